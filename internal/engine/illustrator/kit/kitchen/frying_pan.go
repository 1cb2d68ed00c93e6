package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var fryingPan = kit.Piece{
	Name: "frying-pan", Cm: 46, Facing: kit.Right,
	States:  "empty",
	Palette: "pan #50555f; handle #b4713a wood; rim #b9c1ca metal",
	Draw: func(c *kit.Canvas) {
		p, h, m := c.Tones("pan"), c.Tones("handle"), c.Tones("rim")
		c.On(kit.Back)
		const grip = "M178 94L236 48C246 40 258 44 262 52C266 60 262 68 254 74L194 116Z"
		c.Part("handle", c.Form("M150 104L196 72L212 94L168 124Z", kit.Lin(176, 80, 196, 112, m.LL, m.L, m.D, m.DD)), c.Form(grip, kit.Lin(210, 52, 232, 92, h.LL, h.L, h.M, h.DD), c.Line("M192 94Q226 66 256 52M200 104Q230 82 258 62", h.DD, 2).Opacity(.45), sheen.Edge(c, grip, h, 11)), c.Path("M202 82L238 54C243 51 247 56 243 59L208 87Z", kit.White).Opacity(.5).Shade(), c.Ellipse(249, 58, 6, 4.5, h.DDD).Rotate(-38, 249, 58), c.Circle(200, 96, 4, m.DD), c.Circle(199.5, 95.3, 3, m.LL), c.Circle(188, 105, 4, m.DD), c.Circle(187.5, 104.3, 3, m.LL))
		c.Part("pan", c.Form("M2 150C6 196 50 220 106 220C162 220 206 196 210 150Z", kit.Lin(2, 0, 210, 0, kit.At(0, p.L), kit.At(.25, p.LL), kit.At(.5, p.M), kit.At(1, p.DDD)), c.Blur(6, c.Ellipse(106, 158, 104, 48, p.DDD)).Opacity(.7), c.Blur(2, c.Line("M30 194Q66 214 106 214Q146 214 182 194", p.LL, 3)).Opacity(.6)),
			c.Ellipse(106, 148, 105, 54, m.DDD), c.Ellipse(106, 146.5, 104.5, 53.5, kit.Lin(2, 94, 210, 200, m.LL, m.L, m.M, m.DD)),
			c.Form(kit.Oval(106, 147, 98, 48.5), kit.Lin(10, 100, 200, 196, p.DDD, p.D, p.M, p.L), c.Blur(4, c.Ellipse(106, 157, 84, 40, p.DDD)).Opacity(.8)),
			c.Form(kit.Oval(106, 155, 82, 38), kit.Lin(30, 118, 180, 194, p.L, p.M, p.D), c.Ellipse(106, 155, 64, 29, kit.None).Stroke(p.LL, 1.6).Opacity(.35), c.Ellipse(106, 155, 45, 20, kit.None).Stroke(p.LL, 1.6).Opacity(.35), c.Ellipse(106, 155, 26, 11, kit.None).Stroke(p.LL, 1.6).Opacity(.35), c.Blur(8, c.Ellipse(72, 140, 34, 12, kit.White).Rotate(-12, 72, 140)).Opacity(.4)))
		c.On(kit.Fore)
		c.Part("rim", c.Path("M6 133A102.5 51.5 0 0 1 78 97", kit.None).Stroke(kit.White, 3).Opacity(.8).Shade(), c.Path("M4 147a102 52 0 0 0 204 0", kit.None).Stroke(kit.Lin(4, 0, 208, 0, m.LL, kit.White, m.L, m.D), 5).Butt())
		c.Anchor("ground", 106, 218)
		c.AnchorBox("inside", 106, 155, 160, 70, 0)
		c.AnchorBox("grip", 228, 76, 0, 0, 52)
	},
}
