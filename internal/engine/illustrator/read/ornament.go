package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
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
