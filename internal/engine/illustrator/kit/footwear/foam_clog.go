package footwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var foamClog = kit.Piece{
	Name: "foam-clog", Cm: 28, Facing: kit.Right,
	Palette: "body #3fb6a8 foam clog shoe; strap #3fb6a8 <body; sole #3fb6a8 <body; rivet #f4f6f8 button white; lining #2f7f78 <body inside",
	Draw: func(c *kit.Canvas) {
		b, s, o, r, n := c.Tones("body"), c.Tones("strap"), c.Tones("sole"), c.Tones("rivet"), c.Tones("lining")
		c.Part("lining", c.Form("M22 112C30 100 70 98 110 96C124 90 134 84 146 84L150 150H24Z", kit.Lin(30, 90, 120, 150, n.D, n.DD, n.DDD)), c.Line("M24 111C34 101 70 99 112 97", n.L, 4))
		c.Part("strap", c.Line("M136 88C96 66 44 60 24 88", s.DDD, 13), c.Line("M136 87C96 65 44 59 24 87", s.D, 10))
		const d = "M24 190C12 168 12 134 22 116C28 112 34 116 36 124C48 148 92 146 112 122C122 108 128 86 146 80C158 76 170 80 182 88C214 108 248 138 252 172C254 188 248 200 236 202H40Q28 202 24 190Z"
		hole := func(x, y, rx, ry, a float64) kit.Node {
			return kit.Of(c.Ellipse(x+1, y+1.400, rx, ry, b.LL), c.Ellipse(x, y, rx, ry, b.DDD), c.Ellipse(x+1, y+1.600, rx*.7, ry*.66, n.DD)).Rotate(a, x, y)
		}
		c.Part("body", c.Form(d, kit.Lin(70, 80, 180, 206, b.LL, b.L, b.M, b.D), c.Blur(8, c.Path("M20 176Q128 190 256 172V210H20Z", b.DDD)).Opacity(.4), c.Blur(5, c.Line("M112 130C124 112 130 96 148 88", b.LL, 8)).Opacity(.8), sheen.Edge(c, d, b, 12)),
			hole(160, 98, 7, 5, 30), hole(184, 109, 7.500, 5.500, 32), hole(206, 125, 7.500, 5.500, 36), hole(224, 143, 7, 5.500, 44), hole(154, 118, 7.500, 6.500, 20), hole(178, 131, 8, 7, 24), hole(200, 147, 8, 7, 30), hole(150, 140, 7.500, 7, 10), hole(172, 153, 8, 7, 14),
			c.Path("M196 100C218 116 238 138 244 158C228 138 212 120 194 106Z", kit.White).Opacity(.5))
		slot := func(x float64) kit.Node { return hole(x, 171, 4, 7, 0) }
		c.Part("body", slot(60), slot(80), slot(100), slot(220))
		const sole = "M18 184Q40 192 128 190T252 180Q260 188 256 204Q254 218 240 218H150Q140 218 136 212Q130 206 122 212Q118 218 108 218H38Q22 218 18 206Q14 194 18 184Z"
		c.Part("sole", sheen.Body(c, sole, o, 8, sheen.Each(12, func(i int) kit.Node { return c.Line(sheen.D("M%g 204v16", 32+19*float64(i)), o.DDD, 3).Opacity(.5) })), c.Line("M20 188Q44 195 128 193T252 184", o.LL, 2.400).Opacity(.9))
		c.Part("strap", c.Line("M134 110C98 128 44 124 24 92", s.DDD, 19), c.Line("M134 109C98 127 44 123 24 91", s.M, 15.500), c.Line("M130 107C98 122 50 119 28 93", s.LL, 4).Opacity(.9))
		c.Part("rivet", c.Circle(135, 109, 13, s.DDD), sheen.Ball(c, 134, 108, 11.500, r))
		c.AnchorBox("fit", 74, 100, 90, 0, 0)
		c.Anchor("ground", 128, 218)
	},
}
