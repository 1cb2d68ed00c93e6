package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() { maps.Copy(Props, actProps) }

// actProps are the tools, places and targets of everyday acts.
var actProps = map[string]prop{
	"poured cup":      {free: true, draw: pouredCup},
	"poured pot":      {free: true, draw: pouredPot},
	"cake knife":      {free: true, front: true, shared: true, draw: cakeKnife},
	"cake table":      {free: true, front: true, shared: true, draw: cakeTable},
	"apple branch":    {free: true, behind: true, draw: appleBranch},
	"apple basket":    {free: true, behind: true, draw: appleBasket},
	"washed plate":    {free: true, draw: washedPlate},
	"dish sink":       {free: true, front: true, draw: dishSink},
	"opened gift":     {free: true, front: true, draw: openedGift},
	"clothesline":     {free: true, behind: true, draw: clothesline},
	"laundry basket":  {free: true, behind: true, draw: laundryBasket},
	"chopping block":  {free: true, behind: true, draw: choppingBlock},
	"white board":     {free: true, behind: true, draw: whiteBoard},
	"board marker":    {far: true, tilt: 60, draw: boardMarker},
	"drawn paper":     {free: true, behind: true, draw: drawnPaper},
	"crayon":          {far: true, tilt: 190, draw: crayonProp},
	"planted tree":    {free: true, front: true, draw: plantedTree},
	"makeup brush":    {draw: makeupBrush, tilt: 34},
	"hand mirror":     {far: true, tilt: -6, draw: handMirror},
	"floor mat":       {free: true, behind: true, draw: floorMat},
	"cookie tray":     {free: true, front: true, draw: cookieTray},
	"baking tray":     {free: true, front: true, draw: bakingTray},
	"lipstick":        {draw: lipstick, tilt: 30},
	"pot ladle":       {free: true, draw: potLadle},
	"stove":           {free: true, front: true, draw: stove},
	"laptop desk":     {free: true, front: true, draw: laptopDesk},
	"kitchen knife":   {free: true, draw: kitchenKnife},
	"cutting counter": {free: true, front: true, draw: cuttingCounter},
}

// cupAt is where the cup is that the pot pours into.
func cupAt(f *figure.Figure) limb.Point { return farPalm(f).Add(44*f.Body.Thick, -2*f.Body.Thick) }

func pouredCup(f *figure.Figure) kit.Node {
	t, tea := gear(f, "#e8607f"), figure.HexTones("#b5652a")
	return f.At(kit.Of(f.Ellipse(0, 8, 38, 7, t.D), f.Ellipse(0, 6, 36, 6, t.LL), f.Line("M-24 -18H-36Q-44 -4 -22 0", t.D, 5), f.Form("M-27 -24H27Q26 4 10 6H-10Q-26 4 -27 -24Z", kit.Lin(-26, 0, 26, 0, t.LL, t.M, t.DD)), f.Ellipse(0, -24, 27, 7, t.L), f.Ellipse(0, -23, 22, 5, tea.M)), cupAt(f), 0)
}

func pouredPot(f *figure.Figure) kit.Node {
	k, p, cup := f.Body.Thick, nearPalm(f), cupAt(f)
	t, tea := gear(f, "#e8607f"), figure.HexTones("#b5652a")
	const tilt = 24
	pot := kit.Of(f.Line("M20 -22Q-16 -30 -14 2Q-10 26 22 22", t.DD, 9), f.Line("M20 -22Q-16 -30 -14 2Q-10 26 22 22", t.M, 6),
		f.Form("M84 14Q104 6 106 -22L118 -24Q122 16 88 32Z", kit.Lin(84, 0, 118, 20, t.L, t.M, t.DD)),
		f.Form("M16 2C16 -28 36 -38 56 -38C78 -38 98 -26 98 4C98 34 80 42 56 42C34 42 16 34 16 2Z", kit.Rad(42, -14, 62, t.LL, t.M, t.DD), f.Circle(56, 8, 12, kit.White).Opacity(.85), f.Circle(56, 8, 5, figure.Gold.M)),
		f.Form("M36 -34Q56 -50 76 -34Q56 -28 36 -34Z", kit.Lin(36, -40, 76, -30, t.L, t.D)), f.Circle(56, -46, 6, t.M))
	fr := figure.Frame{Point: p, Angle: tilt, Scale: k}
	tip := fr.Out(114, -22)
	stream := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", tip.X, tip.Y, max(cup.X, tip.X)+4*k, tip.Y+4*k, cup.X+2*k, cup.Y-23*k)
	return kit.Of(f.Line(stream, tea.D, 7*k), f.Line(stream, tea.L, 3*k), figure.Place(pot, fr))
}

