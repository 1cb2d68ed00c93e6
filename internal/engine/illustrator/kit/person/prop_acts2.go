package person

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

func init() { maps.Copy(props, moreActProps) }

// moreActProps are the tools, places and targets of further everyday acts.
var moreActProps = map[string]prop{
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
	"hairbrush":     {front: true, tilt: 40, draw: hairbrush},
}

func grillSpatula(f *figure) kit.Node {
	p := f.farPalm()
	return f.at(kit.Of(f.rod(-12, -12, 46, 34, 6, steel), f.rod(-14, -14, 14, 9, 9, black), f.Form("M40 24L70 40L60 54L34 38Z", kit.Lin(40, 24, 60, 54, steel.LL, steel.M, steel.DD))), p, 0)
}

func grill(f *figure) kit.Node {
	p, k := f.farPalm(), f.body.thick
	t, patty, bun := f.gear("#d8433f"), hexTones("#7a4430"), hexTones("#f2c23a")
	top := p.Y + 52*k
	room := (ground - top) / k
	burger := func(x float64) kit.Node {
		return kit.Of(f.Form(kit.RoundRect(x-17, -13, 34, 12, 6), kit.Lin(0, -13, 0, -1, patty.LL, patty.M, patty.DD)), f.Path(text("M%.1f -14L%.1f -9L%.1f -14Z", x-15, x, x+15), bun.M))
	}
	smoke := f.Blur(4, f.Line("M10 -30q14 -16 0 -32q-12 -14 4 -32M66 -30q14 -16 0 -32q-12 -14 4 -32", kit.Hex("#d5dbe2"), 9)).Opacity(.85)
	leg := func(x, dx float64) kit.Node { return f.rod(x, 50, x+dx, room-4, 8, black) }
	return f.at(kit.Of(smoke, leg(-14, -26), leg(84, 26), f.rod(-26, room*.62, 100, room*.62, 5, steel), f.Circle(106, room-14, 14, black.M), f.Circle(106, room-14, 6, steel.M), burger(-8), burger(36), burger(80),
		f.Form("M-44 0H116Q112 62 36 64Q-40 62 -44 0Z", kit.Lin(-44, 0, 116, 0, t.LL, t.M, t.DD), f.Rect(-50, 10, 180, 5, 0, t.DD)), f.Form(kit.RoundRect(-50, -4, 172, 11, 5), kit.Lin(0, -4, 0, 7, steel.LL, steel.M, steel.DD)), f.Rect(22, 30, 28, 8, 4, black.M)), limb.Point{X: p.X + 30*k, Y: top}, 0)
}

func sewingTable(f *figure) kit.Node {
	k, a := f.body.thick, f.axis()
	y := f.farPalm().Y + 12*k
	t, cloth := f.gear("#5fb8b0"), hexTones("#f08a9f")
	machine := kit.Of(f.Form("M-58 0V-12H66V0Z", kit.Lin(0, -12, 0, 0, t.L, t.DD)), f.Form("M30 -10V-56H-18V-34H-44V-66Q-44 -84 -26 -84H48Q66 -84 66 -66V-10Z", kit.Lin(-44, -84, 66, 0, t.LL, t.M, t.DD)), f.rod(-31, -36, -31, -10, 4, steel), f.Rect(-36, -40, 10, 12, 2, steel.D), f.Circle(66, -60, 13, steel.M), f.Circle(66, -60, 6, steel.DD), f.Circle(10, -70, 5, kit.White), f.rod(-8, -84, -8, -98, 9, hexTones("#d8433f")),
		f.Form("M-96 -2Q-60 -14 -6 -8L4 2L-20 46Q-44 30 -70 44Q-84 20 -96 -2Z", kit.Lin(-90, -8, 0, 40, cloth.LL, cloth.M, cloth.D)))
	return kit.Of(f.table(y, 108, wood), f.at(machine, limb.Point{X: a.X, Y: y}, 0), f.hand(f.bones.armNear, f.pose.near, f.skin))
}

func snowSlope(f *figure) kit.Node {
	snow := hexTones("#eaf3fb")
	c := f.bones.trunk
	room := (ground - c.Y) / f.body.thick
	return f.at(kit.Of(f.Form(text("M-190 -8Q-150 -22 -100 10L150 %.1fQ220 %.1f 260 %.1fQ150 %.1f 20 %.1fQ-150 %.1f -190 -8Z", room-16, room-2, room, room+22, room+20, room+16), kit.Lin(-100, 0, 0, room, kit.White, snow.M, snow.DD)), f.Circle(-120, -40, 6, kit.White), f.Circle(-160, -60, 4, kit.White)), c.Point, 0)
}

