package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// doodle is a hand's quick drawing: a wavering black pen that goes over some lines twice, on white, with patches of clear color that
// do not quite meet the lines.
func doodle(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.flattened(second{})
	art := flat.drawn()
	r := p.around(art, 0.035)
	if r.Empty() {
		return out
	}
	settle(art, r)
	lines := coverageOf(flat.lines(pen{width: p.length(0.0050), detail: p.length(0.014), solid: p.length(0.05), line: whiteLine, hull: true}), r)
	first, again := p.wavering(r, 1, 0.020), p.wavering(r, 5, 0.020)
	shape := alphaOf(art, r)
	shape.becomeDistance()
	for i, d := range shape.v {
		shape.v[i] = remote - d // what lies outside the plane is 0: far outside the drawing
	}
	tint := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.50 + 0.49*c.L, C: c.C * 0.82, H: c.H} })
	dx, dy := int(p.length(0.013)), int(p.length(0.010))
	outline, rim := p.length(0.0068), p.length(0.0100)
	w, h := r.Dx(), r.Dy()
	for y := range h {
		first.turnTo(y)
		again.turnTo(y)
		for x := range w {
			d, e := remote-first.of(shape, x, y), remote-again.of(shape, x, y)
			alpha := clamp(0.5 + rim - min(d, e))
			c := linePaper
			if u, v := x-dx, y-dy; u >= 0 && v >= 0 {
				if s := pixel(art, (r.Min.Y+v)*art.W+r.Min.X+u); s[3] > 0.5 {
					alpha = max(alpha, clamp(0.5-remote+shape.v[v*w+u]))
					c = tint.At(straight(s))
				}
			}
			if alpha <= 0 {
				continue
			}
			k := max(first.of(lines, x, y), 0.8*again.of(lines, x, y)*smooth(0.45, 0.6, again.u[x]))
			k = max(k, clamp(1-(max(d, -d)-outline*0.5)), 0.9*clamp(1-(max(e, -e)-outline*0.28)))
			set(pixel(out, (r.Min.Y+y)*out.W+r.Min.X+x), c.Mix(lineInk, clamp(k)), alpha)
		}
	}
	layAtop(out, p.seenFeatures(own))
	return out
}

// remote is a distance from the outline that nothing is drawn at, in pixels.
const remote = 1 << 14

// wavering is a wobble of the hand by up to a share of the side.
func (p *Picture) wavering(r rectangle, seed uint64, by float32) *wobble {
	o := p.wobbled(r, seed)
	o.most = p.length(by)
	return o
}
