package person

import "pellucid/internal/engine/illustrator/kit"

// These accessories are drawn in the trunk's frame.

func stethoscope(f *figure) kit.Node {
	k, x := f.body.thick, f.front()*.8
	tube := text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", -15*k, f.up(1.02), -26*k, f.up(.6), x-8*k, f.up(.5), x, f.up(.5), x+10*k, f.up(.5), 27*k+x*.4, f.up(.6), 15*k+x*.5, f.up(1.02))
	c := kit.Hex("#3f4a5c")
	return kit.Of(f.Line(tube, f.top.DDD, 4*k).Opacity(.3).Move(f.light*1.5, 2), f.Line(tube, c, 3.6*k), f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x, f.up(.5), x+2, f.up(.38), x+12*k, f.up(.34)), c, 3.2*k),
		f.Circle(x+14*k, f.up(.33), 6*k, kit.Hex("#7f8896")), f.Circle(x+13.500*k, f.up(.33)-.5, 4.6*k, kit.Lin(x+9*k, f.up(.38), x+18*k, f.up(.28), kit.White, kit.Hex("#aab3be"))))
}

func toolBelt(f *figure) kit.Node {
	k, hw := f.body.thick, f.bones.hip
	t := kit.TonesOf(kit.Hex("#a8713c"))
	y := 4 * k
	n := []kit.Node{f.Form(text("M%.1f %.1fQ0 %.1f %.1f %.1fv%.1fQ0 %.1f %.1f %.1fZ", -hw-10*k, y-4, y+6*k, hw+10*k, y-4, 9*k, y+15*k, -hw-10*k, y+5*k), kit.Lin(-hw, y, hw, y+10, t.L, t.M, t.D)), f.Rect(f.front()-6*k, y, 13*k, 10*k, 2, kit.None).Stroke(kit.Hex("#e8c14f"), 2.5)}
	for _, p := range []float64{-hw - 4*k, hw - 14*k} {
		n = append(n, f.Line(text("M%.1f %.1fv%.1f", p+6*k, y-3*k, 10*k), kit.Hex("#d8433f"), 5*k), f.Line(text("M%.1f %.1fv%.1f", p+13*k, y-6*k, 12*k), kit.Hex("#b9c1cb"), 3.5*k),
			f.Form(text("M%.1f %.1fh%.1fl%.1f %.1fq%.1f 4 %.1f 0Z", p, y+4*k, 19*k, -2*k, 20*k, -8*k, -15*k), kit.Lin(p, y, p+18*k, y+24*k, t.L, t.D), f.Line(text("M%.1f %.1fh%.1f", p, y+9*k, 19*k), t.DD, 1.4)))
	}
	return kit.Of(n...)
}

func capeKnot(f *figure) kit.Node {
	k := f.body.thick
	t := kit.TonesOf(f.capeColor())
	return kit.Of(f.Form(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", -24*k, f.up(1)+2, f.front()*.5, f.up(.93)+8*k, 25*k, f.up(1)+2, 20*k, f.up(1)-8*k, 14*k, f.up(1)-9*k, f.front()*.5, f.up(1)+6*k, -16*k, f.up(1)-9*k), kit.Lin(-20, f.up(1)-6, 20, f.up(.9), t.L, t.M, t.D)))
}

func (f *figure) capeColor() kit.Color {
	if col, ok := f.spec.ExtraColors["cape"]; ok {
		return col
	}
	switch f.spec.Role {
	case "vampire", "magician":
		return kit.Hex("#3a2436")
	case "devil":
		return kit.Hex("#4a2430")
	case "king", "queen":
		return kit.Hex("#b5263c")
	case "prince":
		return kit.Hex("#b5303c")
	case "superhero":
		return f.trim.M
	}
	return kit.Hex("#d8343f")
}

func backpackStraps(f *figure) kit.Node {
	k, sw := f.body.thick, f.bones.shoulder
	t := f.extraTones("backpack", "#3f7fb5")
	d := text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", -sw*.55, f.up(1.0), -sw*.52, f.up(.7), -sw*.82, f.up(.36), sw*.55+f.front()*.3, f.up(1.0), sw*.6+f.front()*.4, f.up(.7), sw*.92, f.up(.36))
	return f.Clip(f.trunkOutline(6*k, 10), f.Line(d, f.top.DDD, 11*k).Opacity(.3).Move(f.light*1.500, 2), f.Line(d, t.D, 9.5*k), f.Line(d, t.M, 7*k))
}

func scarf(f *figure) kit.Node {
	k, x := f.body.thick, f.front()*.5
	t := f.extraTones("scarf", "#d8503f")
	y := f.up(1)
	end := f.Form(text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x+4*k, y+8*k, x+2*k, y+58*k, x+20*k, y+58*k, x+20*k, y+8*k), kit.Lin(x, y, x+20*k, y+58*k, t.M, t.D), f.Line(text("M%.1f %.1fh%.1fm0 8h-%.1f", x-4*k, y+42*k, 30*k, 30*k), kit.Hex("#f7e3c0"), 4*k), f.Line(text("M%.1f %.1fv8", x+8*k, y+52*k), t.DD, 1))
	ring := text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", -24*k, y-4*k, -28*k, y+12*k, x-10*k, y+20*k, x+2*k, y+19*k, x+18*k, y+19*k, 30*k+x, y+10*k, 25*k+x, y-5*k, x, y+3*k, -24*k, y-4*k)
	return kit.Of(f.Blur(2.5*k, f.Path(ring, f.top.DDD).Move(f.light*2, 4*k)).Opacity(.4), end, f.Form(ring, kit.Lin(-20*k, y-6*k, 22*k, y+18*k, t.L, t.M, t.D), f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -24*k, y+3*k, x, y+14*k, 26*k+x, y+2*k), t.DD, 1.8).Opacity(.5), f.Line(text("M%.1f %.1fl%.1f %.1fM%.1f %.1fl%.1f %.1f", -16*k, y-4*k, 4*k, 18*k, 18*k, y-4*k, -2*k, 20*k), kit.Hex("#f7e3c0"), 4*k)))
}

