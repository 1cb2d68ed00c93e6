package prop

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
)

func caseBody(f *figure.Figure, t kit.Tones, w, h float64, inside ...kit.Node) kit.Node {
	return kit.Of(f.Line(figure.Text("M%.1f 14V2q0 -4 4 -4h%.1fq4 0 4 4v12", -w*.2, w*.4-8), t.DD, 4.500), f.Form(kit.RoundRect(-w/2, 12, w, h, 6), kit.Lin(-w/2, 12, w/2, 12+h, t.L, t.M, t.D), inside...))
}

func briefcase(f *figure.Figure) kit.Node {
	t := figure.HexTones("#8a5330")
	return caseBody(f, t, 64, 44, f.Line("M-32 32H32", t.DD, 2), f.Rect(-18, 28, 8, 8, 2, figure.Gold.M), f.Rect(10, 28, 8, 8, 2, figure.Gold.M))
}

func toolbox(f *figure.Figure) kit.Node {
	t := figure.HexTones("#d8433f")
	return caseBody(f, t, 66, 34, f.Rect(-40, 24, 80, 4, 0, t.DD), f.Rect(-6, 22, 12, 9, 2, figure.Steel.L))
}

func bag(f *figure.Figure) kit.Node {
	t := figure.HexTones("#e0a04a")
	return kit.Of(f.Line("M-12 20Q0 -20 12 20", t.DD, 4), f.Form("M-24 16H24L28 62Q0 66 -28 62Z", kit.Lin(-24, 16, 26, 62, t.L, t.M, t.D)), f.Circle(0, 26, 3, figure.Gold.LL))
}

func firstAidBag(f *figure.Figure) kit.Node {
	t := figure.HexTones("#d8433f")
	return caseBody(f, t, 62, 42, f.Path("M-5 20h10v9h9v10h-9v9h-10v-9h-9v-10h9Z", kit.White))
}

func sack(f *figure.Figure) kit.Node {
	t := figure.HexTones("#a8623a")
	return kit.Of(f.Form("M-6 2C-40 8 -70 40 -66 80C-62 112 -10 114 14 100C34 84 24 30 4 2Z", kit.Lin(-60, 20, 20, 100, t.L, t.M, t.DD), f.Blur(3, f.Line("M-4 10Q-30 40 -34 90M0 10Q4 50 0 96", t.DD, 5)).Opacity(.4), f.Rect(-44, 56, 22, 20, 3, figure.HexTones("#d8a04a").M)), f.Path("M-14 -10Q0 -4 12 -12L6 6H-8Z", t.L), f.Line("M-8 4h14", kit.Hex("#f2d07a"), 4))
}

func wrench(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 22, 0, -40, 9, figure.Steel), f.Form("M-13 -62Q-18 -44 -6 -38H6Q18 -44 13 -62L6 -66V-52H-6V-66Z", kit.Lin(-14, -60, 14, -40, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)))
}

func hammer(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 24, 0, -46, 7, figure.Wood), f.Form("M-26 -60L-8 -62H14Q24 -62 24 -54V-44H-8Q-20 -44 -30 -50Z", kit.Lin(-26, -62, 22, -44, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)))
}

func roller(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 18, 0, -14, 8, figure.HexTones("#d8433f")), f.Line("M0 -14V-30H26V-50", figure.Steel.D, 4), f.Form(kit.RoundRect(-26, -68, 54, 20, 8), kit.Lin(-20, -68, 20, -48, figure.HexTones("#5fb0e8").LL, figure.HexTones("#5fb0e8").M, figure.HexTones("#5fb0e8").D)))
}

func flask(f *figure.Figure) kit.Node {
	g := figure.HexTones("#5fc87a")
	return kit.Of(f.Form("M-6 -30V-10L-24 26Q-26 34 -18 34H18Q26 34 24 26L6 -10V-30Z", kit.Lin(-24, -30, 24, 34, kit.White.Alpha(.85), kit.Hex("#d5e8f2").Alpha(.75)), f.Path("M-40 6Q0 -2 40 6V40H-40Z", kit.Lin(-20, 4, 20, 34, g.LL, g.M, g.D)), f.Circle(-6, 14, 3, kit.White).Opacity(.7), f.Circle(6, 20, 2, kit.White).Opacity(.7)).Stroke(kit.Hex("#8fa8b8"), 1.600), f.Rect(-9, -34, 18, 6, 2, kit.Hex("#b9cbd6"))).Move(0, -28)
}

