package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// withoutWord reads a describing word after "without": a part of a thing ("a hot dog without a bun" is told of no hair style), a face that is
// not made, else what must not appear.
func (p *parser) withoutWord(s span) bool {
	p.at++
	if p.isPiece(p.owner) && p.partNamed(p.owner, s.key) != "" || p.owner >= 0 && (p.kindOf(p.owner) == brief.Animal && markings[s.key] || p.isPerson(p.owner) && s.is(extra)) {
		p.without(p.owner, s)
		return true
	}
	if mood, ok := s.value(expression); ok && cheerfulMoods[mood] && p.alive(p.owner) && p.out.Subjects[p.owner].Expression == "" {
		p.out.Subjects[p.owner].Expression = "determined" // a straight mouth
		p.understand(p.relSpan.from, s.to, "expression", "not "+s.key)
		p.scope = ""
		return true
	}
	p.out.Negatives = appendNew(p.out.Negatives, s.key)
	p.understand(p.relSpan.from, s.to, "without", s.key)
	p.endDenial()
	return true
}

// cheerfulMoods are the expressions with a smile.
var cheerfulMoods = wordSet("happy laugh")

// endDenial ends what "without" denies, unless a list of it goes on: nothing after "a road with no cars" is denied but "or trucks".
func (p *parser) endDenial() {
	if p.deniesMore(p.at) {
		return
	}
	p.scope = ""
	if p.span(p.at).key == "and" && p.hasAhead(p.at+1) {
		p.scope = "with" // "no seat and yellow tires"
	}
}

// hasAhead reports whether the next noun from span i on is a part or a garment of the owner.
func (p *parser) hasAhead(i int) bool {
	for p.span(i).is(count, color, fill, material, size) && !p.span(i).is(garment, partWord) {
		i++
	}
	s := p.span(i)
	return p.owner >= 0 && s.isWord() && (p.partNamed(p.owner, s.key) != "" || s.is(garment))
}

// deniesMore reports whether the words from span i on go on with a list of what is not there: "or trees", ", hat or buttons".
func (p *parser) deniesMore(i int) bool {
	switch s := p.span(i); {
	case s.key == "or" || s.key == "nor" || s.key == "any":
		return true
	case s.key == "and":
		next := p.span(i + 1)
		told := next.is(color, fill) && p.nounAhead(i+2) && !p.span(i-1).is(color) // "no seat and yellow tires"
		return !next.is(count) && !told
	case s.isWord() && s.is(naming...) && !s.is(unknown, state, pose, relation):
		return true // "no carrot nose"
	case i >= len(p.spans) || s.kind != token.Pause:
		return false
	}
	end := i + 1
	for end < len(p.spans) && p.spans[end].kind == token.Word {
		end++
	}
	said := p.spans[i+1 : end]
	lists := slices.ContainsFunc(said, func(s span) bool { return s.key == "or" || s.key == "nor" })
	return lists || len(said) == 1 && said[0].is(naming...) && !said[0].is(style, trade, portrait)
}

// skipNegative reads "no text" before there is a subject.
func (p *parser) skipNegative(s span) {
	to := p.at
	for to < len(p.spans) && p.spans[to].kind == token.Word && !p.spans[to].is(relation) {
		p.out.Negatives = appendNew(p.out.Negatives, p.spans[to].key)
		to++
	}
	if to > p.at {
		p.understand(s.from, p.spans[to-1].to, "without", "")
	}
	p.at = to
}
