package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func pirateFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	d := "M-58 -26C-54 -46 -34 -52 -22 -68Q2 -84 26 -68C38 -52 56 -46 62 -26C50 -32 36 -26 28 -20Q2 -10 -24 -20C-32 -26 -46 -32 -58 -26Z"
	gold := kit.Hex("#f2c64f")
	skull := kit.Of(f.Line(figure.Text("M%.1f -34L%.1f -50M%.1f -34L%.1f -50", -12+x, 16+x, 16+x, -12+x), kit.Hex("#f4efe4"), 4), f.Circle(2+x, -48, 9, kit.Hex("#fbf7ee")), f.Rect(-3+x, -43, 10, 8, 2, kit.Hex("#fbf7ee")), f.Circle(-1.5+x, -48, 2.6, t.DDD), f.Circle(5.500+x, -48, 2.6, t.DDD))
	return kit.Of(browShadow(f, -6), f.Form(d, hatFill(f, t), f.Line("M-58 -26C-54 -46 -34 -52 -22 -68Q2 -84 26 -68C38 -52 56 -46 62 -26", gold, 6), f.Blur(5, f.Line("M-40 -26Q2 -6 44 -26", t.DDD, 8)).Opacity(.5)), skull)
}

func tall(f *figure.Figure, t kit.Tones, band kit.Color, inside ...kit.Node) kit.Node {
	return kit.Of(browShadow(f, -6), f.Form("M-33 -24L-36 -78Q2 -90 38 -78L35 -24Q2 -14 -33 -24Z", hatFill(f, t), f.Line("M-40 -33Q2 -22 42 -33", band, 13), f.Blur(6, f.Rect(20*f.Light-8, -84, 20, 70, 0, t.DDD)).Opacity(.4), ShineOn(f, "M-26 -36V-70", 4)),
		f.Path("M-36 -78Q2 -90 38 -78Q2 -68 -36 -78Z", t.L), brim(f, t, 52, -24), kit.Of(inside...))
}

func topHatFront(f *figure.Figure, t kit.Tones) kit.Node { return tall(f, t, kit.Hex("#b5303c")) }

func leprechaunFront(f *figure.Figure, t kit.Tones) kit.Node {
	return tall(f, t, kit.Hex("#2a3a2e"), f.Rect(-8+f.Face(1), -36, 20, 15, 2, kit.None).Stroke(kit.Hex("#f7ce4a"), 4.500))
}

func bowlerFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(browShadow(f, -6), f.Form("M-36 -22C-40 -52 -24 -66 2 -66C28 -66 44 -52 38 -22Q2 -12 -36 -22Z", hatFill(f, t), f.Line("M-40 -30Q2 -20 42 -30", t.DDD, 9)), brim(f, t, 50, -24), ShineOn(f, "M-26 -36Q-24 -52 -10 -58", 4))
}

func fedoraFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(browShadow(f, -6), f.Form("M-36 -24C-40 -50 -30 -68 -16 -68Q-6 -72 2 -63Q12 -72 22 -68C34 -66 44 -50 38 -24Q2 -14 -36 -24Z", hatFill(f, t), f.Blur(3, f.Path("M-8 -70Q2 -58 3 -46Q6 -58 14 -70Z", t.DDD)).Opacity(.5), f.Line("M-40 -31Q2 -20 42 -31", t.DDD, 10)), brim(f, t, 58, -23), ShineOn(f, "M-29 -40Q-28 -54 -20 -61", 3))
}

func beretFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(browShadow(f, -12), f.Line("M-2 -62l2 -9", t.D, 4), f.Form("M-40 -24C-58 -32 -56 -56 -30 -62C-4 -70 40 -64 46 -44C50 -32 42 -26 36 -26Q0 -38 -40 -24Z", hatFill(f, t), f.Blur(4, f.Line("M-36 -28Q10 -44 42 -30", t.DD, 7)).Opacity(.5)), ShineOn(f, "M-40 -42Q-34 -54 -18 -57", 4))
}

