package wear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// The details of over garments are drawn in the trunk's frame, inside the garment.

func suitDetails(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()
	n := []kit.Node{f.Path(figure.Text("M%.1f %.1fl%.1f -3l1 %.1fl%.1f 3Z", x+14*k, f.Up(.62), 13*k, 7*k, -13*k), f.Over.L), f.Path(figure.Text("M%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fZ", x+15*k, f.Up(.62), 3*k, -7*k, 4*k, 4*k, 4*k, -5*k), f.Lining.M),
		f.Line(figure.Text("M%.1f 2h%.1fM%.1f 2h%.1f", -f.Bones.Hip+4*k, 17*k, f.Bones.Hip-21*k+x*.3, 17*k), f.Over.DD, 2.4*k).Opacity(.7)}
	l, _ := gapAt(f, -20*k)
	for _, y := range []float64{-26, -6} {
		n = append(n, f.Circle(l-4*k, y*k, 2.6*k, f.Over.DDD), f.Circle(l-4.5*k, (y-.6)*k, 1.7*k, f.Over.LL))
	}
	return n
}

func doubleButtons(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()
	gold := kit.TonesOf(kit.Hex("#f2c84f"))
	var n []kit.Node
	for _, u := range []float64{.12, .3, .46} {
		for _, dx := range []float64{-13, 13} {
			n = append(n, f.Circle(x+dx*k+.6, f.Up(u)+.9, 3*k, f.Over.DDD), f.Circle(x+dx*k, f.Up(u), 2.9*k, kit.Rad(x+dx*k-1, f.Up(u)-1, 4*k, gold.LL, gold.M, gold.D)))
		}
	}
	wing := figure.Text("M%.1f %.1fq%.1f %.1f %.1f 0q%.1f %.1f %.1f 0q%.1f %.1f %.1f 0Z", x+12*k, f.Up(.64), 4*k, -4*k, 8*k, 4*k, -4*k, 8*k, -4*k, 6*k, -12*k)
	return append(n, f.Path(wing, gold.M), f.Line(figure.Text("M%.1f 0h%.1fM%.1f 0h%.1f", -f.Bones.Hip+2*k, 15*k, f.Bones.Hip-18*k, 15*k), f.Over.DD, 2.2*k))
}

func zipDetails(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()
	l, r := gapAt(f, -30*k)
	return []kit.Node{f.Line(figure.Text("M%.1f %.1fV20M%.1f %.1fV20", l-2*k, f.Up(.6), r+2*k, f.Up(.6)), kit.Hex("#c9cdd4"), 2*k).Dash(2, 1.5).Butt(), f.Line(figure.Text("M%.1f %.1fl%.1f %.1fM%.1f %.1fl%.1f %.1f", -f.Bones.Hip+2*k, f.Up(.22), 14*k, 8*k, f.Bones.Hip+x*.3-2*k, f.Up(.22), -14*k, 8*k), kit.Hex("#c9cdd4"), 2*k)}
}

func pocketDetails(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()
	var n []kit.Node
	for _, s := range []float64{-1, 1} {
		px := x*.6 + s*26*k - 8*k
		n = append(n, f.Rect(px, f.Up(.3), 17*k, 18*k, 2, f.Over.D).Opacity(.6), f.Rect(px-1, f.Up(.3)-1, 19*k, 6*k, 2, f.Over.L), f.Line(figure.Text("M%.1f %.1fh%.1f", px, f.Up(.3)+5*k, 17*k), f.Over.DD, 1.2).Opacity(.6))
	}
	return append(n, f.Line(figure.Text("M-90 %.1fH90", f.Look.Over.Hem*k-5*k), f.Over.DD, 1.3).Dash(3, 2).Butt().Opacity(.5))
}

func buttonDetails(f *figure.Figure) []kit.Node {
	k := f.Body.Thick
	var n []kit.Node
	for _, u := range []float64{.08, .26, .44} {
		l, _ := gapAt(f, f.Up(u))
		n = append(n, f.Circle(l-4*k, f.Up(u)+.7, 2.6*k, f.Over.DDD), f.Circle(l-4*k, f.Up(u), 2.4*k, f.Lining.L))
	}
	return n
}

