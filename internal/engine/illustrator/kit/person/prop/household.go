package prop

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func openSuitcase(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	t, lining := gear(f, "#3f7fb0"), figure.HexTones("#f2e2c8")
	x, y := p.X-16*k, p.Y+28*k
	w := 150 * k
	shirt := func(dx float64, hex string) kit.Node {
		c := figure.HexTones(hex)
		return f.Form(kit.RoundRect(x+dx*k, y-14*k, 44*k, 20*k, 6*k), kit.Lin(0, y-14*k, 0, y+6*k, c.L, c.D))
	}
	bed := figure.HexTones("#c9a27a")
	return kit.Of(tableTop(f, x-20*k, y+44*k, w+40*k, bed), f.Form(figure.Text("M%.1f %.1fL%.1f %.1fH%.1fL%.1f %.1fZ", x+8*k, y, x+22*k, y-92*k, x+w+14*k, x+w, y), kit.Lin(0, y-92*k, 0, y, t.L, t.D), f.Path(figure.Text("M%.1f %.1fL%.1f %.1fH%.1fL%.1f %.1fZ", x+20*k, y-4*k, x+31*k, y-82*k, x+w+2*k, x+w-10*k, y-4*k), lining.M)),
		shirt(8, "#e8503f"), shirt(54, "#f2c23a"), shirt(100, "#5fae8a"), f.Form(kit.RoundRect(x, y, w, 44*k, 8*k), kit.Lin(0, y, 0, y+44*k, t.LL, t.M, t.DD), f.Rect(x+24*k, y, 10*k, 44*k, 0, t.DD), f.Rect(x+w-34*k, y, 10*k, 44*k, 0, t.DD)), f.Rect(x+w/2-20*k, y+14*k, 40*k, 9*k, 4*k, t.DDD))
}

// showerAt is where the water comes from.
func showerAt(f *figure.Figure) limb.Point { return f.Bones.Head.Out(20, -96) }

