package letters

import (
	"slices"

	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// restOfSaying letters the words behind a known saying that name nothing to draw and no look with it: a half of "born to fish forced to work" is no
// saying.
func restOfSaying(p *state.Parser) {
	if len(p.Spans) < 2 || p.Logo || p.Quoted() || !p.Spans[0].Is(vocabulary.Saying) || p.Spans[0].From != 0 || p.Spans[0].To < 2 {
		return
	}
	to := 1
	for to < len(p.Spans) && p.Spans[to].IsWord() && p.Spans[to].Key != "with" && !closing(p.Spans[to]) {
		to++
	}
	if to == 1 || p.Spans[to-1].To-p.Spans[0].To < 2 || p.Spans[to-1].To > 12 || slices.ContainsFunc(p.Spans[1:to], func(s state.Span) bool { return shows(p, s) }) {
		return
	}
	last := p.Spans[to-1].To
	p.Spans = slices.Replace(p.Spans, 0, to, state.Span{From: 0, To: last, Kind: token.Word, Key: token.Key(p.Words(0, last)), Senses: []vocabulary.Sense{{Class: vocabulary.Saying, Value: ""}}})
}

// closing reports whether a span ends the saying before it: a word of the trade that names nothing to draw.
func closing(s state.Span) bool { return s.Is(vocabulary.Trade) && !s.Is(vocabulary.Thing) }

// shows reports whether a span names what is drawn, or how.
func shows(p *state.Parser, s state.Span) bool {
	if s.Is(vocabulary.Style, vocabulary.Color, vocabulary.Fill, vocabulary.Person, vocabulary.Garment, vocabulary.Scene, vocabulary.Place, vocabulary.StandIn, vocabulary.Trade, vocabulary.Several, vocabulary.Saying) {
		return true
	}
	id, ok := s.Value(vocabulary.Thing)
	return ok && p.Tables.Drawable(id) != ""
}