func magnifier(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 16, 0, -22, 7, figure.Wood), f.Circle(0, -44, 21, kit.Hex("#d5efff").Alpha(.55)), f.Circle(0, -44, 21, kit.None).Stroke(figure.Gold.D, 5.5), f.Circle(-.5, -44.6, 21, kit.None).Stroke(figure.Gold.M, 3.500), f.Line("M-12 -48q3 -9 11 -10", kit.White, 3))
}

func paintPalette(f *figure.Figure) kit.Node {
	n := []kit.Node{f.Form("M-8 -2C-20 -34 20 -48 46 -34C64 -24 58 -6 44 -6C34 -6 36 6 26 10C8 14 -4 10 -8 -2Z", kit.Lin(-10, -40, 50, 10, figure.Wood.LL, figure.Wood.L, figure.Wood.M))}
	for i, h := range []string{"#e8433f", "#f7c52f", "#4fae5f", "#3f8fe0", "#9a5fd0"} {
		n = append(n, f.Circle([]float64{2, 14, 28, 42, 48}[i], []float64{-16, -28, -33, -29, -18}[i], 5.500, kit.Hex(h)))
	}
	return kit.Of(n...)
}

func brush(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 20, 0, -36, 4.500, figure.Wood), f.Rect(-4, -44, 8, 10, 1, figure.Steel.M), f.Form("M-4 -44Q-6 -56 0 -64Q6 -56 4 -44Z", figure.HexTones("#e8433f").M))
}

func soccerBall(f *figure.Figure) kit.Node {
	const r = 27
	spot := func(x, y, q float64) kit.Node {
		return f.Path(figure.Text("M%.1f %.1fl%.1f %.1fl%.1f %.1fh%.1fl%.1f %.1fZ", x, y-q, q*.95, q*.7, -q*.36, q*1.1, -q*1.18, -q*.36, -q*1.1), figure.Black.DD)
	}
	return f.Form(kit.Oval(0, -4, r, r), kit.Rad(-9, -14, 46, kit.White, kit.Hex("#f1f1f3"), kit.Hex("#b4b6c2")), f.Named("spots", spot(0, -5, 9), spot(-24, -12, 8), spot(24, -12, 8), spot(-15, 20, 8), spot(15, 20, 8), spot(0, -32, 7)), f.Line("M0 -14V-26M9 -7L18 -11M-9 -7L-18 -11M5 4L11 13M-5 4L-11 13", figure.Black.M, 1.500))
}

func basketball(f *figure.Figure) kit.Node {
	t := figure.HexTones("#f0802f")
	return f.Form(kit.Oval(0, -4, 29, 29), kit.Rad(-9, -15, 48, t.LL, t.M, t.DD), f.Line("M-30 -4H30M0 -34V26M-20 -28Q-4 -4 -20 20M20 -28Q4 -4 20 20", t.DDD, 2))
}

func football(f *figure.Figure) kit.Node {
	t := figure.HexTones("#9a5a34")
	return f.Form("M-38 -2Q0 -42 38 -2Q0 38 -38 -2Z", kit.Lin(-20, -22, 20, 20, t.L, t.M, t.DD), f.Line("M-26 -16Q-22 -2 -26 14M26 -16Q22 -2 26 14", kit.White, 4), f.Line("M-11 -8H11M-8 -12v8M-3 -12v8M3 -12v8M8 -12v8", kit.White, 2.2))
}

func bat(f *figure.Figure) kit.Node {
	t := figure.HexTones("#d9a866")
	return kit.Of(f.Form("M-4 22L-4 -12L-10 -84Q0 -98 10 -84L4 -12V22Z", kit.Lin(-8, 0, 8, 0, t.LL, t.M, t.D)), f.Line("M-5 22h10", t.DD, 6), f.Rect(-4.500, -8, 9, 26, 2, figure.Black.M).Opacity(.8))
}

