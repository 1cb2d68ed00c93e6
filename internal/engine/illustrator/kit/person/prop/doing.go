package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() { maps.Copy(Props, workProps) }

// workProps are the tools of trades, with what they are used on.
var workProps = map[string]prop{
	"jackhammer":       {free: true, draw: jackhammer},
	"power drill":      {far: true, draw: powerDrill},
	"weld bench":       {free: true, behind: true, draw: weldBench},
	"welding torch":    {free: true, draw: weldingTorch},
	"weld mask":        {free: true, front: true, draw: weldMask},
	"sawhorse":         {free: true, behind: true, draw: sawhorse},
	"saw":              {free: true, draw: saw},
	"painted wall":     {free: true, behind: true, draw: paintedWall},
	"paint roller far": {far: true, tilt: 40, draw: gearRoller},
	"floor mop":        {free: true, draw: floorMop},
	"rake":             {free: true, draw: rake},
	"floor broom":      {free: true, draw: floorBroom},
	"floor vacuum":     {free: true, draw: floorVacuum},
	"dug shovel":       {free: true, draw: dugShovel},
	"lawn mower":       {free: true, draw: lawnMower},
	"water hose":       {free: true, draw: waterHose},
	"drinks tray":      {free: true, draw: drinksTray},
	"written board":    {free: true, behind: true, draw: writtenBoard},
	"easel":            {free: true, behind: true, draw: easel},
	"palette near":     {draw: paintPalette},
	"far brush":        {far: true, tilt: 62, draw: brush},
	"tripod camera":    {free: true, draw: tripodCamera},
	"lab table":        {free: true, draw: labTable},
	"ironing board":    {free: true, draw: ironingBoard},
	"bulb overhead":    {free: true, draw: bulbOverhead},
	"sandcastle":       {free: true, shared: true, draw: sandcastle},
	"milking stool":    {free: true, behind: true, draw: milkingStool},
}

func jackhammer(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, nearPalm(f).Mix(farPalm(f), .5)
	t := gear(f, "#f2a02a")
	room := (figure.Ground - p.Y) / k
	body := room - 58
	rubble := figure.HexTones("#8f8a84")
	stone := func(x, y, r float64) kit.Node {
		return f.Form(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x-r, y, x-r*.3, y-r*1.2, x+r*.9, y-r*.7, x+r, y), kit.Lin(x-r, y-r, x+r, y, rubble.LL, rubble.M, rubble.D))
	}
	return f.At(kit.Of(
		Rod(f, -44, 0, 44, 0, 10, figure.Black), Rod(f, -44, 0, -18, 0, 13, figure.HexTones("#d8433f")), Rod(f, 18, 0, 44, 0, 13, figure.HexTones("#d8433f")),
		Rod(f, 0, body-6, 0, room, 9, figure.Steel),
		f.Form(figure.Text("M-15 -8H15L19 %.1fL11 %.1fH-11L-19 %.1fZ", body*.72, body, body*.72), kit.Lin(-18, 0, 18, 0, t.LL, t.M, t.DD), f.Rect(-22, body*.3, 44, 7, 0, t.DD), f.Rect(-22, body*.5, 44, 7, 0, t.DD), f.Rect(-22, body*.72, 44, 5, 0, figure.Black.M)),
		stone(-26, room+2, 14), stone(24, room+3, 16), stone(2, room+4, 12), stone(46, room+2, 8), stone(-46, room+2, 7),
		f.Line(figure.Text("M-30 %.1fl-14 -12M34 %.1fl16 -14M-16 %.1fl-6 -16M18 %.1fl8 -18", room-22, room-24, room-26, room-28), kit.Hex("#b5aea6"), 4)), p, -3)
}

func powerDrill(f *figure.Figure) kit.Node {
	t := gear(f, "#f2b52a")
	return kit.Of(Rod(f, 54, -24, 92, -24, 5, figure.Steel), f.Form("M-26 -40H34L54 -32V-14L34 -8H-26Q-36 -24 -26 -40Z", kit.Lin(0, -40, 0, -8, t.LL, t.M, t.DD), f.Rect(34, -44, 6, 40, 0, figure.Black.M)), f.Form("M-18 -10H8L2 30H-22Z", kit.Lin(-20, 0, 8, 0, figure.Black.L, figure.Black.M, figure.Black.DD)), f.Form(kit.RoundRect(-28, 26, 38, 18, 5), kit.Lin(0, 26, 0, 44, t.L, t.D)))
}

// weldPoint is where the torch melts the metal.
func weldPoint(f *figure.Figure) limb.Point { return farPalm(f).Add(58*f.Body.Thick, 26*f.Body.Thick) }

