package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// silhouette fills the outline with one colour. Small gaps inside close and openings such as a handle's stay, but a glyph's
// gaps are its light parts and close all.
func silhouette(_ context.Context, p *Picture) *raster.Layer {
	drawn := p.drawn()
	out := raster.Square(p.Size)
	r := p.around(drawn, 0.01)
	if r.Empty() {
		return out
	}
	a := alphaOf(drawn, r)
	share := float32(0.006)
	if !p.coloured() {
		share = 0.5
	}
	a.fillHoles(int(p.length(1) * p.length(1) * share))
	lay(out, a, p.shade())
	return out
}

// shade is nearly black, or a deep tone of the colour that the art was given.
func (p *Picture) shade() color.RGB {
	for _, q := range p.Pieces {
		if q.Tinted {
			c := color.ToLCH(p.Accent)
			return color.FromLCH(color.LCH{L: min(c.L, 0.5), C: c.C, H: c.H})
		}
	}
	return color.Hex(0x1d1c24)
}
