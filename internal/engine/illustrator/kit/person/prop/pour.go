package prop

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// glassAt is where the stem of the glass is held that the bottle pours into.
func glassAt(f *figure.Figure) limb.Point { return farPalm(f).Add(8*f.Body.Thick, 0) }

func pouredGlass(f *figure.Figure) kit.Node {
	wine, glass := gear(f, "#8f2340"), kit.Hex("#dcebf4")
	return f.At(kit.Of(f.Ellipse(0, 40, 20, 5, glass), f.Line("M0 38V-14", glass, 5),
		f.Form("M-24 -68Q-30 -14 0 -12Q30 -14 24 -68Z", kit.Lin(-24, 0, 24, 0, glass.Alpha(.85), kit.White.Alpha(.6), glass.Alpha(.9)), f.Form("M-30 -40H30V0H-30Z", kit.Lin(-24, 0, 24, 0, wine.L, wine.M, wine.DD))), f.Ellipse(0, -68, 24, 5, kit.None).Stroke(kit.White, 2)), glassAt(f), 0)
}

func pouredBottle(f *figure.Figure) kit.Node {
	return bottlePouring(f, figure.HexTones("#2f6a45"), gear(f, "#8f2340"), 70)
}

// bottlePouring pours a bottle of some glass into a glass whose rim is so high above the hand that holds it.
func bottlePouring(f *figure.Figure, t, wine kit.Tones, rimHigh float64) kit.Node {
	k, p, g := f.Body.Thick, nearPalm(f), glassAt(f)
	rim := limb.Point{X: g.X + 2*k, Y: g.Y - rimHigh*k}
	angle := max(-10, min(60, figure.Direction(p, limb.Point{X: rim.X - 10*k, Y: rim.Y - 26*k})))
	fr := figure.Frame{Point: p, Angle: angle, Scale: k}
	tip := fr.Out(112, 0)
	bottle := kit.Of(f.Form("M-46 -19Q-50 0 -46 19H30Q50 18 62 9H110V-9H62Q50 -18 30 -19Z", kit.Lin(0, -19, 0, 19, t.LL, t.M, t.DD)), f.Rect(-28, -18, 40, 36, 2, kit.Hex("#f7ecd2")), f.Rect(-22, -6, 28, 12, 2, wine.M), f.Rect(98, -11, 12, 22, 2, figure.Gold.M))
	return kit.Of(stream(f, tip, limb.Point{X: rim.X, Y: g.Y - 36*k}, wine), figure.Place(bottle, fr))
}

// stream is what falls from the mouth of a vessel into another one.
func stream(f *figure.Figure, tip, end limb.Point, t kit.Tones) kit.Node {
	k := f.Body.Thick
	d := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", tip.X, tip.Y, max(tip.X, end.X), tip.Y+4*k, end.X, end.Y)
	return kit.Of(f.Line(d, t.D, 7*k), f.Line(d, t.L, 3.4*k))
}

// liquids are the colors of what is poured.
var liquids = map[string]string{"pouring beer": "#eaa229", "pouring milk": "#f6f3ec", "pouring juice": "#f59a2c", "pouring water": "#8fcdf0"}

func liquid(f *figure.Figure) kit.Tones {
	if hex, ok := liquids[f.Spec.Pose]; ok {
		return gear(f, hex)
	}
	return gear(f, liquids["pouring water"])
}

// pouredTumbler is a half full glass; beer has a head of foam.
func pouredTumbler(f *figure.Figure) kit.Node {
	t, glass := liquid(f), kit.Hex("#dcebf4")
	const cup = "M-25 -66L-20 6Q-19 12 -12 12H12Q19 12 20 6L25 -66Z"
	foam := kit.Node{}
	if f.Spec.Pose == "pouring beer" {
		foam = kit.Of(f.Rect(-30, -48, 60, 15, 7, kit.White), f.Circle(-14, -46, 8, kit.White), f.Circle(4, -48, 9, kit.White), f.Circle(17, -45, 7, kit.Hex("#fff6e0")))
	}
	return f.At(kit.Of(f.Form(cup, kit.Lin(-24, 0, 24, 0, glass.Alpha(.9), kit.White.Alpha(.6), glass.Alpha(.95)),
		f.Form("M-30 -40H30V8H-30Z", kit.Lin(-24, 0, 24, 0, t.L, t.M, t.D)), f.Ellipse(0, -40, 24, 4, t.LL), foam),
		f.Path(cup, kit.None).Stroke(kit.Hex("#b9d3e2"), 2), f.Line("M-18 -56L-15 -8", kit.White, 4).Opacity(.7), f.Ellipse(0, -66, 25, 5, kit.None).Stroke(kit.White, 2)), glassAt(f), 0)
}

func pouredBeer(f *figure.Figure) kit.Node {
	return bottlePouring(f, figure.HexTones("#7a4a22"), liquid(f), 68)
}

