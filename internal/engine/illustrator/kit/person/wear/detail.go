package wear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// Bands around sleeves. Those without a color have the trim's.
var (
	hoops     = []figure.Stripe{{At: .14, Width: 6}, {At: .36, Width: 6}, {At: .58, Width: 6}, {At: .8, Width: 6}, {At: 1.02, Width: 6}, {At: 1.24, Width: 6}, {At: 1.46, Width: 6}, {At: 1.68, Width: 6}}
	cuffHoops = []figure.Stripe{{At: .42, Width: 5}, {At: .55, Width: 9}, {At: .68, Width: 5}}
	goldHoops = []figure.Stripe{{At: 1.62, Width: 3, Color: kit.Hex("#f2c84f")}, {At: 1.74, Width: 3, Color: kit.Hex("#f2c84f")}, {At: 1.86, Width: 3, Color: kit.Hex("#f2c84f")}}
)

// The details below are drawn in the trunk's frame: x 0 is the spine, y 0 the hips, y −trunk the base of the neck.

func stripes(f *figure.Figure) []kit.Node {
	var n []kit.Node
	k := f.Body.Thick
	for i := range 8 {
		y := f.Body.Thick*8 - float64(i)*f.Body.Trunk*.155
		n = append(n, f.Line(figure.Text("M-80 %.1fQ%.1f %.1f 80 %.1f", y, f.Front(), y+4*k, y), f.Trim.M, f.Body.Trunk*.06).Butt())
	}
	return n
}

func checks(f *figure.Figure) []kit.Node {
	n := stripes(f)
	for i, c := range n {
		n[i] = c.Opacity(.6)
	}
	for i := range 7 {
		x := float64(i-3)*16*f.Body.Thick + f.Front()*.5
		n = append(n, f.Line(figure.Text("M%.1f 40V-160", x), f.Trim.M, 6*f.Body.Thick).Butt().Opacity(.5), f.Line(figure.Text("M%.1f 40V-160", x+6), f.Top.LL, 1.5).Butt().Opacity(.6))
	}
	return append(n, buttons(f)...)
}

