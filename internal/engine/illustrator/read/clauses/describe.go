package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// describe takes a describing word for the noun ahead, or for what was named before.
func (p *parser) describe(s span) bool {
	if name := vocabulary.AnimalPrints[s.key]; name != "" && p.span(p.at+1).is(garment) {
		p.at++
		p.pre = append(p.pre, span{from: s.from, to: s.to, key: s.key, senses: []sense{{Class: fill, Value: name}}}) // "a leopard coat"
		return true
	}
	if !s.is(describing...) {
		return false
	}
	if p.scope == "with" && p.wordAt(s.from) == "and" && strings.HasPrefix(s.key, "with ") && s.is(state) && p.kindOf(p.owner) == brief.Piece {
		p.flush()
		p.at++
		p.apply(p.owner, s, true) // of the whole: "a cake with strawberries and chocolate drip"
		return true
	}
	if s.is(person) && p.does(s, p.span(p.at+1)) {
		return false
	}
	if next := p.span(p.at + 1); s.is(state) && strings.HasPrefix(s.key, "with ") && next.key == "and" && p.isPiece(p.subj) && p.justNamed(s) {
		p.flush()
		p.at++
		p.after(s) // "with a crack down the middle and three peonies in it"
		p.owner, p.scope, p.relSpan = p.subj, "with", span{from: s.from, to: s.from}
		return true
	}
	if p.usesNext(s) {
		return true
	}
	ahead := p.nounAhead(p.at + 1)
	if ahead && s.is(portrait) && (s.is(thing) || s.key == "head") && p.rel == "" && p.scope == "" && p.alive(p.subj) && p.justNamed(s) && p.span(p.at+1).is(describing...) {
		p.at++
		p.after(s) // "tiger face green eyes" is a tiger's face, not a face beside it
		return true
	}
	if name, ok := s.value(state); ok && strings.HasPrefix(s.key, "with ") && p.kindOf(p.subj) == brief.Piece && p.justNamed(s) && slices.Contains(p.r.catalog.States(p.out.Subjects[p.subj].ID), name) {
		p.at++
		p.after(s)
		p.owner, p.scope, p.relSpan = p.subj, "with", span{from: s.from, to: s.from}
		return true // "with two scoops chocolate and strawberry": what follows is of the thing too
	}
	if p.lacks(s) {
		return true
	}
	if p.scope == "without" && !ahead {
		return p.withoutWord(s)
	}
	if next := p.span(p.at + 1); p.scope == "with" && s.is(hairStyle) && p.owner >= 0 && p.isPerson(p.owner) && (next.key == "and" || !next.isWord() || next.is(pose) || next.is(relation) && !next.is(naming...)) && s.key != "long" && s.key != "short" {
		p.at++
		return p.feature(p.owner, s) // "with an afro and earrings"
	}
	if name, ok := s.value(color); ok && p.scope == "" && p.rel == "" && p.isPerson(p.subj) && p.span(p.at+1).is(hairStyle, beard) && !p.nounAhead(p.at+2) {
		p.at++
		figure(&p.out.Subjects[p.subj]).HairColor = name // "old lady, gray bun"
		p.understand(s.from, s.to, "hair color", name)
		return true
	}
	if before := p.span(p.at - 1); s.is(pose) && s.is(thing) && strings.HasSuffix(s.key, "ing") && p.scope == "with" && p.isPerson(p.owner) && len(p.pre) == 0 && !before.is(relation, count, stop) && before.key != "and" {
		p.at++
		p.scope = ""
		p.apply(p.owner, s, false) // "grandma with a gray bun knitting"
		return true
	}
	if s.is(color) && p.patternAhead(p.at+1) {
		p.at++
		p.pre = append(p.pre, s)
		return true
	}
	if p.scope == "with" && !ahead && p.owner >= 0 && !p.isPerson(p.owner) && (p.partNamed(p.owner, s.key) != "" && !(s.is(color) && !s.is(thing, partWord, material)) || p.countedSo(s)) {
		p.at++
		return p.attribute(s) // "a chest with gold"
	}
	if s.is(naming...) && !s.is(unknown) && !p.qualifies(s, ahead) {
		return false
	}
	if p.rel != "" && p.rel != "and" && p.rel != "with" && !ahead && s.is(material) && !s.is(thing, color) {
		p.at++
		p.missing(s) // "standing on ice"
		return true
	}
	p.at++
	if p.lang.Postnominal && p.justNamed(s) && !s.is(count) {
		p.after(s)
		return true
	}
	if ahead || p.subj < 0 || s.is(count) {
		p.pre = append(p.pre, s)
		return true
	}
	p.flush()
	p.after(s)
	return true
}

