package people

import (
	"slices"

	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// EndDenial ends what "without" denies, unless a list of it goes on: nothing after "a road with no cars" is denied but "or trucks".
func EndDenial(p *state.Parser) {
	if DeniesMore(p, p.At) {
		return
	}
	p.Scope = ""
	if p.Span(p.At).Key == "and" && hasAhead(p, p.At+1) {
		p.Scope = "with" // "no seat and yellow tires"
	}
}

// hasAhead reports whether the next noun from span i on is a part or a garment of the owner.
func hasAhead(p *state.Parser, i int) bool {
	for p.Span(i).Is(vocabulary.Count, vocabulary.Color, vocabulary.Fill, vocabulary.Material, vocabulary.Size) && !p.Span(i).Is(vocabulary.Garment, vocabulary.PartWord) {
		i++
	}
	s := p.Span(i)
	return p.Owner >= 0 && s.IsWord() && (p.PartNamed(p.Owner, s.Key) != "" || s.Is(vocabulary.Garment))
}

// DeniesMore reports whether the words from span i on go on with a list of what is not there: "or trees", ", hat or buttons".
func DeniesMore(p *state.Parser, i int) bool {
	switch s := p.Span(i); {
	case s.Key == "or" || s.Key == "nor" || s.Key == "any":
		return true
	case s.Key == "and":
		next := p.Span(i + 1)
		told := next.Is(vocabulary.Color, vocabulary.Fill) && p.NounAhead(i+2) && !p.Span(i-1).Is(vocabulary.Color) // "no seat and yellow tires"
		return !next.Is(vocabulary.Count) && !told
	case s.IsWord() && s.Is(vocabulary.Naming...) && !s.Is(vocabulary.Unknown, vocabulary.State, vocabulary.Pose, vocabulary.Relation):
		return true // "no carrot nose"
	case i >= len(p.Spans) || s.Kind != token.Pause:
		return false
	}
	end := i + 1
	for end < len(p.Spans) && p.Spans[end].Kind == token.Word {
		end++
	}
	said := p.Spans[i+1 : end]
	lists := slices.ContainsFunc(said, func(s state.Span) bool { return s.Key == "or" || s.Key == "nor" })
	return lists || len(said) == 1 && said[0].Is(vocabulary.Naming...) && !said[0].Is(vocabulary.Style, vocabulary.Trade, vocabulary.Portrait)
}
