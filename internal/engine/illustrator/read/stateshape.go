package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// outlined are the words for the shape of a state, after its name.
var outlined = wordSet("map outline shape silhouette border contour")

// stateShape reads "outline of Ohio", "shape of Texas" and "state of Georgia".
func (p *parser) stateShape(s span) bool {
	first := p.wordAt(s.from)
	if !outlined[first] && first != "state" || p.wordAt(s.from+1) != "of" {
		return false
	}
	from := p.afterOf(s.from + 1)
	if p.wordAt(from) == "state" && p.wordAt(from+1) == "of" {
		from += 2
	}
	code, to := p.country(from)
	if p.wordAt(from) == "georgia" {
		code = "us-ga" // the country of that name is no state
	}
	if !strings.HasPrefix(code, "us-") {
		return false
	}
	return p.shapeOf(s.from, to, code, first == "silhouette")
}

// afterOf is the token after "of the" or "for".
func (p *parser) afterOf(at int) int {
	if w := p.wordAt(at); w == "of" || w == "for" {
		at++
	}
	if p.wordAt(at) == "the" {
		at++
	}
	return at
}

// standsAlone reports whether the name of a state, from a token to another, is the main thing of a prompt: nothing is named before it, and no noun follows it.
func (p *parser) standsAlone(from, to int) bool {
	if p.logo || p.subj >= 0 || p.rel != "" || len(p.out.Lettering) > 0 {
		return false
	}
	next := p.span(p.spanAt(to))
	return to >= len(p.toks) && (to > from+1 || from == 0) || p.wordAt(to) == "with" || to > from+1 && p.wordAt(to) == "" || to < len(p.toks) && next.isWord() && next.is(trade, style) && !next.is(thing) && p.wordAt(to-1) == "state"
}

// shapeOf adds the outline of a state, black where a silhouette is asked for and no color was told.
func (p *parser) shapeOf(from, to int, code string, black bool) bool {
	told := slices.ContainsFunc(p.spans, func(d span) bool { return d.is(color) && d.kind == token.Word })
	if !p.place(from, to, code, true) {
		return false
	}
	if n := len(p.out.Subjects); black && !told && n > 0 && p.out.Subjects[n-1].ID == code {
		p.out.Subjects[n-1].Color = "black"
	}
	return true
}
