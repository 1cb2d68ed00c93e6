package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// colorsAfterQuote takes the colors right after the text of a print, a sheet or a mascot as those of the design: "“Game On” purple and green".
func colorsAfterQuote(p *state.Parser) {
	if d := p.Out.Design; d != "print" && d != "flyer" && d != "card" && d != "mascot" {
		return
	}
	for i := 1; i < len(p.Spans); i++ {
		if p.Spans[i-1].Kind == token.Quote && p.Spans[i].Kind == token.Word && p.Spans[i].Is(vocabulary.Color) && !metalWords[p.Spans[i].Key] {
			colorsAfterText(p, i)
			return
		}
	}
}

// colorsInQuote takes the colors that follow "in" right after a text as those of its letters: "text “Bride Squad” in pink script", "“Lady Tigers” in orange".
func colorsInQuote(p *state.Parser) {
	for i := 0; i+2 < len(p.Spans); i++ {
		if p.Spans[i].Kind != token.Quote {
			continue
		}
		in := i + 1
		for in < i+3 && (p.Span(in).Key == "arched" || p.Span(in).Key == "above" || p.Span(in).Key == "below" || p.Span(in).Key == "underneath") {
			in++
		}
		from := in + 1
		end := from
		for p.Span(end).IsWord() && (p.Span(end).Is(vocabulary.Color) || p.Span(end).Key == "and" && end > from) {
			end++
		}
		if p.Span(in).Key != "in" || end == from || metalWords[p.Span(from).Key] || p.Span(end-1).Key == "and" {
			continue
		}
		next := p.Span(end)
		styled := letters.LetterStyles[next.Key] != "" || nouns.LetterNouns[next.Key]
		if next.IsWord() && !styled && next.Key != "with" {
			continue
		}
		tintText(p, from, end)
		if !styled {
			p.Mark(p.Spans[in].From, p.Spans[in].To)
			p.Spans = slices.Delete(p.Spans, in, in+1)
		}
		return
	}
}

// colorsOfText takes the colors right before and after the word for letters as those of the letters: "in retro letters orange and brown", "purple
// glitter letters".
func colorsOfText(p *state.Parser) {
	for i, s := range p.Spans {
		if s.Kind != token.Word || i == 0 || !colorableText[state.LastWord(s.Key)] {
			continue
		}
		next := i + 1
		if p.Span(next).Key == "in" {
			next++ // "bubble font in yellow"
		}
		if p.Span(next).Is(vocabulary.Color) && p.Span(next).Kind == token.Word {
			colorsAfterText(p, next)
		}
		colorsBeforeText(p, i)
		return
	}
}

// colorsAfterText takes the colors from a span on as those of the letters before it, unless they are those of another thing.
func colorsAfterText(p *state.Parser, from int) {
	end := from
	for p.Span(end).IsWord() && (p.Span(end).Is(vocabulary.Color) || p.Span(end).Key == "and" && p.Span(end+1).Is(vocabulary.Color)) {
		end++
	}
	if next := p.Span(end); next.IsWord() && !next.Is(vocabulary.Relation, vocabulary.Trade) && next.Key != "a" && next.Key != "with" {
		return // "letters red apples"
	}
	tintText(p, from, end)
}

// colorsBeforeText takes the colors among the looks right before the word for letters at a span as theirs, where a pause or "in" comes before them.
func colorsBeforeText(p *state.Parser, i int) {
	from := i
	for from > 0 && p.Spans[from-1].Kind == token.Word && (p.Spans[from-1].Is(vocabulary.Color) || p.Spans[from-1].Key == "and" || p.Spans[from-1].Is(vocabulary.Style) && from > 1 || letters.LetterStyles[p.Spans[from-1].Key] != "" || strings.HasPrefix(p.Spans[from-1].Key, "glitter")) {
		from--
	}
	if lead := p.Span(from - 1); from == i || from > 0 && lead.IsWord() && lead.Key != "in" && lead.Key != "with" || p.Spans[from].Key == "and" {
		return
	}
	for k := i - 1; k >= from; k-- {
		if s := p.Spans[k]; s.Is(vocabulary.Color) && (!s.Is(vocabulary.Thing) || p.Span(from-1).Key == "in") && !metalWords[s.Key] && letters.LetterStyles[s.Key] == "" && !strings.HasPrefix(s.Key, "glitter") {
			tintText(p, k, k+1)
		}
	}
}

// metalWords are colors that are a polish of letters, which is read elsewhere.
var metalWords = lexicon.Set("gold golden silver bronze copper chrome metallic")

// tintText takes the colors of some spans as those of the letters.
func tintText(p *state.Parser, from, to int) {
	for k := from; k < to; k++ {
		if name, ok := p.Spans[k].Value(vocabulary.Color); ok {
			p.Out.Tints = state.AppendNew(p.Out.Tints, name)
			p.Understand(p.Spans[k].From, p.Spans[k].To, "color", name)
		} else {
			p.Mark(p.Spans[k].From, p.Spans[k].To)
		}
	}
	p.Spans = slices.Delete(p.Spans, from, to)
}

// colorableText are the words for letters after which colors are theirs.
var colorableText = lexicon.Set("letters lettering font text script typography")
