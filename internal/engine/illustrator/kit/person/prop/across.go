package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() { maps.Copy(Props, acrossProps) }

// acrossProps are what two who face each other have between them, what each of them has, and what one sits in or jumps on.
var acrossProps = map[string]prop{
	"chair":            {free: true, behind: true, draw: Chair},
	"chess table":      {free: true, front: true, shared: true, draw: chessTable},
	"dining table":     {free: true, front: true, shared: true, draw: diningTable},
	"wrestling table":  {free: true, front: true, shared: true, draw: wrestlingTable},
	"dinner":           {free: true, front: true, shared: true, draw: dinner},
	"raised tea cup":   {far: true, draw: raisedTeaCup},
	"tea set":          {free: true, front: true, shared: true, draw: teaSet},
	"raised fork":      {far: true, tilt: -50, draw: raisedFork},
	"paddle":           {far: true, tilt: 26, draw: paddle},
	"tennis table":     {free: true, front: true, shared: true, draw: tennisTable},
	"seesaw":           {free: true, shared: true, draw: seesaw},
	"picnic":           {free: true, behind: true, shared: true, draw: picnic},
	"sandwich":         {far: true, front: true, draw: sandwich},
	"boat inside":      {free: true, behind: true, draw: boatInside},
	"boat side":        {free: true, front: true, draw: boatSide},
	"trampoline":       {free: true, behind: true, draw: trampoline},
	"playground slide": {free: true, behind: true, draw: playgroundSlide},
	"slide rim":        {free: true, front: true, draw: slideRim},
	"pier":             {free: true, behind: true, draw: pier},
	"cast rod":         {free: true, draw: castRod},
}

// Axis is the middle between two who face each other, on the floor.
func Axis(f *figure.Figure) limb.Point {
	return limb.Point{X: farPalm(f).X + f.Pose.Across*f.Body.Thick, Y: figure.Ground}
}

// seatLevel is the y of the seat under a figure.
func seatLevel(f *figure.Figure) float64 { return f.Bones.Trunk.Y + 20*f.Body.Thick }

// Chair is a plain chair under a seated figure, seen from the side.
func Chair(f *figure.Figure) kit.Node {
	k, c, y := f.Body.Thick, f.Bones.Trunk, seatLevel(f)
	w := figure.HexTones("#a8673a")
	leg := func(dx float64) kit.Node {
		return pole(f, limb.Point{X: c.X + dx*k, Y: y}, limb.Point{X: c.X + dx*1.1*k, Y: figure.Ground - 3*k}, 9, w)
	}
	room := 110.0
	return kit.Of(leg(-40), leg(38), pole(f, limb.Point{X: c.X - 44*k, Y: y}, limb.Point{X: c.X - 58*k, Y: y - room*k}, 10, w), f.Form(kit.RoundRect(c.X-52*k, y, 104*k, 13*k, 6*k), kit.Lin(0, y, 0, y+13*k, w.LL, w.M, w.DD)))
}

// table is a table with its middle at the axis and its top at y; half is half its width in units of the body.
func table(f *figure.Figure, y, half float64, t kit.Tones) kit.Node {
	k, a := f.Body.Thick, Axis(f)
	return kit.Of(f.Form(figure.Text("M%.1f %.1fH%.1fL%.1f %.1fH%.1fZ", a.X-11*k, y, a.X+11*k, a.X+14*k, figure.Ground-8*k, a.X-14*k), kit.Lin(a.X-12*k, 0, a.X+12*k, 0, t.L, t.M, t.DD)), f.Form(kit.RoundRect(a.X-52*k, figure.Ground-12*k, 104*k, 12*k, 6*k), kit.Lin(0, figure.Ground-12*k, 0, figure.Ground, t.L, t.DD)),
		f.Form(kit.RoundRect(a.X-half*k, y, 2*half*k, 15*k, 6*k), kit.Lin(0, y, 0, y+15*k, t.LL, t.M, t.DD)))
}

