package people

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// ToWhoIsAlive goes on about the last one who is alive where the segment after the comma at p.At begins with an expression or a pose that what
// was named last cannot have: "a dog catching a frisbee, tongue out".
func ToWhoIsAlive(p *state.Parser) {
	next := p.Span(p.At + 1)
	if p.Alive(p.Subj) && !Prey(p, p.Subj) || !hairAhead(p, p.At+1) && (!p.Comma() || !next.Is(vocabulary.Expression, vocabulary.Pose) && !strained[next.Key] && !hairNext(p, p.At+1) || next.Is(vocabulary.Thing, vocabulary.Person) && !hairNext(p, p.At+1) && !(next.Is(vocabulary.Expression) && looks.BodyPart(next)) || p.NounAhead(p.At+2)) {
		return
	}
	for i := len(p.Out.Subjects) - 1; i >= 0; i-- {
		if p.Alive(i) && !Prey(p, i) {
			p.Subj, p.Owner, p.Scope, p.Target = i, i, "", state.Target{Subj: i}
			return
		}
	}
}

// Prey reports whether a subject that lives is in the mouth, the beak or the paws of another: "a heron with a fish in its beak".
func Prey(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.To == i && r.From != i && (r.Kind == "eating" || r.Kind == "holding" && p.Alive(r.From) && !p.IsPerson(r.From))
	})
}

// strained are words for the state of somebody that things are in too: "carrying a box, sweating".
var strained = lexicon.Set("sweating sweaty")

// hairNext reports whether a segment from span i on is nothing but hair, while a single person is told of: ", messy bun".
func hairNext(p *state.Parser, i int) bool {
	for p.Span(i).Is(vocabulary.Color, vocabulary.Size) && !p.Span(i).Is(vocabulary.Naming...) {
		i++
	}
	return p.Span(i).Is(vocabulary.HairStyle, vocabulary.Beard) && !p.Span(i+1).IsWord() && OnePerson(p) && p.Out.Sheet == ""
}

// hairAhead reports whether a segment from span i on tells of the hair of somebody: ", with long green hair".
func hairAhead(p *state.Parser, i int) bool {
	if p.Span(i).Key != "with" {
		return false
	}
	_, head := p.Phrase(i + 1)
	return head.Key == "hair" || head.Is(vocabulary.HairStyle, vocabulary.Beard) && !head.Is(vocabulary.Thing)
}
