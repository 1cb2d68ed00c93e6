package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// toWhoIsAlive goes on about the last one who is alive where the segment after the comma at p.at begins with an expression or a pose that what
// was named last cannot have: "a dog catching a frisbee, tongue out".
func (p *parser) toWhoIsAlive() {
	next := p.span(p.at + 1)
	if p.alive(p.subj) && !p.prey(p.subj) || !p.hairAhead(p.at+1) && (!p.comma() || !next.is(expression, pose) && !strained[next.key] && !p.hairNext(p.at+1) || next.is(thing, person) && !p.hairNext(p.at+1) && !(next.is(expression) && bodyPart(next)) || p.nounAhead(p.at+2)) {
		return
	}
	for i := len(p.out.Subjects) - 1; i >= 0; i-- {
		if p.alive(i) && !p.prey(i) {
			p.subj, p.owner, p.scope, p.target = i, i, "", target{subj: i}
			return
		}
	}
}

// prey reports whether a subject that lives is in the mouth, the beak or the paws of another: "a heron with a fish in its beak".
func (p *parser) prey(i int) bool {
	return slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return r.To == i && r.From != i && (r.Kind == "eating" || r.Kind == "holding" && p.alive(r.From) && !p.isPerson(r.From))
	})
}

// strained are words for the state of somebody that things are in too: "carrying a box, sweating".
var strained = wordSet("sweating sweaty")

// hairNext reports whether a segment from span i on is nothing but hair, while a single person is told of: ", messy bun".
func (p *parser) hairNext(i int) bool {
	for p.span(i).is(color, size) && !p.span(i).is(naming...) {
		i++
	}
	return p.span(i).is(hairStyle, beard) && !p.span(i+1).isWord() && p.onePerson() && p.out.Sheet == ""
}

// hairAhead reports whether a segment from span i on tells of the hair of somebody: ", with long green hair".
func (p *parser) hairAhead(i int) bool {
	if p.span(i).key != "with" {
		return false
	}
	_, head := p.phrase(i + 1)
	return head.key == "hair" || head.is(hairStyle, beard) && !head.is(thing)
}
