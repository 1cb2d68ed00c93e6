package picture

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// groundHues are calm hues, in radians, that something may stand on: rose, sand, straw, green, teal, blue and lilac.
var groundHues = []float32{0.35, 0.95, 1.75, 2.60, 3.40, 4.25, 5.20}

// GroundColor is a calm light color whose hue is far from those of the picture: what stands on it is seen. A color that the prompt names for the whole
// stays, and so does the accent of a picture without hues.
func (p *Picture) GroundColor() color.RGB {
	const side = 96
	l := raster.Square(side)
	for _, q := range p.Pieces {
		raster.Draw(l, q.Nodes, scene.ScaleBy(side/p.Length(1), side/p.Length(1)).Mul(q.Matrix))
	}
	hues := huesOf(l)
	if p.Told || len(hues) == 0 {
		return p.Accent
	}
	best, least := float32(0), float32(math.Inf(1))
	for _, h := range groundHues {
		near := float32(0)
		for _, w := range hues {
			near += w.share * float32(math.Exp(-float64(apartIn(h, w.c.H)*apartIn(h, w.c.H))/1.3))
		}
		if near < least {
			best, least = h, near
		}
	}
	return color.FromLCH(color.LCH{L: 0.86, C: 0.06, H: best})
}