func sled(f *figure) kit.Node {
	t, c := f.gear("#d8433f"), f.bones.trunk
	run := f.Line("M-70 44H90Q140 44 132 4Q126 -12 108 -6", steel.DD, 8)
	return f.at(kit.Of(run, f.Line("M-70 43H90Q138 43 130 4Q124 -10 108 -5", steel.L, 3), f.rod(-46, 22, -46, 44, 6, steel), f.rod(54, 22, 54, 44, 6, steel), f.Form(kit.RoundRect(-78, 14, 190, 14, 6), kit.Lin(0, 14, 0, 28, t.LL, t.M, t.DD))), c.Point, 20)
}

func cardFace(f *figure, turn float64, mark string) kit.Node {
	return kit.Of(f.Form(kit.RoundRect(-16, -62, 32, 46, 4), kit.Lin(-16, -62, 16, -16, kit.White, kit.Hex("#e9eef2"))).Stroke(kit.Hex("#b9c2cc"), 1.5), f.Path("M0 -32C-10 -40 -10 -48 -5 -49Q-1 -50 0 -45Q1 -50 5 -49C10 -48 10 -40 0 -32Z", kit.Hex(mark))).Rotate(turn, 0, 4)
}

func handOfCards(f *figure) kit.Node {
	return kit.Of(cardFace(f, -34, "#d8343f"), cardFace(f, -11, "#3f424e"), cardFace(f, 12, "#d8343f"), cardFace(f, 34, "#3f424e"))
}

func cardTable(f *figure) kit.Node {
	a := f.tableTopAt()
	felt := hexTones("#2f8f5a")
	flat := func(x float64, hex string) kit.Node {
		return f.Form(text("M%.1f -2L%.1f -10h24l4 8Z", x-12, x-8), kit.Lin(0, -10, 0, -2, hexTones(hex).L, hexTones(hex).M)).Stroke(kit.White, 1.5)
	}
	chip := func(x, y float64, hex string) kit.Node {
		return kit.Of(f.Rect(x-10, y-5, 20, 5, 2.5, hexTones(hex).M), f.Rect(x-5, y-5, 10, 5, 0, kit.White))
	}
	return kit.Of(f.table(a.Y, 104, wood), f.at(kit.Of(f.Rect(-98, -2, 196, 4, 2, felt.M), flat(-30, "#d8433f"), flat(4, "#3f6fd0"), flat(36, "#d8433f"), chip(-66, -2, "#3f6fd0"), chip(-66, -7, "#d8433f"), chip(-66, -12, "#3f6fd0"), chip(68, -2, "#d8433f"), chip(68, -7, "#3f424e")), a, 0))
}

func tugRope(f *figure) kit.Node {
	k, a, n := f.body.thick, f.axis(), f.nearPalm()
	rope, red := f.gear("#d9a860"), hexTones("#d8343f")
	y := f.farPalm().Y
	half := (a.X - n.X) / k
	d := text("M%.1f %.1fQ0 6 %.1f %.1f", -half-30, 18.0, half+30, 18.0)
	return f.at(kit.Of(f.Line(d, rope.DD, 13), f.Line(d, rope.M, 9), f.Line(d, rope.LL, 8).Dash(3, 8), f.Form("M-14 2H14L20 52L0 40L-20 52Z", kit.Lin(-14, 0, 14, 50, red.LL, red.M, red.DD))), limb.Point{X: a.X, Y: y - 6*k}, 0)
}

