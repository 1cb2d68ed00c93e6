package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// glass blows every region from colored glass: thin and clear in the middle, dense where the surface turns away, with
// crisp reflections and a tinted light on the ground.
func glass(ctx context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	q := p.flattened(second{})
	for _, r := range q.regions() {
		if ctx.Err() != nil {
			return out
		}
		q.blown(out, r)
	}
	q.window(out)
	return out
}

// blown draws one region.
func (p *Picture) blown(out *raster.Layer, r region) {
	l := r.layer(p.frame(), int(p.length(0.01)))
	a := alphaOf(l, bounds(l))
	height := a.halved().inflated(p.length(0.028) / 2).softened(0.9)
	lit := height.lit(1, 6).enlarged(a)
	rise := height.enlarged(a)
	clear := color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.30 + 0.64*c.L, C: c.C*1.45 + 0.006, H: c.H}
	})
	white := color.RGB{R: 1, G: 1, B: 1}
	for i := range a.v {
		s := pixel(l, i)
		if s[3] < 0.003 {
			continue
		}
		nx, ny := rise.slope(i)
		turn := smooth(0.05, 0.75, float32(math.Hypot(float64(nx), float64(ny))))
		c := straight(s)
		tint := clear.At(c).Mix(c, 0.35+0.4*turn)
		c = tint.Mix(white, clamp(lit.gleam.v[i]*1.1+0.55*turn*clamp(lit.diffuse.v[i]*2)+0.30*smooth(0.62, 0.95, turn)))
		density := 0.62 + 0.34*turn + 0.5*lit.gleam.v[i]
		d := pixel(out, (l.Y0+i/l.W)*out.W+l.X0+i%l.W)
		for k := range d {
			d[k] *= 1 - 0.9*s[3] // bodies stand beside each other: what one hides does not shine through
		}
		over(d, c, s[3]*clamp(density))
	}
}

// window reflects a bright curved window on the form as a whole.
func (p *Picture) window(out *raster.Layer) {
	r := p.around(out, 0.01)
	if r.Empty() {
		return
	}
	a := alphaOf(out, r)
	for i, v := range a.v {
		a.v[i] = smooth(0.1, 0.35, v)
	}
	lit := a.reduced(2).inflated(p.length(0.10)/4).softened(2.5).lit(1, 4).enlarged(a)
	white := color.RGB{R: 1, G: 1, B: 1}
	edge := 16 / float32(p.Size)
	eachIn(out, lit.gleam, func(d []float32, x, y int, v float32) {
		if d[3] < 0.01 {
			return
		}
		if k := smooth(0.78, 0.78+edge, v); k > 0 {
			over(d, white, 0.42*k*min(1, d[3]*1.6))
		}
		if k := smooth(-0.52, -0.62, lit.diffuse.at(x, y)); k > 0 {
			atop(d, white, 0.30*k)
		}
	})
}
