package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bibimbap = kit.Piece{
	Name: "bibimbap", Cm: 20, Palette: "bowl #3f4450 stone black; rice #f8f4e6 white; carrots #f0803a orange; spinach #4a9a42 green; beef #7a4630 meat brown; sprouts #f1e3a0 yellow; radish #f6f2ee; egg #ffffff; yolk #f9b52e; sauce #d8342a chili",
	Draw: func(c *kit.Canvas) {
		b, r, e, y, s := c.Tones("bowl"), c.Tones("rice"), c.Tones("egg"), c.Tones("yolk"), c.Tones("sauce")
		c.Part("bowl", c.Path("M6 110C10 190 56 240 128 240S246 190 250 110Z", b.DDD).Move(0, 3), c.Form("M6 110C10 190 56 240 128 240S246 190 250 110Z", kit.Lin(6, 110, 240, 240, b.LL, b.M, b.D, b.DDD), c.Line("M24 146Q128 220 232 146", b.L, 3).Opacity(.4)), c.Ellipse(128, 110, 122, 66, kit.Lin(10, 50, 246, 176, b.LL, b.M, b.DD)), c.Ellipse(128, 112, 110, 57, b.DDD))
		in := kit.Oval(128, 113, 108, 55)
		c.Part("rice", c.Form(in, kit.Lin(30, 60, 220, 170, r.LL, r.M, r.D)))
		for i, part := range []string{"carrots", "spinach", "beef", "sprouts", "radish"} {
			t, a := c.Tones(part), 72*float64(i)-90
			c.Part(part, c.Clip(in, kit.Of(sheen.Each(40, func(j int) kit.Node {
				at, far := float64(j*29%62-31), 38+float64(j*37%74)
				bend := float64(j*13%30 - 15)
				d := sheen.D("M%g 113q14 %g 32 %g", 122+far, bend, bend*.4)
				return kit.Of(c.Line(d, t.DDD, 8.500).Opacity(.5), c.Line(d, []kit.Color{t.M, t.L, t.D}[j%3], 6.500), c.Line(d, t.LL, 1.600).Move(-.6, -1.400).Opacity(.7)).Rotate(at, 128, 113)
			})).Rotate(a, 128, 113).Scale(1, .56, 128, 113)))
		}
		c.Part("egg", c.Path("M128 74C156 72 176 90 172 108C170 126 150 136 126 134C100 134 84 122 86 106C88 88 102 76 128 74Z", b.DDD).Move(1, 4).Opacity(.35), c.Form("M128 74C156 72 176 90 172 108C170 126 150 136 126 134C100 134 84 122 86 106C88 88 102 76 128 74Z", kit.Rad(114, 90, 70, e.LL, e.L, e.D)))
		c.Part("yolk", c.Ellipse(130, 103, 25, 17, y.DD), c.Ellipse(129.500, 101.500, 24, 16.500, kit.Rad(122, 94, 32, y.LL, y.L, y.M, y.D)), c.Ellipse(121, 95, 7, 3.500, kit.White).Opacity(.8))
		c.Part("sauce", c.Path("M160 120C172 114 186 124 182 134C176 146 156 144 150 136C146 128 152 124 160 120Z", s.DD), c.Path("M160 119C172 113 185 123 181 132C175 143 157 142 151 135C147 128 152 123 160 119Z", kit.Lin(150, 116, 180, 142, s.LL, s.M, s.D)), c.Line("M158 125Q168 120 174 126", kit.White, 2.400).Opacity(.6))
		c.Anchor("ground", 128, 240)
	},
}