func candleCake(f *figure) kit.Node {
	k, m := f.body.thick, f.lips()
	t, cloth, cream := f.gear("#f2a0b4"), hexTones("#7fb8e8"), hexTones("#fff4ea")
	at := limb.Point{X: m.X + 112*k, Y: m.Y + 26*k}
	room := (ground - at.Y) / k
	candle := func(x float64, hex string) kit.Node {
		c := hexTones(hex)
		return kit.Of(f.rod(x, 30, x, -2, 8, c), f.Form(text("M%.1f -6Q%.1f -18 %.1f -30Q%.1f -16 %.1f -6Q%.1f 0 %.1f -6Z", x-2, x-3, x+9, x+10, x+5, x+1, x-2), kit.Lin(x, -28, x, 0, kit.Hex("#fff2a0"), kit.Hex("#f78f2a"))))
	}
	puff := f.Line("M-82 -22h26M-86 -8h36M-80 6h24", kit.Hex("#b9d4ea"), 5)
	return f.at(kit.Of(puff, candle(-32, "#5fc8f0"), candle(-10, "#f7c52f"), candle(12, "#8fd06f"), candle(34, "#c88ff0"),
		f.Form(kit.RoundRect(-54, 28, 108, 52, 9), kit.Lin(-54, 0, 54, 0, t.LL, t.M, t.DD)), f.Form("M-56 36Q-56 26 -46 26H46Q56 26 56 36V44Q48 58 40 46Q32 62 22 46Q12 60 2 46Q-8 62 -18 46Q-28 60 -36 46Q-46 58 -56 44Z", kit.Lin(0, 26, 0, 56, cream.LL, cream.M, cream.D)), f.Ellipse(0, 82, 72, 7, steel.L),
		f.Form(text("M-98 88H98L108 %.1fH-108Z", room), kit.Lin(-100, 0, 100, 0, cloth.LL, cloth.M, cloth.D), f.Line(text("M-50 100L-56 %.1fM0 100V%.1fM50 100L56 %.1f", room, room, room), cloth.D, 4).Opacity(.5)), f.Form(kit.RoundRect(-102, 84, 204, 13, 6), kit.Lin(0, 84, 0, 97, cloth.LL, cloth.M))), at, 0)
}

func doughCounter(f *figure) kit.Node {
	k, a, b := f.body.thick, f.nearPalm(), f.farPalm()
	c, dough := hexTones("#c98a9a"), hexTones("#f4dca8")
	top := b.Y + 34*k
	room := (ground - top) / k
	mid := (a.X + b.X) / 2
	span := (b.X - a.X) / 2 / k
	pin := kit.Of(f.rod(-span-30, 0, span+34, 0, 9, hexTones("#d8433f")), f.Form(kit.RoundRect(-span+2, -13, 2*span-4, 26, 9), kit.Lin(0, -13, 0, 13, wood.LL, wood.M, wood.DD)))
	pin = f.at(pin, limb.Point{X: mid, Y: b.Y}, direction(a, b))
	return kit.Of(f.at(kit.Of(f.Form(text("M-96 8H130V%.1fH-96Z", room), kit.Lin(-90, 0, 120, 0, c.L, c.M, c.D), f.Line(text("M16 20V%.1f", room), c.DD, 3), f.Rect(-2, 36, 6, 26, 3, steel.L), f.Rect(28, 36, 6, 26, 3, steel.L)), f.Form(kit.RoundRect(-104, 0, 244, 18, 6), kit.Lin(0, 0, 0, 18, kit.Hex("#fdfaf4"), kit.Hex("#d9d2c6"))),
		f.Form("M-76 2Q-84 -16 -40 -20H50Q96 -16 86 2Z", kit.Lin(0, -20, 0, 2, dough.LL, dough.M, dough.D))), limb.Point{X: mid + 16*k, Y: top}, 0), pin, f.hand(f.bones.armNear, f.pose.near, f.skin), f.hand(f.bones.armFar, f.pose.far, f.skin))
}

func flowerVase(f *figure) kit.Node {
	k, p := f.body.thick, f.farPalm()
	t := f.gear("#4f8fd8")
	at := limb.Point{X: p.X + 26*k, Y: p.Y + 104*k}
	room := (ground - at.Y) / k
	stem := func(x, y float64) kit.Node {
		return f.Line(text("M%.1f -60Q%.1f -80 %.1f %.1f", x*.2, x*.5, x, y), hexTones("#4f9a4a").M, 5)
	}
	bloom := func(x, y, r float64, hex string) kit.Node {
		c := hexTones(hex)
		return kit.Of(f.Around(6, x, y, f.Ellipse(x, y-r*.72, r*.46, r*.56, c.M)), f.Around(6, x, y, f.Ellipse(x, y-r*.8, r*.26, r*.36, c.L)), f.Circle(x, y, r*.38, hexTones("#f7c52f").M))
	}
	return f.at(kit.Of(stem(-34, -128), stem(0, -150), stem(36, -132), stem(-14, -110), stem(20, -112), f.Form("M-50 -84Q-30 -96 -8 -70Q-34 -62 -50 -84Z", hexTones("#5fae4a").M), f.Form("M52 -88Q30 -98 8 -70Q36 -64 52 -88Z", hexTones("#5fae4a").D),
		bloom(-36, -130, 24, "#f0609a"), bloom(2, -154, 26, "#f28a3a"), bloom(40, -134, 24, "#c88ff0"), bloom(-12, -108, 20, "#f7f2ea"), bloom(22, -108, 20, "#e8455a"),
		f.Form("M-26 -72H26Q18 -56 34 -34Q40 -8 20 0H-20Q-40 -8 -34 -34Q-18 -56 -26 -72Z", kit.Lin(-34, 0, 34, 0, t.LL, t.M, t.DD), f.Line("M-36 -24Q0 -12 36 -24", t.LL, 4)),
		f.rod(-62, 10, -66, room-3, 10, wood), f.rod(84, 10, 88, room-3, 10, wood), f.Form(kit.RoundRect(-78, -2, 180, 15, 6), kit.Lin(0, -2, 0, 13, wood.LL, wood.M, wood.DD))), at, 0)
}