func buttons(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()
	n := []kit.Node{f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f 30", x*.7, f.Up(.98), x*1.2, f.Up(.5), x), f.Top.DD, 1.5*k).Opacity(.6)}
	for _, u := range []float64{.2, .4, .6, .8} {
		n = append(n, f.Circle(x*1.02+.6, f.Up(u)+.7, 2.5*k, f.Top.DD), f.Circle(x*1.02, f.Up(u), 2.3*k, kit.White))
	}
	return n
}

func buttonLine(f *figure.Figure, _ string) []kit.Node {
	var n []kit.Node
	p := f.Bones.Trunk
	for i := range 9 {
		y := p.Y - 4 + float64(i)*f.Body.Thigh*.2
		n = append(n, f.Circle(p.X+f.Front(), y, 2.3*f.Body.Thick, f.Top.LL))
	}
	return n
}

func placket(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()*.8
	return []kit.Node{f.Path(figure.Text("M%.1f %.1fh%.1fV%.1fh%.1fZ", x-5*k, f.Up(1), 10*k, f.Up(.66), -10*k), f.Top.L), f.Line(figure.Text("M%.1f %.1fV%.1f", x, f.Up(1), f.Up(.67)), f.Top.DD, 1.2).Opacity(.6),
		f.Circle(x, f.Up(.72), 2*k, kit.White), f.Circle(x, f.Up(.8), 2*k, kit.White)}
}

func kangaroo(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()*.8
	return []kit.Node{
		f.Path(figure.Text("M%.1f %.1fL%.1f %.1fH%.1fL%.1f %.1fV%.1fH%.1fZ", x-27*k, f.Up(.14), x-17*k, f.Up(.36), x+19*k, x+28*k, f.Up(.14), 8*k, x-27*k), f.Top.D).Opacity(.6),
		f.Line(figure.Text("M%.1f %.1fL%.1f %.1fH%.1fL%.1f %.1f", x-27*k, f.Up(.14), x-17*k, f.Up(.36), x+19*k, x+28*k, f.Up(.14)), f.Top.DD, 1.4*k).Opacity(.6),
		f.Path(figure.Text("M-70 %.1fH70V40H-70Z", f.Look.Top.Hem*k-8*k), f.Top.D).Opacity(.55), ribs(f, f.Look.Top.Hem*k-8*k)}
}

// ribs are short vertical lines of a knitted hem.
func ribs(f *figure.Figure, y float64) kit.Node {
	var n []kit.Node
	for i := range 17 {
		x := (float64(i) - 8) * 5 * f.Body.Thick
		n = append(n, f.Line(figure.Text("M%.1f %.1fv%.1f", x, y+1, 9*f.Body.Thick), f.Top.DD, 1))
	}
	return kit.Of(n...).Opacity(.35)
}

func knit(f *figure.Figure) []kit.Node {
	k := f.Body.Thick
	y := f.Up(.58)
	var zig []kit.Node
	for i := range 12 {
		x := (float64(i) - 6) * 11 * k
		zig = append(zig, f.Line(figure.Text("M%.1f %.1fl%.1f %.1fl%.1f %.1f", x, y, 5.5*k, -6*k, 5.5*k, 6*k), f.Trim.M, 3*k))
	}
	return append(zig, f.Line(figure.Text("M-80 %.1fH80M-80 %.1fH80", y+9*k, y-14*k), f.Trim.M, 3.5*k),
		f.Path(figure.Text("M-70 %.1fH70V40H-70Z", f.Look.Top.Hem*k-9*k), f.Top.D).Opacity(.5), ribs(f, f.Look.Top.Hem*k-9*k))
}

func number(f *figure.Figure) []kit.Node {
	if f.Spec.Lettered {
		return nil
	}
	k, x, y := f.Body.Thick, f.Front(), f.Up(.5)
	n := f.Line(figure.Text("M%.1f %.1fl%.1f %.1fv%.1f", x-4*k, y-12*k, 6*k, -5*k, 30*k), f.Trim.M, 6*k).Miter().Butt()
	if f.Light < 0 { // the whole is mirrored later, the number must not be
		n = n.Mirror(x)
	}
	return []kit.Node{n}
}

func zip(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()*.8
	return []kit.Node{f.Line(figure.Text("M%.1f %.1fV40", x, f.Up(1.1)), f.Top.DD, 4*k), f.Line(figure.Text("M%.1f %.1fV40", x, f.Up(1.1)), f.Trim.L, 2*k).Dash(2, 1.5).Butt(),
		f.Path(figure.Text("M-90 %.1fL%.1f %.1fL90 %.1fV%.1fL%.1f %.1fL-90 %.1fZ", f.Up(.86), x, f.Up(.7), f.Up(.86), f.Up(.77), x, f.Up(.61), f.Up(.77)), f.Trim.M)}
}

func breastPocket(f *figure.Figure) []kit.Node {
	k := f.Body.Thick
	x := f.Front() + 8*k
	return []kit.Node{f.Path(figure.Text("M%.1f %.1fh%.1fv%.1fq%.1f %.1f %.1f 0Z", x, f.Up(.64), 18*k, 17*k, -9*k, 5*k, -18*k), f.Top.D).Opacity(.7), f.Line(figure.Text("M%.1f %.1fh%.1f", x, f.Up(.64), 18*k), f.Top.DD, 1.6).Opacity(.6)}
}

func doubleBreast(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()*.6
	n := []kit.Node{f.Line(figure.Text("M%.1f %.1fL%.1f 40", x+16*k, f.Up(1), x+19*k), f.Top.DD, 1.6*k).Opacity(.55)}
	for _, u := range []float64{.18, .38, .58, .78} {
		for _, dx := range []float64{-10, 10} {
			n = append(n, f.Circle(x+dx*k+.5, f.Up(u)+.8, 3.1*k, f.Top.DD), f.Circle(x+dx*k, f.Up(u), 2.9*k, f.Trim.M))
		}
	}
	return n
}

func uniform(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()*.8
	n := buttons(f)
	for _, s := range []float64{-1, 1} {
		px := x + s*19*k - 8*k
		n = append(n, f.Path(figure.Text("M%.1f %.1fh%.1fv%.1fh%.1fZ", px, f.Up(.68), 16*k, 17*k, -16*k), f.Top.D).Opacity(.55), f.Path(figure.Text("M%.1f %.1fh%.1fl%.1f %.1fl%.1f %.1fZ", px-1, f.Up(.69), 18*k, -1*k, 6*k, -8*k, 3*k), f.Top.D))
	}
	return append(n, f.Star(x+19*k, f.Up(.72), 8*k, f.Trim))
}

func plates(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()
	gold := f.Trim
	n := []kit.Node{
		f.Blur(4*k, f.Ellipse(x-14*k*f.Light, f.Up(.7), 12*k, 20*k, kit.White)).Opacity(.55),
		f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x, f.Up(1), x+2*k, f.Up(.6), x, f.Up(.3)), f.Top.DD, 1.8*k).Opacity(.7),
		f.Line(figure.Text("M-60 %.1fQ%.1f %.1f 60 %.1f", f.Up(.34), x, f.Up(.22), f.Up(.34)), gold.M, 4*k),
		f.Line(figure.Text("M-60 %.1fQ%.1f %.1f 60 %.1f", f.Up(.16), x, f.Up(.05), f.Up(.16)), f.Top.DD, 2*k).Opacity(.7),
		f.Line(figure.Text("M-60 %.1fQ%.1f %.1f 60 %.1f", f.Up(.02), x, f.Up(-.08), f.Up(.02)), f.Top.DD, 2*k).Opacity(.7)}
	for _, s := range []float64{-1, 1} {
		n = append(n, f.Circle(x+s*24*k, f.Up(.84), 2.5*k, gold.L), f.Circle(x+s*20*k, f.Up(.4), 2.2*k, gold.L))
	}
	return n
}