func tie(f *figure) kit.Node {
	k, x := f.body.thick, f.front()*.7
	t := f.extraTones("tie", "#c8323f")
	y := f.up(1)
	blade := text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x*.6-3.5*k, y+14*k, x-8*k, y+68*k, x, y+78*k, x+8*k, y+68*k, x*.6+4*k, y+14*k)
	return kit.Of(f.Blur(1.5*k, f.Path(blade, f.top.DDD).Move(f.light*1.500, 2)).Opacity(.35), f.Form(blade, kit.Lin(x-8*k, y, x+8*k, y+70*k, t.L, t.M, t.D), f.Line(text("M%.1f %.1fl20 -12m-20 26l20 -12m-20 26l20 -12", x-10*k, y+34*k), t.LL, 2.4*k).Opacity(.5)),
		f.Form(text("M%.1f %.1fh%.1fl%.1f %.1fh%.1fZ", x*.5-6*k, y+5*k, 13*k, -3*k, 10*k, -7*k), kit.Lin(x-5*k, y, x+5*k, y+14*k, t.L, t.D)))
}

func bowTie(f *figure) kit.Node {
	k := f.body.thick
	hex := "#2f2c36"
	if f.look.topName == "clown suit" || f.look.topName == "checked shirt" {
		hex = "#d8433f"
	}
	return f.bow(f.front()*.5, f.up(1)+8*k, 13*k, f.extraTones("bow tie", hex))
}

func necklace(f *figure) kit.Node {
	k, x := f.body.thick, f.front()*.6
	g := kit.TonesOf(kit.Hex("#f2c23a"))
	return kit.Of(f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -13*k, f.up(1), x, f.up(.7), 14*k+x*.5, f.up(1)), g.M, 2*k), f.heart(x, f.up(.82), 6*k))
}

func pearls(f *figure) kit.Node {
	k, x := f.body.thick, f.front()*.6
	var n []kit.Node
	for i := range 9 {
		u := float64(i)/4 - 1
		px, py := u*15*k+x*(1-u*u), f.up(1)+(10-11*u*u)*k
		n = append(n, f.Circle(px, py, 2.9*k, kit.Rad(px-1, py-1, 4*k, kit.White, kit.Hex("#f3eae4"), kit.Hex("#bfb2ae"))))
	}
	return kit.Of(n...)
}

func medal(f *figure) kit.Node {
	k, x := f.body.thick, f.front()*.7
	g := kit.TonesOf(kit.Hex("#f2c23a"))
	return kit.Of(f.Line(text("M%.1f %.1fL%.1f %.1fL%.1f %.1f", -13*k, f.up(1), x, f.up(.52), 14*k+x*.5, f.up(1)), kit.Hex("#3f6fc8"), 6*k), f.Circle(x+1, f.up(.46)+1, 12*k, g.DD), f.Circle(x, f.up(.46), 11.500*k, kit.Rad(x-4, f.up(.46)-4, 15*k, g.LL, g.M, g.D)), f.star(x, f.up(.46), 7*k, g))
}

