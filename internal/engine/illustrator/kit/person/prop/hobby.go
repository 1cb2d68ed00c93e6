package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() { maps.Copy(Props, hobbyProps) }

// hobbyProps are the tools, places and targets of games, crafts and what is done at leisure.
var hobbyProps = map[string]prop{
	"grill spatula": {free: true, draw: grillSpatula},
	"grill":         {free: true, front: true, draw: grill},
	"sewing table":  {free: true, front: true, draw: sewingTable},
	"snow slope":    {free: true, behind: true, draw: snowSlope},
	"sled":          {free: true, front: true, draw: sled},
	"hand of cards": {far: true, draw: handOfCards},
	"card table":    {free: true, front: true, shared: true, draw: cardTable},
	"tug rope":      {free: true, shared: true, draw: tugRope},
	"candle cake":   {free: true, front: true, draw: candleCake},
	"dough counter": {free: true, front: true, draw: doughCounter},
	"flower vase":   {free: true, behind: true, draw: flowerVase},
	"paint can":     {draw: paintCan},
	"wet brush":     {far: true, tilt: 78, draw: wetBrush},
	"held beaker":   {free: true, draw: heldBeaker},
	"poured tube":   {free: true, draw: pouredTube},
	"cello bow":     {front: true, tilt: 84, draw: celloBow},
	"hair dryer":    {front: true, draw: hairDryer},
	"hairbrush":     {front: true, tilt: 40, draw: hairbrush},
}

func grillSpatula(f *figure.Figure) kit.Node {
	p := farPalm(f)
	return f.At(kit.Of(Rod(f, -12, -12, 46, 34, 6, figure.Steel), Rod(f, -14, -14, 14, 9, 9, figure.Black), f.Form("M40 24L70 40L60 54L34 38Z", kit.Lin(40, 24, 60, 54, figure.Steel.LL, figure.Steel.M, figure.Steel.DD))), p, 0)
}

func grill(f *figure.Figure) kit.Node {
	p, k := farPalm(f), f.Body.Thick
	t, patty, bun := gear(f, "#d8433f"), figure.HexTones("#7a4430"), figure.HexTones("#f2c23a")
	top := p.Y + 52*k
	room := (figure.Ground - top) / k
	burger := func(x float64) kit.Node {
		return kit.Of(f.Form(kit.RoundRect(x-17, -13, 34, 12, 6), kit.Lin(0, -13, 0, -1, patty.LL, patty.M, patty.DD)), f.Path(figure.Text("M%.1f -14L%.1f -9L%.1f -14Z", x-15, x, x+15), bun.M))
	}
	smoke := f.Blur(4, f.Line("M10 -30q14 -16 0 -32q-12 -14 4 -32M66 -30q14 -16 0 -32q-12 -14 4 -32", kit.Hex("#d5dbe2"), 9)).Opacity(.85)
	leg := func(x, dx float64) kit.Node { return Rod(f, x, 50, x+dx, room-4, 8, figure.Black) }
	return f.At(kit.Of(smoke, leg(-14, -26), leg(84, 26), Rod(f, -26, room*.62, 100, room*.62, 5, figure.Steel), f.Circle(106, room-14, 14, figure.Black.M), f.Circle(106, room-14, 6, figure.Steel.M), burger(-8), burger(36), burger(80),
		f.Form("M-44 0H116Q112 62 36 64Q-40 62 -44 0Z", kit.Lin(-44, 0, 116, 0, t.LL, t.M, t.DD), f.Rect(-50, 10, 180, 5, 0, t.DD)), f.Form(kit.RoundRect(-50, -4, 172, 11, 5), kit.Lin(0, -4, 0, 7, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)), f.Rect(22, 30, 28, 8, 4, figure.Black.M)), limb.Point{X: p.X + 30*k, Y: top}, 0)
}