var banhMi = kit.Piece{
	Name: "banh-mi", Cm: 26, Palette: "bread #dd9f4a baguette; crumb #fbeed0; meat #b5613f pork; carrots #f08a3a orange; cucumber #8cc460 green; cilantro #3f9a45 herbs; radish #fbf6f0 white; chili #dc3530 red",
	Draw: func(c *kit.Canvas) {
		b, u, m, k, g, h, r, e := c.Tones("bread"), c.Tones("crumb"), c.Tones("meat"), c.Tones("carrots"), c.Tones("cucumber"), c.Tones("cilantro"), c.Tones("radish"), c.Tones("chili")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-18, 128, 128) }
		low := "M-4 150C-12 190 20 204 60 206H196C236 204 268 190 260 150Z"
		c.Part("bread", turn(c.Path(low, b.DDD).Move(0, 2), sheen.Body(c, low, b, 14)))
		c.Part("crumb", turn(c.Form("M-2 140Q128 126 258 140L260 156Q128 172 -4 156Z", kit.Lin(0, 130, 0, 170, u.LL, u.D))))
		c.Part("meat", turn(sheen.Each(6, func(i int) kit.Node {
			d := sheen.D("M%g 146q22 -14 46 0q4 14 -8 16q-18 6 -32 0q-10 -4 -6 -16Z", 4+38*float64(i))
			return kit.Of(c.Path(d, m.DDD).Move(0, 1.500), sheen.Body(c, d, m, 5))
		})))
		c.Part("cucumber", turn(sheen.Each(6, func(i int) kit.Node {
			x := 26 + 40*float64(i)
			return kit.Of(c.Ellipse(x, 136, 21, 10, g.DDD), c.Ellipse(x, 135, 20, 9, g.M), c.Ellipse(x, 134, 16, 6.500, kit.Lin(x-16, 128, x+16, 142, g.LL, g.L)), c.Ellipse(x, 134, 8, 2.600, g.LL))
		})))
		c.Part("carrots", turn(sheen.Each(26, func(i int) kit.Node {
			x := 4 + 9.600*float64(i)
			t := k
			if i%3 == 1 {
				t = r
			}
			d := sheen.D("M%g %gq8 -9 20 -5", x, 130+float64(i*7%9))
			return kit.Of(c.Line(d, t.DD, 6.500), c.Line(d, t.M, 4.800).Move(-.3, -.6))
		})))
		c.Part("radish", turn(c.Line("M60 124q10 -8 22 -2M150 124q10 -9 24 -1", r.M, 5)))
		c.Part("cilantro", turn(sheen.Each(9, func(i int) kit.Node { return edible.Leaf(c, h, 10+28*float64(i), 124, 24, -70+float64(i*31%70)) })))
		c.Part("chili", turn(sheen.Each(4, func(i int) kit.Node {
			x, y := []float64{42, 108, 168, 226}[i], 120+float64(i%2)*4
			return kit.Of(c.Ellipse(x, y, 8, 5.500, kit.None).Stroke(e.DD, 4), c.Ellipse(x, y-.6, 8, 5.500, kit.None).Stroke(e.L, 2.400))
		})))
		top := "M-6 108C-14 60 24 40 66 36H190C232 40 270 60 262 108C256 122 236 122 222 114C160 104 96 104 34 114C20 122 0 122 -6 108Z"
		c.Part("bread", turn(c.Path(top, b.DDD).Move(0, 2), sheen.Body(c, top, b, 18, sheen.Each(4, func(i int) kit.Node {
			x := 40 + 52*float64(i)
			return kit.Of(c.Path(sheen.D("M%g 84Q%g 52 %g 46Q%g 66 %g 84Z", x, x+18, x+46, x+30, x), u.D), c.Line(sheen.D("M%g 84Q%g 52 %g 46", x, x+18, x+46), b.LL, 3))
		})), sheen.Glint(c, "M20 78Q36 50 80 46Q88 50 78 54Q44 58 28 82Q20 88 20 78Z", .4)))
	},
}

