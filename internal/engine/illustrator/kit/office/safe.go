package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// openSafe draws the inside of the safe with money and gold on its shelves, and its thick door swung to the left.
func openSafe(c *kit.Canvas) {
	s, d, h := c.Tones("safe"), c.Tones("dial"), c.Tones("handle")
	c.Part("safe", sheen.Cave(c, 30, 28, 196, 186, 10, kit.TonesOf(s.D)), c.Rect(30, 118, 196, 8, 0, kit.Lin(0, 118, 0, 126, s.L, s.D)), c.Rect(30, 126, 196, 8, 0, s.DDD).Opacity(.5))
	if !c.State("empty") {
		gold, bill := kit.TonesOf(kit.Hex("#f2bb35")), kit.TonesOf(kit.Hex("#6cae5a"))
		bar := func(x, y float64) kit.Node {
			return kit.Of(c.Form(sheen.D("M%g %gl8 -10h34l8 10z", x, y-18), kit.Lin(x, y-28, x+50, y-18, gold.LL, gold.L)), c.Form(sheen.D("M%g %gh50l6 18h-62z", x, y-18), kit.Lin(x, y-18, x+50, y, gold.L, gold.M, gold.DD)))
		}
		notes := func(x, y float64) kit.Node {
			return kit.Of(sheen.Body(c, kit.RoundRect(x, y-15, 56, 15, 2), bill, 4, c.Line(sheen.D("M%g %gh56M%g %gh56", x, y-5, x, y-10), bill.DD, 1)), c.Rect(x+22, y-15, 12, 15, 0, kit.Hex("#fff3d6")))
		}
		c.Part("gold", bar(52, 212), bar(118, 212), bar(84, 186))
		c.Part("money", notes(56, 118), notes(56, 102), notes(122, 118), notes(122, 102), notes(90, 86), sheen.Each(3, func(i int) kit.Node {
			return c.Ellipse(204, 206-6*float64(i), 14, 5, kit.Lin(190, 0, 218, 0, gold.LL, gold.M, gold.DD))
		}))
	}
	c.Part("door", sheen.Leaf(c, 30, 28, 214, -42, 14, 14, s, s, c.Path("M18 50L-34 42V200L18 192Z", kit.None).Stroke(s.DDD, 3).Opacity(.6), c.Rect(-30, 60, 50, 12, 3, d.M), c.Rect(-30, 116, 50, 12, 3, d.M), c.Rect(-30, 172, 50, 12, 3, d.M)), c.Line("M-46 64h-8M-46 122h-8M-46 178h-8", d.D, 9))
	c.Part("handle", sheen.Body(c, kit.RoundRect(24, 56, 14, 30, 5), h, 5), sheen.Body(c, kit.RoundRect(24, 156, 14, 30, 5), h, 5))
	c.AnchorBox("inside", 128, 124, 170, 176, 0)
	c.Anchor("ground", 128, 252)
}
