package people

import (
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
)

// Surfaces are what things stand on that come with it.
var Surfaces = lexicon.Set("table tray desk shelf bench nightstand coffee-table counter dresser")

// ObjectAhead reports whether a verb has something to act on: a noun before the next relation or pause.
func ObjectAhead(p *state.Parser, i int) bool {
	for ; i < len(p.Spans); i++ {
		s := p.Spans[i]
		switch {
		case !s.IsWord():
			return false
		case s.Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn, vocabulary.Garment):
			return true
		case s.Key == "and" && p.Span(i-1).Is(vocabulary.Color, vocabulary.Fill) && p.Span(i+1).Is(vocabulary.Color, vocabulary.Fill):
			continue // "hugging a black and white penguin"
		case s.Is(vocabulary.Relation):
			return false
		case s.Is(vocabulary.Unknown):
			if wordnet.MayName(s.Key) {
				return true
			}
			if strings.HasSuffix(s.Key, "ed") && p.Span(i+1).Is(vocabulary.Thing) {
				continue // "watering a potted flower"
			}
			if !strings.HasSuffix(s.Key, "ing") || p.Span(i-1).IsWord() && p.Span(i-1).Is(vocabulary.Thing, vocabulary.Person) {
				return false
			}
		case s.Is(vocabulary.Scene) && !s.Is(vocabulary.Stop):
			return false
		}
	}
	return false
}

// Attributive reports whether the last subject came as something that its owner has, so that "with" goes on about the owner.
func Attributive(p *state.Parser) bool {
	switch p.Pending.Last {
	case "with", "holding", "wearing":
		return p.Owner >= 0 && p.IsPerson(p.Owner)
	}
	return false
}