func penPocket(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()+f.Bones.Shoulder*.38
	return []kit.Node{f.Line(figure.Text("M%.1f %.1fv%.1f", x+4*k, f.Up(.68), 8*k), kit.Hex("#d8433f"), 2.6*k), f.Line(figure.Text("M%.1f %.1fv%.1f", x+9*k, f.Up(.67), 8*k), kit.Hex("#3d6fc0"), 2.6*k),
		f.Path(figure.Text("M%.1f %.1fh%.1fv%.1fq%.1f %.1f %.1f 0Z", x, f.Up(.64), 16*k, 15*k, -8*k, 4*k, -16*k), f.Over.D), f.Line(figure.Text("M%.1f %.1fh%.1f", x, f.Up(.64), 16*k), f.Over.DD, 1.3),
		f.Rect(-f.Bones.Hip-2*k, f.Up(.12), 19*k, 18*k, 3, f.Over.D).Opacity(.8), f.Rect(f.Bones.Hip-17*k, f.Up(.12), 19*k, 18*k, 3, f.Over.D).Opacity(.8)}
}

var reflect = kit.Hex("#f3f6c8")

func reflective(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()
	sh := f.Bones.Shoulder
	return []kit.Node{f.Line(figure.Text("M-90 %.1fQ%.1f %.1f 90 %.1fM-90 %.1fQ%.1f %.1f 90 %.1f", f.Up(.34), x, f.Up(.26), f.Up(.34), f.Up(.08), x, 0.0, f.Up(.08)), kit.Hex("#c9ccd2"), 10*k).Butt(),
		f.Line(figure.Text("M-90 %.1fQ%.1f %.1f 90 %.1fM-90 %.1fQ%.1f %.1f 90 %.1f", f.Up(.34), x, f.Up(.26), f.Up(.34), f.Up(.08), x, 0.0, f.Up(.08)), reflect, 5*k).Butt(),
		f.Line(figure.Text("M%.1f %.1fV%.1fM%.1f %.1fV%.1f", -sh*.52, f.Up(1.1), f.Up(.3), sh*.52+x*.5, f.Up(1.1), f.Up(.3)), reflect, 7*k).Butt()}
}

func reflectiveBands(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()
	band := func(u float64) kit.Node {
		d := figure.Text("M-90 %.1fQ%.1f %.1f 90 %.1f", f.Up(u), x, f.Up(u-.07), f.Up(u))
		return kit.Of(f.Line(d, kit.Hex("#e8c93a"), 14*k).Butt(), f.Line(d, kit.Hex("#f4f6f8"), 6.5*k).Butt())
	}
	return []kit.Node{band(.42), band(-.12), f.Line(figure.Text("M%.1f %.1fV60", x*.8, f.Up(1)), f.Over.DDD, 3*k), f.Rect(x*.8-5*k, f.Up(.66), 10*k, 5*k, 1, kit.Hex("#c9ccd2")), f.Rect(x*.8-5*k, f.Up(.22), 10*k, 5*k, 1, kit.Hex("#c9ccd2"))}
}

func furFront(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()
	var n []kit.Node
	for i := range 11 {
		y := f.Up(.95) + float64(i)*f.Body.Trunk*.13
		n = append(n, f.Circle(x*.7+1.5, y+2, 9*k, f.Lining.D), f.Circle(x*.7, y, 9*k, kit.Rad(x*.7-3, y-3, 12*k, f.Lining.L, f.Lining.M, f.Lining.D)))
	}
	for i := range 12 {
		px := (float64(i) - 5.5) * 11 * k
		y := f.Look.Over.Hem*k - 2*k
		n = append(n, f.Circle(px, y, 9*k, kit.Rad(px-3, y-4, 13*k, f.Lining.L, f.Lining.M, f.Lining.D)))
	}
	belt := figure.Text("M-90 %.1fQ%.1f %.1f 90 %.1f", f.Up(.08), x, f.Up(.02), f.Up(.08))
	n = append(n, f.Line(belt, figure.Black.DDD, 15*k).Butt(), f.Line(belt, figure.Black.M, 12*k).Butt(), f.Rect(x*.7-9*k, f.Up(.055)-9*k, 19*k, 18*k, 3*k, kit.None).Stroke(figure.Gold.M, 4*k))
	return n
}

