package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() { maps.Copy(Props, tradeProps) }

// tradeProps are what plumbers, smiths and nurses work on, and what is done at a table.
var tradeProps = map[string]prop{
	"open sink":      {free: true, behind: true, draw: openSink},
	"pipe wrench":    {free: true, draw: pipeWrench},
	"anvil":          {free: true, draw: anvilProp},
	"hot iron":       {free: true, draw: hotIron},
	"pressure cuff":  {free: true, front: true, draw: pressureCuff},
	"split board":    {free: true, front: true, draw: splitBoard},
	"quarter pipe":   {free: true, behind: true, draw: quarterPipe},
	"plain table":    {free: true, front: true, shared: true, draw: plainTable},
	"desk book":      {free: true, front: true, draw: deskBook},
	"drawing table":  {free: true, front: true, draw: drawingTable},
	"table crayon":   {far: true, front: true, tilt: 150, draw: crayonProp},
	"table brush":    {far: true, front: true, tilt: 150, draw: brush},
	"changing table": {free: true, front: true, draw: changingTable},
	"ear phone":      {draw: phone, tilt: 14},
}

// openSink is a sink on a cabinet whose open front shows the bent pipe below it.
func openSink(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	t, dark, brass := gear(f, "#5f9fb8"), kit.Hex("#3a4652"), figure.HexTones("#c3ccd6")
	top := p.Y - 74*k
	room := (figure.Ground - top) / k
	pipe := "M62 28V66Q62 92 40 92Q18 92 18 72"
	return f.At(kit.Of(
		f.Line("M104 -8V-62Q104 -84 84 -84Q64 -84 64 -66V-56", brass.DD, 13), f.Line("M104 -8V-62Q104 -84 84 -84Q64 -84 64 -66V-56", brass.L, 8), f.Line("M92 -20H116", brass.D, 9),
		f.Form(figure.Text("M-50 12H164V%.1fH-50Z", room), kit.Lin(-50, 0, 164, 0, t.L, t.M, t.D)),
		f.Rect(-36, 30, 150, room-48, 4, dark),
		f.Form(figure.Text("M114 30L150 22V%.1fL114 %.1fZ", room+4, room-18), kit.Lin(114, 0, 150, 0, t.M, t.LL)), f.Circle(143, room*.5, 5, brass.L),
		f.Line(pipe, brass.DD, 21), f.Line(pipe, brass.M, 15), f.Line(pipe, brass.LL, 4).Move(-3, -2), f.Rect(49, 46, 26, 12, 3, brass.D), f.Rect(5, 62, 26, 12, 3, brass.D),
		f.Form("M40 108Q50 124 40 130Q30 124 40 108Z", kit.Lin(32, 108, 48, 130, seaBlue.L, seaBlue.D)),
		f.Form(kit.RoundRect(-62, 0, 238, 18, 6), kit.Lin(0, 0, 0, 18, kit.Hex("#fdfaf4"), kit.Hex("#d9d2c6"))), f.Form("M22 0H122Q118 -10 106 -10H38Q26 -10 22 0Z", kit.Lin(0, -10, 0, 0, kit.White, kit.Hex("#cfd8df"))),
	), limb.Point{X: p.X - 18*k, Y: top}, 0)
}

// pipeWrench has the far end of its handle in the near hand and its jaws on the pipe at the far one.
func pipeWrench(f *figure.Figure) kit.Node {
	a, b := nearPalm(f), farPalm(f)
	red := figure.HexTones("#d8433f")
	return kit.Of(pole(f, a.Mix(b, -.25), a.Mix(b, .7), 12, red), f.At(f.Form("M-8 14H8V-4L22 -10V-22L-2 -20L-12 -32H-22L-14 -8Z", kit.Lin(-20, -30, 20, 14, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)), a.Mix(b, .7), figure.Direction(a, b)+90))
}

// anvilProp stands before a smith, its face right below the iron in the far hand.
func anvilProp(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	iron := figure.HexTones("#5d6673")
	room := (figure.Ground-p.Y)/k - 13
	return f.At(kit.Of(
		f.Form(figure.Text("M22 66H122L128 %.1fH16Z", room), kit.Lin(16, 0, 128, 0, figure.Wood.L, figure.Wood.M, figure.Wood.DD), f.Line(figure.Text("M44 70V%.1fM72 70V%.1fM98 70V%.1f", room, room, room), figure.Wood.DD, 3)), f.Rect(14, room-30, 116, 9, 3, iron.DD),
		f.Form("M-16 6Q10 24 46 26L52 44Q40 50 30 66H116Q106 50 94 44L100 28H138V0H20Q4 2 -16 6Z", kit.Lin(0, 0, 0, 66, iron.LL, iron.M, iron.DD)), f.Rect(18, 0, 120, 6, 2, iron.L),
	), limb.Point{X: p.X + 8*k, Y: p.Y + 13*k}, 0)
}

