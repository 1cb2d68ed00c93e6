package person

import (
	"pellucid/internal/engine/illustrator/kit"
)

// Bands around sleeves. Those without a color have the trim's.
var (
	hoops     = []stripe{{at: .14, width: 6}, {at: .36, width: 6}, {at: .58, width: 6}, {at: .8, width: 6}, {at: 1.02, width: 6}, {at: 1.24, width: 6}, {at: 1.46, width: 6}, {at: 1.68, width: 6}}
	cuffHoops = []stripe{{at: .42, width: 5}, {at: .55, width: 9}, {at: .68, width: 5}}
	goldHoops = []stripe{{at: 1.62, width: 3, color: kit.Hex("#f2c84f")}, {at: 1.74, width: 3, color: kit.Hex("#f2c84f")}, {at: 1.86, width: 3, color: kit.Hex("#f2c84f")}}
)

// The details below are drawn in the trunk's frame: x 0 is the spine, y 0 the hips, y −trunk the base of the neck.

func (f *figure) front() float64 { return f.pose.turn * 12 }

// up returns the y at a share of the trunk's length over the hips.
func (f *figure) up(share float64) float64 { return -f.body.trunk * share }

func stripes(f *figure) []kit.Node {
	var n []kit.Node
	k := f.body.thick
	for i := range 8 {
		y := f.body.thick*8 - float64(i)*f.body.trunk*.155
		n = append(n, f.Line(text("M-80 %.1fQ%.1f %.1f 80 %.1f", y, f.front(), y+4*k, y), f.trim.M, f.body.trunk*.06).Butt())
	}
	return n
}

func checks(f *figure) []kit.Node {
	n := stripes(f)
	for i, c := range n {
		n[i] = c.Opacity(.6)
	}
	for i := range 7 {
		x := float64(i-3)*16*f.body.thick + f.front()*.5
		n = append(n, f.Line(text("M%.1f 40V-160", x), f.trim.M, 6*f.body.thick).Butt().Opacity(.5), f.Line(text("M%.1f 40V-160", x+6), f.top.LL, 1.5).Butt().Opacity(.6))
	}
	return append(n, buttons(f)...)
}

