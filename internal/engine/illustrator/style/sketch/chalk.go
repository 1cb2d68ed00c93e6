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

// Chalk draws in colored chalk on a piece of blackboard whose edge is rubbed away: strokes along every form, and dusty lines, white ones around what
// is dark and bare board around what is white.
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
	forms := p.Formed(r, 0.12)
	turns := make([]float64, len(forms.Fields)+1)
	for k := range turns {
		turns[k] = -0.78
		if k < len(forms.Fields) {
			f := forms.Fields[k]
			turns[k] += 0.9*float64(f.Sin*f.Cos) + 0.5*float64(plane.Hash(k, 2, 3)-0.5)
		}
	}
	dust := plane.Cloud{Size: p.Size, Waves: 5, Octaves: 3, Seed: p.Seed + 8}.Plane(r)
	pigment := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.46 + 0.50*c.L, C: c.C * 1.45, H: c.H} })
	for i := range lines.V {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		rubbed := plane.Smooth(p.Length(0.010), -p.Length(0.026), board.At(x, y)+p.Length(0.020)*(dust.V[i]-0.5))
		alpha := u.Dry(i, 1.5*rubbed) * plane.Clamp(8*rubbed)
		if alpha <= 0.004 {
			continue
		}
		c := slate.Mix(chalkWhite, plane.Clamp(0.16*(dust.V[i]-0.25)+0.05*(u.Rough(i)-0.5)))
		line := chalkWhite
		if s := plane.Pixel(art, y*art.W+x); s[3] > 0.5 {
			own := plane.Straight(s)
			v := color.ToLCH(own)
			full := (0.62 + 0.36*v.L) * max(0.22, plane.Smooth(0.10, 0.42, v.L+1.2*v.C)) // what is dark stays board
			form := forms.At(x, y)
			if form < 0 {
				form = int32(len(turns) - 1)
			}
			k := max(u.Stroke(i, x, y, turns[form], 3), 0.55*u.Stroke(i, x, y, turns[form]+0.35, 4))
			c = c.Mix(pigment.At(own), plane.Clamp(0.80*k*full+(0.18+0.26*v.L)*full))
			line = chalkWhite.Mix(slate, 0.85*plane.Smooth(0.80, 0.90, v.L))
		}
		if k := lines.V[i]; k > 0.02 {
			c = c.Mix(line, 0.94*u.Dry(i, 1.15*k))
		}
		plane.Set(plane.Pixel(out, y*out.W+x), c, alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.InkTone(slate, chalkWhite)))
	return out
}
