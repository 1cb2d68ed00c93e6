package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() { maps.Copy(Props, leisureProps) }

// leisureProps are what belongs to music, meals and other everyday acts.
var leisureProps = map[string]prop{
	"snipping scissors": {tilt: 70, draw: scissors},
	"stethoscope end":   {free: true, front: true, draw: stethoscopeEnd},
	"pointed syringe":   {tilt: 90, draw: syringe},
	"dj deck":           {free: true, front: true, draw: djDeck},
	"drum kit":          {free: true, front: true, draw: drumKit},
	"drum sticks":       {free: true, draw: drumSticks},
	"upright piano":     {free: true, behind: true, draw: uprightPiano},
	"piano bench":       {free: true, behind: true, draw: pianoBench},
	"pancake pan":       {far: true, draw: pancakePan},
	"blown whistle":     {free: true, front: true, draw: blownWhistle},
	"cane":              {far: true, down: 164, draw: walkingCane},
	"bubble wand":       {free: true, draw: bubbleWand},
	"noodle bowl":       {free: true, front: true, draw: noodleBowl},
	"noodle chopsticks": {free: true, draw: noodleChopsticks},
	"beer mug":          {far: true, draw: beerMug},
	"raised glass":      {far: true, draw: raisedGlass},
	"ring box":          {two: true, front: true, draw: ringBox},
}

// lips is where the mouth of a figure or of its mask is.
func lips(f *figure.Figure) limb.Point {
	if f.Spec.Mask != nil {
		return f.Bones.Head.Out(4, 30)
	}
	return f.Bones.Head.Out(f.Face(1), 22)
}

func djDeck(f *figure.Figure) kit.Node {
	k, c := f.Body.Thick, f.Bones.Trunk
	t := gear(f, "#4a3f78")
	y := max(nearPalm(f).Y-2*k, c.Y-24*k) // hands that are up leave it where it stands
	room := (figure.Ground - y) / k
	disc := func(x float64) kit.Node {
		return kit.Of(f.Ellipse(x, 4, 48, 15, figure.Black.DD), f.Ellipse(x, 1, 46, 14, figure.Black.M), f.Ellipse(x, 1, 30, 9, kit.None).Stroke(figure.Black.LL, 1.5), f.Ellipse(x, 1, 14, 4.5, figure.HexTones("#e8433f").M))
	}
	return kit.Of(f.At(kit.Of(f.Form(figure.Text("M-128 14H128L118 %.1fH-118Z", room), kit.Lin(-120, 0, 120, 0, t.L, t.M, t.DD), f.Path(figure.Text("M-128 14H128V30H-128Z"), t.DD), f.Line(figure.Text("M-60 %.1fH60", room*.5), figure.HexTones("#4fe0c8").M, 6), f.Line(figure.Text("M-40 %.1fH40", room*.5+18), figure.HexTones("#f0609a").M, 6), f.Line(figure.Text("M-22 %.1fH22", room*.5+36), figure.HexTones("#f7c52f").M, 6)),
		f.Form("M-134 -8H134Q138 12 128 18H-128Q-138 12 -134 -8Z", kit.Lin(0, -8, 0, 18, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)), disc(-76), disc(76), f.Rect(-18, -8, 36, 22, 3, figure.Black.M), f.Line("M-9 -4V10M0 -4V10M9 -4V10", figure.Steel.L, 2.5), f.Rect(-12, 0, 6, 4, 1, figure.HexTones("#e8433f").M), f.Rect(-3, 4, 6, 4, 1, figure.HexTones("#4fe0c8").M), f.Rect(6, -2, 6, 4, 1, figure.HexTones("#f7c52f").M)),
		limb.Point{X: c.X, Y: y}, 0), body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin))
}