func weldBench(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, weldPoint(f)
	top := p.Y + 6*k
	s := figure.HexTones("#7f8a99")
	leg := func(x float64) kit.Node {
		return pole(f, limb.Point{X: x, Y: top}, limb.Point{X: x, Y: figure.Ground}, 11, figure.HexTones("#5a6478"))
	}
	return kit.Of(leg(p.X-24*k), leg(p.X+92*k), f.Form(kit.RoundRect(p.X-46*k, top, 160*k, 16*k, 4*k), kit.Lin(0, top, 0, top+16*k, s.LL, s.M, s.D)),
		f.Form(figure.Text("M%.1f %.1fh%.1fv%.1fh%.1fZ", p.X+2*k, top, 84*k, -26*k, -84*k), kit.Lin(0, top-26*k, 0, top, figure.Steel.LL, figure.Steel.M, figure.Steel.DD), f.Rect(p.X, top-17*k, 90*k, 5*k, 0, figure.Steel.DD).Opacity(.6)))
}

func weldingTorch(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, farPalm(f), weldPoint(f)
	t := gear(f, "#e8803a")
	fire := kit.Hex("#fff3b8")
	var sparks []kit.Node
	for i := range 14 {
		d := float64(i)*25.7 - 160
		r1, r2 := 20+8*float64(i%3), 40+16*float64(i*7%4)
		in, out := figure.Frame{Scale: 1, Angle: d}.Out(r1, 0), figure.Frame{Scale: 1, Angle: d}.Out(r2, 0)
		sparks = append(sparks, f.Line(figure.Polyline(0, 0, in, out), kit.Hex([]string{"#ffb52f", "#ffd84a", "#ff8f2a"}[i%3]), 4))
	}
	hose := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", a.X-8*k, a.Y+6*k, a.X-20*k, a.Y+90*k, a.X-96*k, figure.Ground-6*k)
	return kit.Of(f.Line(hose, figure.Black.DD, 7*k), f.Line(hose, figure.HexTones("#d8433f").M, 4.5*k), pole(f, a.Mix(b, -.2), a.Mix(b, .5), 12, t), pole(f, a.Mix(b, .45), b.Add(-4*k, -3*k), 5, figure.Steel),
		f.At(kit.Of(f.Glow(10, f.Circle(0, 0, 30, kit.Hex("#8fd8ff"))).Opacity(.8), kit.Of(sparks...), f.Glow(4, f.Circle(0, 0, 13, fire)), f.Circle(0, 0, 8, kit.White)), b, 0))
}

func weldMask(f *figure.Figure) kit.Node {
	h := f.Bones.Head
	t := figure.HexTones("#4a5568")
	x := f.Face(.9)
	return figure.Place(kit.Of(f.Line("M-34 -16Q-4 -34 36 -18", figure.Black.DD, 8),
		f.Form(figure.Text("M%.1f -24Q%.1f -34 %.1f -24L%.1f 20Q%.1f 50 %.1f 52Q%.1f 50 %.1f 20Z", x-31, x, x+31, x+29, x+18, x+2, x-16, x-28), kit.Lin(x-30, -26, x+30, 50, t.LL, t.M, t.DD), f.Line(figure.Text("M%.1f -16V24", x-22), t.LL, 3).Opacity(.6)),
		f.Form(kit.RoundRect(x-21, -12, 44, 20, 5), kit.Lin(x-20, -12, x+20, 8, kit.Hex("#2f5f4a"), kit.Hex("#13241f"))).Stroke(t.L, 2.5), f.Line(figure.Text("M%.1f -6l12 0", x-14), kit.Hex("#8fe0b8"), 3)), h)
}

// plankTop is the height of the plank that is sawn, its left end at x.
func plankTop(f *figure.Figure) (x, y float64) {
	p := farPalm(f)
	return p.X - 34*f.Body.Thick, p.Y + 12*f.Body.Thick
}

func sawhorse(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	x, y := plankTop(f)
	t := gear(f, "#d9a866")
	trestle := func(at float64) kit.Node {
		d := figure.HexTones("#a8713c")
		return kit.Of(pole(f, limb.Point{X: at, Y: y + 12*k}, limb.Point{X: at - 30*k, Y: figure.Ground}, 10, d), pole(f, limb.Point{X: at, Y: y + 12*k}, limb.Point{X: at + 30*k, Y: figure.Ground}, 10, d),
			pole(f, limb.Point{X: at - 18*k, Y: (y+figure.Ground)/2 + 8*k}, limb.Point{X: at + 18*k, Y: (y+figure.Ground)/2 + 8*k}, 7, d))
	}
	return kit.Of(trestle(x+44*k), trestle(x+160*k), f.Form(kit.RoundRect(x-16*k, y, 236*k, 20*k, 3*k), kit.Lin(0, y, 0, y+20*k, t.LL, t.M, t.D), f.Line(figure.Text("M%.1f %.1fh%.1fM%.1f %.1fh%.1f", x, y+7*k, 90*k, x+110*k, y+13*k, 90*k), t.DD, 2*k).Opacity(.6)))
}