func badge(f *figure) kit.Node {
	return f.star(f.front()+f.bones.shoulder*.45, f.up(.7), 9*f.body.thick, kit.TonesOf(kit.Hex("#f2c64f")))
}

func nameTag(f *figure) kit.Node {
	k, x := f.body.thick, f.front()+f.bones.shoulder*.3
	return kit.Of(f.Rect(x, f.up(.7), 19*k, 9*k, 2, kit.White), f.Line(text("M%.1f %.1fh%.1f", x+3*k, f.up(.7)+4.5*k, 12*k), kit.Hex("#5f6a7a"), 1.8))
}

func sash(f *figure) kit.Node {
	k := f.body.thick
	t := f.extraTones("sash", "#3f6fc8")
	d := text("M%.1f %.1fL%.1f %.1f", -f.bones.shoulder*.6, f.up(1.04), f.bones.hip+10*k, f.up(.02))
	return f.Clip(f.trunkOutline(4*k, f.look.top.hem*k), f.Line(d, f.top.DDD, 19*k).Opacity(.3).Move(f.light, 2), f.Line(d, t.M, 17*k), f.Line(d, t.L, 2).Move(6, -5))
}

func stole(f *figure) kit.Node {
	k, x := f.body.thick, f.front()*.4
	t := f.extraTones("stole", "#f2c23a")
	d := text("M%.1f %.1fQ%.1f %.1f %.1f 60M%.1f %.1fQ%.1f %.1f %.1f 60", -15*k, f.up(1.05), x-18*k, f.up(.6), x-15*k, 15*k+x, f.up(1.05), x+19*k, f.up(.6), x+17*k)
	return kit.Of(f.Clip(f.trunkOutline(4*k, 60), f.Line(d, f.top.DDD, 15*k).Opacity(.35).Move(f.light*1.5, 2), f.Line(d, t.D, 13*k).Butt(), f.Line(d, t.M, 10.500*k).Butt()), f.Line(text("M%.1f %.1fv%.1fm-4 4h8M%.1f %.1fv%.1fm-4 4h8", x-16*k, f.up(.3), -10*k, x+18*k, f.up(.3), -10*k), t.DD, 2))
}

func cross(f *figure) kit.Node {
	k, x := f.body.thick, f.front()*.7
	g := kit.Hex("#e8c14f")
	return kit.Of(f.Line(text("M%.1f %.1fL%.1f %.1fL%.1f %.1f", -12*k, f.up(.98), x, f.up(.58), 13*k+x*.5, f.up(.98)), g, 1.8*k), f.Line(text("M%.1f %.1fv%.1fM%.1f %.1fh%.1f", x, f.up(.58), 19*k, x-6*k, f.up(.58)+6*k, 12*k), g.Shade(-1), 5*k).Butt(), f.Line(text("M%.1f %.1fv%.1fM%.1f %.1fh%.1f", x, f.up(.58), 18*k, x-5.500*k, f.up(.58)+6*k, 11*k), g, 3.4*k).Butt())
}

func collarTab(f *figure) kit.Node {
	k, x := f.body.thick, f.front()*.5
	return f.Rect(x-6*k, f.up(1)-4*k, 12*k, 9*k, 1.5, kit.White)
}

func emblem(f *figure) kit.Node {
	k, x, y := f.body.thick, f.front(), f.up(.64)
	t := f.trim
	d := text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x-17*k, y-12*k, x+17*k, y-12*k, x+22*k, y-3*k, x, y+20*k, x-22*k, y-3*k)
	return kit.Of(f.Path(d, t.DD).Move(.6, 1), f.Form(d, kit.Lin(x-16*k, y-12*k, x+14*k, y+16*k, t.LL, t.M, t.D)), f.Path(text("M%.1f %.1fl%.1f %.1fh%.1fl%.1f %.1fl%.1f %.1fh%.1fZ", x+2*k, y-9*k, -9*k, 14*k, 7*k, -3*k, 11*k, 11*k, -15*k, -7*k), f.top.M))
}

