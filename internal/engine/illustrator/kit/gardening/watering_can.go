package gardening

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var wateringCan = kit.Piece{
	Name: "watering-can", Cm: 45, Facing: kit.Right,
	Palette: "body #3fae8f can; spout #3fae8f <body; handle #3fae8f <body; water #5bb8f0 drops; rose #f3c04b brass; bands #f3c04b <rose",
	Draw: func(c *kit.Canvas) {
		b, s, h, w, r, n := c.Tones("body"), c.Tones("spout"), c.Tones("handle"), c.Tones("water"), c.Tones("rose"), c.Tones("bands")
		drop := func(x, y, k float64) kit.Node {
			return kit.Of(c.Form("M0 -9C3 -3 6 0 6 4A6 6 0 0 1 -6 4C-6 0 -3 -3 0 -9Z", kit.Lin(-5, -8, 5, 9, w.LL, w.M, w.D)), c.Ellipse(-2.2, 4, 1.3, 2.2, kit.White).Opacity(.8)).Rotate(-14, 0, 0).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("water", drop(232, 106, 1), drop(246, 124, .9), drop(224, 132, 1.1), drop(240, 152, 1.1), drop(252, 170, .85), drop(228, 168, .9), drop(240, 190, 1))
		c.Part("handle", c.Line("M46 122C8 118 2 176 22 196C32 206 44 206 52 202", h.DDD, 14), c.Line("M46 122C8 118 2 176 22 196C32 206 44 206 52 202", h.M, 11), c.Line("M44 119C14 117 4 164 16 184", h.LL, 3).Opacity(.8), c.Line("M54 96C60 52 128 44 140 96", h.DDD, 12), c.Line("M54 96C60 52 128 44 140 96", kit.Lin(54, 60, 140, 90, h.L, h.M, h.D), 9), c.Line("M57 82C68 56 112 52 128 72", kit.White, 2.2).Opacity(.5))
		c.Part("spout", c.Form("M132 206L206 88L224 98L152 226L132 222Z", kit.Lin(168, 136, 194, 152, kit.At(0, s.L), kit.At(.3, s.LL), kit.At(.55, s.M), kit.At(1, s.DD)), gloss.Dim(c, 5, .6, "M120 170L170 210L150 236L120 230Z", s)), c.Line("M142 150L176 130", s.DD, 7), c.Line("M141 149L176 128.5", s.L, 3.5))
		c.Part("rose", c.Form("M198 92L206 70Q208 64 214 67L240 82Q246 86 242 91L226 108Z", kit.Lin(204, 70, 236, 104, r.LL, r.M, r.DD)), c.Ellipse(227, 75, 21, 9, kit.Lin(208, 66, 244, 86, r.LL, r.M, r.D)).Rotate(30, 227, 75), c.Ellipse(227.5, 75.5, 17.5, 6.5, r.DD).Rotate(30, 227, 75))
		for _, p := range [][2]float64{{-10, 0}, {-3, -2}, {4, -2}, {11, 0}, {-6, 3}, {1, 3}, {8, 3}} {
			c.Part("rose", c.Circle(227.5+p[0], 75.5+p[1], 1.5, kit.Hex("#5b3a1e")).Rotate(30, 227, 75))
		}
		c.Part("body", c.Ellipse(95, 98, 55, 13, b.LL), c.Ellipse(95, 99, 49, 9.5, kit.Lin(0, 90, 0, 108, b.DDD, b.DD)), c.Form("M40 98Q40 112 95 112Q150 112 150 98L160 226Q160 242 95 242Q30 242 30 226Z", kit.Lin(32, 0, 160, 0, kit.At(0, b.M), kit.At(.22, b.LL), kit.At(.48, b.M), kit.At(.8, b.D), kit.At(1, b.DD)),
			c.Named("bands", c.Path("M20 126Q95 144 170 126V134Q95 152 20 134ZM20 216Q95 236 170 216V225Q95 245 20 225Z", kit.Lin(32, 0, 160, 0, kit.At(0, n.M), kit.At(.22, n.LL), kit.At(.5, n.M), kit.At(1, n.DD)))), gloss.Dim(c, 7, .45, "M140 90H170V250H130Z", b), gloss.Dim(c, 4, .4, "M24 230Q95 250 166 230V250H24Z", b), gloss.Glint(c, "M52 116L44 212Q48 218 54 219L60 119Q56 118 52 116Z", .45)))
		c.Part("flower", c.Around(6, 96, 180, c.Ellipse(96, 167, 7, 10, kit.Lin(90, 158, 102, 178, kit.White, kit.Hex("#f3ede2")))), c.Circle(96, 180, 7.5, kit.Rad(94, 178, 10, r.LL, r.M, r.D)))
		c.AnchorBox("grip", 96, 60, 0, 0, 90)
		c.AnchorBox("print", 96, 180, 70, 60, 0)
		c.Anchor("ground", 95, 242)
	},
}
