package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// outlineNames are the shapes whose names are no things that are drawn, or other things.
var outlineNames = map[string]string{
	"moon": "crescent", "crescent": "crescent", "crescent moon": "crescent", "half moon": "crescent", "round": "circle", "circular": "circle", "square": "square", "rectangular": "rectangle", "rectangle": "rectangle",
	"oval": "oval", "teardrop": "drop", "tear drop": "drop", "tear": "drop", "raindrop": "drop", "triangular": "triangle", "triangle": "triangle", "hexagon": "hexagon", "hexagonal": "hexagon",
	"octagon": "octagon", "octagonal": "octagon", "pentagon": "pentagon", "diamond": "diamond", "flower": "flower", "daisy": "flower", "egg": "egg", "heart": "heart", "star": "star",
	"cloud": "cloud", "circle": "circle", "shell": "seashell", "tree": "christmas-tree", "rabbit": "bunny",
}

// outlineNamed returns the outline that a word for a shape means.
func (p *parser) outlineNamed(s span) string {
	if to := outlineNames[s.key]; to != "" {
		return to
	}
	if id, ok := s.value(thing); ok && p.r.catalog.Outline(id) {
		return id
	}
	return ""
}

// shaped reads "heart shaped balloon": a name if there is one, else the thing gets that outline.
func (p *parser) shaped(s span) bool {
	next := p.span(p.at + 1)
	if next.key != "shaped" && next.key != "shape" || !s.isWord() {
		return false
	}
	to := p.outlineNamed(s)
	at := p.at + 2
	for p.span(at).isWord() && p.span(at).is(describing...) && !p.headHere(at) {
		at++
	}
	noun := p.span(at)
	if !noun.is(thing, standIn) || to == "" && !s.is(thing) {
		return false
	}
	for _, form := range things.Singulars(noun.key) {
		if t, ok := things.Lookup(s.key + " " + form); ok && at == p.at+2 && p.r.drawable(t.ID) != "" {
			p.spans[p.at] = span{from: s.from, to: noun.to, key: t.Name, senses: []sense{{thing, t.ID}}, plural: noun.plural}
			p.spans = slices.Delete(p.spans, p.at+1, p.at+3)
			return false
		}
	}
	p.at += 2
	if to == "" {
		p.leaveOut(s.from, next.to, "We can't draw things in this shape yet.")
		return true
	}
	p.pre = append(p.pre, span{from: s.from, to: next.to, key: s.key + " shaped", senses: []sense{{outline, to}}})
	return true
}

// reshape gives the last subject a shape: as the thing of that name ("balloon shaped like a heart"), else by its outline.
func (p *parser) reshape(noun span) bool {
	sub := &p.out.Subjects[p.subj]
	forms := things.Singulars(noun.key)
	t, ok := things.Lookup(forms[len(forms)-1] + " " + strings.ReplaceAll(sub.ID, "-", " "))
	if ok && p.r.drawable(t.ID) != "" {
		sub.ID, sub.Kind = t.ID, p.r.drawable(t.ID)
		return true
	}
	to := p.outlineNamed(noun)
	if to == "" || sub.Kind != brief.Licensed && (sub.Kind != brief.Piece || !p.r.catalog.Reshapes(sub.ID)) {
		return false
	}
	sub.Shape = to
	return true
}
