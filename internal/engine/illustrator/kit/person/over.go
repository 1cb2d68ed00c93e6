package person

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// gapAt returns the half width of an over garment's opening at a y of the trunk, and its middle.
func (f *figure) gapAt(y float64) (left, right float64) {
	c := f.look.over
	k, t, x := f.body.thick, f.body.trunk, f.front()
	u := (y + t) / (t + c.hem*k)
	g := (c.gap + (c.gapHem-c.gap)*u) * k
	return x*u + f.pose.turn*3 - g, x*u + f.pose.turn*5 + g
}

// underOver draws the tail of an over garment, which falls over the legs.
func (f *figure) underOver() kit.Node {
	c := f.look.over
	if c == nil || c.tail == 0 || c.kind == "apron" || f.pose.lying {
		return kit.Node{}
	}
	t, k := f.over, f.body.thick
	out, l, r := f.skirtOutline(c.tail, 13, 4*k)
	shade := []kit.Node{f.Blur(7*k, f.Line(polyline(0, 0, f.sideOf(l, r), f.bones.trunk.out(f.light*(f.bones.hip+8), 0)), t.DD, 16*k)).Opacity(.4)}
	body := f.Form(out, f.skirtFill(t), shade...)
	if c.kind != "open" || !f.hanging() {
		return f.Named("over", body)
	}
	tr := f.bones.trunk
	x0, x1 := f.gapAt(c.hem * k)
	y := max(l.Y, r.Y) + 40
	a, b := tr.out(x0, -20*k), tr.out(x1, -20*k)
	spread := 6 * k
	left := f.Clip(text("M-200 %.1fH%.1fL%.1f %.1fH-200Z", tr.Y-60, a.X, a.X-spread, y), body)
	right := f.Clip(text("M700 %.1fH%.1fL%.1f %.1fH700Z", tr.Y-60, b.X, b.X+spread, y), body)
	edge := kit.Of(f.Line(text("M%.1f %.1fL%.1f %.1f", a.X, tr.Y-20*k, a.X-spread*.8, y-34), t.DD, 1.2), f.Line(text("M%.1f %.1fL%.1f %.1f", b.X, tr.Y-20*k, b.X+spread*.8, y-34), t.DD, 1.2)).Opacity(.4)
	return f.Named("over", left, right, edge)
}

// overPart draws an over garment on the trunk.
func (f *figure) overPart(shadow kit.Node) kit.Node {
	c := f.look.over
	if c == nil {
		return f.bibPart()
	}
	fr, t, k := f.bones.trunk, f.over, f.body.thick
	fill := f.cloth(fr, t)
	hem := c.hem * k
	out := f.trunkOutline(3.5*k, hem)
	var inside []kit.Node
	if c.detail != nil {
		inside = append(inside, c.detail(f)...)
	}
	inside = append(inside, f.trunkShade(t, hem)...)
	inside = append(inside, shadow.Move(-fr.X, -fr.Y).Rotate(-fr.angle, 0, 0))
	var n kit.Node
	switch c.kind {
	case "apron":
		n = f.apron(fill)
	case "poncho":
		n = f.poncho(fill, inside)
	case "closed":
		n = kit.Of(f.Form(out, fill, inside...), f.hemLine(hem, t))
	default:
		n = f.openFront(out, f.Form(out, fill, inside...))
	}
	return kit.Of(f.bibPart(), f.Named("over", place(kit.Of(n, f.lapels()), fr)))
}

