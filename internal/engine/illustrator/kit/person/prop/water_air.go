package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() { maps.Copy(Props, waterAirProps) }

// waterAirProps are what carries people on water and in the air.
var waterAirProps = map[string]prop{
	"kayak":        {free: true, front: true, draw: kayak},
	"kayak paddle": {free: true, front: true, draw: kayakPaddle},
	"paddle board": {free: true, behind: true, draw: paddleBoard},
	"long paddle":  {free: true, draw: longPaddle},
	"wind sail":    {free: true, draw: windSail},
	"wind kite":    {free: true, behind: true, draw: windKite},
	"tow rope":     {free: true, draw: towRope},
	"air tank":     {free: true, behind: true, draw: backTank},
	"swim fins":    {free: true, behind: true, draw: swimFins},
	"dive mask":    {free: true, front: true, draw: diveMask},
	"snorkel":      {free: true, front: true, draw: snorkel},
	"air bubbles":  {free: true, draw: airBubbles},
	"water splash": {free: true, front: true, draw: waterSplash},
	"parachute":    {free: true, behind: true, draw: parachute},
	"hang glider":  {free: true, behind: true, draw: hangGlider},
	"bungee cord":  {free: true, behind: true, draw: bungeeCord},
	"zip line":     {free: true, behind: true, draw: zipLine},
}

var seaBlue = figure.HexTones("#4fa8e0")

// ripples are short waves along the water line at y, half to each side of x.
func ripples(f *figure.Figure, x, y, half float64) kit.Node {
	k := f.Body.Thick
	wave := figure.Text("M%.1f %.1fq%.1f %.1f %.1f 0t%.1f 0t%.1f 0t%.1f 0t%.1f 0t%.1f 0", x-half, y, half/6, -9*k, half/3, half/3, half/3, half/3, half/3, half/3)
	return kit.Of(f.Line(wave, seaBlue.M, 7*k), f.Line(wave, seaBlue.LL, 3*k).Move(half/5, 11*k))
}

