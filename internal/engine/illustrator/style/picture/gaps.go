package picture

import (
	"image"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// mostParts are the things from which on there are no gaps between them.
const mostParts = 24

// Gaps is where things end that lie over others, as far as a share of the side beside them; nil where there is but one, or very many.
func (p *Picture) Gaps(r image.Rectangle, share float32) *plane.Plane {
	pieces := p.Pieces
	if len(pieces) < 2 || len(pieces) > mostParts {
		return nil
	}
	gaps, below := plane.NewPlane(r), plane.NewPlane(r)
	width := p.Length(share)
	for k := 0; k < len(pieces); k++ {
		first := k
		for k+1 < len(pieces) && pieces[k+1].Title == pieces[k].Title && pieces[k+1].Person == pieces[k].Person && pieces[k+1].Matrix == pieces[k].Matrix {
			k++ // the limbs of somebody, the handle of a mug
		}
		if !pieces[k].Far && !pieces[k].Glyph {
			own := p.alone(pieces[first:k+1], int(width)+3, r)
			away := own.SignedDistance()
			for i, v := range own.V {
				j := (own.Y0-gaps.Y0+i/own.W)*gaps.W + own.X0 - gaps.X0 + i%own.W
				gaps.V[j] = max(gaps.V[j]*(1-v), below.V[j]*(1-v)*plane.Clamp(width-away.V[i]+0.5))
				below.V[j] = max(below.V[j], v)
			}
		}
	}
	return gaps
}

// alone is the coverage of some pieces, with so much room around them, within r.
func (p *Picture) alone(pieces []Piece, room int, r image.Rectangle) *plane.Plane {
	box := image.Rectangle{}
	for _, q := range pieces {
		box = box.Union(p.Bounds(q.Nodes, q.Matrix))
	}
	box = box.Inset(-room).Intersect(r)
	l := raster.NewLayer(box.Min.X, box.Min.Y, box.Dx(), box.Dy())
	for _, q := range pieces {
		raster.Draw(l, q.Nodes, q.Matrix)
	}
	own := plane.AlphaOf(l, box)
	Firmed(own)
	return own
}

// Firmed makes veils such as glass as solid as the rest; pixels beside clear ones keep their coverage.
func Firmed(p *plane.Plane) {
	was := append([]float32(nil), p.V...)
	for y := 1; y < p.H-1; y++ {
		for x := 1; x < p.W-1; x++ {
			i := y*p.W + x
			if least := min(was[i], was[i-1], was[i+1], was[i-p.W], was[i+p.W]); least > 0.03 && was[i] < 1 {
				p.V[i] = max(was[i], plane.Smooth(0.03, 0.30, least))
			}
		}
	}
}
