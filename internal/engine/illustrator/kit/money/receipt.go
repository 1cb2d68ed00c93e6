package money

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

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
