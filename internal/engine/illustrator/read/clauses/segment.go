package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Long prompts describe their subject in segments between commas: "a phoenix, wings spread wide, orange and gold feathers". A segment whose
// noun is a part, a garment, a pattern or a topping of what was named before is read as if "with" stood before it.

// toldAfterComma is the subject that the segment after the comma at p.at tells of, -1 if the segment names something of its own.
func (p *parser) toldAfterComma() int {
	if !p.comma() || p.out.Sheet != "" || p.out.Motif != "" || slices.Contains(p.out.Framing, "pattern") || len(p.out.Subjects) == 0 {
		return -1
	}
	if p.namesAgain(p.at + 1) {
		return -1
	}
	if p.placedSegment(p.at + 1) {
		return 0
	}
	if p.scope == "wearing" && p.garmentAhead() {
		return -1 // the list of what somebody wears goes on
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

// garmentAhead reports whether the first noun after the comma at p.at is worn.
func (p *parser) garmentAhead() bool {
	for k := p.at + 1; p.span(k).isWord(); k++ {
		if p.span(k).is(naming...) {
			return p.span(k).is(garment, glasses)
		}
	}
	return false
}

// placedSegment reports whether the segment from span from on says where something is by what was named before: "strawberries on top",
// "petals falling", "a heart on it".
func (p *parser) placedSegment(from int) bool {
	nouns := 0
	for k := from; p.span(k).isWord(); k++ {
		s := p.span(k)
		kind, joins := s.value(relation)
		switch {
		case strings.HasPrefix(kind, "at ") && !p.objectAhead(k+1), s.key == "around" && (!p.span(k+1).isWord() || pronouns[p.span(k+1).key]):
			return nouns > 0
		case s.is(person), joins && !s.is(naming...) && s.key != "and":
			return false
		case s.is(naming...):
			nouns++
		}
	}
	return false
}

// segmentTells reports whether the segment from span from on has a noun that belongs to subject i.
func (p *parser) segmentTells(i, from int) bool {
	described := false
	if p.span(from).key == "and" {
		from++
	}
	if p.likeIt(i, from) || i != p.subj && p.span(from).is(count) && p.isPiece(i) && slices.Contains(p.loneList, i) && slices.Contains(p.loneList, p.subj) {
		return false // things between commas
	}
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

// likeIt reports whether the segment from span from on names another one of the same kind.
func (p *parser) likeIt(i, from int) bool {
	for k := from; p.span(k).isWord() && !p.span(k).is(relation); k++ {
		if id, ok := p.span(k).value(thing); ok && k > from && id == p.out.Subjects[i].ID {
			return true
		}
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
		if last.is(color) && !last.is(thing, partWord, material) {
			continue // "yellow with a blue handle"
		}
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
	case faces[s.key] != "":
		return p.alive(i) || p.hasFace(i)
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
	return vocabulary.PrintMarks[s.key] == "" && s.is(fill) && s.is(unknown, fill) && !s.is(thing, style) && strings.HasSuffix(last, "s") && (kind == brief.Piece || kind == brief.Animal)
}

// betweenParts takes a relation to a part of the thing whose other part was named last: "smoke coming out of the chimney" of a house.
func (p *parser) betweenParts(s span) bool {
	i := p.owner
	if i < 0 || p.scope != "with" || p.kindOf(i) != brief.Piece || p.target.subj != i || p.target.part == 0 {
		return false
	}
	end, noun := p.phrase(p.at)
	if p.partNamed(i, noun.key) == "" {
		return false
	}
	p.understand(s.from, noun.to, "relation", strings.ToLower(p.words(s.from, noun.to)))
	p.at = end
	return true
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
		if t.Group == "food-drink" && composed[p.out.Subjects[i].ID] {
			continue // asking whether the dish has it would ask this again
		}
		if p.segmentNoun(i, k+1) == 0 {
			return false
		}
	}
	return true
}

// wrapping are the relations to what is a part of many drawings: paper, a ribbon, sprinkles.
var wrapping = phraseSet("wrapped in", "wrapped with", "tied with", "tied up with", "decorated with", "topped with", "adorned with")

// wrapped reads "a bouquet of roses wrapped in brown paper tied with twine": the paper is a part of the bouquet.
func (p *parser) wrapped(s span) bool {
	if !wrapping[s.key] {
		return false
	}
	_, noun := p.phrase(p.at + 1)
	for i := len(p.out.Subjects) - 1; i >= 0; i-- {
		if p.kindOf(i) != brief.Piece || p.partNamed(i, noun.key) == "" {
			continue
		}
		p.flush()
		p.at++
		p.owner, p.subj, p.target = i, i, target{subj: i}
		p.relSpan, p.rel, p.relFrom, p.scope = s, "with", i, "with"
		p.lastRel, p.lastRelTo = "", -1
		return true
	}
	end, _ := p.phrase(p.at + 1)
	if p.subj < 0 || end <= p.at+1 || slices.ContainsFunc(p.spans[p.at+1:end], func(d span) bool { return d.is(thing, garment, standIn, person, unknown) }) || !p.span(end-1).is(material) {
		return false
	}
	p.flush()
	p.leaveOutTo(s, end, "We can't show “"+strings.ToLower(p.words(s.from, p.endToken(end)))+"” yet.") // the color of a cloth is not that of what is in it
	return true
}
