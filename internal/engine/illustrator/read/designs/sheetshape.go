package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// shapesOfSheets are words for the shape of a sheet, which would else be drawn on it.
var shapesOfSheets = wordSet("oval circle circular square arch rectangle rectangular round")

// shapeOfSheet leaves out which shape a card or a flyer has: "oval wedding invitation with roses", "birthday card, circle shape". Its art is set on a
// rectangle, and no oval stands on it.
func (p *parser) shapeOfSheet() {
	paper := slices.IndexFunc(p.toks, func(t token.Token) bool {
		return t.Kind == token.Word && (papers[t.Text] == "card" || papers[t.Text] == "flyer" || papers[t.Text] == "label") || t.Text == "save"
	})
	if paper < 0 || p.logo {
		return
	}
	label := papers[p.toks[paper].Text] == "label" // may be round
	for i, s := range p.spans {
		if s.kind != token.Word || !shapesOfSheets[strings.TrimSuffix(strings.TrimSuffix(s.key, " shape"), " shaped")] {
			continue
		}
		if label && (strings.HasPrefix(s.key, "round") || strings.HasPrefix(s.key, "circ") || strings.HasPrefix(s.key, "oval")) {
			continue
		}
		to := i + 1
		if k := p.span(to).key; k == "shape" || k == "shaped" {
			to++
		}
		next := p.span(to)
		before := s.from < paper && paper-s.from < 5 && !p.relationBetween(s.to, paper)
		behind := s.from > paper && (to > i+1 || s.to-s.from > 1 || p.span(i-1).kind == token.Pause || p.spans[i].from < paper+4) && (!next.isWord() || next.is(relation)) && p.span(i-1).key != "of"
		if !before && !behind {
			continue
		}
		from := i
		for from > 0 && (p.spans[from-1].key == "in" || p.spans[from-1].key == "with" || p.spans[from-1].key == "a" || p.spans[from-1].key == "an" || p.spans[from-1].key == "in a") && behind {
			from--
		}
		p.leaveOut(p.spans[from].from, p.spans[to-1].to, "A sheet is a rectangle, so “"+strings.ToLower(p.words(s.from, s.to))+"” is left out.")
		p.spans = slices.Delete(p.spans, from, to)
		return
	}
}

// relationBetween reports whether a relation stands among some tokens.
func (p *parser) relationBetween(from, to int) bool {
	return slices.ContainsFunc(p.spans, func(s span) bool { return s.from >= from && s.to <= to && (s.is(relation) || !s.isWord()) })
}
