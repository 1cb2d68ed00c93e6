package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// partsOfThings settles, before frames and styles are read, words that name a part or a look of the thing that was told: the red frame of a
// bicycle is no picture frame, and a two-tone van in two colors no picture in two colors.
func (p *parser) partsOfThings() {
	p.twoTone()
	for i, s := range p.spans {
		if s.isWord() && s.key == "frame" && i > 2 {
			p.frameOf(i)
		}
	}
}

var articles = wordSet("a an the its his her their")

// frameOf reads span i as a part of the first thing if its drawing has a frame, and the color before it as that alone.
func (p *parser) frameOf(i int) {
	k := i
	for k > 0 && p.spans[k-1].is(color, material, fill, size) {
		k--
	}
	if k == i {
		return
	}
	look := k
	for k > 0 && articles[p.spans[k-1].key] {
		k--
	}
	first := slices.IndexFunc(p.spans, func(s span) bool { return s.isWord() && s.is(thing) })
	if lead := p.span(k - 1).key; lead != "with" && lead != "and" || first < 0 || first >= k {
		return
	}
	id, _ := p.spans[first].value(thing)
	slots, parts, _ := p.r.catalog.Piece(id)
	if p.r.drawable(id) != brief.Piece || !slices.Contains(slots, "frame") && !slices.Contains(parts, "frame") {
		return
	}
	p.spans[i].senses = []sense{{Class: partWord, Value: "frame"}}
	for ; look < i; look++ {
		p.spans[look].senses = slices.DeleteFunc(slices.Clone(p.spans[look].senses), func(o sense) bool { return o.Class == thing || o.Class == partWord })
	}
}

// twoTone reads "two-tone" as how a thing is painted where two colors are told, or where a thing follows at once.
func (p *parser) twoTone() {
	colors := 0
	for _, s := range p.spans {
		if s.isWord() && s.is(color) {
			colors++
		}
	}
	for i, s := range p.spans {
		if s.key != "two-tone" && s.key != "two tone" || !s.is(style) {
			continue
		}
		if next, ok := p.span(i + 1).value(thing); colors > 1 || ok && p.r.drawable(next) == brief.Piece {
			p.spans[i].senses = []sense{{Class: fill, Value: "two-tone"}}
		}
	}
}

// paneled reports whether the first thing of a prompt is made of panels: an umbrella, a ball.
func (p *parser) paneled() bool {
	first := slices.IndexFunc(p.spans, func(s span) bool { return s.isWord() && s.is(thing) })
	if first < 0 {
		return false
	}
	id, _ := p.spans[first].value(thing)
	slots, _, ok := p.r.catalog.Piece(id)
	return ok && slices.Contains(slots, "panels")
}