func saw(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, nearPalm(f)
	blade := "M10 -16H132L140 2H134l-3 7l-6 -7l-4 7l-6 -7l-4 7l-6 -7l-4 7l-6 -7l-4 7l-6 -7l-4 7l-6 -7l-4 7l-6 -7l-4 7l-6 -7l-4 7l-6 -7l-4 7l-6 -7l-4 7L18 6Z"
	dust := figure.HexTones("#e8c890")
	x, y := plankTop(f)
	return kit.Of(f.At(kit.Of(f.Form(blade, kit.Lin(0, -16, 0, 8, figure.Steel.LL, figure.Steel.M, figure.Steel.D)), f.Form("M-18 -20H12Q18 -18 16 -10L14 12Q10 20 -4 18Q-22 12 -18 -20ZM-8 -10L-6 6H6V-10Z", kit.Lin(-18, -20, 14, 18, figure.Wood.LL, figure.Wood.M, figure.Wood.DD))), p, 24),
		f.Circle(x+70*k, y+30*k, 4*k, dust.M), f.Circle(x+84*k, y+44*k, 3*k, dust.M), f.Circle(x+62*k, y+52*k, 3*k, dust.D))
}

func paintedWall(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f).Add(44*f.Body.Thick, -54*f.Body.Thick)
	t := gear(f, "#f7c52f")
	wall := figure.HexTones("#efe6da")
	x, y, w, h := p.X-70*k, p.Y-66*k, 190*k, figure.Ground-p.Y+66*k
	return kit.Of(f.Form(kit.RoundRect(x, y, w, h, 8*k), kit.Lin(x, y, x+w, y+h, wall.L, wall.M, wall.D),
		f.Rect(x, y+h-22*k, w, 22*k, 0, wall.DD).Opacity(.5),
		f.Path(figure.Text("M%.1f %.1fH%.1fV%.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fH%.1fZ", x+118*k, y, x+w, y+236*k, -20*k, -16*k, -18*k, 14*k, -18*k, -12*k, -16*k, 10*k, x+118*k), t.M),
		f.Path(figure.Text("M%.1f %.1fh%.1fV%.1fh%.1fZ", p.X-30*k, p.Y, 62*k, y+190*k, -62*k), t.M), f.Path(figure.Text("M%.1f %.1fh%.1fV%.1fh%.1fZ", p.X-30*k, y, 62*k, y+140*k, -62*k), t.M),
		f.Line(figure.Text("M%.1f %.1fV%.1f", x+140*k, y+20*k, y+180*k), t.L, 10*k).Opacity(.6)))
}

func gearRoller(f *figure.Figure) kit.Node {
	t := gear(f, "#f7c52f")
	return kit.Of(Rod(f, 0, 18, 0, -20, 8, figure.HexTones("#d8433f")), f.Line("M0 -20V-38H30V-58", figure.Steel.D, 4), f.Form(kit.RoundRect(-30, -76, 60, 24, 9), kit.Lin(-20, -76, 20, -52, t.LL, t.M, t.D)))
}

// shaft draws a long tool that passes through both hands and ends on the floor; end draws its head at 0, 0, where it meets the floor.
func shaft(f *figure.Figure, t kit.Tones, end kit.Node, turn float64) kit.Node {
	k, a, b := f.Body.Thick, nearPalm(f), farPalm(f)
	if b.Y < a.Y { // the lower hand is nearer to the head
		a, b = b, a
	}
	foot := limb.Point{X: b.X + (b.X-a.X)*.9, Y: figure.Ground - 8*k}
	foot.X = min(max(foot.X, f.Bones.Trunk.X+30*k), b.X+86*k)
	if foot.X < f.Bones.LegNear[2].X+50*k {
		foot.X = f.Bones.LegNear[2].X + 50*k
	}
	top := a.Mix(foot, -.22)
	return kit.Of(pole(f, top, foot, 7, t), f.At(end, foot, (figure.Direction(a, foot)-90)*turn))
}

func floorMop(f *figure.Figure) kit.Node {
	k, t := f.Body.Thick, figure.HexTones("#eef2f4")
	var n []kit.Node
	for i := range 9 {
		x := float64(i)*8 - 32
		d := figure.Text("M%.1f -34Q%.1f -10 %.1f 8", x*.4, x, x*1.3)
		n = append(n, f.Line(d, t.D, 11), f.Line(d, t.M, 8))
	}
	p, blue := gear(f, "#4f9fd8"), figure.HexTones("#e8c84a")
	head := kit.Of(kit.Of(n...), f.Rect(-22, -44, 44, 14, 6, p.D))
	pail := kit.Of(f.Ellipse(0, -64, 38, 10, figure.HexTones("#bfe4f7").M), f.Form("M-38 -64Q0 -50 38 -64L29 0H-29Z", kit.Lin(-36, 0, 36, 0, blue.LL, blue.M, blue.DD)), f.Line("M-38 -64Q0 -22 38 -64", blue.DD, 4), f.Circle(-12, -66, 7, kit.White), f.Circle(2, -70, 9, kit.White), f.Circle(15, -65, 6, kit.White))
	return kit.Of(f.At(pail, limb.Point{X: max(farPalm(f).X, f.Bones.LegNear[2].X) + 130*k, Y: figure.Ground}, 0), shaft(f, p, head, .5))
}

