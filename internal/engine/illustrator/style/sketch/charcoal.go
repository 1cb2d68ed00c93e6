package sketch

import (
	"context"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Charcoal draws with a broad soft stick: smudged tones under rubbed ones on rough paper, heavy dark edges, and lights that were
// taken out with an eraser. The paper is cut a little outside the drawing.
func Charcoal(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.InOneInk()
	art := p.Loosened(p.SoftGlints().Drawn(), 0.005)
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	plane.Settle(art, r)
	shape := plane.AlphaOf(art, r)
	tone, smudge := p.Darkness(art, r)
	light := shape.Reduced(2).Inflated(p.Length(0.10)/4).Softened(2.5).Lit(0.9, 3).Diffuse.Enlarged(shape)
	lines := picture.Wobbled(picture.CoverageOf(p.Flattened(picture.Second{}).Outlined(picture.Pen{Width: p.Length(0.0062), Detail: p.Length(0.012), Line: picture.WhiteLine, Hull: true}), r), p, 5)
	gate := p.ShadedContrast(r)
	u := p.Rubbing(picture.Stick{Pitch: 0.016, Width: 0.62, Least: 0.25, Wander: 3, Tooth: 300, Press: 1.15}, r)
	shape.BecomeDistance()
	calm := p.Calm(r).Enlarged(shape)
	rim := p.Length(0.011)
	for i, d := range shape.V {
		alpha := plane.Clamp(0.5 + rim - d + p.Length(0.0012)*(u.Rough(i)-0.5))
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		dark := plane.Clamp(smudge.V[i]*0.95 - 0.55*light.V[i])
		rubbed := plane.Clamp(tone.V[i]*1.25 - 0.8*light.V[i] - 0.06)
		c := picture.DrawingPaper.Mix(picture.Coal, plane.Clamp((0.66-0.20*calm.V[i])*dark*(0.55+0.9*u.Press.V[i])))
		c = c.Mix(picture.Coal, 0.85*(1-0.9*calm.V[i])*u.Stroke(i, x, y, -0.75, 5)*plane.Smooth(0.20, 0.75, rubbed))
		line := max(lines.V[i]*plane.Smooth(0.04, 0.16, gate.V[i]), plane.Clamp(1-max(d, -d)/p.Length(0.0048)))
		c = c.Mix(picture.Coal, 0.95*u.Dry(i, 1.15*line))
		plane.Set(plane.Pixel(out, y*out.W+x), c, alpha)
	}
	p.GrayFeatures(out)
	return out
}