func paintCan(f *figure) kit.Node {
	t := f.gear("#3f9fe0")
	return kit.Of(f.Line("M-24 20Q0 -22 24 20", steel.DD, 3.5), f.Form("M-26 20H26L24 66H-24Z", kit.Lin(-26, 0, 26, 0, steel.LL, steel.M, steel.DD)), f.Ellipse(0, 20, 26, 7, t.M), f.Form("M-26 20Q-26 44 -18 44Q-12 44 -12 32Q-6 28 -2 34Q2 54 8 36Q14 26 26 20Z", kit.Lin(-26, 0, 26, 0, t.L, t.M, t.D)))
}

func wetBrush(f *figure) kit.Node {
	t := f.gear("#3f9fe0")
	return kit.Of(f.rod(0, 22, 0, -22, 8, wood), f.Rect(-12, -34, 24, 14, 2, steel.M), f.Form("M-12 -34H12L10 -58Q0 -66 -10 -58Z", kit.Lin(-12, 0, 12, 0, hexTones("#e9d6b0").L, hexTones("#c9a870").M)), f.Path("M-11 -46H11L10 -58Q0 -68 -10 -58Z", t.M))
}

func (f *figure) beakerAt() limb.Point { return f.farPalm().Add(30*f.body.thick, 0) }

func heldBeaker(f *figure) kit.Node {
	t := f.gear("#5fc86a")
	return f.at(kit.Of(f.Form("M-28 -34V26Q-28 38 -16 38H16Q28 38 28 26V-34Z", kit.Lin(-28, 0, 28, 0, kit.White.Alpha(.8), kit.Hex("#dbeaf2").Alpha(.8)), f.Rect(-30, -4, 60, 46, 0, t.M), f.Rect(-30, -4, 60, 6, 0, t.L), f.Circle(-8, 14, 4, t.LL), f.Circle(10, 22, 3, t.LL)).Stroke(kit.Hex("#9fb8c8"), 2.5), f.Line("M-32 -35H32", kit.Hex("#9fb8c8"), 4)), f.beakerAt(), 0)
}

func pouredTube(f *figure) kit.Node {
	k, p, b := f.body.thick, f.nearPalm(), f.beakerAt()
	t := hexTones("#c85fd8")
	fr := frame{p, 64, k}
	tip := fr.out(0, -62)
	return kit.Of(f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", tip.X, tip.Y, b.X, tip.Y+4*k, b.X, b.Y-2*k), t.M, 6*k), place(kit.Of(f.Form("M-10 -62V26Q-10 38 0 38Q10 38 10 26V-62Z", kit.Lin(-10, 0, 10, 0, kit.White.Alpha(.85), kit.Hex("#dbeaf2").Alpha(.85)), f.Rect(-12, -34, 24, 80, 0, t.M)).Stroke(kit.Hex("#9fb8c8"), 2.5), f.Line("M-13 -62H13", kit.Hex("#9fb8c8"), 4)), fr))
}

func celloBow(f *figure) kit.Node {
	return kit.Of(f.Line("M6 -8V-150", kit.Hex("#f4ecd8"), 3), f.rod(0, 24, 0, -152, 5, wood), f.rod(3, 4, 3, -10, 7, black))
}

func hairbrush(f *figure) kit.Node {
	t := f.gear("#8f5fd0")
	return kit.Of(f.rod(0, 24, 0, -20, 10, t), f.Form(kit.Oval(0, -46, 17, 30), kit.Lin(-17, 0, 17, 0, t.LL, t.M, t.DD)), f.Line("M14 -64h10M15 -54h11M15 -44h11M14 -34h10", black.M, 3))
}
