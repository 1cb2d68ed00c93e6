package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var guitarAmp = kit.Piece{
	Name: "guitar-amp", Cm: 60, Palette: "case #3d3a44 black box; grill #b9a988 cloth beige; panel #d9b04a gold; knobs #f2eee4 cream; light #ff4f45 red; corners #c3ccd6 metal",
	Draw: func(c *kit.Canvas) {
		k, g, p, n, l, m := c.Tones("case"), c.Tones("grill"), c.Tones("panel"), c.Tones("knobs"), c.Tones("light"), c.Tones("corners")
		c.Part("case", c.Path("M82 24Q88 2 128 2Q168 2 174 24", kit.None).Stroke(k.DDD, 15), c.Path("M82 24Q88 2 128 2Q168 2 174 24", kit.None).Stroke(k.L, 10), c.Rect(8, 22, 240, 226, 14, k.DDD).Move(0, 3), sheen.Body(c, kit.RoundRect(8, 22, 240, 226, 14), k, 14))
		c.Part("panel", sheen.Body(c, kit.RoundRect(24, 36, 208, 40, 5), p, 4))
		c.Part("knobs", sheen.Each(5, func(i int) kit.Node {
			x := 76 + 28*float64(i)
			return kit.Of(c.Circle(x, 57, 10.500, p.DDD), c.Circle(x-.4, 56, 9.500, kit.Lin(x-8, 48, x+8, 64, n.LL, n.M, n.D)), c.Line("M0 0V-7", k.DDD, 2.400).Rotate(-60+40*float64(i), 0, 0).Move(x, 56))
		}), c.Circle(44, 56, 8, k.DDD), c.Circle(44, 56, 4, k.LL))
		c.Part("light", c.Circle(216, 56, 7, p.DDD), c.Circle(216, 55.500, 5.500, kit.Rad(214, 54, 8, l.LL, l.M, l.D)))
		in := kit.RoundRect(24, 88, 208, 146, 8)
		c.Part("grill", c.Path(in, k.DDD).Stroke(p.M, 3), c.Form(in, kit.Lin(24, 88, 232, 234, g.LL, g.L, g.M, g.D), c.Circle(128, 162, 66, g.DD).Opacity(.55), c.Circle(128, 162, 34, g.DDD).Opacity(.5), sheen.Each(26, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 80V240", 9*float64(i)+8), g.DD, 1.200).Opacity(.4)
		}), sheen.Each(18, func(i int) kit.Node {
			return c.Line(sheen.D("M20 %gH236", 90+8.500*float64(i)), g.LL, 1.200).Opacity(.5)
		})))
		c.Part("corners", c.Both(128, kit.Of(sheen.Body(c, "M4 36Q4 18 22 18H36L4 50Z", m, 4), sheen.Body(c, "M4 234Q4 252 22 252H36L4 220Z", m, 4))))
		c.Anchor("ground", 128, 251)
	},
}

var guitarPick = kit.Piece{
	Name: "guitar-pick", Cm: 3, Palette: "pick #e5404a red plectrum; mark #ffffff white star", States: "plain -mark",
	Draw: func(c *kit.Canvas) {
		p, m := c.Tones("pick"), c.Tones("mark")
		d := "M128 8C196 8 250 26 246 68C240 130 170 250 128 250C86 250 16 130 10 68C6 26 60 8 128 8Z"
		c.Part("pick", c.Path(d, p.DDD).Move(2, 5), sheen.Body(c, d, p, 24, c.Blur(6, c.Path("M20 60Q120 110 240 50Q200 150 140 250Z", p.DD)).Opacity(.25)), sheen.Glint(c, "M34 66Q40 36 104 28Q116 32 104 38Q62 46 52 84Q40 90 34 66Z", .55))
		c.Part("mark", c.Path("M128 56l18 37 41 6 -30 28 8 41 -37 -20 -37 20 8 -41 -30 -28 41 -6Z", p.DD).Move(2, 3), c.Path("M128 56l18 37 41 6 -30 28 8 41 -37 -20 -37 20 8 -41 -30 -28 41 -6Z", kit.Lin(80, 56, 180, 170, m.LL, m.M, m.D)))
		c.AnchorBox("print", 128, 104, 130, 80, 0)
	},
}

