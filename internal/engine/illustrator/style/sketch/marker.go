package sketch

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Marker lays broad strokes of alcohol marker side by side, darker where they overlap, with slips of bare paper in the light, under
// the lines of a fine black pen. The paper is cut along the drawing.
func Marker(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.DarkEyed()
	flat := p.Flattened(picture.Second{Depth: 0.22, Least: 0.05, Alpha: 0.34, Tone: picture.DeepShade})
	art := flat.Drawn()
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	plane.Settle(art, r)
	shape := plane.AlphaOf(art, r)
	light := shape.Reduced(2).Inflated(p.Length(0.10)/4).Softened(2.5).Lit(0.9, 3).Diffuse.Enlarged(shape)
	pens := picture.Wobbled(picture.CoverageOf(p.Flattened(picture.Second{}).Outlined(picture.Pen{Width: p.Length(0.0036), Detail: p.Length(0.012), Line: picture.WhiteLine, Hull: true}), r), p, 11)
	gate := p.ShadedContrast(r)
	shape.BecomeDistance()
	sway := plane.Cloud{Size: p.Size, Waves: 5, Octaves: 2, Seed: p.Seed + 12}.Plane(r)
	bleed := plane.Cloud{Size: p.Size, Waves: 60, Octaves: 2, Seed: p.Seed + 13}.Plane(r)
	ink := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.09 + 0.89*c.L, C: c.C * 1.22, H: c.H} })
	black, paper := color.Hex(0x17161b), color.Hex(0xfffefa)
	calm := p.Calm(r)
	rim, outline := p.Length(0.0105), p.Length(0.0050)
	for i, d := range shape.V {
		alpha := plane.Clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := paper
		inside := d - p.Length(0.006)*(bleed.V[i]-0.35)
		if s := plane.Pixel(art, y*art.W+x); s[3] > 0.02 && inside < 0.5 {
			c = markerStroke(p, x, y, ink.At(plane.Straight(s)), paper, light.V[i], sway.V[i], bleed.V[i], 1-calm.At(i%r.Dx()/8, i/r.Dx()/8))
		}
		c = c.Mix(black, max(pens.V[i]*plane.Smooth(0.05, 0.18, gate.V[i]), plane.Clamp(1-(max(d, -d)-outline*0.35)/(outline*0.4))))
		plane.Set(plane.Pixel(out, y*out.W+x), c, alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.Own))
	return out
}

// markerStroke is the ink of a pixel: strokes in one direction, with dark seams, streaks along them and gaps in the light.
func markerStroke(p *picture.Picture, x, y int, ink, paper color.RGB, light, sway, bleed, loose float32) color.RGB {
	sin, cos := math.Sincos(-0.62)
	across := (float32(y)*float32(cos)-float32(x)*float32(sin))/p.Length(0.030) + 3.2*(sway-0.5)
	lane := plane.Floor(across)
	f := across - float32(lane) - 0.5
	along := (float32(x)*float32(cos)+float32(y)*float32(sin))/p.Length(0.22) + 3*plane.Hash(lane, 1, p.Seed)
	v := color.ToLCH(ink)
	v.L -= loose * 0.075 * plane.Smooth(0.33, 0.47, max(f, -f))
	v.L += loose*0.05*(plane.Hash(lane, plane.Floor(along), 7)-0.5) + loose*0.035*(plane.Hash(plane.Floor(across*7), plane.Floor(along), 8)-0.5)
	v.L -= loose * 0.06 * plane.Smooth(0.82, 1, along-float32(plane.Floor(along)))
	gap := plane.Smooth(0.16, 0.24, light-0.10*plane.Hash(lane, plane.Floor(along), 9)) * plane.Smooth(0.44, 0.30, max(f-0.08, -f-0.08)+0.3*bleed-0.12)
	return color.FromLCH(color.LCH{L: plane.Clamp(v.L), C: v.C, H: v.H}).Mix(paper, 0.9*loose*gap*plane.Hash(lane, 2, 4))
}
