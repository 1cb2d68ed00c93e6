package looks

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// Gems are the colors of gemstones.
var Gems = map[string]string{
	"emerald": "emerald", "ruby": "red", "sapphire": "blue", "amethyst": "purple", "topaz": "yellow", "garnet": "maroon", "opal": "white", "aquamarine": "light blue", "turquoise": "turquoise", "jade": "green",
	"onyx": "black", "diamond": "white", "pearl": "ivory", "peridot": "lime", "citrine": "yellow", "moonstone": "white", "amber": "orange", "rose quartz": "pink", "quartz": "white",
}

// Jewelry and other things that gems are set in, the parts that are cut of one, and the words that stand for a stone on a thing.
var (
	bejeweled = lexicon.Set("ring necklace earring hoop-earring bracelet brooch locket tiara crown scepter sword dagger chalice watch pocket-watch hair-clip magic-wand wooden-staff shield amulet pendant hand-mirror")
	ofStone   = lexicon.Set("drop drops stone stones pendant pendants charm charms center centre bead beads stud studs gem gems gemstone")
)

// gemAt returns the color of the gemstone that span i names.
func gemAt(p *state.Parser, i int) string {
	s := p.Span(i)
	key := strings.TrimSuffix(s.Key, "s")
	if strings.HasSuffix(s.Key, "ies") {
		key = strings.TrimSuffix(s.Key, "ies") + "y"
	}
	if !s.IsWord() {
		return ""
	}
	return Gems[key]
}

// GemsSet reads gemstones that jewelry and other precious things come with, or are named after, as the color of the stones in them: an amethyst is set in a ring, and
// lies not beside it.
func GemsSet(p *state.Parser) {
	for i, s := range p.Spans {
		first, last, two := strings.Cut(s.Key, " ")
		thing, _ := state.Span{Senses: p.Tables.Words.Senses[strings.TrimSuffix(last, "s")]}.Value(vocabulary.Thing)
		if two && s.To-s.From == 2 && Gems[first] != "" && bejeweled[thing] && s.Is(vocabulary.Extra) && !slices.ContainsFunc(p.Spans, func(o state.Span) bool { return LivingSpan(p, o) }) {
			p.Spans = slices.Replace(p.Spans, i, i+1, state.Span{Kind: s.Kind, From: s.From, To: s.From + 1, Key: first}, state.Span{Kind: s.Kind, From: s.From + 1, To: s.To, Key: last, Plural: s.Plural, Senses: []vocabulary.Sense{{Class: vocabulary.Thing, Value: thing}}})
			break // "diamond earrings" that nobody wears
		}
	}
	main := slices.IndexFunc(p.Spans, func(s state.Span) bool {
		id, ok := s.Value(vocabulary.Thing)
		if !ok {
			id, ok = s.Value(vocabulary.StandIn)
			id, _, _ = strings.Cut(id, ";")
		}
		return ok && bejeweled[id] && !s.Is(vocabulary.Relation)
	})
	if main < 0 {
		return
	}
	for i := main + 1; i < len(p.Spans); i++ {
		if s := p.Spans[i]; (s.Key == "stone" || s.Key == "stones") && s.Is(vocabulary.Thing) {
			p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.PartWord, Value: "stone"}} // those of the ring, and no rocks
		}
	}
	for i := 0; i < len(p.Spans); i++ {
		hue := gemAt(p, i)
		if hue == "" {
			continue
		}
		s := p.Spans[i]
		color := state.Span{Kind: token.Word, From: s.From, To: s.To, Key: hue, Senses: []vocabulary.Sense{{Class: vocabulary.Color, Value: hue}}}
		switch {
		case i == main-1:
			p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.State, Value: ofGem + hue}}
		case i > main && ofStone[p.Span(i+1).Key]:
			p.Spans[i] = color
		case i > main && !p.NounAhead(i+1) && p.Span(main+1).Key == "with":
			color.To = s.From
			p.Spans[i] = state.Span{Kind: token.Word, From: s.From, To: s.To, Key: "gem", Plural: s.Plural, Senses: []vocabulary.Sense{{Class: vocabulary.PartWord, Value: "gem"}}}
			p.Spans = slices.Insert(p.Spans, i, color)
			secondGem(p, i+2, main)
		}
		return
	}
}

// ofGem begins the state of jewelry whose stones have a color.
const ofGem = "gem:"

// setStones gives the stones of a piece of jewelry a color.
func setStones(p *state.Parser, i int, hue string) (string, bool) {
	sub := &p.Out.Subjects[i]
	for _, part := range []string{"stone", "stones", "gem", "gems", "jewels", "pendant", "beads"} {
		if name := p.PartNamed(i, part); name != "" && p.IsPiece(i) {
			sub.Parts = append(sub.Parts, brief.PartColor{Part: name, Color: hue})
			return "stones: " + hue, true
		}
	}
	kind := "gems"
	if strings.Contains(sub.ID, "earring") {
		kind = "drops"
	}
	if !p.IsPiece(i) || !fittable(sub.ID, kind) {
		return "", false
	}
	sub.Parts = append(sub.Parts, brief.PartColor{Part: brief.Added + kind, Color: hue})
	return "stones: " + hue, true
}

// secondGem gives a second kind of stones after "and" to the other stones that the drawing of the thing at span main has, or leaves it out.
func secondGem(p *state.Parser, i, main int) {
	hue := gemAt(p, i+1)
	id, _ := p.Spans[main].Value(vocabulary.Thing)
	slots, parts, _ := p.Tables.Catalog.Piece(id)
	s := p.Span(i + 1)
	if hue == "" || p.Span(i).Key != "and" || p.NounAhead(i+2) || slices.Contains(append(slots, parts...), s.Key) {
		return
	}
	for _, slot := range []string{"sapphires", "second", "stones", "diamonds"} {
		if slices.Contains(slots, slot) {
			p.Spans[i+1] = state.Span{Kind: token.Word, From: s.From, To: s.To, Key: slot, Plural: true, Senses: []vocabulary.Sense{{Class: vocabulary.PartWord, Value: slot}}}
			p.Spans = slices.Insert(p.Spans, i+1, state.Span{Kind: token.Word, From: s.From, To: s.From, Key: hue, Senses: []vocabulary.Sense{{Class: vocabulary.Color, Value: hue}}})
			return
		}
	}
	p.LeaveOut(p.Spans[i].From, s.To, "We show one kind of stones on a thing.")
	p.Spans = slices.Delete(p.Spans, i, i+2)
}
