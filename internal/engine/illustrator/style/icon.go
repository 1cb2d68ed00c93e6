package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// icon sets the picture on a soft plate of its own pale tint: glyphs in two tones, coloured art as it is.
func icon(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	c := color.ToLCH(p.Accent)
	pale := color.FromLCH(color.LCH{L: 0.945, C: min(c.C, 0.035), H: c.H})
	tint := color.FromLCH(color.LCH{L: 0.875, C: min(c.C, 0.075), H: c.H})
	if !p.Minimal {
		mid := p.length(0.5)
		b := scene.NewPath().Fill(p.diagonal(pale, tint))
		raster.Draw(out, []scene.Node{squircle(b, mid, mid, p.length(plateShare)).Node()}, scene.Identity)
	}
	q := p.fitted(plateShare * 2 * 0.66)
	if q.coloured() {
		art := q.flattened(second{}).drawn()
		q.softShadow(out, art, tint)
		raster.Over(out, art, 1)
		return out
	}
	q.duotoneGlyph(out, c)
	return out
}

// coloured tells whether any piece is more than a glyph.
func (p *Picture) coloured() bool {
	for _, q := range p.Pieces {
		if !q.Glyph {
			return true
		}
	}
	return false
}

// softShadow darkens the plate under the art.
func (p *Picture) softShadow(out, art *raster.Layer, tint color.RGB) {
	cast := alphaOf(art, p.frame()).shifted(0, int(p.length(0.014))).blurred(p.length(0.016))
	dark := softTone().at(tint, -0.8)
	eachIn(out, cast, func(d []float32, _, _ int, v float32) { atop(d, dark, v*0.45) })
}

// duotoneGlyph paints the body of the glyph light and the glyph itself deep over it.
func (p *Picture) duotoneGlyph(out *raster.Layer, c color.LCH) {
	mark := p.stencil()
	body := &plane{mark.x0, mark.y0, mark.w, mark.h, append([]float32(nil), mark.v...)}
	body.fillHoles(int(p.length(0.5) * p.length(0.5)))
	light := color.FromLCH(color.LCH{L: 0.80, C: min(max(c.C, 0.10), 0.13), H: c.H + 0.25})
	from := color.FromLCH(color.LCH{L: 0.60, C: max(c.C, 0.16), H: c.H})
	to := color.FromLCH(color.LCH{L: 0.44, C: max(c.C, 0.17), H: c.H - 0.15})
	eachIn(out, body, func(d []float32, x, y int, v float32) {
		if v < 0.004 {
			return
		}
		over(d, light, v)
		if m := mark.v[y*mark.w+x]; m > 0.004 {
			over(d, from.Mix(to, clamp(float32(y)/float32(p.Size)*1.6-0.3)), m)
		}
	})
}
