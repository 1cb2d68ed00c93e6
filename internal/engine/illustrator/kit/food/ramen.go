package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var ramen = kit.Piece{
	Name: "ramen", Cm: 22,
	States:  "full; empty -broth -seaweed -noodles -pork -egg -onion -chopsticks; above",
	Palette: "bowl #d8342f; noodles #fbd97e; broth #d98a35 soup; egg #fffaf0; yolk #ff9f1e; onion #69b545 scallion; seaweed #35584a nori; chopsticks #8a4a2c",
	Draw: func(c *kit.Canvas) {
		if c.State("above") {
			ramenAbove(c)
			return
		}
		b, n, r, e, y, o, s, k := c.Tones("bowl"), c.Tones("noodles"), c.Tones("broth"), c.Tones("egg"), c.Tones("yolk"), c.Tones("onion"), c.Tones("seaweed"), c.Tones("chopsticks")
		c.On(kit.Back)
		c.Part("bowl", c.Ellipse(128, 122, 120, 40, kit.Lin(8, 84, 248, 160, b.LL, b.L, b.M)), c.Ellipse(128, 123, 112, 35, kit.Lin(16, 0, 240, 0, kit.Hex("#c9a88f"), kit.Hex("#fff1dd"), kit.Hex("#fff8ec"))))
		c.On(kit.Body)
		in := kit.Oval(128, 123, 112, 35)
		c.Part("broth", c.Clip(in, c.Form(kit.Oval(128, 130, 108, 33), kit.Lin(20, 100, 236, 160, r.L, r.M, r.D), c.Ellipse(128, 130, 106, 32, kit.None).Stroke(r.LL, 3).Opacity(.8),
			edible.Scatter(c, 30, 100, 226, 160, 16, 14, edible.Everywhere, func(i int, px, py float64) kit.Node {
				return kit.Of(c.Ellipse(px, py, 5+float64(i%3), 2.4, r.LL).Opacity(.55), c.Ellipse(px-1, py-.6, 2, .8, kit.White).Opacity(.7))
			}))))
		sheet := func(x, y0, turn float64) kit.Node {
			d := sheen.D("M%g %gQ%g %g %g %gL%g %gH%gZ", x-22, y0, x, y0-7, x+22, y0, x+24, y0+74, x-24)
			return c.Form(d, kit.Lin(x-22, y0, x+22, y0+70, s.L, s.M, s.DD), edible.Scatter(c, x-22, y0, x+22, y0+70, 24, 7, edible.Everywhere, func(i int, px, py float64) kit.Node {
				return c.Line(sheen.D("M%.1f %.1fl%d 4", px, py, i%5-2), s.LL, 1).Opacity(.5)
			}), c.Line(sheen.D("M%g %gQ%g %g %g %g", x-21, y0+1, x, y0-6, x+21, y0+1), s.LL, 2)).Rotate(turn, x, y0+70)
		}
		c.Part("seaweed", sheet(58, 54, -14), sheet(88, 44, -6))
		var waves []kit.Node
		for i := range 15 {
			x := 56 + float64(i)*11
			d := sheen.D("M%g 150C%g %g %g %g %g %gS%g 118 %g 146", x-20, x-30, 118-float64(i%4)*5, x+4, 92-float64(i%3)*7, x+12, 108-float64(i%4)*3, x+34, x+30)
			waves = append(waves, c.Line(d, n.DD, 8), c.Line(d, n.M, 6.4).Move(-.3, -.6), c.Line(d, n.LL, 2).Move(-.6, -1.8))
		}
		c.Part("noodles", c.Clip("M10 40H246V123A112 35 0 0 1 16 123Z", kit.Of(waves...), c.Blur(5, c.Ellipse(128, 162, 110, 16, r.DDD)).Opacity(.5)))
		pork := func(x, y0 float64) kit.Node {
			d := kit.Oval(x, y0, 34, 22)
			return kit.Of(c.Blur(2.5, c.Ellipse(x+2, y0+6, 34, 21, r.DDD)).Opacity(.5), c.Form(d, kit.Rad(x-8, y0-8, 44, kit.Hex("#f6bfa2"), kit.Hex("#e79a78"), kit.Hex("#b8623f")), c.Path(d, kit.None).Stroke(kit.Hex("#8f4526"), 7), c.Line(sheen.D("M%g %gq14 -12 30 -4q10 8 -2 14q-14 4 -22 -4", x-16, y0+2), kit.Hex("#ffe6d6"), 5).Opacity(.9), c.Ellipse(x-8, y0-10, 12, 3, kit.White).Opacity(.4)))
		}
		c.Part("pork", pork(170, 96).Rotate(12, 170, 96), pork(198, 116).Rotate(20, 198, 116))
		half := func(x, y0, turn float64) kit.Node {
			return kit.Of(c.Blur(2.5, c.Ellipse(x+2, y0+6, 31, 23, r.DDD)).Opacity(.55), c.Ellipse(x, y0+2, 31, 23, kit.Lin(x-30, y0-20, x+30, y0+24, e.DD, kit.Hex("#b98a5a"))), c.Form(kit.Oval(x, y0, 30, 22), kit.Rad(x-8, y0-6, 40, kit.White, e.M, e.D), c.Ellipse(x, y0+1, 17.5, 13, y.DD), c.Ellipse(x, y0, 17, 12.5, kit.Rad(x-5, y0-4, 22, y.LL, y.L, y.M, y.D)), c.Ellipse(x-6, y0-4, 5, 2.6, kit.White).Opacity(.8))).Rotate(turn, x, y0)
		}
		c.Part("egg", half(84, 118, -12), half(132, 128, 6))
		ring := func(x, y0, q float64) kit.Node {
			return kit.Of(c.Ellipse(x+.6, y0+1.6, 6.5, 4.2, kit.None).Stroke(r.DDD, 3).Opacity(.4), c.Ellipse(x, y0, 6.5, 4.2, kit.None).Stroke(o.D, 3.4), c.Ellipse(x-.3, y0-.5, 6.5, 4.2, kit.None).Stroke(o.LL, 1.4)).Rotate(q, x, y0)
		}
		c.Part("onion", ring(110, 102, 10), ring(160, 128, -20), ring(124, 94, 30), ring(180, 138, 0), ring(54, 128, 14), ring(104, 142, -10), ring(148, 108, 20))
		stick := func(x0, y0, x1, y1 float64) kit.Node {
			d := sheen.D("M%g %gL%g %g", x0, y0, x1, y1)
			return kit.Of(c.Line(d, k.DD, 9), c.Line(d, k.M, 6.5).Move(-.5, -.9), c.Line(d, k.LL, 2).Move(-1, -2.4).Opacity(.8), c.Line(sheen.D("M%g %gL%g %g", x0, y0, x0+(x1-x0)*.14, y0+(y1-y0)*.14), kit.Hex("#f0c04a"), 8))
		}
		c.Part("chopsticks", stick(246, 22, 168, 112), stick(226, 8, 154, 104))
		c.On(kit.Fore)
		const d = "M8 122A120 40 0 0 0 248 122C248 176 208 216 172 228C168 236 168 242 166 246H90C88 242 88 236 84 228C48 216 8 176 8 122Z"
		c.Part("bowl", c.Form(d, kit.Lin(8, 0, 248, 0, kit.At(0, b.M), kit.At(.18, b.L), kit.At(.45, b.M), kit.At(.8, b.D), kit.At(1, b.DDD)),
			c.Line("M6 152Q40 190 128 192Q216 190 250 152", kit.Hex("#fff1dd"), 5).Opacity(.9), c.Line("M12 166Q48 202 128 204Q208 202 244 166", kit.Hex("#fff1dd"), 2.4).Opacity(.8), c.Blur(3, c.Rect(80, 226, 100, 7, 0, b.DDD)).Opacity(.6), edible.Shade(c, d, b, 28)),
			c.Path("M11 122a117 38.5 0 0 0 234 0", kit.None).Stroke(kit.Lin(8, 0, 248, 0, b.LL, kit.Hex("#fff1dd"), b.L, b.M), 6).Butt(), c.Clip(d, c.Path("M26 164C36 184 52 200 72 212C79 218 73 224 66 220C44 208 28 190 20 168C18 160 23 157 26 164Z", kit.White).Opacity(.45)).Shade())
		c.Anchor("ground", 128, 246)
		c.AnchorBox("inside", 128, 122, 200, 60, 0)
		c.AnchorBox("print", 128, 190, 110, 30, 0)
	},
}
