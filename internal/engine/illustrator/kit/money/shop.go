package money

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var creditCard = kit.Piece{
	Name: "credit-card", Cm: 9,
	Palette: "card #3f6fe0 blue; second #8a5ae0 purple; chip #f2c64f gold; text #fdfdff letters",
	Draw: func(c *kit.Canvas) {
		k, s, g, t := c.Tones("card"), c.Tones("second"), c.Tones("chip"), c.Tones("text")
		turn := func(nodes ...kit.Node) kit.Node { return kit.Of(nodes...).Rotate(-8, 128, 128) }
		d := kit.RoundRect(8, 52, 240, 152, 16)
		c.Part("card", turn(c.Path(d, k.DDD).Move(2, 5), c.Form(d, kit.Lin(8, 52, 248, 204, k.L, k.M, s.M, s.D), c.Path("M8 170C70 110 130 210 256 92V210H8Z", s.LL).Opacity(.25), c.Path("M8 192C90 140 150 230 256 130V210H8Z", k.LL).Opacity(.22), sheen.Edge(c, d, s, 6))))
		c.Part("chip", turn(c.Form(kit.RoundRect(30, 88, 42, 32, 6), kit.Lin(30, 88, 72, 120, g.LL, g.M, g.D), c.Line("M44 86V122M58 86V122M28 98H44M58 98H74M28 110H44M58 110H74", g.DD, 1.8), c.Line("M45.5 86V122M59.5 86V122", g.LL, .9)), c.Line("M84 96Q90 104 84 112M92 92Q100 104 92 116M100 88Q110 104 100 120", t.L, 3).Opacity(.9)))
		c.Part("text", turn(sheen.Each(16, func(i int) kit.Node {
			return c.Rect(30+float64(i)*10.4+float64(i/4)*12, 138, 7, 12, 2, t.L)
		}), c.Rect(30, 168, 84, 8, 3, t.L).Opacity(.85), c.Rect(30, 181, 52, 6, 3, t.L).Opacity(.6), c.Rect(126, 168, 34, 8, 3, t.L).Opacity(.75), c.Form(kit.RoundRect(196, 162, 34, 26, 6), kit.Lin(196, 162, 230, 188, t.L, g.L, s.LL, k.LL, t.M), c.Path("M213 165L216 172L224 173L218 178L220 186L213 182L206 186L208 178L202 173L210 172Z", kit.White).Opacity(.7)), c.Rect(172, 72, 56, 10, 4, t.L).Opacity(.9)))
	},
}

var cashRegister = kit.Piece{
	Name: "cash-register", Cm: 45,
	Palette: "body #d9483f red; keys #fdf6e6 buttons; drawer #b5352f <body; display #7fe0b0 screen; metal #c3ccd4; money #6fc06a bills",
	Draw: func(c *kit.Canvas) {
		b, k, d, s, m, n := c.Tones("body"), c.Tones("keys"), c.Tones("drawer"), c.Tones("display"), c.Tones("metal"), c.Tones("money")
		c.Part("display", sheen.Tube(c, "M92 40V84M164 40V84", 10, m), sheen.Body(c, kit.RoundRect(52, 8, 152, 50, 10), b, 8), c.Path(kit.RoundRect(62, 16, 132, 34, 5), b.DDD), c.Form(kit.RoundRect(65, 19, 126, 28, 4), kit.Lin(65, 19, 191, 47, s.D, s.DD, s.DDD), c.Line("M84 26Q74 24 76 30Q78 34 84 34Q88 36 84 40Q78 42 75 38M80 22V43", s.LL, 2.6), c.Line("M104 26L110 24V41M124 25H134L127 41M142 40V41M152 25H160V33H152V41H160M170 25H178V41H170Z", s.LL, 2.8)))
		body := "M44 78H212Q220 78 223 88L240 164V182H16V164L33 88Q36 78 44 78Z"
		c.Part("body", c.Form(body, kit.Lin(0, 78, 0, 184, b.L, b.M, b.D, b.DD), sheen.Edge(c, body, b, 12), c.Line("M50 84H190", b.LL, 3).Opacity(.7)))
		c.Part("keys", c.Path("M52 94H162L168 168H40Z", b.DDD).Opacity(.7), sheen.Each(4, func(row int) kit.Node {
			y := 97 + float64(row)*17.5
			x0 := 53 - float64(row)*2.8
			w := (108 + float64(row)*4.4) / 5
			return sheen.Each(5, func(i int) kit.Node {
				x := x0 + float64(i)*w
				t := k
				if i == 4 {
					t = n
				}
				return kit.Of(c.Path(kit.RoundRect(x+1, y+3, w-3, 13, 4), t.DDD), c.Form(kit.RoundRect(x+1, y, w-3, 13, 4), kit.Lin(0, y, 0, y+13, t.LL, t.M, t.D)))
			})
		}), kit.Of(c.Path("M174 94H214L228 168H178Z", b.DDD).Opacity(.45), c.Form("M180 70H212V118Q204 112 196 118Q188 124 180 118Z", kit.Lin(180, 70, 212, 118, k.LL, k.L, k.D), c.Line("M186 82H206M186 90H206M186 98H200", k.DDD, 2.4)), c.Path("M176 118H220L222 126H177Z", b.DDD), sheen.Ball(c, 202, 148, 11, m), c.Line("M202 142V154", b.DDD, 3)))
		c.Part("money", sheen.Each(4, func(i int) kit.Node {
			x := 34 + float64(i)*49
			return kit.Of(c.Form(kit.RoundRect(x, 182, 40, 22, 3), kit.Lin(0, 182, 0, 204, n.L, n.M, n.D), c.Circle(x+20, 195, 7, n.DD).Opacity(.6)))
		}))
		c.Part("drawer", c.Path("M10 186H246V198H10Z", d.DDD).Opacity(.35), sheen.Body(c, kit.RoundRect(4, 196, 248, 52, 10), d, 10, c.Line("M18 203H220", d.LL, 3).Opacity(.6)), sheen.Body(c, kit.RoundRect(98, 214, 60, 14, 7), m, 4), c.Circle(198, 222, 7, m.M), c.Line("M198 218V226", m.DDD, 3))
		c.AnchorBox("print", 128, 34, 120, 26, 0)
		c.Anchor("ground", 128, 248)
	},
}

