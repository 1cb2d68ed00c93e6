package office

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

var receipt = kit.Piece{
	Name: "receipt", Cm: 20,
	Palette: "paper #fdfcf7 bill; print #3d4450 text; total #e2554a",
	Draw: func(c *kit.Canvas) {
		p, t, k := c.Tones("paper"), c.Tones("print"), c.Tones("total")
		const d = "M56 16L68 6L80 16L92 6L104 16L116 6L128 16L140 6L152 16L164 6L176 16L188 6L200 16V240L188 252L176 240L164 252L152 240L140 252L128 240L116 252L104 240L92 252L80 240L68 252L56 240Z"
		c.Part("paper", c.Path(d, t.DDD).Opacity(.22).Move(3, 4), c.Form(d, kit.Lin(56, 6, 200, 252, p.LL, p.M, p.D), c.Blur(6, c.Path("M56 176Q128 190 200 170V196Q128 204 56 198Z", p.DDD)).Opacity(.35)), c.Path(d, kit.None).Stroke(p.DDD, 1.6).Opacity(.5))
		c.Part("print", c.Rect(96, 30, 64, 11, 3, t.M), c.Rect(108, 47, 40, 5, 2, t.L).Opacity(.7), c.Line("M72 66H184", t.L, 2.4).Dash(6, 4), sheen.Each(5, func(i int) kit.Node {
			y := 82 + 19*float64(i)
			return kit.Of(c.Rect(74, y, []float64{52, 64, 44, 58, 48}[i], 6, 3, t.L).Opacity(.8), c.Rect(158, y, 24, 6, 3, t.M).Opacity(.9))
		}), c.Line("M72 178H184", t.L, 2.4).Dash(6, 4), sheen.Each(22, func(i int) kit.Node {
			return c.Rect(76+4.9*float64(i), 212, []float64{2.6, 1.4, 3.2, 1.2}[i*7%4], 20, 0, t.D)
		}))
		c.Part("total", c.Rect(74, 189, 44, 9, 3, k.M), c.Rect(148, 189, 34, 9, 3, k.M))
		c.AnchorBox("print", 128, 120, 120, 90, 0)
		c.AnchorBox("grip", 128, 226, 0, 0, 0)
	},
}
