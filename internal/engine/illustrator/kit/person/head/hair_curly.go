package head

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

type Blob struct{ X, Y, R float64 }

// Cloud places n blobs along an arc of an ellipse, in degrees.
func Cloud(n int, cx, cy, rx, ry, r, from, to float64) []Blob {
	var out []Blob
	for i := range n {
		a := (from + (to-from)*float64(i)/float64(max(n-1, 1))) * math.Pi / 180
		out = append(out, Blob{cx + rx*math.Cos(a), cy + ry*math.Sin(a), r * (1 + .16*float64((i*7)%3-1))})
	}
	return out
}

// Blobs are circles in one color, so that they join.
func Blobs(f *figure.Figure, list []Blob, fill kit.Paint) kit.Node {
	d := ""
	for _, b := range list {
		d += kit.Oval(b.X, b.Y, b.R, b.R)
	}
	return f.Path(d, fill)
}

// curls are small arcs of light and shadow on curly hair.
func curls(f *figure.Figure, at ...[2]float64) kit.Node {
	var n []kit.Node
	for _, p := range at {
		n = append(n, f.Line(figure.Text("M%.1f %.1fa6.500 6.500 0 0 1 10 -3", p[0]-5, p[1]), f.Hair.LL, 2.300).Opacity(.5), f.Line(figure.Text("M%.1f %.1fa6.500 6.500 0 0 0 9 2", p[0]-3, p[1]+5), f.Hair.DD, 1.800).Opacity(.5))
	}
	return kit.Of(n...)
}

func afroBack(f *figure.Figure, x float64) kit.Node {
	t := f.Hair
	fill := kit.Rad(-20*f.Light, -52, 100, t.L, kit.At(.4, t.M), kit.At(1, t.DD))
	list := append(Cloud(18, -1-x*.3, -22, 40, 37, 17, 0, 340), Blob{-1, -22, 46})
	return kit.Of(Blobs(f, list, fill), curls(f, [2]float64{-34, -48}, [2]float64{-14, -66}, [2]float64{16, -64}, [2]float64{38, -44}, [2]float64{-46, -20}, [2]float64{46, -14}, [2]float64{-2, -56}))
}

func afroFront(f *figure.Figure, x float64) kit.Node {
	return Blobs(f, append(Cloud(9, x*.4, -28, 27, 10, 10.500, 180, 360), Blob{-30, -14, 8}, Blob{30, -14, 7.500}, Blob{-32, -4, 6}, Blob{32, -4, 5.500}), kit.Rad(-10*f.Light, -50, 60, f.Hair.M, f.Hair.D))
}

func afroPuffsBack(f *figure.Figure, x float64) kit.Node {
	t := f.Hair
	puff := func(px, py float64) kit.Node {
		list := append(Cloud(12, px, py, 17, 16, 9, 0, 340), Blob{px, py, 19})
		return kit.Of(Blobs(f, list, f.Fade(f.Bones.Head, px-6*f.Light, py-8, 34, t.L, kit.At(.4, t.M), kit.At(1, t.DD))), curls(f, [2]float64{px - 9, py - 12}, [2]float64{px + 8, py - 13}, [2]float64{px - 14, py + 4}, [2]float64{px + 13, py + 4}, [2]float64{px, py - 2}))
	}
	return kit.Of(napeBack(f, x), puff(-37-x*.5, -46), puff(37-x*.9, -46))
}

func curlyBack(f *figure.Figure, x float64) kit.Node {
	list := append(Cloud(14, -2-x*.3, -8, 35, 39, 14, 120, 420), Blob{-2, -12, 35}, Blob{-34, 24, 12}, Blob{34, 24, 12}, Blob{-37, 36, 10}, Blob{36, 36, 10})
	return Blobs(f, list, hairDark(f))
}

func longCurlyBack(f *figure.Figure, x float64) kit.Node {
	list := append(Cloud(14, -2-x*.3, -8, 37, 40, 15, 120, 420), Blob{-2, -12, 36})
	for i := range 6 {
		y := 22 + float64(i)*13
		list = append(list, Blob{-36 - 5*math.Sin(float64(i)*2), y, 14}, Blob{36 + 5*math.Sin(float64(i)*2), y, 14}, Blob{-12, y, 16}, Blob{12, y, 16})
	}
	return kit.Of(Blobs(f, list, hairDark(f)), curls(f, [2]float64{-42, 30}, [2]float64{-36, 60}, [2]float64{40, 40}, [2]float64{36, 70}))
}

func curlyFront(f *figure.Figure, x float64) kit.Node {
	list := append(Cloud(9, x*.4, -26, 28, 18, 12.500, 175, 365), Blob{-8 + x, -28, 10.500}, Blob{10 + x, -29, 10.500}, Blob{-32, -2, 10}, Blob{33, -2, 9}, Blob{-34, 13, 9}, Blob{34.5, 13, 8.5}, Blob{0, -42, 16})
	return kit.Of(Blobs(f, list, hairFill(f)), curls(f, [2]float64{-20, -40}, [2]float64{2, -48}, [2]float64{22, -38}, [2]float64{-32, -14}, [2]float64{-6, -30}, [2]float64{32, -16}, [2]float64{12, -28}, [2]float64{-33, 10}))
}

