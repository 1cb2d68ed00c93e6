package extra

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
)

func init() {
	maps.Copy(All, map[string]extra{
		"butterfly face paint": {Head: butterflyPaint}, "tiger face paint": {Head: tigerPaint}, "cat face paint": {Head: catPaint}, "heart face paint": {Head: cheekPaint("heart")}, "star face paint": {Head: cheekPaint("star")},
		"bee veil": {Head: beeVeil},
	})
}

// aroundEye cuts the eyes out of what is painted around them.
func aroundEye(f *figure.Figure) string {
	l, r, y, k := head.EyesAt(f)
	return kit.Oval(l, y, 8.4, 8.6) + kit.Oval(r, y, 8.4*k, 8.6)
}

// butterflyPaint is a butterfly whose wings are around the eyes and whose body is on the nose.
func butterflyPaint(f *figure.Figure) kit.Node {
	l, r, y, k := head.EyesAt(f)
	m := (l + r) / 2
	wings := func(c kit.Color, size float64) kit.Node {
		upper := func(side, k float64) string {
			w := side * size * k
			return figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", m+2*side, y+2, m+6*w, y-24*size, m+26*w, y-26*size, m+27*w, y-6*size, m+27*w, y+8*size, m+12*w, y+11*size, m+2*side, y+4)
		}
		lower := func(side, k float64) string {
			w := side * size * k
			return figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", m+2*side, y+6, m+12*w, y+8, m+25*w, y+8, m+22*w, y+20*size, m+17*w, y+30*size, m+5*w, y+20*size, m+2*side, y+8)
		}
		return f.Path(upper(-1, 1)+upper(1, k)+lower(-1, 1)+lower(1, k)+aroundEye(f), c).EvenOdd()
	}
	dots := kit.Of()
	for _, p := range [][2]float64{{-23, -13}, {-19, -19}, {-17, 19}, {23, -13}, {19, -19}, {17, 19}} {
		w := k
		if p[0] < 0 {
			w = 1
		}
		dots = kit.Of(dots, f.Circle(m+p[0]*w, y+p[1], 1.7, kit.White))
	}
	ink := kit.Hex("#3a2a6a")
	return f.Clip(head.Skull(f), wings(ink, 1.06), wings(kit.Hex("#e04fb0"), .96), wings(kit.Hex("#5fb8f2"), .74), dots,
		f.Ellipse(m, y+6, 2.6, 9, ink), f.Line(figure.Text("M%.1f %.1fq-2 -9 -7 -11M%.1f %.1fq2 -9 7 -11", m-1, y-2, m+1, y-2), ink, 1.8))
}

// tigerPaint is orange around the eyes and on the cheeks, white at the mouth, with black stripes and a black nose.
func tigerPaint(f *figure.Figure) kit.Node {
	l, r, _, _ := head.EyesAt(f)
	m, ink := (l+r)/2, kit.Hex("#2b2224")
	patch := figure.Text("M%.1f -26C%.1f -34 %.1f -34 %.1f -26C%.1f -8 %.1f 24 %.1f 30C%.1f 38 %.1f 38 %.1f 30C%.1f 24 %.1f -8 %.1f -26Z", m-26, m-12, m+12, m+26, m+36, m+36, m+22, m+10, m-10, m-22, m-36, m-36, m-26)
	return f.Clip(head.Skull(f), f.Path(patch+aroundEye(f), kit.Hex("#f2902a")).EvenOdd().Opacity(.9), f.Path(figure.Text("M%.1f 20q12 -6 24 0q8 14 -4 18h-16q-12 -4 -4 -18Z", m-12), kit.Hex("#fff7ea")).Opacity(.5),
		f.Line(figure.Text("M%.1f -25v9M%.1f -24l3 8M%.1f -24l-3 8M%.1f 8l11 3M%.1f 16l10 1M%.1f 8l-11 3M%.1f 16l-10 1", m, m-10, m+10, m-34, m-33, m+34, m+33), ink, 3.4), f.Path(figure.Text("M%.1f 10h10l-5 6Z", m-5), ink),
		f.Line(figure.Text("M%.1f 22l-12 -2M%.1f 25l-12 2M%.1f 22l12 -2M%.1f 25l12 2", m-8, m-8, m+8, m+8), ink, 1.4))
}

// catPaint is a nose and whiskers.
func catPaint(f *figure.Figure) kit.Node {
	x := f.Face(1.2)
	return kit.Of(whiskers(f), f.Path(figure.Text("M%.1f 8h9l-4.5 6Z", x-4.5), kit.Hex("#e0607f")))
}

// cheekPaint is a small picture on one cheek.
func cheekPaint(what string) func(*figure.Figure) kit.Node {
	return func(f *figure.Figure) kit.Node {
		_, r, y, _ := head.EyesAt(f)
		x, cy := r+4, y+16
		if what == "star" {
			return f.Clip(head.Skull(f), f.Star(x, cy, 9, figure.Gold))
		}
		return f.Clip(head.Skull(f), f.Path(figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x, cy+8, x-14, cy-1, x-8, cy-10, x, cy-4, x+8, cy-10, x+14, cy-1, x, cy+8), kit.Hex("#e0304f")))
	}
}

// beeVeil is the net that hangs from a beekeeper's hat around the head to the shoulders.
func beeVeil(f *figure.Figure) kit.Node {
	edge := "M-47 -24Q2 -12 51 -24L48 50Q2 66 -44 50Z"
	net := kit.Of()
	for i := range 15 {
		x := -50 + 7*float64(i)
		net = kit.Of(net, f.Line(figure.Text("M%.1f -30l-14 96M%.1f -30l14 96", x+7, x-7), kit.Hex("#2f3038"), .8))
	}
	return kit.Of(f.Path(edge, kit.Hex("#eef2f4")).Opacity(.22), f.Clip(edge, net).Opacity(.34), f.Line("M-44 50Q2 66 48 50", kit.Hex("#d8c8a0"), 4), f.Line("M-47 -24L-44 50M51 -24L48 50", kit.Hex("#8a8478"), 1.6).Opacity(.7))
}
