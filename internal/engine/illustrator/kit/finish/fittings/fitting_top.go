package fittings

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// mouth is the opening on top of a drawing, or the top of its body: where a lid lies.
func mouth(p *surface.Pen, d *kit.Drawing) (x, y, wide float64) {
	if in, ok := d.Anchors["inside"]; ok && in.W > .2*p.Box.W() && in.Y < p.Box.Y0+.5*p.Box.H() {
		return in.X, in.Y + .3*in.H, in.W * 1.06
	}
	s := surface.SilhouetteOf(d)
	b := body(s)
	left, right, _ := row(s, (b.Y0-p.Box.Y0+.03*p.Box.H())/p.Box.H())
	return (left + right) / 2, b.Y0 + .02*p.Box.H(), right - left
}

// corked puts a cork into the opening.
func corked(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	top := surface.Peak(d)
	x, y, wide := top.X, top.Y, .1*p.Size
	if in, ok := d.Anchors["inside"]; ok && in.Y < p.Box.Y0+.25*p.Box.H() {
		x, y, wide = in.X, in.Y, in.W
	} else if left, right, ok := row(surface.SilhouetteOf(d), .05); ok {
		x, y, wide = (left+right)/2, p.Box.Y0+.02*p.Box.H(), right-left
	}
	w := max(.06*p.Size, min(wide*.9, .3*p.Size))
	h := w * .8
	stopper := fmt.Sprintf("M%.2f %.2fL%.2f %.2fL%.2f %.2fL%.2f %.2fZ", x-w*.5, y-h*.62, x+w*.5, y-h*.62, x+w*.42, y+h*.4, x-w*.42, y+h*.4)
	surface.Behind(d, kit.Of(p.Path(stopper, kit.Lin(x-w/2, y, x+w/2, y, t.D, t.L, t.M, t.D)).Stroke(t.DD, w*.03), p.Ellipse(x, y-h*.62, w*.5, w*.12, t.L).Stroke(t.DD, w*.03), p.Circle(x-w*.2, y-h*.2, w*.035, t.DD), p.Circle(x+w*.12, y-h*.36, w*.03, t.DD)))
}

// lidded closes the opening with a domed lid that has a knob.
func lidded(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	x, y, wide := mouth(p, d)
	w, h := wide*1.08, min(wide*.26, .2*p.Size)
	dome := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fS%.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fZ", x-w/2, y, x-w*.46, y-h*.8, x-w*.2, y-h, x, y-h, x+w*.46, y-h*.8, x+w/2, y, x, y+w*.1, x-w/2, y)
	k := w * .055
	surface.Before(d, kit.Of(p.Circle(x, y-h-k*.6, k, kit.Rad(x-k*.3, y-h-k, k*1.4, t.LL, t.M, t.D)).Stroke(t.DD, k*.14), p.Path(dome, kit.Lin(x-w/2, y, x+w/2, y, t.M, t.LL, t.M, t.D)).Stroke(t.DD, w*.012),
		p.Line(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x-w*.47, y-h*.16, x, y+w*.075, x+w*.47, y-h*.16), t.D, w*.018)))
}

// clothed ties a round of cloth over the top with twine.
func clothed(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	x, y, wide := mouth(p, d)
	w := wide * 1.16
	h := w * .26
	hem := ""
	for k := range 8 {
		at := x + w*.64 - w*1.28*float64(k+1)/8
		hem += fmt.Sprintf("Q%.2f %.2f %.2f %.2f", at+w*.08, y+h*1.75, at, y+h*1.25)
	}
	cloth := fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fL%.2f %.2f%sL%.2f %.2fZ", x-w*.5, y+h*.5, x-w*.5, y-h*.5, x, y-h*.5, x+w*.5, y-h*.5, x+w*.5, y+h*.5, x+w*.64, y+h*1.25, hem, x-w*.5, y+h*.5)
	var checks []kit.Node
	side := w * .075
	for k := -9; k <= 9; k++ {
		checks = append(checks, p.Rect(x+float64(k)*2*side, y-h, side, h*4, 0, t.M).Opacity(.55), p.Rect(x-w, y+float64(k)*2*side, 2*w, side, 0, t.M).Opacity(.55))
	}
	band := fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x-w*.5, y+h*.62, x, y+h*.92, x+w*.5, y+h*.62)
	rope := kit.TonesOf(kit.Hex("#b98a58"))
	surface.Before(d, kit.Of(p.Form(cloth, kit.Lin(x-w*.6, y, x+w*.6, y, kit.Hex("#f3e7da"), kit.White, kit.Hex("#eaddd0")), kit.Of(checks...)), p.Path(cloth, kit.None).Stroke(t.D, w*.012), p.Line(band, rope.DD, w*.05), p.Line(band, rope.L, w*.03), p.Line(band, rope.D, w*.03).Dash(w*.02, w*.025)))
}

// knobbed sets a knob on the middle of the front.
func knobbed(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	m := middle(surface.SilhouetteOf(d), 0)
	r := .045 * p.Size
	surface.Before(d, kit.Of(p.Circle(m.X, m.Y+r*.3, r*1.1, kit.Black).Opacity(.25), p.Circle(m.X, m.Y, r, kit.Rad(m.X-r*.35, m.Y-r*.35, r*1.4, t.LL, t.M, t.DD)).Stroke(t.DD, r*.08)))
}

// handled puts a grip over the top.
func handled(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	b, top := p.Box, surface.Topside(d)
	w, up := .032*p.Size, .16*p.Size
	from, ok := top(.36)
	to, also := top(.64)
	if !ok || !also {
		from, to = b.Y0, b.Y0
	}
	line := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", b.X0+.36*b.W(), from+w, b.X0+.38*b.W(), min(from, to)-up*1.3, b.X0+.62*b.W(), min(from, to)-up*1.3, b.X0+.64*b.W(), to+w)
	surface.Behind(d, kit.Of(p.Line(line, t.DD, w*1.3), p.Line(line, t.M, w), p.Line(line, t.LL, w*.3).Move(-w*.12, -w*.16).Opacity(.6)))
}