func showerHead(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, showerAt(f)
	s := gear(f, "#b9c2cc")
	x := p.X + 84*k
	return kit.Of(f.Line(figure.Text("M%.1f %.1fV%.1fQ%.1f %.1f %.1f %.1fH%.1f", x, figure.Ground, p.Y-10*k, x, p.Y-44*k, x-36*k, p.Y-44*k, p.X), s.D, 10*k), f.Line(figure.Text("M%.1f %.1fV%.1f", x-2*k, figure.Ground, p.Y-10*k), s.LL, 3*k), f.Line(figure.Text("M%.1f %.1fV%.1f", p.X, p.Y-44*k, p.Y-20*k), s.D, 9*k),
		f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", p.X-44*k, p.Y, p.X-40*k, p.Y-26*k, p.X, p.Y-26*k, p.X+40*k, p.Y-26*k, p.X+44*k, p.Y), kit.Lin(p.X-44*k, 0, p.X+44*k, 0, s.LL, s.M, s.DD)), f.Circle(x, f.Bones.Trunk.Y-40*k, 11*k, s.M))
}

func showerWater(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, showerAt(f)
	n := kit.Of()
	for i := range 7 {
		x := p.X + (float64(i)*12-36)*k
		end := p.X + (float64(i)*22-66)*k
		n = kit.Of(n, f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", x, p.Y+8*k, end, p.Y+float64(80+i*37%60)*k), seaBlue.L, 4*k).Dash(13*k, 11*k).Opacity(.9))
	}
	foam := func(x, y, r float64) kit.Node {
		q := f.Bones.Head.Out(x, y)
		return f.Circle(q.X, q.Y, r*k, kit.Rad(q.X-3*k, q.Y-3*k, r*1.6*k, kit.White, kit.Hex("#eef7fc"), kit.Hex("#c9e2f0")))
	}
	return kit.Of(n, foam(-24, -46, 14), foam(0, -54, 17), foam(22, -46, 13), foam(8, -42, 10))
}

func treatBucket(f *figure.Figure) kit.Node {
	t := gear(f, "#f2852a")
	candy := func(x float64, hex string) kit.Node { return f.Circle(x, 30, 9, figure.HexTones(hex).M) }
	return kit.Of(f.Line("M-30 34Q0 -14 30 34", figure.Black.M, 4.5), candy(-16, "#e8503f"), candy(2, "#5fae4a"), candy(18, "#9a5fd0"), f.Form("M-36 34Q0 42 36 34Q42 64 24 82H-24Q-42 64 -36 34Z", kit.Lin(-38, 0, 38, 0, t.LL, t.M, t.DD), f.Line("M-14 36Q-22 60 -12 82M14 36Q22 60 12 82", t.D, 3), f.Path("M-20 50l9 -10 7 12ZM20 50l-9 -10 -7 12ZM-18 62Q0 72 18 62Q12 76 0 76Q-12 76 -18 62Z", figure.Black.DD)))
}

var eggColors = []string{"#f29ab8", "#8fd0f0", "#f7d35a", "#a8d88a", "#c3a0e8"}

func egg(f *figure.Figure, x, y, r float64, i int) kit.Node {
	t := figure.HexTones(eggColors[i%len(eggColors)])
	return f.Form(figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x, y-r*1.3, x+r*.9, y-r*1.3, x+r*1.3, y+r, x, y+r, x-r*1.3, y+r, x-r*.9, y-r*1.3, x, y-r*1.3), kit.Rad(x-r*.3, y-r*.5, r*2, t.LL, t.M, t.D), f.Line(figure.Text("M%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1f", x-r, y, r*.5, -r*.3, r*.5, r*.3, r*.5, -r*.3, r*.5, r*.3), kit.White, r*.2))
}

func eggBasket(f *figure.Figure) kit.Node {
	t := gear(f, "#c98f4f")
	return kit.Of(f.Line("M-34 36Q0 -30 34 36", t.DD, 7), f.Line("M-34 36Q0 -30 34 36", t.M, 4), egg(f, -16, 30, 11, 0), egg(f, 16, 30, 11, 2), egg(f, 0, 26, 12, 1), f.Form("M-42 34H42L32 74H-32Z", kit.Lin(-40, 0, 40, 0, t.LL, t.M, t.DD), f.Line("M-42 48H42M-40 60H40M-22 34L-18 74M0 34V74M22 34L18 74", t.D, 3)))
}

func grassEggs(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, farPalm(f).X+14*f.Body.Thick
	green := figure.HexTones("#6fb84a")
	n := kit.Of(egg(f, x, figure.Ground-13*k, 14*k, 3), egg(f, x+54*k, figure.Ground-11*k, 12*k, 4))
	for i := range 16 {
		gx := x - 34*k + float64(i)*8*k
		n = kit.Of(n, f.Line(figure.Text("M%.1f %.1fl%.1f %.1f", gx, figure.Ground+2*k, float64(i%3-1)*4*k, -float64(9+i*5%9)*k), []kit.Color{green.M, green.D, green.L}[i%3], 4*k))
	}
	return n
}

func bandageRoll(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, nearPalm(f), farPalm(f)
	t := gear(f, "#f7f1e4")
	return kit.Of(f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", a.X, a.Y, (a.X+b.X)/2, max(a.Y, b.Y)+16*k, b.X, b.Y), t.M, 13*k), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", a.X, a.Y, (a.X+b.X)/2, max(a.Y, b.Y)+16*k, b.X, b.Y), t.D, 2*k), ball(f, b.X+4*k, b.Y-8*k, 17*k, t, f.Circle(b.X+4*k, b.Y-8*k, 10*k, kit.None).Stroke(t.DD, 2*k), f.Circle(b.X+4*k, b.Y-8*k, 4*k, t.DD)))
}

// emptyPan is a deep pan whose content is in the air.
func emptyPan(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, -6, 2, 30, -3, 9, figure.Black), f.Form("M26 -14H118Q114 16 92 18H52Q30 16 26 -14Z", kit.Lin(30, -14, 110, 18, figure.Black.LL, figure.Black.M, figure.Black.DDD)), f.Ellipse(72, -14, 46, 6, figure.Black.DD), f.Ellipse(72, -15, 36, 4, figure.HexTones("#e8a03a").M))
}

func flyingVegetables(f *figure.Figure) kit.Node {
	p := farPalm(f).Add(72*f.Body.Thick, -30*f.Body.Thick)
	red, green, orange, yellow := figure.HexTones("#e04a3a"), figure.HexTones("#5fae4a"), figure.HexTones("#f08a2e"), figure.HexTones("#f7cf3a")
	slice := func(x, y, turn float64, t kit.Tones) kit.Node {
		return f.Form(kit.Oval(0, 0, 15, 13), kit.Rad(-4, -4, 22, t.LL, t.M, t.D), f.Circle(0, 0, 5, t.D)).Rotate(turn, 0, 0).Move(x, y)
	}
	strip := func(x, y, turn float64, t kit.Tones) kit.Node {
		return f.Form("M-20 2Q0 -16 20 2Q16 10 10 8Q0 0 -10 8Q-18 10 -20 2Z", kit.Lin(0, -12, 0, 8, t.LL, t.M, t.D)).Rotate(turn, 0, 0).Move(x, y)
	}
	broccoli := kit.Of(Rod(f, 0, 16, 0, -2, 10, figure.HexTones("#a8d07a")), f.Circle(-9, -8, 11, green.M), f.Circle(9, -8, 11, green.D), f.Circle(0, -16, 12, green.L))
	flame := f.Line("M-44 -4Q-30 -40 -36 -70M44 -4Q36 -36 46 -62", figure.Steel.LL, 4).Opacity(.6)
	return f.At(kit.Of(flame, slice(-26, -34, 20, orange), strip(20, -28, -24, red), broccoli.Move(-4, -70), slice(34, -66, 0, orange), strip(-38, -84, 40, yellow), strip(8, -112, -60, red), slice(-20, -124, 50, green)), p, 0)
}

