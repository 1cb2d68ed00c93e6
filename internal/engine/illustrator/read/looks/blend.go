package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
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

// blends joins the words that say how several colors share a thing into one describing word: "half black half white", "pink to orange ombre".
func (p *parser) blends() {
	for p.at = 0; p.at < len(p.spans); p.at++ {
		if p.spans[p.at].isWord() {
			p.blended(p.spans[p.at])
		}
	}
	p.at = 0
}

// blended joins the form that begins at p.at.
func (p *parser) blended(s span) {
	for i, form := range blendForms {
		colors, to := p.blendForm(blendWords[i], s.from, nil)
		if to == 0 {
			continue
		}
		end := p.at + 1
		for end < len(p.spans) && p.spans[end].from < to {
			end++
		}
		if p.spans[end-1].to != to {
			return // the last word begins a name
		}
		if strings.Contains(form.words, "rainbow") {
			colors = []string{"red", "orange", "yellow", "green", "blue", "purple"}
		}
		if len(colors) == 1 && p.nameOnly(end) {
			return // "ombre rose": the flower, not the color
		}
		one := span{from: s.from, to: to, key: "in " + strings.Join(colors, " and "), senses: []sense{{Class: blend, Value: form.how + ":" + strings.Join(colors, "+")}}}
		p.spans = slices.Replace(slices.Clone(p.spans), p.at, end, one)
		return
	}
}

// nameOnly reports whether the last word before span i is a color that is a thing as well, and no thing is named beside the form.
func (p *parser) nameOnly(i int) bool {
	return p.spans[i-1].is(thing) && p.spans[i-1].is(color) && !p.nounAhead(i) && p.at == 0
}

// blendForm matches a form at token i and returns its colors and where it ends; 0 where it does not match.
func (p *parser) blendForm(form []string, i int, colors []string) ([]string, int) {
	if len(form) == 0 {
		return colors, i
	}
	for i < len(p.toks) && p.between(i) {
		i++
	}
	word, optional := strings.CutSuffix(form[0], "?")
	if i >= len(p.toks) || p.toks[i].Kind != token.Word {
		if optional {
			return p.blendForm(form[1:], i, colors)
		}
		return nil, 0
	}
	if word == "C" {
		for n := min(3, len(p.toks)-i); n > 0; n-- {
			if name, ok := p.colorAt(i, n); ok {
				return p.blendForm(form[1:], i+n, append(slices.Clone(colors), name))
			}
		}
		return nil, 0
	}
	if slices.Contains(strings.Split(word, "|"), p.toks[i].Text) {
		if all, to := p.blendForm(form[1:], i+1, colors); to > 0 {
			return all, to
		}
	}
	if optional {
		return p.blendForm(form[1:], i, colors)
	}
	return nil, 0
}

// colorAt returns the color that n words from token i on name.
func (p *parser) colorAt(i, n int) (string, bool) {
	key := ""
	for _, t := range p.toks[i : i+n] {
		if t.Kind != token.Word {
			return "", false
		}
		key = strings.TrimSpace(key + " " + t.Text)
	}
	return span{senses: p.r.words.Senses[key]}.value(color)
}

// between reports whether a token may stand between two words of a form without meaning anything there.
func (p *parser) between(i int) bool {
	t := p.toks[i]
	return t.Kind == token.Pause || t.Kind == token.Word && (t.Text == "the" || t.Text == "its" || t.Text == "is")
}

// setBlend lets several colors share a subject.
func (p *parser) setBlend(i int, value string) (string, bool) {
	s := &p.out.Subjects[i]
	if s.Kind != brief.Piece && s.Kind != brief.Animal && s.Kind != brief.Bird && s.Kind != brief.Family {
		return "", false
	}
	how, list, _ := strings.Cut(value, ":")
	colors := strings.Split(list, "+")
	if len(colors) == 1 {
		colors = append(colors, "white") // "pink ombre" runs out into white
	}
	s.Blend, s.Color, s.More = how, colors[0], colors[1:]
	if p.out.Style.Palette == "gradient" {
		p.out.Style.Palette = "" // "ombre" said how the colors meet, not how the whole image is painted
	}
	return how + " " + strings.Join(colors, ", "), true
}

// setTurn turns a subject in the image: upside down, tilted, mirrored, or tipped over where it is a thing.
func (p *parser) setTurn(i int, value string) (string, bool) {
	s := &p.out.Subjects[i]
	degrees := map[string]int{"upside down": 180, "tilted": 20, "tilted left": -20, "tilted right": 20, "diagonal": 45, "on its side": 90, "mirrored": 0}
	turn, ok := degrees[value]
	if !ok || value == "on its side" && p.alive(i) {
		return "", false
	}
	if value == "mirrored" {
		s.Mirrored = true
	} else {
		s.Turn = turn
	}
	return value, true
}