func chessTable(f *figure.Figure) kit.Node {
	k, a := f.Body.Thick, Axis(f)
	y := farPalm(f).Y + 46*k
	white, dark := gear(f, "#f4e6cc"), figure.HexTones("#4a3a44")
	piece := func(x float64, t kit.Tones, kind int) kit.Node {
		head := f.Circle(x, -30, 6.5, t.M)
		switch kind {
		case 1: // king
			head = kit.Of(f.Path(figure.Text("M%.1f -26L%.1f -42H%.1fL%.1f -26Z", x-5, x-8, x+8, x+5), t.M), f.Line(figure.Text("M%.1f -42V-54M%.1f -49h10", x, x-5), t.D, 3))
		case 2: // knight
			head = f.Path(figure.Text("M%.1f -22Q%.1f -44 %.1f -46L%.1f -36L%.1f -30L%.1f -28L%.1f -22Z", x-7, x-10, x+2, x+12, x+10, x+3, x+7), t.M)
		case 3: // rook
			head = f.Path(figure.Text("M%.1f -24V-40h5v5h4v-5h4v5h4v-5h3V-24Z", x-10), t.M)
		}
		return kit.Of(f.Form(figure.Text("M%.1f 0Q%.1f -8 %.1f -12L%.1f -26H%.1fL%.1f -12Q%.1f -8 %.1f 0Z", x-11, x-11, x-6, x-4, x+4, x+6, x+11, x+11), kit.Lin(x-10, 0, x+10, 0, t.LL, t.M, t.DD)), head)
	}
	top := f.At(kit.Of(f.Form("M-78 0L-66 -16H66L78 0Z", kit.Lin(-70, 0, 70, 0, figure.Wood.L, figure.Wood.D)), f.Path("M-70 -2L-60 -14H60L70 -2Z", white.L),
		f.Path("M-70 -2L-65 -8H-48L-52 -2ZM-35 -2L-33 -8H-16L-17 -2ZM0 -2V-8H16L17 -2ZM34 -2L32 -8H49L52 -2ZM-49 -8L-45 -14H-30L-33 -8ZM-16 -8L-15 -14H0V-8ZM16 -8L15 -14H30L32 -8ZM49 -8L45 -14H60L65 -8Z", dark.M),
		piece(-56, white, 3), piece(-34, white, 1), piece(-10, white, 0), piece(14, dark, 2), piece(38, dark, 1), piece(58, dark, 0)), limb.Point{X: a.X, Y: y}, 0)
	return kit.Of(table(f, y, 92, figure.Wood), top)
}

// TableTopAt is the middle of the table at which one eats.
func TableTopAt(f *figure.Figure) limb.Point {
	return limb.Point{X: Axis(f).X, Y: nearPalm(f).Y + 22*f.Body.Thick}
}

func diningTable(f *figure.Figure) kit.Node {
	a := TableTopAt(f)
	return kit.Of(table(f, a.Y, 104, figure.HexTones("#b9783f")), f.At(kit.Of(f.Ellipse(0, -3, 50, 6, kit.Hex("#c9d2da")), f.Form("M-54 -8Q0 -16 54 -8Q40 2 20 3H-20Q-40 2 -54 -8Z", kit.Lin(-50, 0, 50, 0, kit.White, kit.Hex("#eef2f6"), kit.Hex("#c4ced8")))), a, 0))
}