func drumKit(f *figure.Figure) kit.Node {
	c, k := f.Bones.Trunk, f.Body.Thick
	t := gear(f, "#d8343f")
	shell := func(x, y, w, h float64) kit.Node {
		return kit.Of(f.Form(figure.Text("M%.1f %.1fV%.1fQ%.1f %.1f %.1f %.1fV%.1fZ", x-w, y, y+h, x, y+h+w*.35, x+w, y+h, y), kit.Lin(x-w, 0, x+w, 0, t.LL, t.M, t.DD), f.Line(figure.Text("M%.1f %.1fV%.1fM%.1f %.1fV%.1f", x-w*.5, y, y+h, x+w*.5, y, y+h), figure.Steel.L, 3)), f.Ellipse(x, y, w, w*.3, kit.Hex("#fbf6ec")), f.Ellipse(x, y, w, w*.3, kit.None).Stroke(figure.Steel.M, 4))
	}
	cymbal := func(x, y, tilt float64) kit.Node {
		return kit.Of(Rod(f, x, y, x, 0, 5, figure.Steel), f.Form(kit.Oval(x, y, 54, 9), kit.Lin(x-50, y, x+50, y, figure.Gold.LL, figure.Gold.M, figure.Gold.DD)).Rotate(tilt, x, y), f.Ellipse(x, y-5, 10, 6, figure.Gold.L))
	}
	return f.At(kit.Of(cymbal(-118, -172, -10), cymbal(122, -164, 12), shell(-104, -84, 42, 42), shell(108, -76, 46, 60), Rod(f, -134, -30, -142, 0, 6, figure.Steel), Rod(f, -78, -30, -70, 0, 6, figure.Steel), Rod(f, 74, 0, 74, -30, 6, figure.Steel), Rod(f, 144, 0, 144, -30, 6, figure.Steel),
		shell(-38, -138, 34, 24), shell(38, -138, 34, 24),
		ball(f, 0, -62, 66, t), f.Circle(0, -62, 57, kit.Hex("#fbf6ec")), f.Circle(0, -62, 57, kit.None).Stroke(figure.Steel.M, 5), f.Star(0, -62, 30, t), Rod(f, -52, -18, -66, 2, 7, figure.Steel), Rod(f, 52, -18, 66, 2, 7, figure.Steel)), limb.Point{X: c.X, Y: figure.Ground}, 0).Scale(1, 1, c.X, figure.Ground).Move(0, 4*k)
}

func drumSticks(f *figure.Figure) kit.Node {
	stick := kit.Of(Rod(f, 0, 18, 0, -76, 5, figure.HexTones("#e0b070")), f.Ellipse(0, -78, 4.5, 7, figure.HexTones("#e0b070").M))
	return kit.Of(f.At(stick, nearPalm(f), -18), f.At(stick, farPalm(f), 74))
}

// keys is where the hands meet the keyboard.
func keys(f *figure.Figure) limb.Point { return farPalm(f).Add(0, 12*f.Body.Thick) }

func uprightPiano(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, keys(f)
	t := gear(f, "#6a4030")
	x := p.X + 26*k
	back := p.Y - 92*k
	return kit.Of(f.Form(figure.Text("M%.1f %.1fH%.1fV%.1fH%.1fZ", x+2*k, back, x+96*k, figure.Ground-4*k, x+2*k), kit.Lin(x, 0, x+96*k, 0, t.L, t.M, t.DD), f.Rect(x+18*k, back+24*k, 60*k, (p.Y-back)*.5, 3*k, t.D), f.Rect(x+18*k, p.Y+44*k, 60*k, (figure.Ground-p.Y)*.5, 3*k, t.D)),
		f.Form(figure.Text("M%.1f %.1fh%.1fv%.1fh%.1fZ", x-6*k, back-12*k, 108*k, 14*k, -108*k), kit.Lin(0, back-12*k, 0, back, t.LL, t.D)),
		f.Form(figure.Text("M%.1f %.1fH%.1fV%.1fH%.1fQ%.1f %.1f %.1f %.1fZ", x-72*k, p.Y+4*k, x+12*k, p.Y+34*k, x-52*k, x-70*k, p.Y+30*k, x-72*k, p.Y+4*k), kit.Lin(0, p.Y, 0, p.Y+34*k, t.LL, t.M, t.D)),
		f.Rect(x-70*k, p.Y-2*k, 72*k, 8*k, 2*k, kit.White), f.Rect(x-58*k, p.Y-6*k, 48*k, 6*k, 2*k, figure.Black.DD), pole(f, limb.Point{X: x - 52*k, Y: p.Y + 32*k}, limb.Point{X: x - 46*k, Y: figure.Ground}, 11, t), f.Rect(x-60*k, figure.Ground-10*k, 160*k, 10*k, 3*k, t.DD),
		f.Form(figure.Text("M%.1f %.1fl%.1f %.1fh%.1fl%.1f %.1fZ", x-4*k, p.Y-20*k, 12*k, -62*k, 8*k, -8*k, 62*k), kit.Lin(0, p.Y-80*k, 0, p.Y, figure.Paper.L, figure.Paper.D)))
}

func pianoBench(f *figure.Figure) kit.Node {
	k, c := f.Body.Thick, f.Bones.Trunk
	y := c.Y + 20*k
	t := figure.HexTones("#5a3628")
	return kit.Of(pole(f, limb.Point{X: c.X - 34*k, Y: y + 8*k}, limb.Point{X: c.X - 38*k, Y: figure.Ground}, 9, t), pole(f, limb.Point{X: c.X + 34*k, Y: y + 8*k}, limb.Point{X: c.X + 38*k, Y: figure.Ground}, 9, t), f.Form(kit.RoundRect(c.X-48*k, y, 96*k, 18*k, 6*k), kit.Lin(0, y, 0, y+18*k, figure.Black.LL, figure.Black.M, figure.Black.DD)))
}

