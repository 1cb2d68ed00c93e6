package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var corset = kit.Piece{
	Name: "corset", Cm: 45, Palette: "fabric #a83250 red satin; trim #2f2733 black lace; laces #f3d9c0 ribbon; bones #c4506c <fabric",
	Draw: func(c *kit.Canvas) {
		f, t, l, b := c.Tones("fabric"), c.Tones("trim"), c.Tones("laces"), c.Tones("bones")
		d := "M40 34C54 10 92 6 112 30Q128 46 144 30C164 6 202 10 216 34C226 70 200 106 196 138C194 172 214 200 220 232Q174 246 128 252Q82 246 36 232C42 200 62 172 60 138C56 106 30 70 40 34Z"
		c.Part("fabric", c.Path(d, f.DDD).Move(0, 3), sheen.Body(c, d, f, 20, c.Blur(8, c.Ellipse(84, 60, 26, 28, f.LL), c.Ellipse(170, 60, 26, 28, f.LL)).Opacity(.5), c.Named("bones", c.Both(128, kit.Of(c.Line("M76 30C90 90 84 150 74 240", b.L, 7), c.Line("M104 32C112 90 108 160 104 246", b.L, 7), c.Line("M76 30C90 90 84 150 74 240M104 32C112 90 108 160 104 246", f.DD, 1.600).Dash(4, 3))))))
		c.Part("trim", c.Path("M40 34C54 10 92 6 112 30Q128 46 144 30C164 6 202 10 216 34", kit.None).Stroke(t.M, 8), c.Path("M36 232Q82 246 128 252Q174 246 220 232", kit.None).Stroke(t.M, 8), sheen.Each(15, func(i int) kit.Node {
			x := 40 + 12.600*float64(i)
			y := 240 + 14*(1-(x-128)*(x-128)/7744)
			return kit.Of(c.Circle(x, y, 7, t.M), c.Circle(x, y, 2.400, f.L))
		}))
		c.Part("laces", sheen.Each(8, func(i int) kit.Node {
			y := 62 + 21*float64(i)
			return kit.Of(c.Line(sheen.D("M118 %gL138 %gM138 %gL118 %g", y, y+21, y, y+21), t.DD, 5), c.Line(sheen.D("M118 %gL138 %gM138 %gL118 %g", y, y+21, y, y+21), l.M, 3.400), c.Circle(118, y, 3.600, t.LL), c.Circle(138, y, 3.600, t.LL))
		}), c.Both(128, sheen.Body(c, "M128 56C112 36 88 40 92 54C94 66 114 66 128 60Z", l, 4)), c.Line("M124 58L108 88M132 58L148 88", l.D, 5), sheen.Ball(c, 128, 58, 6, l))
		c.AnchorBox("fit", 128, 20, 120, 0, 0)
	},
}

var suspenders = kit.Piece{
	Name: "suspenders", Cm: 60, Palette: "straps #d8392f red braces; clips #d9b04a gold metal; leather #6f4426 brown",
	Draw: func(c *kit.Canvas) {
		s, m, l := c.Tones("straps"), c.Tones("clips"), c.Tones("leather")
		strap := func(d string) kit.Node {
			return kit.Of(c.Path(d, kit.None).Stroke(s.DDD, 25).Butt(), c.Path(d, kit.None).Stroke(s.M, 22).Butt(), c.Path(d, kit.None).Stroke(s.LL, 2).Butt().Move(-7, 0).Opacity(.8), c.Path(d, kit.None).Stroke(s.DD, 2).Butt().Move(7, 0).Opacity(.8))
		}
		c.Part("straps", strap("M128 138C110 90 80 40 56 18C36 6 28 30 30 60V214"), strap("M128 138C146 90 176 40 200 18C220 6 228 30 226 60V214"), strap("M128 130V214"))
		c.Part("leather", c.Path("M128 100L156 132L140 170H116L100 132Z", l.DDD).Move(0, 2), sheen.Body(c, "M128 100L156 132L140 170H116L100 132Z", l, 7, c.Path("M128 110L147 133L135 163H121L109 133Z", kit.None).Stroke(l.LL, 1.600).Dash(4, 3)))
		for _, x := range []float64{30, 128, 226} {
			c.Part("clips", sheen.Body(c, sheen.D("M%g 208H%gL%g 236H%gZ", x-14, x+14, x+11, x-11), m, 5), sheen.Body(c, kit.RoundRect(x-12, 232, 24, 22, 5), m, 5), c.Line(sheen.D("M%g 240H%gM%g 246H%g", x-8, x+8, x-8, x+8), m.DDD, 2))
		}
		for _, x := range []float64{30, 226} {
			c.Part("clips", sheen.Body(c, kit.RoundRect(x-17, 108, 34, 24, 5), m, 4), c.Rect(x-11, 114, 22, 12, 2, s.D))
		}
	},
}

