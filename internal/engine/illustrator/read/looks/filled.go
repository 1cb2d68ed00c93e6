package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// peeledColors are the colors under the peel of what has no drawing of its own for that.
var peeledColors = map[string]string{"potato": "cream", "apple": "cream", "pear": "cream", "onion": "cream", "mango": "yellow", "ginger-root": "pale yellow", "turnip": "white"}

// heaped are the states in which any number of things is one heap.
var heaped = wordSet("diced grated")

// oneHeap makes one heap of several things that are cut up: "diced carrots".
func (p *parser) oneHeap() {
	for i := range p.out.Subjects {
		if s := &p.out.Subjects[i]; s.Kind == brief.Piece && slices.ContainsFunc(s.States, func(name string) bool { return heaped[name] }) {
			s.Count = 1
		}
	}
}

// peeled shows a fruit or a vegetable without its peel.
func (p *parser) peeled(i int) (string, bool) {
	s := &p.out.Subjects[i]
	hue := peeledColors[s.ID]
	if s.Kind != brief.Piece || hue == "" || s.Color != "" {
		return "", false
	}
	s.Color = hue
	return "peeled", true
}

// pourable reports whether something runs out of a piece when it falls over.
func (p *parser) pourable(i int) bool {
	return slices.ContainsFunc(p.partsOf(i), func(part string) bool { return poured[part] || part == "potion" || part == "paint" || part == "ink" }) || opaque[p.out.Subjects[i].ID]
}

// opaque are the vessels in which no drink is seen, and from which one runs nevertheless.
var opaque = wordSet("coffee-cup paint-bucket milk-carton teapot thermos")

// keepsIn are vessels whose content is drawn as one with what they are.
var keepsIn = wordSet("cereal-bowl")

// tipped lays a thing on its side; a vessel with a drink spills it.
func (p *parser) tipped(i int) (string, bool) {
	s := &p.out.Subjects[i]
	if s.Kind != brief.Piece || p.alive(i) {
		return "", false
	}
	if _, ok := p.emptied(i); ok && p.pourable(i) && !keepsIn[s.ID] {
		p.uncapped(i)
		s.States = appendNew(s.States, "spilled")
		return "tipped over", true
	}
	s.Without = slices.DeleteFunc(s.Without, func(part string) bool { return slices.Contains(contents, part) })
	s.Turn = 90
	return "tipped over", true
}

// uncapped leaves out what closes a vessel.
func (p *parser) uncapped(i int) {
	for _, part := range lids {
		if slices.Contains(p.partsOf(i), part) {
			p.out.Subjects[i].Without = appendNew(p.out.Subjects[i].Without, part)
		}
	}
}

// level lowers what fills a vessel: "half" of it is left, or a "low" rest.
func (p *parser) level(i int, name, how string) (string, bool) {
	s := &p.out.Subjects[i]
	for _, part := range p.partsOf(i) {
		if s.Kind == brief.Piece && (poured[part] || part == "potion" || part == "lemonade" || part == "cocoa") && p.grouped(i, part) {
			s.Parts = append(s.Parts, brief.PartColor{Part: part, State: how})
			return name, true
		}
	}
	return "", false
}

// overflowed lets the drink of a vessel run down its side, and what else fills a container lie around its foot.
func (p *parser) overflowed(i int) (string, bool) {
	s := &p.out.Subjects[i]
	t, _ := things.ByID(s.ID)
	if s.Kind != brief.Piece || opaque[s.ID] || !p.pourable(i) && !waterVessels[s.ID] || t.Group == "food-drink" && !p.pourable(i) {
		return "", false
	}
	if slices.ContainsFunc(lids, func(part string) bool { return slices.Contains(p.partsOf(i), part) }) {
		return "", false // what has a lid or a neck is drawn without an opening
	}
	s.States = appendNew(s.States, "overflowing")
	return "overflowing", true
}

// waterVessels hold water where nothing else is said.
var waterVessels = wordSet("bucket bathtub sink bowl vase pot cooking-pot mug cup glass barrel fish-bowl watering-can cauldron flower-pot")

// stocked are the things that are drawn with their content, and the part that it is.
var stocked = map[string]string{"bookshelf": "books", "toolbox": "tools", "crayon-box": "crayons", "treasure-chest": "gold", "safe": "gold", "cookie-jar": "cookies", "egg-carton": "eggs", "spice-rack": "jars", "gumball-machine": "gumballs", "christmas-stocking": "gifts"}

// ownContent reads "a bookshelf filled with colorful books" of what is drawn so anyway.
func (p *parser) ownContent(s span, end int) bool {
	noun := p.span(end - 1)
	if part := stocked[p.out.Subjects[p.subj].ID]; part == "" || noun.key != part && noun.key+"s" != part {
		return false
	}
	for _, d := range p.spans[p.at : end-1] {
		if d.is(color, material, fill, count, state) && d.key != "colorful" {
			return false
		}
	}
	p.flush()
	p.understand(s.from, noun.to, "part", noun.key)
	p.at = end
	return true
}