// hotIron is held in tongs by the far hand and glows where the hammer comes down.
func hotIron(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	glow := figure.HexTones("#ff8a2a")
	spark := f.Line("M84 -14L92 -40M98 -12L118 -32M70 -14L64 -36M106 -4L130 -12", kit.Hex("#ffc23a"), 4.500)
	return f.At(kit.Of(Rod(f, -26, 6, 44, 2, 8, figure.Black), f.Form("M38 -5H112L118 2L112 9H38Z", kit.Lin(38, 0, 118, 0, glow.D, glow.M, kit.Hex("#ffe28a"))), spark), farPalm(f).Add(0, -2*k), 0)
}

// pressureCuff is around the arm of who stands before a nurse, with its tube to the bulb and the gauge in the near hand.
func pressureCuff(f *figure.Figure) kit.Node {
	k, p, q := f.Body.Thick, farPalm(f), nearPalm(f)
	t := gear(f, "#2f5fa8")
	tube := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", p.X+20*k, p.Y+10*k, (p.X+q.X)/2+24*k, max(p.Y, q.Y)+62*k, q.X+6*k, q.Y+8*k)
	gauge := kit.Of(f.Circle(0, 0, 21, figure.Steel.DD), f.Circle(0, 0, 18, kit.White), f.Line("M0 0L8 -10", kit.Hex("#d8343f"), 3.4), f.Line("M-12 6A13 13 0 0 1 -9 -10M-4 -13A13 13 0 0 1 10 -9M13 -3A13 13 0 0 1 12 6", kit.Hex("#4a5464"), 2.2))
	return kit.Of(f.Line(tube, kit.Hex("#3a3f4a"), 6*k), f.At(kit.Of(f.Form(kit.RoundRect(-8, -36, 52, 56, 12), kit.Lin(-8, 0, 44, 0, t.L, t.M, t.DD)), f.Line("M-6 -22H42M-6 6H42", t.LL, 3).Opacity(.7)), p, -6), f.At(gauge, q.Add(4*k, -26*k), 0))
}

// splitBoard breaks in two at the far foot.
func splitBoard(f *figure.Figure) kit.Node {
	foot := f.Bones.LegFar[2]
	w := figure.HexTones("#d9a263")
	half := f.Form("M-16 -96H16V-10L8 0L2 -12L-6 2L-10 -10L-16 -2Z", kit.Lin(-16, 0, 16, 0, w.LL, w.M, w.DD), f.Line("M-6 -92V-18M6 -92V-20", w.D, 2.4))
	chip := func(dx, dy, turn float64) kit.Node {
		return f.At(f.Path("M-7 -3L6 -5L8 3L-5 5Z", w.L), foot.Add(dx*f.Body.Thick, dy*f.Body.Thick), turn)
	}
	at := foot.Add(40*f.Body.Thick, 0)
	return kit.Of(f.At(half, at.Add(4*f.Body.Thick, -14*f.Body.Thick), 16), f.At(half.Scale(1, -1, 0, 0), at.Add(4*f.Body.Thick, 20*f.Body.Thick), -14), chip(66, -18, 20), chip(74, 12, -30), chip(58, 34, 50), chip(90, -4, 0))
}

// quarterPipe is the curved ramp that a skater has jumped from.
func quarterPipe(f *figure.Figure) kit.Node {
	k, c := f.Body.Thick, f.Bones.Trunk
	t := gear(f, "#8fa3b8")
	side := "M-190 0H190V-196H132Q112 -196 104 -176Q56 -36 -190 0Z"
	return f.At(kit.Of(f.Form(side, kit.Lin(-190, 0, 190, 0, t.LL, t.M, t.D), f.Line("M40 0V-70M92 0V-140M144 0V-190", t.DD, 4).Opacity(.6)), f.Line("M-186 -2Q56 -36 104 -176Q112 -196 132 -196", t.DD, 9), f.Line("M128 -198H192", figure.Wood.M, 11), f.Circle(130, -197, 8, figure.Steel.LL)), limb.Point{X: c.X - 20*k, Y: figure.Ground}, 0)
}