func sewingTable(f *figure.Figure) kit.Node {
	k, a := f.Body.Thick, Axis(f)
	y := farPalm(f).Y + 12*k
	t, cloth := gear(f, "#5fb8b0"), figure.HexTones("#f08a9f")
	machine := kit.Of(f.Form("M-58 0V-12H66V0Z", kit.Lin(0, -12, 0, 0, t.L, t.DD)), f.Form("M30 -10V-56H-18V-34H-44V-66Q-44 -84 -26 -84H48Q66 -84 66 -66V-10Z", kit.Lin(-44, -84, 66, 0, t.LL, t.M, t.DD)), Rod(f, -31, -36, -31, -10, 4, figure.Steel), f.Rect(-36, -40, 10, 12, 2, figure.Steel.D), f.Circle(66, -60, 13, figure.Steel.M), f.Circle(66, -60, 6, figure.Steel.DD), f.Circle(10, -70, 5, kit.White), Rod(f, -8, -84, -8, -98, 9, figure.HexTones("#d8433f")),
		f.Form("M-96 -2Q-60 -14 -6 -8L4 2L-20 46Q-44 30 -70 44Q-84 20 -96 -2Z", kit.Lin(-90, -8, 0, 40, cloth.LL, cloth.M, cloth.D)))
	return kit.Of(table(f, y, 108, figure.Wood), f.At(machine, limb.Point{X: a.X, Y: y}, 0), body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin))
}

func snowSlope(f *figure.Figure) kit.Node {
	snow := figure.HexTones("#eaf3fb")
	c := f.Bones.Trunk
	room := (figure.Ground - c.Y) / f.Body.Thick
	return f.At(kit.Of(f.Form(figure.Text("M-190 -8Q-150 -22 -100 10L150 %.1fQ220 %.1f 260 %.1fQ150 %.1f 20 %.1fQ-150 %.1f -190 -8Z", room-16, room-2, room, room+22, room+20, room+16), kit.Lin(-100, 0, 0, room, kit.White, snow.M, snow.DD)), f.Circle(-120, -40, 6, kit.White), f.Circle(-160, -60, 4, kit.White)), c.Point, 0)
}

func sled(f *figure.Figure) kit.Node {
	t, c := gear(f, "#d8433f"), f.Bones.Trunk
	run := f.Line("M-70 44H90Q140 44 132 4Q126 -12 108 -6", figure.Steel.DD, 8)
	return f.At(kit.Of(run, f.Line("M-70 43H90Q138 43 130 4Q124 -10 108 -5", figure.Steel.L, 3), Rod(f, -46, 22, -46, 44, 6, figure.Steel), Rod(f, 54, 22, 54, 44, 6, figure.Steel), f.Form(kit.RoundRect(-78, 14, 190, 14, 6), kit.Lin(0, 14, 0, 28, t.LL, t.M, t.DD))), c.Point, 20)
}

func cardFace(f *figure.Figure, turn float64, mark string) kit.Node {
	return kit.Of(f.Form(kit.RoundRect(-16, -62, 32, 46, 4), kit.Lin(-16, -62, 16, -16, kit.White, kit.Hex("#e9eef2"))).Stroke(kit.Hex("#b9c2cc"), 1.5), f.Path("M0 -32C-10 -40 -10 -48 -5 -49Q-1 -50 0 -45Q1 -50 5 -49C10 -48 10 -40 0 -32Z", kit.Hex(mark))).Rotate(turn, 0, 4)
}

func handOfCards(f *figure.Figure) kit.Node {
	return kit.Of(cardFace(f, -34, "#d8343f"), cardFace(f, -11, "#3f424e"), cardFace(f, 12, "#d8343f"), cardFace(f, 34, "#3f424e"))
}

func cardTable(f *figure.Figure) kit.Node {
	a := TableTopAt(f)
	felt := figure.HexTones("#2f8f5a")
	flat := func(x float64, hex string) kit.Node {
		return f.Form(figure.Text("M%.1f -2L%.1f -10h24l4 8Z", x-12, x-8), kit.Lin(0, -10, 0, -2, figure.HexTones(hex).L, figure.HexTones(hex).M)).Stroke(kit.White, 1.5)
	}
	chip := func(x, y float64, hex string) kit.Node {
		return kit.Of(f.Rect(x-10, y-5, 20, 5, 2.5, figure.HexTones(hex).M), f.Rect(x-5, y-5, 10, 5, 0, kit.White))
	}
	return kit.Of(table(f, a.Y, 104, figure.Wood), f.At(kit.Of(f.Rect(-98, -2, 196, 4, 2, felt.M), flat(-30, "#d8433f"), flat(4, "#3f6fd0"), flat(36, "#d8433f"), chip(-66, -2, "#3f6fd0"), chip(-66, -7, "#d8433f"), chip(-66, -12, "#3f6fd0"), chip(68, -2, "#d8433f"), chip(68, -7, "#3f424e")), a, 0))
}