func pancakePan(f *figure.Figure) kit.Node {
	cake := figure.HexTones("#d9963f")
	return kit.Of(Rod(f, 0, 0, 30, -2, 9, figure.Black), f.Form("M26 -10H106Q102 12 86 13H46Q30 12 26 -10Z", kit.Lin(34, -10, 96, 14, figure.Black.LL, figure.Black.M, figure.Black.DDD)), f.Ellipse(66, -10, 40, 6, figure.Black.DD),
		kit.Of(f.Form(kit.Oval(70, -92, 42, 14), kit.Lin(30, -104, 110, -80, cake.LL, cake.M, cake.DD)), f.Ellipse(68, -96, 34, 9, cake.L)).Rotate(-14, 70, -92), f.Line("M34 -34Q22 -56 30 -72M108 -36Q122 -56 116 -74", kit.Hex("#b9c4d0"), 5))
}

func blownWhistle(f *figure.Figure) kit.Node {
	p := lips(f)
	t := gear(f, "#e8433f")
	return f.At(kit.Of(f.Form("M-6 -6H14V-10H24A13 13 0 1 1 12 8H-6Z", kit.Lin(0, -10, 0, 14, t.LL, t.M, t.DD)), f.Circle(25, 3, 5, t.DDD), f.Line("M46 -12l12 -8M50 2h14M46 14l12 8", figure.HexTones("#f7b53a").M, 4)), p, 0)
}

func walkingCane(f *figure.Figure) kit.Node {
	t := gear(f, "#8a5630")
	d := "M0 164V-6Q0 -30 -20 -30Q-38 -30 -38 -14"
	return kit.Of(f.Line(d, t.DD, 10), f.Line(d, t.M, 7.5), f.Line(d, t.LL, 2).Move(-1.5, 0), f.Rect(-6, 154, 12, 12, 3, figure.Black.M)).Move(0, 12)
}

func bubbleWand(f *figure.Figure) kit.Node {
	k, p, m := f.Body.Thick, farPalm(f), lips(f)
	ring := limb.Point{X: max(p.X, m.X+34*k), Y: m.Y + 2*k}
	t := gear(f, "#f0609a")
	film := func(x, y, r float64) kit.Node {
		return kit.Of(f.Circle(x, y, r, kit.Rad(x-r*.3, y-r*.35, r*1.5, kit.White.Alpha(.2), kit.Hex("#bfe6fb").Alpha(.45), kit.Hex("#c9a8f0").Alpha(.7))), f.Circle(x, y, r, kit.None).Stroke(kit.Hex("#8fc4ea"), 2.2), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-r*.6, y-r*.2, x-r*.5, y-r*.6, x-r*.1, y-r*.68), kit.White, 3.2))
	}
	return kit.Of(pole(f, p, ring.Add(0, 18*k), 5, t), f.At(f.Ellipse(0, 0, 11, 18, kit.Hex("#dff2fc").Alpha(.5)).Stroke(t.M, 5), ring, 0),
		f.At(kit.Of(film(44, -8, 21), film(86, -46, 28), film(100, 22, 17), film(142, -6, 23), film(136, -84, 15), film(62, -78, 12), film(176, -56, 18), film(60, 34, 9)), ring, 0))
}

func noodleBowl(f *figure.Figure) kit.Node {
	t := gear(f, "#d8433f")
	noodle := figure.HexTones("#f2d27a")
	return kit.Of(f.At(kit.Of(f.Ellipse(0, -22, 44, 12, t.DD), f.Ellipse(0, -22, 38, 9, figure.HexTones("#c8803a").M), f.Line("M-30 -24Q-14 -32 -2 -24T28 -24M-22 -19Q-6 -26 8 -19T30 -20", noodle.M, 5), f.Circle(20, -27, 8, kit.White), f.Circle(20, -27, 4, figure.HexTones("#f7a52f").M), f.Path("M-34 -26L-24 -46L-12 -26Z", figure.HexTones("#2f5f4a").M),
		f.Form("M-45 -22Q0 -6 45 -22Q42 18 18 24H-18Q-42 18 -45 -22Z", kit.Lin(-40, -20, 30, 24, t.LL, t.M, t.DD), f.Line("M-42 -4Q0 12 42 -4", kit.White, 4)), f.Rect(-16, 22, 32, 6, 2, t.DD)), farPalm(f).Add(-6*f.Body.Thick, -8*f.Body.Thick), 0), body.Hand(f, f.Bones.ArmFar, f.Pose.Far, f.Skin))
}

