package design

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/style/picture"
)

// inLines draws the mark of a logo as even contours in the deep tone of its color, on shapes of white.
func inLines(p *picture.Picture) *picture.Picture {
	deep, _, _ := p.BrandTones()
	if p.Line != nil {
		deep = *p.Line
	}
	one := *p
	one.Set = true                       // the mark has its place by the name
	one.Variation, one.Minimal = 0, true // never lines alone: a logo is seen on any ground
	out := LineDrawing(&one)
	for i := range out.Pieces {
		out.Pieces[i].Nodes = color.Map(out.Pieces[i].Nodes, func(c color.RGB) color.RGB {
			if c == picture.LineInk {
				return deep
			}
			return c
		})
	}
	return out
}

// linedLogo is a mark in lines with the name below.
func linedLogo(p *picture.Picture, mark, name *picture.Picture, deep color.RGB) *picture.Picture {
	area := picture.Box{X0: 0.08, Y0: 0.08, X1: 0.92, Y1: 0.92}
	if len(name.Pieces) > 0 {
		area = picture.Box{X0: 0.16, Y0: 0.05, X1: 0.84, Y1: 0.71}
	}
	out := *p
	out.Pieces = inLines(mark.Within(area)).Pieces
	for _, q := range name.Within(picture.Box{X0: 0.10, Y0: 0.785, X1: 0.90, Y1: 0.93}).Flattened(picture.Second{}).Pieces {
		q.Nodes = color.Map(q.Nodes, func(color.RGB) color.RGB { return picture.LetterTone(deep) })
		out.Pieces = append(out.Pieces, q)
	}
	return &out
}
