package extra

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
)

// These accessories are drawn in the head's frame.

func headphones(f *figure.Figure) kit.Node {
	x := f.Face(1)
	t := kit.TonesOf(kit.Hex("#e8504a"))
	d := kit.TonesOf(kit.Hex("#3a3f4a"))
	return kit.Of(f.Line("M-37 0C-50 -46 -26 -66 2 -66C30 -66 50 -46 38 0", d.DD, 9), f.Line("M-37 0C-50 -46 -26 -66 2 -66C30 -66 50 -46 38 0", d.L, 4).Move(-.6, -1.2),
		f.Form(kit.RoundRect(-45+x*.7, -14, 19, 34, 9), kit.Lin(-45, -14, -26, 20, t.L, t.M, t.DD)), f.Form(kit.RoundRect(31-x*.4, -12, 14, 31, 7), kit.Lin(31, -12, 45, 19, t.M, t.D, t.DDD)))
}

func faceMask(f *figure.Figure) kit.Node {
	x := f.Face(1)
	t := kit.TonesOf(kit.Hex("#8fcbe8"))
	d := figure.Text("M%.1f 9Q%.1f 4 %.1f 9L%.1f 30Q%.1f 40 %.1f 42Q%.1f 42 %.1f 30Z", -26+x*.7, x, 29+x*.6, 26+x*.6, 14+x, x, -14+x, -24+x*.7)
	return kit.Of(f.Line(figure.Text("M%.1f 12L-31 2M%.1f 28L-30 12M%.1f 12L33 2M%.1f 28L32 12", -24+x*.7, -22+x*.7, 28+x*.6, 25+x*.6), kit.Hex("#eef4f8"), 2), f.Form(d, f.Fade(f.Bones.Head, x, 24, 28, t.LL, t.M, t.D), f.Line(figure.Text("M-34 18Q%.1f 14 38 18M-34 26Q%.1f 24 38 26M-34 33Q%.1f 34 38 33", x, x, x), t.D, 1.600)))
}

func clownNose(f *figure.Figure) kit.Node {
	x := f.Face(1.6)
	y := 10.0
	if f.Young() {
		y = 13
	}
	t := f.ExtraTones("clown nose", "#e8322f")
	return kit.Of(f.Circle(x, y, 8, kit.Rad(x-3*f.Light, y-3, 11, t.LL, t.M, t.DD)), f.Ellipse(x-2.5*f.Light, y-3, 2.2, 1.600, kit.White).Opacity(.8))
}

func earrings(f *figure.Figure) kit.Node {
	g := f.ExtraTones("earrings", "#f2c23a")
	if head.InProfile(f) {
		return kit.Of(f.Circle(-4, 17, 5, kit.None).Stroke(g.M, 2.2), f.Circle(-5, 16, 4.6, kit.None).Stroke(g.LL, .8))
	}
	return kit.Of(f.Circle(-31+f.Face(1.35), 17, 5, kit.None).Stroke(g.M, 2.2), f.Circle(-32+f.Face(1.35), 16, 4.6, kit.None).Stroke(g.LL, .8))
}

// hoopEarrings hang from both ear lobes, where both are seen.
func hoopEarrings(f *figure.Figure) kit.Node {
	g := f.ExtraTones("hoop earrings", "#f2c23a")
	hoop := func(x float64) kit.Node {
		n := kit.Of(f.Circle(x, 27, 11, kit.None).Stroke(g.D, 3.4), f.Circle(x-.6, 26.4, 11, kit.None).Stroke(g.M, 2.6), f.Circle(x-1, 26, 11.2, kit.None).Stroke(g.LL, .9))
		if f.Wears("big earrings") {
			n = n.Scale(1.6, 1.6, x, 15)
		}
		return n
	}
	if head.InProfile(f) {
		return hoop(-4)
	}
	n := hoop(-31 + f.Face(1.35))
	if f.Pose.FaceTurn() < .4 {
		n = kit.Of(n, hoop(32-f.Face(.6)))
	}
	return n
}

func bindi(f *figure.Figure) kit.Node { return f.Circle(f.Face(1.3), -11, 2.800, kit.Hex("#c8283a")) }

