package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// matchaTea is a bowl of whisked green tea with a bamboo whisk beside it.
var matchaTea = kit.Piece{
	Name: "matcha-tea", Cm: 20,
	States:  "full; empty -tea",
	Palette: "tea #8fbf4a green matcha drink; bowl #5b5f78 cup; whisk #e2bd72 bamboo",
	Draw: func(c *kit.Canvas) {
		t, b, w := c.Tones("tea"), c.Tones("bowl"), c.Tones("whisk")
		x := 100.0
		c.On(kit.Back)
		c.Part("bowl", c.Ellipse(x, 122, 96, 30, kit.Lin(4, 92, 196, 152, b.LL, b.L, b.M)), c.Ellipse(x, 124, 88, 25, kit.Lin(12, 0, 188, 0, b.DDD, b.DD, b.L)))
		c.On(kit.Body)
		c.Part("tea", c.Form(kit.Oval(x, 129, 83, 21), kit.Lin(20, 108, 180, 150, t.L, t.M, t.D), c.Blur(3, c.Path("M30 128C60 112 120 112 150 122C130 132 70 142 46 136Z", t.LL)).Opacity(.75), sheen.Each(26, func(i int) kit.Node {
			px, py := 24+152*c.Rand().Float64(), 112+34*c.Rand().Float64()
			return c.Ellipse(px, py, 2+2*c.Rand().Float64(), 1.4, t.LL).Opacity(.8)
		}), c.Path(kit.Oval(x, 129, 81, 19.5), kit.None).Stroke(t.LL, 3).Opacity(.7)))
		c.On(kit.Fore)
		const d = "M4 122A96 30 0 0 0 196 122C198 168 182 208 150 226C148 232 148 238 147 242H53C52 238 52 232 50 226C18 208 2 168 4 122Z"
		c.Part("bowl", c.Form(d, kit.Lin(4, 0, 196, 0, kit.At(0, b.M), kit.At(.2, b.L), kit.At(.45, b.M), kit.At(.8, b.D), kit.At(1, b.DDD)),
			sheen.Each(70, func(int) kit.Node {
				return c.Circle(4+192*c.Rand().Float64(), 126+116*c.Rand().Float64(), 1+1.4*c.Rand().Float64(), b.LL).Opacity(.5)
			}), c.Path("M0 120H200V150C170 176 150 150 128 166C100 186 70 150 40 170C20 176 8 150 0 150Z", kit.Lin(0, 120, 0, 176, b.LL, b.L)).Opacity(.55), c.Blur(3, c.Rect(46, 224, 110, 6, 0, b.DDD)).Opacity(.6), edible.Shade(c, d, b, 24)),
			c.Path("M6.500 122a93.500 28.500 0 0 0 187 0", kit.None).Stroke(kit.Lin(4, 0, 196, 0, b.LL, b.L, b.M, b.D), 5.500).Butt(), c.Clip(d, c.Path("M18 160C22 182 34 202 50 214C56 220 50 224 44 220C28 208 16 190 11 164C10 156 16 154 18 160Z", kit.White).Opacity(.4)).Shade())
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(14, 212, 240) }
		handle := kit.RoundRect(194, 90, 36, 66, 9)
		c.Part("whisk", lean(sheen.Each(17, func(i int) kit.Node {
			u := float64(i)/8 - 1
			l := sheen.D("M%.1f 150C%.1f 190 %.1f 220 %.1f 240C%.1f 248 %.1f 250 %.1f 242", 212+16*u, 212+30*u, 212+36*u, 212+26*u, 212+22*u, 212+18*u, 212+17*u)
			return kit.Of(c.Line(l, w.DDD, 4.400), c.Line(l, w.M, 3).Move(-.4, 0), c.Line(l, w.LL, 1).Move(-.9, 0))
		}), c.Form(handle, sheen.Round(194, 0, 230, 0, w), c.Line("M204 90V156M213 90V156M222 90V156", w.DD, 1.600).Opacity(.5)), c.Ellipse(212, 93, 17, 5, w.L), c.Ellipse(212, 93, 12, 3, w.DD), c.Rect(193, 146, 38, 11, 4, kit.Hex("#4a3b46")), c.Line("M196 149H228", kit.Hex("#8d7a86"), 2)))
		c.Anchor("ground", 110, 242)
		c.AnchorBox("inside", x, 122, 160, 44, 0)
		c.AnchorBox("print", x, 190, 100, 40, 0)
	},
}
