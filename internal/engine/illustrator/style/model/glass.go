package model

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Glass blows every region from colored glass: thin and clear in the middle, dense where the surface turns away, with
// crisp reflections and a tinted light on the ground.
func Glass(ctx context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	q := p.Flattened(picture.Second{})
	for _, r := range q.Regions() {
		if ctx.Err() != nil {
			return out
		}
		blown(q, out, r)
	}
	window(q, out)
	p.PaintFeatures(out)
	return out
}

// blown draws one region.
func blown(p *picture.Picture, out *raster.Layer, r picture.Region) {
	l := r.Layer(p.Frame(), int(p.Length(0.01)))
	a := plane.AlphaOf(l, plane.Bounds(l))
	height := a.Halved().Inflated(p.Length(0.028) / 2).Softened(0.9)
	lit := height.Lit(1, 6).Enlarged(a)
	rise := height.Enlarged(a)
	clear := color.NewLCHTable(func(c color.LCH) color.LCH {
		d := color.LCH{L: 0.24 + 0.63*c.L, C: c.C * 1.35, H: c.H}.Lab()
		k := plane.Smooth(0.10, 0.02, c.C) // what has no color is the green of thick panes
		return color.Lab{L: d.L - 0.06*k*c.L, A: d.A - 0.035*k, B: d.B - 0.030*k}.LCH()
	})
	deep := plane.SoftTone().Dark
	white := color.RGB{R: 1, G: 1, B: 1}
	for i := range a.V {
		s := plane.Pixel(l, i)
		if s[3] < 0.003 {
			continue
		}
		nx, ny := rise.Slope(i)
		turn := plane.Smooth(0.05, 0.75, float32(math.Hypot(float64(nx), float64(ny))))
		c := plane.Straight(s)
		tint := clear.At(c)
		c = tint.Mix(deep.At(tint), plane.Smooth(0.30, 0.55, turn)*plane.Smooth(0.95, 0.70, turn)) // the inner rim, where light is bent away
		c = c.Mix(white, plane.Clamp(lit.Gleam.V[i]*1.1+0.55*turn*plane.Clamp(lit.Diffuse.V[i]*2)+0.70*plane.Smooth(0.78, 0.98, turn)))
		density := 0.60 + 0.38*turn + 0.5*lit.Gleam.V[i]
		d := plane.Pixel(out, (l.Y0+i/l.W)*out.W+l.X0+i%l.W)
		for k := range d {
			d[k] *= 1 - 0.9*s[3] // bodies stand beside each other: what one hides does not shine through
		}
		plane.Over(d, c, s[3]*plane.Clamp(density))
	}
}

// window reflects a bright curved window on the form as a whole.
func window(p *picture.Picture, out *raster.Layer) {
	r := p.Around(out, 0.01)
	if r.Empty() {
		return
	}
	a := plane.AlphaOf(out, r)
	for i, v := range a.V {
		a.V[i] = plane.Smooth(0.1, 0.35, v)
	}
	lit := a.Reduced(2).Inflated(p.Length(0.10)/4).Softened(2.5).Lit(1, 4).Enlarged(a)
	white := color.RGB{R: 1, G: 1, B: 1}
	edge := 16 / float32(p.Size)
	plane.EachIn(out, lit.Gleam, func(d []float32, x, y int, v float32) {
		if d[3] < 0.01 {
			return
		}
		if k := plane.Smooth(0.78, 0.78+edge, v); k > 0 {
			plane.Over(d, white, 0.42*k*min(1, d[3]*1.6))
		}
		if k := plane.Smooth(-0.52, -0.62, lit.Diffuse.At(x, y)); k > 0 {
			plane.Atop(d, white, 0.30*k)
		}
	})
}