// dinner is what is served where nobody said what.
func dinner(f *figure.Figure) kit.Node {
	green, meat, rice := figure.HexTones("#5fae4a"), figure.HexTones("#b9643a"), figure.HexTones("#f7e6b8")
	glass := func(x float64) kit.Node {
		return f.Form(figure.Text("M%.1f -34H%.1fL%.1f -3H%.1fZ", x-11, x+11, x+9, x-9), kit.Lin(x-11, 0, x+11, 0, kit.White, kit.Hex("#dcebf4")), f.Rect(x-14, -24, 28, 24, 0, figure.HexTones("#f2a33a").M)).Stroke(kit.Hex("#a9c4d4"), 1.5)
	}
	return f.At(kit.Of(glass(-76), glass(76), f.Form("M-34 -9Q-38 -30 -14 -32Q6 -34 6 -9Z", kit.Lin(-34, -32, 0, -9, meat.LL, meat.M, meat.DD)), f.Circle(16, -16, 9, green.M), f.Circle(28, -14, 8, green.D), f.Circle(22, -23, 8, green.L), f.Ellipse(2, -12, 13, 6, rice.L)), TableTopAt(f), 0)
}

func raisedTeaCup(f *figure.Figure) kit.Node {
	t := gear(f, "#fdf6ee")
	return kit.Of(f.Path("M17 -9C32 -12 34 8 14 10", kit.None).Stroke(t.DD, 5), f.Form("M-20 -16H20C21 4 14 16 0 16C-14 16 -21 4 -20 -16Z", kit.Lin(-20, 0, 20, 0, t.LL, t.M, t.DD), f.Line("M-18 -4Q0 2 18 -4", figure.HexTones("#e0697f").M, 3.4)),
		f.Ellipse(0, -16, 20, 4.500, t.D), f.Ellipse(0, -15.500, 17, 3.2, figure.HexTones("#a8642f").M))
}

// teaSet is a teapot in the middle of a table, between two plates.
func teaSet(f *figure.Figure) kit.Node {
	t, rose, cookie := gear(f, "#fdf6ee"), figure.HexTones("#e0697f"), figure.HexTones("#c98a4a")
	plate := func(x float64) kit.Node {
		return kit.Of(f.Ellipse(x, -4, 24, 5, figure.HexTones("#d5dde4").M), f.Ellipse(x, -5, 22, 4, kit.White), f.Ellipse(x-6, -9, 9, 4.500, cookie.M), f.Ellipse(x+6, -10, 9, 4.500, cookie.L), f.Circle(x+4, -10, 1.4, cookie.DDD), f.Circle(x-8, -9, 1.4, cookie.DDD))
	}
	pot := kit.Of(f.Path("M-30 -24C-56 -40 -50 -2 -26 -10", kit.None).Stroke(t.DD, 6), f.Form("M28 -14C44 -18 42 -40 56 -44L60 -38C52 -32 52 -6 28 -4Z", kit.Lin(28, -40, 56, 0, t.LL, t.M, t.DD)),
		f.Form("M-32 -20C-32 -44 -14 -48 0 -48C14 -48 32 -44 32 -20C32 -4 20 2 0 2C-20 2 -32 -4 -32 -20Z", kit.Rad(-10, -34, 56, t.LL, t.M, t.DD), f.Line("M-32 -20Q0 -8 32 -20", rose.M, 4)), f.Form("M-14 -47Q0 -60 14 -47Z", kit.Lin(0, -58, 0, -46, rose.L, rose.D)), f.Circle(0, -58, 5, rose.M))
	return f.At(kit.Of(f.Form("M-54 -8Q0 -16 54 -8Q40 3 20 4H-20Q-40 3 -54 -8Z", figure.HexTones("#f6dfe4").M), plate(-78), plate(78), pot.Scale(.86, .86, 0, 0)), TableTopAt(f), 0)
}

func wrestlingTable(f *figure.Figure) kit.Node {
	return table(f, f.Bones.ArmFar[1].Y+12*f.Body.Thick, 96, figure.Wood)
}

func raisedFork(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 22, 0, -34, 4.5, figure.Steel), f.Line("M-8 -58V-44Q-8 -34 0 -34Q8 -34 8 -44V-58M0 -58V-36", figure.Steel.DD, 4))
}

func paddle(f *figure.Figure) kit.Node {
	t := gear(f, "#d8343f")
	return kit.Of(Rod(f, 0, 18, 0, -14, 9, figure.Wood), f.Form("M-9 -14Q-30 -30 -28 -52Q-26 -78 0 -78Q26 -78 28 -52Q30 -30 9 -14Z", kit.Lin(-26, -70, 26, -20, t.LL, t.M, t.DD)))
}