// qualifies decides for words that describe and name: "orange" before a noun is a color, by itself a fruit.
func (p *parser) qualifies(s span, ahead bool) bool {
	if ahead {
		if next := p.span(p.at + 1).key; s.is(person) && (next == "face" || next == "head") {
			return false // "girl's face"
		}
		if next := p.span(p.at + 1); p.scope == "" && s.is(thing) && s.is(color) && next.is(partWord) && !next.is(thing, person, standIn, garment) {
			return false // "rose stem"
		}
		if s.is(thing) && s.is(color) && p.listsPlants(s) {
			return false
		}
		if s.is(thing) && !s.is(color, material, fill, young, count, outline) {
			next := p.span(p.at + 1)
			return s.is(body, theme, expression, pose, state) && next.is(naming...) && next.key != "sign" && next.key != "signs"
		}
		return true
	}
	if s.is(person, garment) || s.is(young) {
		return false
	}
	if s.is(fill) && s.is(thing) && p.subj >= 0 {
		return p.justNamed(s)
	}
	if s.is(expression, pose) && bodyPart(s) && p.rel == "" {
		return p.embodied(p.subj) || p.embodied(p.owner) // "a dog, tongue out"
	}
	if s.is(hairStyle, beard, extra, glasses) && p.subj >= 0 {
		return p.isPerson(p.owner) && s.is(hairStyle) && p.scope == ""
	}
	if before := p.span(p.at - 1); p.subj >= 0 && s.is(color) && before.is(style) && !p.span(p.at+1).isWord() {
		return true // "phoenix logo gradient orange"
	}
	// "letter M gold", "a car, gold": no article and something to describe.
	return p.subj >= 0 && s.is(color, material) && p.justNamed(s)
}

// listsPlants reports whether a plant whose name is a color too is the first of a list of plants: "lavender and white roses" in a wreath.
func (p *parser) listsPlants(s span) bool {
	id, _ := s.value(thing)
	t, _ := things.ByID(id)
	if p.span(p.at+1).key != "and" || t.Group != "plant-flower" || p.r.drawable(id) == "" || p.out.Motif == "" && !containers[p.nearSubject()] {
		return false
	}
	for i := p.at + 2; p.span(i).isWord(); i++ {
		next, ok := p.span(i).value(thing)
		if other, _ := things.ByID(next); ok && !p.span(i).is(color) {
			return other.Group == "plant-flower"
		}
	}
	return false
}

// nearSubject is the id of the last subject.
func (p *parser) nearSubject() string {
	if p.subj < 0 || p.subj >= len(p.out.Subjects) {
		return ""
	}
	return p.out.Subjects[p.subj].ID
}

// justNamed reports whether nothing but describing words stands between the span and what was named last.
func (p *parser) justNamed(s span) bool {
	before := p.span(p.at - 1)
	if before.from == s.from {
		before = p.span(p.at - 2)
	}
	if worn := before.is(garment, glasses); p.rel != "" && (p.scope == "wearing" && worn || p.scope == "with" && p.isPerson(p.owner) && (worn || before.is(beard, hairStyle) || before.key == "hair")) && p.relSpan.to < before.to {
		p.rel = "" // "in overalls and a straw hat feeding chickens"
	}
	if len(p.pre) > 0 || p.subj < 0 || s.from == 0 || p.rel != "" {
		return false
	}
	return before.isWord() && !before.is(relation, stop, count) && (before.is(naming...) || before.is(describing...) || before.is(hairStyle))
}