// cakeTop is where the knife meets the cake on its table.
func cakeTop(f *figure.Figure) limb.Point {
	return limb.Point{X: Axis(f).X, Y: farPalm(f).Y + 20*f.Body.Thick}
}

func cakeKnife(f *figure.Figure) kit.Node {
	k, p, c := f.Body.Thick, farPalm(f), cakeTop(f)
	end := limb.Point{X: c.X + 2*k, Y: c.Y + 34*k}
	blade := figure.Frame{Point: p, Angle: figure.Direction(p, end) - 90, Scale: k}
	return kit.Of(figure.Place(kit.Of(Rod(f, 0, -16, 0, 12, 8, figure.Black), f.Form("M-6 12H7L4 66L-4 78Z", kit.Lin(-6, 0, 7, 0, figure.Steel.LL, figure.Steel.M, figure.Steel.DD))), blade), body.Hand(f, f.Bones.ArmFar, f.Pose.Far, f.Skin))
}

func cakeTable(f *figure.Figure) kit.Node {
	c := cakeTop(f)
	t, cloth := gear(f, "#fff4ee"), figure.HexTones("#f4b8c4")
	room := (figure.Ground - c.Y) / f.Body.Thick
	tier := func(y, h, w float64) kit.Node {
		return kit.Of(f.Form(kit.RoundRect(-w, y, 2*w, h, 7), kit.Lin(-w, 0, w, 0, t.LL, t.M, t.DD)), f.Line(figure.Text("M%.1f %.1fH%.1f", -w+4, y+h-5, w-4), figure.HexTones("#f08a9f").M, 7).Dash(1, 9), f.Line(figure.Text("M%.1f %.1fH%.1f", -w+4, y+5, w-4), figure.HexTones("#f08a9f").L, 6).Dash(1, 9))
	}
	return f.At(kit.Of(
		f.Form(figure.Text("M-104 74H104L118 %.1fH-118Z", room), kit.Lin(-110, 0, 110, 0, cloth.LL, cloth.M, cloth.D), f.Line(figure.Text("M-60 90L-68 %.1fM0 90V%.1fM60 90L68 %.1f", room, room, room), cloth.D, 4).Opacity(.5)),
		f.Form(kit.RoundRect(-108, 68, 216, 14, 7), kit.Lin(0, 68, 0, 82, cloth.LL, cloth.M)),
		f.Ellipse(0, 68, 70, 8, figure.Steel.M), tier(24, 42, 58), tier(-8, 34, 38), f.Circle(-26, -14, 6, figure.HexTones("#d8343f").M), f.Circle(24, -14, 6, figure.HexTones("#d8343f").M)), c, 0)
}

func apple(f *figure.Figure, x, y, r float64) kit.Node {
	t := gear(f, "#dd3b3b")
	return kit.Of(f.Line(figure.Text("M%.1f %.1fq2 -8 6 -10", x, y-r), figure.Wood.DD, 3.5), ball(f, x, y, r, t), f.Path(kit.Oval(x-r*.35, y-r*.4, r*.22, r*.16), kit.White))
}

func appleBranch(f *figure.Figure) kit.Node {
	green, dark := figure.HexTones("#5fae4a"), figure.HexTones("#3f8a3a")
	p := farPalm(f)
	puff := func(x, y, r float64, t kit.Tones) kit.Node {
		return f.Form(kit.Oval(x, y, r, r*.82), kit.Rad(x-r*.4, y-r*.5, r*1.7, t.L, t.M, t.D))
	}
	room := (figure.Ground - p.Y) / f.Body.Thick
	bark := figure.HexTones("#8a5a34")
	return f.At(kit.Of(
		f.Form(figure.Text("M142 %.1fQ152 %.1f 146 -10H190Q184 %.1f 200 %.1fZ", room, room*.5, room*.5, room), kit.Lin(142, 0, 200, 0, bark.L, bark.M, bark.DD)),
		f.Line("M160 20Q90 -6 20 -34", bark.D, 15),
		puff(40, -58, 64, dark), puff(190, -20, 70, dark), puff(120, -96, 84, dark), puff(200, -84, 66, dark), puff(6, -50, 46, green), puff(84, -64, 66, green), puff(150, -34, 62, green), puff(150, -112, 60, green), puff(208, -46, 46, green),
		apple(f, 4, -16, 17), apple(f, 62, -34, 16), apple(f, 116, -74, 16), apple(f, 176, -26, 17), apple(f, 178, -96, 15), apple(f, 60, -92, 15)), p, 0)
}

