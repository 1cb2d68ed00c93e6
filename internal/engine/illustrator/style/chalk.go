package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// Shares of the side: the border of the board around a chalk drawing, and the gaps that it bridges.
const boardRim, boardClosing = 0.034, 0.04

var slate, chalkWhite = color.Hex(0x2c3835), color.Hex(0xf7f5ee)

// chalk draws in colored chalk on a piece of blackboard that is cut around the drawing: rubbed tones, and dusty white lines.
func chalk(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.flattened(second{})
	art := flat.drawn()
	r := p.around(art, boardRim+2*boardClosing)
	if r.Empty() {
		return out
	}
	board := cutOut(alphaOf(art, r), p.length(boardRim), p.length(boardClosing))
	lines := coverageOf(flat.lines(pen{width: p.length(0.0056), detail: p.length(0.010), line: whiteLine, hull: true}), r).wobbled(p, 5)
	u := p.rubbing(stick{pitch: 0.0100, width: 0.66, least: 0.45, wander: 2, tooth: 260, press: 0.98}, r)
	dust := cloud{p.Size, 5, 3, p.Seed + 8}.plane(r)
	pigment := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.56 + 0.42*c.L, C: c.C * 1.35, H: c.H} })
	for i, v := range board.v {
		alpha := clamp(0.5 - v)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := slate.Mix(chalkWhite, clamp(0.16*(dust.v[i]-0.25)+0.05*(u.rough(i)-0.5)))
		if s := pixel(art, y*art.W+x); s[3] > 0.5 {
			own := straight(s)
			full := 0.62 + 0.36*color.ToLab(own).L // what is dark stays board
			k := max(u.stroke(i, x, y, -0.78, 3), 0.5*u.stroke(i, x, y, -0.5, 4))
			c = c.Mix(pigment.At(own), clamp(k*full*full+0.16*full))
		}
		if k := lines.v[i]; k > 0.02 {
			c = c.Mix(chalkWhite, 0.94*u.dry(i, 1.15*k))
		}
		set(pixel(out, y*out.W+x), c, alpha)
	}
	return out
}
