package finish

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// Stained returns a drawing of wood or stone in another color: its grain and its light stay.
func Stained(d kit.Drawing, c kit.Color, seed uint64) kit.Drawing {
	to := c.Lch()
	mean := surface.RulingColor(d).Lch().L
	return surface.Apply(d, func(d *kit.Drawing, _ *surface.Pen) {
		surface.MapColors(d, func(from color.RGB) color.RGB {
			at := kit.RGBA(float64(from.R), float64(from.G), float64(from.B), 1).Lch()
			at.L = max(.06, min(.99, at.L+.8*(to.L-mean)))
			at.C, at.H = to.C*min(1, 2.4*(1-at.L)+.15), to.H
			r, g, b, _ := at.Color().RGBA()
			return color.RGB{R: float32(r), G: float32(g), B: float32(b)}
		})
	}, seed)
}