func appleBasket(f *figure.Figure) kit.Node {
	straw := figure.HexTones("#c98f4a")
	x := f.Bones.LegFar[2].X + 74*f.Body.Thick
	return f.At(kit.Of(f.Line("M-42 -46Q0 -116 42 -46", straw.DD, 7), apple(f, -22, -50, 17), apple(f, 22, -50, 17), apple(f, 0, -58, 17), f.Form("M-50 -46H50L38 0H-38Z", kit.Lin(-46, 0, 46, 0, straw.LL, straw.M, straw.DD), f.Line("M-50 -32H50M-50 -18H50M-50 -6H50", straw.DD, 3), f.Line("M-28 -46V0M-8 -46V0M14 -46V0M34 -46V0", straw.D, 3)), f.Rect(-54, -50, 108, 9, 4, straw.D)), limb.Point{X: x, Y: figure.Ground}, 0)
}

func washedPlate(f *figure.Figure) kit.Node {
	p := farPalm(f)
	return kit.Of(f.At(kit.Of(f.Form(kit.Oval(4, -16, 40, 42), kit.Rad(-10, -32, 70, kit.White, kit.Hex("#f2f6fa"), kit.Hex("#c4d2de"))).Stroke(kit.Hex("#b9c8d4"), 2), f.Ellipse(4, -16, 26, 28, kit.None).Stroke(figure.HexTones("#5fa8e0").M, 4), f.Circle(-18, -44, 9, kit.Hex("#eef8ff")), f.Circle(-4, -52, 6, kit.Hex("#eef8ff"))), p, 0), f.At(sponge(f), nearPalm(f).Add(14*f.Body.Thick, 0), 0))
}

func dishSink(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	y := farPalm(f).Y + 34*k
	x := f.Bones.Trunk.X + 40*k
	room := (figure.Ground - y) / k
	c := gear(f, "#4f9f8f")
	plate := func(x float64, hex string) kit.Node {
		t := figure.HexTones(hex)
		return f.Form(kit.Oval(x, -24, 9, 26), kit.Lin(x-9, 0, x+9, 0, t.LL, t.M, t.D))
	}
	bubble := func(x, y, r float64) kit.Node {
		return kit.Of(f.Circle(x, y, r, kit.Hex("#e4f4ff").Alpha(.95)).Stroke(kit.Hex("#b4dcf4"), 1.5), f.Circle(x-r*.3, y-r*.35, r*.25, kit.White))
	}
	door := func(x float64) kit.Node {
		return kit.Of(f.Rect(x, 34, 84, room-44, 6, c.L), f.Rect(x+4, 38, 76, room-52, 5, c.M), f.Rect(x+36, 46, 12, 5, 2, figure.Steel.L))
	}
	return f.At(kit.Of(plate(150, "#f4f6f8"), plate(166, "#f7c9d0"), plate(182, "#bfe0f4"), f.Line("M140 -4V-30M194 -4V-30", figure.Steel.D, 4),
		f.Line("M118 2V-62Q118 -84 98 -84Q84 -84 84 -66", figure.Steel.DD, 11), f.Line("M118 2V-62Q118 -84 98 -84Q84 -84 84 -66", figure.Steel.L, 6), f.Line("M84 -60V-8", kit.Hex("#9fd8f7"), 7),
		bubble(22, -8, 16), bubble(48, -12, 20), bubble(76, -8, 17), bubble(98, -8, 12), bubble(36, -28, 9), bubble(62, -36, 7), bubble(10, -30, 5),
		f.Form(figure.Text("M-4 8H206V%.1fH-4Z", room), kit.Lin(0, 0, 200, 0, c.L, c.M, c.D)), door(12), door(106),
		f.Form(kit.RoundRect(-14, 0, 230, 20, 6), kit.Lin(0, 0, 0, 20, kit.Hex("#fdfaf4"), kit.Hex("#d9d2c6")))), limb.Point{X: x, Y: y}, 0)
}