func goldTrim(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()
	gold := f.Lining
	var n []kit.Node
	if f.Look.Over.Kind == "closed" {
		n = append(n, f.Line(figure.Text("M%.1f %.1fV60", x*.7, f.Up(1)), gold.M, 5*k), f.Line(figure.Text("M-90 %.1fH90", f.Look.Over.Hem*k-2*k), gold.M, 7*k))
		for _, u := range []float64{.2, .4, .6, .8} {
			n = append(n, f.Line(figure.Text("M%.1f %.1fh%.1f", x*.7-15*k, f.Up(u), 30*k), gold.L, 2.4*k), f.Circle(x*.7, f.Up(u), 3.2*k, gold.LL))
		}
		return n
	}
	l0, r0 := gapAt(f, f.Up(.9))
	l1, r1 := gapAt(f, 20*k)
	n = append(n, f.Line(figure.Text("M%.1f %.1fL%.1f 24M%.1f %.1fL%.1f 24", l0-3*k, f.Up(.9), l1-3*k, r0+3*k, f.Up(.9), r1+3*k), gold.M, 3.4*k))
	for _, u := range []float64{.1, .28, .46} {
		l, r := gapAt(f, f.Up(u))
		n = append(n, f.Circle(l-10*k, f.Up(u), 3.2*k, gold.M), f.Circle(r+10*k, f.Up(u), 3.2*k, gold.M))
	}
	return n
}

func quilting(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()
	var n []kit.Node
	for i := range 7 {
		u := .92 - float64(i)*.16
		d := figure.Text("M-90 %.1fQ%.1f %.1f 90 %.1f", f.Up(u), x, f.Up(u-.05), f.Up(u))
		n = append(n, f.Blur(2*k, f.Line(d, f.Over.LL, 5*k).Move(0, 5*k)).Opacity(.55), f.Line(d, f.Over.DD, 1.7*k).Opacity(.7))
	}
	return n
}

func lamellar(f *figure.Figure) []kit.Node {
	k := f.Body.Thick
	var n []kit.Node
	for r := range 7 {
		y := f.Up(.86) + float64(r)*f.Body.Trunk*.16
		n = append(n, f.Line(figure.Text("M-90 %.1fH90", y), f.Over.DDD, 2.5*k).Opacity(.8), f.Line(figure.Text("M-90 %.1fH90", y+2.5*k), f.Over.L, 1.6*k).Opacity(.6))
		for i := range 9 {
			px := (float64(i)-4+.5*float64(r%2))*12*k + f.Front()
			n = append(n, f.Line(figure.Text("M%.1f %.1fv%.1f", px, y+5*k, 8*k), f.Lining.M, 2.6*k))
		}
	}
	return n
}

func rainButtons(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()*.7
	n := []kit.Node{f.Line(figure.Text("M%.1f %.1fV60", x+8*k, f.Up(1)), f.Over.DD, 1.6*k).Opacity(.5)}
	for _, u := range []float64{-.16, .1, .36, .62, .84} {
		n = append(n, f.Circle(x+.6, f.Up(u)+.8, 3.4*k, f.Over.DD), f.Circle(x, f.Up(u), 3.2*k, f.Lining.M))
	}
	for _, s := range []float64{-1, 1} {
		n = append(n, f.Rect(x*.6+s*24*k-10*k, f.Up(.16), 20*k, 7*k, 2, f.Over.D), f.Line(figure.Text("M%.1f %.1fh%.1f", x*.6+s*24*k-10*k, f.Up(.16)+7*k, 20*k), f.Over.DD, 1.3).Opacity(.6))
	}
	return n
}