func rake(f *figure.Figure) kit.Node {
	t := gear(f, "#5a8f4a")
	leaves := kit.Of()
	for i, p := range [][2]float64{{46, -6}, {62, -14}, {78, -5}, {70, -26}, {92, -14}, {56, 2}, {104, -4}} {
		leaves = kit.Of(leaves, f.Form(kit.Oval(p[0], p[1], 13, 7), figure.HexTones([]string{"#e8803a", "#d8503f", "#f2b53a"}[i%3]).M).Rotate(float64(i*37%90)-40, p[0], p[1]))
	}
	return shaft(f, figure.Wood, kit.Of(leaves, f.Line("M0 -34L-34 6M0 -34L-17 9M0 -34V10M0 -34L17 9M0 -34L34 6", t.D, 6), f.Line("M0 -34L-34 6M0 -34L-17 9M0 -34V10M0 -34L17 9M0 -34L34 6", t.M, 4), f.Line("M-24 -8H24", t.D, 5)), 0)
}

func floorBroom(f *figure.Figure) kit.Node {
	straw, band := figure.HexTones("#e3b45a"), gear(f, "#b5443a")
	return shaft(f, figure.Wood, kit.Of(f.Form("M-8 -50C-14 -32 -28 -10 -32 8Q0 16 32 8C28 -10 14 -32 8 -50Z", kit.Lin(-24, -40, 26, 8, straw.L, straw.M, straw.D), f.Line("M-5 -44L-20 8M0 -44V10M5 -44L20 8M-3 -44L-10 10M3 -44L10 10", straw.DD, 1.6)), f.Rect(-11, -54, 22, 10, 3, band.M)), .5)
}

func floorVacuum(f *figure.Figure) kit.Node {
	red := gear(f, "#d8504a")
	return shaft(f, metal, kit.Of(f.Form("M-26 -120Q0 -132 18 -112L26 -44Q20 -30 -4 -34L-22 -50Z", kit.Lin(-26, -120, 26, -40, red.LL, red.M, red.D)), f.Form(kit.RoundRect(-42, -22, 92, 28, 10), kit.Lin(-42, -22, 50, 6, red.L, red.M, red.DD)), f.Rect(-42, 0, 92, 6, 3, figure.Black.M)), 0)
}

func dugShovel(f *figure.Figure) kit.Node {
	soil := figure.HexTones("#8a5a38")
	return shaft(f, figure.Wood, kit.Of(f.Form("M-22 -64Q0 -72 22 -64L24 -26Q16 2 0 10Q-16 2 -24 -26Z", kit.Lin(-22, -64, 24, 10, metal.L, metal.M, metal.D)), f.Form("M-66 8Q-40 -26 -6 -10Q20 -34 74 8Z", kit.Lin(-50, -30, 60, 8, soil.L, soil.M, soil.D)), f.Circle(38, -30, 6, soil.M), f.Circle(58, -18, 5, soil.D)), 0)
}

func lawnMower(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, nearPalm(f), farPalm(f)
	t := gear(f, "#d8433f")
	x, y := b.X+96*k, figure.Ground-20*k
	foot := limb.Point{X: x - 20*k, Y: y - 34*k}
	green := figure.HexTones("#6fb84a")
	var blades []kit.Node
	for i := range 22 {
		gx := x - 30*k + float64(i)*8*k
		h := 11 * k
		if i > 14 {
			h = 22 * k
		}
		blades = append(blades, f.Line(figure.Text("M%.1f %.1fl%.1f %.1f", gx, figure.Ground+2*k, float64(i%3-1)*3*k, -h), []kit.Color{green.M, green.D, green.L}[i%3], 4*k))
	}
	wheel := func(cx, r float64) kit.Node {
		return kit.Of(ball(f, cx, figure.Ground-r, r, figure.Black), f.Circle(cx, figure.Ground-r, r*.5, figure.Steel.L))
	}
	return kit.Of(pole(f, b, foot, 7, figure.Steel), pole(f, a, foot.Add(-8*k, 4*k), 7, figure.Steel), pole(f, a.Add(-10*k, 0), b.Add(10*k, 0), 9, figure.Black), kit.Of(blades...),
		f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fH%.1fQ%.1f %.1f %.1f %.1fZ", x-48*k, y+4*k, x-50*k, y-40*k, x-14*k, y-42*k, x+44*k, x+78*k, y-38*k, x+80*k, y+4*k), kit.Lin(0, y-42*k, 0, y+6*k, t.LL, t.M, t.DD)),
		f.Form(kit.RoundRect(x-14*k, y-68*k, 52*k, 32*k, 8*k), kit.Lin(0, y-68*k, 0, y-36*k, figure.Black.LL, figure.Black.M, figure.Black.DD), f.Rect(x-10*k, y-58*k, 44*k, 4*k, 0, figure.Steel.M)), wheel(x-34*k, 17*k), wheel(x+62*k, 17*k))
}

