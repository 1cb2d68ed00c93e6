package subjects

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// PartsOfThings settles, before frames and styles are read, words that name a part or a look of the thing that was told: the red frame of a
// bicycle is no picture frame, and a two-tone van in two colors no picture in two colors.
func PartsOfThings(p *state.Parser) {
	twoTone(p)
	for i, s := range p.Spans {
		if s.IsWord() && s.Key == "frame" && i > 2 {
			frameOf(p, i)
		}
	}
}

var articles = lexicon.Set("a an the its his her their")

// frameOf reads span i as a part of the first thing if its drawing has a frame, and the color before it as that alone.
func frameOf(p *state.Parser, i int) {
	k := i
	for k > 0 && p.Spans[k-1].Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill, vocabulary.Size) {
		k--
	}
	if k == i {
		return
	}
	look := k
	for k > 0 && articles[p.Spans[k-1].Key] {
		k--
	}
	first := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.IsWord() && s.Is(vocabulary.Thing) })
	if lead := p.Span(k - 1).Key; lead != "with" && lead != "and" || first < 0 || first >= k {
		return
	}
	id, _ := p.Spans[first].Value(vocabulary.Thing)
	slots, parts, _ := p.Tables.Catalog.Piece(id)
	if p.Tables.Drawable(id) != brief.Piece || !slices.Contains(slots, "frame") && !slices.Contains(parts, "frame") {
		return
	}
	p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.PartWord, Value: "frame"}}
	for ; look < i; look++ {
		p.Spans[look].Senses = slices.DeleteFunc(slices.Clone(p.Spans[look].Senses), func(o vocabulary.Sense) bool { return o.Class == vocabulary.Thing || o.Class == vocabulary.PartWord })
	}
}

// twoTone reads "two-tone" as how a thing is painted where two colors are told, or where a thing follows at once.
func twoTone(p *state.Parser) {
	colors := 0
	for _, s := range p.Spans {
		if s.IsWord() && s.Is(vocabulary.Color) {
			colors++
		}
	}
	for i, s := range p.Spans {
		if s.Key != "two-tone" && s.Key != "two tone" || !s.Is(vocabulary.Style) {
			continue
		}
		if next, ok := p.Span(i + 1).Value(vocabulary.Thing); colors > 1 || ok && p.Tables.Drawable(next) == brief.Piece {
			p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.Fill, Value: "two-tone"}}
		}
	}
}

// Paneled reports whether the first thing of a prompt is made of panels: an umbrella, a ball.
func Paneled(p *state.Parser) bool {
	first := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.IsWord() && s.Is(vocabulary.Thing) })
	if first < 0 {
		return false
	}
	id, _ := p.Spans[first].Value(vocabulary.Thing)
	slots, _, ok := p.Tables.Catalog.Piece(id)
	return ok && slices.Contains(slots, "panels")
}