func tugRope(f *figure.Figure) kit.Node {
	k, a, n := f.Body.Thick, Axis(f), nearPalm(f)
	rope, red := gear(f, "#d9a860"), figure.HexTones("#d8343f")
	y := farPalm(f).Y
	half := (a.X - n.X) / k
	d := figure.Text("M%.1f %.1fQ0 6 %.1f %.1f", -half-30, 18.0, half+30, 18.0)
	return f.At(kit.Of(f.Line(d, rope.DD, 13), f.Line(d, rope.M, 9), f.Line(d, rope.LL, 8).Dash(3, 8), f.Form("M-14 2H14L20 52L0 40L-20 52Z", kit.Lin(-14, 0, 14, 50, red.LL, red.M, red.DD))), limb.Point{X: a.X, Y: y - 6*k}, 0)
}

func candleCake(f *figure.Figure) kit.Node {
	k, m := f.Body.Thick, lips(f)
	t, cloth, cream := gear(f, "#f2a0b4"), figure.HexTones("#7fb8e8"), figure.HexTones("#fff4ea")
	at := limb.Point{X: m.X + 112*k, Y: m.Y + 26*k}
	room := (figure.Ground - at.Y) / k
	candle := func(x float64, hex string) kit.Node {
		c := figure.HexTones(hex)
		return kit.Of(Rod(f, x, 30, x, -2, 8, c), f.Form(figure.Text("M%.1f -6Q%.1f -18 %.1f -30Q%.1f -16 %.1f -6Q%.1f 0 %.1f -6Z", x-2, x-3, x+9, x+10, x+5, x+1, x-2), kit.Lin(x, -28, x, 0, kit.Hex("#fff2a0"), kit.Hex("#f78f2a"))))
	}
	puff := f.Line("M-82 -22h26M-86 -8h36M-80 6h24", kit.Hex("#b9d4ea"), 5)
	return f.At(kit.Of(puff, candle(-32, "#5fc8f0"), candle(-10, "#f7c52f"), candle(12, "#8fd06f"), candle(34, "#c88ff0"),
		f.Form(kit.RoundRect(-54, 28, 108, 52, 9), kit.Lin(-54, 0, 54, 0, t.LL, t.M, t.DD)), f.Form("M-56 36Q-56 26 -46 26H46Q56 26 56 36V44Q48 58 40 46Q32 62 22 46Q12 60 2 46Q-8 62 -18 46Q-28 60 -36 46Q-46 58 -56 44Z", kit.Lin(0, 26, 0, 56, cream.LL, cream.M, cream.D)), f.Ellipse(0, 82, 72, 7, figure.Steel.L),
		f.Form(figure.Text("M-98 88H98L108 %.1fH-108Z", room), kit.Lin(-100, 0, 100, 0, cloth.LL, cloth.M, cloth.D), f.Line(figure.Text("M-50 100L-56 %.1fM0 100V%.1fM50 100L56 %.1f", room, room, room), cloth.D, 4).Opacity(.5)), f.Form(kit.RoundRect(-102, 84, 204, 13, 6), kit.Lin(0, 84, 0, 97, cloth.LL, cloth.M))), at, 0)
}

