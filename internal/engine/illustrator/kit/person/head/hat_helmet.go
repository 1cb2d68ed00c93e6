package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func plumeBack(f *figure.Figure, t kit.Tones) kit.Node {
	p := kit.TonesOf(kit.Hex("#d8343a"))
	return f.Form("M-2 -56C-4 -84 -30 -98 -52 -84C-70 -72 -70 -44 -62 -22C-54 -40 -44 -50 -30 -46Z", f.Fade(f.Bones.Head, -40, -64, 40, p.L, p.M, p.DD), f.Line("M-8 -58C-16 -84 -40 -84 -54 -50M-14 -54C-24 -72 -40 -72 -50 -50", p.DD, 2).Opacity(.5))
}

func knightFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	var slits []kit.Node
	for i := range 4 {
		slits = append(slits, f.Line(figure.Text("M%.1f %.1fv10", -8+x+float64(i)*7, 21.0), t.DDD, 2.600))
	}
	return kit.Of(f.Form("M-39 0C-46 -46 -24 -64 2 -64C28 -64 46 -46 40 0C42 26 34 42 14 46H-10C-32 42 -42 26 -39 0Z", f.Fade(f.Bones.Head, 0, -6, 54, t.LL, kit.At(.35, t.M), t.DD),
		f.Path(figure.Text("M%.1f -9Q%.1f -16 %.1f -9L%.1f 14Q%.1f 18 %.1f 14Z", -29+x, x, 31+x, 29+x, x, -27+x), f.Skin.M), kit.Of(slits...), f.Line(figure.Text("M%.1f -64Q%.1f -40 %.1f -16", x, 2+x, 2+x), t.DD, 4).Opacity(.6)),
		f.Clip(figure.Text("M%.1f -9Q%.1f -16 %.1f -9L%.1f 14Q%.1f 18 %.1f 14Z", -29+x, x, 31+x, 29+x, x, -27+x), features(f), f.Blur(3, f.Line("M-40 -12H40", kit.Black, 8)).Opacity(.35)),
		f.Line(figure.Text("M%.1f -9Q%.1f -16 %.1f -9L%.1f 14Q%.1f 18 %.1f 14Z", -29+x, x, 31+x, 29+x, x, -27+x), kit.Hex("#d9a441"), 3), ShineOn(f, "M-30 -30Q-24 -48 -8 -55", 4.500))
}

func samuraiFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	gold := kit.TonesOf(kit.Hex("#f2c23a"))
	red := kit.TonesOf(kit.Hex("#b5303c"))
	flap := "M-40 -22C-52 -14 -58 6 -54 22L-40 18C-40 4 -36 -6 -33 -10ZM41 -22C53 -14 59 6 55 22L42 18C42 4 38 -6 35 -10Z"
	return kit.Of(browShadow(f, -8), f.Form(flap, hatFill(f, red), f.Line("M-60 -4L-34 -10M-60 8L-34 2M62 -4L34 -10M62 8L34 2", gold.D, 2.500)),
		f.Form("M-42 -18C-46 -50 -24 -64 2 -64C28 -64 48 -50 43 -18Q2 -30 -42 -18Z", hatFill(f, t), f.Line("M-16 -62Q-28 -42 -28 -22M20 -62Q32 -42 31 -22M2 -64V-26", t.LL, 1.600).Opacity(.6)),
		band(f, -26, -4, 45, 9, gold), f.Form(figure.Text("M%.1f -30C%.1f -50 %.1f -82 %.1f -92C%.1f -70 %.1f -52 %.1f -40C%.1f -52 %.1f -70 %.1f -92C%.1f -82 %.1f -50 %.1f -30Z", 2+x, -22+x, -40+x, -32+x, -26+x, -12+x, 2+x, 16+x, 30+x, 36+x, 44+x, 26+x, 2+x), kit.Lin(-30, -90, 34, -30, gold.LL, gold.M, gold.D)), f.Circle(2+x, -38, 7, kit.Rad(x, -40, 9, gold.LL, gold.M, gold.DD)))
}

func vikingFront(f *figure.Figure, t kit.Tones) kit.Node {
	bone := kit.TonesOf(kit.Hex("#f0e3c8"))
	horn := "M-36 -34C-56 -36 -68 -56 -62 -80C-54 -66 -46 -58 -30 -52Z"
	gold := kit.TonesOf(kit.Hex("#c89a4a"))
	h := f.Form(horn, kit.Lin(-66, -76, -34, -36, bone.LL, bone.M, bone.DD))
	return kit.Of(browShadow(f, -9), h, f.Form("M39 -34C58 -36 70 -56 64 -80C56 -66 48 -58 32 -52Z", kit.Lin(36, -70, 66, -36, bone.L, bone.M, bone.DD)),
		f.Form("M-39 -18C-44 -48 -24 -63 2 -63C28 -63 46 -48 41 -18Q2 -30 -39 -18Z", hatFill(f, t), f.Line("M2 -64V-24", gold.M, 8), f.Blur(5, f.Ellipse(33*f.Light, -34, 9, 20, t.DD)).Opacity(.5)), band(f, -26, -4, 42, 11, gold, f.Circle(-26, -21, 2, gold.LL), f.Circle(-10, -24, 2, gold.LL), f.Circle(12, -24, 2, gold.LL), f.Circle(28, -21, 2, gold.LL)), ShineOn(f, "M-28 -36Q-22 -50 -10 -55", 3.500))
}

func footballFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	grey := kit.Hex("#d5d9df")
	return kit.Of(f.Form("M-41 26C-52 -44 -26 -66 2 -66C32 -66 50 -44 42 4C38 4 34 -2 34 -12Q4 -24 -22 -14C-24 2 -22 18 -20 26Q-32 34 -41 26Z", hatFill(f, t), f.Line("M-4 -66Q-8 -44 -6 -18M12 -66Q14 -44 12 -20", kit.White, 6), f.Blur(5, f.Ellipse(34*f.Light, -34, 10, 22, t.DD)).Opacity(.4)), f.Circle(-29, 2, 4, t.DDD),
		f.Line(figure.Text("M-22 22Q%.1f 30 %.1f 22M-22 12Q%.1f 22 %.1f 12M%.1f -2V24", 10+x, 36+x, 10+x, 38+x, 38+x), kit.Hex("#8a909a"), 4.6), f.Line(figure.Text("M-22 21.500Q%.1f 29.500 %.1f 21.500M-22 11.500Q%.1f 21.500 %.1f 11.500M%.1f -2V24", 10+x, 36+x, 10+x, 38+x, 38+x), grey, 3), ShineOn(f, "M-32 -32Q-26 -50 -12 -57", 4))
}

func armyFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(browShadow(f, -6), f.Form("M-46 -12C-48 -50 -26 -66 2 -66C30 -66 50 -50 47 -12Q40 -16 34 -18Q2 -28 -30 -18Q-40 -16 -46 -12Z", hatFill(f, t), f.Ellipse(-20, -46, 10, 6, t.DD).Opacity(.6), f.Ellipse(14, -54, 11, 6, t.DD).Opacity(.5), f.Ellipse(26, -32, 10, 6, t.L).Opacity(.6), f.Ellipse(-4, -34, 9, 5, kit.Hex("#8a7a4a")).Opacity(.7), f.Ellipse(-34, -26, 8, 5, t.L).Opacity(.6)),
		f.Line("M-33 -8Q-33 22 -13 36M33.500 -8Q34 20 17 35", t.DDD, 2.500), ShineOn(f, "M-30 -36Q-24 -50 -12 -56", 3))
}

func bikeFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(browShadow(f, -9), f.Form("M-42 -17C-48 -52 -22 -66 4 -66C32 -66 48 -48 43 -18Q2 -32 -42 -17Z", hatFill(f, t), f.Path("M-26 -30Q-22 -48 -8 -56L-4 -50Q-14 -42 -16 -30ZM0 -32Q0 -48 6 -56L14 -54Q14 -44 14 -32ZM24 -30Q28 -42 24 -52L32 -46Q38 -38 36 -28Z", t.DDD), f.Line("M-42 -20Q2 -34 43 -20", t.LL, 2).Opacity(.7)), f.Line("M-33 -12Q-33 22 -11 36M33.500 -12Q34 20 14 36", kit.Hex("#3a3d46"), 2.500), ShineOn(f, "M-34 -34Q-28 -52 -14 -59", 4))
}

func spaceHelmetBack(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(f.Circle(0, -6, 62, t.DD), f.Circle(-1, -7, 60, f.Fade(f.Bones.Head, 0, -6, 60, t.M, t.D, t.DD)), f.Circle(2, -5, 50, kit.Hex("#33415f")))
}

func spaceHelmetFront(f *figure.Figure, t kit.Tones) kit.Node {
	ring := f.Circle(0, -6, 56, kit.None).Stroke(f.Fade(f.Bones.Head, 0, -6, 58, t.LL, t.M, t.DD), 11)
	glass := f.Circle(0, -6, 51, kit.Lin(-40, -50, 40, 40, kit.Hex("#cfeaff").Alpha(.38), kit.Hex("#8fc8f0").Alpha(.08), kit.Hex("#3f6fb0").Alpha(.25)))
	return kit.Of(glass, ring, ShineOn(f, "M-38 -26Q-28 -44 -10 -49", 7), ShineOn(f, "M-42 -12Q-42 -14 -41 -17", 6), f.Form(kit.RoundRect(-64, -14, 12, 24, 5), kit.Lin(-64, -14, -52, 10, t.LL, t.D)), f.Form(kit.RoundRect(52, -14, 12, 24, 5), kit.Lin(52, -14, 64, 10, t.M, t.DD)),
		band(f, 46, 4, 40, 10, kit.TonesOf(kit.Hex("#c3c8d0"))))
}

func headsetFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	return kit.Of(f.Line("M-35 -4C-46 -44 -24 -60 2 -60C28 -60 46 -44 37 -4", t.DD, 7), f.Line("M-35 -4C-46 -44 -24 -60 2 -60C28 -60 46 -44 37 -4", t.L, 3).Move(-.5, -1),
		f.Form(kit.RoundRect(-42+x*.6, -12, 15, 28, 7), kit.Lin(-42, -12, -28, 16, t.LL, t.M, t.DD)), f.Form(kit.RoundRect(31-x*.4, -11, 12, 26, 6), kit.Lin(30, -12, 44, 16, t.L, t.M, t.DDD)), f.Line(figure.Text("M-34 14Q-30 32 %.1f 27", -12+x), t.D, 3), f.Circle(-11+x, 27, 3.600, t.DDD))
}
