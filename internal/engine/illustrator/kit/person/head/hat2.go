package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func crownFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(.6)
	d := figure.Text("M-31 -36L-38 -70L-20 -54L%.1f -80L24 -54L42 -70L34 -36Q2 -26 -31 -36Z", 2+x)
	back := f.Path("M-30 -38Q2 -52 33 -38L34 -56Q2 -66 -32 -56Z", t.DD)
	gem := func(px, py, r float64, hex string) kit.Node {
		g := kit.TonesOf(kit.Hex(hex))
		return kit.Of(f.Circle(px, py, r+1.2, t.DD), f.Circle(px, py, r, kit.Rad(px-1, py-1, r*1.4, g.LL, g.M, g.DD)))
	}
	return kit.Of(back, f.Form(d, f.Fade(f.Bones.Head, 0, -52, 40, t.LL, t.M, t.D), f.Line("M-33 -42Q2 -31 36 -42", t.LL, 2), f.Blur(3, f.Line("M30 -66L28 -36", t.DD, 8)).Opacity(.4)),
		gem(-38, -71, 3.2, "#d8343a"), gem(2+x, -81, 4, "#3f7fe0"), gem(42, -71, 3.2, "#d8343a"), gem(-16, -42, 3.2, "#4fb36a"), gem(2+x, -39, 4, "#d8343a"), gem(21, -42, 3.2, "#4fb36a"))
}

func tiaraFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	d := figure.Text("M-33 -30Q-20 -40 -12 -44L%.1f -50L%.1f -64L%.1f -50L18 -44Q28 -40 35 -30Q2 -48 -33 -30Z", -6+x, 2+x, 10+x)
	g := kit.TonesOf(kit.Hex("#f06aa8"))
	return kit.Of(f.Form(d, f.Fade(f.Bones.Head, 0, -44, 34, t.LL, t.M, t.D)), f.Circle(2+x, -50, 4.2, kit.Rad(1+x, -51, 6, g.LL, g.M, g.DD)), f.Circle(-14+x*.8, -42, 2.6, g.L), f.Circle(19+x*.8, -42, 2.6, g.L), f.Circle(2+x, -65, 2.6, kit.White))
}

func pirateFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	d := "M-58 -26C-54 -46 -34 -52 -22 -68Q2 -84 26 -68C38 -52 56 -46 62 -26C50 -32 36 -26 28 -20Q2 -10 -24 -20C-32 -26 -46 -32 -58 -26Z"
	gold := kit.Hex("#f2c64f")
	skull := kit.Of(f.Line(figure.Text("M%.1f -34L%.1f -50M%.1f -34L%.1f -50", -12+x, 16+x, 16+x, -12+x), kit.Hex("#f4efe4"), 4), f.Circle(2+x, -48, 9, kit.Hex("#fbf7ee")), f.Rect(-3+x, -43, 10, 8, 2, kit.Hex("#fbf7ee")), f.Circle(-1.5+x, -48, 2.6, t.DDD), f.Circle(5.500+x, -48, 2.6, t.DDD))
	return kit.Of(browShadow(f, -6), f.Form(d, hatFill(f, t), f.Line("M-58 -26C-54 -46 -34 -52 -22 -68Q2 -84 26 -68C38 -52 56 -46 62 -26", gold, 6), f.Blur(5, f.Line("M-40 -26Q2 -6 44 -26", t.DDD, 8)).Opacity(.5)), skull)
}

func tall(f *figure.Figure, t kit.Tones, band kit.Color, inside ...kit.Node) kit.Node {
	return kit.Of(browShadow(f, -6), f.Form("M-33 -24L-36 -78Q2 -90 38 -78L35 -24Q2 -14 -33 -24Z", hatFill(f, t), f.Line("M-40 -33Q2 -22 42 -33", band, 13), f.Blur(6, f.Rect(20*f.Light-8, -84, 20, 70, 0, t.DDD)).Opacity(.4), ShineOn(f, "M-26 -36V-70", 4)),
		f.Path("M-36 -78Q2 -90 38 -78Q2 -68 -36 -78Z", t.L), brim(f, t, 52, -24), kit.Of(inside...))
}

func topHatFront(f *figure.Figure, t kit.Tones) kit.Node { return tall(f, t, kit.Hex("#b5303c")) }

