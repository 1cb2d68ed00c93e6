package guise

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// How wide a drawing is at its opening at least, as a share of its widest row.
const (
	mouthWide  = .46
	mouthAside = .13 // how far from the middle an opening is at most, as a share of the width
)

// mouthAt finds where a drawing would be open above: the middle of the opening and half its width.
func mouthAt(d *kit.Drawing) (at surface.Point, half float64) {
	s := surface.SilhouetteOf(d)
	high := min(surface.SampleSide, int(s.Box.H()*s.Scale))
	runs := make([][2]int, high)
	most := 0
	for y := range high {
		from, best := -1, [2]int{}
		for x := range surface.SampleSide + 1 {
			on := x < surface.SampleSide && s.Alpha[y*surface.SampleSide+x] > .6
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
	middle := s.Box.X0 + s.Box.W()/2
	for y, r := range runs {
		if x := s.Box.X0 + float64(r[0]+r[1])/2/s.Scale; surface.Abs(x-middle) > mouthAside*s.Box.W() && float64(r[1]-r[0]) >= mouthWide*float64(most) {
			break // the head of an animal, whose back is open
		}
		if float64(r[1]-r[0]) >= mouthWide*float64(most) {
			half = min(float64(r[1]-r[0])/2/s.Scale*.9, .27*max(s.Box.W(), s.Box.H()))
			return surface.Point{X: s.Box.X0 + float64(r[0]+r[1])/2/s.Scale, Y: s.Box.Y0 + float64(y)/s.Scale + .1*half}, half
		}
	}
	half = .19 * s.Box.W()
	at = surface.Point{X: middle - .06*s.Box.W(), Y: s.Box.Y0}
	if y, ok := surface.Topside(d)(.44); ok {
		at.Y = y + .16*half
	}
	return at, half
}

// mouthOf opens a drawing above and shows what is in it, from its dark edge to its light middle.
func mouthOf(dark, light string) surface.Change {
	return func(d *kit.Drawing, p *surface.Pen) {
		at, half := mouthAt(d)
		t := kit.TonesOf(surface.Ruling(d))
		flat := half * .2
		surface.Before(d, kit.Of(p.Blur(half*.06, p.Ellipse(at.X, at.Y+flat*.7, half*1.02, flat*1.1, t.DDD)).Opacity(.4),
			p.Ellipse(at.X, at.Y, half*1.06, flat*1.3, kit.Lin(at.X-half, at.Y-flat, at.X+half, at.Y+flat, t.LL, t.L, t.D)), p.Ellipse(at.X, at.Y+half*.004, half*.95, flat*1.02, t.DD),
			p.Clip(fmt.Sprintf("M%.2f %.2fa%.2f %.2f 0 1 0 %.2f 0a%.2f %.2f 0 1 0 %.2f 0Z", at.X-half*.95, at.Y, half*.95, flat*1.02, half*1.9, half*.95, flat*1.02, -half*1.9),
				p.Ellipse(at.X, at.Y+flat*.3, half*.95, flat*1.02, kit.Lin(at.X-half, at.Y, at.X+half, at.Y, kit.Hex(dark), kit.Hex(light), kit.Hex(dark))))))
		d.Anchors["inside"] = kit.Anchor{X: at.X, Y: at.Y, W: half * 1.8, H: flat * 2}
	}
}

// sideAt is the edge of a drawing on a side at a share of its height.
func sideAt(d *kit.Drawing, right bool, share float64) float64 {
	s := surface.SilhouetteOf(d)
	y := min(surface.SampleSide-1, int(share*s.Box.H()*s.Scale))
	for i := range surface.SampleSide {
		x := i
		if right {
			x = surface.SampleSide - 1 - i
		}
		if s.Alpha[y*surface.SampleSide+x] > .6 {
			return s.Box.X0 + float64(x)/s.Scale
		}
	}
	return (s.Box.X0 + s.Box.X1) / 2
}

// ear is a handle on a side of a drawing.
func ear(p *surface.Pen, d *kit.Drawing, right bool) {
	t, k := kit.TonesOf(surface.Ruling(d)), p.Size
	b, out := p.Box, 1.0
	if !right {
		out = -1
	}
	y0, y1 := b.Y0+.36*b.H(), b.Y0+.76*b.H()
	x0, x1 := sideAt(d, right, .36)-out*k*.04, sideAt(d, right, .76)-out*k*.04
	far := max(out*x0, out*x1)*out + out*k*.27
	line := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", x0, y0, far, y0-.1*b.H(), far, y1+.1*b.H(), x1, y1)
	surface.Behind(d, kit.Of(p.Line(line, t.DD, k*.085), p.Line(line, t.M, k*.068), p.Line(line, t.L, k*.026).Move(-k*.008, -k*.01), p.Line(line, kit.White, k*.01).Move(-k*.01, -k*.014).Opacity(.6)))
}

func sideHandle(d *kit.Drawing, p *surface.Pen) { ear(p, d, true) }
func backHandle(d *kit.Drawing, p *surface.Pen) { ear(p, d, false) }

// spout leads upward from the front of a drawing.
func spout(d *kit.Drawing, p *surface.Pen) {
	if surface.HasPart(*d, "trunk") || surface.HasPart(*d, "head") || surface.HasPart(*d, "snout") || surface.HasPart(*d, "muzzle") {
		return // an animal pours from its mouth
	}
	t, k, b := kit.TonesOf(surface.Ruling(d)), p.Size, p.Box
	x, y := sideAt(d, true, .62)-k*.05, b.Y0+.62*b.H()
	line := fmt.Sprintf("M%.2f %.2fL%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fL%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", x, y+k*.12, x, y-k*.05,
		x+k*.16, y-k*.04, x+k*.12, y-k*.22, x+k*.24, y-k*.3, x+k*.3, y-k*.27, x+k*.22, y-k*.18, x+k*.26, y+k*.06, x, y+k*.12)
	surface.Behind(d, kit.Of(p.Form(line, kit.Lin(x, y-k*.2, x+k*.22, y+k*.1, t.L, t.M, t.D), p.Line(fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", x, y, x+k*.17, y, x+k*.15, y-k*.2, x+k*.25, y-k*.28), kit.White, k*.016).Opacity(.6)),
		p.Ellipse(x+k*.27, y-k*.287, k*.036, k*.014, t.DDD).Rotate(24, x+k*.27, y-k*.287)))
}

// knobbedLid puts a lid with a knob on a drawing.
func knobbedLid(d *kit.Drawing, p *surface.Pen) {
	at, half := mouthAt(d)
	t, gold := kit.TonesOf(surface.Ruling(d)), kit.TonesOf(kit.Hex("#dba637"))
	half = min(half, .26*p.Size)
	high := half * .62
	dome := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fZ", at.X-half, at.Y, at.X-half*.9, at.Y-high*.7, at.X-half*.4, at.Y-high, at.X, at.Y-high,
		at.X+half*.4, at.Y-high, at.X+half*.9, at.Y-high*.7, at.X+half, at.Y, at.X, at.Y+half*.3, at.X-half, at.Y)
	r := half * .2
	surface.Before(d, kit.Of(p.Blur(half*.06, p.Ellipse(at.X, at.Y+half*.14, half*1.04, half*.2, t.DDD)).Opacity(.45),
		p.Form(dome, kit.Lin(at.X-half, at.Y-high, at.X+half, at.Y, t.LL, t.L, t.M, t.D), p.Ellipse(at.X-half*.4, at.Y-high*.55, half*.18, half*.1, kit.White).Opacity(.7)),
		p.Line(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", at.X-half, at.Y, at.X, at.Y+half*.34, at.X+half, at.Y), gold.M, half*.07), p.Circle(at.X, at.Y-high-r*.7, r, kit.Rad(at.X-r*.3, at.Y-high-r, r*1.5, gold.LL, gold.M, gold.DD))))
}

// sprouting lets a few leaves grow out of a drawing.
func sprouting(d *kit.Drawing, p *surface.Pen) {
	at, half := mouthAt(d)
	t := kit.TonesOf(kit.Hex("#4fa34a"))
	var all []kit.Node
	for n, turn := range []float64{-58, 58, -30, 30, 0, -14, 16} {
		long := half * (1 + .14*float64(n%3))
		w := half * .26
		leaf := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", at.X, at.Y, at.X-w, at.Y-long*.3, at.X-w, at.Y-long*.75, at.X, at.Y-long, at.X+w, at.Y-long*.75, at.X+w, at.Y-long*.3, at.X, at.Y)
		all = append(all, kit.Of(p.Form(leaf, kit.Lin(at.X-w, at.Y-long, at.X+w, at.Y, t.LL, t.M, t.DD), p.Line(fmt.Sprintf("M%.2f %.2fV%.2f", at.X, at.Y, at.Y-long*.9), t.DD, half*.022).Opacity(.6))).Rotate(turn, at.X, at.Y))
	}
	surface.Before(d, kit.Of(all...).Move(0, half*.06))
}

// stopper closes a drawing with a neck and a golden cap.
func stopper(d *kit.Drawing, p *surface.Pen) {
	at, k := surface.Peak(d), p.Size
	t := kit.TonesOf(kit.Hex("#dba637"))
	w := k * .1
	neck := kit.RoundRect(at.X-w*.62, at.Y-k*.04, w*1.24, k*.09, k*.01)
	lid := kit.RoundRect(at.X-w, at.Y-k*.2, 2*w, k*.16, k*.022)
	surface.Before(d, kit.Of(p.Form(neck, kit.Lin(at.X-w, at.Y, at.X+w, at.Y, t.L, t.LL, t.M, t.DDD)), p.Form(lid, kit.Lin(at.X-w, at.Y, at.X+w, at.Y, t.M, t.LL, t.L, t.M, t.DD), p.Line(fmt.Sprintf("M%.2f %.2fh%.2f", at.X-w, at.Y-k*.075, 2*w), t.DD, k*.008))))
}