func waterHose(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, nearPalm(f), farPalm(f)
	t := gear(f, "#d8b35a")
	line := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1f", b.X, b.Y, a.X, a.Y, a.X-30*k, a.Y+40*k, a.X-60*k, figure.Ground-30*k, a.X-20*k, figure.Ground-8*k, a.X+20*k, figure.Ground+4*k, a.X-120*k, figure.Ground-8*k)
	blue := figure.HexTones("#5fb8f0")
	n := b.Add(40*k, -14*k)
	jet := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", n.X, n.Y-5*k, n.X+100*k, n.Y-64*k, n.X+186*k, n.Y+4*k, n.X+168*k, n.Y+44*k, n.X+96*k, n.Y-14*k, n.X, n.Y+6*k)
	var drops []kit.Node
	for i, d := range [][3]float64{{190, 30, 9}, {204, 6, 6}, {176, 62, 8}, {196, 54, 5}, {160, 66, 5}, {210, 36, 4}} {
		drops = append(drops, f.Circle(n.X+d[0]*k, n.Y+d[1]*k, d[2]*k, []kit.Color{blue.M, blue.L}[i%2]))
	}
	return kit.Of(f.Line(line, t.DD, 15*k), f.Line(line, t.M, 11*k), f.Line(line, t.LL, 3*k).Move(-2*k, -2*k).Opacity(.7), f.Form(jet, kit.Lin(n.X, n.Y, n.X+180*k, n.Y+30*k, blue.LL, blue.L, blue.M), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", n.X, n.Y, n.X+96*k, n.Y-40*k, n.X+170*k, n.Y+20*k), kit.White, 4*k).Opacity(.7)), kit.Of(drops...),
		pole(f, b.Add(-6*k, 2*k), n, 13, figure.HexTones("#5a6478")), f.At(f.Rect(-4, -10, 10, 20, 3, figure.HexTones("#d8433f").M), n, -18))
}

func drinksTray(f *figure.Figure) kit.Node {
	p := farPalm(f)
	glass := func(x float64, hex string) kit.Node {
		g := figure.HexTones(hex)
		return kit.Of(f.Form(figure.Text("M%.1f -58L%.1f -14H%.1fL%.1f -58Z", x-13, x-9, x+9, x+13), kit.Lin(x-13, 0, x+13, 0, kit.White.Alpha(.85), kit.Hex("#d5e4ee").Alpha(.8)), f.Rect(x-14, -44, 28, 32, 0, g.M), f.Line(figure.Text("M%.1f -40V-18", x-6), g.LL, 3)), f.Line(figure.Text("M%.1f -52L%.1f -74", x+2, x+12), kit.Hex("#e8433f"), 3.5))
	}
	return f.At(kit.Of(glass(-34, "#f2a02a"), glass(36, "#5fae5f"), glass(0, "#d8435f"), f.Form("M-66 -16H66Q62 -6 46 -5H-46Q-62 -6 -66 -16Z", kit.Lin(0, -16, 0, -5, figure.Steel.LL, figure.Steel.M, figure.Steel.D))), p.Add(6*f.Body.Thick, -2*f.Body.Thick), 0)
}

func writtenBoard(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	x, y, w, h := p.X-26*k, p.Y-66*k, 236*k, 158*k
	green := figure.HexTones("#2f6f56")
	chalk := kit.Hex("#f2f5ee")
	leg := func(at float64) kit.Node {
		return pole(f, limb.Point{X: at, Y: y + h}, limb.Point{X: at, Y: figure.Ground}, 9, figure.Wood)
	}
	mark := func(d string, dx, dy float64) kit.Node {
		return f.At(f.Line(d, chalk, 5), limb.Point{X: x + dx*k, Y: y + dy*k}, 0)
	}
	if f.Spec.Written != "" {
		return kit.Of(leg(x+24*k), leg(x+w-24*k), f.Form(kit.RoundRect(x, y, w, h, 6*k), kit.Lin(x, y, x+w, y+h, figure.Wood.LL, figure.Wood.M, figure.Wood.DD)), f.Form(kit.RoundRect(x+10*k, y+10*k, w-20*k, h-20*k, 3*k), kit.Lin(x, y, x+w, y+h, green.L, green.M, green.D)),
			legible(f, written(f, x+10*k, y+10*k, w-20*k, h-20*k, chalk), x+w/2), f.Rect(x+20*k, y+h-6*k, w-40*k, 8*k, 3*k, figure.Wood.D), f.Rect(x+w-70*k, y+h-14*k, 26*k, 9*k, 2*k, kit.White))
	}
	two, plus, equals, four := "M0 8Q0 0 9 0Q18 0 18 9Q16 16 0 30H19", "M0 15H20M10 5V25", "M0 10H20M0 20H20", "M13 0L0 20H20M14 10V30"
	return kit.Of(leg(x+24*k), leg(x+w-24*k), f.Form(kit.RoundRect(x, y, w, h, 6*k), kit.Lin(x, y, x+w, y+h, figure.Wood.LL, figure.Wood.M, figure.Wood.DD)), f.Form(kit.RoundRect(x+10*k, y+10*k, w-20*k, h-20*k, 3*k), kit.Lin(x, y, x+w, y+h, green.L, green.M, green.D)),
		legible(f, kit.Of(mark(two, 52, 38), mark(plus, 84, 38), mark(two, 116, 38), mark(equals, 146, 38), mark(four, 178, 38)), x+w/2),
		mark("M0 0H60M0 18H44M0 36H56", 66, 92).Opacity(.75), mark("M0 34L20 0L40 34ZM60 17A17 17 0 1 1 59 16", 140, 92), f.Rect(x+20*k, y+h-6*k, w-40*k, 8*k, 3*k, figure.Wood.D), f.Rect(x+w-70*k, y+h-14*k, 26*k, 9*k, 2*k, kit.White))
}

// legible turns what is written around x so that it is read from left to right by whoever writes it: who looks to the left is mirrored.
func legible(f *figure.Figure, n kit.Node, x float64) kit.Node {
	if f.Spec.Facing == kit.Left {
		return n.Mirror(x)
	}
	return n
}

// written letters what stands on a board, beside the hand that points at its lower left.
func written(f *figure.Figure, x, y, w, h float64, ink kit.Color) kit.Node {
	return f.Path(kit.LettersPath(f.Spec.Written, kit.Box{X0: x + .2*w, Y0: y + .12*h, X1: x + .95*w, Y1: y + .86*h}, "brush"), ink)
}

func easel(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	x, y := p.X+26*k, p.Y-66*k
	w, h := 130*k, 124*k
	sky, hill, far := gear(f, "#8fd0f4"), figure.HexTones("#6fb84a"), figure.HexTones("#4f9a6a")
	return kit.Of(pole(f, limb.Point{X: x + w/2, Y: y - 26*k}, limb.Point{X: x - 4*k, Y: figure.Ground}, 8, figure.Wood), pole(f, limb.Point{X: x + w/2, Y: y - 26*k}, limb.Point{X: x + w + 4*k, Y: figure.Ground}, 8, figure.Wood), pole(f, limb.Point{X: x + w/2, Y: y}, limb.Point{X: x + w/2 + 14*k, Y: figure.Ground - 24*k}, 7, figure.Wood),
		f.Form(kit.RoundRect(x, y, w, h, 4*k), kit.Lin(x, y, x+w, y+h, kit.White, kit.Hex("#efe8dc")), f.Rect(x+8*k, y+8*k, w-16*k, h-16*k, 0, sky.L), f.Circle(x+34*k, y+34*k, 14*k, kit.Hex("#f7c52f")),
			f.Path(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fV%.1fH%.1fZ", x+8*k, y+82*k, x+50*k, y+40*k, x+w-8*k, y+86*k, y+h-8*k, x+8*k), far.M), f.Path(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fV%.1fH%.1fZ", x+8*k, y+96*k, x+80*k, y+64*k, x+w-8*k, y+98*k, y+h-8*k, x+8*k), hill.M)).Stroke(kit.Hex("#cfc4b4"), 2),
		pole(f, limb.Point{X: x - 8*k, Y: y + h + 5*k}, limb.Point{X: x + w + 8*k, Y: y + h + 5*k}, 9, figure.Wood))
}

