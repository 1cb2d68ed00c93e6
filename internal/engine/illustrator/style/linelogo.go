package style

import (
	"pellucid/internal/engine/illustrator/color"
)

// inLines draws the mark of a logo as even contours in the deep tone of its color, on shapes of white.
func (p *Picture) inLines() *Picture {
	deep, _, _ := p.brandTones()
	if p.Line != nil {
		deep = *p.Line
	}
	one := *p
	one.Variation, one.Minimal = 0, true // never lines alone: a logo is seen on any ground
	out := one.lineDrawing()
	for i := range out.Pieces {
		out.Pieces[i].Nodes = color.Map(out.Pieces[i].Nodes, func(c color.RGB) color.RGB {
			if c == lineInk {
				return deep
			}
			return c
		})
	}
	return out
}

// linedLogo is a mark in lines with the name below.
func (p *Picture) linedLogo(mark, name *Picture, deep color.RGB) *Picture {
	area := box{0.08, 0.08, 0.92, 0.92}
	if len(name.Pieces) > 0 {
		area = box{0.16, 0.05, 0.84, 0.71}
	}
	out := *p
	out.Pieces = mark.within(area).inLines().Pieces
	for _, q := range name.within(box{0.10, 0.785, 0.90, 0.93}).flattened(second{}).Pieces {
		q.Nodes = color.Map(q.Nodes, func(color.RGB) color.RGB { return letterTone(deep) })
		out.Pieces = append(out.Pieces, q)
	}
	return &out
}
