package finish

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// How wide a drawing is at its opening at least, as a share of its widest row.
const (
	mouthWide  = .46
	mouthAside = .13 // how far from the middle an opening is at most, as a share of the width
)

// mouthAt finds where a drawing would be open above: the middle of the opening and half its width.
func mouthAt(d *kit.Drawing) (at point, half float64) {
	s := silhouetteOf(d)
	high := min(sampleSide, int(s.box.H()*s.scale))
	runs := make([][2]int, high)
	most := 0
	for y := range high {
		from, best := -1, [2]int{}
		for x := range sampleSide + 1 {
			on := x < sampleSide && s.alpha[y*sampleSide+x] > .6
			if on && from < 0 {
				from = x
			}
			if !on && from >= 0 {
				if x-from > best[1]-best[0] {
					best = [2]int{from, x}
				}
				from = -1
			}
		}
		runs[y], most = best, max(most, best[1]-best[0])
	}
	middle := s.box.X0 + s.box.W()/2
	for y, r := range runs {
		if x := s.box.X0 + float64(r[0]+r[1])/2/s.scale; abs(x-middle) > mouthAside*s.box.W() && float64(r[1]-r[0]) >= mouthWide*float64(most) {
			break // the head of an animal, whose back is open
		}
		if float64(r[1]-r[0]) >= mouthWide*float64(most) {
			half = min(float64(r[1]-r[0])/2/s.scale*.9, .27*max(s.box.W(), s.box.H()))
			return point{s.box.X0 + float64(r[0]+r[1])/2/s.scale, s.box.Y0 + float64(y)/s.scale + .1*half}, half
		}
	}
	half = .19 * s.box.W()
	at = point{middle - .06*s.box.W(), s.box.Y0}
	if y, ok := topside(d)(.44); ok {
		at.y = y + .16*half
	}
	return at, half
}

// mouthOf opens a drawing above and shows what is in it, from its dark edge to its light middle.
func mouthOf(dark, light string) change {
	return func(d *kit.Drawing, p *pen) {
		at, half := mouthAt(d)
		t := kit.TonesOf(rulingColor(d))
		flat := half * .2
		before(d, kit.Of(p.Blur(half*.06, p.Ellipse(at.x, at.y+flat*.7, half*1.02, flat*1.1, t.DDD)).Opacity(.4),
			p.Ellipse(at.x, at.y, half*1.06, flat*1.3, kit.Lin(at.x-half, at.y-flat, at.x+half, at.y+flat, t.LL, t.L, t.D)), p.Ellipse(at.x, at.y+half*.004, half*.95, flat*1.02, t.DD),
			p.Clip(fmt.Sprintf("M%.2f %.2fa%.2f %.2f 0 1 0 %.2f 0a%.2f %.2f 0 1 0 %.2f 0Z", at.x-half*.95, at.y, half*.95, flat*1.02, half*1.9, half*.95, flat*1.02, -half*1.9),
				p.Ellipse(at.x, at.y+flat*.3, half*.95, flat*1.02, kit.Lin(at.x-half, at.y, at.x+half, at.y, kit.Hex(dark), kit.Hex(light), kit.Hex(dark))))))
		d.Anchors["inside"] = kit.Anchor{X: at.x, Y: at.y, W: half * 1.8, H: flat * 2}
	}
}

// sideAt is the edge of a drawing on a side at a share of its height.
func sideAt(d *kit.Drawing, right bool, share float64) float64 {
	s := silhouetteOf(d)
	y := min(sampleSide-1, int(share*s.box.H()*s.scale))
	for i := range sampleSide {
		x := i
		if right {
			x = sampleSide - 1 - i
		}
		if s.alpha[y*sampleSide+x] > .6 {
			return s.box.X0 + float64(x)/s.scale
		}
	}
	return (s.box.X0 + s.box.X1) / 2
}

// ear is a handle on a side of a drawing.
func (p *pen) ear(d *kit.Drawing, right bool) {
	t, k := kit.TonesOf(rulingColor(d)), p.size
	b, out := p.box, 1.0
	if !right {
		out = -1
	}
	y0, y1 := b.Y0+.36*b.H(), b.Y0+.76*b.H()
	x0, x1 := sideAt(d, right, .36)-out*k*.04, sideAt(d, right, .76)-out*k*.04
	far := max(out*x0, out*x1)*out + out*k*.27
	line := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", x0, y0, far, y0-.1*b.H(), far, y1+.1*b.H(), x1, y1)
	behind(d, kit.Of(p.Line(line, t.DD, k*.085), p.Line(line, t.M, k*.068), p.Line(line, t.L, k*.026).Move(-k*.008, -k*.01), p.Line(line, kit.White, k*.01).Move(-k*.01, -k*.014).Opacity(.6)))
}

func sideHandle(d *kit.Drawing, p *pen) { p.ear(d, true) }
func backHandle(d *kit.Drawing, p *pen) { p.ear(d, false) }