func tennisTable(f *figure.Figure) kit.Node {
	k, a := f.Body.Thick, Axis(f)
	y := f.Bones.Trunk.Y - 4*k
	room := (figure.Ground - y) / k
	t := gear(f, "#2f8f6a")
	leg := func(x float64) kit.Node { return Rod(f, x, 12, x, room-3, 9, figure.Steel) }
	return f.At(kit.Of(leg(-96), leg(96), Rod(f, -96, room*.55, 96, room*.55, 6, figure.Steel), f.Form("M-134 0L-118 -22H118L134 0Z", kit.Lin(-130, -22, 130, 0, t.L, t.M, t.D), f.Line("M-126 -11H126", kit.White, 3)), f.Form(kit.RoundRect(-136, -2, 272, 14, 4), kit.Lin(0, -2, 0, 12, t.M, t.DD), f.Rect(-136, -2, 272, 4, 0, kit.White)),
		f.Form("M-3 -2L5 -22V-52L-3 -34Z", kit.Lin(0, -50, 0, 0, kit.White, kit.Hex("#c9d4de"))), Rod(f, -3, 4, -3, -36, 4, figure.Steel), ball(f, 30, -86, 10, figure.HexTones("#fbf4e4"))), limb.Point{X: a.X, Y: y}, 0)
}

func seesaw(f *figure.Figure) kit.Node {
	k, a := f.Body.Thick, Axis(f)
	y := seatLevel(f)
	half := (a.X - f.Bones.Trunk.X) / k
	room := (figure.Ground - y) / k
	beam, foot := gear(f, "#f2b02a"), figure.HexTones("#3f8fd0")
	handle := func(x float64) kit.Node {
		return kit.Of(Rod(f, x, 6, x, handleLevel(f, y), 7, figure.HexTones("#d8433f")), Rod(f, x-10, handleLevel(f, y), x+10, handleLevel(f, y), 8, figure.HexTones("#d8433f")))
	}
	grip := (a.X - farPalm(f).X) / k
	return f.At(kit.Of(f.Form(figure.Text("M-14 8H14L52 %.1fH-52Z", room), kit.Lin(-40, 0, 40, 0, foot.LL, foot.M, foot.DD)), f.Rect(-62, room-10, 124, 10, 4, foot.D), handle(-grip), handle(grip),
		f.Form(kit.RoundRect(-half-56, 0, 2*half+112, 17, 8), kit.Lin(0, 0, 0, 17, beam.LL, beam.M, beam.DD)), f.Form(kit.RoundRect(-half-40, -5, 80, 11, 5), kit.Lin(0, -5, 0, 6, figure.HexTones("#d8433f").L, figure.HexTones("#d8433f").D)), f.Form(kit.RoundRect(half-40, -5, 80, 11, 5), kit.Lin(0, -5, 0, 6, figure.HexTones("#d8433f").L, figure.HexTones("#d8433f").D)), f.Circle(0, 10, 13, figure.Steel.M), f.Circle(0, 10, 6, figure.Steel.DD)), limb.Point{X: a.X, Y: y}, 0)
}

// handleLevel is how far over a seesaw's beam its handles are, in units of the body.
func handleLevel(f *figure.Figure, beam float64) float64 { return (farPalm(f).Y - beam) / f.Body.Thick }