func leprechaunFront(f *figure.Figure, t kit.Tones) kit.Node {
	return tall(f, t, kit.Hex("#2a3a2e"), f.Rect(-8+f.Face(1), -36, 20, 15, 2, kit.None).Stroke(kit.Hex("#f7ce4a"), 4.500))
}

func bowlerFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(browShadow(f, -6), f.Form("M-36 -22C-40 -52 -24 -66 2 -66C28 -66 44 -52 38 -22Q2 -12 -36 -22Z", hatFill(f, t), f.Line("M-40 -30Q2 -20 42 -30", t.DDD, 9)), brim(f, t, 50, -24), ShineOn(f, "M-26 -36Q-24 -52 -10 -58", 4))
}

func fedoraFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(browShadow(f, -6), f.Form("M-36 -24C-40 -50 -30 -68 -16 -68Q-6 -72 2 -63Q12 -72 22 -68C34 -66 44 -50 38 -24Q2 -14 -36 -24Z", hatFill(f, t), f.Blur(3, f.Path("M-8 -70Q2 -58 3 -46Q6 -58 14 -70Z", t.DDD)).Opacity(.5), f.Line("M-40 -31Q2 -20 42 -31", t.DDD, 10)), brim(f, t, 58, -23), ShineOn(f, "M-29 -40Q-28 -54 -20 -61", 3))
}

func beretFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(browShadow(f, -12), f.Line("M-2 -62l2 -9", t.D, 4), f.Form("M-40 -24C-58 -32 -56 -56 -30 -62C-4 -70 40 -64 46 -44C50 -32 42 -26 36 -26Q0 -38 -40 -24Z", hatFill(f, t), f.Blur(4, f.Line("M-36 -28Q10 -44 42 -30", t.DD, 7)).Opacity(.5)), ShineOn(f, "M-40 -42Q-34 -54 -18 -57", 4))
}

func graduationFront(f *figure.Figure, t kit.Tones) kit.Node {
	gold := kit.TonesOf(kit.Hex("#f2c23a"))
	return kit.Of(browShadow(f, -8), f.Form("M-37 -20C-40 -38 -36 -50 -30 -54H34C40 -48 42 -36 39 -20Q2 -30 -37 -20Z", hatFill(f, t)),
		f.Form("M-62 -56L4 -76L66 -54L2 -36Z", kit.Lin(-50, -70, 50, -40, t.L, t.M, t.D)), f.Line("M-62 -56L2 -36L66 -54", t.LL, 1.800).Opacity(.6),
		f.Line("M3 -57Q36 -52 48 -44V-20", gold.M, 2.6), f.Form("M44 -22h8l3 18h-14Z", kit.Lin(42, -20, 54, -4, gold.L, gold.D)), f.Circle(48, -23, 3.600, gold.L), f.Circle(3, -57, 3, gold.M))
}

func nurseFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	return kit.Of(f.Form(figure.Text("M-30 -40L-26 -62Q%.1f -72 %.1f -62L34 -40Q2 -52 -30 -40Z", 2+x, 30+x*.4), hatFill(f, t)), f.Path(figure.Text("M%.1f -63h7v5h5v7h-5v5h-7v-5h-5v-7h5Z", -1+x), kit.Hex("#e2474a")))
}

func surgicalFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(browShadow(f, -15), f.Form("M-36 -8C-46 -44 -26 -60 2 -60C30 -60 46 -44 37 -8Q34 -20 28 -24Q2 -34 -24 -24Q-34 -20 -36 -8Z", hatFill(f, t), f.Line("M-30 -21Q2 -36 34 -21", t.DD, 1.600).Opacity(.5), f.Blur(5, f.Ellipse(32*f.Light, -34, 10, 20, t.DD)).Opacity(.4)), ShineOn(f, "M-28 -36Q-20 -50 -6 -54", 3.500))
}

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

func sailorFront(f *figure.Figure, t kit.Tones) kit.Node {
	blue := kit.TonesOf(kit.Hex("#3a5a9f"))
	return kit.Of(browShadow(f, -14), f.Form("M-30 -40C-36 -66 34 -68 34 -40Z", hatFill(f, t)), f.Form("M-40 -24L-42 -46Q2 -56 44 -46L42 -24Q2 -36 -40 -24Z", hatFill(f, t), f.Line("M-42 -32Q2 -43 44 -32", blue.M, 3.500)))
}

func sombreroBack(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Path("M-86 -24Q0 -54 88 -24Q90 -16 80 -14Q0 -34 -80 -14Q-90 -16 -86 -24Z", t.DD)
}

