package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func crownFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(.6)
	d := figure.Text("M-31 -36L-38 -70L-20 -54L%.1f -80L24 -54L42 -70L34 -36Q2 -26 -31 -36Z", 2+x)
	back := f.Path("M-30 -38Q2 -52 33 -38L34 -56Q2 -66 -32 -56Z", t.DD)
	gem := func(px, py, r float64, hex string) kit.Node {
		g := kit.TonesOf(kit.Hex(hex))
		return kit.Of(f.Circle(px, py, r+1.2, t.DD), f.Circle(px, py, r, kit.Rad(px-1, py-1, r*1.4, g.LL, g.M, g.DD)))
	}
	return kit.Of(back, f.Form(d, f.Fade(f.Bones.Head, 0, -52, 40, t.LL, t.M, t.D), f.Line("M-33 -42Q2 -31 36 -42", t.LL, 2), f.Blur(3, f.Line("M30 -66L28 -36", t.DD, 8)).Opacity(.4)),
		gem(-38, -71, 3.2, "#d8343a"), gem(2+x, -81, 4, "#3f7fe0"), gem(42, -71, 3.2, "#d8343a"), gem(-16, -42, 3.2, "#4fb36a"), gem(2+x, -39, 4, "#d8343a"), gem(21, -42, 3.2, "#4fb36a"))
}

func tiaraFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	d := figure.Text("M-33 -30Q-20 -40 -12 -44L%.1f -50L%.1f -64L%.1f -50L18 -44Q28 -40 35 -30Q2 -48 -33 -30Z", -6+x, 2+x, 10+x)
	g := kit.TonesOf(kit.Hex("#f06aa8"))
	return kit.Of(f.Form(d, f.Fade(f.Bones.Head, 0, -44, 34, t.LL, t.M, t.D)), f.Circle(2+x, -50, 4.2, kit.Rad(1+x, -51, 6, g.LL, g.M, g.DD)), f.Circle(-14+x*.8, -42, 2.6, g.L), f.Circle(19+x*.8, -42, 2.6, g.L), f.Circle(2+x, -65, 2.6, kit.White))
}

func haloBack(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(f.Glow(7, f.Ellipse(0, -76, 34, 10, kit.None).Stroke(t.LL, 9)).Opacity(.6), f.Ellipse(0, -76, 33, 10, kit.None).Stroke(t.D, 6))
}

func haloFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(f.Line("M-33 -76A33 10 0 0 0 33 -76", t.M, 6), f.Line("M-33 -77A33 10 0 0 0 20 -69", t.LL, 2))
}

func hornsFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(f.Form("M-32 -40C-42 -56 -40 -72 -30 -82C-30 -68 -24 -58 -14 -52Z", f.Fade(f.Bones.Head, -28, -60, 22, t.L, t.M, t.D)), f.Form("M34 -40C44 -56 42 -72 32 -82C32 -68 26 -58 16 -52Z", f.Fade(f.Bones.Head, 28, -60, 22, t.L, t.M, t.D)))
}

func partyFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(f.Form("M-22 -46L6 -106L30 -48Q4 -38 -22 -46Z", f.Fade(f.Bones.Head, 4, -70, 36, t.L, t.M, t.D), f.Line("M-20 -58L30 -70M-12 -74L24 -86", kit.Hex("#ffd84a"), 6)), f.Around(8, 6, -106, f.Ellipse(6, -113, 3, 7, kit.Hex("#5fc8f0"))), f.Circle(6, -106, 4, kit.White))
}

func flowersFront(f *figure.Figure, t kit.Tones) kit.Node {
	var n []kit.Node
	cols := []kit.Tones{t, kit.TonesOf(kit.Hex("#ffd05a")), kit.TonesOf(kit.Hex("#fbf4f0")), kit.TonesOf(kit.Hex("#c88ae8"))}
	for i := range 7 {
		px := float64(i)*11.5 - 34
		py := -40 + px*px*.011
		k := cols[i%4]
		n = append(n, f.Ellipse(px-6, py+4, 6, 3, kit.Hex("#4f9a56")), f.Around(5, px, py, f.Ellipse(px, py-5, 4, 4.800, k.M)), f.Circle(px, py, 2.800, kit.Hex("#ffe9a0")))
	}
	return kit.Of(n...)
}

func hairBowFront(f *figure.Figure, t kit.Tones) kit.Node { return f.Bow(22-f.Face(1), -48, 17, t) }

func jesterFront(f *figure.Figure, t kit.Tones) kit.Node {
	gold := kit.TonesOf(kit.Hex("#f2c23a"))
	red := kit.TonesOf(kit.Hex("#d8433f"))
	return kit.Of(browShadow(f, -8), f.Form("M-38 -20C-40 -50 -60 -70 -74 -54C-60 -80 -20 -80 2 -40Z", hatFill(f, t)), f.Form("M40 -20C42 -50 62 -70 76 -54C62 -80 22 -80 2 -40Z", hatFill(f, kit.TonesOf(kit.Hex("#3f9f6a")))), f.Form("M-24 -24C-22 -60 -10 -80 2 -92C14 -80 26 -60 28 -24Z", hatFill(f, red)), f.Circle(-75, -52, 6, gold.M), f.Circle(77, -52, 6, gold.M), f.Circle(2, -94, 6, gold.M), band(f, -26, -4, 41, 12, gold))
}

func catEarsFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(f.Form("M-36 -36L-36 -70L-10 -52Z", hatFill(f, t), f.Path("M-31 -42L-32 -62L-16 -52Z", kit.Hex("#f2a0b0"))), f.Form("M38 -36L38 -70L12 -52Z", hatFill(f, t), f.Path("M33 -42L34 -62L18 -52Z", kit.Hex("#f2a0b0"))))
}

func bunnyEarsFront(f *figure.Figure, t kit.Tones) kit.Node {
	ear := f.Form(kit.Oval(-16, -80, 11, 34), f.Fade(f.Bones.Head, -16, -80, 34, t.L, t.M, t.D), f.Ellipse(-16, -78, 5.500, 25, kit.Hex("#f4a8b8")))
	return kit.Of(ear.Rotate(-8, -16, -50), ear.Mirror(2).Rotate(8, 20, -50))
}

func fascinatorFront(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Form("M-4 -52C-2 -66 30 -66 36 -48Q16 -56 -4 -52Z", hatFill(f, t), f.Line("M-4 -53Q16 -58 36 -49", kit.White, 2.5))
}
