package party

import "pellucid/internal/engine/illustrator/kit"

const roundBalloon = "M0 92C-24 92 -74 44 -74 -16C-74 -62 -42 -92 0 -92C42 -92 74 -62 74 -16C74 44 24 92 0 92Z"

// latex is a shining balloon: an outline around 0, 0 that is tied at 0, 92.
func latex(c *kit.Canvas, t kit.Tones, o string) kit.Node {
	return kit.Of(c.Form("M-5 90C-5 96 -10 102 -13 105Q0 110 13 105C10 102 5 96 5 90Z", kit.Lin(-12, 90, 12, 106, t.M, t.D, t.DDD), c.Line("M-4 98Q-6 102 -8 104M2 98Q3 102 4 106", t.DDD, 1.4).Opacity(.5)),
		c.Form(o, kit.Rad(-28, -40, 150, kit.At(0, t.LL), kit.At(.2, t.L), kit.At(.5, t.M), kit.At(.82, t.D), kit.At(1, t.DD)),
			c.Blur(12, c.Path("M80 -80C90 20 60 80 -20 104L60 120L110 20Z", t.DDD).Opacity(.5)),
			c.Blur(5, c.Path("M60 -24C62 20 36 58 8 78C44 66 72 24 68 -20Z", t.LL).Opacity(.55)), c.Blur(5, c.Ellipse(0, 90, 14, 12, t.DDD).Opacity(.45))),
		c.Path("M-54 -20C-56 -50 -38 -74 -14 -80C-34 -64 -44 -44 -42 -18C-42 -4 -52 -6 -54 -20Z", kit.White).Opacity(.5), c.Ellipse(-46, 12, 4.6, 9, kit.White).Opacity(.45).Rotate(-14, -46, 12),
		c.Form("M-6 88Q0 93 6 88Q7 93 4 95Q0 97 -4 95Q-7 93 -6 88Z", kit.Lin(-6, 88, 6, 96, t.L, t.M, t.DD)))
}

// cord is a thin curled string.
func cord(c *kit.Canvas, t kit.Tones, d string) kit.Node {
	return kit.Of(c.Line(d, t.DD, 2.6), c.Line(d, t.L, 1.5).Move(-.4, -.3))
}

var balloon = kit.Piece{
	Name: "balloon", Cm: 60,
	Palette: "balloon #e8333f; string #c9b08a cord; shine #ffffff",
	Draw: func(c *kit.Canvas) {
		b, s, w := c.Tones("balloon"), c.Tones("string"), c.Tones("shine")
		if c.Variant(2) == 1 { // rounder, on a string that curls
			c.Part("string", cord(c, s, "M128 176C132 190 148 190 146 202C144 212 128 208 130 198C132 190 144 194 142 210C140 224 120 222 122 234C124 244 136 240 132 256"))
			c.Part("balloon", latex(c, b, "M0 92C-40 88 -86 44 -86 -10C-86 -58 -48 -92 0 -92C48 -92 86 -58 86 -10C86 44 40 88 0 92Z").Scale(.92, .92, 0, 0).Move(128, 86))
		} else {
			c.Part("string", cord(c, s, "M128 180C134 196 116 206 124 222C132 236 140 240 128 256"))
			c.Part("balloon", latex(c, b, roundBalloon).Scale(.94, .94, 0, 0).Move(128, 86))
		}
		c.Part("shine", c.Ellipse(92, 46, 9, 5.5, w.M).Opacity(.75).Rotate(-46, 92, 46))
		c.Anchor("tie", 128, 256)
		c.AnchorBox("print", 128, 84, 92, 70, 0)
	},
}
