package office

import "pellucid/internal/engine/illustrator/kit"

var pen = kit.Piece{
	Name: "pen", Cm: 14,
	Palette: "body #2f5fb5 barrel; cap #2f5fb5 <body; trim #f3bf4e gold clip; tip #f3bf4e nib <trim",
	Draw: func(c *kit.Canvas) {
		b, k, g, n := c.Tones("body"), c.Tones("cap"), c.Tones("trim"), c.Tones("tip")
		round := func(y1, y2 float64, t kit.Tones) kit.Gradient {
			return kit.Lin(0, y1, 0, y2, kit.At(0, t.M), kit.At(.18, t.LL), kit.At(.4, t.M), kit.At(.8, t.DD), kit.At(1, t.D))
		}
		// The pen lies with its tip at 0, 0.
		c.Add(kit.Of(
			c.Named("tip", c.Form("M0 0Q26 -12 50 -15H62V15H50Q26 12 0 0Z", kit.Lin(0, -15, 0, 15, n.LL, n.L, n.M, n.DD), c.Line("M4 0H40", n.DDD, 1.5), c.Line("M52 -10Q34 -7 20 -3M52 10Q34 7 20 3", n.DD, 1.2).Opacity(.6), c.Blur(3, c.Rect(50, -16, 14, 32, 0, n.DDD).Opacity(.6))), c.Circle(43, 0, 3.6, n.DDD), c.Line("M12 -5Q32 -11 50 -12.5", kit.White, 1.8).Opacity(.8)),
			c.Named("body", c.Form("M58 -15Q80 -18 100 -21H190V21H100Q80 18 58 15Z", round(-21, 21, b), c.Path("M62 -10Q80 -14 102 -15H184V-9H102Q80 -8 62 -6Z", kit.White).Opacity(.5), c.Blur(3, c.Rect(178, -24, 16, 48, 0, b.DDD).Opacity(.6)))),
			c.Named("trim", c.Rect(56, -16.5, 6, 33, 2, round(-16, 16, g)), c.Rect(98, -22, 5, 44, 2, round(-22, 22, g))),
			c.Named("cap", c.Form("M188 -25H286Q306 -25 308 0Q306 25 286 25H188Z", round(-25, 25, k), c.Rect(196, -18, 92, 6.5, 3, kit.White).Opacity(.5)), c.Rect(186, -26, 13, 52, 3, round(-26, 26, g)), c.Line("M192.5 -26V26", g.DDD, 1.4).Opacity(.5), c.Rect(280, -25, 6, 50, 2, round(-25, 25, g)), c.Blur(2, c.Rect(204, -6, 82, 11, 5, k.DDD).Opacity(.7)), c.Form("M284 -8H212Q202 -8 202 -2Q202 5 212 5H284Z", kit.Lin(0, -8, 0, 5, g.LL, g.L, g.M, g.DD)), c.Line("M210 -5H280", kit.White, 1.8).Opacity(.7), c.Circle(209, -1.5, 3.5, g.LL))).Scale(1.02, 1.02, 0, 0).Rotate(-45, 0, 0).Move(14, 240))
		c.AnchorBox("grip", 80, 174, 0, 0, 45)
	},
}