func kayak(f *figure.Figure) kit.Node {
	k, c := f.Body.Thick, f.Bones.Trunk
	t := gear(f, "#e8603f")
	y := c.Y - 14*k
	hull := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", c.X-178*k, y-8*k, c.X-80*k, y+8*k, c.X, y+8*k, c.X+100*k, y+8*k, c.X+214*k, y-14*k, c.X+150*k, y+52*k, c.X+20*k, y+54*k, c.X-130*k, y+52*k, c.X-178*k, y-8*k)
	return kit.Of(f.Form(hull, kit.Lin(0, y, 0, y+54*k, t.LL, kit.At(.4, t.M), t.DD), f.Path(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fl0 %.1fQ%.1f %.1f %.1f %.1fZ", c.X-190*k, y+22*k, c.X, y+44*k, c.X+220*k, y+14*k, 9*k, c.X, y+53*k, c.X-190*k, y+31*k), kit.White).Opacity(.85)),
		f.Ellipse(c.X, y+6*k, 52*k, 11*k, t.DDD), f.Ellipse(c.X, y+5*k, 44*k, 7*k, figure.Black.DD).Opacity(.6), ripples(f, c.X, y+48*k, 210*k))
}

func kayakPaddle(f *figure.Figure) kit.Node {
	a, b := nearPalm(f), farPalm(f)
	t := gear(f, "#f2c23a")
	d := figure.Direction(a, b)
	up, low := a.Mix(b, 2.1), a.Mix(b, -.7)
	blade := f.Form("M0 -9Q14 -26 46 -20Q62 0 46 20Q14 26 0 9Z", kit.Lin(0, -20, 0, 20, t.LL, t.M, t.DD))
	return kit.Of(pole(f, low, up, 7, figure.Black), f.At(blade, up, d), f.At(blade, low, d+180), body.Hand(f, f.Bones.ArmFar, f.Pose.Far, f.Skin), body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin))
}

func paddleBoard(f *figure.Figure) kit.Node {
	p, w := deck(f)
	t := gear(f, "#3fb8a8")
	d := figure.Text("M%.1f -8Q%.1f 4 %.1f 4H%.1fQ%.1f 4 %.1f -16Q%.1f 22 %.1f 22H%.1fQ%.1f 20 %.1f -8Z", -w-70, -w-40, -w, w, w+60, w+96, w+70, w, -w, -w-50, -w-70)
	return kit.Of(f.At(f.Form(d, kit.Lin(0, 0, 0, 22, t.LL, t.M, t.DD), f.Rect(-w-90, 4, 2*w+190, 4, 0, kit.White).Opacity(.7)), p, 0), ripples(f, p.X, p.Y+22*f.Body.Thick, (w+96)*f.Body.Thick))
}

func longPaddle(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, nearPalm(f), farPalm(f)
	foot := b.Mix(a, 1+(figure.Ground-30*k-a.Y)/max(a.Y-b.Y, 20*k))
	t := gear(f, "#f2c23a")
	return kit.Of(pole(f, b.Add(4*k, -10*k), foot, 7, figure.Wood), f.At(f.Form("M-4 -7Q30 -22 66 -15Q74 0 66 15Q30 22 -4 7Z", kit.Lin(0, -18, 0, 18, t.LL, t.M, t.DD)), foot.Mix(b, .06), figure.Direction(b, foot)))
}

func windSail(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, nearPalm(f), farPalm(f)
	p, _ := deck(f)
	t := gear(f, "#e8503f")
	foot := limb.Point{X: b.X + 40*k, Y: p.Y + 4*k}
	top := limb.Point{X: b.X + 30*k, Y: f.Bones.Head.Y - 150*k}
	sail := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", top.X, top.Y, b.X+90*k, (top.Y+foot.Y)/2, foot.X, foot.Y-40*k, a.X-84*k, b.Y+50*k, a.X-60*k, top.Y+120*k, top.X, top.Y)
	return kit.Of(f.Form(sail, kit.Lin(a.X-80*k, 0, b.X+70*k, 0, t.LL, t.M, t.D), f.Path(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", a.X-120*k, b.Y-10*k, b.X+120*k, b.Y-60*k, b.X+120*k, b.Y-20*k, a.X-120*k, b.Y+30*k), kit.White).Opacity(.85)).Opacity(.93),
		f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", top.X, top.Y, b.X+90*k, (top.Y+foot.Y)/2, foot.X, foot.Y), figure.Black.M, 7*k), pole(f, a.Add(-50*k, 6*k), b.Add(56*k, -4*k), 7, figure.Black))
}

func windKite(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, nearPalm(f), farPalm(f)
	p := a.Mix(b, .5)
	c := p.Add(140*k, -120*k)
	line := func(dx, dy float64) kit.Node {
		return f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", p.X, p.Y, c.X+dx*k, c.Y+dy*k), kit.Hex("#6a7280"), 2*k)
	}
	return kit.Of(line(-92, 40), line(96, 34), line(0, -10), f.At(canopy(f, 104, 60, gear(f, "#9a5fd0")), c.Add(0, 30*k), 14), pole(f, p.Add(-26*k, 8*k), p.Add(26*k, -8*k), 8, figure.Black))
}

// canopy is a cloth that the wind fills: half its width and its height, its lower edge around 0, 0.
func canopy(f *figure.Figure, half, high float64, t kit.Tones) kit.Node {
	d := figure.Text("M%.1f 0C%.1f %.1f %.1f %.1f %.1f 0Q%.1f -22 %.1f -8Q0 -24 %.1f -8Q%.1f -22 %.1f 0Z", -half, -half*.9, -high*1.36, half*.9, -high*1.36, half, half*.76, half*.4, -half*.4, -half*.76, -half)
	stripe := func(x0, x1 float64) kit.Node {
		return f.Path(figure.Text("M%.1f 10Q%.1f %.1f 0 %.1fQ%.1f %.1f %.1f 10Z", x0*half, x0*half*.8, -high, -high*1.2, x1*half*.8, -high, x1*half), kit.White).Opacity(.9)
	}
	return f.Form(d, kit.Lin(-half, -high, half, 0, t.LL, kit.At(.45, t.M), t.DD), stripe(-.62, -.24), stripe(.24, .62))
}

func parachute(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	a, b := nearPalm(f), farPalm(f)
	sh := f.Bones.Trunk.Out(0, -f.Body.Trunk*.9)
	c := limb.Point{X: sh.X, Y: f.Bones.Head.Y - 108*k}
	var n []kit.Node
	for _, x := range []float64{-166, -70, 70, 166} {
		from := a
		if x > 0 {
			from = b
		}
		n = append(n, f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", from.X, from.Y, c.X+x*k, c.Y), kit.Hex("#6a7280"), 2.6*k))
	}
	return kit.Of(kit.Of(n...), f.At(canopy(f, 170, 96, gear(f, "#e8503f")), c, 0))
}

func hangGlider(f *figure.Figure) kit.Node {
	k, b := f.Body.Thick, farPalm(f)
	t := gear(f, "#f2902a")
	top := f.Bones.Trunk.Out(0, -f.Body.Trunk*.5).Add(0, -150*k)
	wing := figure.Text("M%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", top.X+170*k, top.Y+26*k, top.X-10*k, top.Y-48*k, top.X-190*k, top.Y-34*k, top.X-226*k, top.Y+10*k, top.X-60*k, top.Y+2*k, top.X+170*k, top.Y+26*k)
	bar := func(x float64) kit.Node {
		return pole(f, limb.Point{X: top.X, Y: top.Y}, limb.Point{X: x, Y: b.Y}, 5, figure.Steel)
	}
	strap := f.Bones.Trunk.Out(0, -f.Body.Trunk*.5)
	return kit.Of(f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", strap.X, strap.Y, top.X, top.Y), figure.Black.M, 4*k), bar(b.X-34*k), bar(b.X+30*k), pole(f, b.Add(-40*k, 0), b.Add(36*k, 0), 7, figure.Steel),
		f.Form(wing, kit.Lin(top.X-200*k, top.Y-40*k, top.X+160*k, top.Y+30*k, t.LL, t.M, t.DD), f.Path(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", top.X-10*k, top.Y-60*k, top.X-110*k, top.Y-60*k, top.X-150*k, top.Y+20*k, top.X-70*k, top.Y+20*k), kit.White).Opacity(.9)))
}

func bungeeCord(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, f.Bones.LegNear[2], f.Bones.LegFar[2]
	p := a.Mix(b, .5)
	t := gear(f, "#e8503f")
	d := figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", p.X, p.Y, p.X-50*k, p.Y-60*k, p.X+60*k, p.Y-110*k, p.X+20*k, p.Y-180*k)
	return kit.Of(f.Line(d, t.DD, 9*k), f.Line(d, t.M, 6*k), f.Line(d, kit.White, 6*k).Dash(5*k, 12*k).Butt(), f.Rect(p.X-24*k, p.Y-8*k, 48*k, 18*k, 7*k, figure.Black.M))
}

func zipLine(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, nearPalm(f).Mix(farPalm(f), .5)
	y := p.Y - 22*k
	cable := figure.Text("M%.1f %.1fL%.1f %.1f", p.X-210*k, y-40*k, p.X+220*k, y+26*k)
	return kit.Of(f.Line(cable, figure.Steel.DD, 7*k), f.Line(cable, figure.Steel.L, 2.4*k), f.At(kit.Of(f.Form(kit.RoundRect(-24, -14, 48, 30, 9), kit.Lin(0, -14, 0, 16, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)), f.Circle(-11, -4, 8, figure.Black.M), f.Circle(11, -4, 8, figure.Black.M), f.Line("M0 14V28", figure.Steel.D, 6)), limb.Point{X: p.X, Y: y - 8*k}, 8), pole(f, p.Add(-26*k, 0), p.Add(26*k, 0), 8, gear(f, "#e8503f")))
}

func backTank(f *figure.Figure) kit.Node {
	t := gear(f, "#f2b52a")
	fr := f.Bones.Trunk
	fr.Scale = f.Body.Thick
	h := f.Body.Trunk / f.Body.Thick
	x := -f.Body.Shoulder/f.Body.Thick*.72 - 8
	return figure.Place(kit.Of(f.Form(kit.RoundRect(x-17, -h*.92, 34, h*.9, 15), kit.Lin(x-17, 0, x+17, 0, t.LL, t.M, t.DD)), f.Rect(x-6, -h*.92-12, 12, 14, 3, figure.Steel.M), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x, -h*.92-8, x+20, -h*1.2, x+46, -h*1.16), figure.Black.M, 6)), fr)
}

func swimFins(f *figure.Figure) kit.Node {
	t := gear(f, "#2f8fd8")
	one := func(c figure.Chain) kit.Node {
		return f.At(f.Form("M-4 -9L56 -22Q64 0 56 24L-4 11Z", kit.Lin(0, -20, 0, 22, t.LL, t.M, t.DD), f.Line("M8 -4L54 -10M8 4L54 12", t.DD, 3)), c[2], figure.Direction(c[1], c[2]))
	}
	return kit.Of(one(f.Bones.LegFar), one(f.Bones.LegNear))
}

func diveMask(f *figure.Figure) kit.Node {
	t := gear(f, "#2f3a4a")
	x := f.Face(1)
	return figure.Place(kit.Of(f.Line(figure.Text("M-36 -2H%.1f", x-20), t.D, 7), f.Form(kit.RoundRect(x-28, -17, 58, 34, 13), t.M), f.Form(kit.RoundRect(x-22, -12, 46, 23, 9), kit.Lin(x-22, -12, x+24, 12, kit.Hex("#d8f2fb").Alpha(.75), kit.Hex("#7fc8e8").Alpha(.6))), f.Circle(x-9, 1, 4.6, kit.Hex("#20242f")), f.Circle(x+11, 1, 4.6, kit.Hex("#20242f")), f.Line(figure.Text("M%.1f -6l9 -4", x-16), kit.White, 3).Opacity(.9)), f.Bones.Head)
}

func snorkel(f *figure.Figure) kit.Node {
	t := gear(f, "#f2902a")
	x := f.Face(1)
	return figure.Place(kit.Of(f.Line(figure.Text("M%.1f 22Q-40 30 -44 4V-66", x), t.DD, 10), f.Line(figure.Text("M%.1f 22Q-40 30 -44 4V-66", x), t.M, 7)), f.Bones.Head)
}

func airBubbles(f *figure.Figure) kit.Node {
	p := f.Bones.Head.Out(50, -20)
	var n []kit.Node
	for i, b := range [][3]float64{{8, 0, 9}, {24, -26, 13}, {6, -52, 8}, {30, -70, 17}, {10, -100, 11}} {
		n = append(n, f.Circle(b[0], b[1], b[2], kit.Rad(b[0]-b[2]*.4, b[1]-b[2]*.4, b[2]*1.7, kit.White, kit.Hex("#cfeefa"), kit.Hex("#7fc4e8"))).Opacity(.85-.03*float64(i)))
	}
	return f.At(kit.Of(n...), p, 0)
}

func waterSplash(f *figure.Figure) kit.Node {
	p := nearPalm(f).Mix(farPalm(f), .5)
	t := seaBlue
	var drops []kit.Node
	for _, d := range [][3]float64{{-74, -40, 8}, {-50, -66, 6}, {70, -46, 9}, {52, -72, 6}, {92, -20, 6}, {-98, -16, 6}} {
		drops = append(drops, ball(f, d[0], d[1], d[2], t))
	}
	return f.At(kit.Of(kit.Of(drops...), f.Form("M-150 22C-100 0 -80 10 -62 -20C-52 -36 -40 -10 -26 4C-12 -22 -4 -30 0 -4C6 -28 18 -24 26 2C40 -14 52 -38 62 -18C80 10 104 2 150 22Q80 44 0 42Q-80 44 -150 22Z", kit.Lin(0, -30, 0, 44, t.LL, t.M, t.D), f.Line("M-110 24Q-60 14 -10 26M20 30Q70 16 120 26", kit.White, 4).Opacity(.7))), p.Add(6*f.Body.Thick, 16*f.Body.Thick), 0)
}

// towRope leads to the boat that pulls.
func towRope(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, nearPalm(f).Mix(farPalm(f), .5)
	return kit.Of(f.Line(figure.Text("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1fL%.1f %.1f", p.X+44*k, p.Y+4*k, p.X+190*k, p.Y+26*k, p.X+6*k, p.Y-16*k, p.X+44*k, p.Y+4*k, p.X+6*k, p.Y+18*k), figure.HexTones("#c9a06a").D, 4*k), pole(f, p.Add(2*k, -22*k), p.Add(2*k, 22*k), 8, gear(f, "#e8503f")))
}
