package domain

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// SpanKind is what became of some words of a prompt.
type SpanKind string

// The kinds of spans.
const (
	SpanUnderstood SpanKind = "understood"
	SpanStandsIn   SpanKind = "stands_in"
	SpanLeftOut    SpanKind = "left_out"
)

// Span is the place of some words in a prompt, with what becomes of them. From and To count UTF-16 code units, as strings in
// browsers do: text.slice(from, to) gives the words.
type Span struct {
	From     int      `json:"from" doc:"Where the words begin in the prompt, in UTF-16 code units"`
	To       int      `json:"to" doc:"Where they end, in UTF-16 code units"`
	Kind     SpanKind `json:"kind" enum:"understood,stands_in,left_out"`
	As       string   `json:"as" doc:"How the words were understood: subject, color, part, pose, relation, style, text, count, …; empty: they were not"`
	StandsIn string   `json:"stands_in" doc:"What is drawn in their place; empty: nothing else is"`
	Drawn    string   `json:"drawn" doc:"What they are drawn as; empty: nothing"`
	Why      string   `json:"why" doc:"Why words were replaced or left out, as a sentence"`
	Art      string   `json:"art" doc:"Address of a small image of what is drawn, for signed-in users; empty: there is none"`
}

// Spans finds the words of a reading again in the prompt, in the order of the prompt. Words that it does not have, such as
// those of a style that was asked for beside it, have no span.
func (r Reading) Spans(prompt string) []Span {
	taken := make([]bool, len(prompt))
	spans := []Span{}
	add := func(kind SpanKind, items []ReadItem) {
		for _, item := range items {
			from := placeOf(prompt, item.Words, taken)
			if from < 0 {
				continue
			}
			to := from + len(item.Words)
			for i := from; i < to; i++ {
				taken[i] = true
			}
			span := Span{From: from, To: to, Kind: kind, As: item.As, Drawn: item.To, Why: item.Why}
			if kind == SpanStandsIn {
				span.StandsIn = item.To
			}
			spans = append(spans, span)
		}
	}
	add(SpanUnderstood, r.Understood)
	add(SpanStandsIn, r.StandsIn)
	add(SpanLeftOut, r.LeftOut)
	return inUTF16(prompt, spans)
}

// placeOf returns the first byte of words in text where they stand as words and nothing has taken them yet, or -1.
func placeOf(text, words string, taken []bool) int {
	for from := 0; words != ""; {
		at := strings.Index(text[from:], words)
		if at < 0 {
			return -1
		}
		at += from
		end := at + len(words)
		if !taken[at] && !taken[end-1] && !splits(text, at) && !splits(text, end) {
			return at
		}
		_, size := utf8.DecodeRuneInString(text[at:])
		from = at + size
	}
	return -1
}

// splits reports whether a place of a text is inside a word. Scripts without spaces between words have no such place.
func splits(text string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	after, _ := utf8.DecodeRuneInString(text[at:])
	return at > 0 && at < len(text) && spaced(before) && spaced(after)
}

func spaced(r rune) bool {
	return (unicode.IsLetter(r) || unicode.IsDigit(r)) && !unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai)
}

// inUTF16 puts spans into the order of the text, and counts their places in UTF-16 code units instead of bytes.
func inUTF16(text string, spans []Span) []Span {
	units := make([]int, len(text)+1)
	n := 0
	for at, r := range text {
		units[at] = n
		n++
		if r > 0xffff {
			n++
		}
	}
	units[len(text)] = n
	ordered := make([]Span, 0, len(spans))
	for _, span := range spans {
		span.From, span.To = units[span.From], units[span.To]
		i := len(ordered)
		for i > 0 && ordered[i-1].From > span.From {
			i--
		}
		ordered = append(ordered[:i], append([]Span{span}, ordered[i:]...)...)
	}
	return ordered
}
