package extra

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/prop"
)

// These accessories are drawn in the trunk's frame.

func stethoscope(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()*.8
	tube := figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", -15*k, f.Up(1.02), -26*k, f.Up(.6), x-8*k, f.Up(.5), x, f.Up(.5), x+10*k, f.Up(.5), 27*k+x*.4, f.Up(.6), 15*k+x*.5, f.Up(1.02))
	c := kit.Hex("#3f4a5c")
	return kit.Of(f.Line(tube, f.Top.DDD, 4*k).Opacity(.3).Move(f.Light*1.5, 2), f.Line(tube, c, 3.6*k), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x, f.Up(.5), x+2, f.Up(.38), x+12*k, f.Up(.34)), c, 3.2*k),
		f.Circle(x+14*k, f.Up(.33), 6*k, kit.Hex("#7f8896")), f.Circle(x+13.500*k, f.Up(.33)-.5, 4.6*k, kit.Lin(x+9*k, f.Up(.38), x+18*k, f.Up(.28), kit.White, kit.Hex("#aab3be"))))
}

func toolBelt(f *figure.Figure) kit.Node {
	k, hw := f.Body.Thick, f.Bones.Hip
	t := kit.TonesOf(kit.Hex("#a8713c"))
	y := 4 * k
	n := []kit.Node{f.Form(figure.Text("M%.1f %.1fQ0 %.1f %.1f %.1fv%.1fQ0 %.1f %.1f %.1fZ", -hw-10*k, y-4, y+6*k, hw+10*k, y-4, 9*k, y+15*k, -hw-10*k, y+5*k), kit.Lin(-hw, y, hw, y+10, t.L, t.M, t.D)), f.Rect(f.Front()-6*k, y, 13*k, 10*k, 2, kit.None).Stroke(kit.Hex("#e8c14f"), 2.5)}
	for _, p := range []float64{-hw - 4*k, hw - 14*k} {
		n = append(n, f.Line(figure.Text("M%.1f %.1fv%.1f", p+6*k, y-3*k, 10*k), kit.Hex("#d8433f"), 5*k), f.Line(figure.Text("M%.1f %.1fv%.1f", p+13*k, y-6*k, 12*k), kit.Hex("#b9c1cb"), 3.5*k),
			f.Form(figure.Text("M%.1f %.1fh%.1fl%.1f %.1fq%.1f 4 %.1f 0Z", p, y+4*k, 19*k, -2*k, 20*k, -8*k, -15*k), kit.Lin(p, y, p+18*k, y+24*k, t.L, t.D), f.Line(figure.Text("M%.1f %.1fh%.1f", p, y+9*k, 19*k), t.DD, 1.4)))
	}
	return kit.Of(n...)
}

