package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var sunscreen = kit.Piece{
	Name: "sunscreen", Cm: 18,
	Palette: "bottle #ffb830 yellow orange; cap #2f9fe0 lid blue; label #fff7e6 white; sun #ff8a2b; waves #36b6d8 sea; lettering #2b6fb0 <cap",
	Draw: func(c *kit.Canvas) {
		b, k, l, s, w, t := c.Tones("bottle"), c.Tones("cap"), c.Tones("label"), c.Tones("sun"), c.Tones("waves"), c.Tones("lettering")
		const d = "M98 58H158C186 64 202 88 202 122V226Q202 250 178 250H78Q54 250 54 226V122C54 88 70 64 98 58Z"
		c.Part("cap", c.Form("M92 12Q92 4 100 4H156Q164 4 164 12L168 60H88Z", across(88, 168, k), sheen.Each(9, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 18V56", 97+7.800*float64(i)), k.DD, 1.800).Opacity(.55)
		}), c.Path("M90 48H168V62H88Z", k.D).Opacity(.7)), c.Line("M98 10H156", k.LL, 3))
		c.Part("bottle", c.Form(d, across(54, 202, b), c.Blur(5, c.Path("M80 54H178V68Q128 78 80 68Z", b.DDD)).Opacity(.5), sheen.Edge(c, d, b, 12)))
		const tag = "M54 118Q128 132 202 118V214Q128 228 54 214Z"
		c.Part("label", c.Form(tag, across(54, 202, l)), c.Line("M55 118.500Q128 132 201 118.500", b.DD, 2).Opacity(.5))
		c.Part("waves", c.Clip(tag, c.Path("M50 200Q64 190 78 200T106 202T134 204T162 202T190 198T206 196V232H50Z", kit.Lin(54, 0, 202, 0, w.L, w.M, w.D)), c.Line("M50 211Q64 203 78 211T106 213T134 214T162 212T190 208T206 206", kit.White, 3).Opacity(.7)))
		c.Part("sun", c.Around(12, 102, 164, c.Path("M102 128L108 141H96Z", s.M)), sheen.Ball(c, 102, 164, 20, s), c.Ellipse(96, 156, 5, 3, kit.White).Opacity(.7))
		text := c.Text()
		if text == "" {
			text = "50"
			c.Part("lettering", c.Letters("SPF", kit.Box{X0: 142, Y0: 138, X1: 188, Y1: 152}, "display", t.M))
		}
		c.Part("lettering", c.Letters(text, kit.Box{X0: 140, Y0: 156, X1: 190, Y1: 188}, "display", t.M))
		c.Part("bottle", c.Path("M70 104C72 90 80 80 92 74C84 88 80 104 80 122V222Q80 236 74 230Q68 224 68 210Z", kit.White).Opacity(.5))
		c.AnchorBox("print", 134, 164, 100, 50, 0)
		c.AnchorBox("grip", 128, 150, 0, 0, 0)
		c.Anchor("ground", 128, 250)
	},
}

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
