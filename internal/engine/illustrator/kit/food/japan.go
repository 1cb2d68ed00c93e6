package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// bentoBox is a lunch box in five compartments, seen from above.
var bentoBox = kit.Piece{
	Name: "bento-box", Cm: 24,
	Palette: "box #2f3038 lacquer; inside #c9392f lining; rice #fbfaf4; salmon #f2895a fish; egg #f7cf52 omelet; broccoli #4f9f45 vegetables; tomatoes #e23f34",
	Draw: func(c *kit.Canvas) {
		b, n, r, s, e, v, t := c.Tones("box"), c.Tones("inside"), c.Tones("rice"), c.Tones("salmon"), c.Tones("egg"), c.Tones("broccoli"), c.Tones("tomatoes")
		c.Part("box", sheen.Body(c, kit.RoundRect(4, 28, 248, 204, 20), b, 9), c.Path(kit.RoundRect(7, 31, 242, 198, 18), kit.None).Stroke(b.LL, 2).Opacity(.5))
		cell := func(x, y, w, h float64) string { return kit.RoundRect(x, y, w, h, 10) }
		for _, at := range [][4]float64{{16, 40, 112, 180}, {136, 40, 104, 84}, {136, 132, 48, 88}, {192, 132, 48, 88}} {
			c.Part("inside", c.Form(cell(at[0], at[1], at[2], at[3]), kit.Lin(at[0], at[1], at[0]+at[2], at[1]+at[3], n.DDD, n.D, n.M)))
		}
		rice := cell(22, 48, 100, 166)
		c.Part("rice", c.Form(rice, kit.Lin(22, 48, 122, 214, r.LL, r.M, r.D), sheen.Each(70, func(i int) kit.Node {
			x, y := 24+c.Rand().Float64()*96, 50+c.Rand().Float64()*162
			return c.Ellipse(x, y, 4.600, 2, r.DD).Rotate(c.Rand().Float64()*180, x, y).Opacity(.45)
		}), sheen.Edge(c, rice, r, 10)), sheen.Each(16, func(i int) kit.Node {
			x, y := 40+c.Rand().Float64()*64, 70+c.Rand().Float64()*120
			return c.Ellipse(x, y, 2.6, 1.500, kit.Hex("#3a3236")).Rotate(c.Rand().Float64()*180, x, y)
		}), sheen.Ball(c, 72, 130, 17, t))
		for i := range 2 {
			y := 52 + 34*float64(i)
			d := sheen.D("M146 %gQ190 %g 232 %gL228 %gQ190 %g 150 %gZ", y+4, y-8, y+4, y+30, y+24, y+32)
			c.Part("salmon", sheen.Body(c, d, s, 5, sheen.Each(5, func(i int) kit.Node {
				return c.Line(sheen.D("M%g %gq10 14 4 34", 156+16*float64(i), y-2), s.LL, 3).Opacity(.8)
			}), c.Path(sheen.D("M150 %gQ190 %g 228 %gV%gQ190 %g 150 %gZ", y+26, y+18, y+24, y+32, y+26, y+34), s.DDD).Opacity(.5)))
		}
		for i := range 3 {
			y := 142 + 25*float64(i)
			c.Part("egg", sheen.Body(c, kit.RoundRect(142, y, 36, 21, 7), e, 4, c.Line(sheen.D("M150 %gq10 -8 18 0q4 6 -6 7q-8 0 -6 -5", y+13), e.DD, 2)))
		}
		for i, at := range [][2]float64{{206, 152}, {226, 158}, {212, 174}} {
			x, y := at[0], at[1]
			c.Part("broccoli", c.Rect(x-3, y+4, 7, 13, 3, v.LL), c.Around(6, x, y, c.Circle(x, y-7, 6, kit.Rad(x-2, y-9, 8, v.L, v.M, v.D))), c.Circle(x, y, 7, kit.Rad(x-2, y-3, 9, v.LL, v.M, v.D)), c.Circle(x-2, y-3, 2, v.LL).Opacity(float64(3-i)/3))
		}
		c.Part("tomatoes", sheen.Ball(c, 206, 204, 12, t), sheen.Ball(c, 228, 200, 11, t), c.Circle(203, 200, 3, kit.White).Opacity(.7), c.Circle(225, 196, 3, kit.White).Opacity(.7))
	},
}