func racket(f *figure.Figure) kit.Node {
	t := figure.HexTones("#e8433f")
	return kit.Of(Rod(f, 0, 22, 0, -20, 7, figure.Black), f.Line("M0 -18L-10 -38M0 -18L10 -38", t.M, 4), f.Clip(kit.Oval(0, -62, 22, 28), f.Line("M-24 -84V-30M-16 -92V-30M-8 -92V-30M0 -92V-30M8 -92V-30M16 -92V-30M-30 -84H30M-30 -76H30M-30 -68H30M-30 -60H30M-30 -52H30M-30 -44H30", kit.White, 1.2)), f.Ellipse(0, -62, 22, 28, kit.None).Stroke(t.M, 4.500))
}

func surfboard(f *figure.Figure) kit.Node {
	t := figure.HexTones("#3fb5c8")
	return f.Form("M-8 -180C22 -140 30 -60 26 20C24 70 14 104 2 116C-18 104 -30 70 -32 20C-36 -60 -26 -140 -8 -180Z", kit.Lin(-30, -140, 24, 90, t.LL, t.M, t.D), f.Path("M-40 -60Q-4 -80 40 -66V-30Q-4 -44 -40 -24Z", kit.Hex("#f7f2e4")), f.Path("M-40 -14Q-4 -34 40 -20V-6Q-4 -20 -40 2Z", kit.Hex("#f2854a")), f.Line("M-6 -176Q-2 -40 -2 112", t.DD, 1.800).Opacity(.6))
}

func skiPole(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, -12, 0, 118, 4, figure.Steel), Rod(f, 0, -16, 0, 8, 7, figure.Black), f.Ellipse(0, 106, 12, 3.500, figure.Black.M))
}

func bouquet(f *figure.Figure) kit.Node {
	var n []kit.Node
	n = append(n, f.Line("M-8 30L-14 -24M0 30V-30M8 30L14 -24", kit.Hex("#4f9a46"), 4), f.Ellipse(-26, -16, 11, 5, kit.Hex("#5fae56")).Rotate(0, 0, 0), f.Ellipse(26, -16, 11, 5, kit.Hex("#4f9a46")))
	for i, p := range [][2]float64{{-20, -30}, {0, -42}, {20, -30}, {-10, -20}, {11, -19}} {
		c := figure.HexTones([]string{"#f2657f", "#fbf1ea", "#f2a0b5", "#ffd05a", "#e85f7a"}[i])
		n = append(n, f.Around(6, p[0], p[1], f.Ellipse(p[0], p[1]-7, 5.500, 6.5, kit.Lin(p[0]-5, p[1]-12, p[0]+5, p[1], c.L, c.D))), f.Circle(p[0], p[1], 4.500, kit.Hex("#fff0b8")))
	}
	return kit.Of(kit.Of(n...), f.Form("M-20 -8L20 -8L9 32H-9Z", kit.Lin(-18, -8, 16, 32, kit.White, kit.Hex("#f7e3d4"), kit.Hex("#d9b59c"))), f.Bow(0, 12, 10, figure.HexTones("#e8507a"))).Scale(1.3, 1.3, 0, 0).Move(0, -12)
}

func diploma(f *figure.Figure) kit.Node {
	return kit.Of(f.Form(kit.RoundRect(-9, -52, 18, 84, 6), kit.Lin(-9, 0, 9, 0, figure.Paper.L, figure.Paper.M, figure.Paper.D)), f.Ellipse(0, -52, 9, 4, figure.Paper.D), f.Rect(-10, -12, 20, 8, 1, kit.Hex("#d8433f")))
}

func tray(f *figure.Figure) kit.Node {
	g := figure.HexTones("#b5304a")
	glass := kit.Of(f.Form("M-8 -40H8Q9 -22 0 -20Q-9 -22 -8 -40Z", kit.White.Alpha(.5), f.Path("M-12 -33H12V-16H-12Z", g.M)), f.Line("M0 -20V-10M-6 -10H6", kit.Hex("#c9d5de"), 2))
	return kit.Of(glass.Move(-12, -2), glass.Move(14, -2), f.Form("M-46 -12H46Q44 0 30 0H-30Q-44 0 -46 -12Z", kit.Lin(-46, -12, 46, 0, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)), f.Ellipse(0, -12, 46, 4, figure.Steel.L))
}

