package head

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// kippahFront is a small round cap on the crown of the head.
func kippahFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := -f.Face(.5)
	d := figure.Text("M%.1f -43C%.1f -58 %.1f -62 %.1f -62C%.1f -62 %.1f -56 %.1f -42Q%.1f -52 %.1f -43Z", x-23, x-20, x-8, x+2, x+14, x+24, x+26, x+2, x-23)
	return f.Form(d, hatFill(f, t), f.Line(figure.Text("M%.1f -45Q%.1f -54 %.1f -44", x-24, x+2, x+27), kit.Hex("#f2e6c4"), 3.4), f.Line(figure.Text("M%.1f -62V-48", x+2), t.DD, 1.4).Opacity(.5))
}

// feather is one long feather with a dark tip and a quill, from x, y outward at an angle.
func feather(f *figure.Figure, x, y, angle, long float64, t kit.Tones) kit.Node {
	n := kit.Of(f.Form(figure.Text("M-3 0C-11 %.1f -11 %.1f 0 %.1fC11 %.1f 11 %.1f 3 0Z", -long*.4, -long*.8, -long, -long*.8, -long*.4), kit.Lin(-9, 0, 9, 0, t.L, t.M, t.D),
		f.Path(figure.Text("M-14 %.1fQ0 %.1f 14 %.1fV%.1fH-14Z", -long*.68, -long*.6, -long*.68, -long-4), kit.Hex("#3a2c2a"))), f.Line(figure.Text("M0 0V%.1f", -long*.9), t.DD, 1.4).Opacity(.7))
	return n.Rotate(angle, 0, 0).Move(x, y)
}

// bonnetBack is the fan of feathers that stands around the head.
func bonnetBack(f *figure.Figure, t kit.Tones) kit.Node {
	var n []kit.Node
	for i := range 15 {
		a := -112 + 224*float64(i)/14
		r := a * math.Pi / 180
		n = append(n, feather(f, 2+30*math.Sin(r), -16-26*math.Cos(r), a, 66, t))
	}
	return kit.Of(n...)
}

// bonnetFront is the beaded band across the forehead, with tufts at the roots of the feathers and drops at the temples.
func bonnetFront(f *figure.Figure, t kit.Tones) kit.Node {
	red, blue, gold := figure.HexTones("#d8382f"), figure.HexTones("#2f6fb0"), figure.HexTones("#f2c23a")
	var beads, tufts []kit.Node
	for i := range 9 {
		x := float64(i)*9 - 36
		bead := []kit.Tones{red, gold}[i%2]
		beads = append(beads, f.Path(figure.Text("M%.1f -22l5 -7l5 7l-5 7Z", x-5), bead.M))
	}
	for i := range 11 {
		a := (-80 + 160*float64(i)/10) * math.Pi / 180
		x, y := 2+37*math.Sin(a), -20-34*math.Cos(a)
		tufts = append(tufts, f.Circle(x, y, 6.5, kit.Rad(x-2, y-2, 8, red.L, red.M, red.D)))
	}
	drop := func(x float64) kit.Node {
		return kit.Of(f.Line(figure.Text("M%.1f -8V24", x), blue.D, 3), f.Circle(x, -6, 6, gold.M), f.Circle(x, 12, 3.5, red.M), f.Circle(x, 24, 3.5, t.M))
	}
	return kit.Of(browShadow(f, -10), kit.Of(tufts...), band(f, -29, -5, 39, 15, blue, beads...), drop(-37), drop(40))
}

// catcherFront is a helmet with a cage of bars before the face.
func catcherFront(f *figure.Figure, t kit.Tones) kit.Node {
	x, s := f.Face(1), figure.HexTones("#3a3f4a")
	rim := figure.Text("M%.1f -20Q%.1f 30 %.1f 42Q%.1f 48 %.1f 42Q%.1f 30 %.1f -20", -31+x*.6, -30+x*.8, -16+x, x, 18+x, 34+x*.6, 36+x*.5)
	bars := figure.Text("M%.1f 18Q%.1f 24 %.1f 18M%.1f 31Q%.1f 37 %.1f 31M%.1f 18Q%.1f 30 %.1f 45M%.1f 18Q%.1f 30 %.1f 45", -30+x*.7, x, 35+x*.5, -26+x*.8, x, 30+x*.6, -11+x, -11+x, -8+x, 13+x, 13+x, 10+x)
	return kit.Of(browShadow(f, -12), f.Line(rim, s.DD, 6), f.Line(bars, s.DD, 5), f.Line(bars, s.L, 1.8).Move(-.6, -.8), f.Line(rim, s.L, 2).Move(-.8, -.6),
		f.Form(dome, hatFill(f, t), f.Line("M-40 -19Q2 -31 41 -19", t.DD, 3).Opacity(.6), f.Line(figure.Text("M%.1f -62Q%.1f -40 %.1f -22", 2+x*.5, 4+x, 6+x), t.DD, 2).Opacity(.5)), ShineOn(f, "M-30 -34Q-24 -50 -10 -55", 3))
}

// hairFlowerFront is a large rose at the side of the head.
func hairFlowerFront(f *figure.Figure, t kit.Tones) kit.Node {
	x, y := 27-f.Face(.4), -34.0
	g := figure.HexTones("#4f9f4a")
	n := []kit.Node{f.Path(figure.Text("M%.1f %.1fq16 -2 20 10q-14 4 -22 -4Z", x+4, y+8), g.M), f.Path(figure.Text("M%.1f %.1fq-14 4 -16 16q12 0 18 -8Z", x-2, y+10), g.D)}
	for i := range 6 {
		a := float64(i) * math.Pi / 3
		px, py := x+9*math.Cos(a), y+9*math.Sin(a)
		n = append(n, f.Circle(px, py, 8.5, kit.Rad(px-3, py-3, 11, t.L, t.M, t.D)))
	}
	return kit.Of(append(n, f.Circle(x, y, 8.5, kit.Rad(x-2, y-2, 11, t.LL, t.M, t.D)), f.Line(figure.Text("M%.1f %.1fq4 -6 8 0q0 7 -7 5", x-4, y+1), t.DD, 2))...)
}