// dango is three dumplings of rice flour on a stick.
var dango = kit.Piece{
	Name: "dango", Cm: 18,
	Palette: "pink #f49ab4; white #fbf6ea; green #a3c96a; stick #d9b070 wood skewer",
	Draw: func(c *kit.Canvas) {
		s := c.Tones("stick")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(24, 128, 128) }
		c.Part("stick", turn(sheen.Tube(c, "M128 4V254", 9, s)))
		for i, slot := range []string{"green", "white", "pink"} {
			t, y := c.Tones(slot), 164-58*float64(i)
			c.Part(slot, turn(sheen.Ball(c, 128, y, 38, t), sheen.Gloss(c, 128, y, 28, 28, 205, 262, 7)))
		}
		c.Part("stick", turn(c.Circle(128, 8, 4, s.L)))
		c.AnchorBox("grip", 96, 226, 0, 0, 24)
	},
}

// sake is a flask with two cups.
var sake = kit.Piece{
	Name: "sake", Cm: 18,
	Palette: "flask #f3f1ea bottle porcelain; waves #3f6fae pattern blue; cups #f3f1ea <flask; sake #e9ecd8 drink",
	Draw: func(c *kit.Canvas) {
		f, w, k, s := c.Tones("flask"), c.Tones("waves"), c.Tones("cups"), c.Tones("sake")
		const d = "M98 12Q112 6 126 12L122 52C128 74 166 96 166 146V226C166 242 142 250 112 250C82 250 58 242 58 226V146C58 96 96 74 102 52Z"
		c.Part("flask", c.Form(d, kit.Lin(58, 0, 166, 0, kit.At(0, f.M), kit.At(.25, f.LL), kit.At(.6, f.D), kit.At(1, f.DDD)), sheen.Each(3, func(row int) kit.Node {
			y := 172 + 26*float64(row)
			return sheen.Each(6, func(i int) kit.Node {
				x := 56 + 22*float64(i) - 11*float64(row%2)
				return kit.Of(c.Path(sheen.D("M%g %gA13 13 0 0 1 %g %gZ", x-2, y+12, x+24, y+12), f.L), c.Line(sheen.D("M%g %gA13 13 0 0 1 %g %gM%g %gA8 8 0 0 1 %g %g", x-2, y+12, x+24, y+12, x+3, y+12, x+19, y+12), w.M, 2.6))
			})
		}), c.Rect(50, 158, 124, 6, 0, w.M), sheen.Edge(c, d, f, 14)), c.Form(kit.Oval(112, 12, 14, 5), kit.Lin(98, 8, 126, 16, f.DDD, f.DD)), c.Ellipse(112, 12, 14, 5, kit.None).Stroke(f.LL, 2.4), c.Line("M102 52Q112 58 122 52", w.M, 4), sheen.Glint(c, "M74 130C76 112 86 100 94 94Q92 108 86 120Q80 140 76 142Q72 140 74 130Z", .8))
		for i, x := range []float64{190, 218} {
			y := []float64{196, 214}[i]
			cup := sheen.D("M%g %gC%g %g %g %g %g %gH%gC%g %g %g %g %g %gZ", x-30, y, x-28, y+26, x-18, y+36, x-12, y+38, x+12, x+18, y+36, x+28, y+26, x+30, y)
			c.Part("cups", sheen.Body(c, cup, k, 7, c.Path(sheen.D("M%g %gQ%g %g %g %gV%gQ%g %g %g %gZ", x-30, y+14, x, y+22, x+30, y+14, y+20, x, y+28, x-30, y+20), w.M)), c.Form(kit.Oval(x, y, 30, 9), kit.Lin(x-30, y-8, x+30, y+8, k.LL, k.M, k.DD)))
			c.Part("sake", c.Form(kit.Oval(x, y+1.500, 25, 6.500), kit.Lin(x-24, y-6, x+24, y+8, s.D, s.M, s.LL)))
		}
		c.Anchor("ground", 138, 252)
	},
}