func openedGift(f *figure.Figure) kit.Node {
	k, c := f.Body.Thick, f.Bones.Trunk
	t, r := gear(f, "#e0455a"), figure.HexTones("#f7c52f")
	y := nearPalm(f).Y
	h := (figure.Ground - 6*k - y) / k
	box := kit.Of(f.Glow(12, f.Ellipse(0, h*.42, 54, 22, kit.Hex("#fff2b0"))).Opacity(.8),
		f.Star(-38, h*.22, 9, r), f.Star(34, h*.12, 7, r), f.Star(4, h*.26, 6, figure.HexTones("#5fc8f0")), f.Circle(-14, h*.1, 4, figure.HexTones("#f0609a").M), f.Circle(46, h*.3, 4, figure.HexTones("#5fae5f").M),
		f.Form(figure.Text("M-62 %.1fH62L56 %.1fH-56Z", h*.48, h), kit.Lin(-60, 0, 60, 0, t.LL, t.M, t.DD), f.Rect(-11, h*.4, 22, h, 0, r.M), f.Rect(-11, h*.4, 7, h, 0, r.L)), f.Path(figure.Text("M-62 %.1fH62L54 %.1fH-54Z", h*.48, h*.48+9), t.DDD))
	lid := kit.Of(f.Form("M-4 -30C-30 -56 -44 -34 -4 -26ZM4 -30C30 -56 44 -34 4 -26Z", kit.Lin(0, -50, 0, -24, r.LL, r.M, r.D)), f.Form(kit.RoundRect(-68, -26, 136, 28, 5), kit.Lin(-66, 0, 66, 0, t.LL, t.M, t.DD), f.Rect(-11, -26, 22, 30, 0, r.M)), f.Circle(0, -28, 7, r.D))
	return kit.Of(f.At(box, limb.Point{X: c.X, Y: y}, 0), f.At(lid, limb.Point{X: c.X, Y: y - 4*k}, -5), body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin), body.Hand(f, f.Bones.ArmFar, f.Pose.Far, f.Skin))
}

func clothesline(f *figure.Figure) kit.Node {
	p, k := farPalm(f), f.Body.Thick
	room := (figure.Ground - p.Y) / k
	shirt := func(x float64, hex string) kit.Node {
		t := figure.HexTones(hex)
		return kit.Of(f.Form(figure.Text("M%.1f -2L%.1f 26L%.1f 36L%.1f 26V78H%.1fV26L%.1f 36L%.1f 26L%.1f -2Q%.1f 10 %.1f -2Z", x-20, x-48, x-38, x-26, x+26, x+38, x+48, x+20, x, x-12), kit.Lin(x-30, 0, x+30, 70, t.LL, t.M, t.D)), f.Rect(x-24, -10, 6, 16, 2, figure.Wood.L), f.Rect(x+18, -10, 6, 16, 2, figure.Wood.L))
	}
	sock := func(x float64, hex string) kit.Node {
		t := figure.HexTones(hex)
		return kit.Of(f.Form(figure.Text("M%.1f 0H%.1fV34Q%.1f 44 %.1f 46Q%.1f 52 %.1f 42Q%.1f 36 %.1f 30Z", x-9, x+9, x+12, x+24, x+14, x-4, x-10, x-9), kit.Lin(x-9, 0, x+20, 40, t.L, t.M, t.D), f.Rect(x-12, 4, 24, 6, 0, t.LL)), f.Rect(x-3, -9, 6, 15, 2, figure.Wood.L))
	}
	pole := func(x float64) kit.Node {
		return kit.Of(Rod(f, x, -34, x, room, 9, figure.Wood), Rod(f, x-22, -26, x+22, -26, 8, figure.Wood))
	}
	return f.At(kit.Of(pole(-190), pole(216), f.Line("M-190 -22Q10 14 216 -22", kit.Hex("#8a8f99"), 3.5),
		sock(-150, "#f2a33a"), shirt(-92, "#4f9fd8"), shirt(20, "#e8607f"), sock(92, "#5fae5f"), sock(124, "#5fae5f"), shirt(176, "#f7c52f").Move(-4, -6)), p.Add(0, 4*k), 0)
}

func laundryBasket(f *figure.Figure) kit.Node {
	t := figure.HexTones("#f4ead8")
	x := f.Bones.LegFar[2].X + 84*f.Body.Thick
	return f.At(kit.Of(f.Circle(-18, -52, 20, figure.HexTones("#5fc8c0").M), f.Circle(16, -54, 22, figure.HexTones("#f08a9f").M), f.Circle(0, -60, 16, kit.White), f.Form("M-52 -48H52L42 0H-42Z", kit.Lin(-46, 0, 46, 0, t.LL, t.M, t.DD), f.Line("M-30 -38L-26 -8M-10 -38V-8M10 -38V-8M30 -38L26 -8", t.DDD, 6).Opacity(.5)), f.Rect(-56, -54, 112, 11, 5, t.D)), limb.Point{X: x, Y: figure.Ground}, 0)
}