func cup(f *figure.Figure) kit.Node {
	return kit.Of(f.Form("M-13 -34H13L10 14H-10Z", kit.Lin(-13, 0, 13, 0, kit.White, kit.Hex("#f4efe6"), kit.Hex("#cfc4b6")), f.Path("M-14 -20H14V2H-14Z", kit.Hex("#b5743f"))), f.Rect(-15, -40, 30, 8, 3, kit.Hex("#6a4228")))
}

func bread(f *figure.Figure) kit.Node {
	t := figure.HexTones("#d9974a")
	return f.Form("M-44 10C-54 -16 -30 -30 0 -30C30 -30 54 -16 44 10Q0 18 -44 10Z", kit.Lin(-30, -30, 30, 14, t.LL, t.M, t.DD), f.Line("M-26 -18q8 10 14 16M-6 -22q8 10 14 18M14 -21q8 8 14 16", t.LL, 5), f.Line("M-26 -18q8 10 14 16M-6 -22q8 10 14 18M14 -21q8 8 14 16", kit.Hex("#f7e2b8"), 2))
}

func wateringCan(f *figure.Figure) kit.Node {
	t := figure.HexTones("#4fae8f")
	return kit.Of(f.Line("M-22 20Q0 -16 22 20", t.DD, 5), f.Line("M20 44L52 18", t.D, 8), f.Form("M48 6l16 14l-6 6l-16 -12Z", t.L), f.Form("M-24 18H24V58Q0 64 -24 58Z", kit.Lin(-24, 18, 24, 60, t.L, t.M, t.DD), f.Line("M-26 28H26", t.LL, 2)))
}

func fishingRod(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 26, 0, -40, 6, figure.Wood), f.Line("M0 -40L8 -150", figure.Black.M, 3), f.Line("M8 -150Q40 -80 44 -30", kit.Hex("#9aa3ad"), 1.2), f.Circle(44, -28, 5, kit.Hex("#e8433f")), f.Circle(5, 8, 7, figure.Steel.D))
}

func laptop(f *figure.Figure) kit.Node {
	return kit.Of(f.Form(kit.RoundRect(-40, -50, 80, 52, 5), kit.Lin(-40, -50, 40, 2, figure.Steel.LL, figure.Steel.M, figure.Steel.D), f.Circle(0, -24, 6, figure.Steel.LL)), f.Path("M-46 2H46L42 10H-42Z", figure.Steel.DD)).Scale(1.35, 1.35, 0, 0).Move(0, 4)
}

func letter(f *figure.Figure) kit.Node {
	return f.Form(kit.RoundRect(-24, -34, 50, 34, 2), kit.Lin(-24, -34, 26, 0, figure.Paper.L, figure.Paper.M, figure.Paper.D), f.Line("M-24 -33L1 -14L26 -33", figure.Paper.DD, 1.800), f.Circle(1, -14, 5, kit.Hex("#d8433f")))
}

func scissors(f *figure.Figure) kit.Node {
	return kit.Of(f.Line("M-4 0L6 -50M4 0L-6 -50", figure.Steel.D, 5), f.Line("M-4 0L6 -50", figure.Steel.LL, 3), f.Circle(-8, 8, 8, kit.None).Stroke(kit.Hex("#d8433f"), 4.500), f.Circle(8, 8, 8, kit.None).Stroke(kit.Hex("#d8433f"), 4.500))
}

func gamepad(f *figure.Figure) kit.Node {
	return f.Form("M-30 -14C-18 -22 18 -22 30 -14C42 0 44 18 36 20C28 22 22 8 12 8H-12C-22 8 -28 22 -36 20C-44 18 -42 0 -30 -14Z", kit.Lin(-30, -18, 30, 18, figure.Black.LL, figure.Black.M, figure.Black.DD), f.Line("M-20 -10v10M-25 -5h10", figure.Black.M, 3.500), f.Circle(20, -9, 2.800, kit.Hex("#e8504a")), f.Circle(25, -4, 2.800, kit.Hex("#4fc878")), f.Circle(15, -4, 2.800, kit.Hex("#4f9ff2")), f.Circle(20, 1, 2.800, kit.Hex("#f7c52f"))).Scale(1.35, 1.35, 0, 0)
}

