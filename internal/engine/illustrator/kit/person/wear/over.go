package wear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// gapAt returns the half width of an over garment's opening at a y of the trunk, and its middle.
func gapAt(f *figure.Figure, y float64) (left, right float64) {
	c := f.Look.Over
	k, t, x := f.Body.Thick, f.Body.Trunk, f.Front()
	u := (y + t) / (t + c.Hem*k)
	g := (c.Gap + (c.GapHem-c.Gap)*u) * k
	return x*u + f.Pose.Turn*3 - g, x*u + f.Pose.Turn*5 + g
}

// UnderOver draws the tail of an over garment, which falls over the legs.
func UnderOver(f *figure.Figure) kit.Node {
	c := f.Look.Over
	if c == nil || c.Tail == 0 || c.Kind == "apron" || f.Pose.Lying {
		return kit.Node{}
	}
	t, k := f.Over, f.Body.Thick
	out, l, r := skirtOutline(f, c.Tail, 13, 4*k)
	shade := []kit.Node{f.Blur(7*k, f.Line(figure.Polyline(0, 0, sideOf(f, l, r), f.Bones.Trunk.Out(f.Light*(f.Bones.Hip+8), 0)), t.DD, 16*k)).Opacity(.4)}
	body := f.Form(out, skirtFill(f, t), shade...)
	if c.Kind != "open" || !Hanging(f) {
		return f.Named("over", body)
	}
	tr := f.Bones.Trunk
	x0, x1 := gapAt(f, c.Hem*k)
	y := max(l.Y, r.Y) + 40
	a, b := tr.Out(x0, -20*k), tr.Out(x1, -20*k)
	spread := 6 * k
	left := f.Clip(figure.Text("M-200 %.1fH%.1fL%.1f %.1fH-200Z", tr.Y-60, a.X, a.X-spread, y), body)
	right := f.Clip(figure.Text("M700 %.1fH%.1fL%.1f %.1fH700Z", tr.Y-60, b.X, b.X+spread, y), body)
	edge := kit.Of(f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", a.X, tr.Y-20*k, a.X-spread*.8, y-34), t.DD, 1.2), f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", b.X, tr.Y-20*k, b.X+spread*.8, y-34), t.DD, 1.2)).Opacity(.4)
	return f.Named("over", left, right, edge)
}

// OverPart draws an over garment on the trunk.
func OverPart(f *figure.Figure, shadow kit.Node) kit.Node {
	c := f.Look.Over
	if c == nil {
		return bibPart(f)
	}
	fr, t, k := f.Bones.Trunk, f.Over, f.Body.Thick
	fill := f.Cloth(fr, t)
	hem := c.Hem * k
	out := body.TrunkOutline(f, 3.5*k, hem)
	var inside []kit.Node
	if c.Detail != nil {
		inside = append(inside, c.Detail(f)...)
	}
	inside = append(inside, body.TrunkShade(f, t, hem)...)
	inside = append(inside, shadow.Move(-fr.X, -fr.Y).Rotate(-fr.Angle, 0, 0))
	var n kit.Node
	switch c.Kind {
	case "apron":
		n = apron(f, fill)
	case "poncho":
		n = poncho(f, fill, inside)
	case "closed":
		n = kit.Of(f.Form(out, fill, inside...), body.HemLine(f, hem, t))
	default:
		n = openFront(f, out, f.Form(out, fill, inside...))
	}
	return kit.Of(bibPart(f), f.Named("over", figure.Place(kit.Of(n, lapels(f)), fr)))
}

