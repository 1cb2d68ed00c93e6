package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cello = kit.Piece{
	Name: "cello", Cm: 122,
	Palette: "body #b9622c wood; neck #5a3420 fingerboard; strings #f4ecd8; pin #c3ccd4 metal; bow #7a4526 stick",
	Draw: func(c *kit.Canvas) {
		b, n, s, p, w := c.Tones("body"), c.Tones("neck"), c.Tones("strings"), c.Tones("pin"), c.Tones("bow")
		c.Part("pin", sheen.Tube(c, "M112 226V252", 4, p))
		d := "M112 88C86 82 68 96 70 114C71 124 76 128 68 134C84 138 86 154 66 162C60 168 57 178 58 190C60 220 84 234 112 234C140 234 164 220 166 190C167 178 164 168 158 162C138 154 140 138 156 134C148 128 153 124 154 114C156 96 138 82 112 88Z"
		c.Part("body", c.Path(d, b.DDD).Move(3, 2), c.Form(d, kit.Rad(92, 140, 120, b.LL, b.L, b.M, b.DD), sheen.Grain(c, kit.Box{X0: 62, Y0: 88, X1: 162, Y1: 234}, 9, b), sheen.Edge(c, d, b, 13), c.Path(d, kit.None).Stroke(b.DDD, 2).Scale(.92, .94, 112, 162).Opacity(.7)),
			c.Both(112, c.Line("M88 150C80 160 92 176 84 190", b.DDD, 4), c.Circle(90, 151, 3.4, b.DDD), c.Circle(82, 189, 4, b.DDD)))
		c.Part("neck", c.Form("M104 18H120L124 150H100Z", kit.Lin(100, 0, 124, 0, n.L, n.M, n.DD), c.Line("M105 24L102 148", n.LL, 1.6).Opacity(.7)), sheen.Body(c, "M105 40L103 14C102 0 122 -2 122 10C122 18 112 18 112 11C112 8 116 7 117 10", n, 4),
			sheen.Each(4, func(i int) kit.Node {
				y, x := 22+float64(i)*8, []float64{96, 128}[i%2]
				return kit.Of(c.Line(sheen.D("M112 %gL%g %g", y, x, y), n.D, 3.4), sheen.Ball(c, x, y, 4.6, n))
			}), sheen.Body(c, "M104 196H120L118 226Q112 230 106 226Z", n, 4))
		c.Part("strings", sheen.Each(4, func(i int) kit.Node {
			x := float64(i) - 1.5
			return kit.Of(c.Line(sheen.D("M%g 22L%g 198", 112+x*2.6, 112+x*4), b.DDD, 1.6).Opacity(.5).Move(1, 0), c.Line(sheen.D("M%g 22L%g 198", 112+x*2.6, 112+x*4), s.L, 1.1))
		}), sheen.Body(c, "M98 176Q112 168 126 176L124 182Q112 176 100 182Z", n, 3))
		c.Part("bow", kit.Of(c.Line("M206 28V232", s.L, 3), c.Line("M212 22C218 90 216 180 213 236", w.DD, 5), c.Line("M211 22C217 90 215 180 212 236", w.L, 2), c.Path("M204 22H214L210 32H204Z", w.D), c.Form(kit.RoundRect(203, 216, 11, 20, 3), kit.Lin(203, 0, 214, 0, w.M, w.DDD)), c.Circle(208, 226, 2, s.LL)).Rotate(9, 208, 128))
		c.Anchor("ground", 112, 252)
	},
}

