package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// printWord reads "pattern" after what is on a thing: "a sweater with a snowflake pattern" asks for one sweater, not for many in rows.
func (p *parser) printWord(s span) bool {
	if p.coloredPattern(s) {
		return true
	}
	if s.key != "pattern" && s.key != "patterns" && s.key != "motif" || len(p.pre) > 0 || p.owner < 0 || p.kindOf(p.owner) != brief.Piece || !p.span(p.at-1).is(naming...) {
		return false
	}
	on := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == p.subj && r.Kind == "printed on" })
	if p.scope != "with" && !on {
		return false
	}
	p.at++
	p.understand(s.from, s.to, "trade word", "")
	return true
}

// coloredPattern reads "a plate with a blue pattern", of which no marks are told, as flowers in that color.
func (p *parser) coloredPattern(s span) bool {
	if s.key != "pattern" && s.key != "patterns" || p.scope != "with" || p.owner < 0 || p.kindOf(p.owner) != brief.Piece || p.out.Subjects[p.owner].Fill != "" || p.partNamed(p.owner, "pattern") != "" || len(p.pre) == 0 {
		return false
	}
	tone, from := "", s.from
	for _, d := range p.pre {
		name, ok := d.value(color)
		if ok && tone != "" || !ok && !d.is(stop) && !(d.is(count) && (d.key == "a" || d.key == "an")) {
			return false
		}
		if ok {
			tone, from = name, min(from, d.from)
		}
	}
	if tone == "" {
		return false
	}
	sub := &p.out.Subjects[p.owner]
	p.pre = nil
	p.at++
	sub.Fill, sub.Second = "floral", tone
	p.understand(from, s.to, "fill", tone+" floral")
	return true
}

// worked are the ways to put a picture into a surface.
var worked = wordSet("engraved embroidered carved etched embossed stamped printed inlaid")

// engraved reads "a spoon with engraved flowers". What is no surface for pictures is drawn without them: nothing lies beside it.
func (p *parser) engraved(s span) bool {
	next := p.span(p.at + 1)
	if !worked[s.key] || p.scope != "with" || p.owner < 0 || p.kindOf(p.owner) != brief.Piece || !next.is(thing) {
		return false
	}
	if p.carriesPicture(p.out.Subjects[p.owner].ID) {
		p.at++
		p.understand(s.from, s.to, "relation", "printed on")
		p.rel, p.relFrom, p.scope = "<printed on", p.owner, ""
		return true
	}
	p.at += 2
	p.pre = nil
	p.leaveOut(s.from, next.to, "We can't show this on "+p.subjectName(p.owner)+" yet.")
	return true
}

// statues are the words for figures of what is named before them, with what they are usually made of.
var statues = map[string]string{"statue": "stone", "sculpture": "stone", "statuette": "bronze", "figurine": "ceramic", "ornament": ""}

// statue reads "lion statue" as a lion of stone, or of what it is said to be made of.
func (p *parser) statue(s span) bool {
	last := s.key[strings.LastIndex(s.key, " ")+1:]
	made, ok := statues[last]
	if ok && s.to-s.from > 1 {
		p.castInMetal()
	}
	told := slices.ContainsFunc(p.pre, func(d span) bool { return d.is(material) })
	if n := s.to - s.from; !ok || n < 2 || made == "" && !told {
		return false
	}
	all := p.partly(s.from, s.to-1)
	if len(all) == 0 || len(all) > 1 {
		return false
	}
	tail := span{from: s.to - 1, to: s.to, key: last, senses: []sense{{Class: material, Value: made}}}
	if told {
		p.understand(tail.from, tail.to, "quality", "")
	} else {
		p.pre = append(p.pre, tail)
	}
	p.subject(p.r.at(p.toks, s.from, s.to-1-s.from), all)
	return true
}

// castMetals are colors that are what a statue is made of.
var castMetals = wordSet("gold silver bronze copper brass")

// castInMetal reads "a golden bull statue" as a bull of gold.
func (p *parser) castInMetal() {
	for i, d := range p.pre {
		if name, ok := d.value(color); ok && castMetals[name] {
			p.pre = slices.Clone(p.pre)
			p.pre[i].senses = []sense{{Class: material, Value: name}}
		}
	}
}

// stuffed reads "owl plush toy" and "dinosaur plushie" as an owl and a dinosaur of plush: alone, such a toy is a teddy bear.
func (p *parser) stuffed(s span) {
	next := p.span(p.at + 1)
	if made, ok := next.value(material); !ok || made != "plush" || next.key == "stuffed" || !s.is(thing) || len(p.resolve(s)) == 0 {
		return
	}
	p.spans = slices.Delete(p.spans, p.at+1, p.at+2)
	p.pre = append(p.pre, span{from: next.from, to: next.to, key: next.key, senses: []sense{{Class: material, Value: "plush"}}})
}

// openings are the parts of houses that other things can have too: a pumpkin with a door is one that somebody lives in.
var openings = wordSet("door window doors windows")

// opening puts a door or a window on the front of a thing that has none.
func (p *parser) opening(o int, s span) bool {
	if !openings[s.key] || p.scope != "with" || p.kindOf(o) != brief.Piece || p.partNamed(o, s.key) != "" || !p.edible(p.out.Subjects[o].ID) && !dwellings[p.out.Subjects[o].ID] {
		return false
	}
	p.rel, p.relFrom = "<printed on", o
	return false // the noun is a subject all the same
}