func doughCounter(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, nearPalm(f), farPalm(f)
	c, dough := figure.HexTones("#c98a9a"), figure.HexTones("#f4dca8")
	top := b.Y + 34*k
	room := (figure.Ground - top) / k
	mid := (a.X + b.X) / 2
	span := (b.X - a.X) / 2 / k
	pin := kit.Of(Rod(f, -span-30, 0, span+34, 0, 9, figure.HexTones("#d8433f")), f.Form(kit.RoundRect(-span+2, -13, 2*span-4, 26, 9), kit.Lin(0, -13, 0, 13, figure.Wood.LL, figure.Wood.M, figure.Wood.DD)))
	pin = f.At(pin, limb.Point{X: mid, Y: b.Y}, figure.Direction(a, b))
	return kit.Of(f.At(kit.Of(f.Form(figure.Text("M-96 8H130V%.1fH-96Z", room), kit.Lin(-90, 0, 120, 0, c.L, c.M, c.D), f.Line(figure.Text("M16 20V%.1f", room), c.DD, 3), f.Rect(-2, 36, 6, 26, 3, figure.Steel.L), f.Rect(28, 36, 6, 26, 3, figure.Steel.L)), f.Form(kit.RoundRect(-104, 0, 244, 18, 6), kit.Lin(0, 0, 0, 18, kit.Hex("#fdfaf4"), kit.Hex("#d9d2c6"))),
		f.Form("M-76 2Q-84 -16 -40 -20H50Q96 -16 86 2Z", kit.Lin(0, -20, 0, 2, dough.LL, dough.M, dough.D))), limb.Point{X: mid + 16*k, Y: top}, 0), pin, body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin), body.Hand(f, f.Bones.ArmFar, f.Pose.Far, f.Skin))
}

func flowerVase(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	t := gear(f, "#4f8fd8")
	at := limb.Point{X: p.X + 26*k, Y: p.Y + 104*k}
	room := (figure.Ground - at.Y) / k
	stem := func(x, y float64) kit.Node {
		return f.Line(figure.Text("M%.1f -60Q%.1f -80 %.1f %.1f", x*.2, x*.5, x, y), figure.HexTones("#4f9a4a").M, 5)
	}
	bloom := func(x, y, r float64, hex string) kit.Node {
		c := figure.HexTones(hex)
		return kit.Of(f.Around(6, x, y, f.Ellipse(x, y-r*.72, r*.46, r*.56, c.M)), f.Around(6, x, y, f.Ellipse(x, y-r*.8, r*.26, r*.36, c.L)), f.Circle(x, y, r*.38, figure.HexTones("#f7c52f").M))
	}
	return f.At(kit.Of(stem(-34, -128), stem(0, -150), stem(36, -132), stem(-14, -110), stem(20, -112), f.Form("M-50 -84Q-30 -96 -8 -70Q-34 -62 -50 -84Z", figure.HexTones("#5fae4a").M), f.Form("M52 -88Q30 -98 8 -70Q36 -64 52 -88Z", figure.HexTones("#5fae4a").D),
		bloom(-36, -130, 24, "#f0609a"), bloom(2, -154, 26, "#f28a3a"), bloom(40, -134, 24, "#c88ff0"), bloom(-12, -108, 20, "#f7f2ea"), bloom(22, -108, 20, "#e8455a"),
		f.Form("M-26 -72H26Q18 -56 34 -34Q40 -8 20 0H-20Q-40 -8 -34 -34Q-18 -56 -26 -72Z", kit.Lin(-34, 0, 34, 0, t.LL, t.M, t.DD), f.Line("M-36 -24Q0 -12 36 -24", t.LL, 4)),
		Rod(f, -62, 10, -66, room-3, 10, figure.Wood), Rod(f, 84, 10, 88, room-3, 10, figure.Wood), f.Form(kit.RoundRect(-78, -2, 180, 15, 6), kit.Lin(0, -2, 0, 13, figure.Wood.LL, figure.Wood.M, figure.Wood.DD))), at, 0)
}

func paintCan(f *figure.Figure) kit.Node {
	t := gear(f, "#3f9fe0")
	return kit.Of(f.Line("M-24 20Q0 -22 24 20", figure.Steel.DD, 3.5), f.Form("M-26 20H26L24 66H-24Z", kit.Lin(-26, 0, 26, 0, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)), f.Ellipse(0, 20, 26, 7, t.M), f.Form("M-26 20Q-26 44 -18 44Q-12 44 -12 32Q-6 28 -2 34Q2 54 8 36Q14 26 26 20Z", kit.Lin(-26, 0, 26, 0, t.L, t.M, t.D)))
}

