package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// oil paints with a bristle brush: broad strokes along the forms, smaller ones where there is more to see, each in a color
// mixed anew, thick enough to catch the light.
func oil(ctx context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	drawn := p.softGlints().drawn()
	r := p.around(drawn, 0.02)
	if r.Empty() {
		return out
	}
	color.NewLCHTable(func(c color.LCH) color.LCH {
		v := c.L - 0.55
		return color.LCH{L: clamp(0.53 + 1.06*v), C: c.C*1.10 + 0.006, H: c.H + 0.05*(0.5-c.L)}
	}).Apply(drawn)
	art := p.loosened(crop(drawn, r), 0.006)
	settle(art, r)
	c := newCanvas(p, art, 0x011)
	c.cover(ctx, brush{width: 0.034, length: 0.105, density: 2.2, jitter: 0.11, turn: 0.30, opacity: 0.95, keep: 0.16, bristle: 0.8})
	c.cover(ctx, brush{width: 0.020, length: 0.062, density: 1.5, jitter: 0.10, turn: 0.22, opacity: 0.92, keep: 0.10, bristle: 0.8})
	c.cover(ctx, brush{width: 0.010, length: 0.030, density: 1.7, only: 0.10, jitter: 0.07, turn: 0.12, opacity: 0.9, keep: 0.07, bristle: 0.6})
	c.cover(ctx, brush{width: 0.0055, length: 0.014, density: 1.6, only: 0.26, jitter: 0.04, turn: 0.1, opacity: 0.9, keep: 0.05, bristle: 0.4})
	c.onto(out, 0.72)
	return out
}

// loosened lets outlines tremble as a hand does, by a share of the side.
func (p *Picture) loosened(l *raster.Layer, by float32) *raster.Layer {
	dx, dy := cloud{p.Size, 11, 3, p.Seed + 21}.plane(bounds(l)), cloud{p.Size, 11, 3, p.Seed + 22}.plane(bounds(l))
	for i := range dx.v {
		dx.v[i], dy.v[i] = (dx.v[i]-0.5)*2*p.length(by), (dy.v[i]-0.5)*2*p.length(by)
	}
	return displaced(l, dx, dy)
}

// displaced samples a layer elsewhere: dx and dy are in pixels.
func displaced(l *raster.Layer, dx, dy *plane) *raster.Layer {
	o := raster.NewLayer(l.X0, l.Y0, l.W, l.H)
	for y := range l.H {
		for x := range l.W {
			i := y*l.W + x
			fx, fy := float32(x)+dx.v[i], float32(y)+dy.v[i]
			if fx < 0 || fy < 0 || fx > float32(l.W-1) || fy > float32(l.H-1) {
				continue
			}
			c := bilinear(l, fx, fy)
			copy(pixel(o, i), c[:])
		}
	}
	return o
}