var vendingMachine = kit.Piece{
	Name: "vending-machine", Cm: 183,
	Palette: "body #e2433c red; glass #cfeaf7 window; panel #3a404c; metal #c3ccd4; cans #4f9fe8; snacks #f2b63c; bottles #6fc06a",
	Draw: func(c *kit.Canvas) {
		b, g, p, m, k, s, o := c.Tones("body"), c.Tones("glass"), c.Tones("panel"), c.Tones("metal"), c.Tones("cans"), c.Tones("snacks"), c.Tones("bottles")
		c.Part("body", sheen.Body(c, kit.RoundRect(58, 242, 24, 14, 3), p, 3), sheen.Body(c, kit.RoundRect(174, 242, 24, 14, 3), p, 3), sheen.Body(c, kit.RoundRect(42, 0, 172, 246, 12), b, 12, c.Line("M54 8H190", b.LL, 4).Opacity(.7)))
		c.Part("panel", c.Path(kit.RoundRect(54, 34, 110, 162, 6), p.DDD), c.Form(kit.RoundRect(58, 38, 102, 154, 4), kit.Lin(58, 38, 160, 192, p.D, p.DDD)), c.Form(kit.RoundRect(54, 10, 148, 18, 6), kit.Lin(0, 10, 0, 28, kit.White, s.LL), sheen.Each(9, func(i int) kit.Node { return c.Circle(66+float64(i)*15.5, 19, 4, []kit.Color{b.M, k.M, s.M}[i%3]) })))
		c.Part("snacks", sheen.Each(4, func(row int) kit.Node {
			y := 72 + float64(row)*37
			return kit.Of(sheen.Each(5, func(i int) kit.Node {
				x := 69 + float64(i)*20
				t := []kit.Tones{k, s, o, b, k}[(i+row)%5]
				switch row % 3 {
				case 0:
					return kit.Of(c.Form(kit.RoundRect(x-7, y-24, 14, 24, 3), sheen.Round(x-7, 0, x+7, 0, t)), c.Rect(x-7, y-16, 14, 7, 0, kit.White).Opacity(.85), c.Ellipse(x, y-24, 6, 1.8, m.L))
				case 1:
					return kit.Of(c.Form(sheen.D("M%g %gL%g %gL%g %gL%g %gL%g %gL%g %gL%g %gL%g %gV%gH%gZ", x-8, y-24, x-5, y-26, x-3, y-24, x, y-26, x+3, y-24, x+5, y-26, x+8, y-24, x+8, y-22, y, x-8), kit.Lin(x-8, y-26, x+8, y, t.L, t.M, t.DD)), c.Ellipse(x, y-12, 6, 5, kit.White).Opacity(.85))
				}
				return kit.Of(c.Form(sheen.D("M%g %gV%gQ%g %g %g %gV%gH%gV%gQ%g %g %g %gV%gZ", x-6, y, y-12, x-6, y-18, x-2, y-20, y-27, x+2, y-20, x+6, y-18, x+6, y-12, y), sheen.Round(x-6, 0, x+6, 0, t)), c.Rect(x-6, y-11, 12, 6, 0, kit.White).Opacity(.8))
			}), c.Form(kit.RoundRect(58, y, 102, 5, 1), sheen.Steel(0, y, 0, y+5, m)))
		}))
		c.Part("glass", c.Path(kit.RoundRect(58, 38, 102, 154, 4), g.M.Alpha(.14)), c.Path("M58 100L120 38H146L58 130Z", kit.White).Opacity(.26), c.Path("M58 140L160 44V56L58 154Z", kit.White).Opacity(.18))
		c.Part("panel", c.Path(kit.RoundRect(168, 34, 36, 162, 6), p.M), c.Form(kit.RoundRect(173, 42, 26, 14, 3), kit.Lin(173, 42, 199, 56, o.D, o.DDD), c.Line("M178 49H194", o.LL, 2.4)), sheen.Each(12, func(i int) kit.Node { return c.Rect(174+float64(i%3)*9, 64+float64(i/3)*11, 7, 8, 2, m.L) }), c.Rect(175, 114, 22, 6, 2, p.DDD), c.Rect(175, 115, 22, 2.4, 1, k.M), c.Circle(186, 138, 8, m.M), c.Rect(184.5, 132, 3, 12, 1, p.DDD), sheen.Body(c, kit.RoundRect(176, 158, 20, 26, 4), p, 4), c.Path(kit.RoundRect(179, 166, 14, 14, 2), kit.Black).Opacity(.6))
		c.Part("flap", c.Path(kit.RoundRect(58, 204, 120, 32, 6), p.DDD), c.Form(kit.RoundRect(62, 208, 112, 22, 4), kit.Lin(0, 208, 0, 230, p.D, p.L, p.M), c.Rect(98, 213, 40, 5, 2, m.L), c.Line("M66 210H170", p.LL, 1.6)))
		c.Anchor("ground", 128, 256)
	},
}