// pouredPitcher pours from a glass pitcher that is held by its handle.
func pouredPitcher(f *figure.Figure) kit.Node {
	k, p, g := f.Body.Thick, nearPalm(f), glassAt(f)
	t, glass := liquid(f), kit.Hex("#dcebf4")
	const jug = "M16 -42Q12 -48 22 -48L92 -44L110 -54Q108 -38 92 -32L84 30Q82 40 70 40H34Q22 40 20 28Z"
	fr := figure.Frame{Point: p, Angle: 34, Scale: .74 * k}
	tip := fr.Out(108, -50)
	body := kit.Of(f.Line("M22 -30Q-20 -34 -14 2Q-10 26 24 20", kit.Hex("#9fc3d8"), 10), f.Line("M22 -30Q-20 -34 -14 2Q-10 26 24 20", kit.Hex("#e9f4fa"), 5),
		f.Form(jug, kit.Lin(14, 0, 96, 0, glass.Alpha(.95), kit.White.Alpha(.75), glass.Alpha(.95)), f.Form("M8 10L112 -56V60H8Z", kit.Lin(16, 0, 92, 0, t.L, t.M, t.D))),
		f.Path(jug, kit.None).Stroke(kit.Hex("#a9c8da"), 2.4), f.Line("M32 -36L34 24", kit.White, 5).Opacity(.65))
	return kit.Of(stream(f, tip, limb.Point{X: g.X + 2*k, Y: g.Y - 38*k}, t), figure.Place(body, fr))
}

// pouredLatte is a cup of coffee with a leaf of milk on it, seen a little from above.
func pouredLatte(f *figure.Figure) kit.Node {
	t, coffee, milk := gear(f, "#f2ede4"), figure.HexTones("#9a5a2c"), kit.Hex("#fbf1de")
	leaf := "M-14 -28Q0 -38 14 -28Q0 -18 -14 -28Z"
	return f.At(kit.Of(f.Ellipse(0, 12, 42, 8, t.D), f.Ellipse(0, 10, 40, 7, t.LL), f.Line("M-28 -18H-42Q-50 -2 -24 2", t.D, 6), f.Form("M-34 -28H34Q32 6 12 10H-12Q-32 6 -34 -28Z", kit.Lin(-32, 0, 32, 0, t.LL, t.M, t.DD)),
		f.Ellipse(0, -28, 34, 11, t.L), f.Ellipse(0, -28, 29, 8.5, coffee.M), f.Path(leaf, milk), f.Line("M-12 -28H12M-4 -31Q-2 -28 -4 -25M4 -31Q6 -28 4 -25", coffee.L, 1.6)), cupAt(f), 0)
}

// milkJug pours milk from a small steel jug.
func milkJug(f *figure.Figure) kit.Node {
	k, p, cup := f.Body.Thick, nearPalm(f), cupAt(f)
	fr := figure.Frame{Point: p, Angle: 34, Scale: k}
	tip := fr.Out(92, -34)
	jug := kit.Of(f.Line("M24 -24Q-14 -28 -10 2Q-6 22 26 20", figure.Steel.DD, 9), f.Line("M24 -24Q-14 -28 -10 2Q-6 22 26 20", figure.Steel.M, 5),
		f.Form("M24 -34L78 -30L96 -42Q96 -24 80 -20L88 20Q88 32 76 32H30Q20 32 20 20Z", kit.Lin(18, 0, 92, 0, figure.Steel.LL, kit.At(.45, figure.Steel.M), kit.At(.7, figure.Steel.L), figure.Steel.DD)), f.Line("M34 -26L32 22", kit.White, 4).Opacity(.7))
	return kit.Of(stream(f, tip, limb.Point{X: cup.X + 2*k, Y: cup.Y - 27*k}, figure.HexTones("#f3e8d6")), figure.Place(jug, fr))
}

// marshmallowStick is a long twig with two marshmallows on its end, held out toward a fire.
func marshmallowStick(f *figure.Figure) kit.Node {
	const puff = "M-15 -13Q0 -19 15 -13Q19 0 15 13Q0 19 -15 13Q-19 0 -15 -13Z"
	t := gear(f, "#fbf3e6")
	one := func(x float64) kit.Node {
		return f.Form(puff, kit.Lin(-14, -14, 14, 16, t.LL, kit.At(.5, t.M), kit.Hex("#c98a4e")), f.Blur(3, f.Ellipse(5, 9, 11, 6, kit.Hex("#a8642e"))).Opacity(.5), f.Ellipse(-6, -8, 4, 2.4, kit.White)).Move(x, 0)
	}
	stick := kit.Of(Rod(f, -34, 0, 132, 0, 6, figure.Wood), one(104), one(136))
	return kit.Of(f.At(stick, farPalm(f), -16), body.Hand(f, f.Bones.ArmFar, f.Pose.Far, f.Skin))
}