// yerbaMate is a gourd with a metal straw.
var yerbaMate = kit.Piece{
	Name: "yerba-mate", Cm: 16,
	Palette: "gourd #8a4f2c cup; rim #c9d1d8 metal silver; straw #d5dce2 bombilla metal; mate #7f9a3a tea leaves",
	Draw: func(c *kit.Canvas) {
		g, r, s, m := c.Tones("gourd"), c.Tones("rim"), c.Tones("straw"), c.Tones("mate")
		c.Part("rim", c.Form(kit.Oval(116, 84, 62, 20), kit.Lin(54, 64, 178, 104, r.DD, r.M)))
		c.Part("mate", c.Form("M60 86Q70 62 116 60Q164 62 172 86Q150 100 116 100Q82 100 60 86Z", kit.Lin(60, 60, 172, 100, m.L, m.M, m.DD), sheen.Each(40, func(int) kit.Node {
			x, y := 66+c.Rand().Float64()*100, 64+c.Rand().Float64()*32
			return c.Ellipse(x, y, 4, 1.600, []kit.Color{m.LL, m.DD, m.DDD}[int(x)%3]).Rotate(c.Rand().Float64()*180, x, y).Opacity(.8)
		})))
		c.Part("straw", sheen.Tube(c, "M138 88L196 18C202 10 212 8 226 12", 9, s), sheen.Body(c, "M222 4Q238 4 244 14Q240 22 224 20Z", s, 3), sheen.Ball(c, 172, 47, 8, s))
		const d = "M54 86C30 116 24 150 30 182C38 226 76 250 116 250C156 250 194 226 202 182C208 150 202 116 178 86Q150 106 116 106Q82 106 54 86Z"
		c.Part("gourd", c.Form(d, kit.Lin(26, 0, 206, 0, kit.At(0, g.M), kit.At(.25, g.LL), kit.At(.6, g.M), kit.At(1, g.DDD)), c.Line("M60 190Q116 214 172 190M70 200l8 -22l8 26l8 -22l8 26l8 -22l8 24l8 -24l8 22l8 -26l8 20", g.DDD, 2.4).Opacity(.55), sheen.Edge(c, d, g, 22)), sheen.Glint(c, "M50 134C54 116 62 106 70 104Q66 122 62 140Q58 158 52 154Q48 148 50 134Z", .6))
		c.Part("rim", c.Form("M50 80Q56 104 116 106Q176 104 182 80L182 96Q170 122 116 124Q62 122 50 96Z", sheen.Steel(50, 90, 182, 96, r), c.Line("M64 108q4 4 9 5M160 113q5 -1 9 -5", r.DDD, 2)))
		c.Anchor("ground", 116, 250)
		c.AnchorBox("grip", 116, 180, 0, 0, 0)
	},
}

// beans is a heap of kidney beans.
var beans = kit.Piece{
	Name: "beans", Cm: 8,
	Palette: "beans #9c3a34 kidney; dark #6f2430 <beans",
	Draw: func(c *kit.Canvas) {
		t, k := c.Tones("beans"), c.Tones("dark")
		const bean = "M78 138C66 100 96 76 130 76C166 76 192 100 180 138C174 158 152 160 143 148C136 140 122 140 115 148C106 160 84 158 78 138Z"
		for i, at := range [][3]float64{{96, 152, -24}, {160, 152, 28}, {128, 112, 6}, {52, 208, -34}, {204, 208, 34}, {128, 192, -4}, {90, 226, -14}, {168, 226, 16}, {128, 234, 3}} {
			b := t
			if i%3 == 1 {
				b = k
			}
			one := kit.Of(c.Path(bean, b.DDD).Move(2, 5).Opacity(.35), c.Form(bean, kit.Lin(90, 80, 166, 156, b.LL, b.L, b.M, b.DD), sheen.Edge(c, bean, b, 12)), sheen.Glint(c, "M94 112C98 96 114 88 130 88C136 88 134 95 128 96C114 98 106 104 102 116C99 121 93 120 94 112Z", .7), c.Ellipse(129, 140, 8, 3, b.LL))
			c.Part("beans", one.Scale(.74, .74, 129, 118).Rotate(at[2], 129, 118).Move(at[0]-129, at[1]-118))
		}
		c.Anchor("ground", 128, 252)
	},
}