func choppingBlock(f *figure.Figure) kit.Node {
	x := f.Bones.LegFar[2].X + 78*f.Body.Thick
	bark, cut := figure.HexTones("#8a5a34"), figure.HexTones("#e8bd7f")
	half := func(dx, turn float64) kit.Node {
		return kit.Of(f.Form(figure.Text("M%.1f -70L%.1f -132Q%.1f -140 %.1f -132V-70Z", dx-14, dx-14, dx, dx+14), kit.Lin(dx-14, 0, dx+14, 0, bark.L, bark.M, bark.D)), f.Ellipse(dx, -133, 14, 5, cut.L)).Rotate(turn, dx, -70)
	}
	lying := kit.Of(f.Form(kit.RoundRect(58, -26, 74, 26, 12), kit.Lin(0, -26, 0, 0, bark.L, bark.M, bark.DD)), f.Ellipse(126, -13, 8, 13, cut.M), f.Ellipse(126, -13, 4, 7, cut.D))
	return f.At(kit.Of(lying, f.Form("M-44 -70Q-40 -30 -54 0H54Q40 -30 44 -70Z", kit.Lin(-46, 0, 46, 0, bark.L, bark.M, bark.DD), f.Line("M-26 -60L-30 -6M-4 -60V-4M20 -60L24 -6", bark.DD, 3)), f.Ellipse(0, -70, 44, 12, cut.M), f.Ellipse(0, -70, 28, 7, kit.None).Stroke(cut.D, 2), half(-15, -9), half(16, 9)), limb.Point{X: x, Y: figure.Ground}, 0)
}

func whiteBoard(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	x, y, w, h := p.X-22*k, p.Y-66*k, 250*k, 168*k
	leg := func(at float64) kit.Node {
		return pole(f, limb.Point{X: at, Y: y + h}, limb.Point{X: at, Y: figure.Ground}, 9, figure.Steel)
	}
	foot := func(at float64) kit.Node {
		return pole(f, limb.Point{X: at - 30*k, Y: figure.Ground - 4*k}, limb.Point{X: at + 30*k, Y: figure.Ground - 4*k}, 9, figure.Steel)
	}
	ink := gear(f, "#2f6fd8")
	mark := func(d string, dx, dy float64, c kit.Color) kit.Node {
		return f.At(f.Line(d, c, 6), limb.Point{X: x + dx*k, Y: y + dy*k}, 0)
	}
	marks := kit.Of(mark("M0 0Q30 -12 62 0M0 22H88M0 42H66", 34, 52, ink.M), mark("M0 60V0M0 60H84M6 48L30 30L50 38L80 6", 136, 56, figure.HexTones("#d8433f").M), mark("M0 0L8 8L24 -10", 36, 130, figure.HexTones("#3f9f5a").M), mark("M0 0H60", 72, 130, ink.D))
	if f.Spec.Written != "" {
		marks = written(f, x+9*k, y+9*k, w-18*k, h-18*k, ink.D)
	}
	return kit.Of(leg(x+28*k), leg(x+w-28*k), foot(x+28*k), foot(x+w-28*k), f.Form(kit.RoundRect(x, y, w, h, 9*k), kit.Lin(x, y, x+w, y+h, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)), f.Form(kit.RoundRect(x+9*k, y+9*k, w-18*k, h-18*k, 4*k), kit.Lin(x, y, x+w, y+h, kit.White, kit.Hex("#f6f9fc"), kit.Hex("#dde6ee"))),
		marks, f.Rect(x+30*k, y+h-3*k, 120*k, 9*k, 3*k, figure.Steel.D))
}

func boardMarker(f *figure.Figure) kit.Node {
	t := gear(f, "#2f6fd8")
	return kit.Of(Rod(f, 0, 20, 0, -16, 10, t), Rod(f, 0, -16, 0, -26, 5, figure.Black))
}

