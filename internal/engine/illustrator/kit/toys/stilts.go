package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var stilts = kit.Piece{
	Name: "stilts", Cm: 200, Palette: "poles #d99a52 wood; steps #e5484f red footrests; bands #3f8fd0 blue stripes; tips #4a4f5c rubber",
	Draw: func(c *kit.Canvas) {
		p, s, b, t := c.Tones("poles"), c.Tones("steps"), c.Tones("bands"), c.Tones("tips")
		one := func() kit.Node {
			return kit.Of(c.Named("poles", sheen.Body(c, kit.RoundRect(76, 2, 18, 240, 8), p, 7, sheen.Grain(c, kit.Box{X0: 76, Y0: 10, X1: 94, Y1: 240}, 3, p)),
				sheen.Ball(c, 85, 8, 12, b)),
				c.Named("bands", sheen.Each(4, func(i int) kit.Node {
					y := []float64{34, 48, 196, 210}[i]
					return c.Form(kit.RoundRect(75, y, 20, 8, 2), kit.Lin(75, 0, 95, 0, b.M, b.LL, b.M, b.DD))
				})),
				c.Named("steps", c.Path("M90 152L112 186H90Z", s.DDD).Move(0, 2), sheen.Body(c, "M90 148H132Q140 148 140 156Q140 164 132 166L100 196H90Z", s, 7), sheen.Body(c, kit.RoundRect(86, 140, 58, 14, 5), s, 5), c.Line("M96 145H138", s.LL, 2.400), c.Path("M92 140Q96 122 116 122Q134 124 134 140H126Q124 130 114 130Q104 130 100 140Z", t.M), sheen.Screw(c, 97, 176, 3.500, kit.TonesOf(kit.Hex("#c9d1d9")))),
				c.Named("tips", sheen.Body(c, kit.RoundRect(72, 236, 26, 18, 6), t, 5, c.Line("M76 246H94", t.DDD, 2))))
		}
		c.Add(one().Rotate(8, 128, 128).Move(-34, 0), one().Mirror(128).Rotate(-8, 128, 128).Move(34, 0))
		c.Anchor("footNear", 92, 140)
		c.Anchor("footFar", 164, 140)
		c.Anchor("ground", 128, 252)
	},
}
