package style

import (
	"context"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/model"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// coated are the styles in which hair is seen: the others are made of something else, or have it already.
var coated = map[string]bool{"default": true, "cartoon": true, "3d": true, "digital": true}

// InDetail is the pass that a highly detailed picture is drawn with: the plain drawing has light, shade and reflections on each of its bodies then.
func InDetail(name string, pass Pass) Pass {
	if name == "default" {
		return func(ctx context.Context, p *Picture) *raster.Layer {
			l := model.LitAsInLife(ctx, p)
			plane.Settle(l, plane.Bounds(l))
			return l
		}
	}
	return pass
}

// Enrich adds the fine work of a highly detailed picture to a finished layer: fur, plumage and hair, fine lines where parts meet, crisper local
// contrast at two scales, richer lights, and a texture that follows the form.
func Enrich(name string, p *picture.Picture, l *raster.Layer) {
	r := p.Around(l, 0.01)
	if r.Empty() {
		return
	}
	fine, broad := picture.BrightnessAround(l, r, p.Length(0.0030)), picture.BrightnessAround(l, r, p.Length(0.022))
	if coated[name] {
		model.Coats(p, l, r)
	}
	silhouette := plane.AlphaOf(l, r)
	lit := silhouette.Reduced(2).Inflated(p.Length(0.07)/4).Softened(2).Lit(0.7, 5).Enlarged(silhouette)
	lines := picture.CoverageOf(p.Outlined(picture.Pen{Width: p.Length(0.0016), Detail: p.Length(0.006), Line: picture.WhiteLine, Hull: true}), r)
	gate := picture.Contrast(l, r)
	strands := p.Strands(l, r, 0.0014, nil)
	t := plane.SoftTone()
	ink := picture.DeepInk()
	plane.EachIn(l, lit.Diffuse, func(d []float32, x, y int, v float32) {
		if d[3] < 0.6 {
			return
		}
		i := (y-r.Min.Y)*lines.W + x - r.Min.X
		c := plane.Straight(d)
		lift := 1.1*(plane.Luma(c)-fine.V[i]) + 0.45*(plane.Luma(c)-broad.V[i])
		k := max(-0.5, min(0.5, lift)) + v*0.55 + 0.30*lit.Gleam.V[i] + (strands.V[i]-0.5)*0.15
		solid := plane.Smooth(0.6, 1, d[3])
		plane.Atop(d, t.At(c, k), solid)
		if a := lines.V[i] * plane.Smooth(0.05, 0.2, gate.V[i]); a > 0.01 {
			plane.Atop(d, ink.At(c), 0.60*a*solid)
		}
	})
}
