package logos

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// ColorsAtEnd makes words that could be things colors where they end the prompt of a logo beside another color: "phoenix logo orange and purple".
func ColorsAtEnd(p *state.Parser) {
	if !p.Logo {
		return
	}
	colors, sure, first := 0, 0, len(p.Spans)
	for i := len(p.Spans) - 1; i > 0; i-- {
		s := p.Spans[i]
		if s.Kind == token.Pause || joins[s.Key] {
			continue
		}
		if !s.Is(vocabulary.Color) || s.Plural {
			break
		}
		colors, first = colors+1, i
		if !s.Is(vocabulary.Thing) {
			sure++
		}
	}
	if colors < 2 || sure == 0 {
		return
	}
	for i := first; i < len(p.Spans); i++ {
		if s := &p.Spans[i]; s.Is(vocabulary.Color) && s.Is(vocabulary.Thing) {
			s.Senses = slices.DeleteFunc(slices.Clone(s.Senses), func(o vocabulary.Sense) bool { return o.Class != vocabulary.Color })
		}
	}
}

// joins are the words between the colors of a palette, and before and after them.
var joins = lexicon.Set("and in & colors color tones with")

// PaletteOfLogo makes two or more colors that end the prompt of a logo, or that its only mark was told before it, the palette of the whole logo and not
// the colors of the thing that was named last: "law firm logo scales gold and navy", "dental clinic logo tooth and leaf blue green", "black and gold
// bear logo".
func PaletteOfLogo(p *state.Parser) {
	subs := p.Out.Subjects
	if !p.Logo || p.Out.Style.Lines || len(subs) == 0 {
		return
	}
	palette := colorsOfEnd(p)
	if len(palette) < 2 && len(subs) == 1 && len(subs[0].More) > 0 && subs[0].Blend == "" && subs[0].Fill == "" {
		palette = append([]string{subs[0].Color}, subs[0].More...)
	}
	if len(palette) < 2 {
		return
	}
	told := false
	for i := range subs {
		s := &subs[i]
		if s.Color == "" || !slices.Contains(palette, s.Color) || slices.ContainsFunc(s.More, func(c string) bool { return !slices.Contains(palette, c) }) {
			continue
		}
		s.Color, s.More, told = "", nil, true
	}
	if told {
		p.Out.Tints = palette
	}
}

// colorsOfEnd are the colors that end a prompt, in their order.
func colorsOfEnd(p *state.Parser) []string {
	var out []string
	for _, t := range slices.Backward(p.Tokens) {
		if t.Kind == token.Pause || joins[t.Text] {
			continue
		}
		if t.Kind != token.Word || !p.Tables.Words.Has(t.Text, vocabulary.Color) {
			break
		}
		out = append(out, t.Text)
	}
	slices.Reverse(out)
	return out
}
