package looks

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// peeledColors are the colors under the peel of what has no drawing of its own for that.
var peeledColors = map[string]string{"potato": "cream", "apple": "cream", "pear": "cream", "onion": "cream", "mango": "yellow", "ginger-root": "pale yellow", "turnip": "white"}

// heaped are the states in which any number of things is one heap.
var heaped = lexicon.Set("diced grated")

// OneHeap makes one heap of several things that are cut up: "diced carrots".
func OneHeap(p *state.Parser) {
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; s.Kind == brief.Piece && slices.ContainsFunc(s.States, func(name string) bool { return heaped[name] }) {
			s.Count = 1
		}
	}
}

// peeled shows a fruit or a vegetable without its peel.
func peeled(p *state.Parser, i int) (string, bool) {
	s := &p.Out.Subjects[i]
	hue := peeledColors[s.ID]
	if s.Kind != brief.Piece || hue == "" || s.Color != "" {
		return "", false
	}
	s.Color = hue
	return "peeled", true
}

// pourable reports whether something runs out of a piece when it falls over.
func pourable(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.PartsOf(i), func(part string) bool { return Poured[part] || part == "potion" || part == "paint" || part == "ink" }) || opaque[p.Out.Subjects[i].ID]
}

// opaque are the vessels in which no drink is seen, and from which one runs nevertheless.
var opaque = lexicon.Set("coffee-cup paint-bucket milk-carton teapot thermos")

// keepsIn are vessels whose content is drawn as one with what they are.
var keepsIn = lexicon.Set("cereal-bowl")

// tipped lays a thing on its side; a vessel with a drink spills it.
func tipped(p *state.Parser, i int) (string, bool) {
	s := &p.Out.Subjects[i]
	if s.Kind != brief.Piece || p.Alive(i) {
		return "", false
	}
	if _, ok := emptied(p, i); ok && pourable(p, i) && !keepsIn[s.ID] {
		uncapped(p, i)
		s.States = state.AppendNew(s.States, "spilled")
		return "tipped over", true
	}
	s.Without = slices.DeleteFunc(s.Without, func(part string) bool { return slices.Contains(contents, part) })
	s.Turn = 90
	return "tipped over", true
}

// uncapped leaves out what closes a vessel.
func uncapped(p *state.Parser, i int) {
	for _, part := range lids {
		if slices.Contains(p.PartsOf(i), part) {
			p.Out.Subjects[i].Without = state.AppendNew(p.Out.Subjects[i].Without, part)
		}
	}
}

// level lowers what fills a vessel: "half" of it is left, or a "low" rest.
func level(p *state.Parser, i int, name, how string) (string, bool) {
	s := &p.Out.Subjects[i]
	for _, part := range p.PartsOf(i) {
		if s.Kind == brief.Piece && (Poured[part] || part == "potion" || part == "lemonade" || part == "cocoa") && Grouped(p, i, part) {
			s.Parts = append(s.Parts, brief.PartColor{Part: part, State: how})
			return name, true
		}
	}
	return "", false
}

// overflowed lets the drink of a vessel run down its side, and what else fills a container lie around its foot.
func overflowed(p *state.Parser, i int) (string, bool) {
	s := &p.Out.Subjects[i]
	t, _ := things.ByID(s.ID)
	if s.Kind != brief.Piece || opaque[s.ID] || !pourable(p, i) && !waterVessels[s.ID] || t.Group == "food-drink" && !pourable(p, i) {
		return "", false
	}
	if slices.ContainsFunc(lids, func(part string) bool { return slices.Contains(p.PartsOf(i), part) }) {
		return "", false // what has a lid or a neck is drawn without an opening
	}
	s.States = state.AppendNew(s.States, "overflowing")
	return "overflowing", true
}

// waterVessels hold water where nothing else is said.
var waterVessels = lexicon.Set("bucket bathtub sink bowl vase pot cooking-pot mug cup glass barrel fish-bowl watering-can cauldron flower-pot")

// stocked are the things that are drawn with their content, and the part that it is.
var stocked = map[string]string{"bookshelf": "books", "toolbox": "tools", "crayon-box": "crayons", "treasure-chest": "gold", "safe": "gold", "cookie-jar": "cookies", "egg-carton": "eggs", "spice-rack": "jars", "gumball-machine": "gumballs", "christmas-stocking": "gifts"}

// OwnContent reads "a bookshelf filled with colorful books" of what is drawn so anyway.
func OwnContent(p *state.Parser, s state.Span, end int) bool {
	noun := p.Span(end - 1)
	if part := stocked[p.Out.Subjects[p.Subj].ID]; part == "" || noun.Key != part && noun.Key+"s" != part {
		return false
	}
	for _, d := range p.Spans[p.At : end-1] {
		if d.Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill, vocabulary.Count, vocabulary.State) && d.Key != "colorful" {
			return false
		}
	}
	Flush(p)
	p.Understand(s.From, noun.To, "part", noun.Key)
	p.At = end
	return true
}