func pointedEars(f *figure.Figure) kit.Node {
	s := f.Skin
	x := -30.5 + f.Face(1.35)
	n := f.Form(figure.Text("M%.1f -8Q%.1f -14 %.1f -22Q%.1f 0 %.1f 12Q%.1f 14 %.1f -8Z", x+5, x-12, x-20, x-16, x-2, x+6, x+5), kit.Lin(x-16, -16, x+6, 12, s.L, s.M, s.D), f.Line(figure.Text("M%.1f -4Q%.1f -8 %.1f -14", x, x-8, x-13), s.DD, 2.500).Opacity(.5))
	if f.Pose.FaceTurn() < .5 {
		x2 := 31 - f.Face(.5)
		n = kit.Of(n, f.Form(figure.Text("M%.1f -8Q%.1f -14 %.1f -22Q%.1f 0 %.1f 12Q%.1f 14 %.1f -8Z", x2-4, x2+11, x2+18, x2+14, x2+2, x2-5, x2-4), s.D))
	}
	return n
}

func pacifier(f *figure.Figure) kit.Node {
	x := f.Face(1.25)
	return kit.Of(f.Circle(x, 30, 7, kit.None).Stroke(kit.Hex("#f2c64f"), 3), f.Form(kit.Oval(x, 24, 11, 7), kit.Lin(x-8, 18, x+8, 30, kit.Hex("#bfe6ff"), kit.Hex("#5fb0e8"), kit.Hex("#3f86c8"))), f.Circle(x, 25, 4, kit.Hex("#f7f2e8")))
}

func scars(f *figure.Figure) kit.Node {
	x := f.Face(1)
	c := kit.Hex("#7a3f5a")
	return kit.Of(f.Line(figure.Text("M%.1f -22l14 5M%.1f -24l3 7M%.1f -22l3 7", -22+x, -18+x, -12+x), c, 1.800), f.Line(figure.Text("M%.1f 16l10 -4M%.1f 11l3 7M%.1f 10l3 6", 14+x, 16+x, 20+x), c, 1.800), f.Blur(2, kit.Of(f.Ellipse(-13+x*1.15, 8, 9, 5, kit.Hex("#5a4a6a")), f.Ellipse(13+x*1.15, 8, 9, 5, kit.Hex("#5a4a6a")))).Opacity(.45))
}

// freckles are over the nose and on both cheeks.
func freckles(f *figure.Figure) kit.Node {
	x, tone := f.Face(1.15), f.Skin.DD
	var n []kit.Node
	for _, p := range [][3]float64{{-21, 9, 1.3}, {-17, 12.5, 1.5}, {-13, 9.5, 1.2}, {-10, 13, 1.4}, {-20, 15.5, 1.2}, {-5, 9, 1.1}, {0, 6.5, 1.2}, {5, 9.5, 1.1}, {10, 13, 1.4}, {13, 9.5, 1.2}, {17, 12.5, 1.5}, {21, 9, 1.3}, {20, 15.5, 1.2}} {
		n = append(n, f.Circle(p[0]+x, p[1], p[2], tone))
	}
	return kit.Of(n...).Opacity(.8)
}

// mole is a dark spot on a cheek.
func mole(f *figure.Figure) kit.Node {
	return f.Circle(15+f.Face(1.15), 15, 1.9, kit.Hex("#4a2a22"))
}

// rosyCheeks are redder than usual.
func rosyCheeks(f *figure.Figure) kit.Node {
	x, pink := f.Face(1.15), kit.Hex("#f0405c")
	return f.Blur(1.4, kit.Of(f.Ellipse(-17+x, 15, 7.5, 5, pink), f.Ellipse(17+x, 15, 7.5, 5, pink))).Opacity(.55)
}

func warPaint(f *figure.Figure) kit.Node {
	x := f.Face(1.15)
	return f.Line(figure.Text("M%.1f 11h12M%.1f 16h10M%.1f 11h11M%.1f 16h9", -24+x, -23+x, 13+x, 13+x), kit.Hex("#d8433f"), 3)
}

