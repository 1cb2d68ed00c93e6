package paper

import "pellucid/internal/engine/illustrator/kit"

var stickyNote = kit.Piece{
	Name: "sticky-note", Cm: 7.6,
	Palette: "paper #ffd84f note; curl #ffd84f <paper; pin #e8453f tack",
	Draw: func(c *kit.Canvas) {
		p, k, r := c.Tones("paper"), c.Tones("curl"), c.Tones("pin")
		const sheet = "M22 36Q128 28 234 36Q230 130 234 190Q210 214 186 244Q100 238 22 242Q28 140 22 36Z"
		c.Part("paper", c.Form(sheet, kit.Lin(30, 36, 220, 240, kit.At(0, p.LL), kit.At(.35, p.L), kit.At(.7, p.M), kit.At(1, p.D)),
			c.Blur(7, c.Rect(10, 28, 236, 24, 0, p.DD).Opacity(.35)), c.Blur(8, c.Path("M170 250L244 176V250Z", p.DDD).Opacity(.45)), c.Blur(6, c.Ellipse(122, 58, 30, 18, p.DDD).Opacity(.3)), c.Blur(8, c.Ellipse(80, 120, 40, 60, kit.White).Opacity(.25))), c.Line("M24 37Q128 29 232 37", kit.White, 1.8).Opacity(.7))
		c.Part("curl", c.Clip(sheet, c.Blur(5, c.Path("M186 250Q180 214 172 190Q206 194 240 184Z", k.DDD).Opacity(.55))), c.Form("M186 244Q190 214 180 192Q208 198 234 190Q206 208 186 244Z", kit.Lin(180, 190, 214, 224, k.D, k.LL, k.M, k.DD)), c.Line("M181 193Q208 198.5 233 190.5", kit.White, 1.6).Opacity(.7))
		c.Part("pin", c.Clip(sheet, c.Blur(4, c.Ellipse(142, 62, 24, 14, p.DDD).Opacity(.6).Rotate(30, 142, 62))), c.Line("M124 56L116 68", kit.Hex("#8d97a3"), 4), c.Line("M123 56L115.5 67", kit.Hex("#dfe6ec"), 1.5),
			c.Ellipse(126, 50, 19, 12, r.DDD).Rotate(-24, 126, 50), c.Ellipse(125.5, 49, 18, 11, kit.Lin(110, 40, 142, 60, r.L, r.M, r.DD)).Rotate(-24, 125.5, 49), c.Form("M117 44L122 24L144 34L136 52Q124 54 117 44Z", kit.Lin(116, 30, 142, 50, r.LL, r.M, r.DD)), c.Ellipse(135, 25, 17, 13, r.DD).Rotate(-24, 135, 25), c.Ellipse(134.5, 23.5, 16.3, 12, kit.Rad(128, 17, 24, r.LL, r.L, r.M, r.D)).Rotate(-24, 134, 24), c.Ellipse(129, 18, 6, 3.5, kit.White).Rotate(-30, 129, 18).Opacity(.8))
		c.AnchorBox("print", 124, 134, 170, 120, 0)
		c.AnchorBox("grip", 60, 226, 0, 0, 0)
	},
}
