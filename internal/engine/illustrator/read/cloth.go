package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// wrapCoats are the animals whose coat is a pattern, and that pattern.
var wrapCoats = map[string]string{"leopard": "leopard", "cheetah": "leopard", "zebra": "zebra", "tiger": "tiger", "cow": "cow", "snake": "snakeskin"}

// wraps are the words for what a cloth is cut for.
var wraps = wordSet("tumbler wrap fabric sublimation")

// patternOfFill joins a fill and the word for a pattern that stand apart where nothing else is named, "plaid red black pattern", and takes an animal
// alone on a wrap for its coat: "leopard tumbler wrap".
func (p *parser) patternOfFill() {
	fillAt, patternAt, wrap := -1, -1, false
	for i, s := range p.spans {
		asked, _ := s.value(style)
		id, named := s.value(thing)
		switch {
		case s.kind == token.Quote || s.plural && named && !s.is(fill):
			return
		case asked == "framing:pattern":
			patternAt = i
			wrap = wrap || slices.ContainsFunc(strings.Fields(s.key), func(w string) bool { return wraps[w] })
		case s.is(trade) && slices.ContainsFunc(strings.Fields(s.key), func(w string) bool { return wraps[w] }):
			wrap = true
		case s.is(fill) && s.kind == token.Word:
			if fillAt < 0 {
				fillAt = i
			}
		case wrapCoats[id] != "" && s.kind == token.Word && fillAt < 0:
			fillAt = i
		case s.kind == token.Word && s.is(naming...) && !s.is(color, material, trade, style, stop, relation, count):
			return
		}
	}
	if fillAt < 0 || patternAt < 0 && !wrap {
		return
	}
	f := p.spans[fillAt]
	if lastWord(f.key) == "pattern" || !p.r.catalog.Family("pattern") || patternAt == fillAt+1 && f.is(fill) {
		return
	}
	name, ok := f.value(fill)
	if !ok {
		id, _ := f.value(thing)
		if !wrap {
			return // zebras in a pattern are zebras
		}
		name = wrapCoats[id]
	}
	f.senses = []sense{{fill, name}}
	pattern := span{from: f.to, to: f.to, kind: token.Word, key: "pattern", senses: []sense{{style, "framing:pattern"}}}
	rest := slices.Clone(p.spans)
	if patternAt >= 0 {
		pattern = p.spans[patternAt]
		rest = slices.Delete(rest, max(patternAt, fillAt), max(patternAt, fillAt)+1)
		rest = slices.Delete(rest, min(patternAt, fillAt), min(patternAt, fillAt)+1)
	} else {
		rest = slices.Delete(rest, fillAt, fillAt+1)
	}
	p.spans = append(rest, f, pattern)
}
