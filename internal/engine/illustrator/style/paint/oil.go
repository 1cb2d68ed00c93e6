// Package paint has the styles of wet paint: watercolor, oil, gouache, ink, and the brushes of a screen.
package paint

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Oil paints with a bristle brush: broad strokes along the forms, smaller ones where there is more to see, the smallest for faces and words, each in
// a color mixed anew, thick enough to catch the light. Strokes end beside the outline, not on it.
func Oil(ctx context.Context, p *picture.Picture) *raster.Layer {
	p = p.HandEyed()
	drawn := p.SoftGlints().Drawn()
	r := p.Around(drawn, 0.02)
	if r.Empty() {
		return raster.Square(p.Size)
	}
	color.NewLCHTable(func(c color.LCH) color.LCH {
		v := c.L - 0.55
		return whiteLead(c, color.LCH{L: min(0.94, max(0, 0.53+1.06*v)), C: c.C*1.10 + 0.006, H: c.H + 0.05*(0.5-c.L)})
	}).Apply(drawn)
	art := p.Loosened(plane.Cropped(drawn, r), 0.006)
	plane.Settle(art, r)
	p.Modeled(art, p.Formed(r, 0.13), 0.9, 0.42)
	c := picture.NewCanvasAlong(p, art, 0x011, 0.026)
	c.Calming, c.Smooth = 0.15, 0.5
	c.Overlap(0.0055)
	c.Cover(ctx, picture.Brush{Width: 0.034, Length: 0.105, Density: 1.8, Jitter: 0.11, Turn: 0.16, Opacity: 0.95, Keep: 0.16, Bristle: 0.8})
	c.Cover(ctx, picture.Brush{Width: 0.020, Length: 0.062, Density: 1.3, Jitter: 0.10, Turn: 0.14, Opacity: 0.92, Keep: 0.10, Bristle: 0.8})
	c.Cover(ctx, picture.Brush{Width: 0.010, Length: 0.030, Density: 1.7, Only: 0.10, Jitter: 0.13, Turn: 0.16, Opacity: 0.9, Keep: 0.07, Bristle: 0.6})
	c.Cover(ctx, picture.Brush{Width: 0.0055, Length: 0.014, Density: 1.6, Only: 0.26, Jitter: 0.05, Turn: 0.1, Opacity: 0.9, Keep: 0.05, Bristle: 0.4})
	c.Cover(ctx, picture.Brush{Width: 0.0036, Length: 0.0085, Density: 1.2, Only: 0.50, Jitter: 0.04, Turn: 0.3, Opacity: 0.85, Keep: 0.05, Bristle: 0.3})
	c.Detail, c.Flow = nil, nil
	c.Onto(ctx, art, 0.72, c.BandRows())
	return plane.Framed(art, p.Size)
}

// whiteLead mixes the white of something that is white: a warm one in the light, lilac where the light ends, blue in the shade.
func whiteLead(own, painted color.LCH) color.LCH {
	k := plane.Smooth(0.045, 0.020, own.C) * plane.Smooth(0.74, 0.86, own.L)
	shade := plane.Smooth(0.95, 0.78, own.L)
	v := painted.Lab()
	v.L += k * (0.022*(1-shade) - 0.02*shade)
	v.A += k * (0.004 + 0.016*shade*(1-0.5*shade))
	v.B += k * (0.012 - 0.052*shade)
	return v.LCH()
}
