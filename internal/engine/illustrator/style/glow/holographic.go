package glow

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Holographic is foil that breaks light into a rainbow: hues run over the form in bands, washed out to silver where the lamp is
// reflected, while the tones of the art stay.
func Holographic(_ context.Context, p *picture.Picture) *raster.Layer {
	l := p.SoftGlints().Drawn()
	r := p.Around(l, 0.02)
	if r.Empty() {
		return l
	}
	plane.Settle(l, r)
	shape := plane.AlphaOf(l, r)
	form := shape.Reduced(2).Inflated(p.Length(0.11) / 4).Softened(3)
	lit := form.Lit(0.8, 4).Enlarged(shape)
	height := form.Enlarged(shape)
	bend := picture.BrightnessAround(l, r, p.Length(0.014))
	drift := plane.Cloud{Size: p.Size, Waves: 4, Octaves: 2, Seed: p.Seed + 3}.Plane(r)
	low, high := p.Tones(l)
	out, edge := plane.AlphaOf(l, r).SignedDistance(), p.Length(0.0052)
	lines := picture.CoverageOf(p.Outlined(picture.Pen{Width: p.Length(0.0024), Detail: p.Length(0.012), Line: picture.WhiteLine, Hull: true}), r)
	own := ownColor(p, 0.5)
	white := color.RGB{R: 1, G: 1, B: 1}
	plane.EachIn(l, lines, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		i := (y-r.Min.Y)*r.Dx() + x - r.Min.X
		tone := plane.Clamp((color.ToLab(plane.Straight(d)).L - low) / max(0.2, high-low))
		phase := (0.8*float32(x)+float32(y))/p.Length(0.62) + 5.5*height.V[i]/p.Length(0.11) + 0.55*bend.V[i] + 0.8*drift.V[i]
		hue := float64(phase) * 2 * math.Pi
		c := color.FromLCH(color.LCH{L: 0.52 + 0.33*tone + 0.05*float32(math.Sin(hue*2+1)) + 0.11*float32(max(0, math.Cos(hue-1.85))), C: 0.145 - 0.030*tone, H: float32(hue)})
		c = c.Mix(plane.Straight(d), own)
		streak := plane.Smooth(0.80, 1, (plane.Tri((float32(x)-0.55*float32(y))/p.Length(0.36)+0.4*drift.V[i])+1)/2)
		c = c.Mix(white, plane.Clamp(0.40*streak+0.75*lit.Gleam.V[i]*plane.Smooth(0.05, 0.3, lit.Diffuse.V[i])))
		c = c.Mix(color.Hex(0x41396b), plane.Clamp(0.9*-lit.Diffuse.V[i]-0.12)*0.7)
		c = c.Mix(color.Hex(0x3d3570), 0.72*plane.Smooth(-edge, -0.3*edge, out.V[i])) // the cut edge of the foil, which is seen on white
		plane.Set(d, c.Mix(white, 0.55*v), d[3])
	})
	picture.LayAtop(l, p.SeenFeatures(picture.InkTone(color.Hex(0x3a3166), white)))
	return l
}
