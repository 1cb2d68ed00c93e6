package sketch

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Shares of the side: the border of the board around a chalk drawing, and the gaps that it bridges.
const boardRim, boardClosing = 0.034, 0.09

var slate, chalkWhite = color.Hex(0x2c3835), color.Hex(0xf7f5ee)

// Chalk draws in colored chalk on a piece of blackboard that is cut around the drawing: rubbed tones, and dusty white lines.
func Chalk(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.HandEyed().DarkEyed()
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, boardRim+0.02)
	if r.Empty() {
		return out
	}
	board := plane.CutOut(plane.AlphaOf(art, p.Beyond(art, boardRim+2*boardClosing)), p.Length(boardRim), p.Length(boardClosing))
	unlettered, _ := flat.Unlettered() // a line around each letter would blur it
	lines := picture.Wobbled(picture.CoverageOf(unlettered.Outlined(picture.Pen{Width: p.Length(0.0056), Detail: p.Length(0.010), Line: picture.WhiteLine, Hull: true}), r), p, 5)
	u := p.Rubbing(picture.Stick{Pitch: 0.0130, Width: 0.66, Least: 0.42, Wander: 2, Tooth: 300, Press: 1.15}, r)
	dust := plane.Cloud{Size: p.Size, Waves: 5, Octaves: 3, Seed: p.Seed + 8}.Plane(r)
	pigment := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.56 + 0.42*c.L, C: c.C * 1.35, H: c.H} })
	for i := range lines.V {
		alpha := plane.Clamp(0.5 - board.At(r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()))
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := slate.Mix(chalkWhite, plane.Clamp(0.16*(dust.V[i]-0.25)+0.05*(u.Rough(i)-0.5)))
		if s := plane.Pixel(art, y*art.W+x); s[3] > 0.5 {
			own := plane.Straight(s)
			v := color.ToLCH(own)
			full := (0.62 + 0.36*v.L) * max(0.22, plane.Smooth(0.10, 0.42, v.L+1.2*v.C)) // what is dark stays board
			k := max(u.Stroke(i, x, y, -0.78, 3), 0.5*u.Stroke(i, x, y, -0.5, 4))
			c = c.Mix(pigment.At(own), plane.Clamp(0.75*k*full*full+0.26*full))
		}
		if k := lines.V[i]; k > 0.02 {
			c = c.Mix(chalkWhite, 0.94*u.Dry(i, 1.15*k))
		}
		plane.Set(plane.Pixel(out, y*out.W+x), c, alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.InkTone(slate, chalkWhite)))
	return out
}
