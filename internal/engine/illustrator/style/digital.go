package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// digital paints like concept art: soft strokes along the forms, rich contrast with colored shade, and two rims of light, a
// cold one from behind and a warm one from below.
func digital(ctx context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	drawn := p.softGlints().drawn()
	r := p.around(drawn, 0.02)
	if r.Empty() {
		return out
	}
	art := crop(drawn, r)
	settle(art, r)
	p.moodLight(art, r)
	c := newCanvas(p, art, 0xd161)
	c.cover(ctx, brush{width: 0.030, length: 0.085, density: 1.9, jitter: 0.075, turn: 0.22, opacity: 0.62, keep: 0.10, bristle: 0.25})
	c.cover(ctx, brush{width: 0.014, length: 0.044, density: 1.2, jitter: 0.05, turn: 0.15, opacity: 0.55, keep: 0.07, bristle: 0.25})
	c.onto(ctx, out, 0, c.bandRows())
	p.recall(out, art, c.detail)
	cold, warm := p.rimLights()
	p.rims(out, alphaOf(out, r), cold, warm)
	return out
}

// moodLight deepens the form: warm light above, violet shade below.
func (p *Picture) moodLight(l *raster.Layer, r rectangle) {
	color.NewLCHTable(func(c color.LCH) color.LCH {
		v := c.L - 0.55
		return color.LCH{L: clamp(0.53 + v*1.16 - 0.4*v*v*v), C: c.C * 1.22, H: c.H}
	}).Apply(l)
	a := alphaOf(l, r)
	lit := a.reduced(2).inflated(p.length(0.14)/4).softened(3).lit(0.8, 4).enlarged(a)
	shade := color.NewLCHTable(func(c color.LCH) color.LCH {
		d := color.LCH{L: c.L * 0.52, C: c.C*0.92 + 0.02, H: c.H}.Lab()
		return color.Lab{L: d.L, A: d.A + 0.012, B: d.B - 0.050}.LCH()
	})
	light := color.NewLCHTable(func(c color.LCH) color.LCH {
		d := color.LCH{L: c.L + (1-c.L)*0.5, C: c.C * 0.95, H: c.H}.Lab()
		return color.Lab{L: d.L, A: d.A + 0.006, B: d.B + 0.035}.LCH()
	})
	span := float32(max(r.Dy(), 1))
	eachIn(l, lit.diffuse, func(d []float32, _, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		k := v*1.25 + 0.16 - 0.42*float32(y-r.Min.Y)/span
		if k < 0 {
			atop(d, shade.At(straight(d)), min(0.9, -k))
		} else {
			atop(d, light.At(straight(d)), min(0.8, k))
		}
	})
}

// recall brings back what strokes have smeared where there is much to see, such as eyes.
func (p *Picture) recall(out, art *raster.Layer, detail *plane) {
	eachIn(out, detail, func(d []float32, x, y int, v float32) {
		s := pixel(art, (y-art.Y0)*art.W+x-art.X0)
		if k := 0.75 * smooth(0.22, 0.55, v); k > 0 && d[3] > 0.004 && s[3] > 0.004 {
			atop(d, straight(s), k)
		}
	})
}

// rimLights are two glowing colors on either side of the accent.
func (p *Picture) rimLights() (cold, warm color.RGB) {
	h := color.ToLCH(p.Accent).H
	cold = color.FromLCH(color.LCH{L: 0.86, C: 0.12, H: -2.75 + 0.25*float32(math.Sin(float64(h)))})
	warm = color.FromLCH(color.LCH{L: 0.72, C: 0.20, H: 0.15 + 0.3*float32(math.Cos(float64(h)))})
	return cold, warm
}

// rims paints the two rims, brightest where the surface turns away, broken as a brush breaks them.
func (p *Picture) rims(l *raster.Layer, silhouette *plane, cold, warm color.RGB) {
	d := silhouette.signedDistance().softened(max(1, p.length(0.003)))
	brush := cloud{p.Size, 30, 3, p.Seed + 5}.plane(silhouette.rect())
	width := p.length(0.017)
	eachIn(l, d, func(px []float32, x, y int, v float32) {
		if px[3] < 0.004 || v < -2*width {
			return
		}
		i := (y-d.y0)*d.w + x - d.x0
		gx, gy := d.slope(i) // points inward
		rough := 0.55 + 0.9*brush.v[i]
		right := clamp((-0.85*gx+0.35*gy)*1.3-0.15) * rough
		left := clamp((0.75*gx-0.45*gy)*1.3-0.35) * rough
		if k := right * smooth(-width*(0.5+0.7*brush.v[i]), 0, v); k > 0.004 {
			atop(px, cold, clamp(k*0.95))
		}
		if k := left * smooth(-width*0.8, 0, v); k > 0.004 {
			atop(px, warm, clamp(k*0.62))
		}
	})
}

// slope is the downhill direction of a height map, per pixel.
func (p *plane) slope(i int) (x, y float32) {
	if i < p.w || i >= len(p.v)-p.w || i%p.w == 0 || i%p.w == p.w-1 {
		return 0, 0
	}
	return (p.v[i-1] - p.v[i+1]) / 2, (p.v[i-p.w] - p.v[i+p.w]) / 2
}