func drawnPaper(f *figure.Figure) kit.Node {
	x := farPalm(f).X + 6*f.Body.Thick
	stick := func(x, y, turn float64, hex string) kit.Node {
		t := figure.HexTones(hex)
		return kit.Of(Rod(f, x, y, x+34, y, 10, t), f.Path(figure.Text("M%.1f %.1fl12 4l-12 4Z", x+36, y-4), t.D)).Rotate(turn, x, y)
	}
	return f.At(kit.Of(f.Form("M-44 -2L-12 -38H150L126 -2Z", kit.Lin(-40, -38, 130, 0, kit.White, kit.Hex("#f4f0e8"))).Stroke(kit.Hex("#cfc6b8"), 2.5),
		f.Circle(18, -28, 7, figure.HexTones("#f7c52f").M), f.Path("M60 -8V-22L78 -32L98 -22L94 -8Z", figure.HexTones("#e8605a").M), f.Path("M54 -21L80 -34L104 -21Z", figure.HexTones("#4f8fd8").M), f.Line("M-24 -6Q40 -12 122 -6", figure.HexTones("#5fae4a").M, 5),
		stick(150, -6, -12, "#3f8fe0"), stick(136, -22, 24, "#5fae4a"), stick(176, -24, -30, "#f2a33a"), stick(-66, -4, 10, "#8f5fd8")), limb.Point{X: x, Y: figure.Ground}, 0)
}

func crayonProp(f *figure.Figure) kit.Node {
	t := gear(f, "#e0453f")
	return kit.Of(Rod(f, 0, 22, 0, -18, 10, t), f.Path("M-5 -18L0 -32L5 -18Z", t.D), f.Rect(-6, -8, 12, 4, 0, t.DD))
}

func plantedTree(f *figure.Figure) kit.Node {
	p := farPalm(f)
	leaf, soil := gear(f, "#5fae4a"), figure.HexTones("#7a5236")
	at := limb.Point{X: p.X + 22*f.Body.Thick, Y: figure.Ground}
	h := (figure.Ground - p.Y) / f.Body.Thick
	blade := func(x, y, turn float64) kit.Node {
		return f.Form(figure.Text("M%.1f %.1fq16 -22 44 -12q-14 24 -44 12Z", x, y), kit.Lin(x, y-20, x+44, y, leaf.LL, leaf.M, leaf.D)).Rotate(turn, x, y)
	}
	return kit.Of(f.At(kit.Of(Rod(f, 0, 0, 2, -h-84, 8, figure.Wood), blade(2, -h-30, -10), blade(0, -h-36, 170), blade(2, -h-60, -24), blade(0, -h-64, 190), blade(2, -h-84, -70), blade(2, -h-82, -30), blade(0, -h-82, -140),
		f.Form("M-70 2Q-50 -34 -12 -36Q0 -44 16 -36Q56 -32 74 2Z", kit.Lin(0, -40, 0, 2, soil.LL, soil.M, soil.D), f.Circle(-30, -12, 5, soil.DD), f.Circle(22, -18, 4, soil.LL), f.Circle(40, -6, 5, soil.DD)),
		Rod(f, 96, -2, 128, -22, 8, figure.HexTones("#d8433f")), f.Form("M98 -6L62 4Q58 14 72 14L102 4Z", kit.Lin(60, 0, 100, 10, figure.Steel.LL, figure.Steel.M, figure.Steel.DD))), at, 0), body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin))
}

func makeupBrush(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 22, 0, -22, 6, gear(f, "#3f424e")), Rod(f, 0, -20, 0, -28, 8, figure.Gold), f.Form("M-8 -28Q-12 -48 0 -52Q12 -48 8 -28Z", kit.Lin(-8, 0, 8, 0, figure.HexTones("#f4a0a8").L, figure.HexTones("#d8707f").M)))
}

func handMirror(f *figure.Figure) kit.Node {
	t := gear(f, "#e8709a")
	return kit.Of(Rod(f, 0, 26, 0, -24, 11, t), f.Form(kit.Oval(0, -62, 38, 44), kit.Lin(-36, -100, 36, -20, t.LL, t.M, t.DD)), f.Form(kit.Oval(0, -62, 30, 36), kit.Lin(-24, -92, 24, -30, kit.Hex("#f4fbff"), kit.Hex("#bfe0f2"), kit.Hex("#8fc0dc")), f.Path("M-24 -40L14 -100L26 -92L-12 -30Z", kit.White.Alpha(.55))))
}

func floorMat(f *figure.Figure) kit.Node {
	t := gear(f, "#8f6fd6")
	return f.At(kit.Of(f.Form("M-150 10L-112 -20H128L160 10Q164 16 156 16H-146Q-154 16 -150 10Z", kit.Lin(-120, -20, 120, 16, t.LL, t.M, t.D)), f.Line("M-146 12H156", t.DD, 4)), limb.Point{X: f.Bones.Trunk.X, Y: figure.Ground}, 0)
}

func cookieTray(f *figure.Figure) kit.Node { return ovenTray(f, true) }

