package people

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
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
	if where := p.Span(p.At); where.Is(vocabulary.Relation) {
		if kind, _ := where.Value(vocabulary.Relation); kind == "at around" || kind == "at inside" && strings.Contains(where.Key, " out") && s.Is(vocabulary.Thing) {
			return false // "jewels scattered around" are no part of a chest, flowers "growing out" no emblem of a watering can
		}
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
	if p.IsPiece(o) && (s.Key == "wooden leg" || s.Key == "wooden legs") && p.PartNamed(o, "legs") != "" {
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{Kind: s.Kind, From: s.From, To: s.From + 1, Key: "wooden", Senses: []vocabulary.Sense{{Class: vocabulary.Material, Value: "wood"}}})
		s.From, s.Key, s.Senses = s.From+1, "legs", []vocabulary.Sense{{Class: vocabulary.PartWord, Value: "legs"}} // no prosthesis
	}
	if p.Scope == "with" && (patterns.Opening(p, o, s) || looks.Topped(p, o, s) || looks.Fitted(p, o, s) || looks.Zone(p, o, s) || looks.Trimming(p, o, s) || patterns.Browed(p, o, s)) {
		return true
	}
	s = ownFeature(p, o, s)
	if p.Scope == "with" && teeth(p, o, s) {
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
	if p.Scope != "with" || p.Owner < 0 || !state.Trims[s.Key] || s.Is(vocabulary.Style) && p.BetweenPauses(s) || s.Is(vocabulary.Naming...) && !s.Is(vocabulary.Style, vocabulary.Unknown) {
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

// ownFeature cuts words for a feature of people at the part of an animal in them: the red nose of a reindeer is no clown's.
func ownFeature(p *state.Parser, i int, s state.Span) state.Span {
	first, last, ok := strings.Cut(s.Key, " ")
	if !ok || !s.Is(vocabulary.Extra) || s.To-s.From != 2 || p.IsPerson(i) || p.PartNamed(i, last) == "" {
		return s
	}
	look := state.Span{From: s.From, To: s.From + 1, Key: first, Senses: p.Tables.Words.Senses[first]}
	if !look.Is(vocabulary.Color, vocabulary.State, vocabulary.Fill) {
		return s
	}
	p.Waiting.Noun = append(p.Waiting.Noun, look)
	return state.Span{From: s.From + 1, To: s.To, Key: last, Senses: []vocabulary.Sense{{Class: vocabulary.PartWord, Value: last}}}
}

// teeth reads the teeth of an animal that opens its mouth only where they are seen: "with sharp teeth", "with its teeth bared".
func teeth(p *state.Parser, i int, s state.Span) bool {
	last := state.LastWord(s.Key)
	if last != "teeth" && last != "fangs" || p.KindOf(i) != brief.Animal || p.PartNamed(i, s.Key) != "" || p.Out.Subjects[i].Expression != "" {
		return false
	}
	p.Out.Subjects[i].Expression = "open mouth"
	from, to := s.From, s.To
	for _, d := range p.Waiting.Noun {
		from = min(from, d.From)
	}
	p.Waiting.Noun = nil
	if next := p.Span(p.At); next.Key == "bared" || next.Key == "showing" || next.Key == "out" {
		to = next.To
		p.At++
	}
	p.Understand(from, to, "expression", "fierce")
	return true
}

// hatThings are the groups of things that are worn as hats where "hat" follows their name.
var hatThings = lexicon.Set("food-drink plant-flower food plants produce fish-insect-reptile")

// ThingHat reads what an animal wears or holds of another thing's shape as that thing: a mushroom hat is a mushroom on the head, a leaf umbrella a leaf.
func ThingHat(p *state.Parser, s state.Span) bool {
	id, ok := s.Value(vocabulary.Thing)
	next := p.Span(p.At + 1)
	kind := map[string]string{"hat": "wearing", "hats": "wearing", "cap": "wearing", "umbrella": "holding", "parasol": "holding"}[next.Key]
	if !ok || kind == "" || p.Owner < 0 || p.IsPerson(p.Owner) || !looks.Embodied(p, p.Owner) || p.Tables.Drawable(id) == "" {
		return false
	}
	if t, _ := things.ByID(id); !hatThings[t.Group] && id != "mushroom" && id != "leaf" && id != "pumpkin" && id != "acorn" || kind == "holding" && id != "leaf" && id != "mushroom" && id != "flower" && id != "lily-pad" {
		return false
	}
	p.Spans[p.At].To = next.To
	p.Spans = slices.Delete(p.Spans, p.At+1, p.At+2)
	p.Pending.Kind, p.Scope = kind, ""
	return false
}
