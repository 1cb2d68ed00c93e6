package paint

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Gouache paints in opaque, matte, slightly chalky color: broad flat strokes, a few lighter and darker ones laid over them where light and
// shade are.
func Gouache(ctx context.Context, p *picture.Picture) *raster.Layer {
	drawn := p.Paled(0.12).Flattened(picture.Second{Depth: 0.24, Least: 0.05, Alpha: 0.42, Tone: coolShade}).Drawn()
	r := p.Around(drawn, 0.02)
	if r.Empty() {
		return raster.Square(p.Size)
	}
	color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.11 + 0.84*c.L, C: c.C * 1.03, H: c.H + 0.05*(0.6-c.L)}
	}).Apply(drawn)
	art := p.Loosened(plane.Cropped(drawn, r), 0.0035)
	plane.Settle(art, r)
	highlights(p, art, r)
	c := picture.NewCanvas(p, art, 0x031)
	c.Cover(ctx, picture.Brush{Width: 0.038, Length: 0.095, Density: 2.2, Jitter: 0.065, Turn: 0.16, Opacity: 0.97, Keep: 0.07, Bristle: 0.25})
	c.Cover(ctx, picture.Brush{Width: 0.020, Length: 0.060, Density: 0.9, Jitter: 0.04, Turn: 0.10, Opacity: 0.80, Keep: 0.05, Bristle: 0.6})
	c.Cover(ctx, picture.Brush{Width: 0.0065, Length: 0.016, Density: 1.9, Only: 0.10, Jitter: 0.02, Turn: 0.08, Opacity: 0.97, Keep: 0.035, Bristle: 0.3})
	c.Detail, c.Flow = nil, nil
	c.Onto(ctx, art, 0, c.BandRows())
	chalky(p, art, r)
	out := plane.Framed(art, p.Size)
	p.PaintFeatures(out)
	return out
}

// coolShade is the shade of a color; that of white is blue, not brown.
func coolShade(c color.LCH) color.LCH {
	d, gray := picture.DeepShade(c).Lab(), 1-plane.Smooth(0.015, 0.05, c.C)
	return color.Lab{L: d.L + 0.06*gray, A: d.A * (1 - gray), B: plane.Mix(d.B, -0.035, gray)}.LCH()
}

// highlights lays one crisp lighter tone where the form faces the light.
func highlights(p *picture.Picture, art *raster.Layer, r plane.Rectangle) {
	a := plane.AlphaOf(art, r)
	light := a.Reduced(2).Inflated(p.Length(0.12)/4).Softened(4).Lit(0.9, 3).Diffuse.Enlarged(a)
	ragged := plane.Cloud{Size: p.Size, Waves: 22, Octaves: 3, Seed: p.Seed + 15}.Plane(r)
	for i, v := range light.V {
		d := plane.Pixel(art, i)
		if d[3] < 0.004 {
			continue
		}
		if k := plane.Smooth(0.17, 0.20, v+0.06*(ragged.V[i]-0.5)); k > 0 {
			c := color.ToLCH(plane.Straight(d))
			k *= plane.Smooth(0.30, 0.55, c.L) // light on dark hair would be blotches
			plane.Set(d, color.FromLCH(color.LCH{L: c.L + 0.30*(0.98-c.L)*k, C: c.C * (1 - 0.12*k), H: c.H + 0.08*k}), d[3])
		}
	}
}

// chalky lets the paint be a little uneven, as pigment that dried without gloss is.
func chalky(p *picture.Picture, art *raster.Layer, r plane.Rectangle) {
	grain := plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 130, Octaves: 2, Seed: p.Seed + 16}.Over(r))
	for y := range art.H {
		grain.Row(grain.V, y)
		for x := range art.W {
			if px := plane.Pixel(art, y*art.W+x); px[3] > 0.004 {
				k := 1 + 0.07*(grain.V[x]-0.5)
				px[0], px[1], px[2] = min(px[3], px[0]*k), min(px[3], px[1]*k), min(px[3], px[2]*k)
			}
		}
	}
}