var sheetMusic = kit.Piece{
	Name: "sheet-music", Cm: 30, Palette: "paper #fbf4e2 cream; notes #2f3240 black ink; staff #6a6f80 lines",
	Draw: func(c *kit.Canvas) {
		p, n, s := c.Tones("paper"), c.Tones("notes"), c.Tones("staff")
		c.Part("paper", kit.Of(c.Path(kit.RoundRect(40, 6, 176, 240, 4), p.DDD).Move(2, 3), sheen.Body(c, kit.RoundRect(40, 6, 176, 240, 4), p, 8)).Rotate(8, 128, 128), c.Path("M36 6H216V210L182 250H36Z", p.DDD).Move(2, 4).Opacity(.7), sheen.Body(c, "M36 6H216V210L182 250H36Z", p, 9), c.Form("M216 210L182 250Q188 224 184 212Q198 216 216 210Z", kit.Lin(182, 210, 206, 240, p.D, p.LL, p.M)))
		for row := range 4 {
			y := 34 + 52*float64(row)
			x1 := 206.0
			if row == 3 {
				x1 = 178
			}
			c.Part("staff", sheen.Each(5, func(i int) kit.Node { return c.Line(sheen.D("M48 %gH%g", y+7*float64(i), x1), s.M, 1.500) }), c.Line(sheen.D("M48 %gV%gM128 %gV%g", y, y+28, y, y+28), s.M, 2))
			c.Part("notes", c.Path("M0 24C-8 24 -10 14 -2 9C8 3 10 -6 6 -12C2 -16 -2 -8 0 2L5 30C6 38 -4 40 -6 34", kit.None).Stroke(n.M, 3).Move(60, y+2))
			for i := range 6 {
				x := 78 + 20*float64(i)
				if x > x1-10 {
					continue
				}
				v := y + 7*float64((i*5+row*3)%5)
				if (i+row)%3 == 0 && i < 5 && x+20 < x1-10 {
					w := y + 7*float64(((i+1)*5+row*3)%5)
					c.Part("notes", c.Path(sheen.D("M%g %gL%g %gV%gL%g %gZ", x+4.500, v-24, x+24.500, w-24, w-19, x+4.500, v-19), n.M))
				}
				c.Part("notes", c.Ellipse(x, v, 5.600, 4.200, n.M).Rotate(-20, x, v), c.Line(sheen.D("M%g %gV%g", x+4.500, v-1, v-24), n.M, 2))
			}
		}
	},
}

var musicBox = kit.Piece{
	Name: "music-box", Cm: 18, Palette: "box #c9748a pink wood; lining #8a3f6a purple velvet; trim #e3b84e gold; dress #f9c4d6 ballerina pink; skin #f3c9a5; hair #5a3524; crank #e3b84e <trim", States: "open; plain -dress -skin -hair",
	Draw: func(c *kit.Canvas) {
		b, l, t, d, s, h, k := c.Tones("box"), c.Tones("lining"), c.Tones("trim"), c.Tones("dress"), c.Tones("skin"), c.Tones("hair"), c.Tones("crank")
		c.Part("box", sheen.Body(c, "M30 156L48 28Q50 18 60 18H196Q206 18 208 28L226 156Z", b, 8))
		c.Part("lining", c.Form("M42 152L60 32H196L214 152Z", kit.Lin(46, 30, 210, 130, l.L, l.M, l.DD), sheen.Each(12, func(i int) kit.Node {
			x, y := 62+34*float64(i%5)+17*float64(i/5%2), 50+24*float64(i/5)
			return c.Circle(x, y, 2.600, t.L)
		})))
		c.Part("skin", c.Line("M128 158V128", s.D, 5), c.Path("M122 92C104 84 104 56 126 42M134 92C152 84 152 56 130 42", kit.None).Stroke(s.D, 5.500), c.Rect(124, 66, 8, 12, 3, s.D), c.Ellipse(128, 58, 11, 12.500, kit.Rad(124, 54, 18, s.LL, s.M, s.D)), c.Circle(124, 59, 1.300, h.DDD), c.Circle(132, 59, 1.300, h.DDD))
		c.Part("hair", c.Circle(128, 42, 6.500, h.M), c.Path("M116 58Q116 44 128 44Q140 44 140 58Q134 50 128 51Q121 50 116 58Z", h.M))
		c.Part("dress", sheen.Body(c, "M117 78Q128 84 139 78L136 106H120Z", d, 4), c.Form("M120 104H136Q170 108 178 124Q166 132 156 126Q148 134 138 127Q128 135 118 127Q108 134 100 126Q90 132 78 124Q86 108 120 104Z", kit.Lin(0, 104, 0, 134, d.LL, d.M, d.D)))
		c.Part("trim", c.Ellipse(128, 160, 26, 7, t.DD), c.Ellipse(128, 158, 25, 6, t.L))
		front := "M20 156H236L230 236Q229 246 218 246H38Q27 246 26 236Z"
		c.Part("box", c.Path(front, b.DDD).Move(0, 3), sheen.Body(c, front, b, 13), sheen.Body(c, kit.RoundRect(14, 148, 228, 16, 6), b, 5))
		c.Part("trim", c.Path("M128 178C140 188 150 190 150 202C150 214 138 220 128 228C118 220 106 214 106 202C106 190 116 188 128 178Z", kit.None).Stroke(t.M, 4), c.Path("M26 176Q50 180 46 204M230 176Q206 180 210 204M28 236Q50 234 46 214M228 236Q206 234 210 214", kit.None).Stroke(t.M, 4), sheen.Ball(c, 128, 203, 7, t))
		c.Part("crank", sheen.Tube(c, "M232 200H250V222", 7, k), sheen.Ball(c, 250, 226, 7, k))
		c.Anchor("ground", 128, 248)
	},
}
