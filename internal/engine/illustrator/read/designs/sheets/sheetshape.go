package sheets

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// shapesOfSheets are words for the shape of a sheet, which would else be drawn on it.
var shapesOfSheets = lexicon.Set("oval circle circular square arch rectangle rectangular round")

// ShapeOfSheet leaves out which shape a card or a flyer has: "oval wedding invitation with roses", "birthday card, circle shape". Its art is set on a
// rectangle, and no oval stands on it.
func ShapeOfSheet(p *state.Parser) {
	paper := slices.IndexFunc(p.Tokens, func(t token.Token) bool {
		return t.Kind == token.Word && (letters.Papers[t.Text] == "card" || letters.Papers[t.Text] == "flyer" || letters.Papers[t.Text] == "label") || t.Text == "save"
	})
	if paper < 0 || p.Logo {
		return
	}
	label := letters.Papers[p.Tokens[paper].Text] == "label" // may be round
	for i, s := range p.Spans {
		if s.Kind != token.Word || !shapesOfSheets[strings.TrimSuffix(strings.TrimSuffix(s.Key, " shape"), " shaped")] {
			continue
		}
		if label && (strings.HasPrefix(s.Key, "round") || strings.HasPrefix(s.Key, "circ") || strings.HasPrefix(s.Key, "oval")) {
			continue
		}
		to := i + 1
		if k := p.Span(to).Key; k == "shape" || k == "shaped" {
			to++
		}
		next := p.Span(to)
		before := s.From < paper && paper-s.From < 5 && !relationBetween(p, s.To, paper)
		behind := s.From > paper && (to > i+1 || s.To-s.From > 1 || p.Span(i-1).Kind == token.Pause || p.Spans[i].From < paper+4) && (!next.IsWord() || next.Is(vocabulary.Relation)) && p.Span(i-1).Key != "of"
		if !before && !behind {
			continue
		}
		from := i
		for from > 0 && (p.Spans[from-1].Key == "in" || p.Spans[from-1].Key == "with" || p.Spans[from-1].Key == "a" || p.Spans[from-1].Key == "an" || p.Spans[from-1].Key == "in a") && behind {
			from--
		}
		p.LeaveOut(p.Spans[from].From, p.Spans[to-1].To, "A sheet is a rectangle, so “"+strings.ToLower(p.Words(s.From, s.To))+"” is left out.")
		p.Spans = slices.Delete(p.Spans, from, to)
		return
	}
}

// relationBetween reports whether a relation stands among some tokens.
func relationBetween(p *state.Parser, from, to int) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		return s.From >= from && s.To <= to && (s.Is(vocabulary.Relation) || !s.IsWord())
	})
}