var tagine = kit.Piece{
	Name: "tagine", Cm: 30, Palette: "lid #cf6a35 clay terracotta orange; base #b85528 <lid; pattern #2f7f9f blue; dots #ffe3a8 yellow; knob #cf6a35 <lid",
	Draw: func(c *kit.Canvas) {
		l, b, p, d, k := c.Tones("lid"), c.Tones("base"), c.Tones("pattern"), c.Tones("dots"), c.Tones("knob")
		base := "M6 180H250C248 216 214 240 176 244H80C42 240 8 216 6 180Z"
		c.Part("base", c.Path(base, b.DDD).Move(0, 2), sheen.Body(c, base, b, 16, c.Named("pattern", c.Path("M-4 196H260V214H-4Z", p.M), sheen.Each(12, func(i int) kit.Node {
			return c.Path(sheen.D("M%g 214l11 -18l11 18Z", 22*float64(i)-4), p.LL)
		}))), sheen.Body(c, kit.RoundRect(-2, 170, 260, 20, 9), b, 6))
		lid := "M14 172C30 130 84 108 104 40Q128 28 152 40C172 108 226 130 242 172Q128 190 14 172Z"
		r := c.Rand()
		c.Part("lid", c.Path(lid, l.DDD).Stroke(l.DDD, 1.500), sheen.Body(c, lid, l, 24,
			c.Named("pattern", c.Path("M10 158Q128 180 246 158L250 146Q128 166 6 146Z", p.M), c.Path("M80 96Q128 108 176 96L170 82Q128 92 86 82Z", p.M), sheen.Each(9, func(i int) kit.Node {
				x := 40 + 22*float64(i)
				y := 138 - (x-128)*(x-128)/420*-.35
				return kit.Of(c.Path(sheen.D("M%g %gl9 -15l9 15l-9 11Z", x-9, y-2), p.L), c.Circle(x, y-4, 3, d.L))
			})),
			c.Named("dots", sheen.Each(15, func(i int) kit.Node {
				x := 16 + 16*float64(i)
				return c.Circle(x, 163-(x-128)*(x-128)/1500, 3.200, d.M)
			}), sheen.Each(6, func(i int) kit.Node { return c.Circle(93+14*float64(i), 94-1.200*r.Float64(), 2.600, d.M) }))), sheen.Streak(c, "M108 56Q96 96 66 126", 6, .45))
		c.Part("knob", sheen.Body(c, "M102 44Q98 30 108 26Q100 8 128 4Q156 8 148 26Q158 30 154 44Q128 54 102 44Z", k, 7))
		c.Anchor("ground", 128, 244)
	},
}

