package finish

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// hull is the smooth outline of a drawing without what is thin, such as whiskers.
func hull(d *kit.Drawing) string {
	s := silhouetteOf(d)
	full := make([]bool, len(s.alpha))
	for i, a := range s.alpha {
		full[i] = a > .6
	}
	for i, in := range spreadOn(spreadOn(full, sampleSide, 1, false), sampleSide, 1, true) {
		s.alpha[i] = 0
		if in {
			s.alpha[i] = 1
		}
	}
	return s.contour()
}

// rim is an outline as a form of one color, wider by a share of the size on every side.
func (p *pen) rim(outline, hex string, wide float64) kit.Node {
	return p.Path(outline, kit.Hex(hex)).Stroke(kit.Hex(hex), 2*wide*p.size)
}

// bakedEdge lays icing, piped in white along its edge, on a cookie of the same shape.
func bakedEdge(d *kit.Drawing, p *pen) {
	o := hull(d)
	behind(d, kit.Of(p.rim(o, "#8f5520", .068).Move(0, p.size*.012), p.rim(o, "#c98a45", .066), p.rim(o, "#e2b06b", .054).Move(-p.size*.006, -p.size*.008), p.rim(o, "#d9a259", .046), p.rim(o, "#fffaf0", .022)))
}

// goldEdge sets a drawing in a rim of gold.
func goldEdge(d *kit.Drawing, p *pen) {
	o := hull(d)
	behind(d, kit.Of(p.rim(o, "#7a4f0e", .04).Move(p.size*.006, p.size*.01), p.rim(o, "#c98f22", .038), p.rim(o, "#ffe08a", .03).Move(-p.size*.005, -p.size*.006), p.rim(o, "#e0aa35", .024)))
}

// paleEdging sets a drawing on a pale plate of its own shape.
func paleEdging(d *kit.Drawing, p *pen) {
	o := hull(d)
	behind(d, kit.Of(p.rim(o, "#8d8577", .034).Move(p.size*.006, p.size*.014), p.rim(o, "#f6efe2", .034)))
}

// piping sews a cord along the edge of a cushion.
func piping(d *kit.Drawing, p *pen) {
	t, o := kit.TonesOf(rulingColor(d)), hull(d)
	rim := func(c kit.Color, wide float64) kit.Node { return p.Path(o, c).Stroke(c, 2*wide*p.size) }
	behind(d, kit.Of(rim(t.DDD, .024).Move(p.size*.004, p.size*.008), rim(t.D, .022), rim(t.L, .012).Move(-p.size*.003, -p.size*.004)))
}

// lather lays a few bubbles of soap at the foot of a drawing.
func lather(d *kit.Drawing, p *pen) {
	var all []kit.Node
	for n := range 15 {
		x := p.box.X0 + p.box.W()*(.02+.96*float64(n)/14)
		r := p.size * p.between(.025, .055)
		all = append(all, p.bubble(x, p.box.Y1-r*p.between(-.3, .6), r))
	}
	before(d, kit.Of(all...))
}

// bubble is a round bubble of soap.
func (p *pen) bubble(x, y, r float64) kit.Node {
	return kit.Of(p.Circle(x, y, r, kit.Rad(x-r*.3, y-r*.3, r*1.4, kit.Hex("#ffffff").Alpha(.95), kit.Hex("#d9ecfb").Alpha(.85), kit.Hex("#a9c9ea").Alpha(.9))),
		p.Circle(x, y, r, kit.None).Stroke(kit.White, r*.1).Opacity(.8), p.Ellipse(x-r*.35, y-r*.38, r*.24, r*.15, kit.White))
}

// peak is the top of a drawing above the middle of what is highest in it: between the ears of a cat.
func peak(d *kit.Drawing) point {
	s := silhouetteOf(d)
	from, to := 1.0, 0.0
	for i, a := range s.alpha {
		if x, y := float64(i%sampleSide)/s.scale/s.box.W(), float64(i/sampleSide)/s.scale; a > .6 && y < .13*s.box.H() {
			from, to = min(from, x), max(to, x)
		}
	}
	return topAt(d, max(.3, min(.7, (from+to)/2)))
}

// topAt is the top of a drawing at a share of its width, or of its middle.
func topAt(d *kit.Drawing, share float64) point {
	for _, at := range []float64{share, .5} {
		if y, ok := topside(d)(at); ok {
			return point{d.Box.X0 + at*d.Box.W(), y}
		}
	}
	return point{(d.Box.X0 + d.Box.X1) / 2, d.Box.Y0}
}

// wick stands a wick with a flame on the top of a drawing.
func wick(d *kit.Drawing, p *pen) {
	at, k := peak(d), p.size
	behind(d, p.Glow(k*.06, p.Circle(at.x, at.y-k*.15, k*.13, kit.Hex("#ffb84a"))).Opacity(.5))
	before(d, kit.Of(p.Ellipse(at.x, at.y+k*.008, k*.035, k*.012, kit.Hex("#5a3a22")).Opacity(.3), p.Line(fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2f", at.x, at.y+k*.012, -k*.006, -k*.04, k*.006, -k*.075), kit.Hex("#3b2a22"), k*.015),
		p.candleFlame(at.x+k*.004, at.y-k*.045, k*.075, k*.2)))
	d.Box.Y0 = min(d.Box.Y0, at.y-k*.25)
}

// cakeCandle stands a lit candle on the top of a drawing.
func cakeCandle(d *kit.Drawing, p *pen) {
	at, k := topAt(d, .45), p.size
	w, t := k*.022, kit.TonesOf(kit.Hex("#5fb8e8"))
	body := kit.RoundRect(at.x-w, at.y-k*.12, 2*w, k*.14, w*.3)
	before(d, kit.Of(p.Form(body, kit.Lin(at.x-w, at.y, at.x+w, at.y, t.LL, t.M, t.D), p.Line(fmt.Sprintf("M%.2f %.2fl%.2f %.2fM%.2f %.2fl%.2f %.2f", at.x-w, at.y-k*.03, 2*w, -k*.04, at.x-w, at.y-k*.08, 2*w, -k*.04), kit.White, k*.012)),
		p.Line(fmt.Sprintf("M%.2f %.2fv%.2f", at.x, at.y-k*.115, -k*.025), kit.Hex("#3b2a22"), k*.008), p.candleFlame(at.x, at.y-k*.13, k*.034, k*.09)))
}

// candleFlame is the still flame of a candle that stands on x, y.
func (p *pen) candleFlame(x, y, w, h float64) kit.Node {
	tongue := func(k float64) string {
		a, b := w*k, h*k
		return fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", x, y, x-a*1.1, y-b*.05, x-a*.75, y-b*.5, x, y-b, x+a*.75, y-b*.5, x+a*1.1, y-b*.05, x, y)
	}
	return kit.Of(p.Path(tongue(1), kit.Lin(x, y-h, x, y, kit.Hex("#ff8a1f"), kit.Hex("#ffb52e"), kit.Hex("#ffd65c"))), p.Path(tongue(.66), kit.Lin(x, y-h*.66, x, y, kit.Hex("#ffd24a"), kit.Hex("#fff3b0"))), p.Path(tongue(.34), kit.Hex("#fffbe6")))
}
