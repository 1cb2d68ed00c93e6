package sketch

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Shares of the side: the border of the board around a chalk drawing, and the gaps that it bridges.
const boardRim, boardClosing = 0.034, 0.04

var slate, chalkWhite = color.Hex(0x2c3835), color.Hex(0xf7f5ee)

// Chalk draws in colored chalk on a piece of blackboard that is cut around the drawing: rubbed tones, and dusty white lines.
func Chalk(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, boardRim+2*boardClosing)
	if r.Empty() {
		return out
	}
	board := plane.CutOut(plane.AlphaOf(art, r), p.Length(boardRim), p.Length(boardClosing))
	lines := picture.Wobbled(picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0056), Detail: p.Length(0.010), Line: picture.WhiteLine, Hull: true}), r), p, 5)
	u := p.Rubbing(picture.Stick{Pitch: 0.0100, Width: 0.72, Least: 0.6, Wander: 2, Tooth: 260, Press: 0.98}, r)
	dust := plane.Cloud{Size: p.Size, Waves: 5, Octaves: 3, Seed: p.Seed + 8}.Plane(r)
	pigment := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.56 + 0.42*c.L, C: c.C * 1.35, H: c.H} })
	for i, v := range board.V {
		alpha := plane.Clamp(0.5 - v)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := slate.Mix(chalkWhite, plane.Clamp(0.16*(dust.V[i]-0.25)+0.05*(u.Rough(i)-0.5)))
		if s := plane.Pixel(art, y*art.W+x); s[3] > 0.5 {
			own := plane.Straight(s)
			full := 0.62 + 0.36*color.ToLab(own).L // what is dark stays board
			k := max(u.Stroke(i, x, y, -0.78, 3), 0.5*u.Stroke(i, x, y, -0.5, 4))
			c = c.Mix(pigment.At(own), plane.Clamp(k*full*full+0.16*full))
		}
		if k := lines.V[i]; k > 0.02 {
			c = c.Mix(chalkWhite, 0.94*u.Dry(i, 1.15*k))
		}
		plane.Set(plane.Pixel(out, y*out.W+x), c, alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.InkTone(slate, chalkWhite)))
	return out
}