func noodleChopsticks(f *figure.Figure) kit.Node {
	k, p, m := f.Body.Thick, nearPalm(f), lips(f)
	tip := m.Add(-6*k, 12*k)
	noodle := figure.HexTones("#f2d27a")
	low := farPalm(f).Y - 40*k
	d := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", tip.X, tip.Y-4*k, tip.X+8*k, (tip.Y+low)/2, tip.X+4*k, low, tip.X+7*k, tip.Y-4*k, tip.X+18*k, (tip.Y+low)/2, tip.X+12*k, low, tip.X-6*k, tip.Y-2*k, tip.X-2*k, (tip.Y+low)/2, tip.X-4*k, low)
	red := figure.HexTones("#a8322f")
	return kit.Of(f.Line(d, noodle.D, 5.5*k), f.Line(d, noodle.M, 4*k), pole(f, p.Mix(tip, -.7), tip.Add(8*k, -2*k), 4.5, red), pole(f, p.Add(0, 8*k).Mix(tip, -.7), tip.Add(8*k, 4*k), 4.5, red))
}

func beerMug(f *figure.Figure) kit.Node {
	t := gear(f, "#f2a82a")
	return kit.Of(f.Line("M26 -34H44Q50 -6 26 6", kit.Hex("#c9dbe6"), 8), f.Form(kit.RoundRect(-28, -46, 56, 62, 7), kit.Lin(-28, 0, 28, 0, t.LL, t.M, t.D), f.Line("M-14 -30V8M2 -30V8M16 -30V8", t.LL, 4).Opacity(.7)).Stroke(kit.Hex("#d5e4ee"), 3), f.Path("M-32 -40Q-36 -56 -20 -56Q-10 -68 4 -58Q20 -66 26 -54Q38 -48 30 -38Q22 -30 12 -38Q0 -30 -10 -38Q-22 -30 -32 -40Z", kit.Hex("#fffaf0")), f.Line("M40 -70l10 -12M54 -56l15 -4M14 -78V-92", figure.HexTones("#f7c52f").M, 5))
}

func raisedGlass(f *figure.Figure) kit.Node {
	t := gear(f, "#f2d27a")
	return kit.Of(Rod(f, 0, 26, 0, -18, 4, figure.HexTones("#dbe8f0")), f.Ellipse(0, 28, 18, 5, kit.Hex("#c9dbe6")), f.Form("M-14 -74Q-20 -22 0 -18Q20 -22 14 -74Z", kit.Lin(-16, 0, 16, 0, kit.White.Alpha(.75), kit.Hex("#d5e4ee").Alpha(.75)), f.Rect(-20, -58, 40, 40, 0, t.M), f.Circle(-4, -34, 2.5, kit.White), f.Circle(5, -44, 2.5, kit.White)).Stroke(kit.Hex("#b9cfdc"), 2), f.Line("M24 -84l9 -12M32 -68l14 -4", figure.HexTones("#f7c52f").M, 5))
}

func ringBox(f *figure.Figure) kit.Node {
	t := gear(f, "#a8283f")
	return kit.Of(f.Form("M-24 -32L-20 -8H20L24 -32Q0 -44 -24 -32Z", kit.Lin(0, -40, 0, -8, t.LL, t.M, t.D)), f.Ellipse(0, -10, 10, 12, kit.None).Stroke(figure.Gold.M, 4.5), f.Path("M-9 -30L0 -20L9 -30L5 -37H-5Z", kit.Hex("#bfeaff")), f.Line("M-18 -46l-6 -9M0 -50V-62M18 -46l6 -9", figure.Gold.M, 3.5), f.Form(kit.RoundRect(-22, -8, 44, 22, 4), kit.Lin(0, -8, 0, 14, t.L, t.M, t.DD)))
}

func stethoscopeEnd(f *figure.Figure) kit.Node {
	k, p, n := f.Body.Thick, nearPalm(f), f.Bones.Neck
	end := p.Add(24*k, -4*k)
	t := gear(f, "#4a5568")
	d := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1f", n.X-12*k, n.Y+4*k, n.X-10*k, n.Y+70*k, n.X+16*k, n.Y+76*k, p.X-10*k, n.Y+84*k, end.X, end.Y)
	return kit.Of(f.Line(d, t.DD, 6.5*k), f.Line(d, t.M, 4.5*k), f.At(kit.Of(f.Circle(0, 0, 12, figure.Steel.D), f.Circle(-1, -1, 9, figure.Steel.L)), end, 0), body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin))
}
