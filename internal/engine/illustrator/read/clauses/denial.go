package clauses

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// withoutWord reads a describing word after "without": a part of a thing ("a hot dog without a bun" is told of no hair style), a face that is
// not made, else what must not appear.
func withoutWord(p *state.Parser, s state.Span) bool {
	p.At++
	if p.IsPiece(p.Owner) && p.PartNamed(p.Owner, s.Key) != "" || p.Owner >= 0 && (p.KindOf(p.Owner) == brief.Animal && people.Markings[s.Key] || p.IsPerson(p.Owner) && s.Is(vocabulary.Extra)) {
		people.Without(p, p.Owner, s)
		return true
	}
	if mood, ok := s.Value(vocabulary.Expression); ok && cheerfulMoods[mood] && p.Alive(p.Owner) && p.Out.Subjects[p.Owner].Expression == "" {
		p.Out.Subjects[p.Owner].Expression = "determined" // a straight mouth
		p.Understand(p.Pending.Span.From, s.To, "expression", "not "+s.Key)
		p.Scope = ""
		return true
	}
	p.Out.Negatives = state.AppendNew(p.Out.Negatives, s.Key)
	p.Understand(p.Pending.Span.From, s.To, "without", s.Key)
	people.EndDenial(p)
	return true
}

// cheerfulMoods are the expressions with a smile.
var cheerfulMoods = lexicon.Set("happy laugh")

// skipNegative reads "no text" before there is a subject.
func skipNegative(p *state.Parser, s state.Span) {
	to := p.At
	for to < len(p.Spans) && p.Spans[to].Kind == token.Word && !p.Spans[to].Is(vocabulary.Relation) {
		p.Out.Negatives = state.AppendNew(p.Out.Negatives, p.Spans[to].Key)
		to++
	}
	if to > p.At {
		p.Understand(s.From, p.Spans[to-1].To, "without", "")
	}
	p.At = to
}
