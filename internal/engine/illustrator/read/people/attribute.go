package people

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// Attribute reads a noun that belongs to the owner, and notes the word that says so.
func Attribute(p *state.Parser, s state.Span) bool {
	lead := p.Pending.Span
	if !owned(p, s) {
		return false
	}
	if lead.To > 0 && !p.Grammar(lead) {
		p.Understand(lead.From, lead.To, "relation", p.Scope)
	}
	return true
}

// owned reads a noun after "with", "without", "wearing" or "in" as a part, a feature or a garment of the owner.
func owned(p *state.Parser, s state.Span) bool {
	o := p.Owner
	if o < 0 || p.Scope == "" {
		return false
	}
	if kind, _ := p.Span(p.At).Value(vocabulary.Relation); kind == "at around" {
		return false // "jewels scattered around" are no part of a chest
	}
	if p.Scope == "without" {
		Without(p, o, s)
		EndDenial(p)
		return true
	}
	if i := userOf(p, o); p.Scope == "with" && i >= 0 && s.Is(vocabulary.Garment, vocabulary.Glasses) {
		p.Owner, o = i, i // "an owl reading a book with glasses"
	}
	if words := strings.Fields(s.Key); p.Scope == "with" && (p.IsPiece(o) || p.IsPerson(o)) && len(words) == 2 && words[1] == "wings" && p.PartNamed(o, "wings") != "" {
		s.Key, s.Senses = "wings", []vocabulary.Sense{{Class: vocabulary.PartWord, Value: "wings"}} // a fairy has them
	}
	if p.Scope == "with" && (patterns.Opening(p, o, s) || looks.Topped(p, o, s) || looks.Zone(p, o, s) || looks.Trimming(p, o, s) || patterns.Browed(p, o, s)) {
		return true
	}
	if p.Scope == "dressed as" {
		return costume(p, o, s)
	}
	if p.IsPerson(o) {
		if Feature(p, o, s) || p.Scope == "with" && !p.Out.Subjects[o].Portrait && face(p, o, s) {
			return true
		}
		if p.Scope != "holding" && (Wear(p, o, s) || unworn(p, o, s)) {
			return true
		}
		return p.Scope == "with" && (!p.Out.Subjects[o].Portrait && looks.PartColor(p, o, s) || lackedPart(p, o, s))
	}
	if p.Scope == "with" && (face(p, o, s) || looks.PartColor(p, o, s)) {
		return true
	}
	if p.Scope == "wearing" && p.IsPiece(o) && p.PartNamed(o, s.Key) != "" && looks.PartColor(p, o, s) {
		return true // the scarf of a snowman
	}
	if p.Scope == "with" && actsWith(p, o, s) {
		return true
	}
	if p.Scope == "with" && s.Key == "face" && p.KindOf(o) == brief.Piece && !subjects.HasFace(p, o) {
		looks.LeaveOutOn(p, o, s) // a house with a face has no head beside it
		return true
	}
	if v, ok := s.Value(vocabulary.Extra); ok && looks.Grown[v] && p.Tables.Catalog.Garment(v) {
		putOn(p, o, s, "head", v) // "a wolf with horns"
		return true
	}
	if id, _ := s.Value(vocabulary.Thing); (p.Scope == "with" || p.Scope == "wearing") && (id == "beard" || id == "mustache") && subjects.HasEyes(p, o) && wearPiece(p, o, s, "face", id) {
		return true
	}
	if p.Scope == "with" && lackedPart(p, o, s) {
		return true
	}
	return p.Scope != "holding" && (Wear(p, o, s) || misfit(p, o, s))
}

// TrimWord reads a trim that has no other name or is a style too as what its owner has: "with red stitching", "with gold embroidery".
func TrimWord(p *state.Parser, s state.Span) bool {
	if p.Scope != "with" || p.Owner < 0 || !state.Trims[s.Key] || s.Is(vocabulary.Naming...) && !s.Is(vocabulary.Style, vocabulary.Unknown) {
		return false
	}
	p.At++
	if Attribute(p, s) {
		return true
	}
	p.At--
	return false
}