func graduationFront(f *figure.Figure, t kit.Tones) kit.Node {
	gold := kit.TonesOf(kit.Hex("#f2c23a"))
	return kit.Of(browShadow(f, -8), f.Form("M-37 -20C-40 -38 -36 -50 -30 -54H34C40 -48 42 -36 39 -20Q2 -30 -37 -20Z", hatFill(f, t)),
		f.Form("M-62 -56L4 -76L66 -54L2 -36Z", kit.Lin(-50, -70, 50, -40, t.L, t.M, t.D)), f.Line("M-62 -56L2 -36L66 -54", t.LL, 1.800).Opacity(.6),
		f.Line("M3 -57Q36 -52 48 -44V-20", gold.M, 2.6), f.Form("M44 -22h8l3 18h-14Z", kit.Lin(42, -20, 54, -4, gold.L, gold.D)), f.Circle(48, -23, 3.600, gold.L), f.Circle(3, -57, 3, gold.M))
}

func sailorFront(f *figure.Figure, t kit.Tones) kit.Node {
	blue := kit.TonesOf(kit.Hex("#3a5a9f"))
	return kit.Of(browShadow(f, -14), f.Form("M-30 -40C-36 -66 34 -68 34 -40Z", hatFill(f, t)), f.Form("M-40 -24L-42 -46Q2 -56 44 -46L42 -24Q2 -36 -40 -24Z", hatFill(f, t), f.Line("M-42 -32Q2 -43 44 -32", blue.M, 3.500)))
}

func sombreroBack(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Path("M-86 -24Q0 -54 88 -24Q90 -16 80 -14Q0 -34 -80 -14Q-90 -16 -86 -24Z", t.DD)
}

func sombreroFront(f *figure.Figure, t kit.Tones) kit.Node {
	c := kit.Hex("#d8433f")
	return kit.Of(browShadow(f, -4), f.Form("M-33 -22C-32 -58 -18 -84 2 -84C22 -84 36 -58 35 -22Q2 -12 -33 -22Z", hatFill(f, t), f.Line("M-40 -33Q2 -22 42 -33", c, 9), f.Line("M-34 -46l8 -8l8 8l8 -8l8 8l8 -8l8 8l8 -8l8 8", kit.Hex("#3f9f8f"), 3)), f.Form("M-88 -26C-84 -34 -74 -28 -64 -22Q0 -2 66 -22C76 -28 86 -34 90 -26C88 -4 46 6 0 6C-46 6 -86 -4 -88 -26Z", f.Fade(f.Bones.Head, 0, -14, 80, t.L, t.M, t.D), f.Line("M-84 -16Q0 16 86 -16", c, 5), f.Blur(2.500, f.Line("M-38 -20Q0 -6 38 -20", t.DDD, 5)).Opacity(.5)))
}

func conicalFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(browShadow(f, -2), f.Form("M-72 -10Q-20 -50 2 -74Q24 -50 74 -10Q2 8 -72 -10Z", hatFill(f, t), f.Line("M2 -74L-40 0M2 -74L-14 4M2 -74L16 4M2 -74L44 0M-52 -24Q2 -10 56 -24M-28 -44Q2 -36 32 -44", t.DD, 1.500).Opacity(.45)))
}

// backCapFront is a cap whose bill is behind the head: its front has the gap over the strap.
func backCapFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	gap := figure.Text("M%.1f -21Q%.1f -46 %.1f -21Q%.1f -26 %.1f -21Z", -15+x, x, 15+x, x, -15+x)
	return kit.Of(browShadow(f, -12), f.Form(dome, hatFill(f, t), f.Line(figure.Text("M2 -62Q%.1f -52 %.1f -34M-22 -57Q-30 -40 -30 -20M26 -57Q34 -40 33 -20", x, x), t.DD, 1.5).Opacity(.5)), f.Circle(2, -61, 3.4, t.D),
		f.Path(gap, f.Hair.D), f.Line(figure.Text("M%.1f -21Q%.1f -26 %.1f -21", -16+x, x, 16+x), t.DD, 4), ShineOn(f, "M-30 -34Q-24 -50 -10 -55", 3))
}

// backCapBill sticks out behind the head.
func backCapBill(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Form("M-34 -24C-52 -22 -60 -12 -58 -2C-48 -8 -36 -6 -28 -4Z", kit.Lin(-58, -20, -30, -4, t.M, t.DD))
}