func sombreroFront(f *figure.Figure, t kit.Tones) kit.Node {
	c := kit.Hex("#d8433f")
	return kit.Of(browShadow(f, -4), f.Form("M-33 -22C-32 -58 -18 -84 2 -84C22 -84 36 -58 35 -22Q2 -12 -33 -22Z", hatFill(f, t), f.Line("M-40 -33Q2 -22 42 -33", c, 9), f.Line("M-34 -46l8 -8l8 8l8 -8l8 8l8 -8l8 8l8 -8l8 8", kit.Hex("#3f9f8f"), 3)), f.Form("M-88 -26C-84 -34 -74 -28 -64 -22Q0 -2 66 -22C76 -28 86 -34 90 -26C88 -4 46 6 0 6C-46 6 -86 -4 -88 -26Z", f.Fade(f.Bones.Head, 0, -14, 80, t.L, t.M, t.D), f.Line("M-84 -16Q0 16 86 -16", c, 5), f.Blur(2.500, f.Line("M-38 -20Q0 -6 38 -20", t.DDD, 5)).Opacity(.5)))
}

func conicalFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(browShadow(f, -2), f.Form("M-72 -10Q-20 -50 2 -74Q24 -50 74 -10Q2 8 -72 -10Z", hatFill(f, t), f.Line("M2 -74L-40 0M2 -74L-14 4M2 -74L16 4M2 -74L44 0M-52 -24Q2 -10 56 -24M-28 -44Q2 -36 32 -44", t.DD, 1.500).Opacity(.45)))
}

func headbandFront(f *figure.Figure, t kit.Tones) kit.Node { return band(f, -27, -5, 37, 10, t) }

func bandanaFront(f *figure.Figure, t kit.Tones) kit.Node {
	dots := []kit.Node{}
	for i := range 9 {
		dots = append(dots, f.Circle(float64(i%3)*22-22+float64(i/3)*5, -52+float64(i/3)*11, 2.2, kit.White))
	}
	return kit.Of(browShadow(f, -14), f.Form("M-34 -22Q-52 -18 -56 0Q-46 -6 -40 -10Q-48 6 -42 14Q-34 0 -30 -16Z", hatFill(f, t)), f.Form("M-37 -16C-44 -46 -24 -60 2 -60C28 -60 44 -46 38 -16Q2 -34 -37 -16Z", hatFill(f, t), dots...), f.Circle(-36, -17, 6, t.D))
}

func ninjaFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	eyes := figure.Text("M%.1f -11Q%.1f -17 %.1f -11Q%.1f 14 %.1f 13Q%.1f 17 %.1f 13Q%.1f 14 %.1f -11Z", -29+x, x, 31+x, 33+x, 26+x, x, -24+x, -31+x, -29+x)
	hood := "M-37 0C-44 -44 -24 -58 2 -58C28 -58 44 -44 38 0C40 26 30 42 12 46H-8C-28 42 -40 26 -37 0Z"
	red := kit.TonesOf(kit.Hex("#d8343a"))
	return kit.Of(f.Form("M-34 -26Q-58 -28 -68 -10Q-54 -12 -50 -8Q-60 0 -58 12Q-44 -6 -32 -16Z", hatFill(f, red)), f.Form(hood, f.Fade(f.Bones.Head, 0, -6, 50, t.L, kit.At(.4, t.M), t.D), f.Line(figure.Text("M-30 18Q%.1f 26 34 18M-34 28Q%.1f 36 32 28", x, x), t.LL, 1.500).Opacity(.5), f.Path(eyes, f.Skin.M)),
		f.Clip(eyes, features(f), f.Blur(3, f.Line("M-40 -13H40", kit.Black, 7)).Opacity(.3)), band(f, -31, -4, 40, 11, red), ShineOn(f, "M-27 -38Q-20 -48 -8 -52", 3))
}

func nunBack(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Form("M-42 -10C-48 -62 48 -62 44 -10C46 30 56 70 52 96C20 108 -22 108 -52 96C-56 70 -44 30 -42 -10Z", f.Fade(f.Bones.Head, 0, 20, 70, t.L, t.M, t.D))
}

func nunFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(wimple(f, kit.TonesOf(kit.Hex("#fbfaf6"))), f.Form("M-42 20C-52 -44 -28 -62 2 -62C32 -62 52 -44 43 20C46 40 48 56 48 66Q40 60 37 40C38 0 34 -32 2 -37C-30 -32 -36 0 -36 40Q-40 60 -47 66C-46 50 -44 36 -42 20Z", f.Fade(f.Bones.Head, 0, -10, 60, t.L, t.M, t.D)), ShineOn(f, "M-34 -30Q-26 -48 -8 -53", 3))
}

