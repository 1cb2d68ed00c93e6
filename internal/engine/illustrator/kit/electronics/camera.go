package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var camera = kit.Piece{
	Name: "camera", Cm: 14,
	Palette: "body #4b5160 black; grip #3c3f4b leather <body; lens #6fb7f0 glass; metal #c6ced8 silver trim; strap #c9783c; accent #e8453c button",
	Draw: func(c *kit.Canvas) {
		b, g, l, m, s, a := c.Tones("body"), c.Tones("grip"), c.Tones("lens"), c.Tones("metal"), c.Tones("strap"), c.Tones("accent")
		c.On(kit.Back)
		const strap = "M22 92C-6 30 60 -2 128 2C196 -2 262 30 234 92"
		c.Part("strap", c.Line(strap, s.DDD, 13), c.Line(strap, s.M, 10.500).Move(-.4, -.6), c.Line(strap, s.L, 4).Move(-.8, -2), c.Line(strap, s.LL, 1.2).Dash(4, 4).Move(0, 2.4).Opacity(.8))
		c.On(kit.Body)
		c.Part("metal", sheen.Tube(c, "M20 86V96M236 86V96", 6, m))
		c.Part("body", c.Form("M40 66H70V82H40Z", sheen.Round(40, 0, 70, 0, m)), c.Form(kit.RoundRect(190, 62, 30, 24, 5), sheen.Steel(190, 0, 220, 0, m), sheen.Each(7, func(i int) kit.Node { return c.Line(sheen.D("M%g 62V86", 193+4*float64(i)), m.DDD, 1.2).Opacity(.6) })))
		c.Part("accent", c.Form("M44 58H66V68H44Z", sheen.Round(44, 0, 66, 0, a)), c.Ellipse(55, 58, 11, 4, a.L))
		hump := "M84 78L94 46Q96 40 104 40H152Q160 40 162 46L172 78Z"
		const d = "M26 76H230Q246 76 246 92V222Q246 240 228 240H28Q10 240 10 222V92Q10 76 26 76Z"
		c.Part("flash", sheen.Body(c, hump, b, 10), c.Form(kit.RoundRect(104, 48, 48, 20, 5), kit.Lin(104, 48, 152, 68, kit.White, kit.Hex("#dbe7f2"), kit.Hex("#9fb0c4")), c.Line("M112 44L100 72M122 44L110 72M140 44L128 72M150 44L138 72", kit.White, 3).Opacity(.7)), c.Path(kit.RoundRect(104, 48, 48, 20, 5), kit.None).Stroke(b.DDD, 2))
		grain := sheen.Each(260, func(int) kit.Node {
			x, y := 10+236*c.Rand().Float64(), 112+90*c.Rand().Float64()
			return kit.Of(c.Circle(x, y, 1.2, g.DDD).Opacity(.6), c.Circle(x-.5, y-.6, .8, g.LL).Opacity(.5))
		})
		c.Part("body", c.Form(d, kit.Lin(20, 76, 220, 240, b.LL, b.L, b.M, b.D),
			c.Form("M0 108H256V206H0Z", kit.Lin(0, 108, 256, 206, g.M, g.D, g.DD), grain), c.Line("M0 108H256M0 206H256", b.DDD, 2.4), c.Line("M0 110H256M0 208H256", b.LL, 1.2).Opacity(.6), sheen.Edge(c, d, b, 20)),
			sheen.Glint(c, "M26 84Q28 82 34 82H90Q92 88 86 88H36Q24 90 24 98Q20 90 26 84Z", .4))
		ring := func(r float64, fill kit.Paint) kit.Node { return c.Circle(128, 158, r, fill) }
		c.Part("lens", c.Clip(d, sheen.Dim(c, 8, .7, kit.Oval(134, 166, 82, 82), b)), ring(78, m.DDD), ring(76.500, kit.Lin(80, 100, 182, 220, m.LL, m.L, m.D, m.L, m.DD)), ring(66, b.DDD), ring(65, kit.Lin(80, 110, 176, 210, b.LL, b.M, b.DD)),
			c.Around(40, 128, 158, c.Line("M128 94V101", b.DDD, 2)).Opacity(.7), ring(54, b.DDD), c.Form(kit.Oval(128, 158, 52, 52), kit.Lin(90, 120, 170, 200, kit.Hex("#1d2036"), kit.Hex("#3a3f63"), kit.Hex("#171a2b"))),
			ring(42, m.DD), c.Form(kit.Oval(128, 158, 40, 40), kit.Rad(140, 174, 56, kit.At(0, l.LL), kit.At(.3, l.M), kit.At(.62, l.DDD), kit.At(1, kit.Hex("#16192b"))),
				c.Blur(3, c.Ellipse(112, 140, 24, 12, kit.Hex("#c08cf0")).Rotate(-40, 112, 140)).Opacity(.7), c.Circle(128, 158, 17, kit.Hex("#12142a")).Opacity(.55), c.Path("M92 150A38 38 0 0 1 128 121A30 30 0 0 0 102 150Z", kit.White).Opacity(.75), c.Ellipse(146, 178, 8, 5, kit.White).Rotate(-40, 146, 178).Opacity(.55)),
			sheen.Gloss(c, 128, 158, 71, 71, 190, 236, 5))
		c.Part("body", c.Circle(218, 94, 6, b.DDD), c.Circle(217.500, 93.500, 4.6, a.M), c.Circle(216, 92, 1.6, kit.White).Opacity(.7), c.Rect(24, 214, 40, 12, 4, m.DD), c.Rect(24, 213.500, 39, 10.500, 4, kit.Lin(24, 213, 64, 226, m.LL, m.M)))
		c.Anchor("ground", 128, 240)
		c.AnchorBox("fit", 128, 6, 190, 0, 0)
		c.AnchorBox("grip", 226, 160, 0, 0, 0)
		c.AnchorBox("surface", 128, 42, 60, 0, 0)
	},
}
