package guise

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// hull is the smooth outline of a drawing without what is thin, such as whiskers.
func hull(d *kit.Drawing) string {
	s := surface.SilhouetteOf(d)
	full := make([]bool, len(s.Alpha))
	for i, a := range s.Alpha {
		full[i] = a > .6
	}
	for i, in := range surface.SpreadOn(surface.SpreadOn(full, surface.SampleSide, 1, false), surface.SampleSide, 1, true) {
		s.Alpha[i] = 0
		if in {
			s.Alpha[i] = 1
		}
	}
	return s.Contour()
}

// rim is an outline as a form of one color, wider by a share of the size on every side.
func rim(p *surface.Pen, outline, hex string, wide float64) kit.Node {
	return p.Path(outline, kit.Hex(hex)).Stroke(kit.Hex(hex), 2*wide*p.Size)
}

// bakedEdge lays icing, piped in white along its edge, on a cookie of the same shape.
func bakedEdge(d *kit.Drawing, p *surface.Pen) {
	o := hull(d)
	surface.Behind(d, kit.Of(rim(p, o, "#8f5520", .068).Move(0, p.Size*.012), rim(p, o, "#c98a45", .066), rim(p, o, "#e2b06b", .054).Move(-p.Size*.006, -p.Size*.008), rim(p, o, "#d9a259", .046), rim(p, o, "#fffaf0", .022)))
}

// goldEdge sets a drawing in a rim of gold.
func goldEdge(d *kit.Drawing, p *surface.Pen) {
	o := hull(d)
	surface.Behind(d, kit.Of(rim(p, o, "#7a4f0e", .04).Move(p.Size*.006, p.Size*.01), rim(p, o, "#c98f22", .038), rim(p, o, "#ffe08a", .03).Move(-p.Size*.005, -p.Size*.006), rim(p, o, "#e0aa35", .024)))
}

// paleEdging sets a drawing on a pale plate of its own shape.
func paleEdging(d *kit.Drawing, p *surface.Pen) {
	o := hull(d)
	surface.Behind(d, kit.Of(rim(p, o, "#8d8577", .034).Move(p.Size*.006, p.Size*.014), rim(p, o, "#f6efe2", .034)))
}

// piping sews a cord along the edge of a cushion.
func piping(d *kit.Drawing, p *surface.Pen) {
	t, o := kit.TonesOf(surface.Ruling(d)), hull(d)
	rim := func(c kit.Color, wide float64) kit.Node { return p.Path(o, c).Stroke(c, 2*wide*p.Size) }
	surface.Behind(d, kit.Of(rim(t.DDD, .024).Move(p.Size*.004, p.Size*.008), rim(t.D, .022), rim(t.L, .012).Move(-p.Size*.003, -p.Size*.004)))
}

// lather lays a few bubbles of soap at the foot of a drawing.
func lather(d *kit.Drawing, p *surface.Pen) {
	var all []kit.Node
	for n := range 15 {
		x := p.Box.X0 + p.Box.W()*(.02+.96*float64(n)/14)
		r := p.Size * p.Between(.025, .055)
		all = append(all, bubble(p, x, p.Box.Y1-r*p.Between(-.3, .6), r))
	}
	surface.Before(d, kit.Of(all...))
}

// bubble is a round bubble of soap.
func bubble(p *surface.Pen, x, y, r float64) kit.Node {
	return kit.Of(p.Circle(x, y, r, kit.Rad(x-r*.3, y-r*.3, r*1.4, kit.Hex("#ffffff").Alpha(.95), kit.Hex("#d9ecfb").Alpha(.85), kit.Hex("#a9c9ea").Alpha(.9))),
		p.Circle(x, y, r, kit.None).Stroke(kit.White, r*.1).Opacity(.8), p.Ellipse(x-r*.35, y-r*.38, r*.24, r*.15, kit.White))
}

// wick stands a wick with a flame on the top of a drawing.
func wick(d *kit.Drawing, p *surface.Pen) {
	at, k := surface.Peak(d), p.Size
	surface.Behind(d, p.Glow(k*.06, p.Circle(at.X, at.Y-k*.15, k*.13, kit.Hex("#ffb84a"))).Opacity(.5))
	surface.Before(d, kit.Of(p.Ellipse(at.X, at.Y+k*.008, k*.035, k*.012, kit.Hex("#5a3a22")).Opacity(.3), p.Line(fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2f", at.X, at.Y+k*.012, -k*.006, -k*.04, k*.006, -k*.075), kit.Hex("#3b2a22"), k*.015),
		candleFlame(p, at.X+k*.004, at.Y-k*.045, k*.075, k*.2)))
	d.Box.Y0 = min(d.Box.Y0, at.Y-k*.25)
}

// cakeCandle stands a lit candle on the top of a drawing.
func cakeCandle(d *kit.Drawing, p *surface.Pen) {
	at, k := surface.TopAt(d, .45), p.Size
	w, t := k*.022, kit.TonesOf(kit.Hex("#5fb8e8"))
	body := kit.RoundRect(at.X-w, at.Y-k*.12, 2*w, k*.14, w*.3)
	surface.Before(d, kit.Of(p.Form(body, kit.Lin(at.X-w, at.Y, at.X+w, at.Y, t.LL, t.M, t.D), p.Line(fmt.Sprintf("M%.2f %.2fl%.2f %.2fM%.2f %.2fl%.2f %.2f", at.X-w, at.Y-k*.03, 2*w, -k*.04, at.X-w, at.Y-k*.08, 2*w, -k*.04), kit.White, k*.012)),
		p.Line(fmt.Sprintf("M%.2f %.2fv%.2f", at.X, at.Y-k*.115, -k*.025), kit.Hex("#3b2a22"), k*.008), candleFlame(p, at.X, at.Y-k*.13, k*.034, k*.09)))
}

// candleFlame is the still flame of a candle that stands on x, y.
func candleFlame(p *surface.Pen, x, y, w, h float64) kit.Node {
	tongue := func(k float64) string {
		a, b := w*k, h*k
		return fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", x, y, x-a*1.1, y-b*.05, x-a*.75, y-b*.5, x, y-b, x+a*.75, y-b*.5, x+a*1.1, y-b*.05, x, y)
	}
	return kit.Of(p.Path(tongue(1), kit.Lin(x, y-h, x, y, kit.Hex("#ff8a1f"), kit.Hex("#ffb52e"), kit.Hex("#ffd65c"))), p.Path(tongue(.66), kit.Lin(x, y-h*.66, x, y, kit.Hex("#ffd24a"), kit.Hex("#fff3b0"))), p.Path(tongue(.34), kit.Hex("#fffbe6")))
}