func clipboard(f *figure.Figure) kit.Node {
	return kit.Of(f.Form(kit.RoundRect(-26, -48, 52, 66, 4), kit.Lin(-26, -48, 26, 18, figure.Wood.L, figure.Wood.M, figure.Wood.D)), f.Rect(-21, -40, 42, 54, 1, figure.Paper.M), f.Line("M-14 -28h28M-14 -20h28M-14 -12h20M-14 -4h26", kit.Hex("#9aa8b8"), 2), f.Rect(-11, -54, 22, 11, 3, figure.Steel.D))
}

func box(f *figure.Figure) kit.Node {
	t := figure.HexTones("#dba870")
	return kit.Of(f.Form("M-50 -56H50V18H-50Z", kit.Lin(-50, -56, 50, 18, t.L, t.M, t.D), f.Path("M-10 -60H10V20H-10Z", kit.Hex("#f5e6cc")).Opacity(.8), f.Rect(20, -16, 20, 16, 2, kit.White).Opacity(.7), f.Blur(6, f.Path("M30 -60h30v90h-30Z", t.DD)).Opacity(.4)), f.Path("M-50 -56H50L42 -68H-42Z", t.LL)).Scale(1.1, 1.1, 0, 0).Move(0, 6)
}

func pompom(f *figure.Figure) kit.Node {
	one := func(c limbPoint, hex string) kit.Node {
		t := figure.HexTones(hex)
		var n []kit.Node
		for i := range 20 {
			n = append(n, f.Line(figure.Text("M%.1f %.1fl0 -26", c.x, c.y), []kit.Color{t.M, t.L, t.D}[i%3], 5).Rotate(float64(i)*18+float64(i%3)*5, c.x, c.y))
		}
		return kit.Of(n...)
	}
	k := f.Body.Thick
	a, b := f.PalmAt(f.Bones.ArmNear), f.PalmAt(f.Bones.ArmFar)
	return kit.Of(one(limbPoint{0, 0}, "#f7c83a"), one(limbPoint{(b.X - a.X) / k, (b.Y - a.Y) / k}, "#f7c83a"))
}

type limbPoint struct{ x, y float64 }

func lasso(f *figure.Figure) kit.Node {
	t := figure.HexTones("#c8974a")
	return kit.Of(f.Ellipse(4, 28, 17, 26, kit.None).Stroke(t.DD, 6), f.Ellipse(2, 28, 17, 26, kit.None).Stroke(t.M, 4), f.Ellipse(7, 30, 14, 24, kit.None).Stroke(t.L, 3))
}

func gavel(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 24, 0, -40, 6, figure.Wood), f.Form(kit.RoundRect(-26, -62, 52, 24, 5), kit.Lin(-26, -62, 26, -38, figure.Wood.L, figure.Wood.M, figure.Wood.DD), f.Line("M-17 -64v28M17 -64v28", figure.Gold.M, 4)))
}

func phone(f *figure.Figure) kit.Node {
	return f.Form(kit.RoundRect(-12, -42, 24, 48, 5), figure.Black.M, f.Rect(-9.500, -38, 19, 38, 2, kit.Lin(-9, -38, 9, 0, kit.Hex("#bfe6ff"), kit.Hex("#5fa8e8"))))
}

func hose(f *figure.Figure) kit.Node {
	t := figure.HexTones("#e8d9b0")
	d := "M-34 6C-84 16 -96 70 -74 120C-56 156 -100 170 -126 160"
	return kit.Of(f.Line(d, t.DD, 13), f.Line(d, t.M, 10), f.Line(d, t.D, 10).Dash(2, 9).Butt().Opacity(.6), Rod(f, -36, 6, 40, -8, 15, figure.Gold), f.Form("M38 -18L66 -28L72 -10L42 2Z", kit.Lin(40, -24, 66, 0, kit.Hex("#f2685f"), kit.Hex("#d8332f"), kit.Hex("#9a1f2a"))), f.Rect(-14, -12, 7, 22, 2, figure.Steel.D))
}

