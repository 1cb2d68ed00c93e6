package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// ramenAbove is the bowl of noodles from above.
func ramenAbove(c *kit.Canvas) {
	b, n, r, e, y, o, s, k := c.Tones("bowl"), c.Tones("noodles"), c.Tones("broth"), c.Tones("egg"), c.Tones("yolk"), c.Tones("onion"), c.Tones("seaweed"), c.Tones("chopsticks")
	const x, m = 124.0, 132.0
	rim := kit.TonesOf(kit.Hex("#fff1dd"))
	c.Part("bowl", c.Circle(x, m, 118, kit.Lin(30, 30, 220, 240, b.LL, b.M, b.DD)), c.Circle(x-.6, m-.8, 112, kit.Lin(30, 30, 220, 240, b.L, b.LL, b.M, b.D)), c.Circle(x, m, 103, kit.Lin(40, 40, 210, 230, rim.DD, rim.D, rim.M, rim.LL)))
	soup := kit.Oval(x, m+2, 94, 94)
	c.Part("broth", c.Form(soup, kit.Rad(x-20, m-20, 130, r.LL, r.L, r.M, r.D), edible.Scatter(c, 34, 40, 214, 226, 34, 12, func(px, py float64) bool { return edible.InOval(px, py, x, m, 88, 88) }, func(i int, px, py float64) kit.Node {
		return kit.Of(c.Circle(px, py, 3+float64(i%3), r.LL).Opacity(.55), c.Circle(px-1, py-1, 1.1, kit.White).Opacity(.7))
	}), c.Blur(6, c.Path(soup, kit.None).Stroke(r.DDD, 14).Move(5, 7)).Opacity(.45)))
	var waves []kit.Node
	for i := range 22 {
		turn := float64(i) * 16.4
		q := 18 + 3.1*float64(i%9)
		d := sheen.D("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", x-q*1.6, m+20-q, x-q*.4, m-30-q*.8, x+q*.8, m+q*.3, x+q*1.7, m-14+q*.5)
		waves = append(waves, c.Line(d, n.DD, 8).Rotate(turn, x, m+10), c.Line(d, n.M, 6.2).Rotate(turn, x, m+10).Move(-.4, -.6), c.Line(d, n.LL, 1.8).Rotate(turn, x, m+10).Move(-.8, -1.6))
	}
	c.Part("noodles", c.Clip(kit.Oval(x, m+2, 84, 84), waves...))
	sheet := func(turn float64) kit.Node {
		d := "M84 30Q104 24 126 30L128 96H82Z"
		return kit.Of(c.Blur(3, c.Path(d, r.DDD).Move(3, 4)).Opacity(.5), c.Form(d, kit.Lin(82, 30, 128, 96, s.L, s.M, s.DD), c.Line("M92 40l5 3M110 48l-4 4M98 60l5 2M112 74l5 3M90 80l4 -3", s.LL, 1.2).Opacity(.6))).Rotate(turn, x, m)
	}
	c.Part("seaweed", sheet(-6), sheet(16))
	for _, p := range [][2]float64{{84, 158}, {104, 184}} {
		d := kit.Oval(p[0], p[1], 36, 34)
		c.Part("pork", c.Blur(3, c.Path(d, r.DDD).Move(3, 5)).Opacity(.5), c.Form(d, kit.Rad(p[0]-10, p[1]-10, 48, kit.Hex("#f6bfa2"), kit.Hex("#e79a78"), kit.Hex("#b8623f")), c.Path(d, kit.None).Stroke(kit.Hex("#8f4526"), 8), c.Line(sheen.D("M%g %gq8 -22 28 -14q14 10 0 22q-16 6 -20 -6q4 -8 12 -4", p[0]-18, p[1]+4), kit.Hex("#ffe6d6"), 5).Opacity(.9)))
	}
	for _, p := range [][3]float64{{172, 112, 20}, {178, 164, -16}} {
		d := kit.Oval(p[0], p[1], 34, 27)
		c.Part("egg", kit.Of(c.Blur(3, c.Path(d, r.DDD).Move(3, 5)).Opacity(.5), c.Path(d, kit.Hex("#b98a5a")).Move(.6, 1.4), c.Form(d, kit.Rad(p[0]-8, p[1]-8, 44, kit.White, e.M, e.D), c.Ellipse(p[0]+2, p[1], 18.6, 16.6, y.DD), c.Ellipse(p[0]+2, p[1]-.6, 18, 16, kit.Rad(p[0]-4, p[1]-5, 24, y.LL, y.L, y.M, y.D)), c.Ellipse(p[0]-5, p[1]-7, 5, 3, kit.White).Opacity(.8))).Rotate(p[2], p[0], p[1]))
	}
	for i := range 13 {
		a := float64(i) * 2.4
		q := 6 + 4.4*float64(i%7)
		px, py := x+12+q*math.Cos(a), m+8+q*math.Sin(a)
		c.Part("onion", c.Circle(px+.6, py+1.6, 5.6, kit.None).Stroke(r.DDD, 3).Opacity(.4), c.Circle(px, py, 5.6, kit.None).Stroke(o.D, 3.6), c.Circle(px-.3, py-.5, 5.6, kit.None).Stroke(o.LL, 1.5))
	}
	stick := func(d, tip string) kit.Node {
		return kit.Of(c.Blur(3, c.Line(d, k.DDD, 9).Move(3, 6)).Opacity(.4), c.Line(d, k.DD, 9), c.Line(d, k.M, 6.5).Move(-.6, -.9), c.Line(d, k.LL, 2).Move(-1.2, -2.2).Opacity(.8), c.Line(tip, kit.Hex("#f0c04a"), 8))
	}
	c.Part("chopsticks", stick("M252 60L120 14", "M252 60L236 54.4"), stick("M252 84L104 24", "M252 84L237 78"))
	c.AnchorBox("inside", x, m, 160, 160, 0)
}
