package clauses

import (
	"slices"

	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// enumerated reads several that are told of one after the other as "one …, one …": "the first is red, the second is green".
func enumerated(p *state.Parser) {
	var at []int
	for i := range p.Spans {
		next := p.Span(i + 1)
		if relations.Ranks[p.Spans[i].Key] && p.Span(i-1).Key == "the" && (next.Key == "is" || next.Key == "one" || next.Is(vocabulary.Color) || toldAfter[next.Key] || p.Spans[i].Key == "other" && next.Is(vocabulary.Describing...) && !next.Is(vocabulary.Thing, vocabulary.Count)) {
			at = append(at, i)
		}
	}
	if one := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.Key == "one" }); len(at) == 1 && p.Spans[at[0]].Key == "other" && one >= 0 && one < at[0] {
		n := len(p.Spans)
		pairOf(p, one) // "one with a red shell and the other with a blue shell"
		at[0] += len(p.Spans) - n
	} else if len(at) < 2 {
		return
	}
	for _, i := range slices.Backward(at) {
		one, end := p.Spans[i], i+1
		for p.Span(end).Key == "is" || p.Span(end).Key == "one" {
			p.Mark(p.Spans[end].From, p.Spans[end].To)
			end++
		}
		p.Mark(p.Spans[i-1].From, one.To)
		one.Key, one.Senses = "one", []vocabulary.Sense{{Class: vocabulary.Count, Value: "1"}}
		p.Spans = slices.Replace(p.Spans, i-1, end, one)
	}
}