func pointer(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 20, 0, -84, 4, figure.Wood), f.Circle(0, -86, 4, kit.Hex("#e8433f")))
}

func dumbbell(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, -22, 0, 22, 6, figure.Steel), f.Form(kit.RoundRect(-14, -36, 28, 15, 4), kit.Lin(-14, -36, 14, -20, figure.Black.LL, figure.Black.M, figure.Black.DD)), f.Form(kit.RoundRect(-14, 21, 28, 15, 4), kit.Lin(-14, 21, 14, 36, figure.Black.LL, figure.Black.M, figure.Black.DD)))
}

func lollipop(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 22, 0, -26, 3.500, figure.Paper), f.Circle(0, -40, 17, figure.HexTones("#f25f8f").M), f.Line("M0 -40q6 -2 5 5q-4 8 -12 2q-6 -10 4 -17q14 -4 18 10", kit.White, 3.500))
}

func babyBundle(f *figure.Figure) kit.Node {
	t, s := figure.HexTones("#bfe0f4"), f.Skin
	wrap := "M-52 -14C-58 -44 -30 -54 -8 -40C30 -38 58 -20 60 4C52 24 -22 26 -44 12Z"
	face := kit.Of(f.Circle(-30, -24, 21, t.D), f.Circle(-31, -25, 20, t.LL), f.Circle(-30, -23, 16.5, kit.Rad(-35*f.Light, -29, 24, s.L, s.M, s.D)),
		f.Line("M-39 -21q3.500 3.500 7 0M-27 -21q3.500 3.500 7 0", head.Lash, 2), f.Line("M-32 -13q2.500 2.500 5 0", head.LipLine, 2), f.Blur(1, kit.Of(f.Circle(-39, -15, 3, kit.Hex("#f2566c")), f.Circle(-20, -15, 3, kit.Hex("#f2566c")))).Opacity(.35), f.Line("M-32 -38q4 -4 5 2", f.Hair.M, 2.4))
	return kit.Of(f.Blur(3, f.Path(wrap, f.Top.DDD).Move(0, 5)).Opacity(.35), f.Form(wrap, kit.Lin(-40, -46, 40, 22, t.L, t.M, t.D), f.Line("M-8 -34Q8 0 52 12M-14 -22Q-4 12 22 22", t.DD, 2).Opacity(.5)), face).Move(0, -20)
}

func bow(f *figure.Figure) kit.Node {
	return kit.Of(f.Line("M-14 -60L-14 60", kit.Hex("#e8e4da"), 1.500), f.Line("M-14 -60C30 -40 30 40 -14 60", figure.Wood.DD, 6.5), f.Line("M-14 -60C30 -40 30 40 -14 60", figure.Wood.M, 4.500), f.Line("M-50 0H40", figure.Wood.L, 3), f.Heart(46, 0, 9))
}

func syringe(f *figure.Figure) kit.Node {
	return kit.Of(f.Line("M0 -34V-54", figure.Steel.D, 2), f.Form(kit.RoundRect(-6, -34, 12, 46, 3), kit.Lin(-6, 0, 6, 0, kit.White, kit.Hex("#d5e8f2")), f.Rect(-6, -14, 12, 30, 0, kit.Hex("#7fd0e8"))), f.Line("M0 12v12M-7 25h14M-8 12h16", figure.Steel.D, 3.500))
}

func dentalMirror(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 18, 0, -40, 4, figure.Steel), f.Circle(3, -48, 9, figure.Steel.D), f.Circle(3, -48, 7, kit.Lin(-2, -54, 8, -42, kit.White, kit.Hex("#bfe0f2"))))
}