// picnic is a checked cloth on the ground, seen a little from above, on which both sit, with the basket and the food in its middle.
func picnic(f *figure.Figure) kit.Node {
	k, a := f.Body.Thick, Axis(f)
	half := (a.X-f.Bones.Trunk.X)/k + 112
	red, straw := gear(f, "#e0453f"), figure.HexTones("#c98f4a")
	cloth := figure.Text("M%.1f 62L%.1f -44H%.1fL%.1f 62Q0 74 %.1f 62Z", -half, -half+70, half-70, half, -half)
	var stripes []kit.Node
	for i := -4; i <= 4; i++ {
		x := float64(i) * half / 4.4
		stripes = append(stripes, f.Path(figure.Text("M%.1f 74L%.1f -46h%.1fL%.1f 74Z", x-17, x*.72-11, 22.0, x+17), red.M).Opacity(.75))
	}
	for _, row := range [][2]float64{{-36, 12}, {-12, 15}, {16, 18}, {47, 20}} {
		stripes = append(stripes, f.Rect(-half, row[0], 2*half, row[1], 0, red.M).Opacity(.55))
	}
	basket := kit.Of(f.Line("M-40 -50Q0 -124 40 -50", straw.DD, 8), f.Form("M-20 -52Q-12 -84 -6 -84H4Q10 -80 14 -52Z", kit.Lin(-16, 0, 14, 0, figure.HexTones("#e9c88a").L, figure.HexTones("#c98f4a").M)), f.Form("M-52 -52H52L42 0H-42Z", kit.Lin(-46, 0, 46, 0, straw.LL, straw.M, straw.DD), f.Line("M-50 -38H50M-48 -24H48M-46 -10H46", straw.DD, 3), f.Line("M-30 -52L-26 0M-8 -52V0M14 -52V0M34 -52L30 0", straw.D, 3)), f.Form(kit.RoundRect(-56, -58, 112, 12, 5), kit.Lin(0, -58, 0, -46, straw.L, straw.D)))
	plate := kit.Of(f.Ellipse(-34, 42, 30, 9, figure.HexTones("#d8d4cc").M), f.Ellipse(-34, 40, 30, 9, kit.White), f.Path("M-56 38L-34 18L-14 38Z", figure.HexTones("#f2c23a").M), f.Path("M-56 38H-14V43H-54Z", figure.HexTones("#f2c23a").D))
	return f.At(kit.Of(f.Form(cloth, kit.Lin(0, -44, 0, 70, kit.White, kit.Hex("#f4ece2")), stripes...), f.Blur(4, f.Ellipse(4, 2, 50, 8, red.DDD)).Opacity(.35), basket, plate, apple(f, 26, 36, 13), apple(f, 46, 42, 12)), limb.Point{X: a.X, Y: a.Y - 6*k}, 0)
}

func sandwich(f *figure.Figure) kit.Node {
	b := figure.HexTones("#e9b872")
	return kit.Of(f.Form("M-26 -2L0 -44L28 -2Z", kit.Lin(-20, -40, 20, 0, b.LL, b.M, b.D)), f.Path("M-28 -2H30L26 4H-24Z", figure.HexTones("#5fae4a").M), f.Path("M-26 4H28L26 9H-24Z", figure.HexTones("#f2c23a").M), f.Path("M-26 9H28Q26 18 20 18H-18Q-24 18 -26 9Z", b.D))
}

// rail is the y of the upper edge of the rowing boat's side.
func rail(f *figure.Figure) float64 { return f.Bones.Trunk.Y - 8*f.Body.Thick }

func boatInside(f *figure.Figure) kit.Node {
	t := gear(f, "#c9743a")
	return f.At(kit.Of(f.Form("M-150 -26Q30 18 226 -36Q204 10 120 22H-80Q-136 12 -150 -26Z", kit.Lin(-150, 0, 220, 0, t.DD, t.DDD)), Rod(f, -40, 24, 50, 24, 12, figure.Wood)), limb.Point{X: f.Bones.Trunk.X, Y: rail(f)}, 0)
}

