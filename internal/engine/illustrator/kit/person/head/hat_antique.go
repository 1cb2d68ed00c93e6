package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// laurelFront is a wreath of golden leaves above the brow, open in the middle.
func laurelFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	leaf := func(px, py, turn, size float64) kit.Node {
		return f.Form("M0 3C-6 -3 -6 -12 0 -18C6 -12 6 -3 0 3Z", kit.Lin(-5, -16, 5, 2, t.LL, t.M, t.D), f.Line("M0 2V-14", t.DD, 1.2)).Scale(size, size, 0, 0).Rotate(turn, 0, 0).Move(px, py)
	}
	n := []kit.Node{f.Line(figure.Text("M-37 -14Q-30 -30 %.1f -38M40 -14Q32 -30 %.1f -38", -6+x, 9+x), t.DD, 3)}
	for i, p := range [][2]float64{{-37, -13}, {-33, -22}, {-25, -30}, {-14, -36}} {
		q := x * float64(i) / 4
		turn := 20 + float64(i)*16
		n = append(n, leaf(p[0]+q, p[1], turn-52, .95), leaf(p[0]+q, p[1], turn+40, .8), leaf(-p[0]+3+q, p[1], 52-turn, .95), leaf(-p[0]+3+q, p[1], -40-turn, .8))
	}
	return kit.Of(n...)
}

// cobraFront is a golden band with a rearing cobra and a blue stone.
func cobraFront(f *figure.Figure, t kit.Tones) kit.Node {
	x, blue := f.Face(1), figure.HexTones("#2f7fc8")
	snake := figure.Text("M%.1f -30C%.1f -38 %.1f -52 %.1f -60C%.1f -66 %.1f -62 %.1f -58C%.1f -50 %.1f -38 %.1f -30Z", -5+x, -12+x, -10+x, -3+x, 2+x, 9+x, 10+x, 15+x, 14+x, 9+x)
	return kit.Of(band(f, -27, -5, 38, 9, t, f.Line("M-38 -22Q0 -33 38 -22", blue.M, 3)), f.Form(snake, kit.Lin(-10, -62, 14, -30, t.LL, t.M, t.D), f.Line(figure.Text("M%.1f -50h8M%.1f -44h11M%.1f -38h10", -3+x, -5+x, -4+x), blue.M, 2.4)), f.Circle(2+x, -29, 4, kit.Rad(1+x, -30, 5, blue.LL, blue.M, blue.DD)))
}

var nemesStripe = figure.HexTones("#2f5fb0")

// nemesBack hangs behind the neck.
func nemesBack(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Form("M-40 -14C-46 -60 46 -60 42 -14L54 52Q2 62 -52 52Z", f.Fade(f.Bones.Head, 0, 10, 60, t.M, t.D, t.DD), f.Line("M-48 10Q2 20 50 10M-50 28Q2 38 52 28M-52 44Q2 54 54 44", nemesStripe.D, 6))
}

// nemesFront is the striped head cloth of a pharaoh with its two lappets and the cobra.
func nemesFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	top := figure.Text("M-42 6C-48 -42 -28 -62 2 -62C32 -62 50 -42 44 6L%.1f -4Q%.1f -26 %.1f -28Q%.1f -26 %.1f -4Z", 33+x*.4, 30+x*.5, 2+x, -28+x*.5, -31+x*.4)
	stripes := "M-50 -8Q-34 -14 -28 -18M-48 -24Q-32 -30 -24 -34M-40 -40Q-26 -42 -16 -46M52 -8Q36 -14 30 -18M50 -24Q34 -30 26 -34M42 -40Q28 -42 18 -46M-12 -62L-8 -34M2 -62V-34M16 -62L12 -34"
	lap := func(m float64) kit.Node {
		d := "M-43 2C-54 20 -52 44 -46 78H-24C-26 50 -30 24 -31 -2Z"
		n := f.Form(d, kit.Lin(-52, 0, -24, 78, t.L, t.M, t.D), f.Line("M-56 14H-24M-56 28H-22M-56 42H-20M-56 56H-20M-56 70H-20", nemesStripe.M, 6))
		if m > 0 {
			n = n.Mirror(1)
		}
		return n
	}
	return kit.Of(browShadow(f, -20), lap(-1), lap(1), f.Form(top, hatFill(f, t), f.Line(stripes, nemesStripe.M, 5)), cobraFront(f, t))
}

// fencingFront is the mask of a fencer: a dark mesh before the face in a white padded rim, with a bib at the throat.
func fencingFront(f *figure.Figure, t kit.Tones) kit.Node {
	x, white := f.Face(1), figure.HexTones("#f1efe9")
	shell := "M-40 -2C-46 -46 -24 -63 2 -63C28 -63 46 -46 42 -2C43 22 40 38 34 58Q2 80 -30 58C-38 38 -42 22 -40 -2Z"
	mesh := figure.Text("M%.1f -16C%.1f -44 %.1f -50 %.1f -50C%.1f -50 %.1f -44 %.1f -16C%.1f 14 %.1f 36 %.1f 44C%.1f 36 %.1f 14 %.1f -16Z", -31+x*.6, -28+x*.6, -12+x, 2+x, 16+x, 32+x*.5, 34+x*.5, 34+x*.5, 22+x, 2+x, -18+x, -32+x*.6, -31+x*.6)
	grid := ""
	for i := -7.0; i <= 7; i++ {
		grid += figure.Text("M%.1f -54V48M-40 %.1fH44", i*6+x, i*7-3)
	}
	return kit.Of(f.Form(shell, kit.Lin(-40, -50, 42, 60, white.LL, white.M, white.DD), f.Line("M-36 46Q2 66 38 46", white.DD, 3)), f.Form(mesh, kit.Lin(-30, -40, 32, 40, t.L, t.M, t.DD), f.Line(grid, t.LL, 1).Opacity(.6), f.Line(mesh, t.DDD, 5).Opacity(.6)), ShineOn(f, "M-22 -24Q-18 -38 -6 -43", 4))
}