// dwellings are the things besides food that fairy tales make houses of.
var dwellings = wordSet("mushroom teapot boot shoe tree tree-stump pumpkin rain-boot barrel mug")

// brows are what a face with a mood shows.
var brows = wordSet("eyebrow eyebrows brow brows")

// browed takes eyebrows as a part of a face that has a mood.
func (p *parser) browed(o int, s span) bool {
	if !brows[s.key[strings.LastIndex(s.key, " ")+1:]] || p.kindOf(o) != brief.Piece || p.out.Subjects[o].Expression == "" {
		return false
	}
	p.understandRange(s.from, s, "part", "eyebrows")
	p.dropPre()
	return true
}

// extraOf reads "extra cheese": more of what a dish has, whatever was to be left out before.
func (p *parser) extraOf(s span) bool {
	if s.key != "extra" || p.owner < 0 || p.partNamed(p.owner, p.span(p.at+1).key) == "" {
		return false
	}
	p.at++
	p.understand(s.from, s.to, "trade word", "")
	p.scope, p.rel, p.relSpan = "with", "", span{from: s.from, to: s.from}
	return true
}

// patternOf returns the pattern that a noun in the plural means on what was named last.
func (p *parser) patternOf(s span) (string, bool) {
	if mark := vocabulary.PrintMarks[s.key]; mark != "" && p.owner >= 0 && p.target.subj == p.owner {
		if next := p.spanAt(s.to); next >= 0 && p.spans[next].is(relation) {
			if where, _ := p.spans[next].value(relation); where == "at inside" || where == "at top" {
				return s.value(fill) // "a boot with flowers growing out" is no flowered boot
			}
		}
		sub := p.out.Subjects[p.owner]
		thing, _ := things.ByID(sub.ID)
		cloth := sub.Kind == brief.Piece && (thing.Group == "clothing-accessory" && !vocabulary.Jewels[sub.ID] || vocabulary.PrintedThings[sub.ID] && (mark != "floral" || p.onIt(p.at+1) || !planters[sub.ID] && sub.ID != "flower-pot" && sub.ID != "pitcher"))
		if p.target.garment > 0 || p.target.part == 0 && cloth {
			return mark, true
		}
	}
	return s.value(fill)
}

// patternAhead reports whether colors from span i on lead to a pattern: "with blue polka dots".
func (p *parser) patternAhead(i int) bool {
	if p.scope != "with" {
		return false
	}
	for ; i < len(p.spans) && p.spans[i].isWord(); i++ {
		s := p.spans[i]
		if name, ok := p.patternOf(s); ok && name != "" && (vocabulary.PrintMarks[s.key] != "" || strings.HasSuffix(s.key, "s") || !p.nounAhead(i+1)) {
			return true
		}
		if !s.is(color, size, trade, count) && s.key != "and" {
			return false
		}
	}
	return false
}

// onIt reports whether span i says again that a pattern is on its thing: "with red hearts on it".
func (p *parser) onIt(i int) bool {
	kind, ok := p.span(i).value(relation)
	return ok && kind == "at print"
}

// fillNoun reads "with red stripes" and, on a garment, "with stars".
func (p *parser) fillNoun(s span) bool {
	name, ok := p.patternOf(s)
	if !ok || p.scope != "with" || p.owner < 0 || p.nounAhead(p.at+1) && !p.onIt(p.at+1) || p.partNamed(p.owner, s.key) != "" {
		return false
	}
	if name == "dots" && p.isPiece(p.owner) && p.partNamed(p.owner, "spots") != "" { // a mushroom has spots of its own
		s.key, s.senses = "spots", []sense{{Class: partWord, Value: "spots"}}
		p.at++
		return p.partColor(p.owner, s)
	}
	if where, _ := p.span(p.at + 1).value(relation); where == "at inside" || where == "inside" {
		return false // boots with flowers growing out of them
	}
	sub := &p.out.Subjects[p.owner]
	if p.target.garment > 0 && p.target.subj == p.owner {
		figure(sub).Clothes[p.target.garment-1].Fill = name
	} else if p.isPerson(p.owner) {
		return false
	} else {
		p.setFill(sub, name)
	}
	from := s.from
	for _, d := range p.pre {
		c, isColor := d.value(color)
		switch {
		case !isColor:
		case p.target.garment > 0:
			figure(sub).Clothes[p.target.garment-1].Second, from = c, min(from, d.from)
		case sub.Kind == brief.Piece || sub.Kind == brief.Family:
			if sub.Second != "" && sub.Color == "" {
				sub.Color = sub.Second // "with blue and white stripes"
			}
			sub.Second, from = c, min(from, d.from)
		default:
			sub.More, from = appendNew(sub.More, c), min(from, d.from)
		}
	}
	p.pre = nil
	p.at++
	if p.onIt(p.at) {
		if on := p.span(p.at); on.to-on.from > 2 {
			p.understand(on.from, on.to, "relation", "print") // "painted on it"
		} else {
			p.mark(on.from, on.to)
		}
		p.at++
	}
	p.understandRange(from, s, "fill", name)
	return true
}