// Without leaves a part out, or notes that a thing must not appear.
func Without(p *state.Parser, i int, s state.Span) {
	p.Waiting.Noun = nil
	sub := &p.Out.Subjects[i]
	if own := looks.AsTyped(p, s); p.IsPiece(i) && p.PartNamed(i, s.Key) == "" && p.PartNamed(i, own) != "" {
		s.Key = own
	}
	if p.IsPerson(i) && bared(p, subjects.Figure(sub), s) || plainCoat(p, sub, s) {
		p.Understand(p.Pending.Span.From, s.To, "without", s.Key)
		return
	}
	if part := p.PartNamed(i, s.Key); (part == "leaves" || part == "foliage") && slices.Contains(p.Tables.Catalog.States(sub.ID), "bare") && looks.StripLeaves(p, i) {
		p.Understand(p.Pending.Span.From, s.To, "without", s.Key)
		return
	}
	if name := p.PartNamed(i, s.Key); p.IsPerson(i) && (Limb(s) && name != "hair" || name == "skin") {
		p.LeaveOut(p.Pending.Span.From, s.To, "We can't show "+p.SubjectName(i)+" without "+s.Key+" yet.")
		return
	} else if name != "" {
		sub.Without = state.AppendNew(sub.Without, name)
		for _, other := range []string{"tires", "rims", "spokes"} { // a wheel goes with all that is on it
			if name == "wheels" && slices.Contains(p.PartsOf(i), other) {
				sub.Without = state.AppendNew(sub.Without, other)
			}
		}
		if p.IsPerson(i) && name == "hair" {
			subjects.Figure(sub).Hair = "bald"
		}
		p.Understand(p.Pending.Span.From, s.To, "without", name)
	} else if looks.Always[s.Key] && looks.Embodied(p, i) {
		p.LeaveOut(p.Pending.Span.From, s.To, "We can't show "+p.SubjectName(i)+" without "+s.Key+" yet.")
	} else if t, _ := things.ByID(sub.ID); !p.IsPerson(i) && slices.ContainsFunc(things.Singulars(s.Key), func(form string) bool { return slices.Contains(t.Parts, form) || slices.Contains(t.Parts, form+"s") }) {
		p.LeaveOut(p.Pending.Span.From, s.To, "We can't show "+p.SubjectName(i)+" without "+s.Key+" yet.")
	} else {
		p.Out.Negatives = state.AppendNew(p.Out.Negatives, s.Key)
		p.Understand(p.Pending.Span.From, s.To, "without", s.Key)
	}
}

// lackedPart leaves out a part of a body that an animal does not have, or that its drawing does not show by itself: a frog with tiny
// ears has no human ears beside it.
func lackedPart(p *state.Parser, o int, s state.Span) bool {
	known := s.Is(vocabulary.PartWord) && looks.BodyPart(s) && !p.IsPerson(o)
	if !looks.Embodied(p, o) || !known && (!Limb(s) || p.IsPerson(o) && looks.Hides[s.Key]) || s.Is(vocabulary.Garment, vocabulary.Extra) {
		return false
	}
	looks.LeaveOutOn(p, o, s)
	return true
}

// FaceMark reads a marking of an animal's face as what it has: "with a patch over one eye".
func FaceMark(p *state.Parser, s state.Span) bool {
	if p.Scope != "with" || p.Owner < 0 {
		return false
	}
	lead := p.Pending.Span
	p.At++
	if !looks.FaceMark(p, p.Owner, s) {
		p.At--
		return false
	}
	if lead.To > 0 && !p.Grammar(lead) {
		p.Understand(lead.From, lead.To, "relation", p.Scope)
	}
	p.Pending.Kind = ""
	return true
}
