package style

import (
	"context"

	"pellucid/internal/engine/illustrator/raster"
)

// flat paints even colours without light, and darkens the right half of every piece a little: the split shade of flat icons.
func flat(_ context.Context, p *Picture) *raster.Layer {
	l := raster.Square(p.Size)
	for _, q := range p.evened().Pieces {
		r := p.bounds(q.Nodes, q.Matrix)
		if r.Empty() {
			continue
		}
		piece := region{nodes: q.Nodes, matrix: q.Matrix, rect: r}.layer(p.frame(), 1)
		if !p.Minimal && !q.Glyph {
			splitShade(piece)
		}
		raster.Over(l, piece, 1)
	}
	return l
}

// splitShade darkens what lies right of a slanted line through the middle of the ink.
func splitShade(l *raster.Layer) {
	ink := inkBounds(l)
	if ink.Empty() {
		return
	}
	t := softTone()
	cx, cy := float32(ink.Min.X+ink.Max.X)/2, float32(ink.Min.Y+ink.Max.Y)/2
	const slant = 0.18
	for y := ink.Min.Y; y < ink.Max.Y; y++ {
		edge := cx + (cy-float32(y))*slant
		for x := max(ink.Min.X, floor(edge)-1); x < ink.Max.X; x++ {
			d := pixel(l, (y-l.Y0)*l.W+x-l.X0)
			if d[3] > 0 {
				atop(d, t.dark.At(straight(d)), 0.17*clamp(float32(x)-edge))
			}
		}
	}
}

// plain is the default: the art as it was drawn.
func plain(_ context.Context, p *Picture) *raster.Layer { return p.drawn() }