func boatSide(f *figure.Figure) kit.Node {
	k, y := f.Body.Thick, rail(f)
	t := gear(f, "#c9743a")
	room := (figure.Ground - y) / k
	p := nearPalm(f)
	px, py := (p.X-f.Bones.Trunk.X)/k, (p.Y-y)/k
	hull := figure.Text("M-150 -26Q30 22 226 -36Q214 %.1f 130 %.1fH-84Q-140 %.1f -150 -26Z", room*.7, room, room*.7)
	oarEnd := limb.Point{X: -66, Y: room - 6}
	oar := kit.Of(Rod(f, px+8, py-4, oarEnd.X, oarEnd.Y, 7, figure.Wood), f.Form("M-10 -8Q14 -20 44 -8Q50 0 44 8Q14 20 -10 8Z", kit.Lin(0, -14, 0, 14, figure.Wood.LL, figure.Wood.M, figure.Wood.D)).Rotate(figure.Direction(limb.Point{X: px, Y: py}, oarEnd), 0, 0).Move(oarEnd.X-8, oarEnd.Y))
	water := figure.HexTones("#4fb0e8")
	return kit.Of(f.At(kit.Of(f.Form(hull, kit.Lin(0, -30, 0, room, t.L, t.M, t.DD), f.Line(figure.Text("M-150 %.1fQ30 %.1f 226 %.1f", -26+room*.34, 22+room*.34, -36+room*.34), t.DD, 4), f.Line(figure.Text("M-150 %.1fQ30 %.1f 226 %.1f", -26+room*.66, 22+room*.66, -36+room*.66), t.DD, 4)), f.Line("M-152 -26Q30 22 228 -36", figure.HexTones("#f4e6cc").D, 13), f.Line("M-152 -27Q30 21 228 -37", figure.HexTones("#f4e6cc").L, 8)), limb.Point{X: f.Bones.Trunk.X, Y: y}, 0),
		f.At(oar, limb.Point{X: f.Bones.Trunk.X, Y: y}, 0), body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin),
		f.At(kit.Of(f.Form("M-196 6Q-176 -14 -150 -2Q-120 -16 -92 -2Q-62 -16 -34 -2Q-4 -16 24 -2Q54 -16 82 -2Q112 -16 140 -2Q170 -16 198 -2Q226 -14 246 6Q230 24 25 24Q-180 24 -196 6Z", kit.Lin(0, -14, 0, 24, water.L, water.M, water.D)), f.Line("M-150 8q18 -8 36 0M-40 10q18 -8 36 0M80 8q18 -8 36 0M170 10q14 -7 28 0", kit.White, 4).Opacity(.7)), limb.Point{X: f.Bones.Trunk.X, Y: figure.Ground - 4*k}, 0))
}

func trampoline(f *figure.Figure) kit.Node {
	t := gear(f, "#2f7fd8")
	var springs, legs []kit.Node
	for i := -4; i <= 4; i++ {
		x := float64(i) * 34
		springs = append(springs, f.Line(figure.Text("M%.1f -64L%.1f -54", x*.86, x), figure.Steel.L, 2.5))
	}
	for _, x := range []float64{-132, -60, 60, 132} {
		legs = append(legs, Rod(f, x, -58, x*1.02, 4, 8, figure.Steel))
	}
	return f.At(kit.Of(kit.Of(legs...), f.Form(kit.Oval(0, -70, 168, 30), kit.Lin(-160, 0, 160, 0, t.L, t.M, t.DD)), f.Form(kit.Oval(0, -74, 138, 21), kit.Lin(0, -94, 0, -54, figure.Black.M, figure.Black.LL)), kit.Of(springs...), f.Ellipse(0, -72, 46, 8, figure.Black.DDD).Opacity(.6), f.Line("M-40 -108V-92M0 -112V-92M40 -108V-92", figure.Steel.L, 4).Opacity(.8)), limb.Point{X: f.Bones.Trunk.X, Y: figure.Ground}, 0)
}

// chute is the line of the slide under the hips, in units of the body around them.
const chute = "M-150 -66Q-120 -66 -96 -50L116 78Q150 100 214 %.1f"

