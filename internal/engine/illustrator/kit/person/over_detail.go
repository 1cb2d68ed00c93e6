package person

import "pellucid/internal/engine/illustrator/kit"

// The details of over garments are drawn in the trunk's frame, inside the garment.

func suitDetails(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()
	n := []kit.Node{f.Path(text("M%.1f %.1fl%.1f -3l1 %.1fl%.1f 3Z", x+14*k, f.up(.62), 13*k, 7*k, -13*k), f.over.L), f.Path(text("M%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fZ", x+15*k, f.up(.62), 3*k, -7*k, 4*k, 4*k, 4*k, -5*k), f.lining.M),
		f.Line(text("M%.1f 2h%.1fM%.1f 2h%.1f", -f.bones.hip+4*k, 17*k, f.bones.hip-21*k+x*.3, 17*k), f.over.DD, 2.4*k).Opacity(.7)}
	l, _ := f.gapAt(-20 * k)
	for _, y := range []float64{-26, -6} {
		n = append(n, f.Circle(l-4*k, y*k, 2.6*k, f.over.DDD), f.Circle(l-4.5*k, (y-.6)*k, 1.7*k, f.over.LL))
	}
	return n
}

func doubleButtons(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()
	gold := kit.TonesOf(kit.Hex("#f2c84f"))
	var n []kit.Node
	for _, u := range []float64{.12, .3, .46} {
		for _, dx := range []float64{-13, 13} {
			n = append(n, f.Circle(x+dx*k+.6, f.up(u)+.9, 3*k, f.over.DDD), f.Circle(x+dx*k, f.up(u), 2.9*k, kit.Rad(x+dx*k-1, f.up(u)-1, 4*k, gold.LL, gold.M, gold.D)))
		}
	}
	wing := text("M%.1f %.1fq%.1f %.1f %.1f 0q%.1f %.1f %.1f 0q%.1f %.1f %.1f 0Z", x+12*k, f.up(.64), 4*k, -4*k, 8*k, 4*k, -4*k, 8*k, -4*k, 6*k, -12*k)
	return append(n, f.Path(wing, gold.M), f.Line(text("M%.1f 0h%.1fM%.1f 0h%.1f", -f.bones.hip+2*k, 15*k, f.bones.hip-18*k, 15*k), f.over.DD, 2.2*k))
}

func zipDetails(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()
	l, r := f.gapAt(-30 * k)
	return []kit.Node{f.Line(text("M%.1f %.1fV20M%.1f %.1fV20", l-2*k, f.up(.6), r+2*k, f.up(.6)), kit.Hex("#c9cdd4"), 2*k).Dash(2, 1.5).Butt(), f.Line(text("M%.1f %.1fl%.1f %.1fM%.1f %.1fl%.1f %.1f", -f.bones.hip+2*k, f.up(.22), 14*k, 8*k, f.bones.hip+x*.3-2*k, f.up(.22), -14*k, 8*k), kit.Hex("#c9cdd4"), 2*k)}
}

func pocketDetails(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()
	var n []kit.Node
	for _, s := range []float64{-1, 1} {
		px := x*.6 + s*26*k - 8*k
		n = append(n, f.Rect(px, f.up(.3), 17*k, 18*k, 2, f.over.D).Opacity(.6), f.Rect(px-1, f.up(.3)-1, 19*k, 6*k, 2, f.over.L), f.Line(text("M%.1f %.1fh%.1f", px, f.up(.3)+5*k, 17*k), f.over.DD, 1.2).Opacity(.6))
	}
	return append(n, f.Line(text("M-90 %.1fH90", f.look.over.hem*k-5*k), f.over.DD, 1.3).Dash(3, 2).Butt().Opacity(.5))
}

func buttonDetails(f *figure) []kit.Node {
	k := f.body.thick
	var n []kit.Node
	for _, u := range []float64{.08, .26, .44} {
		l, _ := f.gapAt(f.up(u))
		n = append(n, f.Circle(l-4*k, f.up(u)+.7, 2.6*k, f.over.DDD), f.Circle(l-4*k, f.up(u), 2.4*k, f.lining.L))
	}
	return n
}

func penPocket(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()+f.bones.shoulder*.38
	return []kit.Node{f.Line(text("M%.1f %.1fv%.1f", x+4*k, f.up(.68), 8*k), kit.Hex("#d8433f"), 2.6*k), f.Line(text("M%.1f %.1fv%.1f", x+9*k, f.up(.67), 8*k), kit.Hex("#3d6fc0"), 2.6*k),
		f.Path(text("M%.1f %.1fh%.1fv%.1fq%.1f %.1f %.1f 0Z", x, f.up(.64), 16*k, 15*k, -8*k, 4*k, -16*k), f.over.D), f.Line(text("M%.1f %.1fh%.1f", x, f.up(.64), 16*k), f.over.DD, 1.3),
		f.Rect(-f.bones.hip-2*k, f.up(.12), 19*k, 18*k, 3, f.over.D).Opacity(.8), f.Rect(f.bones.hip-17*k, f.up(.12), 19*k, 18*k, 3, f.over.D).Opacity(.8)}
}

