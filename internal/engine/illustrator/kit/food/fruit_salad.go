package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var fruitSalad = kit.Piece{
	Name: "fruit-salad", Cm: 22,
	Palette: "bowl #bfe3f2 glass; strawberry #e8384a; kiwi #8cc63f; orange #ff9a2b; grape #7a4fa8 grapes; banana #f7dc7a; melon #f2606a watermelon",
	Draw: func(c *kit.Canvas) {
		b, s, k, o, g, n, m := c.Tones("bowl"), c.Tones("strawberry"), c.Tones("kiwi"), c.Tones("orange"), c.Tones("grape"), c.Tones("banana"), c.Tones("melon")
		rear := func(r float64, x, y float64) kit.Node {
			return c.Blur(3, c.Circle(x+1, y+4, r, kit.Hex("#7a2f2a"))).Opacity(.4)
		}
		disk := func(x, y, r float64, rim, flesh kit.Tones, inside kit.Node) kit.Node {
			return kit.Of(rear(r, x, y), c.Circle(x+1, y+3, r, rim.DD), c.Circle(x, y, r, kit.Lin(x-r, y-r, x+r, y+r, rim.L, rim.D)), c.Circle(x, y, r*.88, kit.Rad(x-r*.3, y-r*.3, r*1.3, flesh.LL, flesh.M, flesh.D)), inside)
		}
		kiwi := func(x, y, r float64) kit.Node {
			return disk(x, y, r, kit.TonesOf(kit.Hex("#8a6a3a")), k, kit.Of(c.Circle(x, y, r*.3, kit.Hex("#f6f9d8")), c.Around(12, x, y, c.Ellipse(x, y-r*.46, r*.05, r*.1, kit.Hex("#2c2a20"))), c.Around(16, x, y, c.Line(sheen.D("M%g %gV%g", x, y-r*.6, y-r*.8), k.LL, 1.6)).Opacity(.6)))
		}
		slice := func(x, y, r float64) kit.Node {
			return disk(x, y, r, o, kit.TonesOf(kit.Hex("#ffe2ae")), c.Around(9, x, y, c.Path(sheen.D("M%g %gL%g %gQ%g %g %g %gZ", x, y-r*.08, x-r*.22, y-r*.72, x, y-r*.88, x+r*.22, y-r*.72), kit.Lin(x, y-r*.8, x, y, o.L, o.M)).Stroke(o.M, 1.6)))
		}
		coin := func(x, y, r float64) kit.Node {
			return disk(x, y, r, kit.TonesOf(n.L), n, c.Around(6, x, y, c.Ellipse(x, y-r*.26, r*.05, r*.12, kit.Hex("#8a6a2a"))))
		}
		berry := func(x, y, r, turn float64) kit.Node {
			d := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-r, x+r*1.2, y-r*1.1, x+r*.8, y+r*.5, x, y+r*1.2, x-r*.8, y+r*.5, x-r*1.2, y-r*1.1, x, y-r)
			return kit.Of(rear(r, x, y), c.Form(d, kit.Rad(x-r*.3, y-r*.4, r*1.6, s.LL, s.L, s.M, s.DD), sheen.Each(14, func(i int) kit.Node {
				px, py := x-r*.7+float64(i%4)*r*.46+float64(i/4%2)*r*.2, y-r*.7+float64(i/4)*r*.46
				return c.Ellipse(px, py, r*.05, r*.09, kit.Hex("#ffe08a"))
			}), edible.Shade(c, d, s, r*.4)), c.Around(5, x, y-r*.9, c.Path(sheen.D("M%g %gq%g %g 0 %gq%g %g 0 %gZ", x, y-r*.9, r*.2, -r*.2, -r*.6, -r*.2, r*.3, r*.6), kit.Hex("#5aa83e")))).Rotate(turn, x, y)
		}
		cube := func(x, y, r, turn float64) kit.Node {
			d := kit.RoundRect(x-r, y-r, 2*r, 2*r, r*.3)
			return kit.Of(rear(r, x, y), c.Form(d, kit.Lin(x-r, y-r, x+r, y+r, m.LL, m.L, m.M, m.D), c.Ellipse(x-r*.3, y+r*.2, 2, 3.4, kit.Hex("#3a2a2c")), c.Ellipse(x+r*.4, y-r*.3, 2, 3.4, kit.Hex("#3a2a2c")), edible.Shade(c, d, m, r*.5))).Rotate(turn, x, y)
		}
		c.On(kit.Back)
		c.Part("bowl", c.Ellipse(128, 124, 120, 32, b.M.Alpha(.6)).Stroke(b.LL, 4))
		c.On(kit.Body)
		c.Part("fruit", c.Path("M22 128C30 190 70 226 128 226C186 226 226 190 234 128Z", kit.Lin(30, 120, 220, 226, o.M, s.M, g.M)).Opacity(.55))
		c.Part("orange", slice(70, 68, 36))
		c.Part("kiwi", kiwi(178, 62, 36))
		c.Part("strawberry", berry(124, 50, 28, 12))
		c.Part("melon", cube(42, 108, 20, -16), cube(216, 104, 20, 20))
		c.Part("banana", coin(108, 98, 25), coin(166, 172, 22))
		c.Part("grape", rear(19, 150, 102), edible.Ball(c, 150, 100, 20, g), rear(18, 80, 118), edible.Ball(c, 78, 116, 18, g), edible.Ball(c, 60, 164, 17, g))
		c.Part("strawberry", berry(194, 124, 25, 24))
		c.Part("melon", cube(122, 136, 19, 12), cube(96, 186, 17, -20))
		c.Part("kiwi", kiwi(64, 142, 24))
		c.Part("orange", slice(162, 142, 25))
		c.Part("leaf", edible.Leaf(c, kit.TonesOf(kit.Hex("#5cb848")), 132, 74, 46, -28), edible.Leaf(c, kit.TonesOf(kit.Hex("#5cb848")), 130, 74, 42, 206))
		c.On(kit.Fore)
		const d = "M8 124A120 32 0 0 0 248 124C248 184 208 220 170 230L174 244H82L86 230C48 220 8 184 8 124Z"
		c.Part("bowl", c.Form(d, kit.Lin(8, 0, 248, 0, b.D.Alpha(.6), b.LL.Alpha(.34), b.M.Alpha(.2), b.M.Alpha(.3), b.DD.Alpha(.66)), c.Path("M80 226H176V248H80Z", kit.Lin(80, 0, 176, 0, b.D, b.LL, b.M, b.DD)), c.Blur(4, c.Path(d, kit.None).Stroke(b.DD, 9)).Opacity(.6)), c.Path("M9 124a119 31 0 0 0 238 0", kit.None).Stroke(kit.Lin(8, 0, 248, 0, b.LL, kit.White, b.L, kit.White), 5), c.Path("M24 160C32 186 52 206 76 216C83 222 77 228 70 224C44 212 26 192 16 164C14 156 21 153 24 160Z", kit.White).Opacity(.75).Shade(), c.Line("M232 152Q228 172 214 190", kit.White, 5).Opacity(.5).Shade())
		c.Anchor("ground", 128, 246)
	},
}