func tripodCamera(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f).Add(16*f.Body.Thick, -4*f.Body.Thick)
	head := limb.Point{X: p.X + 6*k, Y: p.Y + 24*k}
	leg := func(dx float64) kit.Node {
		return pole(f, head, limb.Point{X: head.X + dx*k, Y: figure.Ground}, 7, figure.Black)
	}
	t := gear(f, "#3f424e")
	body := kit.Of(f.Form(kit.RoundRect(-30, -24, 52, 44, 7), kit.Lin(-30, -24, 22, 20, t.LL, t.M, t.DD)), f.Rect(-16, -32, 24, 10, 3, t.D), f.Rect(20, -15, 34, 28, 4, t.M), f.Rect(28, -15, 5, 28, 0, t.LL), f.Form(kit.RoundRect(50, -19, 12, 36, 4), kit.Lin(0, -19, 0, 17, t.L, t.DDD)), f.Rect(60, -14, 4, 26, 2, kit.Hex("#8fc8f4")), f.Circle(-20, -14, 4, kit.Hex("#e8433f")))
	return kit.Of(leg(8), leg(-58), leg(62), f.At(f.Rect(-12, -6, 24, 12, 3, figure.Steel.D), head, 0), f.At(body, p, 0))
}

// tableTop draws a table from x on, w wide, with its top at y.
func tableTop(f *figure.Figure, x, y, w float64, t kit.Tones) kit.Node {
	k := f.Body.Thick
	leg := func(at float64) kit.Node {
		return pole(f, limb.Point{X: at, Y: y + 8*k}, limb.Point{X: at, Y: figure.Ground - 3*k}, 11, t)
	}
	return kit.Of(leg(x+16*k), leg(x+w-16*k), f.Form(kit.RoundRect(x, y, w, 16*k, 5*k), kit.Lin(0, y, 0, y+16*k, t.LL, t.M, t.D)))
}

