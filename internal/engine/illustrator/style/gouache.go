package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// gouache paints in opaque, matte, slightly chalky color: broad flat strokes, a few lighter and darker ones laid over them where light and
// shade are, and dry bristles at the edges.
func gouache(ctx context.Context, p *Picture) *raster.Layer {
	drawn := p.flattened(second{depth: 0.24, least: 0.05, alpha: 0.42, tone: deepShade}).drawn()
	r := p.around(drawn, 0.02)
	if r.Empty() {
		return raster.Square(p.Size)
	}
	color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.15 + 0.79*c.L, C: c.C * 0.92, H: c.H + 0.05*(0.6-c.L)}
	}).Apply(drawn)
	art := p.loosened(cropped(drawn, r), 0.004)
	settle(art, r)
	p.highlights(art, r)
	c := newCanvas(p, art, 0x031)
	c.cover(ctx, brush{width: 0.038, length: 0.095, density: 2.2, jitter: 0.065, turn: 0.16, opacity: 0.97, keep: 0.07, bristle: 0.25})
	c.cover(ctx, brush{width: 0.020, length: 0.060, density: 0.9, jitter: 0.075, turn: 0.14, opacity: 0.75, keep: 0.05, bristle: 1})
	c.cover(ctx, brush{width: 0.0065, length: 0.016, density: 1.9, only: 0.10, jitter: 0.02, turn: 0.08, opacity: 0.97, keep: 0.035, bristle: 0.3})
	c.detail, c.flow = nil, nil
	c.onto(ctx, art, 0, c.bandRows())
	p.driedEdges(art, r)
	out := framed(art, p.Size)
	p.paintFeatures(out)
	return out
}

// highlights lays one crisp lighter tone where the form faces the light.
func (p *Picture) highlights(art *raster.Layer, r rectangle) {
	a := alphaOf(art, r)
	light := a.reduced(2).inflated(p.length(0.12)/4).softened(4).lit(0.9, 3).diffuse.enlarged(a)
	ragged := cloud{p.Size, 22, 3, p.Seed + 15}.plane(r)
	for i, v := range light.v {
		d := pixel(art, i)
		if d[3] < 0.004 {
			continue
		}
		if k := smooth(0.17, 0.20, v+0.16*(ragged.v[i]-0.5)); k > 0 {
			c := color.ToLCH(straight(d))
			set(d, color.FromLCH(color.LCH{L: c.L + 0.30*(0.98-c.L)*k, C: c.C * (1 - 0.12*k), H: c.H + 0.08*k}), d[3])
		}
	}
}

// driedEdges lets the outline break up as a dry brush leaves it, and the paint be a little chalky.
func (p *Picture) driedEdges(art *raster.Layer, r rectangle) {
	a := alphaOf(art, r)
	a.becomeDistance()
	body := alphaOf(art, r).blurred(p.length(0.009))
	bristles := cloud{p.Size, 130, 2, p.Seed + 16}.plane(r)
	for i, d := range a.v {
		px := pixel(art, i)
		if px[3] < 0.004 {
			continue
		}
		c := color.ToLab(straight(px))
		c.L += 0.035 * (bristles.v[i] - 0.5)
		keep := clamp(0.5 - d - p.length(0.0060)*clamp(2.4*(bristles.v[i]-0.42))*smooth(0.36, 0.48, body.v[i]))
		set(px, color.FromLab(c), min(px[3], keep))
	}
}
