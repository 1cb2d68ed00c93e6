package designs

import (
	"slices"

	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// countedAgain moves the number of things that a segment only tells again to where they were named: "a tree with frames, 8 frames".
func countedAgain(p *state.Parser) {
	for i := 2; i < len(p.Spans); i++ {
		noun, number := p.Spans[i], p.Spans[i-1]
		if noun.Kind != token.Word || !noun.Plural || !number.Is(vocabulary.Count) || p.Span(i-2).Kind != token.Pause || p.Span(i+1).IsWord() || i+1 < len(p.Spans) && p.Spans[i+1].Kind != token.Pause {
			continue
		}
		first := slices.IndexFunc(p.Spans[:i-2], func(s state.Span) bool { return s.Kind == token.Word && s.Key == noun.Key && s.Plural })
		if first < 0 || slices.ContainsFunc(p.Spans[max(0, first-2):first], func(s state.Span) bool { return s.Is(vocabulary.Count) }) {
			continue
		}
		p.Understand(noun.From, noun.To, "count", noun.Key)
		p.Spans = slices.Delete(p.Spans, i-2, i+1)
		p.Spans = slices.Insert(p.Spans, first, number)
		return
	}
}