var waxSeal = kit.Piece{
	Name: "wax-seal", Cm: 3,
	Palette: "wax #c32f38 red; light #c32f38 <wax",
	Draw: func(c *kit.Canvas) {
		w, l := c.Tones("wax"), c.Tones("light")
		d := "128,6 156,14 182,10 204,30 228,40 236,70 252,96 244,126 252,156 234,180 226,212 196,222 172,246 140,240 112,252 84,236 52,236 38,208 14,190 16,158 4,130 18,102 18,70 44,52 58,24 92,22"
		c.Part("wax", c.Form(d, kit.Lin(40, 10, 210, 250, kit.At(0, w.LL), kit.At(.22, w.L), kit.At(.55, w.M), kit.At(1, w.DD)), sheen.Edge(c, d, w, 26), c.Line("M40 76Q56 40 96 32", kit.White, 7).Opacity(.55), c.Circle(112, 28, 4, kit.White).Opacity(.55)))
		c.Part("wax", c.Circle(128, 128, 84, w.DDD).Opacity(.9), c.Circle(129, 130, 82, kit.Lin(70, 60, 190, 200, w.DD, w.M, w.L)), c.Circle(128, 128, 82, kit.None).Stroke(w.LL, 1.6).Opacity(.5), c.Circle(128, 128, 68, kit.None).Stroke(w.DDD, 2.4).Opacity(.7), c.Circle(129, 129.5, 68, kit.None).Stroke(w.LL, 1.4).Opacity(.7))
		if c.Text() != "" { // letters are pressed into it
			pressed := kit.LettersPath(c.Text(), kit.Box{X0: 76, Y0: 84, X1: 180, Y1: 172}, "serif")
			c.Part("emblem", c.Path(pressed, w.DDD).Move(2, 3).Opacity(.8), c.Path(pressed, w.LL).Move(-1.2, -1.6).Opacity(.8), c.Form(pressed, kit.Lin(84, 88, 172, 178, l.LL, l.L, l.M, l.D)), c.Around(16, 128, 128, c.Circle(128, 53, 2.6, l.L)))
			return
		}
		heart := "M128 178C96 152 82 136 82 116C82 98 94 88 108 88C118 88 125 94 128 102C131 94 138 88 148 88C162 88 174 98 174 116C174 136 160 152 128 178Z"
		c.Part("emblem", c.Path(heart, w.DDD).Move(2, 3).Opacity(.8), c.Form(heart, kit.Lin(84, 88, 172, 178, l.LL, l.L, l.M, l.D), sheen.Edge(c, heart, l, 9)), c.Around(16, 128, 128, c.Circle(128, 53, 2.6, l.L)))
		c.AnchorBox("print", 128, 128, 100, 90, 0)
	},
}
