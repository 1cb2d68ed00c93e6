package craft

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Shares of the side: how far the twill of a patch reaches beyond its art, the width of the border that is sewn around it, and the gaps that
// it bridges.
const twillRim, merrow, patchClosing = 0.034, 0.026, 0.030

// Patch is an embroidered patch: the art in satin stitches on twill, with an overlocked border.
func Patch(ctx context.Context, p *picture.Picture) *raster.Layer {
	sewn := Embroidered(ctx, p)
	r := p.Beyond(sewn, twillRim+merrow+2*patchClosing)
	if r.Empty() {
		return sewn
	}
	out := raster.Square(p.Size)
	deep, _, _ := p.BrandTones()
	ground := color.ToLCH(deep)
	ground.L, ground.C = 0.27+0.25*ground.L, min(ground.C, 0.09)
	twill, border := ground.Lab(), color.LCH{L: 0.40 + 0.2*ground.L, C: max(0.05, 1.3*ground.C), H: ground.H}.Lab()
	area := plane.CutOut(plane.AlphaOf(sewn, r), p.Length(twillRim+merrow), p.Length(patchClosing))
	wide := p.Length(merrow)
	weave := max(3, p.Length(0.0078))
	for i, d := range area.V {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		if x < 0 || y < 0 || x >= p.Size || y >= p.Size {
			continue
		}
		to, s := plane.Pixel(out, y*out.W+x), plane.Pixel(sewn, y*sewn.W+x)
		if s[3] >= 1 && d < -0.5 { // stitches hide the twill
			copy(to, s)
			continue
		}
		gx, gy := area.Slope(i)
		overlock := float32(0)
		if d > -wide-2 {
			overlock = overlockHeight(p, x, y, gx, gy)
		}
		alpha := plane.Clamp(0.5 - d + p.Length(0.0008)*overlock)
		if alpha <= 0 {
			continue
		}
		thread := twill
		thread.L += 0.055*plane.Tri((float32(x)+float32(y))/weave) + 0.03*plane.Tri((float32(x)-float32(y))/(weave*0.5)) - 0.10*plane.Smooth(-wide-p.Length(0.012), -wide, d)
		c := color.FromLab(thread)
		if k := plane.Clamp(d + wide + 0.5); k > 0 {
			round := 2*(d+wide*0.5)/wide + 0.15*gy
			thread = border
			thread.L += 0.13*(1-round*round) - 0.20*round*round*round*round - 0.06*round + 0.10*overlock
			thread.L = max(0.08, min(0.95, thread.L))
			c = c.Mix(color.FromLab(thread), k)
		}
		plane.Set(to, c, alpha)
		if s[3] > 0 {
			plane.Over(to, plane.Straight(s), s[3])
		}
	}
	return out
}

// overlockHeight is the height of the border's thread, −1 to 1: it runs across the border, a little slanted, all the way around.
func overlockHeight(p *picture.Picture, x, y int, gx, gy float32) float32 {
	const slantSin, slantCos = 0.342898, 0.939373 // of 0.35 radians
	if n := float32(math.Sqrt(float64(gx*gx + gy*gy))); n > 0 {
		gx, gy = gx/n, gy/n
	} else {
		gx = 1
	}
	tx, ty := -(gy*slantCos + gx*slantSin), gx*slantCos-gy*slantSin
	return plane.Tri((float32(x)*tx + float32(y)*ty) / max(3, p.Length(0.0105)))
}