var reflect = kit.Hex("#f3f6c8")

func reflective(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()
	sh := f.bones.shoulder
	return []kit.Node{f.Line(text("M-90 %.1fQ%.1f %.1f 90 %.1fM-90 %.1fQ%.1f %.1f 90 %.1f", f.up(.34), x, f.up(.26), f.up(.34), f.up(.08), x, 0.0, f.up(.08)), kit.Hex("#c9ccd2"), 10*k).Butt(),
		f.Line(text("M-90 %.1fQ%.1f %.1f 90 %.1fM-90 %.1fQ%.1f %.1f 90 %.1f", f.up(.34), x, f.up(.26), f.up(.34), f.up(.08), x, 0.0, f.up(.08)), reflect, 5*k).Butt(),
		f.Line(text("M%.1f %.1fV%.1fM%.1f %.1fV%.1f", -sh*.52, f.up(1.1), f.up(.3), sh*.52+x*.5, f.up(1.1), f.up(.3)), reflect, 7*k).Butt()}
}

func reflectiveBands(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()
	band := func(u float64) kit.Node {
		d := text("M-90 %.1fQ%.1f %.1f 90 %.1f", f.up(u), x, f.up(u-.07), f.up(u))
		return kit.Of(f.Line(d, kit.Hex("#e8c93a"), 14*k).Butt(), f.Line(d, kit.Hex("#f4f6f8"), 6.5*k).Butt())
	}
	return []kit.Node{band(.42), band(-.12), f.Line(text("M%.1f %.1fV60", x*.8, f.up(1)), f.over.DDD, 3*k), f.Rect(x*.8-5*k, f.up(.66), 10*k, 5*k, 1, kit.Hex("#c9ccd2")), f.Rect(x*.8-5*k, f.up(.22), 10*k, 5*k, 1, kit.Hex("#c9ccd2"))}
}

func furFront(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()
	var n []kit.Node
	for i := range 11 {
		y := f.up(.95) + float64(i)*f.body.trunk*.13
		n = append(n, f.Circle(x*.7+1.5, y+2, 9*k, f.lining.D), f.Circle(x*.7, y, 9*k, kit.Rad(x*.7-3, y-3, 12*k, f.lining.L, f.lining.M, f.lining.D)))
	}
	for i := range 12 {
		px := (float64(i) - 5.5) * 11 * k
		y := f.look.over.hem*k - 2*k
		n = append(n, f.Circle(px, y, 9*k, kit.Rad(px-3, y-4, 13*k, f.lining.L, f.lining.M, f.lining.D)))
	}
	belt := text("M-90 %.1fQ%.1f %.1f 90 %.1f", f.up(.08), x, f.up(.02), f.up(.08))
	n = append(n, f.Line(belt, black.DDD, 15*k).Butt(), f.Line(belt, black.M, 12*k).Butt(), f.Rect(x*.7-9*k, f.up(.055)-9*k, 19*k, 18*k, 3*k, kit.None).Stroke(gold.M, 4*k))
	return n
}

func goldTrim(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()
	gold := f.lining
	var n []kit.Node
	if f.look.over.kind == "closed" {
		n = append(n, f.Line(text("M%.1f %.1fV60", x*.7, f.up(1)), gold.M, 5*k), f.Line(text("M-90 %.1fH90", f.look.over.hem*k-2*k), gold.M, 7*k))
		for _, u := range []float64{.2, .4, .6, .8} {
			n = append(n, f.Line(text("M%.1f %.1fh%.1f", x*.7-15*k, f.up(u), 30*k), gold.L, 2.4*k), f.Circle(x*.7, f.up(u), 3.2*k, gold.LL))
		}
		return n
	}
	l0, r0 := f.gapAt(f.up(.9))
	l1, r1 := f.gapAt(20 * k)
	n = append(n, f.Line(text("M%.1f %.1fL%.1f 24M%.1f %.1fL%.1f 24", l0-3*k, f.up(.9), l1-3*k, r0+3*k, f.up(.9), r1+3*k), gold.M, 3.4*k))
	for _, u := range []float64{.1, .28, .46} {
		l, r := f.gapAt(f.up(u))
		n = append(n, f.Circle(l-10*k, f.up(u), 3.2*k, gold.M), f.Circle(r+10*k, f.up(u), 3.2*k, gold.M))
	}
	return n
}