var brooch = kit.Piece{
	Name: "brooch", Cm: 5, Palette: "gem #2f9f7a green emerald; setting #e0b44a gold; pearls #fbf3ea white; stones #9fd9f5 diamonds",
	Draw: func(c *kit.Canvas) {
		g, s, p, d := c.Tones("gem"), c.Tones("setting"), c.Tones("pearls"), c.Tones("stones")
		c.Part("setting", c.Around(12, 128, 128, kit.Of(c.Path("M128 12C146 30 146 52 128 70C110 52 110 30 128 12Z", s.DDD), sheen.Body(c, "M128 14C144 31 144 51 128 68C112 51 112 31 128 14Z", s, 5))))
		c.Part("stones", c.Around(12, 128, 128, kit.Of(c.Circle(128, 40, 7, s.DD), c.Circle(128, 39.500, 5.500, kit.Rad(126, 37, 8, kit.White, d.L, d.D)))))
		c.Part("pearls", c.Around(12, 128, 128, kit.Of(c.Circle(128, 46, 10.500, s.DD), c.Circle(128, 45.500, 9, p.DDD), c.Circle(128, 45, 8.600, sheen.Orb(128, 45, 8.600, p)), c.Circle(125, 42, 2, kit.White))).Rotate(15, 128, 128))
		c.Part("setting", c.Circle(128, 130, 66, s.DDD), sheen.Ball(c, 128, 128, 65, s), c.Around(28, 128, 128, c.Circle(128, 68, 3.600, s.LL)))
		c.Part("gem", c.Circle(128, 128, 50, g.DDD), c.Circle(128, 128, 48, kit.Rad(112, 108, 66, g.LL, g.L, g.M, g.DD)), c.Around(8, 128, 128, c.Path("M128 128L108 82Q128 74 148 82Z", g.LL).Opacity(.28)).Rotate(10, 128, 128), c.Path("M128 100L148 108L156 128L148 148L128 156L108 148L100 128L108 108Z", g.L).Opacity(.7), c.Path("M128 100L148 108L128 128L100 128L108 108Z", kit.White).Opacity(.4), sheen.Gloss(c, 128, 128, 38, 38, 200, 250, 6))
	},
}

var cufflinks = kit.Piece{
	Name: "cufflinks", Cm: 4, Palette: "face #23406f navy enamel; metal #d3dae2 silver; gem #f4f8fc diamond",
	Draw: func(c *kit.Canvas) {
		f, m, g := c.Tones("face"), c.Tones("metal"), c.Tones("gem")
		one := func(x, y float64) {
			c.Part("metal", sheen.Tube(c, sheen.D("M%g %gL%g %g", x+20, y+18, x+64, y+48), 17, m), sheen.Body(c, sheen.D("M%g %gL%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x+40, y+70, x+82, y+14, x+92, y+8, x+96, y+22, x+56, y+80, x+44, y+82, x+40, y+70), m, 6),
				c.Circle(x+3, y+4, 62, m.DDD), c.Circle(x, y, 62, kit.Lin(x-50, y-50, x+50, y+50, kit.White, m.L, m.M, m.LL, m.DD)))
			c.Part("face", c.Circle(x, y, 49, f.DDD), c.Circle(x, y, 47, kit.Rad(x-16, y-18, 66, f.LL, f.L, f.M, f.D)), sheen.Gloss(c, x, y, 38, 38, 196, 250, 6))
			c.Part("gem", sheen.Body(c, sheen.D("M%g %gL%g %gL%g %gL%g %gZ", x, y-22, x+22, y, x, y+22, x-22, y), g, 5), c.Line(sheen.D("M%g %gL%g %gM%g %gL%g %g", x-22, y, x+22, y, x, y-22, x, y+22), f.L, 1.400).Opacity(.6))
		}
		one(160, 76)
		one(66, 164)
	},
}

var hairStraightener = kit.Piece{
	Name: "hair-straightener", Cm: 30, Palette: "body #e8618f pink flat_iron; plates #c9b28a ceramic; cord #3a3f4a black; light #ff5a4a red", States: "open; closed",
	Draw: func(c *kit.Canvas) {
		b, p, k, l := c.Tones("body"), c.Tones("plates"), c.Tones("cord"), c.Tones("light")
		spread := 13.0
		if c.State("closed") {
			spread = 0
		}
		c.Part("cord", c.Path("M214 226C250 236 262 200 238 190C216 182 212 214 240 222", kit.None).Stroke(k.DDD, 9), c.Path("M214 226C250 236 262 200 238 190C216 182 212 214 240 222", kit.None).Stroke(k.L, 5))
		arm := func(a float64, up bool) {
			t := func(n ...kit.Node) kit.Node {
				return kit.Of(n...).Scale(2, 1, 128, 0).Rotate(a, 128, 232).Rotate(-46, 128, 128).Move(-6, 6)
			}
			d, pl := "M114 -34Q114 -46 125 -46H127V260H118Q104 250 106 200L110 130Z", "M121 -30H130V92H121Z"
			if !up {
				d, pl = "M142 -34Q142 -46 131 -46H129V260H138Q152 250 150 200L146 130Z", "M135 -30H126V92H135Z"
			}
			c.Part("plates", t(c.Form(pl, kit.Lin(121, -30, 135, 92, p.LL, p.M, p.D)), c.Path(pl, kit.None).Stroke(p.DD, 1.400)))
			c.Part("body", t(c.Path(d, b.DDD).Move(1, 2), sheen.Body(c, d, b, 9)))
			if up {
				c.Part("light", t(c.Circle(116, 168, 4, b.DDD), c.Circle(116, 168, 3, l.L), c.Rect(112, 180, 7, 16, 3, b.DD)))
			}
		}
		arm(spread, false)
		arm(-spread, true)
	},
}
