package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pocketKnife = kit.Piece{
	Name: "pocket-knife", Cm: 18, Palette: "blade #cfd7df steel; handle #a5632f wood grip; bolster #d8a83f brass; pins #d8a83f <bolster", States: "open; closed",
	Draw: func(c *kit.Canvas) {
		b, h, o, p := c.Tones("blade"), c.Tones("handle"), c.Tones("bolster"), c.Tones("pins")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-32, 128, 128) }
		blade := "M134 108L224 104C246 106 262 116 270 130C256 138 236 142 212 142H134Z"
		if c.State("closed") {
			c.Part("blade", turn(sheen.Body(c, "M126 112H30Q14 112 8 122L20 126H126Z", b, 4)))
		} else {
			c.Part("blade", turn(c.Path(blade, b.DDD).Move(0, 2), c.Form(blade, kit.Lin(130, 104, 140, 142, b.LL, b.L, b.M, b.D), c.Path("M134 130H214C238 130 256 128 272 128V144H134Z", kit.Lin(0, 130, 0, 142, b.LL, b.L, b.M)), c.Line("M150 116H208", b.DDD, 3.400), c.Line("M150 117.600H208", b.LL, 1.400), c.Path("M180 104L196 104L168 142H150Z", kit.White).Opacity(.45))))
		}
		handle := "M-10 124Q-14 108 4 106Q60 98 124 106Q140 108 142 124Q142 142 126 146Q60 156 6 150Q-8 146 -10 124Z"
		c.Part("handle", turn(c.Path(handle, h.DDD).Move(0, 3), sheen.Body(c, handle, h, 11, sheen.Grain(c, kit.Box{X0: 14, Y0: 106, X1: 116, Y1: 148}, 6, h))))
		c.Part("bolster", turn(c.Clip(handle, c.Path("M116 98H150V156H112Z", kit.Lin(112, 100, 130, 150, o.LL, o.M, o.L, o.DD)), c.Path("M-20 98H12L8 156H-20Z", kit.Lin(-14, 100, 8, 150, o.LL, o.M, o.L, o.DD)), c.Line("M116 98L112 156M12 98L8 156", o.DDD, 2)), sheen.Glint(c, "M18 112Q60 104 110 110L108 114Q60 109 20 117Z", .5)))
		c.Part("pins", turn(sheen.Each(4, func(i int) kit.Node {
			x := []float64{0, 38, 84, 130}[i]
			return kit.Of(c.Circle(x, 127, 4.500, p.DDD), c.Circle(x-.4, 126.500, 3.600, kit.Lin(x-3, 123, x+3, 130, p.LL, p.M, p.DD)))
		})))
		c.AnchorBox("grip", 88, 152, 0, 0, 58)
	},
}

var periscope = kit.Piece{
	Name: "periscope", Cm: 150, Facing: kit.Right, Palette: "tube #5a8a8f teal metal; bands #d8a83f brass; lens #a9dcf2 glass; handles #3a3f4c grips; eyepiece #2f3340 rubber",
	Draw: func(c *kit.Canvas) {
		t, b, l, h, e := c.Tones("tube"), c.Tones("bands"), c.Tones("lens"), c.Tones("handles"), c.Tones("eyepiece")
		round := func(x0, x1 float64, q kit.Tones) kit.Gradient {
			return kit.Lin(x0, 0, x1, 0, kit.At(0, q.D), kit.At(.16, q.LL), kit.At(.4, q.M), kit.At(.8, q.D), kit.At(1, q.DD))
		}
		c.Part("tube", c.Form(kit.RoundRect(112, 70, 32, 120, 2), round(112, 144, t)))
		head := "M112 84V34Q112 6 140 6H180V56H160Q146 56 144 72V84Z"
		c.Part("tube", c.Path(head, t.DDD).Stroke(t.DDD, 2).Move(0, 1.500), sheen.Body(c, head, t, 10, c.Line("M126 84V36Q128 22 142 20H176", t.LL, 3).Opacity(.8)))
		c.Part("bands", sheen.Body(c, kit.RoundRect(176, -2, 14, 66, 5), b, 5), sheen.Body(c, kit.RoundRect(106, 78, 44, 14, 5), b, 5))
		c.Part("lens", c.Ellipse(192, 31, 11, 27, b.DDD), c.Form(kit.Oval(192, 31, 9, 24), kit.Lin(184, 8, 200, 54, l.LL, l.M, l.DD), c.Path("M184 40L198 10L202 14L188 48Z", kit.White).Opacity(.7)))
		c.Part("handles", c.Line("M96 172H62Q46 172 42 190", h.DDD, 13), c.Line("M96 171H62Q47 171 43 189", t.M, 9), c.Line("M43 186L36 216", h.DDD, 18), c.Line("M42.500 186L36 214", h.M, 14), c.Line("M39 190L34 211", h.LL, 3).Opacity(.8), c.Line("M160 172H194Q210 172 214 190", h.DDD, 13), c.Line("M160 171H194Q209 171 213 189", t.M, 9), c.Line("M213 186L220 216", h.DDD, 18), c.Line("M213.500 186L220 214", h.M, 14), c.Line("M211 190L216 211", h.LL, 3).Opacity(.8))
		box := kit.RoundRect(84, 140, 88, 96, 16)
		c.Part("tube", c.Path(box, t.DDD).Stroke(t.DDD, 2).Move(0, 2), sheen.Body(c, box, t, 13, sheen.Each(4, func(i int) kit.Node {
			x, y := []float64{97, 159, 97, 159}[i], []float64{153, 153, 223, 223}[i]
			return kit.Of(c.Circle(x, y, 4, t.DDD), c.Circle(x-.4, y-.5, 3.200, t.LL))
		})))
		c.Part("bands", sheen.Body(c, kit.RoundRect(98, 130, 60, 14, 5), b, 5), sheen.Body(c, kit.RoundRect(104, 234, 48, 14, 5), b, 5))
		c.Part("eyepiece", c.Ellipse(128, 188, 34, 30, e.DDD), c.Ellipse(128, 187, 32, 28, kit.Lin(100, 160, 156, 216, e.LL, e.M, e.DD)), c.Ellipse(128, 187, 24, 21, e.DDD))
		c.Part("lens", c.Form(kit.Oval(128, 187, 20, 17), kit.Rad(120, 180, 30, l.L, l.M, l.DD, l.DDD), c.Path("M112 204L136 168L144 172L120 208Z", kit.White).Opacity(.4)), c.Ellipse(121, 180, 5, 3, kit.White).Opacity(.8))
		c.Anchor("handNear", 36, 204)
		c.Anchor("handFar", 220, 204)
		c.Anchor("ground", 128, 248)
	},
}