func buttons(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()
	n := []kit.Node{f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f 30", x*.7, f.up(.98), x*1.2, f.up(.5), x), f.top.DD, 1.5*k).Opacity(.6)}
	for _, u := range []float64{.2, .4, .6, .8} {
		n = append(n, f.Circle(x*1.02+.6, f.up(u)+.7, 2.5*k, f.top.DD), f.Circle(x*1.02, f.up(u), 2.3*k, kit.White))
	}
	return n
}

func buttonLine(f *figure, _ string) []kit.Node {
	var n []kit.Node
	p := f.bones.trunk
	for i := range 9 {
		y := p.Y - 4 + float64(i)*f.body.thigh*.2
		n = append(n, f.Circle(p.X+f.front(), y, 2.3*f.body.thick, f.top.LL))
	}
	return n
}

func placket(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()*.8
	return []kit.Node{f.Path(text("M%.1f %.1fh%.1fV%.1fh%.1fZ", x-5*k, f.up(1), 10*k, f.up(.66), -10*k), f.top.L), f.Line(text("M%.1f %.1fV%.1f", x, f.up(1), f.up(.67)), f.top.DD, 1.2).Opacity(.6),
		f.Circle(x, f.up(.72), 2*k, kit.White), f.Circle(x, f.up(.8), 2*k, kit.White)}
}

func kangaroo(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()*.8
	return []kit.Node{
		f.Path(text("M%.1f %.1fL%.1f %.1fH%.1fL%.1f %.1fV%.1fH%.1fZ", x-27*k, f.up(.14), x-17*k, f.up(.36), x+19*k, x+28*k, f.up(.14), 8*k, x-27*k), f.top.D).Opacity(.6),
		f.Line(text("M%.1f %.1fL%.1f %.1fH%.1fL%.1f %.1f", x-27*k, f.up(.14), x-17*k, f.up(.36), x+19*k, x+28*k, f.up(.14)), f.top.DD, 1.4*k).Opacity(.6),
		f.Path(text("M-70 %.1fH70V40H-70Z", f.look.top.hem*k-8*k), f.top.D).Opacity(.55), f.ribs(f.look.top.hem*k - 8*k)}
}

// ribs are short vertical lines of a knitted hem.
func (f *figure) ribs(y float64) kit.Node {
	var n []kit.Node
	for i := range 17 {
		x := (float64(i) - 8) * 5 * f.body.thick
		n = append(n, f.Line(text("M%.1f %.1fv%.1f", x, y+1, 9*f.body.thick), f.top.DD, 1))
	}
	return kit.Of(n...).Opacity(.35)
}

func knit(f *figure) []kit.Node {
	k := f.body.thick
	y := f.up(.58)
	var zig []kit.Node
	for i := range 12 {
		x := (float64(i) - 6) * 11 * k
		zig = append(zig, f.Line(text("M%.1f %.1fl%.1f %.1fl%.1f %.1f", x, y, 5.5*k, -6*k, 5.5*k, 6*k), f.trim.M, 3*k))
	}
	return append(zig, f.Line(text("M-80 %.1fH80M-80 %.1fH80", y+9*k, y-14*k), f.trim.M, 3.5*k),
		f.Path(text("M-70 %.1fH70V40H-70Z", f.look.top.hem*k-9*k), f.top.D).Opacity(.5), f.ribs(f.look.top.hem*k-9*k))
}

func number(f *figure) []kit.Node {
	if f.spec.Lettered {
		return nil
	}
	k, x, y := f.body.thick, f.front(), f.up(.5)
	n := f.Line(text("M%.1f %.1fl%.1f %.1fv%.1f", x-4*k, y-12*k, 6*k, -5*k, 30*k), f.trim.M, 6*k).Miter().Butt()
	if f.light < 0 { // the whole is mirrored later, the number must not be
		n = n.Mirror(x)
	}
	return []kit.Node{n}
}

func zip(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()*.8
	return []kit.Node{f.Line(text("M%.1f %.1fV40", x, f.up(1.1)), f.top.DD, 4*k), f.Line(text("M%.1f %.1fV40", x, f.up(1.1)), f.trim.L, 2*k).Dash(2, 1.5).Butt(),
		f.Path(text("M-90 %.1fL%.1f %.1fL90 %.1fV%.1fL%.1f %.1fL-90 %.1fZ", f.up(.86), x, f.up(.7), f.up(.86), f.up(.77), x, f.up(.61), f.up(.77)), f.trim.M)}
}

func breastPocket(f *figure) []kit.Node {
	k := f.body.thick
	x := f.front() + 8*k
	return []kit.Node{f.Path(text("M%.1f %.1fh%.1fv%.1fq%.1f %.1f %.1f 0Z", x, f.up(.64), 18*k, 17*k, -9*k, 5*k, -18*k), f.top.D).Opacity(.7), f.Line(text("M%.1f %.1fh%.1f", x, f.up(.64), 18*k), f.top.DD, 1.6).Opacity(.6)}
}

func doubleBreast(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()*.6
	n := []kit.Node{f.Line(text("M%.1f %.1fL%.1f 40", x+16*k, f.up(1), x+19*k), f.top.DD, 1.6*k).Opacity(.55)}
	for _, u := range []float64{.18, .38, .58, .78} {
		for _, dx := range []float64{-10, 10} {
			n = append(n, f.Circle(x+dx*k+.5, f.up(u)+.8, 3.1*k, f.top.DD), f.Circle(x+dx*k, f.up(u), 2.9*k, f.trim.M))
		}
	}
	return n
}

func uniform(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()*.8
	n := buttons(f)
	for _, s := range []float64{-1, 1} {
		px := x + s*19*k - 8*k
		n = append(n, f.Path(text("M%.1f %.1fh%.1fv%.1fh%.1fZ", px, f.up(.68), 16*k, 17*k, -16*k), f.top.D).Opacity(.55), f.Path(text("M%.1f %.1fh%.1fl%.1f %.1fl%.1f %.1fZ", px-1, f.up(.69), 18*k, -1*k, 6*k, -8*k, 3*k), f.top.D))
	}
	return append(n, f.star(x+19*k, f.up(.72), 8*k, f.trim))
}

// star is a five-pointed badge.
func (f *figure) star(x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(f.Path(starPath(x+.6, y+.8, r*1.1), t.DD), f.Form(starPath(x, y, r), kit.Lin(x-r, y-r, x+r, y+r, t.LL, t.M, t.D)))
}

func plates(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()
	gold := f.trim
	n := []kit.Node{
		f.Blur(4*k, f.Ellipse(x-14*k*f.light, f.up(.7), 12*k, 20*k, kit.White)).Opacity(.55),
		f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x, f.up(1), x+2*k, f.up(.6), x, f.up(.3)), f.top.DD, 1.8*k).Opacity(.7),
		f.Line(text("M-60 %.1fQ%.1f %.1f 60 %.1f", f.up(.34), x, f.up(.22), f.up(.34)), gold.M, 4*k),
		f.Line(text("M-60 %.1fQ%.1f %.1f 60 %.1f", f.up(.16), x, f.up(.05), f.up(.16)), f.top.DD, 2*k).Opacity(.7),
		f.Line(text("M-60 %.1fQ%.1f %.1f 60 %.1f", f.up(.02), x, f.up(-.08), f.up(.02)), f.top.DD, 2*k).Opacity(.7)}
	for _, s := range []float64{-1, 1} {
		n = append(n, f.Circle(x+s*24*k, f.up(.84), 2.5*k, gold.L), f.Circle(x+s*20*k, f.up(.4), 2.2*k, gold.L))
	}
	return n
}

