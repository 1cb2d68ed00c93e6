package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

var (
	// seamed are the balls whose seams a heart can have.
	seamed = lexicon.Set("baseball softball football basketball volleyball soccer-ball tennis-ball")
	// seamWords may stand between such a ball and the heart.
	seamWords = lexicon.Set("stitch stitches stitching stitched lace laces seam seams print texture pattern")
)

// ballHearts reads a heart right after a ball as that ball in the outline of a heart, as shirts of teams have it: "baseball stitches heart".
func ballHearts(p *state.Parser) {
	for i, s := range p.Spans {
		id, _ := s.Value(vocabulary.Thing)
		last := i + 1
		if !s.IsWord() || s.Plural || !seamed[id] || !p.Tables.Catalog.Reshapes(id) {
			continue
		}
		for seamWords[p.Span(last).Key] {
			last++
		}
		heart := p.Span(last)
		if heart.Key != "heart" || heart.Plural || p.Span(last+1).Key == "shaped" {
			continue
		}
		shape := state.Span{From: heart.From, To: heart.To, Key: "heart shaped", Senses: []vocabulary.Sense{{Class: vocabulary.Outline, Value: "heart"}}}
		for k := i + 1; k < last; k++ {
			p.Understand(p.Spans[k].From, p.Spans[k].To, "part", p.Spans[k].Key)
		}
		p.Spans = slices.Replace(p.Spans, i, last+1, shape, s)
		return
	}
}

// heartOfFans makes the heart that says whose fan someone is the ball of that sport: "volleyball mom heart".
func heartOfFans(p *state.Parser) {
	if len(p.Out.Subjects) != 1 || p.Out.Subjects[0].ID != "heart" || p.Out.Subjects[0].Text == "" || p.Out.Subjects[0].Color != "" || p.Out.Subjects[0].Fill != "" {
		return
	}
	s := &p.Out.Subjects[0]
	first, _, _ := strings.Cut(strings.ToLower(s.Text), " ")
	if first == "soccer" {
		first = "soccer-ball"
	}
	if !seamed[first] || !p.Tables.Catalog.Reshapes(first) {
		return
	}
	p.Out.Lettering, p.Out.Design = append(p.Out.Lettering, s.Text), "print"
	s.ID, s.Kind, s.Shape, s.Text = first, brief.Piece, "heart", ""
}