var fondue = kit.Piece{
	Name: "fondue", Cm: 30, Palette: "pot #d8392f red caquelon; cheese #fbd35a yellow; stand #4a505e metal black; flame #ffa22e fire; bread #dca052; forks #c1cad4 steel; handles #a5602f wood",
	Draw: func(c *kit.Canvas) {
		p, h, s, f, b, k, w := c.Tones("pot"), c.Tones("cheese"), c.Tones("stand"), c.Tones("flame"), c.Tones("bread"), c.Tones("forks"), c.Tones("handles")
		c.Part("stand", c.Line("M72 168L52 248M184 168L204 248M62 214H194", s.DDD, 9), c.Line("M71 168L51 247M183 168L203 247M62 213H194", s.M, 5.500))
		c.Part("stand", sheen.Body(c, "M96 216H160Q166 240 150 246H106Q90 240 96 216Z", s, 6))
		c.Part("flame", c.Path("M128 178C140 190 148 200 142 212Q136 220 128 220Q120 220 114 212C108 200 120 194 128 178Z", kit.Lin(0, 178, 0, 220, f.M, f.L)), c.Path("M128 196C134 202 136 208 132 214Q128 217 124 214C120 208 124 204 128 196Z", f.LL))
		c.On(kit.Back)
		c.Part("pot", c.Form(kit.Oval(128, 86, 104, 26), kit.Lin(30, 60, 230, 112, p.DDD, p.D)))
		c.On(kit.Body)
		c.Part("cheese", c.Form(kit.Oval(128, 90, 96, 22), kit.Lin(40, 70, 220, 112, h.LL, h.L, h.M, h.D), c.Ellipse(100, 86, 20, 5, kit.White).Opacity(.4)))
		fork := func(x0, y0, x1, y1 float64) kit.Node {
			dx, dy := x1-x0, y1-y0
			return kit.Of(c.Named("forks", c.Line(sheen.D("M%g %gL%g %g", x0, y0, x1, y1), k.DD, 5), c.Line(sheen.D("M%g %gL%g %g", x0, y0, x1, y1), k.LL, 2.600)),
				c.Named("handles", sheen.Tube(c, sheen.D("M%g %gL%g %g", x0+dx*.55, y0+dy*.55, x1, y1), 10, w)))
		}
		c.Add(fork(76, 84, 6, 6), fork(170, 82, 236, -8))
		c.Part("bread", kit.Of(sheen.Body(c, "M154 60L188 54L196 84L162 92Z", b, 6), c.Path("M158 76Q176 84 196 72L197 86Q178 100 161 92Z", h.M), c.Circle(168, 66, 2, b.D), c.Circle(180, 64, 2.400, b.D)))
		c.On(kit.Fore)
		d := "M24 86A104 26 0 0 0 232 86C234 140 206 178 160 182H96C50 178 22 140 24 86Z"
		c.Part("pot", c.Path(d, p.DDD).Move(0, 2), sheen.Body(c, d, p, 20), sheen.Body(c, "M228 96Q262 92 264 106Q264 122 226 128Z", p, 6), c.Line("M24 86A104 26 0 0 0 232 86", p.LL, 4))
		c.Part("cheese", c.Form("M52 104C54 132 56 146 62 146C70 146 66 124 70 112C74 124 74 132 80 132C86 130 82 118 84 114Q66 110 52 104Z", kit.Lin(50, 104, 84, 146, h.LL, h.M, h.D)))
		c.On(kit.Body)
		c.Anchor("ground", 128, 250)
	},
}