// plainTable is the table of who reads or drinks at it.
func plainTable(f *figure.Figure) kit.Node {
	return table(f, TableTopAt(f).Y, 104, figure.HexTones("#b9783f"))
}

// deskBook stands open on a table between both hands.
func deskBook(f *figure.Figure) kit.Node {
	p, q := nearPalm(f), farPalm(f)
	return kit.Of(f.At(openBook(f), limb.Point{X: (p.X+q.X)/2 + 8*f.Body.Thick, Y: TableTopAt(f).Y - 17*f.Body.Thick}, 0), body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin))
}

// drawingTable has paper under the hands and what is drawn with beside it.
func drawingTable(f *figure.Figure) kit.Node {
	k, p, q := f.Body.Thick, nearPalm(f), farPalm(f)
	y := max(p.Y, q.Y) + 15*k
	x := min(p.X, q.X) - 34*k
	w := max(p.X, q.X) + 138*k - x
	cup := figure.HexTones("#4f8fd8")
	stick := func(dx, turn float64, hex string) kit.Node {
		return f.At(Rod(f, 0, 0, 0, -48, 8, figure.HexTones(hex)), limb.Point{X: x + w - (52-dx)*k, Y: y - 16*k}, turn)
	}
	mid := q.X - 4*k
	paper := f.At(kit.Of(f.Form("M-56 0L-40 -17H64L78 0Z", kit.Lin(-56, 0, 78, 0, kit.White, kit.Hex("#eef0f4"))).Stroke(kit.Hex("#b9bfc9"), 1.5), f.Line("M-30 -5Q-20 -14 -8 -6T16 -7", figure.HexTones("#e8605a").M, 4), f.Line("M26 -5Q40 -15 60 -5", figure.HexTones("#4f8fd8").M, 4), f.Circle(4, -12, 3.5, figure.HexTones("#f7c52f").M)), limb.Point{X: mid, Y: y}, 0)
	return kit.Of(tableTop(f, x, y, w, figure.Wood), paper, stick(0, -14, "#e8605a"), stick(8, 4, "#5fae4a"), stick(14, 20, "#f2a33a"),
		f.At(f.Form("M-18 -34H18L14 0H-14Z", kit.Lin(-18, 0, 18, 0, cup.LL, cup.M, cup.DD)), limb.Point{X: x + w - 44*k, Y: y}, 0), body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin), body.Hand(f, f.Bones.ArmFar, f.Pose.Far, f.Skin))
}

// changingTable has a baby on its back under the hands, in a white diaper.
func changingTable(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	wood, mat, s := figure.Wood, figure.HexTones("#9fd0e8"), f.Skin
	room := (figure.Ground-p.Y)/k - 26
	leg := func(x float64) kit.Node { return Rod(f, x, 8, x, room-3, 12, wood) }
	limb1 := func(d string, w float64) kit.Node { return kit.Of(f.Line(d, s.D, w), f.Line(d, s.M, w-3)) }
	baby := kit.Of(limb1("M-14 -20Q-22 -44 -6 -58", 17), limb1("M4 -22Q-4 -50 14 -62", 17), f.Form("M-16 -36Q34 -50 62 -36Q70 -18 58 -8H-12Q-24 -20 -16 -36Z", kit.Lin(0, -44, 0, -6, s.L, s.M, s.D)), f.Form("M-20 -36Q0 -44 18 -40Q24 -22 16 -7H-14Q-28 -20 -20 -36Z", kit.Lin(0, -42, 0, -6, kit.White, kit.Hex("#dfe6ee"))), limb1("M54 -32Q44 -52 54 -62", 13),
		f.Circle(90, -34, 32, kit.Rad(82, -44, 44, s.L, s.M, s.D)), f.Line("M92 -66q10 -10 12 2", f.Hair.M, 5), f.Line("M76 -38q4 -5 8 0M94 -42q4 -5 8 0", kit.Hex("#3a2a26"), 3.4), f.Line("M82 -26q8 8 16 -2", kit.Hex("#a8433f"), 3.4))
	return kit.Of(f.At(kit.Of(leg(-48), leg(130), f.Form(kit.RoundRect(-60, 0, 202, 16, 6), kit.Lin(0, 0, 0, 16, wood.LL, wood.M, wood.DD)), f.Form(kit.RoundRect(-54, -10, 190, 13, 6), kit.Lin(0, -10, 0, 3, mat.LL, mat.M)), baby), limb.Point{X: p.X + 4*k, Y: p.Y + 26*k}, 0), body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin), body.Hand(f, f.Bones.ArmFar, f.Pose.Far, f.Skin))
}