func quilting(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()
	var n []kit.Node
	for i := range 7 {
		u := .92 - float64(i)*.16
		d := text("M-90 %.1fQ%.1f %.1f 90 %.1f", f.up(u), x, f.up(u-.05), f.up(u))
		n = append(n, f.Blur(2*k, f.Line(d, f.over.LL, 5*k).Move(0, 5*k)).Opacity(.55), f.Line(d, f.over.DD, 1.7*k).Opacity(.7))
	}
	return n
}

func lamellar(f *figure) []kit.Node {
	k := f.body.thick
	var n []kit.Node
	for r := range 7 {
		y := f.up(.86) + float64(r)*f.body.trunk*.16
		n = append(n, f.Line(text("M-90 %.1fH90", y), f.over.DDD, 2.5*k).Opacity(.8), f.Line(text("M-90 %.1fH90", y+2.5*k), f.over.L, 1.6*k).Opacity(.6))
		for i := range 9 {
			px := (float64(i)-4+.5*float64(r%2))*12*k + f.front()
			n = append(n, f.Line(text("M%.1f %.1fv%.1f", px, y+5*k, 8*k), f.lining.M, 2.6*k))
		}
	}
	return n
}

func rainButtons(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()*.7
	n := []kit.Node{f.Line(text("M%.1f %.1fV60", x+8*k, f.up(1)), f.over.DD, 1.6*k).Opacity(.5)}
	for _, u := range []float64{-.16, .1, .36, .62, .84} {
		n = append(n, f.Circle(x+.6, f.up(u)+.8, 3.4*k, f.over.DD), f.Circle(x, f.up(u), 3.2*k, f.lining.M))
	}
	for _, s := range []float64{-1, 1} {
		n = append(n, f.Rect(x*.6+s*24*k-10*k, f.up(.16), 20*k, 7*k, 2, f.over.D), f.Line(text("M%.1f %.1fh%.1f", x*.6+s*24*k-10*k, f.up(.16)+7*k, 20*k), f.over.DD, 1.3).Opacity(.6))
	}
	return n
}

// apron hangs from the neck over chest and thighs.
func (f *figure) apron(fill kit.Paint) kit.Node {
	k, t, x, hw := f.body.thick, f.over, f.front(), f.bones.hip
	low := f.body.thigh * .72
	if !f.hanging() {
		low = 12 * k
	}
	top := f.up(.74)
	out := text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ",
		x-19*k, top, x, top+7*k, x+20*k, top, x+22*k, f.up(.4), hw+7*k+x*.3, f.up(.3), hw+11*k, low-6*k, x, low+14*k, -hw-10*k, low-6*k, -hw-6*k, f.up(.3), x-22*k, f.up(.4), x-19*k, top)
	neck := text("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", x-17*k, top+2*k, -13*k, f.up(1.03), x+18*k, top+2*k, 13*k+x*.4, f.up(1.03))
	tie := text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", -hw-5*k, f.up(.29), -hw*1.1, f.up(.32), -f.body.waist-3*k, f.up(.34), hw+6*k, f.up(.29), hw*1.1, f.up(.32), f.body.waist+4*k, f.up(.34))
	pocket := text("M%.1f %.1fh%.1fv%.1fq%.1f %.1f %.1f 0Z", x-19*k, f.up(.1), 38*k, 26*k, -19*k, 7*k, -38*k)
	return kit.Of(f.Line(neck, t.D, 4.500*k), f.Line(tie, t.D, 4.500*k), f.Blur(3*k, f.Path(out, t.DDD).Move(f.light*2, 4*k)).Opacity(.25),
		f.Form(out, f.fade(f.bones.trunk, x, f.up(.2), 70*k, t.L, kit.At(.4, t.M), t.D), f.Path(pocket, t.D).Opacity(.55), f.Line(text("M%.1f %.1fh%.1f", x-19*k, f.up(.1), 38*k), f.lining.M, 3*k),
			f.Blur(6*k, f.Line(text("M%.1f %.1fL%.1f %.1f", f.light*(hw+10*k), f.up(.3), f.light*(hw+14*k), low+10), t.DD, 16*k)).Opacity(.4),
			f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-19*k, top+3*k, x, top+10*k, x+20*k, top+3*k), f.lining.M, 3*k)))
}

