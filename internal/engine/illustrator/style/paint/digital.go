package paint

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/model"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Digital paints like concept art: volume and folds in broad planes of a flat brush, a warm key light and colored shade, two rims of light, a
// cold one from behind and a warm one from below.
func Digital(ctx context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.Paled(0.19) // shade must not swallow faces
	drawn := model.Lit(ctx, p)
	r := p.Around(drawn, 0.03)
	if r.Empty() || ctx.Err() != nil {
		return out
	}
	art := plane.Crop(drawn, r)
	plane.Settle(art, r)
	moodLight(p, art, r)
	c := picture.NewCanvas(p, art, 0xd161)
	c.Cover(ctx, picture.Brush{Width: 0.036, Length: 0.100, Density: 1.7, Jitter: 0.060, Turn: 0.30, Opacity: 0.92, Keep: 0.085, Bristle: 0.10})
	c.Cover(ctx, picture.Brush{Width: 0.013, Length: 0.050, Density: 0.8, Jitter: 0.075, Turn: 0.20, Opacity: 0.75, Keep: 0.06, Bristle: 0.15})
	c.Onto(ctx, out, 0, c.BandRows())
	recall(p, out, art, c.Detail)
	cold, warm := rimLights(p)
	p.Rims(out, plane.AlphaOf(out, r), cold, warm)
	return out
}

// moodLight deepens the form: a warm key light above, a shade of teal and violet below.
func moodLight(p *picture.Picture, l *raster.Layer, r plane.Rectangle) {
	color.NewLCHTable(func(c color.LCH) color.LCH {
		v := c.L - 0.55
		return color.LCH{L: plane.Clamp(0.53 + v*1.18 - 0.4*v*v*v + 0.12*plane.Smooth(0.5, 0.15, c.L)), C: c.C * 1.24, H: c.H}
	}).Apply(l)
	a := plane.AlphaOf(l, r)
	lit := a.Reduced(2).Inflated(p.Length(0.14)/4).Softened(3).Lit(0.9, 4).Enlarged(a)
	shade := color.NewLCHTable(func(c color.LCH) color.LCH {
		dark := plane.Smooth(0.62, 0.22, c.L) // what is dark already has less to lose
		d := color.LCH{L: c.L * (0.50 + 0.34*dark), C: c.C*0.84 + 0.01, H: c.H}.Lab()
		return color.Lab{L: d.L, A: d.A + 0.004, B: d.B - 0.070*(1-0.6*dark)}.LCH()
	})
	light := color.NewLCHTable(func(c color.LCH) color.LCH {
		d := color.LCH{L: c.L + (1-c.L)*0.48, C: c.C * 0.95, H: c.H}.Lab()
		return color.Lab{L: d.L, A: d.A + 0.012, B: d.B + 0.062}.LCH()
	})
	turn := color.NewLCHTable(func(c color.LCH) color.LCH {
		d := color.LCH{L: c.L * 0.94, C: c.C*1.18 + 0.02*plane.Smooth(0.02, 0.06, c.C), H: c.H}.Lab()
		return color.Lab{L: d.L, A: d.A + 0.022, B: d.B + 0.008}.LCH()
	})
	ragged := plane.Cloud{Size: p.Size, Waves: 24, Octaves: 2, Seed: p.Seed + 61}.Plane(r)
	calm := p.Calm(r)
	span := float32(max(r.Dy(), 1))
	plane.EachIn(l, lit.Diffuse, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		face := calm.At((x-r.Min.X)/8, (y-r.Min.Y)/8)
		k := v*1.7 + 0.20 - 0.46*float32(y-r.Min.Y)/span
		k = plane.Mix(planes(k+0.10*(ragged.At(x, y)-0.5)), 0.6*k, face) // the edge of a plane would cut a face in two
		if k < 0 {
			plane.Atop(d, shade.At(plane.Straight(d)), min(0.88, -k))
		} else {
			plane.Atop(d, light.At(plane.Straight(d)), min(0.8, k))
		}
		if k = plane.Smooth(0.16, 0, max(k+0.10, -k-0.10)); k > 0.01 { // where light turns to shade, colors are purest
			plane.Atop(d, turn.At(plane.Straight(d)), 0.75*k*(1-face))
		}
	})
}

// planes cuts light and shade into a few tones with soft edges, as painters block them in.
func planes(k float32) float32 {
	const steps = 3.2
	i := plane.Floor(k * steps)
	return (float32(i) + plane.Smooth(0.28, 0.72, k*steps-float32(i))) / steps
}

// recall brings back what strokes have smeared where there is much to see, such as eyes, and most of a face.
func recall(p *picture.Picture, out, art *raster.Layer, detail *plane.Plane) {
	calm := p.Calm(detail.Rect())
	plane.EachIn(out, detail, func(d []float32, x, y int, v float32) {
		s := plane.Pixel(art, (y-art.Y0)*art.W+x-art.X0)
		face := calm.At((x-detail.X0)/8, (y-detail.Y0)/8)
		if k := max(0.80*plane.Smooth(0.18, 0.50, v), face*(0.35+0.55*plane.Smooth(0.04, 0.18, v))); k > 0 && d[3] > 0.004 && s[3] > 0.004 {
			plane.Atop(d, plane.Straight(s), k)
		}
	})
}

// rimLights are two glowing colors on either side of the accent.
func rimLights(p *picture.Picture) (cold, warm color.RGB) {
	h := color.ToLCH(p.Accent).H
	cold = color.FromLCH(color.LCH{L: 0.87, C: 0.060, H: -2.5 + 0.25*float32(math.Sin(float64(h)))})
	warm = color.FromLCH(color.LCH{L: 0.80, C: 0.12, H: 1.05 + 0.2*float32(math.Cos(float64(h)))})
	return cold, warm
}
