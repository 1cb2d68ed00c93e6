package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func nurseFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	return kit.Of(f.Form(figure.Text("M-30 -40L-26 -62Q%.1f -72 %.1f -62L34 -40Q2 -52 -30 -40Z", 2+x, 30+x*.4), hatFill(f, t)), f.Path(figure.Text("M%.1f -63h7v5h5v7h-5v5h-7v-5h-5v-7h5Z", -1+x), kit.Hex("#e2474a")))
}

func surgicalFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(browShadow(f, -15), f.Form("M-36 -8C-46 -44 -26 -60 2 -60C30 -60 46 -44 37 -8Q34 -20 28 -24Q2 -34 -24 -24Q-34 -20 -36 -8Z", hatFill(f, t), f.Line("M-30 -21Q2 -36 34 -21", t.DD, 1.600).Opacity(.5), f.Blur(5, f.Ellipse(32*f.Light, -34, 10, 20, t.DD)).Opacity(.4)), ShineOn(f, "M-28 -36Q-20 -50 -6 -54", 3.500))
}

func headbandFront(f *figure.Figure, t kit.Tones) kit.Node { return band(f, -27, -5, 37, 10, t) }

func bandanaFront(f *figure.Figure, t kit.Tones) kit.Node {
	dots := []kit.Node{}
	for i := range 9 {
		dots = append(dots, f.Circle(float64(i%3)*22-22+float64(i/3)*5, -52+float64(i/3)*11, 2.2, kit.White))
	}
	return kit.Of(browShadow(f, -14), f.Form("M-34 -22Q-52 -18 -56 0Q-46 -6 -40 -10Q-48 6 -42 14Q-34 0 -30 -16Z", hatFill(f, t)), f.Form("M-37 -16C-44 -46 -24 -60 2 -60C28 -60 44 -46 38 -16Q2 -34 -37 -16Z", hatFill(f, t), dots...), f.Circle(-36, -17, 6, t.D))
}

func ninjaFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	eyes := figure.Text("M%.1f -11Q%.1f -17 %.1f -11Q%.1f 14 %.1f 13Q%.1f 17 %.1f 13Q%.1f 14 %.1f -11Z", -29+x, x, 31+x, 33+x, 26+x, x, -24+x, -31+x, -29+x)
	hood := "M-37 0C-44 -44 -24 -58 2 -58C28 -58 44 -44 38 0C40 26 30 42 12 46H-8C-28 42 -40 26 -37 0Z"
	red := kit.TonesOf(kit.Hex("#d8343a"))
	return kit.Of(f.Form("M-34 -26Q-58 -28 -68 -10Q-54 -12 -50 -8Q-60 0 -58 12Q-44 -6 -32 -16Z", hatFill(f, red)), f.Form(hood, f.Fade(f.Bones.Head, 0, -6, 50, t.L, kit.At(.4, t.M), t.D), f.Line(figure.Text("M-30 18Q%.1f 26 34 18M-34 28Q%.1f 36 32 28", x, x), t.LL, 1.500).Opacity(.5), f.Path(eyes, f.Skin.M)),
		f.Clip(eyes, features(f), f.Blur(3, f.Line("M-40 -13H40", kit.Black, 7)).Opacity(.3)), band(f, -31, -4, 40, 11, red), ShineOn(f, "M-27 -38Q-20 -48 -8 -52", 3))
}

func nunBack(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Form("M-42 -10C-48 -62 48 -62 44 -10C46 30 56 70 52 96C20 108 -22 108 -52 96C-56 70 -44 30 -42 -10Z", f.Fade(f.Bones.Head, 0, 20, 70, t.L, t.M, t.D))
}

func nunFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(wimple(f, kit.TonesOf(kit.Hex("#fbfaf6"))), f.Form("M-42 20C-52 -44 -28 -62 2 -62C32 -62 52 -44 43 20C46 40 48 56 48 66Q40 60 37 40C38 0 34 -32 2 -37C-30 -32 -36 0 -36 40Q-40 60 -47 66C-46 50 -44 36 -42 20Z", f.Fade(f.Bones.Head, 0, -10, 60, t.L, t.M, t.D)), ShineOn(f, "M-34 -30Q-26 -48 -8 -53", 3))
}

// wimple is a cloth around the face.
func wimple(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	d := figure.Text("M-38 0C-44 -44 -24 -56 2 -56C28 -56 44 -44 39 0C40 26 34 42 30 56Q0 66 -28 56C-34 42 -40 26 -38 0ZM%.1f 0C%.1f 20 %.1f 33 %.1f 33C%.1f 33 %.1f 20 %.1f 0C%.1f -24 %.1f -33 %.1f -33C%.1f -33 %.1f -24 %.1f 0Z", -26+x*.8, -26+x*.8, -14+x, 1+x, 17+x, 28+x*.8, 28+x*.8, 28+x*.8, 16+x, 1+x, -14+x, -26+x*.8, -26+x*.8)
	return kit.Of(f.Path(d, f.Fade(f.Bones.Head, 0, 0, 56, t.L, t.M, t.D)).EvenOdd(), f.Line("M-20 44Q0 52 22 43", t.DD, 1.500).Opacity(.5))
}

func scarfBack(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Form("M-42 -10C-48 -60 46 -60 43 -10C44 16 42 40 34 52C10 60 -16 60 -36 52C-44 40 -44 16 -42 -10Z", f.Fade(f.Bones.Head, 0, 10, 60, t.M, t.D, t.DD))
}

func scarfFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	d := figure.Text("M-39 2C-48 -44 -26 -61 2 -61C32 -61 48 -44 41 2C42 22 40 34 46 48C50 66 30 82 2 80C-28 80 -48 68 -44 48C-38 34 -38 22 -39 2ZM%.1f -2C%.1f 20 %.1f 36 %.1f 36.500C%.1f 36 %.1f 20 %.1f -2C%.1f -28 %.1f -37 %.1f -37C%.1f -37 %.1f -28 %.1f -2Z", -26.5+x*.8, -26.5+x*.8, -15+x, 1+x, 17+x, 28+x*.8, 28+x*.8, 28+x*.8, 17+x, 1+x, -15+x, -26.5+x*.8, -26.5+x*.8)
	inner := figure.Text("M%.1f -2C%.1f 20 %.1f 36 %.1f 36.500C%.1f 36 %.1f 20 %.1f -2C%.1f -28 %.1f -37 %.1f -37C%.1f -37 %.1f -28 %.1f -2Z", -26.5+x*.8, -26.5+x*.8, -15+x, 1+x, 17+x, 28+x*.8, 28+x*.8, 28+x*.8, 17+x, 1+x, -15+x, -26.5+x*.8, -26.5+x*.8)
	folds := f.Line("M-36 44Q-10 62 34 44M-40 56Q-6 78 42 54M30 -38Q42 -10 38 24Q34 40 18 52M-34 -24Q-40 4 -34 36", t.DD, 1.800).Opacity(.45)
	return kit.Of(f.Clip(inner, f.Blur(2.5, f.Line(inner, f.Skin.DDD, 7)).Opacity(.4)), f.Form(d, f.Fade(f.Bones.Head, 0, 4, 66, t.L, kit.At(.4, t.M), t.D)), f.Line(inner, t.LL, 1.500).Opacity(.6), folds,
		f.Blur(2, f.Line("M-32 40Q-4 56 30 38", t.DDD, 5)).Opacity(.35), ShineOn(f, "M-33 -30Q-24 -48 -6 -53", 3.500))
}

func veilBack(f *figure.Figure, t kit.Tones) kit.Node {
	top := .92
	if f.Spec.Behind { // it lies over the hair, which shows through
		top = .42
	}
	return kit.Of(f.Form("M-40 -20C-46 -62 46 -62 42 -20C56 40 70 110 76 170C30 186 -40 186 -76 168C-66 100 -54 40 -40 -20Z", kit.Lin(-60, -40, 60, 170, t.M.Alpha(top), t.D.Alpha(.72), t.M.Alpha(.55)), f.Line("M-30 -20Q-50 70 -58 172M-10 -20Q-22 80 -24 178M14 -20Q24 80 26 178M34 -20Q50 70 60 172", t.DD, 1.800).Opacity(.3)))
}

func veilFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(f.Form("M-41 -8C-48 -48 -26 -64 2 -64C30 -64 50 -48 43 -8C40 -24 32 -42 2 -44C-28 -42 -38 -24 -41 -8Z", kit.Lin(-30, -60, 40, -10, t.M.Alpha(.92), t.D.Alpha(.8))), flowersFront(f, kit.TonesOf(kit.Hex("#fbe6ea"))))
}

func hoodBack(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Path("M-46 -6C-52 -70 50 -72 48 -6C50 30 44 54 34 60H-36C-46 54 -48 30 -46 -6Z", t.DDD)
}

func hoodFront(f *figure.Figure, t kit.Tones) kit.Node {
	d := "M-47 10C-58 -52 -28 -76 4 -76C40 -74 58 -48 48 10C50 36 46 52 42 62Q30 56 34 20C38 -10 34 -42 2 -45C-30 -42 -34 -10 -32 20Q-30 56 -40 62C-46 50 -48 36 -47 10Z"
	return kit.Of(f.Clip(Skull(f), f.Blur(6, f.Line("M-32 36C-40 -30 -20 -44 2 -44C24 -44 42 -30 34 36", kit.Black, 14)).Opacity(.45)), f.Form(d, f.Fade(f.Bones.Head, 0, -10, 66, t.L, kit.At(.4, t.M), t.D), f.Blur(3, f.Line("M-36 20C-38 -12 -32 -44 2 -48C36 -44 40 -10 38 20", t.DDD, 5)).Opacity(.5)), ShineOn(f, "M-38 -34Q-28 -58 -8 -66", 3))
}

func turbanFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	d := "M-41 -14C-52 -44 -36 -70 2 -70C40 -70 54 -44 43 -14Q2 -34 -41 -14Z"
	folds := kit.Of(f.Line(figure.Text("M-44 -22Q%.1f -32 36 -56M-46 -32Q-10 -44 26 -64M-42 -46Q-16 -56 8 -69M46 -24Q20 -30 %.1f -28M47 -38Q28 -36 14 -34", x, 6+x), t.DD, 2.200).Opacity(.55), f.Line(figure.Text("M-44 -25Q%.1f -35 36 -59M-46 -35Q-10 -47 26 -67", x), t.LL, 1.800).Opacity(.5))
	return kit.Of(browShadow(f, -11), f.Form(d, hatFill(f, t), folds, f.Blur(5, f.Ellipse(36*f.Light, -40, 12, 24, t.DD)).Opacity(.4)), f.Clip(Skull(f), f.Path(figure.Text("M%.1f -24L%.1f -16L%.1f -24Z", -10+x*1.2, 2+x*1.2, 14+x*1.2), t.L)))
}
