package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Long prompts describe their subject in segments between commas: "a phoenix, wings spread wide, orange and gold feathers". A segment whose
// noun is a part, a garment, a pattern or a topping of what was named before is read as if "with" stood before it.

// toldAfterComma is the subject that the segment after the comma at p.at tells of, -1 if the segment names something of its own.
func (p *parser) toldAfterComma() int {
	if !p.comma() || p.out.Sheet != "" || p.out.Motif != "" || len(p.out.Subjects) == 0 || p.rel != "" && p.rel != "and" {
		return -1
	}
	order := []int{0}
	for i := len(p.out.Subjects) - 1; i > 0; i-- {
		order = append(order, i)
	}
	for _, i := range order {
		if p.segmentTells(i, p.at+1) {
			return i
		}
	}
	return -1
}

// segmentTells reports whether the segment from span from on has a noun that belongs to subject i.
func (p *parser) segmentTells(i, from int) bool {
	described := false
	for k := from; p.span(k).isWord(); k++ {
		s := p.span(k)
		if s.is(person) || s.is(relation) && !s.is(naming...) && s.key != "and" {
			return false
		}
		if n := p.segmentNoun(i, k); n > 0 {
			return described || k > from && !p.span(from).is(stop, count) || p.span(k+n).is(describing...) || !p.ofItsOwnHere(k) || p.onlyTells(i)
		}
		if !s.is(describing...) && !s.is(stop, trade, style, hairStyle) && s.key != "and" && !s.is(naming...) && p.nounsAfter(k) == 0 {
			return false
		}
		described = described || s.is(describing...) && !s.is(count)
	}
	return false
}

// nounsAfter counts the naming words that follow span k in its segment.
func (p *parser) nounsAfter(k int) (n int) {
	for k++; p.span(k).isWord() && !p.span(k).is(relation); k++ {
		if p.span(k).is(naming...) {
			n++
		}
	}
	return n
}

// segmentNoun returns how many spans from k on name a part, a garment, a pattern or a topping of subject i; 0 if none.
func (p *parser) segmentNoun(i, k int) int {
	for n := 3; n > 0; n-- {
		if !p.span(k+n-1).isWord() || n > 1 && slices.ContainsFunc(p.spans[k:k+n], func(s span) bool { return s.is(relation) || s.key == "and" }) {
			continue
		}
		last := p.span(k + n - 1)
		if next := p.span(k + n); next.is(naming...) && !next.is(describing...) && !next.is(relation, pose) {
			continue // the head of the noun phrase is farther on
		}
		if p.partNamed(i, token.Key(p.words(p.span(k).from, last.to))) != "" || n == 1 && p.hasOnIt(i, last) {
			return n
		}
	}
	return 0
}

// hasOnIt reports whether a noun that is no part of subject i's drawing belongs to it all the same: a limb, a trim, clothes, a pattern, food
// on a dish.
func (p *parser) hasOnIt(i int, s span) bool {
	kind := p.kindOf(i)
	words := strings.Fields(s.key)
	if len(words) == 0 {
		return false
	}
	last := words[len(words)-1]
	switch {
	case limb(s) && p.embodied(i):
		return true
	case kind == brief.Person:
		where, worn := s.value(garment)
		_, name, _ := strings.Cut(where, "/")
		return worn && p.r.catalog.Garment(name) && p.onePerson() || s.is(glasses, beard, hairStyle, extra)
	case kind == brief.Piece && composed[p.out.Subjects[i].ID]:
		id, _ := s.value(thing)
		t, _ := things.ByID(id)
		return t.Group == "food-drink" && !composed[id] && p.onlyTells(i)
	case kind == brief.Piece && i == 0 && (trims[last] || fittings[last]):
		return !s.is(garment)
	}
	return printMarks[s.key] == "" && s.is(fill) && s.is(unknown, fill) && !s.is(thing, style) && strings.HasSuffix(last, "s") && (kind == brief.Piece || kind == brief.Animal)
}

// onePerson reports whether a single person was named: of several, the garment tells whose it is.
func (p *parser) onePerson() bool {
	n := 0
	for _, s := range p.out.Subjects {
		if s.Kind == brief.Person {
			n += s.Count
		}
	}
	return n == 1
}

// ofItsOwnHere reports whether the word at span k can be drawn by itself.
func (p *parser) ofItsOwnHere(k int) bool {
	id, ok := p.span(k).value(thing)
	return ok && p.r.drawable(id) != "" && !limb(p.span(k))
}

// onlyTells reports whether no segment of the prompt after the first is a bare noun that subject i does not have: "pumpkin, leaves, acorn" is a
// list of things, "a lighthouse, rocks, waves" is not.
func (p *parser) onlyTells(i int) bool {
	for k := range p.spans {
		if p.spans[k].isWord() || k == 0 {
			continue
		}
		s, next := p.span(k+1), p.span(k+2)
		if !s.isWord() || next.isWord() || !s.is(thing, person) || s.is(describing...) || s.is(style, trade) {
			continue
		}
		id, _ := s.value(thing)
		t, _ := things.ByID(id)
		if p.partNamed(i, s.key) == "" && (t.Group != "food-drink" || !composed[p.out.Subjects[i].ID]) {
			return false
		}
	}
	return true
}