// apron hangs from the neck over chest and thighs.
func apron(f *figure.Figure, fill kit.Paint) kit.Node {
	k, t, x, hw := f.Body.Thick, f.Over, f.Front(), f.Bones.Hip
	low := f.Body.Thigh * .72
	if !Hanging(f) {
		low = 12 * k
	}
	top := f.Up(.74)
	out := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ",
		x-19*k, top, x, top+7*k, x+20*k, top, x+22*k, f.Up(.4), hw+7*k+x*.3, f.Up(.3), hw+11*k, low-6*k, x, low+14*k, -hw-10*k, low-6*k, -hw-6*k, f.Up(.3), x-22*k, f.Up(.4), x-19*k, top)
	neck := figure.Text("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", x-17*k, top+2*k, -13*k, f.Up(1.03), x+18*k, top+2*k, 13*k+x*.4, f.Up(1.03))
	tie := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", -hw-5*k, f.Up(.29), -hw*1.1, f.Up(.32), -f.Body.Waist-3*k, f.Up(.34), hw+6*k, f.Up(.29), hw*1.1, f.Up(.32), f.Body.Waist+4*k, f.Up(.34))
	pocket := figure.Text("M%.1f %.1fh%.1fv%.1fq%.1f %.1f %.1f 0Z", x-19*k, f.Up(.1), 38*k, 26*k, -19*k, 7*k, -38*k)
	return kit.Of(f.Line(neck, t.D, 4.500*k), f.Line(tie, t.D, 4.500*k), f.Blur(3*k, f.Path(out, t.DDD).Move(f.Light*2, 4*k)).Opacity(.25),
		f.Form(out, f.Fade(f.Bones.Trunk, x, f.Up(.2), 70*k, t.L, kit.At(.4, t.M), t.D), f.Path(pocket, t.D).Opacity(.55), f.Line(figure.Text("M%.1f %.1fh%.1f", x-19*k, f.Up(.1), 38*k), f.Lining.M, 3*k),
			f.Blur(6*k, f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", f.Light*(hw+10*k), f.Up(.3), f.Light*(hw+14*k), low+10), t.DD, 16*k)).Opacity(.4),
			f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-19*k, top+3*k, x, top+10*k, x+20*k, top+3*k), f.Lining.M, 3*k)))
}

// bibPart is the bib of overalls.
func bibPart(f *figure.Figure) kit.Node {
	if !f.Look.Bib {
		return kit.Node{}
	}
	k, x, t, hw := f.Body.Thick, f.Front(), f.Bottom, f.Bones.Hip
	fill := f.Cloth(f.Bones.Trunk, t)
	bib := figure.Text("M%.1f %.1fH%.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fV10H%.1fV%.1fQ%.1f %.1f %.1f %.1fZ", x-20*k, f.Up(.7), x+21*k, x+23*k, f.Up(.4), hw+4*k, f.Up(.3), hw+6*k, f.Up(.2), -hw-6*k, f.Up(.2), -hw-4*k, f.Up(.3), x-23*k, f.Up(.4))
	straps := figure.Text("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", x-16*k, f.Up(.68), -f.Bones.Shoulder*.5, f.Up(1.02), x+17*k, f.Up(.68), f.Bones.Shoulder*.5+x*.4, f.Up(1.02))
	brass := kit.Hex("#f2c64f")
	n := kit.Of(f.Clip(body.TrunkOutline(f, 4*k, 30*k), f.Line(straps, t.DDD, 12*k).Move(f.Light*1.5, 2).Opacity(.25), f.Line(straps, t.D, 10.5*k), f.Line(straps, t.M, 8.500*k).Move(-.5, 0)),
		f.Clip(body.TrunkOutline(f, 2.5*k, 30*k), f.Form(bib, fill, f.Blur(5*k, f.Line(figure.Text("M%.1f %.1fL%.1f 20", f.Light*(hw+6*k), f.Up(.4), f.Light*(hw+8*k)), t.DD, 14*k)).Opacity(.4),
			f.Form(kit.RoundRect(x-12*k, f.Up(.58), 25*k, 20*k, 3*k), t.D, f.Line(figure.Text("M%.1f %.1fh%.1f", x-12*k, f.Up(.58)+4*k, 25*k), t.L, 1.3).Dash(2.5, 2).Butt()),
			f.Line(figure.Text("M%.1f %.1fH%.1f", x-20*k, f.Up(.7)+3*k, x+21*k), t.LL, 1.300).Dash(3, 2).Butt().Opacity(.8))),
		f.Circle(x-16*k, f.Up(.66), 3.8*k, brass.Shade(-1)), f.Circle(x-16.3*k, f.Up(.66)-.4, 3.2*k, brass), f.Circle(x+17*k, f.Up(.66), 3.8*k, brass.Shade(-1)), f.Circle(x+16.700*k, f.Up(.66)-.4, 3.2*k, brass))
	return f.Named("bottom", figure.Place(n, f.Bones.Trunk))
}

