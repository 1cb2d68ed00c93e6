package sketch

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Stipple draws with the dots of a fine pen, dense in the shade and sparse in the light, on paper that is cut along the art.
func Stipple(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	art := p.SoftGlints().Drawn()
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	plane.Settle(art, r)
	shape := plane.AlphaOf(art, r)
	tone, _ := p.Darkness(art, r)
	light := shape.Reduced(2).Inflated(p.Length(0.11)/4).Softened(3).Lit(0.9, 3).Diffuse.Enlarged(shape)
	lines := picture.CoverageOf(p.Flattened(picture.Second{}).Outlined(picture.Pen{Width: p.Length(0.0034), Detail: p.Length(0.008), Line: picture.WhiteLine, Hull: true}), r)
	shape.BecomeDistance()
	rim := p.Length(0.0080)
	dots := plane.NewCells(r, max(3, p.Length(0.0066)), false, p.Seed, nil)
	calm := p.Calm(r).Enlarged(shape)
	tinted := p.Tinted()
	for i, d := range shape.V {
		alpha := plane.Clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		ink := picture.WoodInk
		if s := plane.Pixel(art, y*art.W+x); tinted && s[3] > 0.5 {
			v := color.ToLCH(plane.Straight(s))
			ink = color.FromLCH(color.LCH{L: 0.20 + 0.40*v.L, C: v.C, H: v.H})
		}
		dark := plane.Clamp((0.95*tone.V[i] - 0.85*light.V[i]) * (1 - 0.3*calm.V[i]))
		n, _, _ := dots.Nearest(float32(x), float32(y))
		k := float32(0)
		if n >= 0 {
			s := dots.Sites[n]
			if keep := plane.Hash(int(n), 7, 3); keep < 0.12+3*dark {
				k = plane.Clamp(dots.Pitch*(0.16+0.46*dark) - dots.Distance(&s, float32(x), float32(y)) + 0.5)
			}
		}
		k = max(k, lines.V[i], plane.Clamp(0.5+d+rim*0.22)*plane.Clamp(0.5-d+rim*0.35))
		plane.Set(plane.Pixel(out, y*out.W+x), picture.DrawingPaper.Mix(ink, k), alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.InkTone(picture.WoodInk, picture.DrawingPaper)))
	return out
}

// Pointillism paints with small dabs of pure color side by side, each a little warmer, colder or lighter than what it stands for.
func Pointillism(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	art := p.SoftGlints().Drawn()
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	plane.Settle(art, r)
	calm := p.Calm(p.Frame())
	for layer, pitch := range [2]float32{0.0125, 0.0105} {
		dots := plane.NewCells(r, max(4, p.Length(pitch)), false, p.Seed+uint64(layer)*5, nil)
		dabbed(p, out, art, dots, calm, 0.60-0.17*float32(layer), 0.055+0.05*float32(layer))
	}
	p.PaintFeatures(out)
	return out
}

// dabbed lays a round dab on every cell that the art fills.
func dabbed(p *picture.Picture, out, art *raster.Layer, dots *plane.Cells, calm *plane.Plane, radius, usual float32) {
	for n, s := range dots.Sites {
		x, y := int(s.X), int(s.Y)
		if x < 1 || y < 1 || x >= p.Size-1 || y >= p.Size-1 {
			continue
		}
		d := plane.Pixel(art, y*art.W+x)
		if d[3] < 0.6 {
			continue
		}
		v := color.ToLCH(plane.Straight(d))
		turn := plane.Hash(n, 1, 5) - 0.5
		vary := usual * (1 - 0.75*calm.At(x/8, y/8)) * min(1, 0.35+v.L)
		c := color.FromLCH(color.LCH{L: max(0, min(0.95, v.L+2.2*vary*(plane.Hash(n, 2, 5)-0.5))), C: v.C*1.12 + 0.025, H: v.H + 11*vary*turn})
		size := dots.Pitch * radius * (0.8 + 0.35*plane.Hash(n, 3, 5))
		plane.Fleck{X: s.X, Y: s.Y, Radius: size, Color: c}.Disc(out)
	}
}
