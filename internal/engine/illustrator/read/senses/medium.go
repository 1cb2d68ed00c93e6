package senses

import (
	"slices"

	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// media are what pictures are made with, and the works that are made with them.
var media = map[string]string{
	"ink": "ink drawing", "pencil": "pencil drawing", "charcoal": "charcoal drawing", "crayon": "crayon drawing", "crayons": "crayon drawing", "chalk": "chalk drawing", "marker": "marker drawing",
	"markers": "marker drawing", "oil": "oil painting", "oils": "oil painting", "acrylic": "acrylic painting", "acrylics": "acrylic painting", "gouache": "gouache painting", "pastel": "pastel drawing",
	"pastels": "pastel drawing",
}

// Medium makes what a picture is drawn with its style where it ends a prompt after a comma or "in": "a raccoon, pencil", "an owl in ink". A pencil lay
// beside the raccoon.
func Medium(p *state.Parser) {
	last := len(p.Spans) - 1
	if last < 2 || p.Spans[last].Kind != token.Word || p.Spans[last-1].Kind != token.Pause && p.Spans[last-1].Key != "in" {
		return
	}
	work := p.Tables.Words.Senses[media[p.Spans[last].Key]]
	style := slices.IndexFunc(work, func(s vocabulary.Sense) bool { return s.Class == vocabulary.Style })
	commas := 0
	for _, s := range p.Spans {
		if s.Kind == token.Pause {
			commas++
		}
	}
	if style < 0 || commas > 1 || p.Spans[last-1].Key == "in" && commas > 0 || !p.Spans[0].IsWord() { // "crayon, marker, pencil" is a list
		return
	}
	if slices.ContainsFunc(p.Spans[:last], func(s state.Span) bool {
		id, _ := s.Value(vocabulary.Thing)
		t, _ := things.ByID(id)
		return t.Group == "office-school" || media[s.Key] != ""
	}) {
		return // "paper, pencil" are two things
	}
	s := &p.Spans[last]
	s.Senses, s.Plural = []vocabulary.Sense{work[style]}, false
	if p.Spans[last-1].Key == "in" {
		p.Mark(p.Spans[last-1].From, p.Spans[last-1].To)
		p.Spans = slices.Delete(p.Spans, last-1, last)
	}
}