func playgroundSlide(f *figure.Figure) kit.Node {
	k, c := f.Body.Thick, f.Bones.Trunk
	room := (figure.Ground - c.Y) / k
	t := gear(f, "#f2b02a")
	red := figure.HexTones("#d8433f")
	rungs := ""
	for y := -40.0; y < room-10; y += 34 {
		rungs += figure.Text("M%.1f %.1fH-136", -176.0, y)
	}
	d := figure.Text(chute, room-14)
	return f.At(kit.Of(Rod(f, -178, -150, -178, room, 9, red), Rod(f, -136, -150, -136, room, 9, red), f.Line(rungs, red.DD, 7), f.Line("M-178 -150Q-157 -176 -136 -150", red.M, 8), Rod(f, 96, 70, 96, room, 8, red), f.Line(d, t.DDD, 34), f.Line(d, t.D, 26)), c.Point, 0)
}

func slideRim(f *figure.Figure) kit.Node {
	c := f.Bones.Trunk
	room := (figure.Ground - c.Y) / f.Body.Thick
	t := gear(f, "#f2b02a")
	d := figure.Text(chute, room-14)
	return f.At(kit.Of(f.Line(d, t.DD, 17).Move(0, 14), f.Line(d, t.M, 12).Move(0, 12), f.Line(d, t.LL, 3.5).Move(-1, 8)), c.Point, 0)
}

func pier(f *figure.Figure) kit.Node {
	k, c, y := f.Body.Thick, f.Bones.Trunk, seatLevel(f)
	room := (figure.Ground - y) / k
	water := figure.HexTones("#4fb0e8")
	post := func(x float64) kit.Node { return Rod(f, x, 8, x, room+4, 15, figure.HexTones("#8a5a34")) }
	w := figure.HexTones("#b9814a")
	return f.At(kit.Of(post(-128), post(-20), f.Form("M-176 0H62V17H-176Z", kit.Lin(0, 0, 0, 17, w.LL, w.M, w.DD), f.Line("M-136 0V17M-96 0V17M-56 0V17M-16 0V17M24 0V17", w.DD, 3)),
		f.Form(figure.Text("M-186 %.1fQ-150 %.1f -110 %.1fT-20 %.1fT80 %.1fT180 %.1fT280 %.1fT340 %.1fQ320 %.1f 40 %.1fQ-170 %.1f -186 %.1fZ", room+4, room-14, room-2, room-2, room-2, room-2, room-2, room+4, room+26, room+26, room+26, room+4), kit.Lin(0, room-14, 0, room+26, water.L, water.M, water.D), f.Line(figure.Text("M-130 %.1fq16 -7 32 0M20 %.1fq16 -7 32 0M140 %.1fq16 -7 32 0", room+8, room+10, room+8), kit.White, 4).Opacity(.7))), limb.Point{X: c.X, Y: y}, 0)
}

func castRod(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, nearPalm(f), farPalm(f)
	tip := b.Add(130*k, -150*k)
	hookX := tip.X + 26*k
	line := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", tip.X, tip.Y, tip.X+24*k, tip.Y+60*k, hookX, figure.Ground-14*k)
	return kit.Of(f.Line(line, kit.Hex("#8a97a6"), 2*k), pole(f, a.Mix(b, -.9), b.Mix(tip, .2), 8, figure.HexTones("#4a3a34")), pole(f, b.Mix(tip, .18), tip, 4.5, gear(f, "#c9523a")), f.At(kit.Of(f.Circle(0, 8, 11, figure.Steel.D), f.Circle(0, 8, 5, figure.Black.M)), b.Add(-4*k, 4*k), 0), f.At(kit.Of(f.Ellipse(0, 8, 44, 9, figure.HexTones("#6fc0ee").M).Opacity(.9), f.Ellipse(0, 7, 24, 4.5, kit.None).Stroke(kit.White, 2), f.Circle(0, 0, 9, kit.White), f.Path("M-9 0A9 9 0 0 1 9 0Z", figure.HexTones("#e0453f").M)), limb.Point{X: hookX, Y: figure.Ground - 16*k}, 0))
}
