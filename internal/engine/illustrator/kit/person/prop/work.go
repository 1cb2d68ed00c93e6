package prop

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// The tools of everyday work, drawn as the props are: around 0, 0, where the hand grips them.

var metal = figure.HexTones("#b9c1cc")

func vacuum(f *figure.Figure) kit.Node {
	red := figure.HexTones("#d8504a")
	return kit.Of(Rod(f, -14, -26, 62, 150, 7, metal), f.Form(kit.RoundRect(34, 142, 78, 20, 8), kit.Lin(34, 142, 34, 164, red.L, red.M, red.D)),
		f.Form("M6 20Q30 10 38 34L66 104Q60 126 42 116L12 48Z", kit.Lin(6, 20, 66, 120, red.LL, red.M, red.D)))
}

func shovel(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, -70, 0, 104, 7, figure.Wood), Rod(f, -14, -72, 14, -72, 7, figure.Wood),
		f.Form("M-20 96Q0 88 20 96L22 130Q14 160 0 168Q-14 160 -22 130Z", kit.Lin(-22, 96, 22, 168, metal.L, metal.M, metal.D)))
}

func golfClub(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, -26, 0, 18, 7, figure.Black), Rod(f, 0, 16, 0, 132, 4, metal), f.Form("M-4 126L6 126Q30 130 32 144Q14 150 -5 142Z", kit.Lin(0, 126, 30, 150, metal.L, metal.M, metal.D)))
}

func toothbrush(f *figure.Figure) kit.Node {
	t := gear(f, "#3f9fe0")
	return kit.Of(Rod(f, 0, 14, 0, -44, 6, t), f.Rect(2, -46, 8, 18, 2, kit.White))
}

func razor(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 16, 0, -26, 6, figure.HexTones("#3f7fc0")), f.Rect(-12, -36, 24, 11, 3, metal.L))
}

func sponge(f *figure.Figure) kit.Node {
	t := figure.HexTones("#f5c93f")
	return kit.Of(f.Form(kit.RoundRect(-22, -14, 44, 26, 7), kit.Lin(-22, -14, 22, 12, t.L, t.M, t.D)), f.Path(kit.Oval(16, -16, 9, 9), kit.White), f.Path(kit.Oval(-10, -18, 6, 6), kit.White),
		f.Path(kit.Oval(28, -4, 5, 5), kit.White))
}

func knitting(f *figure.Figure) kit.Node {
	yarn := gear(f, "#e0607f")
	return kit.Of(Rod(f, -50, -38, 20, 8, 5, metal), Rod(f, 50, -38, -20, 8, 5, metal),
		f.Form("M-30 -6H30L34 70Q18 80 0 72Q-18 66 -34 74Z", kit.Lin(-34, 0, 34, 30, yarn.L, yarn.M, yarn.D)),
		f.Line("M-30 8Q0 14 30 8M-31 22Q0 28 31 22M-32 36Q0 42 32 36M-33 50Q0 55 33 50M-33 63Q0 66 33 62", yarn.DD, 2.5))
}
