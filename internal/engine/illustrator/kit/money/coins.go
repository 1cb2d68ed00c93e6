package money

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var coinStack = kit.Piece{
	Name: "coin-stack", Cm: 10, Palette: "coins #f2b632 gold; edge #f2b632 <coins",
	Draw: func(c *kit.Canvas) {
		t, e := c.Tones("coins"), c.Tones("edge")
		one := func(x, y float64) kit.Node {
			d := sheen.D("M%g %gV%gA48 19 0 0 0 %g %gV%gZ", x-48, y, y+15, x+48, y+15, y)
			return kit.Of(c.Named("edge", c.Path(d, e.DDD).Stroke(e.DDD, 1.600), c.Form(d, kit.Lin(x-48, 0, x+48, 0, e.M, e.LL, e.L, e.M, e.D, e.DDD), sheen.Each(22, func(i int) kit.Node {
				return c.Line(sheen.D("M%g %gV%g", x-47+4.400*float64(i), y, y+40), e.DD, 1.300).Opacity(.6)
			}))), c.Named("coins", c.Ellipse(x, y, 48, 19, t.DD), c.Form(kit.Oval(x, y-.6, 47, 18), kit.Lin(x-40, y-16, x+40, y+16, t.LL, t.L, t.M)), c.Ellipse(x, y, 37, 13.500, kit.None).Stroke(t.D, 2), c.Ellipse(x-.4, y-.6, 37, 13.500, kit.None).Stroke(t.LL, 1)))
		}
		pile := func(x, base float64, n int) kit.Node {
			return sheen.Each(n, func(i int) kit.Node { return one(x+float64(i*7%5)-2, base-15*float64(i)) })
		}
		face := func(x, y float64) kit.Node {
			return c.Letters("$", kit.Box{X0: x - 12, Y0: y - 20, X1: x + 12, Y1: y + 20}, "display", t.DD).Scale(1, .42, x, y)
		}
		c.Add(pile(196, 196, 5), face(194, 135), pile(120, 190, 10), face(122, 54), pile(58, 212, 7), face(57, 121), pile(150, 226, 2), face(153, 210))
		c.Anchor("ground", 128, 250)
	},
}