// wimple is a cloth around the face.
func wimple(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	d := figure.Text("M-38 0C-44 -44 -24 -56 2 -56C28 -56 44 -44 39 0C40 26 34 42 30 56Q0 66 -28 56C-34 42 -40 26 -38 0ZM%.1f 0C%.1f 20 %.1f 33 %.1f 33C%.1f 33 %.1f 20 %.1f 0C%.1f -24 %.1f -33 %.1f -33C%.1f -33 %.1f -24 %.1f 0Z", -26+x*.8, -26+x*.8, -14+x, 1+x, 17+x, 28+x*.8, 28+x*.8, 28+x*.8, 16+x, 1+x, -14+x, -26+x*.8, -26+x*.8)
	return kit.Of(f.Path(d, f.Fade(f.Bones.Head, 0, 0, 56, t.L, t.M, t.D)).EvenOdd(), f.Line("M-20 44Q0 52 22 43", t.DD, 1.500).Opacity(.5))
}

func scarfBack(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Form("M-42 -10C-48 -60 46 -60 43 -10C44 16 42 40 34 52C10 60 -16 60 -36 52C-44 40 -44 16 -42 -10Z", f.Fade(f.Bones.Head, 0, 10, 60, t.M, t.D, t.DD))
}

func scarfFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	d := figure.Text("M-39 2C-48 -44 -26 -61 2 -61C32 -61 48 -44 41 2C42 22 40 34 46 48C50 66 30 82 2 80C-28 80 -48 68 -44 48C-38 34 -38 22 -39 2ZM%.1f -2C%.1f 20 %.1f 36 %.1f 36.500C%.1f 36 %.1f 20 %.1f -2C%.1f -28 %.1f -37 %.1f -37C%.1f -37 %.1f -28 %.1f -2Z", -26.5+x*.8, -26.5+x*.8, -15+x, 1+x, 17+x, 28+x*.8, 28+x*.8, 28+x*.8, 17+x, 1+x, -15+x, -26.5+x*.8, -26.5+x*.8)
	inner := figure.Text("M%.1f -2C%.1f 20 %.1f 36 %.1f 36.500C%.1f 36 %.1f 20 %.1f -2C%.1f -28 %.1f -37 %.1f -37C%.1f -37 %.1f -28 %.1f -2Z", -26.5+x*.8, -26.5+x*.8, -15+x, 1+x, 17+x, 28+x*.8, 28+x*.8, 28+x*.8, 17+x, 1+x, -15+x, -26.5+x*.8, -26.5+x*.8)
	folds := f.Line("M-36 44Q-10 62 34 44M-40 56Q-6 78 42 54M30 -38Q42 -10 38 24Q34 40 18 52M-34 -24Q-40 4 -34 36", t.DD, 1.800).Opacity(.45)
	return kit.Of(f.Clip(inner, f.Blur(2.5, f.Line(inner, f.Skin.DDD, 7)).Opacity(.4)), f.Form(d, f.Fade(f.Bones.Head, 0, 4, 66, t.L, kit.At(.4, t.M), t.D)), f.Line(inner, t.LL, 1.500).Opacity(.6), folds,
		f.Blur(2, f.Line("M-32 40Q-4 56 30 38", t.DDD, 5)).Opacity(.35), ShineOn(f, "M-33 -30Q-24 -48 -6 -53", 3.500))
}

func veilBack(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(f.Form("M-40 -20C-46 -62 46 -62 42 -20C56 40 70 110 76 170C30 186 -40 186 -76 168C-66 100 -54 40 -40 -20Z", kit.Lin(-60, -40, 60, 170, t.M.Alpha(.92), t.D.Alpha(.72), t.M.Alpha(.55)), f.Line("M-30 -20Q-50 70 -58 172M-10 -20Q-22 80 -24 178M14 -20Q24 80 26 178M34 -20Q50 70 60 172", t.DD, 1.800).Opacity(.3)))
}

func veilFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(f.Form("M-41 -8C-48 -48 -26 -64 2 -64C30 -64 50 -48 43 -8C40 -24 32 -42 2 -44C-28 -42 -38 -24 -41 -8Z", kit.Lin(-30, -60, 40, -10, t.M.Alpha(.92), t.D.Alpha(.8))), flowersFront(f, kit.TonesOf(kit.Hex("#fbe6ea"))))
}

