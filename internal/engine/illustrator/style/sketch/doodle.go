package sketch

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Doodle is a hand's quick drawing: a wavering black pen that goes over some lines twice, on white, with patches of clear color that
// do not quite meet the lines.
func Doodle(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.DarkEyed()
	flat := p.Simple().Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, 0.035)
	if r.Empty() {
		return out
	}
	plane.Settle(art, r)
	lines := picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0044), Detail: p.Length(0.016), Solid: p.Length(0.05), Line: picture.WhiteLine, Hull: true}), r)
	gate := p.ShadedContrast(r)
	first, again := wavering(p, r, 1, 0.020), wavering(p, r, 5, 0.020)
	shape := plane.AlphaOf(art, r)
	shape.BecomeDistance()
	for i, d := range shape.V {
		shape.V[i] = remote - d // what lies outside the plane is 0: far outside the drawing
	}
	tint := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.12 + 0.87*c.L, C: c.C * 1.05, H: c.H} })
	dx, dy := int(p.Length(0.013)), int(p.Length(0.010))
	outline, rim := p.Length(0.0068), p.Length(0.0100)
	w, h := r.Dx(), r.Dy()
	for y := range h {
		first.TurnTo(y)
		again.TurnTo(y)
		for x := range w {
			d, e := remote-first.Of(shape, x, y), remote-again.Of(shape, x, y)
			alpha := plane.Clamp(0.5 + rim - min(d, e))
			c := picture.LinePaper
			if u, v := x-dx, y-dy; u >= 0 && v >= 0 {
				if s := plane.Pixel(art, (r.Min.Y+v)*art.W+r.Min.X+u); s[3] > 0.5 {
					alpha = max(alpha, plane.Clamp(0.5-remote+shape.V[v*w+u]))
					c = tint.At(plane.Straight(s))
				}
			}
			if alpha <= 0 {
				continue
			}
			k := plane.Smooth(0.03, 0.14, first.Of(gate, x, y)) * max(first.Of(lines, x, y), 0.8*again.Of(lines, x, y)*plane.Smooth(0.45, 0.6, again.U[x]))
			k = max(k, plane.Clamp(1-(max(d, -d)-outline*0.5)), 0.9*plane.Clamp(1-(max(e, -e)-outline*0.28)))
			plane.Set(plane.Pixel(out, (r.Min.Y+y)*out.W+r.Min.X+x), c.Mix(picture.LineInk, plane.Clamp(k)), alpha)
		}
	}
	picture.LayAtop(out, p.SeenFeatures(picture.Own))
	return out
}

// remote is a distance from the outline that nothing is drawn at, in pixels.
const remote = 1 << 14

// wavering is a wobble of the hand by up to a share of the side.
func wavering(p *picture.Picture, r plane.Rectangle, seed uint64, by float32) *picture.Wobble {
	o := p.Wobbled(r, seed)
	o.Most = p.Length(by)
	return o
}
