package looks

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// A thing is given the parts that it comes "with" and that its drawing has none of, where that kind of part goes: straps, fringe, lace, tags, wheels.

// added begins the kind of a part in the list of zones that is added to a drawing.
const added = "+"

// Groups of things to which nothing is added, and what food and drinks in their vessels can have, vehicles and animals can't.
var (
	neverFitted = lexicon.Set("plant-flower weather-nature-effect building-landmark body-face fish-insect-reptile")
	onFood      = lexicon.Set("label tag cork lid cloth-lid handle")
	wrapped     = lexicon.Set("suitcase trunk treasure-chest book notebook diary leather-journal journal crate cardboard-box gift-box sleeping-bag picnic-basket briefcase toy-box")
	dangles     = lexicon.Set("strap chain tag fringe")
	holds       = lexicon.Set("treasure-chest crate cardboard-box gift-box jewelry-box pouch sack bag bowl plate chest trunk safe jar")
	takesLid    = lexicon.Set("lid cork cloth-lid")
)

// open are words in the names of things into which one looks.
var open = []string{"basket", "crown", "box", "bag", "bowl", "bucket", "chest", "cradle", "tiara"}

// joinFitting joins the words of a part that is added: "gold chain strap", "fur trim", "gingham cloth lid".
func joinFitting(p *state.Parser, s state.Span) state.Span {
	next := p.Span(p.At + 1)
	word := state.LastWord(s.Key)
	kind := p.Tables.Words.Zones[word+" "+next.Key]
	if !next.IsWord() || !strings.HasPrefix(kind, added) || kind != added+"cloth-lid" && !strings.HasPrefix(next.Key, "trim") && (p.PartNamed(p.Owner, word) != "" || p.PartNamed(p.Owner, next.Key) != "" && word != "chain") {
		return s
	}
	if first, _, more := strings.Cut(s.Key, " "); more {
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{Kind: s.Kind, From: s.From, To: s.To - 1, Key: first, Senses: p.Tables.Words.Senses[first]})
	}
	whole := state.Span{Kind: s.Kind, From: s.To - 1, To: next.To, Key: word + " " + next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.PartWord, Value: next.Key}}}
	p.Spans = slices.Replace(p.Spans, p.At, p.At+2, whole)
	return whole
}

// fittingOf returns the kind of the part that is added for a word; a trim is of what its name or the words before it say.
func fittingOf(p *state.Parser, o int, s state.Span) string {
	kind := ""
	for _, key := range []string{s.Key, AsTyped(p, s), state.LastWord(s.Key)} {
		if k, ok := strings.CutPrefix(p.Tables.Words.Zones[key], added); ok && kind == "" {
			kind = k
		}
	}
	if edging := p.Tables.Words.Zones[s.Key] == "edge" || state.Trims[s.Key] && strings.HasPrefix(s.Key, "trim"); edging || kind == "lid" {
		for _, d := range p.Waiting.Noun {
			if k, ok := strings.CutPrefix(p.Tables.Words.Zones[d.Key+" "+s.Key], added); ok {
				kind = k
			}
		}
	}
	sub := p.Out.Subjects[o]
	if (kind == "strap" || kind == "belts") && wrapped[sub.ID] {
		kind = "belts"
	} else if kind == "belts" {
		kind = "strap"
	}
	return kind
}

// Fitted gives a thing a part that its drawing has none of.
func Fitted(p *state.Parser, o int, s state.Span) bool {
	kind := fittingOf(p, o, s)
	if kind == "" || kind != "wheels" && (p.KindOf(o) != brief.Piece || p.Creature(p.Out.Subjects[o].ID)) || !fittable(p.Out.Subjects[o].ID, kind) || kind != "cloth-lid" && partOwn(p, o, s) {
		return false
	}
	part, from := brief.PartColor{Part: brief.Added + kind}, s.From
	pre := p.Waiting.Noun
	p.Waiting.Noun = nil
	for _, d := range pre {
		look, ok := d.Value(vocabulary.Color)
		if !ok {
			look, ok = d.Value(vocabulary.Material)
		}
		_, counted := d.Value(vocabulary.Count)
		switch {
		case strings.HasPrefix(p.Tables.Words.Zones[d.Key+" "+s.Key], added), counted, kind == "label" && d.Key == "blank", ok && d.Is(vocabulary.Material) && part.Color != "", kind == "cloth-lid" && d.Is(vocabulary.Fill, vocabulary.Material):
		case ok && part.Color == "":
			part.Color = look
		default:
			p.LeaveOut(d.From, d.To, "We can't show the "+s.Key+" as “"+strings.ToLower(p.Words(d.From, d.To))+"” yet.")
			continue
		}
		from = min(from, d.From)
	}
	sub := &p.Out.Subjects[o]
	sub.Parts = append(sub.Parts, part)
	p.Target = state.Target{Subj: state.Nowhere} // the guitar itself does not hang where its strap is hanging down
	if next := p.Span(p.At + 1); dangles[kind] && (next.Key == "hanging" || next.Key == "hanging down" || next.Key == "dangling") {
		p.Spans = slices.Delete(p.Spans, p.At+1, p.At+2)
		p.Understand(next.From, next.To, "part", kind)
	}
	UnderstandRange(p, from, s, "part", strings.TrimSuffix(kind+": "+part.Color, ": "))
	return true
}

// partOwn reports whether the drawing of a thing has a part that a word names.
func partOwn(p *state.Parser, o int, s state.Span) bool {
	last := state.LastWord(s.Key)
	if strings.HasPrefix(last, "trim") && last != s.Key {
		return p.PartNamed(o, s.Key) != "" // a trim of lace is not the stripe that the drawing has for one
	}
	own := func(word string) bool { return p.PartNamed(o, word) != "" }
	return own(s.Key) || slices.ContainsFunc(strings.Fields(s.Key), own) || partAtEnd(p, o, s) != ""
}

// fittable reports whether a part of a kind can be added to a thing.
func fittable(id, kind string) bool {
	t, _ := things.ByID(id)
	switch {
	case neverFitted[t.Group], t.Group == "vehicle" && kind != "studs" && kind != "tag", t.Group == "food-drink" && !onFood[kind], t.Group == "symbol-sign" && takesLid[kind]:
		return false
	case kind == "gems", kind == "pearls":
		return !slices.ContainsFunc(open[:1], func(word string) bool { return strings.Contains(id, word) }) && !holds[id]
	case kind == "drops":
		return bejeweled[id]
	case kind == "lining", kind == "handle":
		return slices.ContainsFunc(open, func(word string) bool { return strings.Contains(id, word) })
	}
	return true
}
