package paper

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/stationery"
)

var newspaper = kit.Piece{
	Name: "newspaper", Cm: 38,
	Palette: "paper #f6f0e2 pages; headline #3f4453 ink; columns #8f949f text <headline; photo #78b9e6 picture; accent #e0493f banner",
	Draw: func(c *kit.Canvas) {
		p, h, l, f, a := c.Tones("paper"), c.Tones("headline"), c.Tones("columns"), c.Tones("photo"), c.Tones("accent")
		c.Part("pages", c.Form("M40 34H236Q244 34 244 42V218Q244 240 222 240H40Z", kit.Lin(40, 34, 244, 240, p.D, p.DD, p.DDD), lines(c, 214, 56, 24, 12, 4, 14, l.M)), c.Form("M30 26H220Q228 26 228 34V232Q228 240 236 240H40Q30 240 30 230Z", kit.Lin(30, 26, 230, 240, p.M, p.D, p.DD)))
		c.Part("paper", c.Form("M12 24Q12 16 20 16H204Q212 16 212 24V218Q212 240 232 240H36Q12 240 12 216Z", kit.Lin(16, 16, 214, 240, kit.At(0, p.LL), kit.At(.5, p.M), kit.At(1, p.D)), c.Blur(7, c.Path("M196 16H220V230H200Q206 120 196 16Z", p.DDD).Opacity(.35)), c.Blur(7, c.Path("M0 226H240V250H0Z", p.DDD).Opacity(.35))),
			c.Line("M14 24Q14 17.5 20 17.5H203", kit.White, 1.6))
		c.Part("headline", stationery.Text(c, "NEWS", 82, 48, 28, 6.5, h.M), c.Rect(28, 76, 168, 2.5, 1, h.M), c.Rect(28, 81, 168, 1.2, .6, h.M), c.Rect(28, 90, 168, 10, 3, h.L), c.Rect(28, 105, 120, 8, 3, h.LL))
		c.Part("accent", c.Rect(146, 32, 50, 32, 5, kit.Lin(146, 32, 196, 64, a.L, a.M, a.D)), c.Path("M171 37L174.5 44.5L182.5 45.5L176.6 51L178 59L171 55L164 59L165.4 51L159.5 45.5L167.5 44.5Z", kit.White))
		c.Part("photo", c.Rect(28, 124, 92, 66, 4, h.M), c.Form(kit.RoundRect(30, 126, 88, 62, 3), kit.Lin(30, 126, 118, 188, f.LL, f.L, f.M), c.Circle(98, 142, 8, kit.Hex("#ffd968")), c.Path("M30 188L58 150L78 174L90 160L118 188Z", kit.Hex("#4f9b66")), c.Path("M78 174L90 160L118 188H70Z", kit.Hex("#3b8453")), c.Path("M58 150L64.5 159L59 157L54 160L51.5 159Z", kit.White), c.Blur(2, c.Ellipse(50, 140, 12, 4, kit.White).Opacity(.8))))
		c.Part("columns", lines(c, 130, 126, 66, 11, 4.5, 9, l.M), lines(c, 28, 200, 78, 10, 4.5, 3, l.M))
		c.AnchorBox("print", 112, 128, 172, 200, 0)
		c.Anchor("ground", 128, 240)
		c.AnchorBox("grip", 30, 150, 0, 0, 0)
	},
}
