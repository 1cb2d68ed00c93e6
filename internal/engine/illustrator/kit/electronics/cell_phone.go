package electronics

import "pellucid/internal/engine/illustrator/kit"

var cellPhone = kit.Piece{
	Name: "cell-phone", Cm: 16, States: "blank",
	Palette: "body #4d5364 case; screen #5b7cf0 display; second #f26fa8 wallpaper; buttons #4d5364 <body; camera #2d3140",
	Draw: func(c *kit.Canvas) {
		b, s, q, k, a := c.Tones("body"), c.Tones("screen"), c.Tones("second"), c.Tones("buttons"), c.Tones("camera")
		if v := b.M.Lch(); v.C > .06 && s.M.String() == kit.Hex("#5b7cf0").String() { // a colored phone has a picture in its color: its body is little more than an edge
			s, q = kit.TonesOf(kit.Lch{L: .62, C: min(.17, v.C), H: v.H}.Color()), kit.TonesOf(kit.Lch{L: .8, C: min(.12, v.C), H: v.H + 12}.Color())
		}
		side := func(x, y, h float64) kit.Node {
			return c.Form(kit.RoundRect(x, y, 7, h, 3), kit.Lin(x, 0, x+7, 0, k.LL, k.M, k.DD))
		}
		c.Part("buttons", side(63, 74, 18), side(63, 102, 28), side(63, 136, 28), side(186, 96, 42))
		d := kit.RoundRect(66, 4, 124, 248, 24)
		c.Part("body", c.Form(d, kit.Lin(66, 4, 190, 252, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.5, b.M), kit.At(.8, b.D), kit.At(1, b.DDD)), c.Path(d, kit.None).Stroke(b.LL, 3).Move(1, 1.2).Opacity(.8)), c.Path(kit.RoundRect(70, 8, 116, 240, 21), b.DDD))
		glass := kit.RoundRect(74, 12, 108, 232, 17)
		c.Part("screen", c.Form(glass, kit.Lin(74, 12, 182, 244, kit.At(0, s.LL), kit.At(.35, s.L), kit.At(.7, s.M), kit.At(1, s.DD)),
			c.Path("M60 170C96 130 120 190 160 156C176 142 186 150 200 140V256H60Z", kit.Lin(80, 140, 170, 250, q.L, q.M, q.D)).Opacity(.92), c.Path("M60 214C90 188 130 230 200 186V256H60Z", kit.Lin(80, 190, 170, 250, kit.Hex("#ffd37a"), q.L, q.M)).Opacity(.9),
			c.Circle(146, 92, 25, kit.Rad(138, 84, 34, kit.Hex("#fff6d6"), kit.Hex("#ffd98a"))).Opacity(.9),
			blankScreen(c, glass, c.Tones("screen"), "#5b7cf0"), c.Path("M60 0H150L84 256H60Z", kit.White).Opacity(.13).Shade(), c.Path("M158 0H176L110 256H92Z", kit.White).Opacity(.08).Shade(), c.Path(glass, kit.None).Stroke(b.DDD, 2).Opacity(.5)))
		c.Part("camera", c.Path(kit.RoundRect(106, 18, 44, 13, 6.5), a.D), c.Circle(140, 24.500, 4.2, a.DDD), c.Circle(139.500, 24, 2.6, kit.Hex("#4a6fb0")), c.Circle(138.600, 23, 1, kit.White), c.Rect(113, 23, 18, 2.6, 1.3, a.L))
		c.Part("screen", c.Rect(108, 236, 40, 3.4, 1.7, homeBar(c)).Opacity(.85))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("print", 128, 132, 108, 200, 0)
		c.AnchorBox("grip", 128, 190, 0, 0, 0)
	},
}