var padThai = kit.Piece{
	Name: "pad-thai", Cm: 28, Palette: "noodles #e8a652 brown; plate #f3f0ea white; shrimp #f58a63 prawns orange; sprouts #fbf3dc white; scallion #5fae45 green; peanuts #d9b27a; lime #9ccb3f; chili #dc3530 red",
	Draw: func(c *kit.Canvas) {
		n, p, s, u, g, t, l, e := c.Tones("noodles"), c.Tones("plate"), c.Tones("shrimp"), c.Tones("sprouts"), c.Tones("scallion"), c.Tones("peanuts"), c.Tones("lime"), c.Tones("chili")
		c.Part("plate", edible.Plate(c, 128, 158, 126, 74, p))
		heap := "M36 162C38 128 78 84 128 82C178 84 218 128 222 160C214 198 44 200 36 162Z"
		r := c.Rand()
		c.Part("noodles", c.Path(heap, n.DDD).Move(0, 3), c.Form(heap, n.DD, sheen.Each(46, func(i int) kit.Node {
			x, y, k := 40+176*r.Float64(), 92+100*r.Float64(), 26+26*r.Float64()
			d := sheen.D("M%.0f %.0fq%.0f %.0f %.0f 0t%.0f %.0f", x-k, y, k*.5, -22+30*r.Float64(), k, k*.9, 8*r.Float64())
			return kit.Of(c.Line(d, n.DDD, 8.500), c.Line(d, []kit.Color{n.M, n.L, n.D}[i%3], 6.500), c.Line(d, n.LL, 1.800).Move(-.5, -1.600).Opacity(.7))
		})))
		c.Part("sprouts", sheen.Each(9, func(i int) kit.Node {
			x, y := 58+16*float64(i), 142-float64(i*19%44)
			d := sheen.D("M%g %gq12 -16 26 -6", x, y)
			return kit.Of(c.Line(d, u.DD, 6), c.Line(d, u.L, 4.200), c.Circle(x, y, 4, u.D))
		}))
		c.Part("scallion", sheen.Each(8, func(i int) kit.Node {
			x, y := 66+17*float64(i), 120+float64(i*31%50)
			return c.Line(sheen.D("M%g %gl%g -8", x, y, float64(i%3*8)+8), g.M, 5)
		}))
		for i := range 3 {
			x, y, a := []float64{84, 132, 174}[i], []float64{116, 98, 124}[i], []float64{-20, 10, 40}[i]
			d := "M-30 10C-32 -18 -8 -28 14 -22C32 -16 38 4 28 18Q22 24 14 18C20 8 16 -4 4 -6C-8 -6 -14 4 -14 14Q-22 22 -30 10Z"
			c.Part("shrimp", kit.Of(c.Path(d, n.DDD).Move(1, 4).Opacity(.5), c.Form(d, kit.Lin(-28, -22, 26, 22, s.LL, s.L, s.M, s.DD), c.Line("M-22 -8L-10 2M-10 -20L-4 -6M8 -24L6 -8M24 -12L14 -2", s.DD, 2.600).Opacity(.6)), c.Path("M14 18L34 28L30 12Z", s.M)).Rotate(a, 0, 0).Move(x, y))
		}
		c.Part("peanuts", sheen.Each(12, func(i int) kit.Node {
			x, y := 60+float64(i*53%136), 128+float64(i*29%50)
			return kit.Of(c.Ellipse(x, y+1, 4.600, 3.400, t.DD), c.Ellipse(x, y, 4.200, 3, t.LL))
		}))
		c.Part("chili", sheen.Each(4, func(i int) kit.Node {
			return c.Ellipse([]float64{108, 150, 66, 196}[i], []float64{140, 150, 154, 152}[i], 6, 4, kit.None).Stroke(e.M, 3)
		}))
		c.Part("lime", c.Path("M192 196A34 34 0 0 1 250 168L222 206Q206 214 192 196Z", l.DD).Move(0, 2), c.Form("M192 196A34 34 0 0 1 250 168L222 206Q206 214 192 196Z", l.M), c.Form("M198 193A28 28 0 0 1 243 171L220 200Q208 206 198 193Z", kit.Lin(198, 170, 240, 206, l.LL, l.L), c.Line("M222 198L206 178M222 198L222 168M222 198L238 172", kit.White, 2).Opacity(.8)))
		c.Anchor("ground", 128, 226)
	},
}