func labTable(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	eye := f.Bones.Head.Out(34, 8)
	top := farPalm(f).Y + 26*k
	t := gear(f, "#e9edf2")
	high := (top - eye.Y) / k
	green := figure.HexTones("#5fc87a")
	scope := kit.Of(
		f.Form(figure.Text("M10 %.1fQ0 %.1f 18 %.1fH86Q98 %.1f 92 %.1fZ", high, high-18, high-18, high-18, high), kit.Lin(0, high-18, 0, high, t.LL, t.M, t.DD)),
		f.Line(figure.Text("M74 %.1fQ112 %.1f 62 %.1f", high-16, high*.42, 34.0), t.DD, 21), f.Line(figure.Text("M74 %.1fQ112 %.1f 62 %.1f", high-16, high*.42, 34.0), t.M, 17),
		f.Rect(20, high*.66, 58, 8, 3, figure.Black.M), Rod(f, -2, 0, 46, high*.44, 22, t), Rod(f, -8, -7, 8, 8, 25, figure.Black), Rod(f, 40, high*.38, 50, high*.54, 15, figure.Steel), f.Circle(86, high*.6, 10, figure.Black.M), f.Circle(86, high*.6, 5, figure.Steel.M))
	tube := f.At(kit.Of(f.Form("M-13 -44V-26L-24 0H24L13 -26V-44Z", kit.Lin(-20, 0, 20, 0, kit.White.Alpha(.85), kit.Hex("#cfe0ec").Alpha(.85)), f.Rect(-30, -18, 60, 20, 0, green.M)), f.Rect(-16, -48, 32, 6, 3, kit.Hex("#b9cbd6"))), limb.Point{X: eye.X + 140*k, Y: top}, 0)
	return kit.Of(tableTop(f, eye.X-34*k, top, 220*k, figure.HexTones("#a8b4c4")), tube, f.At(scope, eye, 0))
}

func ironingBoard(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	y := p.Y + 22*k
	x := nearPalm(f).X - 40*k
	cloth, t := gear(f, "#5fa8e0"), figure.HexTones("#3f8f9f")
	s := figure.HexTones("#8f9aa8")
	w := 240 * k
	shirt := f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fH%.1fL%.1f %.1fZ", x+20*k, y, x+24*k, y-12*k, x+44*k, y-12*k, x+186*k, x+196*k, y), kit.Lin(0, y-12*k, 0, y, cloth.LL, cloth.M, cloth.D))
	drape := f.Form(figure.Text("M%.1f %.1fH%.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", x+130*k, y-2*k, x+200*k, x+194*k, y+66*k, x+166*k, y+74*k, x+140*k, y+62*k), kit.Lin(x+130*k, 0, x+200*k, 0, cloth.L, cloth.M, cloth.D))
	iron := kit.Of(f.Form("M-40 0H44Q40 -24 10 -28H-34Q-42 -18 -40 0Z", kit.Lin(0, -28, 0, 0, t.LL, t.M, t.DD)), f.Rect(-42, -3, 88, 7, 3, figure.Steel.M), f.Line("M-26 -28Q-26 -46 -8 -46H12Q22 -44 20 -28", figure.Black.M, 8))
	steam := f.Blur(3, f.Line("M56 -10Q66 -24 58 -36M74 -6Q86 -22 78 -38", kit.Hex("#dfe9f2"), 7)).Opacity(.9)
	return kit.Of(pole(f, limb.Point{X: x + 50*k, Y: y + 8*k}, limb.Point{X: x + 180*k, Y: figure.Ground}, 8, s), pole(f, limb.Point{X: x + 180*k, Y: y + 8*k}, limb.Point{X: x + 50*k, Y: figure.Ground}, 8, s),
		f.Form(figure.Text("M%.1f %.1fH%.1fQ%.1f %.1f %.1f %.1fH%.1fZ", x, y-2*k, x+w-40*k, x+w, y+2*k, x+w-50*k, y+14*k, x), kit.Lin(0, y, 0, y+14*k, figure.HexTones("#f2b56a").L, figure.HexTones("#f2b56a").D)), shirt, drape, f.At(kit.Of(iron, steam), limb.Point{X: p.X, Y: y - 12*k}, 0))
}