func peeledPotato(f *figure.Figure) kit.Node {
	t := gear(f, "#c9925a")
	return f.At(kit.Of(f.Form(kit.Oval(0, 0, 27, 20), kit.Rad(-8, -8, 36, t.LL, t.M, t.DD), f.Path("M-2 -24Q30 -22 30 6Q10 0 -2 -24Z", kit.Hex("#f7e6b0"))), f.Line("M22 4Q36 20 26 38", t.M, 5)), nearPalm(f).Add(14*f.Body.Thick, -12*f.Body.Thick), -16)
}

func peeler(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 14, 0, -14, 8, figure.HexTones("#e8503f")), f.Line("M-8 -34V-24Q0 -10 8 -24V-34Z", figure.Steel.D, 4), f.Line("M-8 -32H8", figure.Steel.LL, 4))
}

func laundryTable(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	y := p.Y + 26*k
	x := nearPalm(f).X - 30*k
	stack := func(dx float64, rows int, first int) kit.Node {
		n := kit.Of()
		for i := range rows {
			c := figure.HexTones([]string{"#5fa8e0", "#f29ab8", "#f7d35a", "#8fd0a0", "#c3a0e8"}[(i+first)%5])
			n = kit.Of(n, f.Form(kit.RoundRect(x+dx*k, y-float64(i+1)*15*k, 62*k, 15*k, 6*k), kit.Lin(0, y-float64(i+1)*15*k, 0, y-float64(i)*15*k, c.LL, c.M, c.D)))
		}
		return n
	}
	shirt := gear(f, "#e8603f")
	return kit.Of(tableTop(f, x, y, 230*k, figure.Wood), f.Form(kit.RoundRect(x+26*k, y-14*k, 70*k, 14*k, 5*k), kit.Lin(0, y-14*k, 0, y, shirt.LL, shirt.M, shirt.D)), stack(116, 5, 0), body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin), body.Hand(f, f.Bones.ArmFar, f.Pose.Far, f.Skin))
}

func megaphoneProp(f *figure.Figure) kit.Node {
	t := gear(f, "#e8503f")
	m := f.Bones.Head.Out(f.Face(1.2)+22, 22)
	return f.At(kit.Of(f.Line("M27 12L25 34", t.DDD, 10), f.Form("M0 -9L78 -40Q92 0 78 40L0 9Z", kit.Lin(0, -40, 0, 40, t.LL, t.M, t.DD)), f.Ellipse(80, 0, 12, 41, kit.White), f.Ellipse(82, 0, 8, 31, t.DD), f.Rect(-8, -11, 12, 22, 5, kit.White), f.Line("M104 -26L120 -36M108 0H128M104 26L120 36", kit.Hex("#f2c23a"), 6)), m, -8)
}

func lowDesk(f *figure.Figure) kit.Node {
	k, h := f.Body.Thick, f.Bones.Head
	y := max(nearPalm(f).Y, farPalm(f).Y) + 13*k
	x := h.X - 52*k
	t := gear(f, "#b9783f")
	return kit.Of(tableTop(f, x, y, 250*k, t), f.At(kit.Of(f.Form(kit.RoundRect(-6, -76, 10, 72, 4), kit.Lin(0, -76, 0, 0, figure.Black.LL, figure.Black.DD)), f.Form("M4 0H74L86 -4H4Z", figure.Steel.M)), limb.Point{X: x + 158*k, Y: y}, 8), f.At(kit.Of(f.Form("M-13 -30H13L11 0H-11Z", kit.Lin(-13, 0, 13, 0, kit.White, kit.Hex("#cfd8e2"))), f.Line("M13 -24q12 4 0 14", kit.White, 4)), limb.Point{X: x + 130*k, Y: y}, 0))
}
