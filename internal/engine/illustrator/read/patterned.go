package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// patternOn reads a color and the word for a pattern beside something that carries one as that it has a pattern: "vase blue pattern".
func (p *parser) patternOn() {
	for i := 0; i < len(p.spans); i++ {
		s := p.spans[i]
		if asked, _ := s.value(style); asked != "framing:pattern" || s.to-s.from != 1 || s.kind != token.Word {
			continue
		}
		first := i
		for first > 0 && p.spans[first-1].kind == token.Word && (p.spans[first-1].is(describing...) && !p.spans[first-1].is(count) || p.spans[first-1].key == "cute") && !p.spans[first-1].is(thing) {
			first--
		}
		if noun := p.span(i + 1); first == 0 && first < i && p.carriesPattern(noun) { // "blue pattern vase"
			p.spans = slices.Concat([]span{noun, p.with(s.from)}, p.spans[:i+1], p.spans[i+2:])
			return
		}
		if before := p.span(first - 1); first > 0 && first < i && p.endsClause(i+1) && p.carriesPattern(before) {
			p.spans = slices.Insert(p.spans, first, p.with(p.spans[first].from))
			return
		} else if lead := p.span(first - 1).key; (lead == "with" || lead == "in") && first > 1 && p.carriesPattern(p.span(first-2)) && p.spans[first-2].kind == token.Word && p.endsClause(i+1) && !slices.ContainsFunc(p.spans[first:i], func(d span) bool { return d.is(color) }) {
			p.leaveOut(s.from, s.to, "We don't know which pattern.")
			p.spans = slices.Delete(p.spans, first-1, i+1)
			return
		}
	}
}

// badgeOnIt leaves out a badge or a patch that somebody or something is named with: a jacket with a patch is not in a badge.
func (p *parser) badgeOnIt() {
	named := false
	for i := 0; i < len(p.spans); i++ {
		s := p.spans[i]
		if asked, _ := s.value(style); asked != "framing:badge" || !named || s.kind != token.Word {
			named = named || s.kind == token.Word && s.is(thing, person) && !s.is(trade)
			continue
		}
		first := i
		for first > 0 && (p.spans[first-1].is(count, color, stop, thing, size, state) && !p.spans[first-1].is(relation)) && p.spans[first-1].kind == token.Word {
			first--
		}
		if lead := p.span(first - 1).key; lead != "with" && lead != "wearing" && lead != "and" {
			continue
		}
		p.leaveOut(p.spans[first].from, s.to, "We can't show it there yet.")
		p.spans = slices.Delete(p.spans, first-1, i+1)
		return
	}
}

// floralAtEnd reads "floral" behind something that carries a pattern as its pattern.
func (p *parser) floralAtEnd() {
	for i := 1; i < len(p.spans); i++ {
		if p.spans[i].key == "floral" && p.endsClause(i+1) && p.carriesPattern(p.spans[i-1]) {
			p.spans[i].senses = []sense{{Class: fill, Value: "floral"}}
		}
	}
}

// with is a relation that no word stands for.
func (p *parser) with(at int) span {
	return span{from: at, to: at, kind: token.Word, key: "with", senses: []sense{{Class: relation, Value: "with"}}}
}

// carriesPattern reports whether a span names one thing that may have a pattern on it.
func (p *parser) carriesPattern(s span) bool {
	id, ok := s.value(thing)
	return ok && s.kind == token.Word && !s.plural && p.r.drawable(id) == brief.Piece && (canvases[id] || cups[id] || containers[id] || patterned[id])
}

// patterned are further things of which people tell the pattern.
var patterned = wordSet("vase plate bowl teapot tea-cup dress scarf skirt umbrella rug quilt bow bow-tie tie bandana sock mitten bikini easter-egg pitcher kettle shirt")