// bibPart is the bib of overalls.
func (f *figure) bibPart() kit.Node {
	if !f.look.bib {
		return kit.Node{}
	}
	k, x, t, hw := f.body.thick, f.front(), f.bottom, f.bones.hip
	fill := f.cloth(f.bones.trunk, t)
	bib := text("M%.1f %.1fH%.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fV10H%.1fV%.1fQ%.1f %.1f %.1f %.1fZ", x-20*k, f.up(.7), x+21*k, x+23*k, f.up(.4), hw+4*k, f.up(.3), hw+6*k, f.up(.2), -hw-6*k, f.up(.2), -hw-4*k, f.up(.3), x-23*k, f.up(.4))
	straps := text("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", x-16*k, f.up(.68), -f.bones.shoulder*.5, f.up(1.02), x+17*k, f.up(.68), f.bones.shoulder*.5+x*.4, f.up(1.02))
	brass := kit.Hex("#f2c64f")
	n := kit.Of(f.Clip(f.trunkOutline(4*k, 30*k), f.Line(straps, t.DDD, 12*k).Move(f.light*1.5, 2).Opacity(.25), f.Line(straps, t.D, 10.5*k), f.Line(straps, t.M, 8.500*k).Move(-.5, 0)),
		f.Clip(f.trunkOutline(2.5*k, 30*k), f.Form(bib, fill, f.Blur(5*k, f.Line(text("M%.1f %.1fL%.1f 20", f.light*(hw+6*k), f.up(.4), f.light*(hw+8*k)), t.DD, 14*k)).Opacity(.4),
			f.Form(kit.RoundRect(x-12*k, f.up(.58), 25*k, 20*k, 3*k), t.D, f.Line(text("M%.1f %.1fh%.1f", x-12*k, f.up(.58)+4*k, 25*k), t.L, 1.3).Dash(2.5, 2).Butt()),
			f.Line(text("M%.1f %.1fH%.1f", x-20*k, f.up(.7)+3*k, x+21*k), t.LL, 1.300).Dash(3, 2).Butt().Opacity(.8))),
		f.Circle(x-16*k, f.up(.66), 3.8*k, brass.Shade(-1)), f.Circle(x-16.3*k, f.up(.66)-.4, 3.2*k, brass), f.Circle(x+17*k, f.up(.66), 3.8*k, brass.Shade(-1)), f.Circle(x+16.700*k, f.up(.66)-.4, 3.2*k, brass))
	return f.Named("bottom", place(n, f.bones.trunk))
}

// beltPart is a belt or sash.
func (f *figure) beltPart() kit.Node {
	l := f.look
	if l.belt.IsNone() {
		return kit.Node{}
	}
	k, hw := f.body.thick, f.bones.hip
	y := -16 * k
	if l.skirt.length > 0 || l.top.hem > 20 {
		y = -24 * k
	} else if l.top.hem > 8 {
		return kit.Node{}
	}
	t := kit.TonesOf(l.belt)
	if told, ok := f.spec.ExtraColors["belt"]; ok && l.topName == "martial arts" {
		t = kit.TonesOf(told)
	}
	out := text("M%.1f %.1fQ0 %.1f %.1f %.1fL%.1f %.1fQ0 %.1f %.1f %.1fZ", -hw-9*k, y-5*k, y, hw+9*k, y-5*k, hw+9*k, y+4*k, y+9*k, -hw-9*k, y+4*k)
	x := f.front()
	if l.topName == "kimono" {
		return f.Named("belt", place(f.obi(t), f.bones.trunk))
	}
	buckle := f.Rect(x-6*k, y-5*k+2*k, 12*k, 10*k, 2*k, kit.None).Stroke(kit.Hex("#e8bf4f"), 2.6*k)
	return f.Named("belt", place(f.Clip(f.trunkOutline(2*k+l.top.wide, l.top.hem*k), f.Path(out, f.fade(f.bones.trunk, 0, y, 30*k, t.L, t.M, t.D)), buckle), f.bones.trunk))
}

// obi is the broad sash of a kimono.
func (f *figure) obi(t kit.Tones) kit.Node {
	k, w, x := f.body.thick, f.body.waist+f.bones.hip, f.front()*.6
	top, low := f.up(.42), 2*k
	out := text("M%.1f %.1fQ%.1f %.1f %.1f %.1fV%.1fQ%.1f %.1f %.1f %.1fZ", -w, top, x, top+6*k, w, top, low, x, low+8*k, -w, low)
	mid := (top + low) / 2
	cord := text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -w, mid, x, mid+7*k, w, mid)
	side := f.Blur(5*k, f.Line(text("M%.1f %.1fV%.1f", f.light*(f.body.waist+2*k), top, low+8*k), t.DD, 14*k)).Opacity(.45)
	return f.Clip(f.trunkOutline(2.5*k, 12*k), f.Form(out, f.cloth(f.bones.trunk, t), f.Line(cord, t.DD, 6*k).Move(0, 1), f.Line(cord, kit.Hex("#d8433f"), 4.5*k), f.Circle(x, mid+4*k, 5*k, kit.Hex("#d8433f")), f.Circle(x-1, mid+3*k, 3*k, kit.Hex("#f27a6a")), side))
}