func locksBack(f *figure.Figure, x float64) kit.Node {
	var n []kit.Node
	for i := range 9 {
		px := float64(i)*9 - 36
		n = append(n, lock(f, px, 0, px*1.16-swing(f)*.6, 62+8*math.Sin(float64(i)*2.1), 10))
	}
	return kit.Of(kit.Of(n...), f.Ellipse(-2, -10, 38, 40, f.Hair.DD))
}

// lock is one dreadlock from x, y down to x2, y2.
func lock(f *figure.Figure, x, y, x2, y2, w float64) kit.Node {
	d := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x, y, x, (y+y2)/2, x2, y2)
	return kit.Of(f.Line(d, f.Hair.DDD, w), f.Line(d, f.Hair.D, w-2).Move(-.6, 0), f.Line(d, f.Hair.L, w*.25).Move(-w*.2, 0).Dash(3, 4).Opacity(.6))
}

func locksFront(f *figure.Figure, x float64) kit.Node {
	base := pulledFront(f, x)
	var n []kit.Node
	for _, p := range [][4]float64{{-27, -34, -38, 44}, {-32, -22, -44, 30}, {29, -32, 38, 40}, {33, -20, 44, 28}} {
		n = append(n, lock(f, p[0], p[1], p[2], p[3], 9))
	}
	var top []kit.Node
	for i := range 5 {
		px := float64(i)*11 - 22
		top = append(top, f.Line(figure.Text("M%.1f -52Q%.1f -42 %.1f -32", px*.5, px*.9, px+x), f.Hair.DD, 2).Opacity(.6))
	}
	return kit.Of(base, kit.Of(top...), kit.Of(n...))
}

func cornrowsFront(f *figure.Figure, x float64) kit.Node {
	n := []kit.Node{buzzFront(f, x)}
	for i := range 7 {
		px := (float64(i) - 3) * 9
		d := figure.Text("M%.1f %.1fQ%.1f -42 %.1f -46", px+x*.7, -25+math.Abs(px)*.28, px*.95, px*.6)
		n = append(n, f.Line(d, f.Hair.DDD, 6.5), f.Line(d, f.Hair.M, 4.5), f.Line(d, f.Hair.LL, 1.800).Dash(2, 3).Opacity(.7))
	}
	return kit.Of(n...)
}

func bowlFront(f *figure.Figure, x float64) kit.Node {
	d := figure.Text("M-39 14C-46 -34 -30 -57 3 -57C37 -57 46 -30 40 14Q36 18 33 13C33 2 32 -4 30 -10Q%.1f -5 -27 -9C-28 -2 -28 6 -29 14Q-35 19 -39 14Z", x)
	return f.Form(d, hairFill(f), strands(f, figure.Text("M-14 -48Q-20 -30 %.1f -9M0 -52Q0 -30 %.1f -8M14 -50Q18 -30 %.1f -9M-34 8Q-36 -20 -26 -40", -16+x*.5, x, 16+x*.5)), gloss(f, "M-26 -34Q-4 -44 20 -38", 5))
}

func baldingBack(f *figure.Figure, x float64) kit.Node {
	return Blobs(f, []Blob{{-32, 2, 10}, {-33, 14, 9}, {32 - x, 2, 9}, {32 - x, 13, 8}, {-30, -10, 8}, {31 - x, -10, 7}}, f.Hair.D)
}

func baldingFront(f *figure.Figure, x float64) kit.Node {
	return kit.Of(f.Form(figure.Text("M-35 12C-40 -4 -36 -18 -30 -24Q-25 -18 -26 -6Q%.1f 6 -29 14Q-33 16 -35 12Z", -25+x*.5), hairFill(f)), f.Form("M33 10C38 -4 36 -16 30 -22Q28 -16 29 -6Q29 4 30 9Z", hairFill(f)))
}

func tuftFront(f *figure.Figure, x float64) kit.Node {
	return f.Form(figure.Text("M%.1f -37C-14 -46 -8 -56 4 -56C-2 -50 0 -48 8 -51C6 -46 8 -42 %.1f -37Q%.1f -33 %.1f -37Z", -9+x, 10+x, x, -9+x), hairFill(f), gloss(f, "M-6 -44Q-4 -50 0 -52", 2))
}

func wildBack(f *figure.Figure, x float64) kit.Node {
	var d string
	for i := range 22 {
		a := float64(i) / 22 * 2 * math.Pi
		r := 58.0
		if i%2 == 1 {
			r = 42
		}
		op := "L"
		if i == 0 {
			op = "M"
		}
		d += figure.Text("%s%.1f %.1f", op, r*math.Cos(a), -12+r*math.Sin(a))
	}
	return f.Path(d+"Z", hairDark(f))
}

func wigBack(f *figure.Figure, x float64) kit.Node {
	var list []Blob
	for i := range 6 {
		y := -6 + float64(i)*13
		list = append(list, Blob{-37, y, 12}, Blob{37, y, 12})
	}
	return Blobs(f, append(list, Blob{0, -16, 40}, Blob{0, 20, 34}), hairDark(f))
}

func wigFront(f *figure.Figure, x float64) kit.Node {
	var n []kit.Node
	for i := range 5 {
		y := -2 + float64(i)*13
		n = append(n, f.Form(kit.Oval(-36, y, 11, 8.500), hairFill(f), strands(f, figure.Text("M-42 %.1fq6 4 12 0", y))), f.Form(kit.Oval(37, y, 10, 8.500), hairFill(f), strands(f, figure.Text("M32 %.1fq6 4 11 0", y))))
	}
	return kit.Of(pulledFront(f, x), kit.Of(n...))
}