func wetBrush(f *figure.Figure) kit.Node {
	t := gear(f, "#3f9fe0")
	return kit.Of(Rod(f, 0, 22, 0, -22, 8, figure.Wood), f.Rect(-12, -34, 24, 14, 2, figure.Steel.M), f.Form("M-12 -34H12L10 -58Q0 -66 -10 -58Z", kit.Lin(-12, 0, 12, 0, figure.HexTones("#e9d6b0").L, figure.HexTones("#c9a870").M)), f.Path("M-11 -46H11L10 -58Q0 -68 -10 -58Z", t.M))
}

func beakerAt(f *figure.Figure) limb.Point { return farPalm(f).Add(30*f.Body.Thick, 0) }

func heldBeaker(f *figure.Figure) kit.Node {
	t := gear(f, "#5fc86a")
	return f.At(kit.Of(f.Form("M-28 -34V26Q-28 38 -16 38H16Q28 38 28 26V-34Z", kit.Lin(-28, 0, 28, 0, kit.White.Alpha(.8), kit.Hex("#dbeaf2").Alpha(.8)), f.Rect(-30, -4, 60, 46, 0, t.M), f.Rect(-30, -4, 60, 6, 0, t.L), f.Circle(-8, 14, 4, t.LL), f.Circle(10, 22, 3, t.LL)).Stroke(kit.Hex("#9fb8c8"), 2.5), f.Line("M-32 -35H32", kit.Hex("#9fb8c8"), 4)), beakerAt(f), 0)
}

func pouredTube(f *figure.Figure) kit.Node {
	k, p, b := f.Body.Thick, nearPalm(f), beakerAt(f)
	t := figure.HexTones("#c85fd8")
	fr := figure.Frame{Point: p, Angle: 64, Scale: k}
	tip := fr.Out(0, -62)
	return kit.Of(f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", tip.X, tip.Y, b.X, tip.Y+4*k, b.X, b.Y-2*k), t.M, 6*k), figure.Place(kit.Of(f.Form("M-10 -62V26Q-10 38 0 38Q10 38 10 26V-62Z", kit.Lin(-10, 0, 10, 0, kit.White.Alpha(.85), kit.Hex("#dbeaf2").Alpha(.85)), f.Rect(-12, -34, 24, 80, 0, t.M)).Stroke(kit.Hex("#9fb8c8"), 2.5), f.Line("M-13 -62H13", kit.Hex("#9fb8c8"), 4)), fr))
}

func celloBow(f *figure.Figure) kit.Node {
	return kit.Of(f.Line("M6 -8V-150", kit.Hex("#f4ecd8"), 3), Rod(f, 0, 24, 0, -152, 5, figure.Wood), Rod(f, 3, 4, 3, -10, 7, figure.Black))
}

func hairbrush(f *figure.Figure) kit.Node {
	t := gear(f, "#8f5fd0")
	return kit.Of(Rod(f, 0, 24, 0, -20, 10, t), f.Form(kit.Oval(0, -46, 17, 30), kit.Lin(-17, 0, 17, 0, t.LL, t.M, t.DD)), f.Line("M14 -64h10M15 -54h11M15 -44h11M14 -34h10", figure.Black.M, 3))
}

// hairDryer is held beside the head, its nozzle to the hair.
func hairDryer(f *figure.Figure) kit.Node {
	t, d := gear(f, "#e8508a"), figure.HexTones("#3a3440")
	return kit.Of(f.Form(kit.RoundRect(-7, -20, 14, 40, 6), kit.Lin(-7, 0, 7, 0, t.L, t.M, t.D)), f.Form("M26 -44L42 -48V-18L26 -22Z", kit.Lin(26, -48, 42, -18, d.LL, d.M, d.DD)),
		f.Form("M-20 -34C-20 -54 6 -54 28 -46V-20C6 -12 -20 -14 -20 -34Z", kit.Lin(-16, -50, 10, -14, t.LL, t.M, t.D), f.Line("M-12 -40Q2 -47 20 -42", kit.White, 3).Opacity(.6)), f.Line("M48 -42h16M48 -33h20M48 -24h16", kit.Hex("#bfe3f7"), 3).Opacity(.9))
}