// openFront keeps the two panels of a garment that is open in front, with the shadow they cast on what is beneath.
func (f *figure) openFront(outline string, body kit.Node) kit.Node {
	k := f.body.thick
	top, low := -f.body.trunk-10*k, f.look.over.hem*k+12*k
	a0, b0 := f.gapAt(top)
	a1, b1 := f.gapAt(low)
	left := text("M-150 %.1fH%.1fQ%.1f %.1f %.1f %.1fH-150Z", top, a0, a0+3*k, top*.5, a1, low)
	right := text("M150 %.1fH%.1fQ%.1f %.1f %.1f %.1fH150Z", top, b0, b0-3*k, top*.5, b1, low)
	t := f.over
	shade := f.Clip(outline, f.Blur(3*k, f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", a0, top, a0+3*k, top*.5, a1, low, b0, top, b0-3*k, top*.5, b1, low), f.top.DDD, 8*k)).Opacity(.4))
	edges := f.Clip(outline, f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", a0, top, a0+3*k, top*.5, a1, low, b0, top, b0-3*k, top*.5, b1, low), t.LL, 1.5*k).Opacity(.6))
	return kit.Of(shade, f.Clip(left, body), f.Clip(right, body), edges)
}

// lapels are the collar of an over garment.
func (f *figure) lapels() kit.Node {
	c, t, k, x := f.look.over, f.over, f.body.thick, f.pose.turn*5
	y := func(v float64) float64 { return -f.body.trunk + v*k }
	both := func(left, right string) kit.Node {
		sh := f.Blur(1.8*k, kit.Of(f.Path(left, t.DDD), f.Path(right, t.DDD)).Move(f.light*1.5, 3*k)).Opacity(.35)
		return kit.Of(sh, f.Path(left, f.fade(f.bones.trunk, x-14*k, y(20), 26*k, t.LL, t.M)), f.Path(right, f.fade(f.bones.trunk, x+14*k, y(20), 26*k, t.L, t.D)))
	}
	ga, gb := f.gapAt(y(58))
	switch c.lapel {
	case "notch":
		return both(
			text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", -14*k, y(-9), -24*k, y(4), -29*k+x, y(22), -21*k+x, y(25), -25*k+x, y(32), ga+1.5*k, y(60)),
			text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", 14*k+x, y(-9), 24*k+x*.4, y(4), 29*k+x, y(22), 21*k+x, y(25), 25*k+x, y(32), gb-1.5*k, y(60)))
	case "shawl":
		return both(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", -14*k, y(-9), -30*k, y(14), ga+1*k, y(66), -14*k, y(20), -14*k, y(-9)),
			text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", 14*k+x, y(-9), 30*k+x, y(14), gb-1*k, y(66), 14*k+x, y(20), 14*k+x, y(-9)))
	case "collar":
		return both(text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", -14*k, y(-11), -23*k, y(4), -17*k+x, y(22), -4*k+x, y(6)),
			text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", 14*k+x, y(-11), 23*k+x*.4, y(4), 18*k+x, y(22), 5*k+x, y(6)))
	case "zip":
		return both(text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", -13*k, y(-15), -21*k, y(3), -8*k+x, y(14), -7*k+x, y(2)),
			text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", 13*k+x, y(-15), 21*k+x, y(3), 9*k+x, y(14), 8*k+x, y(2)))
	case "fur":
		return f.fur(-26*k, 27*k+x, y(2), 10*k)
	}
	return kit.Node{}
}

// fur is a fluffy band that sags between two ends.
func (f *figure) fur(x1, x2, y, r float64) kit.Node {
	t := f.lining
	var low, high []kit.Node
	for i := range 8 {
		u := float64(i) / 7
		x, dy := x1+(x2-x1)*u, 10*(1-(2*u-1)*(2*u-1))
		low = append(low, f.Circle(x+1, y+dy+2, r, t.D))
		high = append(high, f.Circle(x, y+dy, r, kit.Rad(x-r*.3, y+dy-r*.4, r*1.3, t.L, t.M, t.D)))
	}
	return kit.Of(kit.Of(low...), kit.Of(high...))
}

func (f *figure) poncho(fill kit.Paint, inside []kit.Node) kit.Node {
	k, t, sw := f.body.thick, f.body.trunk, f.bones.shoulder
	return f.Form(text("M%.1f %.1fQ%.1f %.1f %.1f 8L%.1f 26L%.1f 8Q%.1f %.1f %.1f %.1fQ0 %.1f %.1f %.1fZ", -14*k, -t-5*k, -sw-14*k, -t+4*k, -sw-24*k, f.front(), sw+24*k, sw+14*k, -t+4*k, 14*k, -t-5*k, -t+12*k, -14*k, -t-5*k), fill,
		append([]kit.Node{f.Line(text("M-90 %.1fL%.1f 6L90 %.1f", -t*.34, f.front(), -t*.34), f.lining.M, 9*k), f.Line(text("M-90 %.1fL%.1f -10L90 %.1f", -t*.48, f.front(), -t*.48), f.lining.M, 3*k)}, inside...)...)
}

// sideOf returns the hem's end that lies away from the light.
func (f *figure) sideOf(l, r limb.Point) limb.Point {
	if f.light < 0 {
		return l.Add(3, 0)
	}
	return r.Add(-3, 0)
}