func snaps(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()
	n := []kit.Node{f.Line(text("M%.1f %.1fV30", x, f.up(1)), f.top.DD, 1.3*k).Opacity(.5), f.star(x+16*k, f.up(.62), 7*k, f.trim)}
	for _, u := range []float64{.12, .38, .64, .88} {
		n = append(n, f.Circle(x, f.up(u), 2.6*k, f.trim.M))
	}
	return n
}

func jumpsuit(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()*.8
	return []kit.Node{f.Line(text("M%.1f %.1fV20", x, f.up(1)), f.top.DD, 2.4*k), f.Rect(x+9*k, f.up(.72), 18*k, 15*k, 2, f.top.D), f.Rect(x+9*k, f.up(.72), 18*k, 4.500*k, 2, f.top.DD).Opacity(.6),
		f.Rect(x-27*k, f.up(.7), 17*k, 8*k, 2, f.trim.M)}
}

func spacePack(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()*.7
	n := []kit.Node{f.Form(kit.RoundRect(x-24*k, f.up(.66), 48*k, 34*k, 6*k), kit.Lin(x-20, f.up(.66), x+20, f.up(.3), f.top.M, f.top.D, f.top.DD)), f.Rect(x-18*k, f.up(.6), 20*k, 12*k, 2, kit.Hex("#2f4f7f")),
		f.Circle(x+10*k, f.up(.55), 4*k, f.trim.M), f.Circle(x+19*k, f.up(.55), 3*k, kit.Hex("#4fb36a")), f.Rect(x-18*k, f.up(.44), 36*k, 4*k, 2, f.top.DD),
		f.Line(text("M-70 %.1fQ%.1f %.1f 70 %.1f", f.up(.04), x, f.up(-.06), f.up(.04)), f.trim.M, 5*k)}
	return n
}

func pompons(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()*.7
	var n []kit.Node
	for i, p := range [][2]float64{{-30, .8}, {30, .74}, {-34, .4}, {32, .3}, {-20, .08}, {24, -.04}} {
		n = append(n, f.Circle(x+p[0]*k, f.up(p[1]), 7*k, []kit.Color{f.trim.M, kit.Hex("#3f8fd0"), kit.Hex("#4fb36a")}[i%3]))
	}
	for _, u := range []float64{.25, .52, .78} {
		n = append(n, f.Circle(x+1, f.up(u)+1.5, 7*k, f.trim.DD), f.Circle(x, f.up(u), 7*k, kit.Rad(x-2, f.up(u)-2, 9*k, f.trim.LL, f.trim.M, f.trim.D)))
	}
	return n
}

func bodice(f *figure) []kit.Node {
	k, x := f.body.thick, f.front()
	n := []kit.Node{f.Path(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f 14Z", x-16*k, f.up(.8), x, f.up(.7), x+16*k, f.up(.8), x), f.trim.M).Opacity(.85),
		f.Line(text("M%.1f %.1fL%.1f 14L%.1f %.1f", x-16*k, f.up(.8), x, x+16*k, f.up(.8)), f.top.D, 2*k)}
	for _, u := range []float64{.62, .46, .3} {
		w := 11 * k * u / .62
		n = append(n, f.Line(text("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", x-w, f.up(u), x+w, f.up(u)+7*k, x+w, f.up(u), x-w, f.up(u)+7*k), f.top.D, 1.5*k))
	}
	return n
}

func lace(f *figure) []kit.Node {
	var n []kit.Node
	k := f.body.thick
	for r := range 6 {
		for i := range 9 {
			n = append(n, f.Circle((float64(i)-4+.5*float64(r%2))*10*k, f.up(.74)+float64(r)*12*k, 2.6*k, kit.None).Stroke(f.trim.D, 1))
		}
	}
	return append(n, f.Line(text("M-60 %.1fH60", f.up(.06)), f.trim.D, 5*k))
}

func drape(f *figure) []kit.Node {
	k := f.body.thick
	return []kit.Node{f.Blur(3*k, f.Line(text("M40 %.1fQ0 %.1f -60 20", f.up(1.0), f.up(.3)), f.top.DDD, 34*k)).Opacity(.4),
		f.Line(text("M38 %.1fQ-2 %.1f -60 8", f.up(1.04), f.up(.4)), f.top.L, 34*k).Butt(), f.Line(text("M52 %.1fQ20 %.1f -50 22", f.up(.98), f.up(.24)), f.trim.M, 6*k),
		f.Line(text("M30 %.1fQ-10 %.1f -60 -6M38 %.1fQ2 %.1f -56 4", f.up(1.05), f.up(.5), f.up(1.02), f.up(.42)), f.top.DD, 1.6*k).Opacity(.5)}
}