var satay = kit.Piece{
	Name: "satay", Cm: 30, Palette: "meat #c67a38 chicken brown; sticks #e3c48e bamboo skewers; sauce #a5602a peanut; bowl #f3efe6 white dish; leaf #4f9a48 banana green; peanuts #edcf94",
	Draw: func(c *kit.Canvas) {
		m, s, u, b, l, n := c.Tones("meat"), c.Tones("sticks"), c.Tones("sauce"), c.Tones("bowl"), c.Tones("leaf"), c.Tones("peanuts")
		lf := "M2 150C30 70 150 30 252 60C246 150 170 236 40 230C14 220 -4 190 2 150Z"
		c.Part("leaf", c.Path(lf, l.DDD).Move(0, 2), sheen.Body(c, lf, l, 12, c.Line("M8 200Q120 150 250 62", l.LL, 4).Opacity(.7), sheen.Each(11, func(i int) kit.Node {
			x := 20 + 20*float64(i)
			return c.Line(sheen.D("M%g %gq-4 -40 20 -80M%g %gq30 20 60 10", x, 196-10*float64(i), x, 196-10*float64(i)), l.DD, 1.600).Opacity(.4)
		})))
		for i := range 3 {
			y := 70 + 38*float64(i)
			turn := func(nn ...kit.Node) kit.Node { return kit.Of(nn...).Rotate(-14, 128, 128) }
			c.Part("sticks", turn(c.Line(sheen.D("M-8 %gH262", y), s.DDD, 6.500), c.Line(sheen.D("M-8 %gH262", y-.6), s.M, 4.600)))
			c.Part("meat", turn(sheen.Each(4, func(j int) kit.Node {
				x := 20 + 44*float64(j) + 8*float64(i%2)
				d := sheen.D("M%g %gq8 -18 26 -16q22 -4 24 12q4 20 -14 22q-24 6 -34 -2q-10 -8 -2 -16Z", x, y)
				return kit.Of(c.Path(d, m.DDD).Move(0, 2), sheen.Body(c, d, m, 7, c.Line(sheen.D("M%g %gl-8 36M%g %gl-8 38", x+18, y-20, x+36, y-20), m.DDD, 5).Opacity(.55)))
			})))
		}
		c.Part("bowl", c.Ellipse(196, 204, 54, 26, b.DDD).Move(0, 16), sheen.Body(c, "M142 196C144 226 166 240 196 240S248 226 250 196Z", b, 8), c.Ellipse(196, 196, 54, 25, kit.Lin(146, 176, 246, 216, b.LL, b.M, b.D)))
		c.Part("sauce", c.Ellipse(196, 197, 46, 20, u.DD), c.Ellipse(196, 198, 45, 19, kit.Lin(156, 182, 236, 214, u.LL, u.L, u.M, u.D)), c.Line("M168 198Q188 186 214 194", u.LL, 3).Opacity(.7))
		c.Part("peanuts", sheen.Each(5, func(i int) kit.Node {
			return c.Ellipse(182+8*float64(i), 196+float64(i*7%9), 4.500, 3.200, n.M).Rotate(float64(i*40), 182+8*float64(i), 196)
		}))
		c.Anchor("ground", 128, 240)
	},
}

var poutine = kit.Piece{
	Name: "poutine", Cm: 20, Palette: "fries #f5bd48 yellow; tray #d8392f red basket; gravy #8a4f28 brown sauce; curds #fff6dc white cheese; chives #5fae45 green",
	Draw: func(c *kit.Canvas) {
		f, t, g, k, h := c.Tones("fries"), c.Tones("tray"), c.Tones("gravy"), c.Tones("curds"), c.Tones("chives")
		r := c.Rand()
		c.Part("fries", sheen.Each(30, func(i int) kit.Node {
			x, y, a := 30+float64(i*37%196), 128-46*r.Float64()-float64(i%3)*12, -70+140*r.Float64()
			d := kit.RoundRect(x-8, y-36, 16, 74, 3)
			return kit.Of(c.Path(d, f.DDD).Move(1, 1.500), c.Form(d, kit.Lin(x-8, 0, x+8, 0, f.LL, f.L, f.M, f.D))).Rotate(a, x, y)
		}))
		pour := "M56 92C70 58 110 44 140 50C180 54 206 76 208 104C212 126 202 142 196 128C192 112 184 118 182 138C180 152 168 152 168 134C166 118 156 118 152 130C150 144 138 146 136 128C132 114 118 120 116 138C112 154 100 150 102 132C100 116 84 120 80 134C74 146 62 138 64 124C64 112 52 108 56 92Z"
		c.Part("gravy", c.Path(pour, g.DDD).Move(0, 2.500), sheen.Body(c, pour, g, 10), sheen.Glint(c, "M84 78Q104 60 134 60Q142 64 132 68Q108 70 92 84Q84 88 84 78Z", .55))
		c.Part("curds", sheen.Each(8, func(i int) kit.Node {
			x, y := []float64{84, 120, 156, 186, 104, 142, 172, 66}[i], []float64{88, 72, 76, 98, 106, 102, 118, 108}[i]
			d := sheen.D("M%g %gq2 -16 18 -14q18 0 16 16q-2 14 -18 12q-18 0 -16 -14Z", x-17, y)
			return kit.Of(c.Path(d, k.DDD).Move(0, 1.500), sheen.Body(c, d, k, 6))
		}))
		c.Part("chives", sheen.Each(14, func(i int) kit.Node {
			x, y := 70+float64(i*41%126), 66+float64(i*23%62)
			return c.Line(sheen.D("M%g %gl6 -3", x, y), h.M, 4)
		}))
		d := "M8 128Q128 158 248 128L222 232Q220 242 210 242H46Q36 242 34 232Z"
		c.On(kit.Fore)
		c.Part("tray", c.Path(d, t.DDD).Move(0, 2), sheen.Body(c, d, t, 14, sheen.Each(8, func(i int) kit.Node {
			return c.Path(sheen.D("M%g 110h15l-4 150h-14Z", 6+32*float64(i)), kit.White).Opacity(.85)
		})), c.Line("M8 128Q128 158 248 128", t.LL, 4))
		c.On(kit.Body)
		c.Anchor("ground", 128, 242)
	},
}

