package letters

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// withinLeads stand between a text and what it is in.
var withinLeads = lexicon.Set("in inside within on")

// TextWithin letters a text in the frame or the wreath that it is said to be in, where the prompt is about the text, and in a heart that is all the art: "the name
// Ella in a heart", "“Joy” inside a laurel wreath".
func TextWithin(p *state.Parser) {
	q := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.Kind == token.Quote })
	if q < 0 || p.Logo || p.Out.Design != "" || !withinLeads[p.Span(q+1).Key] || slices.ContainsFunc(p.Spans[:q], func(s state.Span) bool { return namesArt(p, s) }) {
		return
	}
	i := q + 2
	for p.Span(i).Kind == token.Word && !p.Span(i).Is(vocabulary.Thing) && p.Span(i).Is(vocabulary.Stop, vocabulary.Color, vocabulary.Material, vocabulary.Size, vocabulary.Count) {
		i++
	}
	s, next := p.Span(i), p.Span(i+1)
	id, _ := s.Value(vocabulary.Thing)
	framed := strings.HasSuffix(id, "frame") || strings.HasSuffix(id, "wreath")
	alone := id == "heart" && !slices.ContainsFunc(p.Spans[min(i+1, len(p.Spans)):], func(s state.Span) bool { return namesArt(p, s) })
	if s.Kind != token.Word || s.Plural || p.Tables.Drawable(id) == "" || !alone && !framed || next.Kind == token.Word && (namesArt(p, next) || next.Key == "of") {
		return
	}
	text := p.Spans[q]
	p.Understand(p.Spans[q+1].From, p.Spans[q+1].To, "relation", "inside")
	p.Spans = slices.Insert(slices.Delete(p.Spans, q, q+2), i-1, text)
	for q > 0 && p.Spans[q-1].Kind == token.Word && (p.Spans[q-1].Key == "name" || p.Spans[q-1].Key == "word" || people.IsTextCue(p.Spans[q-1])) {
		q-- // it would lead to the name of the frame
		p.Drop(q, "text", text.Text)
	}
}
