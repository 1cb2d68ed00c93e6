package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

var (
	// seamed are the balls whose seams a heart can have.
	seamed = wordSet("baseball softball football basketball volleyball soccer-ball tennis-ball")
	// seamWords may stand between such a ball and the heart.
	seamWords = wordSet("stitch stitches stitching stitched lace laces seam seams print texture pattern")
)

// ballHearts reads a heart right after a ball as that ball in the outline of a heart, as shirts of teams have it: "baseball stitches heart".
func (p *parser) ballHearts() {
	for i, s := range p.spans {
		id, _ := s.value(thing)
		last := i + 1
		if !s.isWord() || s.plural || !seamed[id] || !p.r.catalog.Reshapes(id) {
			continue
		}
		for seamWords[p.span(last).key] {
			last++
		}
		heart := p.span(last)
		if heart.key != "heart" || heart.plural || p.span(last+1).key == "shaped" {
			continue
		}
		shape := span{from: heart.from, to: heart.to, key: "heart shaped", senses: []sense{{Class: outline, Value: "heart"}}}
		for k := i + 1; k < last; k++ {
			p.understand(p.spans[k].from, p.spans[k].to, "part", p.spans[k].key)
		}
		p.spans = slices.Replace(p.spans, i, last+1, shape, s)
		return
	}
}

// heartOfFans makes the heart that says whose fan someone is the ball of that sport: "volleyball mom heart".
func (p *parser) heartOfFans() {
	if len(p.out.Subjects) != 1 || p.out.Subjects[0].ID != "heart" || p.out.Subjects[0].Text == "" || p.out.Subjects[0].Color != "" || p.out.Subjects[0].Fill != "" {
		return
	}
	s := &p.out.Subjects[0]
	first, _, _ := strings.Cut(strings.ToLower(s.Text), " ")
	if first == "soccer" {
		first = "soccer-ball"
	}
	if !seamed[first] || !p.r.catalog.Reshapes(first) {
		return
	}
	p.out.Lettering, p.out.Design = append(p.out.Lettering, s.Text), "print"
	s.ID, s.Kind, s.Shape, s.Text = first, brief.Piece, "heart", ""
}