func hoodBack(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Path("M-46 -6C-52 -70 50 -72 48 -6C50 30 44 54 34 60H-36C-46 54 -48 30 -46 -6Z", t.DDD)
}

func hoodFront(f *figure.Figure, t kit.Tones) kit.Node {
	d := "M-47 10C-58 -52 -28 -76 4 -76C40 -74 58 -48 48 10C50 36 46 52 42 62Q30 56 34 20C38 -10 34 -42 2 -45C-30 -42 -34 -10 -32 20Q-30 56 -40 62C-46 50 -48 36 -47 10Z"
	return kit.Of(f.Clip(Skull(f), f.Blur(6, f.Line("M-32 36C-40 -30 -20 -44 2 -44C24 -44 42 -30 34 36", kit.Black, 14)).Opacity(.45)), f.Form(d, f.Fade(f.Bones.Head, 0, -10, 66, t.L, kit.At(.4, t.M), t.D), f.Blur(3, f.Line("M-36 20C-38 -12 -32 -44 2 -48C36 -44 40 -10 38 20", t.DDD, 5)).Opacity(.5)), ShineOn(f, "M-38 -34Q-28 -58 -8 -66", 3))
}

func haloBack(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(f.Glow(7, f.Ellipse(0, -76, 34, 10, kit.None).Stroke(t.LL, 9)).Opacity(.6), f.Ellipse(0, -76, 33, 10, kit.None).Stroke(t.D, 6))
}

func haloFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(f.Line("M-33 -76A33 10 0 0 0 33 -76", t.M, 6), f.Line("M-33 -77A33 10 0 0 0 20 -69", t.LL, 2))
}

func hornsFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(f.Form("M-32 -40C-42 -56 -40 -72 -30 -82C-30 -68 -24 -58 -14 -52Z", f.Fade(f.Bones.Head, -28, -60, 22, t.L, t.M, t.D)), f.Form("M34 -40C44 -56 42 -72 32 -82C32 -68 26 -58 16 -52Z", f.Fade(f.Bones.Head, 28, -60, 22, t.L, t.M, t.D)))
}

func partyFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(f.Form("M-22 -46L6 -106L30 -48Q4 -38 -22 -46Z", f.Fade(f.Bones.Head, 4, -70, 36, t.L, t.M, t.D), f.Line("M-20 -58L30 -70M-12 -74L24 -86", kit.Hex("#ffd84a"), 6)), f.Around(8, 6, -106, f.Ellipse(6, -113, 3, 7, kit.Hex("#5fc8f0"))), f.Circle(6, -106, 4, kit.White))
}

func flowersFront(f *figure.Figure, t kit.Tones) kit.Node {
	var n []kit.Node
	cols := []kit.Tones{t, kit.TonesOf(kit.Hex("#ffd05a")), kit.TonesOf(kit.Hex("#fbf4f0")), kit.TonesOf(kit.Hex("#c88ae8"))}
	for i := range 7 {
		px := float64(i)*11.5 - 34
		py := -40 + px*px*.011
		k := cols[i%4]
		n = append(n, f.Ellipse(px-6, py+4, 6, 3, kit.Hex("#4f9a56")), f.Around(5, px, py, f.Ellipse(px, py-5, 4, 4.800, k.M)), f.Circle(px, py, 2.800, kit.Hex("#ffe9a0")))
	}
	return kit.Of(n...)
}

func hairBowFront(f *figure.Figure, t kit.Tones) kit.Node { return f.Bow(22-f.Face(1), -48, 17, t) }

func jesterFront(f *figure.Figure, t kit.Tones) kit.Node {
	gold := kit.TonesOf(kit.Hex("#f2c23a"))
	red := kit.TonesOf(kit.Hex("#d8433f"))
	return kit.Of(browShadow(f, -8), f.Form("M-38 -20C-40 -50 -60 -70 -74 -54C-60 -80 -20 -80 2 -40Z", hatFill(f, t)), f.Form("M40 -20C42 -50 62 -70 76 -54C62 -80 22 -80 2 -40Z", hatFill(f, kit.TonesOf(kit.Hex("#3f9f6a")))), f.Form("M-24 -24C-22 -60 -10 -80 2 -92C14 -80 26 -60 28 -24Z", hatFill(f, red)), f.Circle(-75, -52, 6, gold.M), f.Circle(77, -52, 6, gold.M), f.Circle(2, -94, 6, gold.M), band(f, -26, -4, 41, 12, gold))
}

func catEarsFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(f.Form("M-36 -36L-36 -70L-10 -52Z", hatFill(f, t), f.Path("M-31 -42L-32 -62L-16 -52Z", kit.Hex("#f2a0b0"))), f.Form("M38 -36L38 -70L12 -52Z", hatFill(f, t), f.Path("M33 -42L34 -62L18 -52Z", kit.Hex("#f2a0b0"))))
}

func bunnyEarsFront(f *figure.Figure, t kit.Tones) kit.Node {
	ear := f.Form(kit.Oval(-16, -80, 11, 34), f.Fade(f.Bones.Head, -16, -80, 34, t.L, t.M, t.D), f.Ellipse(-16, -78, 5.500, 25, kit.Hex("#f4a8b8")))
	return kit.Of(ear.Rotate(-8, -16, -50), ear.Mirror(2).Rotate(8, 20, -50))
}

func headsetFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	return kit.Of(f.Line("M-35 -4C-46 -44 -24 -60 2 -60C28 -60 46 -44 37 -4", t.DD, 7), f.Line("M-35 -4C-46 -44 -24 -60 2 -60C28 -60 46 -44 37 -4", t.L, 3).Move(-.5, -1),
		f.Form(kit.RoundRect(-42+x*.6, -12, 15, 28, 7), kit.Lin(-42, -12, -28, 16, t.LL, t.M, t.DD)), f.Form(kit.RoundRect(31-x*.4, -11, 12, 26, 6), kit.Lin(30, -12, 44, 16, t.L, t.M, t.DDD)), f.Line(figure.Text("M-34 14Q-30 32 %.1f 27", -12+x), t.D, 3), f.Circle(-11+x, 27, 3.600, t.DDD))
}

func turbanFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	d := "M-41 -14C-52 -44 -36 -70 2 -70C40 -70 54 -44 43 -14Q2 -34 -41 -14Z"
	folds := kit.Of(f.Line(figure.Text("M-44 -22Q%.1f -32 36 -56M-46 -32Q-10 -44 26 -64M-42 -46Q-16 -56 8 -69M46 -24Q20 -30 %.1f -28M47 -38Q28 -36 14 -34", x, 6+x), t.DD, 2.200).Opacity(.55), f.Line(figure.Text("M-44 -25Q%.1f -35 36 -59M-46 -35Q-10 -47 26 -67", x), t.LL, 1.800).Opacity(.5))
	return kit.Of(browShadow(f, -11), f.Form(d, hatFill(f, t), folds, f.Blur(5, f.Ellipse(36*f.Light, -40, 12, 24, t.DD)).Opacity(.4)), f.Clip(Skull(f), f.Path(figure.Text("M%.1f -24L%.1f -16L%.1f -24Z", -10+x*1.2, 2+x*1.2, 14+x*1.2), t.L)))
}

func fascinatorFront(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Form("M-4 -52C-2 -66 30 -66 36 -48Q16 -56 -4 -52Z", hatFill(f, t), f.Line("M-4 -53Q16 -58 36 -49", kit.White, 2.5))
}

// backCapFront is a cap whose bill is behind the head: its front has the gap over the strap.
func backCapFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	gap := figure.Text("M%.1f -21Q%.1f -46 %.1f -21Q%.1f -26 %.1f -21Z", -15+x, x, 15+x, x, -15+x)
	return kit.Of(browShadow(f, -12), f.Form(dome, hatFill(f, t), f.Line(figure.Text("M2 -62Q%.1f -52 %.1f -34M-22 -57Q-30 -40 -30 -20M26 -57Q34 -40 33 -20", x, x), t.DD, 1.5).Opacity(.5)), f.Circle(2, -61, 3.4, t.D),
		f.Path(gap, f.Hair.D), f.Line(figure.Text("M%.1f -21Q%.1f -26 %.1f -21", -16+x, x, 16+x), t.DD, 4), ShineOn(f, "M-30 -34Q-24 -50 -10 -55", 3))
}

// backCapBill sticks out behind the head.
func backCapBill(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Form("M-34 -24C-52 -22 -60 -12 -58 -2C-48 -8 -36 -6 -28 -4Z", kit.Lin(-58, -20, -30, -4, t.M, t.DD))
}
