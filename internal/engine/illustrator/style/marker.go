package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// marker lays broad strokes of alcohol marker side by side, darker where they overlap, with slips of bare paper in the light, under
// the lines of a fine black pen. The paper is cut along the drawing.
func marker(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.flattened(second{depth: 0.22, least: 0.05, alpha: 0.34, tone: deepShade})
	art := flat.drawn()
	r := p.around(art, 0.03)
	if r.Empty() {
		return out
	}
	settle(art, r)
	shape := alphaOf(art, r)
	light := shape.reduced(2).inflated(p.length(0.10)/4).softened(2.5).lit(0.9, 3).diffuse.enlarged(shape)
	pens := coverageOf(p.flattened(second{}).lines(pen{width: p.length(0.0036), detail: p.length(0.012), line: whiteLine, hull: true}), r).wobbled(p, 11)
	gate := contrast(art, r)
	shape.becomeDistance()
	sway := cloud{p.Size, 5, 2, p.Seed + 12}.plane(r)
	bleed := cloud{p.Size, 60, 2, p.Seed + 13}.plane(r)
	ink := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.09 + 0.89*c.L, C: c.C * 1.22, H: c.H} })
	black, paper := color.Hex(0x17161b), color.Hex(0xfffefa)
	rim, outline := p.length(0.0105), p.length(0.0050)
	for i, d := range shape.v {
		alpha := clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := paper
		inside := d - p.length(0.006)*(bleed.v[i]-0.35)
		if s := pixel(art, y*art.W+x); s[3] > 0.02 && inside < 0.5 {
			c = p.markerStroke(x, y, ink.At(straight(s)), paper, light.v[i], sway.v[i], bleed.v[i])
		}
		c = c.Mix(black, max(pens.v[i]*smooth(0.05, 0.18, gate.v[i]), clamp(1-(max(d, -d)-outline*0.35)/(outline*0.4))))
		set(pixel(out, y*out.W+x), c, alpha)
	}
	layAtop(out, p.seenFeatures(own))
	return out
}

// markerStroke is the ink of a pixel: strokes in one direction, with dark seams, streaks along them and gaps in the light.
func (p *Picture) markerStroke(x, y int, ink, paper color.RGB, light, sway, bleed float32) color.RGB {
	sin, cos := math.Sincos(-0.62)
	across := (float32(y)*float32(cos)-float32(x)*float32(sin))/p.length(0.030) + 1.1*(sway-0.5)
	lane := floor(across)
	f := across - float32(lane) - 0.5
	along := (float32(x)*float32(cos)+float32(y)*float32(sin))/p.length(0.22) + 3*hash(lane, 1, p.Seed)
	v := color.ToLCH(ink)
	v.L -= 0.075 * smooth(0.33, 0.47, max(f, -f))
	v.L += 0.05*(hash(lane, floor(along), 7)-0.5) + 0.035*(hash(floor(across*7), floor(along), 8)-0.5)
	v.L -= 0.06 * smooth(0.82, 1, along-float32(floor(along)))
	gap := smooth(0.16, 0.24, light-0.10*hash(lane, floor(along), 9)) * smooth(0.44, 0.30, max(f-0.08, -f-0.08)+0.3*bleed-0.12)
	return color.FromLCH(color.LCH{L: clamp(v.L), C: v.C, H: v.H}).Mix(paper, 0.9*gap*hash(lane, 2, 4))
}
