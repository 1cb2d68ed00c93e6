package looks

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// blendForms are the ways in which people say how several colors share a thing, and what each means. C is a color; words joined by | are
// alternatives, ? makes a word optional. Articles and commas may stand between words. Longer forms come first.
var blendForms = [...]struct{ words, how string }{
	{"half C and? other? half C", brief.Halves},
	{"one half C and|with? other half C", brief.Halves},
	{"one side C and|with? other side? C", brief.Halves},
	{"left side|half|part C and? right side|half|part C", brief.Halves},
	{"C left side|half|part and? C right side|half|part", brief.Halves},
	{"C on left side|half|part? and? C on right side|half|part?", brief.Halves},
	{"C on one side|half and? C on other side|half?", brief.Halves},
	{"split in|into|down? half|middle|two? C and? C", brief.Halves},
	{"C and C split in half|middle|two", brief.Halves},
	{"C and C split", brief.Halves},
	{"top half|part|side C and? bottom half|part|side C", brief.Layers},
	{"upper half|part C and? lower half|part C", brief.Layers},
	{"C top half and? C bottom half", brief.Layers},
	{"C on top half|part|side? and? C on bottom half|part|side?", brief.Layers},
	{"ombre|gradient|ombré C to|into|and C to|into|and C", brief.Fade},
	{"C to C to C ombre|gradient|fade|ombré?", brief.Fade},
	{"ombre|gradient|fading|fade|fades|ombré effect? of|from? C to|into|and|through C", brief.Fade},
	{"C fading|fades|blending|transitioning|melting to|into C", brief.Fade},
	{"C to|into C ombre|gradient|fade|ombré", brief.Fade},
	{"C and C ombre|gradient|fade|ombré", brief.Fade},
	{"ombre|gradient|ombré rainbow", brief.Fade},
	{"rainbow ombre|gradient|ombré", brief.Fade},
	{"C to C", brief.Fade},
	{"C ombre|ombré", brief.Fade},
	{"ombre|ombré C", brief.Fade},
}

// blendWords are the words of the forms.
var blendWords = func() (all [len(blendForms)][]string) {
	for i, form := range blendForms {
		all[i] = strings.Fields(form.words)
	}
	return all
}()

// Blends joins the words that say how several colors share a thing into one describing word: "half black half white", "pink to orange ombre".
func Blends(p *state.Parser) {
	for p.At = 0; p.At < len(p.Spans); p.At++ {
		if p.Spans[p.At].IsWord() {
			blended(p, p.Spans[p.At])
		}
	}
	p.At = 0
}

// blended joins the form that begins at p.At.
func blended(p *state.Parser, s state.Span) {
	for i, form := range blendForms {
		colors, to := blendForm(p, blendWords[i], s.From, nil)
		if to == 0 {
			continue
		}
		end := p.At + 1
		for end < len(p.Spans) && p.Spans[end].From < to {
			end++
		}
		if p.Spans[end-1].To != to {
			return // the last word begins a name
		}
		if strings.Contains(form.words, "rainbow") {
			colors = []string{"red", "orange", "yellow", "green", "blue", "purple"}
		}
		if len(colors) == 1 && nameOnly(p, end) {
			return // "ombre rose": the flower, not the color
		}
		one := state.Span{From: s.From, To: to, Key: "in " + strings.Join(colors, " and "), Senses: []vocabulary.Sense{{Class: vocabulary.Blend, Value: form.how + ":" + strings.Join(colors, "+")}}}
		p.Spans = slices.Replace(slices.Clone(p.Spans), p.At, end, one)
		return
	}
}

// nameOnly reports whether the last word before span i is a color that is a thing as well, and no thing is named beside the form.
func nameOnly(p *state.Parser, i int) bool {
	return p.Spans[i-1].Is(vocabulary.Thing) && p.Spans[i-1].Is(vocabulary.Color) && !p.NounAhead(i) && p.At == 0
}

// blendForm matches a form at token i and returns its colors and where it ends; 0 where it does not match.
func blendForm(p *state.Parser, form []string, i int, colors []string) ([]string, int) {
	if len(form) == 0 {
		return colors, i
	}
	for i < len(p.Tokens) && between(p, i) {
		i++
	}
	word, optional := strings.CutSuffix(form[0], "?")
	if i >= len(p.Tokens) || p.Tokens[i].Kind != token.Word {
		if optional {
			return blendForm(p, form[1:], i, colors)
		}
		return nil, 0
	}
	if word == "C" {
		for n := min(3, len(p.Tokens)-i); n > 0; n-- {
			if name, ok := colorAt(p, i, n); ok {
				return blendForm(p, form[1:], i+n, append(slices.Clone(colors), name))
			}
		}
		return nil, 0
	}
	if slices.Contains(strings.Split(word, "|"), p.Tokens[i].Text) {
		if all, to := blendForm(p, form[1:], i+1, colors); to > 0 {
			return all, to
		}
	}
	if optional {
		return blendForm(p, form[1:], i, colors)
	}
	return nil, 0
}

// colorAt returns the color that n words from token i on name.
func colorAt(p *state.Parser, i, n int) (string, bool) {
	key := ""
	for _, t := range p.Tokens[i : i+n] {
		if t.Kind != token.Word {
			return "", false
		}
		key = strings.TrimSpace(key + " " + t.Text)
	}
	return state.Span{Senses: p.Tables.Words.Senses[key]}.Value(vocabulary.Color)
}

// between reports whether a token may stand between two words of a form without meaning anything there.
func between(p *state.Parser, i int) bool {
	t := p.Tokens[i]
	return t.Kind == token.Pause || t.Kind == token.Word && (t.Text == "the" || t.Text == "its" || t.Text == "is")
}

// setBlend lets several colors share a subject.
func setBlend(p *state.Parser, i int, value string) (string, bool) {
	s := &p.Out.Subjects[i]
	if s.Kind != brief.Piece && s.Kind != brief.Animal && s.Kind != brief.Bird && s.Kind != brief.Family {
		return "", false
	}
	how, list, _ := strings.Cut(value, ":")
	colors := strings.Split(list, "+")
	if len(colors) == 1 {
		colors = append(colors, "white") // "pink ombre" runs out into white
	}
	s.Blend, s.Color, s.More = how, colors[0], colors[1:]
	if p.Out.Style.Palette == "gradient" {
		p.Out.Style.Palette = "" // "ombre" said how the colors meet, not how the whole image is painted
	}
	return how + " " + strings.Join(colors, ", "), true
}

// pointing are the turns of an arrow, which points to the right by itself.
var pointing = map[string]int{"points up": -90, "points down": 90, "points up right": -45, "points up left": -135, "points down right": 45, "points down left": 135}

// setTurn turns a subject in the image: upside down, tilted, mirrored, or tipped over where it is a thing.
func setTurn(p *state.Parser, i int, value string) (string, bool) {
	s := &p.Out.Subjects[i]
	if turn, ok := pointing[value]; ok {
		if !strings.HasSuffix(s.ID, "arrow") {
			return "", false
		}
		s.Turn = turn
		return value, true
	}
	degrees := map[string]int{"upside down": 180, "tilted": 20, "tilted left": -20, "tilted right": 20, "diagonal": 45, "on its side": 90, "mirrored": 0}
	turn, ok := degrees[value]
	if !ok || value == "on its side" && p.Alive(i) {
		return "", false
	}
	if value == "mirrored" {
		s.Mirrored = true
	} else {
		s.Turn = turn
	}
	return value, true
}