func bakingTray(f *figure.Figure) kit.Node { return ovenTray(f, false) }

// tray is a baking tray between both hands in oven gloves, with cookies or bare.
func ovenTray(f *figure.Figure, cookies bool) kit.Node {
	a, b := nearPalm(f), farPalm(f)
	half := (b.X - a.X) / 2 / f.Body.Thick
	mitt := gear(f, "#e0455a")
	cookie := func(x, y float64) kit.Node {
		t := figure.HexTones("#d89a4f")
		return kit.Of(f.Form(kit.Oval(x, y, 16, 9), kit.Rad(x-5, y-4, 24, t.LL, t.M, t.D)), f.Circle(x-6, y-2, 2.4, figure.HexTones("#5a3424").M), f.Circle(x+5, y-3, 2.4, figure.HexTones("#5a3424").M), f.Circle(x, y+3, 2.4, figure.HexTones("#5a3424").M))
	}
	glove := func(x float64) kit.Node {
		return f.Form(kit.RoundRect(x-16, -16, 32, 34, 13), kit.Lin(x-14, -16, x+14, 18, mitt.LL, mitt.M, mitt.DD))
	}
	var load kit.Node
	if cookies {
		steam := f.Blur(3, f.Line("M-34 -60q9 -10 0 -22M0 -64q9 -10 0 -22M34 -60q9 -10 0 -22", kit.Hex("#dfe6ee"), 6)).Opacity(.85)
		load = kit.Of(steam, cookie(-42, -36), cookie(0, -36), cookie(42, -36), cookie(-50, -14), cookie(0, -14), cookie(50, -14))
	}
	return f.At(kit.Of(f.Form(figure.Text("M%.1f 4L%.1f -48H%.1fL%.1f 4Z", -half, -half+20, half-20, half), kit.Lin(0, -48, 0, 4, figure.Steel.M, figure.Steel.L)), load,
		f.Form(kit.RoundRect(-half-4, 0, 2*half+8, 13, 6), kit.Lin(0, 0, 0, 13, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)), glove(-half), glove(half)), a.Mix(b, .5), 0)
}

func potLadle(f *figure.Figure) kit.Node {
	p, k := farPalm(f), f.Body.Thick
	return pole(f, p.Add(-4*k, -20*k), p.Add(14*k, 74*k), 7, figure.Wood)
}

func stove(f *figure.Figure) kit.Node {
	p, k := farPalm(f), f.Body.Thick
	pot, body := gear(f, "#e0523f"), figure.HexTones("#e9edf2")
	top := p.Y + 104*k
	room := (figure.Ground - top) / k
	soup := figure.HexTones("#e88a3a")
	steam := f.Blur(3.5, f.Line("M24 -92q12 -14 0 -28q-10 -12 2 -26M62 -88q12 -14 0 -28q-10 -12 2 -26", kit.Hex("#dfe6ee"), 8)).Opacity(.85)
	return f.At(kit.Of(steam,
		f.Form(figure.Text("M-44 0H116V%.1fH-44Z", room), kit.Lin(-44, 0, 116, 0, body.LL, body.M, body.D)), f.Rect(-30, 44, 132, room-62, 8, figure.Steel.D), f.Rect(-20, 58, 112, room-90, 6, figure.Black.M), f.Path(figure.Text("M-10 %.1fL30 66H50L10 %.1fZ", room-44, room-44), kit.White.Alpha(.18)), f.Rect(-20, 48, 112, 6, 3, figure.Steel.LL),
		f.Circle(-16, 22, 8, figure.Black.M), f.Circle(12, 22, 8, figure.Black.M), f.Circle(60, 22, 8, figure.Black.M), f.Circle(88, 22, 8, figure.Black.M), f.Form(kit.RoundRect(-52, -8, 176, 16, 5), kit.Lin(0, -8, 0, 8, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)),
		f.Line("M-22 -52H-34V-40M96 -52H108V-40", figure.Black.M, 8), f.Form("M-22 -72H96V-22Q96 -8 82 -8H-8Q-22 -8 -22 -22Z", kit.Lin(-22, 0, 96, 0, pot.LL, pot.M, pot.DD)), f.Ellipse(37, -72, 60, 13, pot.D), f.Ellipse(37, -71, 53, 10, soup.M), f.Ellipse(20, -72, 10, 3, figure.HexTones("#f7c52f").M), f.Ellipse(58, -69, 9, 3, figure.HexTones("#5fae4a").M)), limb.Point{X: p.X - 22*k, Y: top}, 0)
}