func capeKnot(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	t := kit.TonesOf(capeColor(f))
	return kit.Of(f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", -24*k, f.Up(1)+2, f.Front()*.5, f.Up(.93)+8*k, 25*k, f.Up(1)+2, 20*k, f.Up(1)-8*k, 14*k, f.Up(1)-9*k, f.Front()*.5, f.Up(1)+6*k, -16*k, f.Up(1)-9*k), kit.Lin(-20, f.Up(1)-6, 20, f.Up(.9), t.L, t.M, t.D)))
}

func capeColor(f *figure.Figure) kit.Color {
	if col, ok := f.Spec.ExtraColors["cape"]; ok {
		return col
	}
	switch f.Spec.Role {
	case "vampire", "magician":
		return kit.Hex("#3a2436")
	case "devil":
		return kit.Hex("#4a2430")
	case "king", "queen":
		return kit.Hex("#b5263c")
	case "prince":
		return kit.Hex("#b5303c")
	case "superhero":
		return f.Trim.M
	}
	return kit.Hex("#d8343f")
}

func backpackStraps(f *figure.Figure) kit.Node {
	k, sw := f.Body.Thick, f.Bones.Shoulder
	t := f.ExtraTones("backpack", "#3f7fb5")
	d := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", -sw*.55, f.Up(1.0), -sw*.52, f.Up(.7), -sw*.82, f.Up(.36), sw*.55+f.Front()*.3, f.Up(1.0), sw*.6+f.Front()*.4, f.Up(.7), sw*.92, f.Up(.36))
	return f.Clip(body.TrunkOutline(f, 6*k, 10), f.Line(d, f.Top.DDD, 11*k).Opacity(.3).Move(f.Light*1.500, 2), f.Line(d, t.D, 9.5*k), f.Line(d, t.M, 7*k))
}

func scarf(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()*.5
	t := f.ExtraTones("scarf", "#d8503f")
	y := f.Up(1)
	end := f.Form(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x+4*k, y+8*k, x+2*k, y+58*k, x+20*k, y+58*k, x+20*k, y+8*k), kit.Lin(x, y, x+20*k, y+58*k, t.M, t.D), f.Line(figure.Text("M%.1f %.1fh%.1fm0 8h-%.1f", x-4*k, y+42*k, 30*k, 30*k), kit.Hex("#f7e3c0"), 4*k), f.Line(figure.Text("M%.1f %.1fv8", x+8*k, y+52*k), t.DD, 1))
	ring := figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", -24*k, y-4*k, -28*k, y+12*k, x-10*k, y+20*k, x+2*k, y+19*k, x+18*k, y+19*k, 30*k+x, y+10*k, 25*k+x, y-5*k, x, y+3*k, -24*k, y-4*k)
	return kit.Of(f.Blur(2.5*k, f.Path(ring, f.Top.DDD).Move(f.Light*2, 4*k)).Opacity(.4), end, f.Form(ring, kit.Lin(-20*k, y-6*k, 22*k, y+18*k, t.L, t.M, t.D), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -24*k, y+3*k, x, y+14*k, 26*k+x, y+2*k), t.DD, 1.8).Opacity(.5), f.Line(figure.Text("M%.1f %.1fl%.1f %.1fM%.1f %.1fl%.1f %.1f", -16*k, y-4*k, 4*k, 18*k, 18*k, y-4*k, -2*k, 20*k), kit.Hex("#f7e3c0"), 4*k)))
}

func tie(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()*.7
	t := f.ExtraTones("tie", "#c8323f")
	y := f.Up(1)
	blade := figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x*.6-3.5*k, y+14*k, x-8*k, y+68*k, x, y+78*k, x+8*k, y+68*k, x*.6+4*k, y+14*k)
	return kit.Of(f.Blur(1.5*k, f.Path(blade, f.Top.DDD).Move(f.Light*1.500, 2)).Opacity(.35), f.Form(blade, kit.Lin(x-8*k, y, x+8*k, y+70*k, t.L, t.M, t.D), f.Line(figure.Text("M%.1f %.1fl20 -12m-20 26l20 -12m-20 26l20 -12", x-10*k, y+34*k), t.LL, 2.4*k).Opacity(.5)),
		f.Form(figure.Text("M%.1f %.1fh%.1fl%.1f %.1fh%.1fZ", x*.5-6*k, y+5*k, 13*k, -3*k, 10*k, -7*k), kit.Lin(x-5*k, y, x+5*k, y+14*k, t.L, t.D)))
}

func bowTie(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	hex := "#2f2c36"
	if f.Look.TopName == "clown suit" || f.Look.TopName == "checked shirt" {
		hex = "#d8433f"
	}
	return f.Bow(f.Front()*.5, f.Up(1)+8*k, 13*k, f.ExtraTones("bow tie", hex))
}

func necklace(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()*.6
	g := f.ExtraTones("necklace", "#f2c23a")
	chain := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -15*k, f.Up(1), x, f.Up(.5), 16*k+x*.5, f.Up(1))
	return kit.Of(f.Line(chain, g.DD, 3.4*k), f.Line(chain, g.L, 2.2*k), f.Heart(x, f.Up(.72), 8*k))
}

