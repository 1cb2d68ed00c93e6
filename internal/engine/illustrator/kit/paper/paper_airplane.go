package paper

import "pellucid/internal/engine/illustrator/kit"

var paperAirplane = kit.Piece{
	Name: "paper-airplane", Cm: 26, Facing: kit.Right,
	Palette: "paper #f4f8fd folds plane; trail #6fb3ef path",
	Draw: func(c *kit.Canvas) {
		p, t := c.Tones("paper"), c.Tones("trail")
		c.Part("trail", c.Line("M8 232C30 246 62 240 66 216C70 192 40 186 38 208C36 228 74 226 98 188", t.M, 5).Dash(9, 9))
		c.Part("folds", c.Form("M246 22L96 132L112 196Z", kit.Lin(96, 130, 180, 120, t.DD, t.D, t.M), c.Blur(5, c.Path("M246 22L100 140L110 196Z", t.DDD).Opacity(.35))),
			c.Form("M246 22L112 196L138 150Z", kit.Lin(112, 190, 180, 100, p.DDD, p.DD)),
			c.Form("M246 22L22 104L96 134Z", kit.Lin(60, 60, 160, 130, p.LL, p.M, p.D), c.Blur(6, c.Path("M246 22L96 140L60 118Z", t.D).Opacity(.4)), c.Line("M246 22L60 119", p.DD, 1.2).Opacity(.7)),
			c.Form("M246 22L130 146L200 184Z", kit.Lin(140, 90, 230, 170, p.L, p.M, p.DD), c.Blur(7, c.Path("M246 22L196 190L150 160Z", t.DD).Opacity(.35)), c.Line("M246 22L166 164", p.DD, 1.2).Opacity(.6)),
			c.Line("M245 22.5L24 103.5", kit.White, 2).Opacity(.95), c.Line("M22 104L96 134", t.L, 1.6).Opacity(.7), c.Line("M131 146L199 183", t.D, 1.4).Opacity(.6), c.Line("M244 25L131 145", kit.White, 1.6).Opacity(.9))
		c.AnchorBox("grip", 120, 160, 0, 0, 45)
	},
}
