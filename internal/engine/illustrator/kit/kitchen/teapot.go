package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var teapot = kit.Piece{
	Name: "teapot", Cm: 24, Facing: kit.Right,
	Palette: "body #5b9bd5 pot; lid #5b9bd5 <body; spout #5b9bd5 <body; handle #5b9bd5 <body; pattern #fff6ea flowers; gold #e8b64a knob rim",
	Draw: func(c *kit.Canvas) {
		b, l, s, h, p, g := c.Tones("body"), c.Tones("lid"), c.Tones("spout"), c.Tones("handle"), c.Tones("pattern"), c.Tones("gold")
		const handle = "M58 110C6 84 -8 190 62 196"
		c.Part("handle", c.Line(handle, h.DDD, 20), c.Line(handle, h.M, 16.5).Move(-.6, -1), c.Blur(1.6, c.Line(handle, h.LL, 5).Move(-2.4, -4.5)).Opacity(.9))
		const spout = "M178 178C206 176 206 124 222 96C228 84 238 78 250 80C256 82 256 88 252 92C242 104 240 136 228 166C218 192 200 208 176 212Z"
		c.Part("spout", c.Form(spout, kit.Lin(190, 110, 236, 150, s.L, s.M, s.D, s.DD), c.Blur(6, c.Rect(170, 160, 24, 60, 0, s.DDD)).Opacity(.6), sheen.Edge(c, spout, s, 16)), c.Ellipse(246, 84, 10, 4.5, s.DDD).Rotate(-20, 246, 84), c.Path("M236 82Q246 74 256 84", kit.None).Stroke(g.M, 3.5), c.Path("M206 160C214 140 216 116 226 100C230 94 235 98 232 104C224 122 222 146 213 164C209 169 203 166 206 160Z", kit.White).Opacity(.45).Shade())
		const foot = "M80 228H168C172 236 176 240 180 246H68C72 240 76 236 80 228Z"
		c.Part("body", c.Form(foot, across(68, 180, b), c.Blur(3, c.Rect(60, 226, 130, 8, 0, b.DDD)).Opacity(.7)), c.Line("M68 246H180", g.M, 4), c.Line("M72 245H150", g.LL, 1.6))
		const d = "M124 84C180 84 212 116 212 160C212 206 180 236 124 236C68 236 36 206 36 160C36 116 68 84 124 84Z"
		flower := func(x, y, r float64) kit.Node {
			return kit.Of(c.Around(6, x, y, c.Ellipse(x, y-r*.62, r*.34, r*.44, kit.Lin(x, y-r, x, y, kit.White, p.M, p.D))), c.Circle(x, y, r*.3, kit.Lin(x-r*.3, y-r*.3, x+r*.3, y+r*.3, g.LL, g.M)))
		}
		lf := func(x, y, n, a float64) kit.Node {
			return c.Path(pf("M0 0Q%g %g %g 0Q%g %g 0 0Z", n*.5, -n*.4, n, n*.5, n*.4), p.D).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("body", c.Form(d, kit.Rad(88, 126, 140, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.6, b.M), kit.At(1, b.DDD)),
			c.Named("pattern", lf(94, 172, 26, 160), lf(104, 186, 24, 110), lf(146, 166, 28, -30), lf(144, 184, 26, 40), flower(122, 172, 34), flower(172, 148, 17), flower(76, 148, 17), flower(168, 200, 13), flower(80, 202, 13), flower(196, 170, 9), flower(52, 172, 9), c.Line("M150 164q10 -4 14 -10M94 164q-8 -4 -12 -10M150 190q8 4 12 6M98 192q-6 4 -12 6", p.D, 2.5)), sheen.Edge(c, d, b, 32)),
			c.Path("M54 150C56 124 76 106 100 100C110 98 111 107 102 110C84 116 71 130 68 152C66 163 53 161 54 150Z", kit.White).Opacity(.55).Shade())
		const lid = "M74 92C78 66 100 58 124 58C148 58 170 66 174 92C160 98 88 98 74 92Z"
		c.Part("lid", c.Clip(d, c.Blur(4, c.Ellipse(126, 96, 54, 8, b.DDD)).Opacity(.6)), c.Form(lid, kit.Rad(104, 68, 76, l.LL, l.L, l.M, l.DD), sheen.Edge(c, lid, l, 13)), c.Path("M72 92Q124 104 176 92", kit.None).Stroke(g.D, 6), c.Path("M72 91Q124 103 176 91", kit.None).Stroke(kit.Lin(72, 0, 176, 0, g.LL, g.M, g.D), 3.5), c.Path("M88 80C92 70 102 66 112 64C118 64 118 70 112 71C104 73 98 77 95 83C91 87 86 85 88 80Z", kit.White).Opacity(.55).Shade(),
			c.Form("M116 60C118 54 118 50 116 46H132C130 50 130 54 132 60Z", kit.Lin(116, 0, 132, 0, g.L, g.M, g.DD)), c.Form(kit.Oval(124, 38, 14, 13), kit.Rad(119, 33, 22, g.LL, g.L, g.M, g.DD), sheen.Edge(c, kit.Oval(124, 38, 14, 13), g, 6)), c.Ellipse(119, 33, 4, 3, kit.White).Opacity(.8))
		c.Anchor("ground", 124, 248)
		c.AnchorBox("print", 124, 168, 110, 80, 0)
		c.AnchorBox("grip", 20, 150, 0, 0, 0)
	},
}