func whiskers(f *figure.Figure) kit.Node {
	x := f.Face(1.2)
	return kit.Of(f.Line(figure.Text("M%.1f 12l-14 -2M%.1f 16l-14 2M%.1f 12l14 -2M%.1f 16l14 2", -12+x, -12+x, 12+x, 12+x), kit.Hex("#4a3a40"), 1.600), f.Path(figure.Text("M%.1f 8h8l-4 5Z", x-4), kit.Hex("#3a2a30")))
}

// skullFace paints a skull over the face.
func skullFace(f *figure.Figure) kit.Node {
	x := f.Face(1.1)
	dark := kit.Hex("#2f2430")
	bone := f.Skin
	return f.Clip(head.Skull(f), f.Path("M-40 -12H40V50H-40Z", bone.M), f.Ellipse(-13+x, 3, 10, 11, dark), f.Ellipse(13+x, 3, 9.500, 11, dark), f.Circle(-12+x, 4, 3, kit.Hex("#f7b03a")), f.Circle(14+x, 4, 3, kit.Hex("#f7b03a")),
		f.Path(figure.Text("M%.1f 10l4 9h-8Z", x), dark), f.Path(figure.Text("M%.1f 24Q%.1f 32 %.1f 24L%.1f 32Q%.1f 38 %.1f 32Z", -15+x, x, 15+x, 12+x, x, -12+x), bone.LL), f.Line(figure.Text("M%.1f 25Q%.1f 33 %.1f 25M%.1f 25v7M%.1f 28v8M%.1f 28v8M%.1f 25v7", -17+x, x, 17+x, -10+x, -3+x, 4+x, 11+x), dark, 1.600))
}

// beakMask is the mask of a plague doctor: leather with round glasses and a long beak.
func beakMask(f *figure.Figure) kit.Node {
	x, k := f.Face(1.15), f.Light
	t := kit.TonesOf(kit.Hex("#c9b08a"))
	dark, glass := kit.Hex("#3a2a26"), kit.TonesOf(kit.Hex("#8a2f3a"))
	cowl := "M-38 -22C-43 14 -34 42 0 48C34 42 43 14 38 -22Z"
	face := f.Form(cowl, f.Fade(f.Bones.Head, 0, 4, 46, t.L, t.M, t.D), f.Line("M-40 -10Q0 -2 40 -10M-38 24Q-24 30 -14 28M38 24Q24 30 16 28", t.DD, 1.6).Dash(3, 2.4))
	tip := x * 3
	beak := figure.Text("M%.1f 6C%.1f -10 %.1f -10 %.1f 6C%.1f 30 %.1f 52 %.1f 82C%.1f 88 %.1f 88 %.1f 82C%.1f 52 %.1f 30 %.1f 6Z", -16+x, -8+x, 8+x, 16+x, 19+x*1.4, 12+x*2, 4+tip, 3+tip, -2+tip, -4+tip, -13+x*2, -19+x*1.4, -16+x)
	eye := func(cx, w float64) kit.Node {
		return kit.Of(f.Circle(cx, 0, 11*w, dark), f.Path(kit.Oval(cx, 0, 8.4*w, 8.4), kit.Rad(cx-3*k, -3, 11, glass.LL, glass.M, glass.DD)), f.Path(kit.Oval(cx, 0, 9.6*w, 10), kit.None).Stroke(kit.Hex("#d8b45a"), 2), f.Circle(cx-3*k, -3, 2, kit.White).Opacity(.8))
	}
	return kit.Of(face, f.Blur(3, f.Path(beak, t.DDD)).Move(3, 4).Opacity(.4), f.Form(beak, f.Fade(f.Bones.Head, x, 34, 40, t.LL, t.M, t.D)), f.Line(figure.Text("M%.1f 0Q%.1f 40 %.1f 80", x, x*1.6, tip), t.DD, 1.6).Dash(3, 2.4), f.Circle(-6+x*1.6, 38, 1.6, t.DDD), f.Circle(7+x*1.6, 38, 1.6, t.DDD), eye(-20+x, 1), eye(20+x, .92))
}