// openFront keeps the two panels of a garment that is open in front, with the shadow they cast on what is beneath.
func openFront(f *figure.Figure, outline string, body kit.Node) kit.Node {
	k := f.Body.Thick
	top, low := -f.Body.Trunk-10*k, f.Look.Over.Hem*k+12*k
	a0, b0 := gapAt(f, top)
	a1, b1 := gapAt(f, low)
	left := figure.Text("M-150 %.1fH%.1fQ%.1f %.1f %.1f %.1fH-150Z", top, a0, a0+3*k, top*.5, a1, low)
	right := figure.Text("M150 %.1fH%.1fQ%.1f %.1f %.1f %.1fH150Z", top, b0, b0-3*k, top*.5, b1, low)
	t := f.Over
	shade := f.Clip(outline, f.Blur(3*k, f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", a0, top, a0+3*k, top*.5, a1, low, b0, top, b0-3*k, top*.5, b1, low), f.Top.DDD, 8*k)).Opacity(.4))
	edges := f.Clip(outline, f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", a0, top, a0+3*k, top*.5, a1, low, b0, top, b0-3*k, top*.5, b1, low), t.LL, 1.5*k).Opacity(.6))
	return kit.Of(shade, f.Clip(left, body), f.Clip(right, body), edges)
}

// lapels are the collar of an over garment.
func lapels(f *figure.Figure) kit.Node {
	c, t, k, x := f.Look.Over, f.Over, f.Body.Thick, f.Pose.Turn*5
	y := func(v float64) float64 { return -f.Body.Trunk + v*k }
	both := func(left, right string) kit.Node {
		sh := f.Blur(1.8*k, kit.Of(f.Path(left, t.DDD), f.Path(right, t.DDD)).Move(f.Light*1.5, 3*k)).Opacity(.35)
		return kit.Of(sh, f.Path(left, f.Fade(f.Bones.Trunk, x-14*k, y(20), 26*k, t.LL, t.M)), f.Path(right, f.Fade(f.Bones.Trunk, x+14*k, y(20), 26*k, t.L, t.D)))
	}
	ga, gb := gapAt(f, y(58))
	switch c.Lapel {
	case "notch":
		return both(
			figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", -14*k, y(-9), -24*k, y(4), -29*k+x, y(22), -21*k+x, y(25), -25*k+x, y(32), ga+1.5*k, y(60)),
			figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", 14*k+x, y(-9), 24*k+x*.4, y(4), 29*k+x, y(22), 21*k+x, y(25), 25*k+x, y(32), gb-1.5*k, y(60)))
	case "shawl":
		return both(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", -14*k, y(-9), -30*k, y(14), ga+1*k, y(66), -14*k, y(20), -14*k, y(-9)),
			figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", 14*k+x, y(-9), 30*k+x, y(14), gb-1*k, y(66), 14*k+x, y(20), 14*k+x, y(-9)))
	case "collar":
		return both(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", -14*k, y(-11), -23*k, y(4), -17*k+x, y(22), -4*k+x, y(6)),
			figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", 14*k+x, y(-11), 23*k+x*.4, y(4), 18*k+x, y(22), 5*k+x, y(6)))
	case "zip":
		return both(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", -13*k, y(-15), -21*k, y(3), -8*k+x, y(14), -7*k+x, y(2)),
			figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", 13*k+x, y(-15), 21*k+x, y(3), 9*k+x, y(14), 8*k+x, y(2)))
	case "fur":
		return Fur(f, -26*k, 27*k+x, y(2), 10*k)
	}
	return kit.Node{}
}

// Fur is a fluffy band that sags between two ends.
func Fur(f *figure.Figure, x1, x2, y, r float64) kit.Node {
	t := f.Lining
	var low, high []kit.Node
	for i := range 8 {
		u := float64(i) / 7
		x, dy := x1+(x2-x1)*u, 10*(1-(2*u-1)*(2*u-1))
		low = append(low, f.Circle(x+1, y+dy+2, r, t.D))
		high = append(high, f.Circle(x, y+dy, r, kit.Rad(x-r*.3, y+dy-r*.4, r*1.3, t.L, t.M, t.D)))
	}
	return kit.Of(kit.Of(low...), kit.Of(high...))
}

func poncho(f *figure.Figure, fill kit.Paint, inside []kit.Node) kit.Node {
	k, t, sw := f.Body.Thick, f.Body.Trunk, f.Bones.Shoulder
	return f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f 8L%.1f 26L%.1f 8Q%.1f %.1f %.1f %.1fQ0 %.1f %.1f %.1fZ", -14*k, -t-5*k, -sw-14*k, -t+4*k, -sw-24*k, f.Front(), sw+24*k, sw+14*k, -t+4*k, 14*k, -t-5*k, -t+12*k, -14*k, -t-5*k), fill,
		append([]kit.Node{f.Line(figure.Text("M-90 %.1fL%.1f 6L90 %.1f", -t*.34, f.Front(), -t*.34), f.Lining.M, 9*k), f.Line(figure.Text("M-90 %.1fL%.1f -10L90 %.1f", -t*.48, f.Front(), -t*.48), f.Lining.M, 3*k)}, inside...)...)
}

// sideOf returns the hem's end that lies away from the light.
func sideOf(f *figure.Figure, l, r limb.Point) limb.Point {
	if f.Light < 0 {
		return l.Add(3, 0)
	}
	return r.Add(-3, 0)
}