// BeltPart is a belt or sash.
func BeltPart(f *figure.Figure) kit.Node {
	l := f.Look
	if l.Belt.IsNone() {
		return kit.Node{}
	}
	k, hw := f.Body.Thick, f.Bones.Hip
	y := -16 * k
	if l.Skirt.Length > 0 || l.Top.Hem > 20 {
		y = -24 * k
	} else if l.Top.Hem > 8 {
		return kit.Node{}
	}
	t := kit.TonesOf(l.Belt)
	if told, ok := f.Spec.ExtraColors["belt"]; ok && l.TopName == "martial arts" {
		t = kit.TonesOf(told)
	}
	out := figure.Text("M%.1f %.1fQ0 %.1f %.1f %.1fL%.1f %.1fQ0 %.1f %.1f %.1fZ", -hw-9*k, y-5*k, y, hw+9*k, y-5*k, hw+9*k, y+4*k, y+9*k, -hw-9*k, y+4*k)
	x := f.Front()
	if l.TopName == "kimono" {
		return f.Named("belt", figure.Place(obi(f, t), f.Bones.Trunk))
	}
	buckle := f.Rect(x-6*k, y-5*k+2*k, 12*k, 10*k, 2*k, kit.None).Stroke(kit.Hex("#e8bf4f"), 2.6*k)
	return f.Named("belt", figure.Place(f.Clip(body.TrunkOutline(f, 2*k+l.Top.Wide, l.Top.Hem*k), f.Path(out, f.Fade(f.Bones.Trunk, 0, y, 30*k, t.L, t.M, t.D)), buckle), f.Bones.Trunk))
}

// obi is the broad sash of a kimono.
func obi(f *figure.Figure, t kit.Tones) kit.Node {
	k, w, x := f.Body.Thick, f.Body.Waist+f.Bones.Hip, f.Front()*.6
	top, low := f.Up(.42), 2*k
	out := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fV%.1fQ%.1f %.1f %.1f %.1fZ", -w, top, x, top+6*k, w, top, low, x, low+8*k, -w, low)
	mid := (top + low) / 2
	cord := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -w, mid, x, mid+7*k, w, mid)
	side := f.Blur(5*k, f.Line(figure.Text("M%.1f %.1fV%.1f", f.Light*(f.Body.Waist+2*k), top, low+8*k), t.DD, 14*k)).Opacity(.45)
	return f.Clip(body.TrunkOutline(f, 2.5*k, 12*k), f.Form(out, f.Cloth(f.Bones.Trunk, t), f.Line(cord, t.DD, 6*k).Move(0, 1), f.Line(cord, kit.Hex("#d8433f"), 4.5*k), f.Circle(x, mid+4*k, 5*k, kit.Hex("#d8433f")), f.Circle(x-1, mid+3*k, 3*k, kit.Hex("#f27a6a")), side))
}