func kitchenKnife(f *figure.Figure) kit.Node {
	return f.At(kit.Of(Rod(f, -10, 0, 16, 2, 9, figure.Black), f.Form("M14 -6H74Q70 14 50 16H14Z", kit.Lin(0, -6, 0, 16, figure.Steel.DD, figure.Steel.L, figure.Steel.M))), farPalm(f), 12)
}

func cuttingCounter(f *figure.Figure) kit.Node {
	p, k := farPalm(f), f.Body.Thick
	c, board := figure.HexTones("#6f9fd0"), figure.HexTones("#d9a263")
	top := p.Y + 34*k
	room := (figure.Ground - top) / k
	carrot := figure.HexTones("#f28a2a")
	slice := func(x float64) kit.Node {
		return kit.Of(f.Ellipse(x, -14, 9, 6, carrot.D), f.Ellipse(x, -15, 8, 5, carrot.L))
	}
	return kit.Of(f.At(kit.Of(f.Form(figure.Text("M-92 8H128V%.1fH-92Z", room), kit.Lin(-90, 0, 120, 0, c.L, c.M, c.D), f.Line(figure.Text("M18 20V%.1f", room), c.DD, 3), f.Rect(0, 36, 6, 26, 3, figure.Steel.L), f.Rect(30, 36, 6, 26, 3, figure.Steel.L)), f.Form(kit.RoundRect(-100, 0, 236, 18, 6), kit.Lin(0, 0, 0, 18, kit.Hex("#fdfaf4"), kit.Hex("#d9d2c6"))),
		f.Form(kit.RoundRect(-58, -9, 150, 11, 5), kit.Lin(0, -9, 0, 2, board.LL, board.M, board.D)), f.Form("M66 -18Q92 -24 96 -16Q92 -8 66 -8Q60 -13 66 -18Z", kit.Lin(0, -20, 0, -8, figure.HexTones("#5fae4a").L, figure.HexTones("#5fae4a").D)), f.Form("M-46 -14Q-30 -26 18 -20V-9H-30Q-44 -8 -46 -14Z", kit.Lin(0, -24, 0, -8, carrot.LL, carrot.M, carrot.D)), slice(30), slice(44), slice(56)), limb.Point{X: p.X + 10*k, Y: top}, 0), body.Hand(f, f.Bones.ArmFar, f.Pose.Far, f.Skin))
}

// laptopDesk is a desk seen from the front, with an open laptop that hides the hands.
func laptopDesk(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, nearPalm(f).Mix(farPalm(f), .5)
	y := p.Y + 14*k
	room := (figure.Ground - y) / k
	t, mug := gear(f, "#c3ccd6"), figure.HexTones("#e0523f")
	leg := func(x float64) kit.Node { return Rod(f, x, 12, x*1.04, room-3, 11, figure.Wood) }
	panel := f.Form(figure.Text("M-150 12H150V%.1fH-150Z", room-16), kit.Lin(-150, 0, 150, 0, figure.Wood.L, figure.Wood.M, figure.Wood.D), f.Line(figure.Text("M-132 34H132V%.1fH-132Z", room-34), figure.Wood.DD, 3).Opacity(.5))
	return f.At(kit.Of(leg(-138), leg(138), panel, f.Form(kit.RoundRect(-166, 0, 332, 18, 6), kit.Lin(0, 0, 0, 18, figure.Wood.LL, figure.Wood.M, figure.Wood.D)),
		f.Line("M120 -30H132Q138 -16 118 -12", mug.D, 5), f.Form("M88 -40H120L117 0H91Z", kit.Lin(88, 0, 120, 0, mug.LL, mug.M, mug.DD)),
		f.Form(kit.RoundRect(-66, -84, 132, 84, 8), kit.Lin(-66, -84, 66, 0, t.LL, t.M, t.D)), f.Circle(0, -44, 11, t.LL), f.Circle(0, -44, 7, t.D), f.Form(kit.RoundRect(-76, -6, 152, 8, 4), kit.Lin(0, -6, 0, 2, t.L, t.DD))), limb.Point{X: p.X, Y: y}, 0)
}

func lipstick(f *figure.Figure) kit.Node {
	t := gear(f, "#d8344f")
	return kit.Of(Rod(f, 0, 20, 0, -14, 12, figure.Black), f.Rect(-6, -20, 12, 8, 1, figure.Gold.M), f.Form("M-5 -20V-34L5 -42V-20Z", kit.Lin(-5, 0, 5, 0, t.L, t.M, t.D)))
}
