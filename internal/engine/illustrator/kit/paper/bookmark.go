package paper

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bookmark = kit.Piece{
	Name: "bookmark", Cm: 16,
	Palette: "bookmark #4f7fc4 paper ribbon; border #f2d48a edge; tassel #e2683f; pattern #f7efe0 flowers",
	Draw: func(c *kit.Canvas) {
		b, e, t, p := c.Tones("bookmark"), c.Tones("border"), c.Tones("tassel"), c.Tones("pattern")
		c.Part("tassel", c.Line("M128 34C128 14 152 6 166 20C176 32 172 52 186 62", t.DD, 4.6), c.Line("M128 34C128 14 152 6 166 20C176 32 172 52 186 62", t.L, 2.6), sheen.Body(c, "M178 66H196L206 122Q187 132 168 122Z", t, 6, c.Line("M178 80L174 124M184 80L182 126M190 80L192 126M196 80L200 122", t.DDD, 1.8).Opacity(.6)), sheen.Body(c, kit.RoundRect(175, 60, 24, 12, 5), e, 3))
		const d = "M78 28Q78 20 86 20H152Q160 20 160 28V240Q160 250 152 250H86Q78 250 78 240Z"
		c.Part("bookmark", c.Path(d, b.DDD).Opacity(.3).Move(2, 3), sheen.Body(c, d, b, 9))
		c.Part("border", c.Path(kit.RoundRect(85, 50, 68, 193, 4), kit.None).Stroke(e.M, 3), c.Path(kit.RoundRect(90, 55, 58, 183, 3), kit.None).Stroke(e.L, 1.4), sheen.Ball(c, 119, 35, 8, e), c.Circle(119, 35, 4, b.DDD))
		c.Part("pattern", c.Line("M119 230C104 200 134 170 119 140C106 114 130 96 119 72", p.M, 3), sheen.Each(5, func(i int) kit.Node {
			x, y := []float64{108, 130, 108, 129, 112}[i], []float64{212, 184, 152, 122, 92}[i]
			return kit.Of(c.Around(5, x, y, c.Ellipse(x, y-7, 4.4, 6, p.M)), c.Circle(x, y, 3.6, e.M), c.Path(sheen.D("M%g %gq10 -8 14 2q-8 6 -14 -2Z", x+4, y+12), p.L))
		}))
		c.AnchorBox("print", 119, 148, 54, 170, 0)
		c.AnchorBox("grip", 119, 220, 0, 0, 0)
	},
}