func neckerchief(f *figure) kit.Node {
	k, x := f.body.thick, f.front()*.5
	t := kit.TonesOf(kit.Hex("#d8433f"))
	y := f.up(1)
	return kit.Of(f.Form(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fZ", -22*k, y-5*k, x, y+8*k, 23*k+x, y-5*k, x, y+34*k), kit.Lin(-18*k, y, 18*k, y+30*k, t.L, t.M, t.D), f.Circle(x-6*k, y+9*k, 1.8, kit.White), f.Circle(x+7*k, y+10*k, 1.8, kit.White), f.Circle(x, y+19*k, 1.8, kit.White)), f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -22*k, y-5*k, x, y+6*k, 23*k+x, y-5*k), t.D, 6*k))
}

func lei(f *figure) kit.Node {
	k, x := f.body.thick, f.front()*.6
	var n []kit.Node
	for i := range 11 {
		u := float64(i)/5 - 1
		px, py := u*23*k+x*(1-u*u), f.up(1)+(38-40*u*u)*k
		c := []string{"#f25f8a", "#ffc53d", "#fbf4f0", "#ff8a4a"}[i%4]
		n = append(n, f.Around(5, px, py, f.Ellipse(px, py-4*k, 3.2*k, 4*k, kit.Hex(c))), f.Circle(px, py, 2.2*k, kit.Hex("#fff0b0")))
	}
	return kit.Of(n...)
}

func cameraStrap(f *figure) kit.Node {
	k, x := f.body.thick, f.front()
	t := kit.TonesOf(kit.Hex("#4a4f5c"))
	return kit.Of(f.Line(text("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", -13*k, f.up(1), x-18*k, f.up(.46), 14*k+x*.4, f.up(1), x+18*k, f.up(.46)), kit.Hex("#6a4a34"), 3.4*k), f.cameraBody(x, f.up(.36), k*.8, t))
}

func harness(f *figure) kit.Node {
	k := f.body.thick
	t := kit.TonesOf(kit.Hex("#4a4f5c"))
	return f.Clip(f.trunkOutline(5*k, 10), f.Line(text("M%.1f %.1fL%.1f 10M%.1f %.1fL%.1f 10M-80 %.1fH80", -f.bones.shoulder*.6, f.up(1), -f.bones.hip*.5, f.bones.shoulder*.6, f.up(1), f.bones.hip*.6, f.up(.55)), t.M, 8*k), f.Rect(f.front()-6*k, f.up(.55)-6*k, 12*k, 12*k, 2, kit.Hex("#c9ced6")))
}

func bib(f *figure) kit.Node {
	k, x, y := f.body.thick, f.front()*.5, f.up(1)
	t := kit.TonesOf(kit.Hex("#fbf3df"))
	return f.Form(text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", -18*k, y-4*k, -32*k, y+40*k, x-12*k, y+48*k, x, y+48*k, x+14*k, y+48*k, 34*k, y+40*k, 19*k+x, y-4*k, x, y+12*k, -18*k, y-4*k), kit.Lin(-20*k, y, 20*k, y+44*k, t.L, t.M, t.D), f.heart(x, y+28*k, 7*k)).Stroke(kit.Hex("#f2a0b0"), 2)
}

func whistle(f *figure) kit.Node {
	k, x := f.body.thick, f.front()*.7
	return kit.Of(f.Line(text("M%.1f %.1fL%.1f %.1fL%.1f %.1f", -12*k, f.up(1), x, f.up(.6), 13*k, f.up(1)), kit.Hex("#3f3f4a"), 2*k), f.Circle(x, f.up(.55), 5*k, kit.Hex("#c9ced6")), f.Rect(x, f.up(.6), 10*k, 5*k, 1, kit.Hex("#c9ced6")))
}

func shoulderBag(f *figure) kit.Node {
	k := f.body.thick
	t := kit.TonesOf(kit.Hex("#a86a3c"))
	d := text("M%.1f %.1fL%.1f %.1f", -f.bones.shoulder*.55, f.up(1.02), f.bones.hip+8*k, f.up(.02))
	x, y := f.bones.hip-2*k, -2*k
	return kit.Of(f.Clip(f.trunkOutline(4*k, 14), f.Line(d, t.D, 6*k), f.Line(d, t.M, 4.4*k)), f.Form(kit.RoundRect(x-14*k, y, 40*k, 34*k, 6*k), kit.Lin(x-14*k, y, x+26*k, y+34*k, t.L, t.M, t.D), f.Path(text("M%.1f %.1fh%.1fv%.1fq%.1f %.1f %.1f 0Z", x-14*k, y, 40*k, 14*k, -20*k, 12*k, -40*k), t.L), f.Circle(x+6*k, y+19*k, 2.6*k, kit.Hex("#f2c64f"))))
}
