package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// halved reads "half lion half tiger": the left half of one thing and the right half of another. What stands between, and the second
// "half", is the relation.
func (p *parser) halved(s span) bool {
	if at := p.secondHalf(p.at); p.halving && at >= 0 {
		p.halving = false
		half := p.spans[at]
		p.flush()
		p.mark(s.from, half.from)
		p.splitHalf(at)
		p.at = at + 1
		p.rel, p.relFrom, p.relSpan = "halves", p.subj, p.spans[at]
		p.understand(half.from, half.from+1, "relation", "halves")
		return true
	}
	if p.halfOfFlowers(s) {
		return true
	}
	if p.subj >= 0 || !p.startsHalf(p.at) {
		return false
	}
	for i := p.at + 1; i < len(p.spans); i++ {
		if p.secondHalf(i) >= 0 {
			p.splitHalf(p.at)
			p.halving = true
			p.understand(p.spans[p.at].from, p.spans[p.at].to, "relation", "halves")
			p.at++
			return true
		}
		if one := p.spans[i]; one.isWord() && one.is(relation) && one.key != "and" {
			return false
		}
	}
	return false
}

// halfOfFlowers reads "butterfly with half flowers": flowers in the place of the right half of what was named.
func (p *parser) halfOfFlowers(s span) bool {
	if half, what := p.span(p.at+1), p.span(p.at+2); s.key != "with" || p.subj < 0 || p.out.Subjects[p.subj].Count != 1 || half.key != "half" || !what.plural || !p.plant(what) {
		return false
	}
	p.flush()
	p.at++
	p.rel, p.relFrom, p.relSpan = "halves", p.subj, p.spans[p.at]
	p.mark(s.from, s.to)
	p.understand(p.spans[p.at].from, p.spans[p.at].to, "relation", "halves")
	p.at++
	return true
}

// startsHalf reports whether "half" and a name stand at span i, as two spans or, as in "half moon", as one.
func (p *parser) startsHalf(i int) bool {
	s := p.span(i)
	if !s.isWord() || p.toks[s.from].Text != "half" {
		return false
	}
	return s.to-s.from > 1 && s.is(thing, standIn) || s.to-s.from == 1 && p.nameAt(i+1)
}

// nameAt reports whether a name stands at span i, perhaps after an article or a description.
func (p *parser) nameAt(i int) bool {
	for n := 0; n < 3; n, i = n+1, i+1 {
		s := p.span(i)
		switch {
		case !s.isWord():
			return false
		case s.is(thing, person, standIn):
			return true
		case !s.is(describing...) && !s.is(stop):
			return false
		}
	}
	return false
}

// secondHalf returns the span of the second "half" if nothing but "and", a comma or "the other" stands before it at span i, else -1.
func (p *parser) secondHalf(i int) int {
	for n := 0; n < 4; n, i = n+1, i+1 {
		if p.startsHalf(i) {
			return i
		}
		s := p.span(i)
		if i >= len(p.spans) || s.isWord() && s.key != "and" && s.key != "the" && s.key != "other" && s.key != "&" || !s.isWord() && s.from >= len(p.toks) {
			return -1
		}
	}
	return -1
}

// splitHalf parts "half moon" into "half" and "moon", and "tiered cake" in the same way.
func (p *parser) splitHalf(at int) {
	s := p.spans[at]
	if s.to-s.from < 2 {
		return
	}
	p.spans = slices.Replace(slices.Clone(p.spans), at, at+1, p.r.at(p.toks, s.from, 1), p.r.at(p.toks, s.from+1, s.to-s.from-1))
}

// joinHalves shows heads where both halves are animals, whose bodies do not meet in the middle.
func (p *parser) joinHalves() {
	for _, l := range p.out.Relations {
		if l.Kind != "halves" {
			continue
		}
		for _, pair := range [2][2]int{{l.From, l.To}, {l.To, l.From}} {
			if p.out.Subjects[pair[0]].Portrait || p.kindOf(pair[0]) == brief.Animal && p.alive(pair[1]) {
				for _, i := range pair {
					p.out.Subjects[i].Portrait = p.alive(i)
				}
			}
		}
	}
}

// countedSo reports whether a piece has a design for the number before a word: "a star with eight points".
func (p *parser) countedSo(s span) bool {
	return p.isPiece(p.owner) && slices.ContainsFunc(p.pre, func(d span) bool {
		n, ok := d.value(count)
		return ok && slices.Contains(p.r.catalog.States(p.out.Subjects[p.owner].ID), n+"-"+s.key)
	})
}

// countedPart reads a number of parts for which a piece has designs: "with three candles".
func (p *parser) countedPart(i int, s span) bool {
	if p.kindOf(i) != brief.Piece {
		return false
	}
	states := p.r.catalog.States(p.out.Subjects[i].ID)
	forms := append(things.Singulars(s.key), s.key)
	for k, d := range p.pre {
		n, ok := d.value(count)
		if !ok {
			continue
		}
		for _, form := range forms {
			name := n + "-" + strings.TrimSuffix(form, "s") + "s"
			if !slices.Contains(states, name) {
				continue
			}
			p.out.Subjects[i].States = appendNew(p.out.Subjects[i].States, name)
			p.understand(d.from, d.to, "count", n+" "+strings.TrimSuffix(form, "s")+"s")
			p.pre = slices.Delete(slices.Clone(p.pre), k, k+1)
			if p.partNamed(i, s.key) == "" {
				p.understand(s.from, s.to, "part", s.key)
				return true
			}
			return false // its color is still to be read
		}
	}
	return false
}