// spout leads upward from the front of a drawing.
func spout(d *kit.Drawing, p *pen) {
	if HasPart(*d, "trunk") || HasPart(*d, "head") || HasPart(*d, "snout") || HasPart(*d, "muzzle") {
		return // an animal pours from its mouth
	}
	t, k, b := kit.TonesOf(rulingColor(d)), p.size, p.box
	x, y := sideAt(d, true, .62)-k*.05, b.Y0+.62*b.H()
	line := fmt.Sprintf("M%.2f %.2fL%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fL%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", x, y+k*.12, x, y-k*.05,
		x+k*.16, y-k*.04, x+k*.12, y-k*.22, x+k*.24, y-k*.3, x+k*.3, y-k*.27, x+k*.22, y-k*.18, x+k*.26, y+k*.06, x, y+k*.12)
	behind(d, kit.Of(p.Form(line, kit.Lin(x, y-k*.2, x+k*.22, y+k*.1, t.L, t.M, t.D), p.Line(fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", x, y, x+k*.17, y, x+k*.15, y-k*.2, x+k*.25, y-k*.28), kit.White, k*.016).Opacity(.6)),
		p.Ellipse(x+k*.27, y-k*.287, k*.036, k*.014, t.DDD).Rotate(24, x+k*.27, y-k*.287)))
}

// knobbedLid puts a lid with a knob on a drawing.
func knobbedLid(d *kit.Drawing, p *pen) {
	at, half := mouthAt(d)
	t, gold := kit.TonesOf(rulingColor(d)), kit.TonesOf(kit.Hex("#dba637"))
	half = min(half, .26*p.size)
	high := half * .62
	dome := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fZ", at.x-half, at.y, at.x-half*.9, at.y-high*.7, at.x-half*.4, at.y-high, at.x, at.y-high,
		at.x+half*.4, at.y-high, at.x+half*.9, at.y-high*.7, at.x+half, at.y, at.x, at.y+half*.3, at.x-half, at.y)
	r := half * .2
	before(d, kit.Of(p.Blur(half*.06, p.Ellipse(at.x, at.y+half*.14, half*1.04, half*.2, t.DDD)).Opacity(.45),
		p.Form(dome, kit.Lin(at.x-half, at.y-high, at.x+half, at.y, t.LL, t.L, t.M, t.D), p.Ellipse(at.x-half*.4, at.y-high*.55, half*.18, half*.1, kit.White).Opacity(.7)),
		p.Line(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", at.x-half, at.y, at.x, at.y+half*.34, at.x+half, at.y), gold.M, half*.07), p.Circle(at.x, at.y-high-r*.7, r, kit.Rad(at.x-r*.3, at.y-high-r, r*1.5, gold.LL, gold.M, gold.DD))))
}

// sprouting lets a few leaves grow out of a drawing.
func sprouting(d *kit.Drawing, p *pen) {
	at, half := mouthAt(d)
	t := kit.TonesOf(kit.Hex("#4fa34a"))
	var all []kit.Node
	for n, turn := range []float64{-58, 58, -30, 30, 0, -14, 16} {
		long := half * (1 + .14*float64(n%3))
		w := half * .26
		leaf := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", at.x, at.y, at.x-w, at.y-long*.3, at.x-w, at.y-long*.75, at.x, at.y-long, at.x+w, at.y-long*.75, at.x+w, at.y-long*.3, at.x, at.y)
		all = append(all, kit.Of(p.Form(leaf, kit.Lin(at.x-w, at.y-long, at.x+w, at.y, t.LL, t.M, t.DD), p.Line(fmt.Sprintf("M%.2f %.2fV%.2f", at.x, at.y, at.y-long*.9), t.DD, half*.022).Opacity(.6))).Rotate(turn, at.x, at.y))
	}
	before(d, kit.Of(all...).Move(0, half*.06))
}

// stopper closes a drawing with a neck and a golden cap.
func stopper(d *kit.Drawing, p *pen) {
	at, k := peak(d), p.size
	t := kit.TonesOf(kit.Hex("#dba637"))
	w := k * .1
	neck := kit.RoundRect(at.x-w*.62, at.y-k*.04, w*1.24, k*.09, k*.01)
	lid := kit.RoundRect(at.x-w, at.y-k*.2, 2*w, k*.16, k*.022)
	before(d, kit.Of(p.Form(neck, kit.Lin(at.x-w, at.y, at.x+w, at.y, t.L, t.LL, t.M, t.DDD)), p.Form(lid, kit.Lin(at.x-w, at.y, at.x+w, at.y, t.M, t.LL, t.L, t.M, t.DD), p.Line(fmt.Sprintf("M%.2f %.2fh%.2f", at.x-w, at.y-k*.075, 2*w), t.DD, k*.008))))
}