func snaps(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()
	n := []kit.Node{f.Line(figure.Text("M%.1f %.1fV30", x, f.Up(1)), f.Top.DD, 1.3*k).Opacity(.5), f.Star(x+16*k, f.Up(.62), 7*k, f.Trim)}
	for _, u := range []float64{.12, .38, .64, .88} {
		n = append(n, f.Circle(x, f.Up(u), 2.6*k, f.Trim.M))
	}
	return n
}

func jumpsuit(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()*.8
	return []kit.Node{f.Line(figure.Text("M%.1f %.1fV20", x, f.Up(1)), f.Top.DD, 2.4*k), f.Rect(x+9*k, f.Up(.72), 18*k, 15*k, 2, f.Top.D), f.Rect(x+9*k, f.Up(.72), 18*k, 4.500*k, 2, f.Top.DD).Opacity(.6),
		f.Rect(x-27*k, f.Up(.7), 17*k, 8*k, 2, f.Trim.M)}
}

func spacePack(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()*.7
	n := []kit.Node{f.Form(kit.RoundRect(x-24*k, f.Up(.66), 48*k, 34*k, 6*k), kit.Lin(x-20, f.Up(.66), x+20, f.Up(.3), f.Top.M, f.Top.D, f.Top.DD)), f.Rect(x-18*k, f.Up(.6), 20*k, 12*k, 2, kit.Hex("#2f4f7f")),
		f.Circle(x+10*k, f.Up(.55), 4*k, f.Trim.M), f.Circle(x+19*k, f.Up(.55), 3*k, kit.Hex("#4fb36a")), f.Rect(x-18*k, f.Up(.44), 36*k, 4*k, 2, f.Top.DD),
		f.Line(figure.Text("M-70 %.1fQ%.1f %.1f 70 %.1f", f.Up(.04), x, f.Up(-.06), f.Up(.04)), f.Trim.M, 5*k)}
	return n
}

func pompons(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()*.7
	var n []kit.Node
	for i, p := range [][2]float64{{-30, .8}, {30, .74}, {-34, .4}, {32, .3}, {-20, .08}, {24, -.04}} {
		n = append(n, f.Circle(x+p[0]*k, f.Up(p[1]), 7*k, []kit.Color{f.Trim.M, kit.Hex("#3f8fd0"), kit.Hex("#4fb36a")}[i%3]))
	}
	for _, u := range []float64{.25, .52, .78} {
		n = append(n, f.Circle(x+1, f.Up(u)+1.5, 7*k, f.Trim.DD), f.Circle(x, f.Up(u), 7*k, kit.Rad(x-2, f.Up(u)-2, 9*k, f.Trim.LL, f.Trim.M, f.Trim.D)))
	}
	return n
}

func bodice(f *figure.Figure) []kit.Node {
	k, x := f.Body.Thick, f.Front()
	n := []kit.Node{f.Path(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f 14Z", x-16*k, f.Up(.8), x, f.Up(.7), x+16*k, f.Up(.8), x), f.Trim.M).Opacity(.85),
		f.Line(figure.Text("M%.1f %.1fL%.1f 14L%.1f %.1f", x-16*k, f.Up(.8), x, x+16*k, f.Up(.8)), f.Top.D, 2*k)}
	for _, u := range []float64{.62, .46, .3} {
		w := 11 * k * u / .62
		n = append(n, f.Line(figure.Text("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", x-w, f.Up(u), x+w, f.Up(u)+7*k, x+w, f.Up(u), x-w, f.Up(u)+7*k), f.Top.D, 1.5*k))
	}
	return n
}

func lace(f *figure.Figure) []kit.Node {
	var n []kit.Node
	k := f.Body.Thick
	for r := range 6 {
		for i := range 9 {
			n = append(n, f.Circle((float64(i)-4+.5*float64(r%2))*10*k, f.Up(.74)+float64(r)*12*k, 2.6*k, kit.None).Stroke(f.Trim.D, 1))
		}
	}
	return append(n, f.Line(figure.Text("M-60 %.1fH60", f.Up(.06)), f.Trim.D, 5*k))
}

func drape(f *figure.Figure) []kit.Node {
	k := f.Body.Thick
	return []kit.Node{f.Blur(3*k, f.Line(figure.Text("M40 %.1fQ0 %.1f -60 20", f.Up(1.0), f.Up(.3)), f.Top.DDD, 34*k)).Opacity(.4),
		f.Line(figure.Text("M38 %.1fQ-2 %.1f -60 8", f.Up(1.04), f.Up(.4)), f.Top.L, 34*k).Butt(), f.Line(figure.Text("M52 %.1fQ20 %.1f -50 22", f.Up(.98), f.Up(.24)), f.Trim.M, 6*k),
		f.Line(figure.Text("M30 %.1fQ-10 %.1f -60 -6M38 %.1fQ2 %.1f -56 4", f.Up(1.05), f.Up(.5), f.Up(1.02), f.Up(.42)), f.Top.DD, 1.6*k).Opacity(.5)}
}
