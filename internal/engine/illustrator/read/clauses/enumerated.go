package read

import (
	"slices"
)

// ranks are the words for one of several by its place among them.
var ranks = wordSet("first second third fourth fifth sixth last other")

// enumerated reads several that are told of one after the other as "one …, one …": "the first is red, the second is green".
func (p *parser) enumerated() {
	var at []int
	for i := range p.spans {
		next := p.span(i + 1)
		if ranks[p.spans[i].key] && p.span(i-1).key == "the" && (next.key == "is" || next.key == "one" || next.is(color) || toldAfter[next.key] || p.spans[i].key == "other" && next.is(describing...) && !next.is(thing, count)) {
			at = append(at, i)
		}
	}
	if one := slices.IndexFunc(p.spans, func(s span) bool { return s.key == "one" }); len(at) == 1 && p.spans[at[0]].key == "other" && one >= 0 && one < at[0] {
		n := len(p.spans)
		p.pairOf(one) // "one with a red shell and the other with a blue shell"
		at[0] += len(p.spans) - n
	} else if len(at) < 2 {
		return
	}
	for _, i := range slices.Backward(at) {
		one, end := p.spans[i], i+1
		for p.span(end).key == "is" || p.span(end).key == "one" {
			p.mark(p.spans[end].from, p.spans[end].to)
			end++
		}
		p.mark(p.spans[i-1].from, one.to)
		one.key, one.senses = "one", []sense{{Class: count, Value: "1"}}
		p.spans = slices.Replace(p.spans, i-1, end, one)
	}
}
