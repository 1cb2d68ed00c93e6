package paper

import "pellucid/internal/engine/illustrator/kit"

var diploma = kit.Piece{
	Name: "diploma", Cm: 34,
	Palette: "scroll #fbecc8 paper parchment; ribbon #d9363e bow; seal #f4b93c gold",
	Draw: func(c *kit.Canvas) {
		p, r, g := c.Tones("scroll"), c.Tones("ribbon"), c.Tones("seal")
		c.Add(kit.Of(
			c.Named("scroll", c.Form("M-118 -38H118Q134 -38 134 0Q134 38 118 38H-118Q-134 38 -134 0Q-134 -38 -118 -38Z", kit.Lin(0, -38, 0, 38, kit.At(0, p.M), kit.At(.2, p.LL), kit.At(.5, p.M), kit.At(.85, p.D), kit.At(1, p.DD)),
				c.Blur(6, c.Path("M-30 -40H30Q40 0 30 40H-30Q-20 0 -30 -40Z", p.DDD).Opacity(.45)), c.Blur(6, c.Rect(90, -40, 50, 80, 0, p.DDD).Opacity(.25)), c.Line("M-118 22Q-20 30 118 20", p.DDD, 1.6).Opacity(.45), c.Line("M-118 20Q-20 28 118 18", p.LL, 1.5)),
				c.Ellipse(118, 0, 16, 38, p.DD), c.Ellipse(118.5, -.5, 15, 37, kit.Lin(104, -36, 132, 36, p.LL, p.M, p.DD)), c.Line("M118 -28C130 -26 130 24 118 26C108 26 108 -18 118 -18C126 -16 125 14 118 15C113 14 113 -6 118 -7", p.DDD, 2.4).Opacity(.75),
				c.Line("M-116 -28H100", kit.White, 3.5).Opacity(.7)),
			c.Named("ribbon", c.Form("M-20 -40H16Q26 0 16 40H-20Q-10 0 -20 -40Z", kit.Lin(0, -40, 0, 40, kit.At(0, r.M), kit.At(.2, r.LL), kit.At(.5, r.M), kit.At(1, r.DD)), c.Line("M-14 -40Q-4 0 -14 40M10 -40Q20 0 10 40", r.LL, 1.6).Opacity(.6)))).Rotate(-38, 0, 0).Move(128, 112))
		tail := c.Form("M112 122Q98 166 84 214L104 202L116 226Q130 176 138 128Z", kit.Lin(90, 130, 136, 220, r.LL, r.M, r.DD), c.Blur(4, c.Path("M106 112H146L134 158Q120 150 104 156Z", r.DDD).Opacity(.6)), c.Line("M118 134Q106 178 96 204", r.LL, 2).Opacity(.5))
		loop := c.Form("M124 116Q92 82 66 92Q54 104 60 130Q64 148 84 146Q106 140 124 122Z", kit.Lin(60, 90, 120, 146, r.LL, r.M, r.DD), c.Path("M118 116Q98 104 82 110Q76 118 84 128Q102 128 118 120Z", r.DDD).Opacity(.55), c.Path("M66 104Q72 94 86 97Q98 100 108 108Q88 102 72 110Q66 112 66 104Z", kit.White).Opacity(.45))
		c.Part("ribbon", tail, tail.Mirror(132), loop, loop.Mirror(131))
		c.Part("seal", c.Blur(4, c.Circle(133, 128, 30, r.DDD).Opacity(.6)), c.Around(18, 131, 124, c.Circle(131, 96.5, 7, g.DD)), c.Around(18, 131, 123, c.Circle(131, 96, 6, g.M)), c.Circle(131, 123.5, 29, kit.Lin(108, 100, 154, 148, g.LL, g.M, g.DD)), c.Circle(131, 123.5, 23, kit.Lin(114, 106, 148, 142, g.DD, g.L)), c.Circle(131, 124, 21, kit.Lin(114, 106, 148, 142, g.L, g.M, g.D)),
			c.Path("M131 107L135.7 117.8L147.5 118.9L138.6 126.7L141.3 138.2L131 132.1L120.7 138.2L123.4 126.7L114.5 118.9L126.3 117.8Z", g.DD).Move(.8, 1.2), c.Path("M131 107L135.7 117.8L147.5 118.9L138.6 126.7L141.3 138.2L131 132.1L120.7 138.2L123.4 126.7L114.5 118.9L126.3 117.8Z", kit.Lin(116, 108, 146, 138, kit.White, g.LL)), c.Line("M105 116Q109 102 122 97", kit.White, 2.5).Opacity(.8))
		c.AnchorBox("grip", 66, 160, 0, 0, 52)
	},
}