// greenBeans is a bundle of pods, one of them open.
var greenBeans = kit.Piece{
	Name: "green-beans", Cm: 16,
	Palette: "beans #5fae3f pods green; stems #8fbf5a tips; seeds #b9dd7a peas",
	Draw: func(c *kit.Canvas) {
		b, s, p := c.Tones("beans"), c.Tones("stems"), c.Tones("seeds")
		pod := func(turn, dx, dy float64, open bool) {
			const d = "M12 152C50 104 130 86 226 98C242 100 248 108 240 114C228 124 214 122 200 122C130 120 76 132 28 168C14 176 4 164 12 152Z"
			n := []kit.Node{c.Path(d, b.DDD).Move(2, 5).Opacity(.35), c.Form(d, kit.Lin(0, 96, 0, 166, b.LL, b.M, b.DD), c.Line("M20 158C60 120 130 106 220 112", b.DDD, 2).Opacity(.4), sheen.Each(6, func(i int) kit.Node {
				x := 52 + 27*float64(i)
				return c.Ellipse(x, 146-26*float64(i)/3+float64(i*i)*.9, 12, 8, b.L).Rotate(-20+3*float64(i), x, 130).Opacity(.5)
			}), sheen.Edge(c, d, b, 7)), c.Line("M30 146C70 112 130 98 206 102", b.LL, 2.4).Opacity(.7)}
			if open {
				n = append(n, c.Form("M48 140C90 112 140 104 204 108C170 122 110 124 62 144Z", kit.Lin(0, 104, 0, 144, b.DD, b.L)), sheen.Each(5, func(i int) kit.Node {
					return sheen.Ball(c, 76+26*float64(i), 129-4.6*float64(i)+.2*float64(i*i), 8.500, p)
				}))
			}
			n = append(n, sheen.Tube(c, "M234 106Q246 100 250 88", 5, s))
			c.Part("beans", kit.Of(n...).Rotate(turn, 128, 128).Move(dx, dy))
		}
		pod(-34, 0, -18, false)
		pod(30, 0, -4, false)
		pod(-12, 0, 12, false)
		pod(6, 0, 60, true)
	},
}

// meatOnBone is a thick round of roast meat with the bone through it.
var meatOnBone = kit.Piece{
	Name: "meat-on-bone", Cm: 30,
	Palette: "meat #b5502f roast; cut #e88a72 inside; fat #f6dcc0; bone #f7f0e0",
	Draw: func(c *kit.Canvas) {
		m, k, f, b := c.Tones("meat"), c.Tones("cut"), c.Tones("fat"), c.Tones("bone")
		knob := func(x, y float64) kit.Node {
			return kit.Of(sheen.Ball(c, x-9, y-12, 15, b), sheen.Ball(c, x+9, y+8, 15, b))
		}
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-32, 128, 128) }
		c.Part("bone", turn(knob(18, 128), sheen.Tube(c, "M18 128H240", 22, b), knob(238, 126)))
		const d = "M60 58C92 38 172 38 202 62C222 82 224 176 202 196C172 218 92 218 60 198C40 176 40 82 60 58Z"
		c.Part("meat", turn(c.Form(d, kit.Lin(0, 40, 0, 216, kit.At(0, m.L), kit.At(.3, m.M), kit.At(1, m.DDD)), c.Line("M96 46C86 90 86 166 98 210M134 44C126 90 126 170 136 214", m.DDD, 4).Opacity(.35), sheen.Edge(c, d, m, 20)), sheen.Glint(c, "M70 84C82 66 110 58 146 58C152 60 150 68 142 68C112 68 92 76 82 94C76 100 66 94 70 84Z", .55)))
		c.Part("cut", turn(c.Form(kit.Oval(198, 128, 32, 70), kit.Lin(170, 60, 226, 196, f.LL, f.M, f.D)), c.Form(kit.Oval(199, 128, 25, 60), kit.Lin(176, 70, 222, 190, k.L, k.M, k.D), c.Line("M190 84q14 20 4 42M208 160q6 -14 2 -30M186 150q8 14 4 28", f.L, 4).Opacity(.8))))
		c.Part("bone", turn(c.Form(kit.Oval(202, 128, 10, 15), kit.Lin(194, 114, 210, 142, b.DD, b.D)), sheen.Tube(c, "M204 128H236", 22, b), knob(238, 126)))
		c.AnchorBox("grip", 214, 74, 0, 0, 58)
	},
}
