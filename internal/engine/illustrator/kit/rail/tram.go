package rail

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var tram = kit.Piece{
	Name: "tram", Cm: 1500, Facing: kit.Right, Palette: "body #d8433f red; windows #a6dcf2 glass; trim #fbeed2 cream; roof #8a93a0 gray; wheels #6d7683; headlights #ffe9a3",
	Draw: func(c *kit.Canvas) {
		b, w, t, r, k, l := c.Tones("body"), c.Tones("windows"), c.Tones("trim"), c.Tones("roof"), c.Tones("wheels"), c.Tones("headlights")
		dark := kit.TonesOf(kit.Hex("#454a58"))
		c.Part("rails", c.Rect(-4, 222, 264, 6, 3, gloss.Barrel(r, 0, 222, 0, 228)))
		c.Part("pantograph", c.Line("M104 60L86 40L124 22L152 40L138 60", dark.M, 4), c.Line("M92 20H156", dark.M, 5), c.Line("M92 19H156", dark.LL, 1.600))
		c.Part("wheels", sheen.Each(4, func(i int) kit.Node {
			x := []float64{50, 82, 174, 206}[i]
			return kit.Of(c.Circle(x, 208, 15, dark.DDD), c.Circle(x-.500, 207, 13.500, kit.Lin(x-12, 195, x+12, 220, k.LL, k.M, k.DD)), c.Circle(x, 208, 5, k.DDD))
		}), c.Rect(34, 192, 64, 12, 4, dark.D), c.Rect(158, 192, 64, 12, 4, dark.D))
		c.Part("roof", sheen.Body(c, "M20 74Q22 58 40 58H216Q234 58 236 74Z", r, 6), sheen.Body(c, kit.RoundRect(60, 50, 40, 12, 4), r, 4), sheen.Body(c, kit.RoundRect(160, 50, 40, 12, 4), r, 4))
		const shell = "M10 88Q12 72 26 72H230Q244 72 246 88L252 186Q252 198 242 198H14Q4 198 4 186Z"
		c.Part("body", c.Path(shell, b.DDD).Move(0, 2), c.Form(shell, kit.Lin(100, 72, 112, 200, kit.At(0, b.LL), kit.At(.15, b.L), kit.At(.5, b.M), kit.At(1, b.DD)), c.Named("trim", c.Path("M0 80H256V138H0Z", kit.Lin(0, 80, 0, 138, t.LL, t.M, t.D)), c.Path("M0 176H256V182H0Z", t.M)), gloss.Dim(c, 6, .45, "M0 184H256V206H0Z", b)))
		for i := range 4 {
			x := 64 + 33*float64(i)
			c.Part("windows", c.Rect(x-2, 86, 30, 44, 5, dark.D), chassis.Glass(c, kit.RoundRect(x, 88, 26, 40, 4), w, c.Path("M"+gloss.Num(x+6)+" 128v-12q0 -8 7 -8q7 0 7 8v12Z", w.DDD).Opacity(.35)))
		}
		c.Part("doors", c.Rect(20, 84, 36, 110, 4, dark.D), chassis.Glass(c, kit.RoundRect(23, 88, 14, 98, 3), w), chassis.Glass(c, kit.RoundRect(39, 88, 14, 98, 3), w))
		c.Part("windows", c.Path("M200 86H230Q235 86 236 92L241 132H200Z", dark.D), chassis.Glass(c, "M203 89H228Q232 89 233 94L237 129H203Z", w))
		c.Part("headlights", chassis.Lamp(c, 242, 160, 6, 7, l, k))
		c.Part("sign", c.Rect(202, 74, 32, 10, 3, dark.DD), c.Letters("7", kit.Box{X0: 212, Y0: 75, X1: 224, Y1: 83}, "sans", kit.Hex("#ffd75a")))
		c.AnchorBox("print", 140, 158, 120, 24, 0)
		c.AnchorBox("surface", 128, 58, 170, 0, 0)
		c.Anchor("ground", 128, 226)
	},
}