func pearls(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()*.6
	var n []kit.Node
	for i := range 11 {
		u := float64(i)/5 - 1
		px, py := u*14*k+x*(1-u*u), f.Up(1)+(29-29*u*u)*k
		n = append(n, f.Circle(px, py, 3.3*k, kit.Rad(px-1, py-1, 4.4*k, kit.White, kit.Hex("#f3eae4"), kit.Hex("#bfb2ae"))))
	}
	return kit.Of(n...)
}

func medal(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()*.7
	g := kit.TonesOf(kit.Hex("#f2c23a"))
	return kit.Of(f.Line(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1f", -13*k, f.Up(1), x, f.Up(.52), 14*k+x*.5, f.Up(1)), kit.Hex("#3f6fc8"), 6*k), f.Circle(x+1, f.Up(.46)+1, 12*k, g.DD), f.Circle(x, f.Up(.46), 11.500*k, kit.Rad(x-4, f.Up(.46)-4, 15*k, g.LL, g.M, g.D)), f.Star(x, f.Up(.46), 7*k, g))
}

func badge(f *figure.Figure) kit.Node {
	return f.Star(f.Front()+f.Bones.Shoulder*.45, f.Up(.7), 9*f.Body.Thick, kit.TonesOf(kit.Hex("#f2c64f")))
}

func nameTag(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()+f.Bones.Shoulder*.3
	return kit.Of(f.Rect(x, f.Up(.7), 19*k, 9*k, 2, kit.White), f.Line(figure.Text("M%.1f %.1fh%.1f", x+3*k, f.Up(.7)+4.5*k, 12*k), kit.Hex("#5f6a7a"), 1.8))
}

func sash(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	t := f.ExtraTones("sash", "#3f6fc8")
	d := figure.Text("M%.1f %.1fL%.1f %.1f", -f.Bones.Shoulder*.6, f.Up(1.04), f.Bones.Hip+10*k, f.Up(.02))
	return f.Clip(body.TrunkOutline(f, 4*k, f.Look.Top.Hem*k), f.Line(d, f.Top.DDD, 19*k).Opacity(.3).Move(f.Light, 2), f.Line(d, t.M, 17*k), f.Line(d, t.L, 2).Move(6, -5))
}

func stole(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()*.4
	t := f.ExtraTones("stole", "#f2c23a")
	d := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f 60M%.1f %.1fQ%.1f %.1f %.1f 60", -15*k, f.Up(1.05), x-18*k, f.Up(.6), x-15*k, 15*k+x, f.Up(1.05), x+19*k, f.Up(.6), x+17*k)
	return kit.Of(f.Clip(body.TrunkOutline(f, 4*k, 60), f.Line(d, f.Top.DDD, 15*k).Opacity(.35).Move(f.Light*1.5, 2), f.Line(d, t.D, 13*k).Butt(), f.Line(d, t.M, 10.500*k).Butt()), f.Line(figure.Text("M%.1f %.1fv%.1fm-4 4h8M%.1f %.1fv%.1fm-4 4h8", x-16*k, f.Up(.3), -10*k, x+18*k, f.Up(.3), -10*k), t.DD, 2))
}

func cross(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()*.7
	g := kit.Hex("#e8c14f")
	return kit.Of(f.Line(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1f", -12*k, f.Up(.98), x, f.Up(.58), 13*k+x*.5, f.Up(.98)), g, 1.8*k), f.Line(figure.Text("M%.1f %.1fv%.1fM%.1f %.1fh%.1f", x, f.Up(.58), 19*k, x-6*k, f.Up(.58)+6*k, 12*k), g.Shade(-1), 5*k).Butt(), f.Line(figure.Text("M%.1f %.1fv%.1fM%.1f %.1fh%.1f", x, f.Up(.58), 18*k, x-5.500*k, f.Up(.58)+6*k, 11*k), g, 3.4*k).Butt())
}

func collarTab(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()*.5
	return f.Rect(x-6*k, f.Up(1)-4*k, 12*k, 9*k, 1.5, kit.White)
}

func emblem(f *figure.Figure) kit.Node {
	k, x, y := f.Body.Thick, f.Front(), f.Up(.64)
	t := f.Trim
	d := figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x-17*k, y-12*k, x+17*k, y-12*k, x+22*k, y-3*k, x, y+20*k, x-22*k, y-3*k)
	return kit.Of(f.Path(d, t.DD).Move(.6, 1), f.Form(d, kit.Lin(x-16*k, y-12*k, x+14*k, y+16*k, t.LL, t.M, t.D)), f.Path(figure.Text("M%.1f %.1fl%.1f %.1fh%.1fl%.1f %.1fl%.1f %.1fh%.1fZ", x+2*k, y-9*k, -9*k, 14*k, 7*k, -3*k, 11*k, 11*k, -15*k, -7*k), f.Top.M))
}

func neckerchief(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()*.5
	t := kit.TonesOf(kit.Hex("#d8433f"))
	y := f.Up(1)
	return kit.Of(f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fZ", -22*k, y-5*k, x, y+8*k, 23*k+x, y-5*k, x, y+34*k), kit.Lin(-18*k, y, 18*k, y+30*k, t.L, t.M, t.D), f.Circle(x-6*k, y+9*k, 1.8, kit.White), f.Circle(x+7*k, y+10*k, 1.8, kit.White), f.Circle(x, y+19*k, 1.8, kit.White)), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -22*k, y-5*k, x, y+6*k, 23*k+x, y-5*k), t.D, 6*k))
}

func lei(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()*.6
	var n []kit.Node
	for i := range 11 {
		u := float64(i)/5 - 1
		px, py := u*23*k+x*(1-u*u), f.Up(1)+(38-40*u*u)*k
		c := []string{"#f25f8a", "#ffc53d", "#fbf4f0", "#ff8a4a"}[i%4]
		n = append(n, f.Around(5, px, py, f.Ellipse(px, py-4*k, 3.2*k, 4*k, kit.Hex(c))), f.Circle(px, py, 2.2*k, kit.Hex("#fff0b0")))
	}
	return kit.Of(n...)
}

func cameraStrap(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()
	t := kit.TonesOf(kit.Hex("#4a4f5c"))
	return kit.Of(f.Line(figure.Text("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", -13*k, f.Up(1), x-18*k, f.Up(.46), 14*k+x*.4, f.Up(1), x+18*k, f.Up(.46)), kit.Hex("#6a4a34"), 3.4*k), prop.CameraBody(f, x, f.Up(.36), k*.8, t))
}

func harness(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	t := kit.TonesOf(kit.Hex("#4a4f5c"))
	return f.Clip(body.TrunkOutline(f, 5*k, 10), f.Line(figure.Text("M%.1f %.1fL%.1f 10M%.1f %.1fL%.1f 10M-80 %.1fH80", -f.Bones.Shoulder*.6, f.Up(1), -f.Bones.Hip*.5, f.Bones.Shoulder*.6, f.Up(1), f.Bones.Hip*.6, f.Up(.55)), t.M, 8*k), f.Rect(f.Front()-6*k, f.Up(.55)-6*k, 12*k, 12*k, 2, kit.Hex("#c9ced6")))
}

func bib(f *figure.Figure) kit.Node {
	k, x, y := f.Body.Thick, f.Front()*.5, f.Up(1)
	t := kit.TonesOf(kit.Hex("#fbf3df"))
	return f.Form(figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", -18*k, y-4*k, -32*k, y+40*k, x-12*k, y+48*k, x, y+48*k, x+14*k, y+48*k, 34*k, y+40*k, 19*k+x, y-4*k, x, y+12*k, -18*k, y-4*k), kit.Lin(-20*k, y, 20*k, y+44*k, t.L, t.M, t.D), f.Heart(x, y+28*k, 7*k)).Stroke(kit.Hex("#f2a0b0"), 2)
}

func whistle(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()*.7
	return kit.Of(f.Line(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1f", -12*k, f.Up(1), x, f.Up(.6), 13*k, f.Up(1)), kit.Hex("#3f3f4a"), 2*k), f.Circle(x, f.Up(.55), 5*k, kit.Hex("#c9ced6")), f.Rect(x, f.Up(.6), 10*k, 5*k, 1, kit.Hex("#c9ced6")))
}

func shoulderBag(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	t := kit.TonesOf(kit.Hex("#a86a3c"))
	d := figure.Text("M%.1f %.1fL%.1f %.1f", -f.Bones.Shoulder*.55, f.Up(1.02), f.Bones.Hip+8*k, f.Up(.02))
	x, y := f.Bones.Hip-2*k, -2*k
	return kit.Of(f.Clip(body.TrunkOutline(f, 4*k, 14), f.Line(d, t.D, 6*k), f.Line(d, t.M, 4.4*k)), f.Form(kit.RoundRect(x-14*k, y, 40*k, 34*k, 6*k), kit.Lin(x-14*k, y, x+26*k, y+34*k, t.L, t.M, t.D), f.Path(figure.Text("M%.1f %.1fh%.1fv%.1fq%.1f %.1f %.1f 0Z", x-14*k, y, 40*k, 14*k, -20*k, 12*k, -40*k), t.L), f.Circle(x+6*k, y+19*k, 2.6*k, kit.Hex("#f2c64f"))))
}

// backpackBehind is a backpack on the back of somebody who is seen from behind: w is half its width, h the trunk's height.
func backpackBehind(f *figure.Figure, t kit.Tones, w, h float64) kit.Node {
	k := f.Body.Thick
	fr := f.Bones.Trunk
	bag := kit.RoundRect(-w, -h*.94, 2*w, h*.96, 22*k)
	pocket := kit.RoundRect(-w*.72, -h*.44, 1.44*w, h*.38, 12*k)
	gold := kit.TonesOf(kit.Hex("#f2c64f"))
	side := f.Form(kit.RoundRect(-w-8*k, -h*.46, 18*k, h*.38, 8*k), f.Fade(fr, -w, -h*.3, 20*k, t.M, t.D, t.DD))
	return kit.Of(f.Blur(4*k, f.Path(bag, f.Top.DDD).Move(2*k, 4*k)).Opacity(.4), side, side.Mirror(0),
		f.Line(figure.Text("M%.1f %.1fq%.1f %.1f %.1f 0", -9*k, -h*.93, 9*k, -16*k, 18*k), t.DD, 4.5*k),
		f.Form(bag, f.Fade(fr, -w*.3, -h*.6, 70*k, t.L, t.M, t.D), f.Blur(6*k, f.Path(figure.Text("M%.1f %.1fH%.1fV10H%.1fZ", w*.6, -h, w+20, w*.6), t.DDD)).Opacity(.4),
			f.Line(figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", -w*.8, -h*.56, -w*.8, -h*.98, w*.8, -h*.98, w*.8, -h*.56), t.DD, 2.4*k), f.Line(figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", -w*.8, -h*.56, -w*.8, -h*.98, w*.8, -h*.98, w*.8, -h*.56), t.LL, 1*k).Move(-.6, -1.4).Opacity(.7)),
		f.Blur(2*k, f.Path(pocket, t.DDD).Move(1, 3*k)).Opacity(.4), f.Form(pocket, f.Fade(fr, -w*.2, -h*.36, 40*k, t.LL, t.L, t.M), f.Line(figure.Text("M%.1f %.1fH%.1f", -w*.6, -h*.34, w*.6), t.DD, 2.2*k)),
		f.Path(kit.RoundRect(w*.3, -h*.345, 5*k, 11*k, 2*k), kit.Lin(0, -h*.34, 0, -h*.26, gold.LL, gold.M, gold.D)))
}