var banjo = kit.Piece{
	Name: "banjo", Cm: 95,
	Palette: "head #fbf3e2 drum skin; rim #b8732f wood; neck #6b3d22; metal #d3dae2 chrome; strings #e7ecf2",
	Draw: func(c *kit.Canvas) {
		h, r, n, m, s := c.Tones("head"), c.Tones("rim"), c.Tones("neck"), c.Tones("metal"), c.Tones("strings")
		t := func(nodes ...kit.Node) kit.Node { return kit.Of(nodes...).Rotate(40, 128, 128).Move(6, 2) }
		c.Part("neck", t(c.Form("M120 -6H136L138 160H118Z", kit.Lin(118, 0, 138, 0, n.L, n.M, n.DD), sheen.Each(11, func(i int) kit.Node { return c.Line(sheen.D("M116 %gH140", 4+float64(i)*11), m.M, 1.8) }), c.Circle(128, 31, 2.6, h.L), c.Circle(128, 53, 2.6, h.L), c.Circle(128, 86, 2.6, h.L)),
			sheen.Body(c, "M118 -4L112 -40Q128 -52 144 -40L138 -4Z", n, 5), c.Both(128, sheen.Ball(c, 108, -32, 5.5, m), sheen.Ball(c, 109, -15, 5.5, m)), sheen.Ball(c, 112, 48, 5, m)))
		c.Part("rim", t(sheen.Ball(c, 128, 196, 74, r)))
		c.Part("metal", t(c.Circle(128, 194, 67, sheen.Steel(66, 128, 190, 260, m)), c.Around(16, 128, 194, kit.Of(c.Rect(124.5, 122, 7, 14, 2.5, m.DD), c.Rect(125, 122, 4, 13, 2, m.LL)))))
		c.Part("head", t(c.Form(kit.Oval(128, 194, 58, 58), kit.Lin(86, 150, 168, 242, h.LL, h.M, h.D), c.Blur(5, c.Circle(128, 194, 58, kit.None).Stroke(h.DDD, 12)).Opacity(.3), c.Path("M100 160Q120 146 148 152Q120 156 104 176Z", kit.White).Opacity(.7))))
		c.Part("neck", t(c.Form("M120 134H136V166Q128 172 120 166Z", kit.Lin(120, 0, 136, 0, n.L, n.M, n.DD)), sheen.Body(c, "M108 214H148L145 222H111Z", n, 3)))
		c.Part("metal", t(sheen.Body(c, "M116 246H140V262Q128 268 116 262Z", m, 4)))
		c.Part("strings", t(sheen.Each(4, func(i int) kit.Node {
			x := 122 + float64(i)*4
			return kit.Of(c.Line(sheen.D("M%g -24V256", x), h.DDD, 1.4).Opacity(.45).Move(1.4, 0), c.Line(sheen.D("M%g -24V256", x), s.M, 1.3))
		})))
		c.AnchorBox("grip", 100, 150, 0, 0, 40)
	},
}

var accordion = kit.Piece{
	Name: "accordion", Cm: 50,
	Palette: "body #d8343a case red; bellows #f4ead6 folds; keys #fdfdfb; trim #f0c04a gold; black #2e323c",
	Draw: func(c *kit.Canvas) {
		b, f, k, g, n := c.Tones("body"), c.Tones("bellows"), c.Tones("keys"), c.Tones("trim"), c.Tones("black")
		c.Part("bellows", sheen.Each(8, func(i int) kit.Node {
			u := float64(i) / 8
			x0, x1 := 82+u*92, 82+(u+.125)*92
			top := func(x float64) float64 { return 64 - 22*(1-(x-128)*(x-128)/2500) }
			m := (x0 + x1) / 2
			d := sheen.D("M%g %gL%g %gL%g %gL%g %gL%g %gL%g %gZ", x0, top(x0)+6, m, top(m)-2, x1, top(x1)+6, x1, 214+(top(x1)-64)*-.4, m, 222+(top(m)-64)*-.4, x0, 214+(top(x0)-64)*-.4)
			return kit.Of(c.Form(d, kit.Lin(x0, 0, x1, 0, kit.At(0, f.DD), kit.At(.5, f.L), kit.At(.52, f.M), kit.At(1, f.DD))), c.Line(sheen.D("M%g %gV%g", m, top(m), 220+(top(m)-64)*-.4), b.M, 2.4), c.Line(sheen.D("M%g %gV%g", m-1.4, top(m)+1, 219+(top(m)-64)*-.4), f.LL, 1))
		}))
		left := "M10 66Q10 54 22 52L78 48Q86 48 86 56V214Q86 222 78 222L22 218Q10 216 10 204Z"
		c.Part("body", c.Form(left, kit.Lin(10, 50, 90, 220, b.L, b.M, b.DD), c.Line("M22 62L76 58", kit.White, 4).Opacity(.55), sheen.Edge(c, left, b, 12)),
			c.Path(kit.RoundRect(22, 76, 50, 118, 10), b.DD), sheen.Each(18, func(i int) kit.Node { return sheen.Ball(c, 33+float64(i%3)*14, 88+float64(i/3)*19, 5.4, n) }))
		right := "M170 56Q170 48 178 48L236 52Q248 54 248 66V204Q248 216 236 218L178 222Q170 222 170 214Z"
		c.Part("body", c.Form(right, kit.Lin(168, 50, 250, 220, b.L, b.M, b.DD), c.Line("M180 59L206 61", kit.White, 4).Opacity(.55), sheen.Each(5, func(i int) kit.Node {
			return c.Line(sheen.D("M182 %gC190 %g 190 %g 182 %g", 92+float64(i)*20, 98+float64(i)*20, 100+float64(i)*20, 106+float64(i)*20), g.M, 3)
		}), sheen.Edge(c, right, b, 12)))
		c.Part("keys", c.Path(kit.RoundRect(200, 66, 50, 142, 4), n.DDD), sheen.Each(10, func(i int) kit.Node {
			y := 69 + float64(i)*13.7
			return c.Form(kit.RoundRect(203, y, 49, 12.4, 2.4), kit.Lin(203, y, 252, y+13, k.L, k.M, k.D))
		}), sheen.Each(7, func(i int) kit.Node {
			y := 77 + []float64{0, 1, 3, 4, 5, 7, 8}[i]*13.7
			return c.Form(kit.RoundRect(203, y, 28, 9, 2), kit.Lin(203, y, 203, y+9, n.L, n.M, n.DDD))
		}))
		c.Part("trim", c.Line("M84 54V216M172 54V216", g.DD, 6), c.Line("M83 54V216M171 54V216", g.L, 3), c.Line("M30 66Q46 60 62 64", g.M, 3))
		c.Anchor("ground", 128, 222)
	},
}

