package style

import (
	"context"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/detail"
	"pellucid/internal/engine/illustrator/style/model"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// coated are the styles in which hair is seen: the others are made of something else, or have it already.
var coated = map[string]bool{"default": true, "cartoon": true, "3d": true, "digital": true}

// InDetail is the pass that a highly detailed picture is drawn with: the bodies of a plain drawing and of a realistic one have the marks of what they
// are made of, and the plain drawing has light, shade and reflections on each of them.
func InDetail(name string, pass Pass) Pass {
	switch name {
	case "default":
		return func(ctx context.Context, p *Picture) *raster.Layer {
			l := model.LitAsInLife(ctx, detail.Worked(p.Hazed().Undecorated()))
			plane.Settle(l, plane.Bounds(l))
			return l
		}
	case "realistic":
		return func(ctx context.Context, p *Picture) *raster.Layer { return pass(ctx, detail.Worked(p)) }
	}
	return pass
}

// litAlready are the styles in which bodies are lit, and have the texture of what they are made of, before they are enriched.
var litAlready = map[string]bool{"default": true, "realistic": true}

// Enrich adds the fine work of a highly detailed picture to a finished layer: fur, plumage and hair, fine lines where parts meet, crisper local
// contrast at two scales, and, where the style has none of its own, richer lights and a texture that follows the form.
func Enrich(name string, p *picture.Picture, l *raster.Layer) {
	r := p.Around(l, 0.01)
	if r.Empty() {
		return
	}
	bright := picture.BrightnessOf(l, r)
	over := func(a *plane.Plane) plane.Ground { return plane.GroundOf(a.Over(r.Dx(), r.Dy())) }
	fine, broad := over(bright.Around(p.Length(0.0030))), over(bright.Around(p.Length(0.022)))
	if coated[name] {
		model.Coats(p, l, r)
	}
	light := func(int, int) float32 { return 0 }
	if !litAlready[name] {
		light = richer(p, l, r)
	}
	lines := picture.CoverageOf(p.Outlined(picture.Pen{Width: p.Length(0.0016), Detail: p.Length(0.006), Line: picture.WhiteLine, Hull: true}), r)
	gate := plane.GroundOf(picture.ContrastOver(l, r))
	t, ink := plane.SoftTone(), picture.DeepInk()
	for y := range r.Dy() {
		fine.Row(fine.V, y)
		broad.Row(broad.V, y)
		gate.Row(gate.V, y)
		at := (r.Min.Y+y-l.Y0)*l.W + r.Min.X - l.X0
		for x, near := range fine.V {
			d := plane.Pixel(l, at+x)
			if d[3] < 0.6 {
				continue
			}
			c := plane.Straight(d)
			v := plane.Luma(c)
			lift := 1.1*(v-near) + 0.45*(v-broad.V[x])
			solid := plane.Smooth(0.6, 1, d[3])
			plane.Atop(d, t.At(c, max(-0.5, min(0.5, lift))+light(x, y)), solid)
			if a := lines.V[y*lines.W+x] * plane.Smooth(0.05, 0.2, gate.V[x]); a > 0.01 {
				plane.Atop(d, ink.At(c), 0.60*a*solid)
			}
		}
	}
}

// richer is the light on a form as a whole and its texture, at a pixel of a rectangle.
func richer(p *picture.Picture, l *raster.Layer, r plane.Rectangle) func(x, y int) float32 {
	silhouette := plane.AlphaOf(l, r)
	lit := silhouette.Reduced(2).Inflated(p.Length(0.07)/4).Softened(2).Lit(0.7, 5).Enlarged(silhouette)
	strands := p.Strands(l, r, 0.0014, nil)
	return func(x, y int) float32 {
		i := y*strands.W + x
		return lit.Diffuse.V[i]*0.55 + 0.30*lit.Gleam.V[i] + (strands.V[i]-0.5)*0.15
	}
}