var arepa = kit.Piece{
	Name: "arepa", Cm: 13, Palette: "bread #f2cf7c corn yellow; filling #b5623a beef meat; cheese #fff1c4 white; avocado #9cc65a green; tomato #e2473a red",
	Draw: func(c *kit.Canvas) {
		b, f, k, a, t := c.Tones("bread"), c.Tones("filling"), c.Tones("cheese"), c.Tones("avocado"), c.Tones("tomato")
		low := "M10 166C6 204 56 216 128 216S250 204 246 166Z"
		c.Part("bread", c.Path(low, b.DDD).Move(0, 2), sheen.Body(c, low, b, 16))
		c.Part("filling", sheen.Each(16, func(i int) kit.Node {
			x := 8 + 15.500*float64(i)
			d := sheen.D("M%g %gq6 -14 20 -8q10 6 6 18q-8 12 -22 6Z", x-6, 160+float64(i*13%14))
			return kit.Of(c.Path(d, f.DDD).Move(0, 1.500), sheen.Body(c, d, f, 4))
		}))
		c.Part("avocado", sheen.Each(5, func(i int) kit.Node {
			x := 34 + 46*float64(i)
			d := sheen.D("M%g 158q22 -24 46 -2q-6 16 -24 16q-18 0 -22 -14Z", x-22)
			return kit.Of(c.Path(d, a.DDD), c.Form(d, kit.Lin(0, 144, 0, 174, a.LL, a.L, a.D)))
		}))
		c.Part("tomato", sheen.Each(3, func(i int) kit.Node {
			x := 56 + 72*float64(i)
			return kit.Of(c.Ellipse(x, 150, 26, 10, t.DD), c.Ellipse(x, 149, 24, 8, t.L))
		}))
		c.Part("cheese", c.Form("M12 140Q128 120 244 140L238 158Q226 176 218 158Q206 148 196 166Q184 182 174 158Q150 150 136 162Q124 178 112 158Q88 150 76 164Q62 180 54 158Q34 148 24 158Z", kit.Lin(0, 130, 0, 180, k.LL, k.L, k.D)))
		top := "M4 124C2 84 60 64 128 64S254 84 252 124C250 148 210 144 128 144S6 148 4 124Z"
		c.Part("bread", c.Path(top, b.DDD).Move(0, 2), sheen.Body(c, top, b, 22, c.Blur(2.500, sheen.Each(6, func(i int) kit.Node {
			return c.Ellipse([]float64{70, 112, 156, 196, 132, 92}[i], []float64{92, 82, 92, 104, 108, 112}[i], 20, 8, kit.Hex("#8a5522")).Rotate(float64(i*9-20), 128, 96)
		})).Opacity(.55)), sheen.Glint(c, "M26 108Q40 84 84 76Q92 79 84 83Q52 92 38 112Q28 118 26 108Z", .5))
		c.Anchor("ground", 128, 216)
	},
}