var drumSet = kit.Piece{
	Name: "drum-set", Cm: 160,
	Palette: "drums #d8343a shells red; skins #fbf6ea heads; cymbals #f2b93f brass; metal #c3ccd4 chrome stands",
	Draw: func(c *kit.Canvas) {
		d, s, y, m := c.Tones("drums"), c.Tones("skins"), c.Tones("cymbals"), c.Tones("metal")
		cymbal := func(x, y0, rx, turn float64) kit.Node {
			return kit.Of(c.Form(kit.Oval(x, y0, rx, rx*.2), kit.Lin(x-rx, y0, x+rx, y0, y.M, y.LL, y.M, y.DD, y.L, y.D), c.Ellipse(x, y0, rx*.66, rx*.13, kit.None).Stroke(y.DD, 1), c.Ellipse(x, y0, rx*.4, rx*.08, kit.None).Stroke(y.LL, 1)), c.Form(sheen.D("M%g %gQ%g %g %g %gZ", x-9, y0-1, x, y0-14, x+9, y0-1), kit.Lin(x-9, 0, x+9, 0, y.L, y.M, y.DD))).Rotate(turn, x, y0)
		}
		drum := func(x, y0, rx, ry, h float64) kit.Node {
			side := sheen.D("M%g %gV%gA%g %g 0 0 0 %g %gV%gZ", x-rx, y0, y0+h, rx, ry, x+rx, y0+h, y0)
			return kit.Of(c.Form(side, kit.Lin(x-rx, 0, x+rx, 0, kit.At(0, d.M), kit.At(.2, d.LL), kit.At(.5, d.M), kit.At(1, d.DDD)), c.Line(sheen.D("M%g %gV%g", x-rx*.5, y0+8, y0+h), m.L, 3), c.Line(sheen.D("M%g %gV%g", x+rx*.4, y0+8, y0+h), m.M, 3)),
				c.Line(sheen.D("M%g %gA%g %g 0 0 0 %g %g", x-rx, y0+h-2, rx, ry, x+rx, y0+h-2), m.D, 5), c.Line(sheen.D("M%g %gA%g %g 0 0 0 %g %g", x-rx, y0+h-3, rx, ry, x+rx, y0+h-3), m.LL, 2),
				c.Ellipse(x, y0, rx+2, ry+1.5, kit.Lin(x-rx, 0, x+rx, 0, m.LL, m.D, m.L)), c.Ellipse(x, y0, rx-2, ry-1.5, kit.Lin(x-rx, y0-ry, x+rx, y0+ry, s.LL, s.M, s.D)))
		}
		c.Part("stands", sheen.Tube(c, "M38 62L46 240M30 246L46 214L62 246", 4.5, m), sheen.Tube(c, "M218 54L210 240M194 246L210 214L226 246", 4.5, m))
		c.Part("cymbals", cymbal(38, 58, 42, -12), cymbal(218, 48, 40, 12))
		c.Part("stands", sheen.Tube(c, "M128 122V88M100 92H156", 6, m))
		c.Part("drums", drum(90, 76, 31, 9, 40), drum(166, 76, 31, 9, 40), drum(32, 150, 31, 9, 30), drum(224, 146, 34, 10, 62))
		c.Part("stands", sheen.Tube(c, "M20 190L12 246M44 190L52 246M32 192V236", 4, m), sheen.Tube(c, "M198 214V248M250 214V248", 4, m), sheen.Tube(c, "M76 214L58 248M180 214L198 248", 5, m))
		c.Part("drums", c.Circle(128, 176, 75, d.DDD), c.Circle(127, 175, 73, kit.Lin(70, 110, 190, 244, d.LL, d.M, d.DD)), c.Around(10, 127, 175, kit.Of(c.Rect(123, 99, 8, 15, 3, m.DD), c.Rect(123.5, 99, 5, 14, 2, m.LL))), c.Circle(127, 175, 64, sheen.Steel(66, 112, 190, 240, m)), c.Form(kit.Oval(127, 175, 59, 59), kit.Lin(84, 126, 170, 230, s.LL, s.M, s.D), c.Circle(127, 175, 30, kit.None).Stroke(d.M, 6), c.Blur(5, c.Circle(127, 175, 59, kit.None).Stroke(s.DDD, 10)).Opacity(.35), c.Path("M92 142Q112 122 142 128Q112 132 98 160Z", kit.White).Opacity(.8)))
		c.AnchorBox("print", 127, 175, 50, 40, 0)
		c.Anchor("ground", 128, 250)
	},
}