func blueprint(f *figure.Figure) kit.Node {
	return f.Form(kit.RoundRect(-44, -40, 88, 56, 3), kit.Lin(-44, -40, 44, 16, kit.Hex("#4f86d0"), kit.Hex("#3a6ab5"), kit.Hex("#2c5596")), f.Line("M-32 -28h26v18h-26ZM4 -28h26M4 -20h20M-32 2h60M-32 -2v8M28 -2v8M-19 -28v18", kit.White, 1.800)).Scale(1.25, 1.25, 0, 0)
}

func stopSign(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 20, 0, -30, 5, figure.Steel), f.Form("M-12 -92H12L28 -76V-52L12 -36H-12L-28 -52V-76Z", kit.Hex("#d8332f"), f.Rect(-18, -68, 36, 8, 1, kit.White)).Stroke(kit.White, 2.5))
}

func pumpkin(f *figure.Figure) kit.Node {
	t := figure.HexTones("#f0852f")
	return kit.Of(f.Line("M-20 16Q0 -14 20 16", figure.Black.M, 3.500), f.Form("M-30 34C-30 8 30 8 30 34C32 62 -32 62 -30 34Z", kit.Lin(-24, 14, 24, 58, t.L, t.M, t.DD), f.Line("M-10 12Q-16 34 -10 58M10 12Q16 34 10 58", t.DD, 1.600), f.Path("M-16 28l6 -7l6 7ZM4 28l6 -7l6 7ZM-16 38q16 8 32 0q-4 12 -16 12t-16 -12Z", figure.Black.DDD)))
}

func umbrella(f *figure.Figure) kit.Node {
	t := figure.HexTones("#d8433f")
	return kit.Of(Rod(f, 0, 30, 0, -90, 4.500, figure.Wood), f.Form("M-76 -70C-70 -130 70 -130 76 -70Q62 -80 50 -70Q38 -80 25 -70Q12 -80 0 -70Q-12 -80 -25 -70Q-38 -80 -50 -70Q-62 -80 -76 -70Z", kit.Lin(-60, -116, 60, -70, t.L, t.M, t.DD), f.Line("M0 -116Q-30 -100 -25 -70M0 -116Q30 -100 25 -70", t.DD, 2)), f.Line("M0 30q0 10 8 10t8 -8", figure.Wood.D, 5))
}

func flagProp(f *figure.Figure) kit.Node {
	t := figure.HexTones("#3f7fd0")
	return kit.Of(Rod(f, 0, 60, 0, -90, 4.500, figure.Wood), f.Form("M2 -88Q20 -98 38 -88T74 -88V-46Q56 -38 38 -46T2 -46Z", kit.Lin(2, -90, 74, -46, t.L, t.M, t.D)))
}

func shield(f *figure.Figure) kit.Node {
	t := figure.HexTones("#c8323f")
	return f.Form("M-34 -44Q0 -56 34 -44C38 0 22 36 0 52C-22 36 -38 0 -34 -44Z", kit.Lin(-30, -44, 30, 44, t.L, t.M, t.DD), f.Path("M-6 -60h12v120h-12ZM-50 -14h100v12h-100Z", figure.Gold.M)).Stroke(figure.Steel.M, 5)
}

func iceCream(f *figure.Figure) kit.Node {
	t := figure.HexTones("#e3a95a")
	return kit.Of(f.Form("M-12 -20H12L0 22Z", kit.Lin(-12, -20, 8, 20, t.L, t.M, t.D)), f.Circle(0, -28, 15, kit.Rad(-4, -33, 20, kit.Hex("#ffd9e2"), kit.Hex("#f794ae"), kit.Hex("#d85f86"))), f.Circle(-4, -44, 11, kit.Rad(-7, -48, 15, kit.White, kit.Hex("#fbf0da"), kit.Hex("#d9c39a"))))
}

func candle(f *figure.Figure) kit.Node {
	return kit.Of(f.Glow(6, f.Ellipse(0, -44, 10, 16, kit.Hex("#ffe08a"))).Opacity(.7), f.Rect(-6, -30, 12, 44, 3, figure.Paper.M), f.Form("M0 -58Q9 -44 0 -34Q-9 -44 0 -58Z", kit.Lin(0, -58, 0, -34, kit.Hex("#ffd05a"), kit.Hex("#f2802f"))))
}