func bulbOverhead(f *figure.Figure) kit.Node {
	p := farPalm(f)
	t := gear(f, "#ffd95a")
	return f.At(kit.Of(f.Glow(14, f.Circle(0, -44, 44, t.L)).Opacity(.7), f.Line("M-44 -44H-58M44 -44H58M0 -92V-106M-32 -76L-42 -86M32 -76L42 -86", t.M, 6), f.Form("M-12 -10Q-12 -22 -22 -32A30 30 0 1 1 22 -32Q12 -22 12 -10Z", kit.Rad(-8, -56, 50, kit.White, t.L, t.M), f.Line("M-8 -14V-38L0 -30L8 -38V-14", t.DD, 2.4)), f.Rect(-12, -12, 24, 15, 4, figure.Steel.M), f.Line("M-12 -7H12M-12 -1H12", figure.Steel.DD, 2)), p, 0)
}

func sandcastle(f *figure.Figure) kit.Node {
	x := Axis(f).X
	t := gear(f, "#e8c078")
	tower := func(cx, w, h float64) kit.Node {
		return f.Form(figure.Text("M%.1f 0V%.1fh%.1fv10h%.1fv-10h%.1fv10h%.1fv-10h%.1fV0Z", cx-w/2, -h, w*.2, w*.2, w*.2, w*.2, w*.2), kit.Lin(cx-w/2, -h, cx+w/2, 0, t.LL, t.M, t.D), f.Line(figure.Text("M%.1f %.1fh%.1fM%.1f %.1fh%.1f", cx-w*.3, -h*.6, w*.3, cx, -h*.3, w*.3), t.D, 3))
	}
	pail := figure.HexTones("#3f8fe0")
	return f.At(kit.Of(f.Form("M-110 2Q-70 -18 0 -16Q80 -18 116 2Z", kit.Lin(0, -16, 0, 2, t.L, t.D)), tower(-52, 50, 92), tower(54, 50, 92), tower(0, 62, 136),
		f.Path("M-14 0V-26Q0 -44 14 -26V0Z", t.DDD), f.Line("M0 -134V-176", figure.Wood.D, 4), f.Path("M0 -176L34 -164L0 -152Z", figure.HexTones("#e8433f").M),
		f.Form("M92 -46H140L132 2H100Z", kit.Lin(92, 0, 140, 0, pail.LL, pail.M, pail.DD), f.Rect(90, -46, 54, 9, 0, pail.LL)), f.Line("M94 -46Q116 -84 138 -46", pail.D, 4), Rod(f, 122, -50, 136, -96, 6, figure.HexTones("#e8433f"))), limb.Point{X: x, Y: figure.Ground}, 0)
}

func milkingStool(f *figure.Figure) kit.Node {
	k, c := f.Body.Thick, f.Bones.Trunk
	y := c.Y + 20*k
	bx := farPalm(f).X
	pail := figure.HexTones("#b9c4d0")
	return kit.Of(pole(f, limb.Point{X: c.X - 18*k, Y: y}, limb.Point{X: c.X - 30*k, Y: figure.Ground}, 9, figure.Wood), pole(f, limb.Point{X: c.X + 18*k, Y: y}, limb.Point{X: c.X + 30*k, Y: figure.Ground}, 9, figure.Wood), f.Form(kit.RoundRect(c.X-40*k, y, 80*k, 15*k, 6*k), kit.Lin(0, y, 0, y+15*k, figure.Wood.LL, figure.Wood.M, figure.Wood.DD)),
		f.At(kit.Of(f.Ellipse(0, -66, 36, 9, kit.White), f.Form("M-36 -66Q0 -52 36 -66L28 0H-28Z", kit.Lin(-34, 0, 34, 0, pail.LL, pail.M, pail.DD), f.Line("M-34 -40Q0 -30 34 -40", pail.DD, 4)), f.Line("M-36 -66Q-2 -98 36 -66", pail.D, 4)), limb.Point{X: bx + 6*k, Y: figure.Ground}, 0))
}
