package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// oil paints with a bristle brush: broad strokes along the forms, smaller ones where there is more to see, each in a color
// mixed anew, thick enough to catch the light.
func oil(ctx context.Context, p *Picture) *raster.Layer {
	drawn := p.softGlints().drawn()
	r := p.around(drawn, 0.02)
	if r.Empty() {
		return raster.Square(p.Size)
	}
	color.NewLCHTable(func(c color.LCH) color.LCH {
		v := c.L - 0.55
		return color.LCH{L: clamp(0.53 + 1.06*v), C: c.C*1.10 + 0.006, H: c.H + 0.05*(0.5-c.L)}
	}).Apply(drawn)
	art := p.loosened(cropped(drawn, r), 0.006)
	settle(art, r)
	c := newCanvas(p, art, 0x011)
	c.cover(ctx, brush{width: 0.034, length: 0.105, density: 2.2, jitter: 0.11, turn: 0.30, opacity: 0.95, keep: 0.16, bristle: 0.8})
	c.cover(ctx, brush{width: 0.020, length: 0.062, density: 1.5, jitter: 0.10, turn: 0.22, opacity: 0.92, keep: 0.10, bristle: 0.8})
	c.cover(ctx, brush{width: 0.010, length: 0.030, density: 1.7, only: 0.10, jitter: 0.07, turn: 0.12, opacity: 0.9, keep: 0.07, bristle: 0.6})
	c.cover(ctx, brush{width: 0.0055, length: 0.014, density: 1.6, only: 0.26, jitter: 0.04, turn: 0.1, opacity: 0.9, keep: 0.05, bristle: 0.4})
	c.detail, c.flow = nil, nil
	c.onto(ctx, art, 0.72, c.bandRows())
	return framed(art, p.Size)
}

// loosened lets outlines tremble as a hand does, by a share of the side, in the layer's own memory.
func (p *Picture) loosened(l *raster.Layer, by float32) *raster.Layer {
	dx, dy := cloud{p.Size, 11, 3, p.Seed + 21}.over(bounds(l)), cloud{p.Size, 11, 3, p.Seed + 22}.over(bounds(l))
	most := p.length(by)
	displace(l, most, func(y int, u, v []float32) {
		dx.row(u, y)
		dy.row(v, y)
		for x := range u {
			u[x], v[x] = (u[x]-0.5)*2*most, (v[x]-0.5)*2*most
		}
	})
	return l
}

// displace samples each pixel of a layer elsewhere, in the layer's own memory: shift writes how far to the right and down each
// pixel of row y is taken from, in pixels. No pixel is taken from more than most pixels above.
func displace(l *raster.Layer, most float32, shift func(y int, u, v []float32)) {
	past := make([][]float32, int(most)+3) // rows as they were, as far up as a pixel is taken from; row y is at y modulo their number
	for i := range past {
		past[i] = make([]float32, 4*l.W)
	}
	u, v := make([]float32, l.W), make([]float32, l.W)
	for y := range l.H {
		at := func(j int) []float32 {
			if j <= y {
				return past[j%len(past)]
			}
			return l.Pix[4*j*l.W : 4*(j+1)*l.W]
		}
		row := l.Pix[4*y*l.W : 4*(y+1)*l.W]
		copy(past[y%len(past)], row)
		shift(y, u, v)
		for x := range l.W {
			fx, fy := float32(x)+u[x], float32(y)+v[x]
			d := row[4*x : 4*x+4 : 4*x+4]
			if fx < 0 || fy < 0 || fx > float32(l.W-1) || fy > float32(l.H-1) {
				clear(d)
				continue
			}
			j := min(int(fy), l.H-1)
			c := between(at(j), at(min(j+1, l.H-1)), fx, fy-float32(j))
			copy(d, c[:])
		}
	}
}
