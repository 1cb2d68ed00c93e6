package sweets

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var toast = kit.Piece{
	Name: "toast", Cm: 12,
	Palette: "bread #f2cf8f crumb; crust #b9712f; butter #ffe06a",
	Draw: func(c *kit.Canvas) {
		b, k, u := c.Tones("bread"), c.Tones("crust"), c.Tones("butter")
		d, in := edible.BreadSlice(128, 126, 196, 232, 0), edible.BreadSlice(126, 124, 196, 232, 13)
		c.Part("crust", c.Form(edible.BreadSlice(132, 132, 196, 232, 0), kit.Lin(30, 20, 230, 250, k.D, k.DD, k.DDD)), sheen.Body(c, d, k, 13))
		c.Part("bread", c.Form(in, kit.Rad(100, 96, 150, b.LL, b.L, b.M, b.D), c.Blur(8, c.Path(in, kit.None).Stroke(k.L, 22)).Opacity(.7), edible.Scatter(c, 40, 24, 216, 232, 90, 11, edible.Everywhere, func(i int, x, y float64) kit.Node {
			r := 1.4 + float64(i%4)
			return kit.Of(c.Ellipse(x, y, r, r*.7, b.DD).Opacity(.5), c.Ellipse(x+.5, y+r*.5, r*.8, r*.3, b.LL).Opacity(.8))
		}), c.Blur(5, c.Ellipse(80, 176, 22, 14, k.M), c.Ellipse(176, 78, 20, 14, k.M), c.Ellipse(178, 190, 22, 12, k.M)).Opacity(.5)))
		c.Part("butter", c.Form(edible.Wavy(128, 122, 60, 46, 40, func(t float64) float64 { return .9 + .09*math.Sin(t*6*math.Pi+1) + .04*math.Sin(t*10*math.Pi) }), kit.Lin(80, 80, 176, 170, u.LL.Alpha(.9), u.M.Alpha(.9), u.D.Alpha(.8))), c.Blur(3, c.Path("M96 128L148 138L172 112V120L150 146L98 134Z", k.DD)).Opacity(.35), c.Form("M94 108L146 118L168 96L168 112L146 136L94 126Z", kit.Lin(94, 96, 168, 136, u.M, u.D, u.DD)), c.Path("M94 108L118 88L168 96L146 118Z", kit.Lin(94, 88, 168, 118, u.LL, u.L, u.M)), c.Path("M94 108L146 118V136L94 126Z", kit.Lin(94, 108, 146, 136, u.L, u.M)))
		c.Anchor("ground", 128, 246)
		c.AnchorBox("surface", 128, 60, 120, 0, 0)
		c.AnchorBox("print", 128, 128, 120, 120, 0)
	},
}

var muffin = kit.Piece{
	Name: "muffin", Cm: 9,
	Palette: "muffin #d9964a cake top; wrapper #f4e3c4 paper cup; berries #4a55b5 blueberries",
	Draw: func(c *kit.Canvas) {
		m, w, b := c.Tones("muffin"), c.Tones("wrapper"), c.Tones("berries")
		const cup = "M48 132H208L186 240Q184 250 174 250H82Q72 250 70 240Z"
		c.Part("wrapper", c.Form(cup, kit.Lin(48, 0, 208, 0, w.L, w.M, w.DD), sheen.Each(13, func(i int) kit.Node {
			x := 50 + 13*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 130L%g 252", x, 128+(x-128)*.74), w.DDD, 2.4).Opacity(.5), c.Path(sheen.D("M%g 130L%g 252H%gL%g 130Z", x+1.5, 128+(x-128)*.74+1.5, 128+(x-128)*.74+5, x+7), w.LL).Opacity(.7))
		}), edible.Shade(c, cup, w, 18)))
		const d = "M30 140C14 124 20 98 42 92C44 54 84 28 128 28C172 28 212 54 214 92C236 98 242 124 226 140C214 158 194 150 182 148C166 164 146 160 128 152C110 160 90 164 74 148C62 150 42 158 30 140Z"
		c.Part("muffin", c.Clip(cup, c.Blur(5, c.Path(d, w.DDD).Move(0, 9)).Opacity(.5)), c.Form(d, kit.Rad(92, 60, 160, m.LL, m.L, m.M, m.DD), edible.Scatter(c, 30, 40, 226, 150, 70, 9, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return kit.Of(c.Circle(x, y, 1.4+float64(i%3), m.DD).Opacity(.4), c.Circle(x-.8, y+1.2, 1.3, m.LL).Opacity(.6))
		}), c.Line("M80 74Q96 60 112 70M150 58Q168 62 176 76M110 116Q128 108 146 118", m.DD, 3).Opacity(.5), edible.Shade(c, d, m, 26)))
		for _, v := range [][3]float64{{86, 80, 15}, {140, 54, 14}, {176, 94, 16}, {124, 104, 14}, {64, 120, 12}, {206, 122, 11}, {158, 134, 11}, {106, 50, 10}} {
			c.Part("berries", c.Blur(2, c.Circle(v[0]+1, v[1]+3, v[2]*1.1, m.DDD)).Opacity(.5), edible.Ball(c, v[0], v[1], v[2], b), c.Around(5, v[0]+v[2]*.2, v[1]-v[2]*.2, c.Ellipse(v[0]+v[2]*.2, v[1]-v[2]*.5, v[2]*.12, v[2]*.2, b.DDD)))
		}
		c.Anchor("ground", 128, 250)
		c.AnchorBox("surface", 128, 30, 80, 0, 0)
	},
}

var bagel = kit.Piece{
	Name: "bagel", Cm: 11,
	Palette: "bagel #cf8a3e bread; seeds #fff0c8 sesame; cream #fbf6ea cream_cheese filling",
	Draw: func(c *kit.Canvas) {
		b, s, k := c.Tones("bagel"), c.Tones("seeds"), c.Tones("cream")
		c.Part("bagel", sheen.Body(c, "M10 170C10 150 246 150 246 170V186C246 226 192 244 128 244C64 244 10 226 10 186Z", b, 22))
		c.Part("cream", sheen.Body(c, "M6 160C6 146 250 146 250 160C252 178 240 184 228 180C220 194 204 190 196 184C184 200 164 196 156 186C144 202 118 200 110 188C98 202 76 198 70 184C60 194 40 194 34 182C20 186 4 178 6 160Z", k, 12))
		outer := kit.Oval(128, 104, 122, 84)
		c.Part("bagel", c.Form(outer+edible.RingOval(128, 96, 34, 17), kit.Rad(92, 62, 170, b.LL, b.L, b.M, b.DD), c.Blur(7, c.Ellipse(128, 102, 44, 26, b.DDD)).Opacity(.55), c.Ellipse(128, 94, 40, 22, kit.None).Stroke(b.LL, 4).Opacity(.6), edible.Shade(c, outer, b, 26)).EvenOdd(), c.Clip(kit.Oval(128, 96, 34, 17), c.Rect(90, 70, 80, 60, 0, b.DDD), c.Ellipse(128, 116, 36, 14, b.D)))
		c.Part("seeds", edible.Scatter(c, 14, 30, 242, 170, 46, 14, func(x, y float64) bool {
			return edible.InOval(x, y, 128, 98, 106, 66) && !edible.InOval(x, y, 128, 96, 50, 30)
		}, func(i int, x, y float64) kit.Node { return edible.Sesame(c, x, y, c.Rand().Float64()*180) }), c.Ellipse(60, 80, 1, 1, s.M))
		c.Part("bagel", c.Path("M42 88C52 58 84 40 116 36C124 36 124 44 116 45C90 50 66 66 56 92C52 100 38 98 42 88Z", kit.White).Opacity(.4).Shade())
		c.Anchor("ground", 128, 244)
	},
}

var cakeSlice = kit.Piece{
	Name: "cake-slice", Cm: 13,
	Palette: "frosting #f58fb4 icing; cake #f3cf86 sponge; filling #e2445a jam; strawberry #e2332f berry; plate #f0f2f4",
	Draw: func(c *kit.Canvas) {
		f, k, j, s, p := c.Tones("frosting"), c.Tones("cake"), c.Tones("filling"), c.Tones("strawberry"), c.Tones("plate")
		c.Part("plate", c.Form(kit.Oval(128, 218, 124, 34), kit.Lin(10, 190, 246, 252, p.LL, p.M, p.DD)), c.Form(kit.Oval(128, 214, 118, 28), kit.Lin(20, 190, 236, 240, p.LL, p.L, p.D)), c.Ellipse(128, 215, 84, 17, kit.None).Stroke(p.DD, 2).Opacity(.5))
		const side = "M26 106L206 128V226Q110 222 26 194Z"
		c.Part("cake", c.Blur(5, c.Ellipse(136, 222, 96, 14, p.DDD)).Opacity(.5))
		c.Part("frosting", c.Form("M206 128C226 116 240 100 236 84V184C238 204 222 218 206 226Z", kit.Lin(206, 90, 240, 220, f.M, f.D, f.DD), c.Line("M222 104V216M214 112V222M230 94V208", f.DDD, 2).Opacity(.3)))
		c.Part("cake", c.Form(side, kit.Lin(26, 110, 206, 226, k.L, k.M, k.D), edible.Scatter(c, 26, 104, 206, 226, 110, 7, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return c.Ellipse(x, y, 1+float64(i%3)*.7, 1, k.DD).Opacity(.45)
		})))
		c.Part("filling", c.Clip(side, c.Path("M20 146L210 172V186L20 158Z", kit.Lin(0, 146, 0, 186, j.L, j.M, j.D)), c.Path("M20 142L210 168V173L20 147Z", kit.Hex("#fff6ea"))))
		c.Part("frosting", c.Clip(side, c.Path("M20 100L210 122V142L20 118Z", kit.Lin(0, 100, 0, 142, f.LL, f.M))), c.Form("M20 100C60 62 150 40 226 64C246 70 244 96 222 112Q214 120 206 130Q110 124 26 108Q16 106 20 100Z", kit.Lin(40, 50, 200, 130, f.LL, f.L, f.M, f.D)), c.Form("M206 130Q220 118 228 106C230 124 226 140 220 138Q214 130 210 148Q204 160 200 146Q196 134 188 146Q180 158 176 142Q172 132 164 140Q154 152 150 138Q146 128 138 134Q130 142 126 132Q100 128 26 108Q120 122 206 130Z", kit.Lin(0, 108, 0, 156, f.L, f.D)))
		c.Part("frosting", sheen.Each(3, func(i int) kit.Node { return dollop(c, []float64{196, 142, 84}[i], []float64{78, 72, 88}[i], 44, f) }))
		c.Part("strawberry", c.Form("M142 62C120 54 106 36 118 22C128 14 156 14 166 22C178 36 164 54 142 62Z", kit.Rad(132, 28, 44, s.LL, s.M, s.D, s.DD), sheen.Each(7, func(i int) kit.Node {
			return c.Ellipse([]float64{126, 140, 154, 132, 148, 141, 160}[i], []float64{28, 26, 28, 39, 40, 50, 36}[i], 1.6, 2.4, kit.Hex("#ffe08a"))
		})), edible.Leaf(c, kit.TonesOf(kit.Hex("#58a83a")), 142, 20, 24, -160), edible.Leaf(c, kit.TonesOf(kit.Hex("#58a83a")), 142, 20, 24, -20), edible.Leaf(c, kit.TonesOf(kit.Hex("#58a83a")), 142, 20, 20, -90))
		c.Anchor("ground", 128, 250)
	},
}

var churro = kit.Piece{
	Name: "churro", Cm: 20,
	Palette: "churros #d18a3c dough; sugar #fff1d6; sauce #5b3422 chocolate; cup #e8463c",
	Draw: func(c *kit.Canvas) {
		d, s, k, u := c.Tones("churros"), c.Tones("sugar"), c.Tones("sauce"), c.Tones("cup")
		stick := func(x, y, a float64) kit.Node {
			o := kit.RoundRect(-17, -150, 34, 190, 14)
			return kit.Of(c.Form(o, sheen.Round(-17, 0, 17, 0, d), c.Line("M-9 -150V40M0 -150V40M9 -150V40", d.DDD, 3).Opacity(.5), c.Line("M-12 -150V40M-4 -150V40M5 -150V40", d.LL, 2.4).Opacity(.7), edible.Scatter(c, -16, -150, 16, 40, 40, 7, edible.Everywhere, func(_ int, x, y float64) kit.Node { return c.Rect(x, y, 2.6, 2.6, .6, s.M).Opacity(.9) }), edible.Shade(c, o, d, 10))).Rotate(a, 0, 0).Move(x, y)
		}
		c.On(kit.Back)
		c.Part("churros", stick(86, 170, -16), stick(166, 170, 18), stick(126, 164, 2))
		c.On(kit.Fore)
		const cup = "M44 128L212 128L190 240Q188 250 176 250H80Q68 250 66 240Z"
		c.Part("cup", c.Form(cup, kit.Lin(44, 0, 212, 0, u.L, u.M, u.DD), sheen.Each(5, func(i int) kit.Node {
			x := 54 + 36*float64(i)
			return c.Path(sheen.D("M%g 126H%gL%g 252H%gZ", x, x+17, 128+(x+17-128)*.74, 128+(x-128)*.74), kit.Hex("#fff6e6"))
		}), edible.Shade(c, cup, u, 22)), c.Path("M40 128Q62 112 84 128T128 128T172 128T216 128L212 140H44Z", kit.Lin(0, 118, 0, 142, u.L, u.D)))
		c.Part("sauce", c.Form(kit.Oval(196, 226, 56, 16), kit.Lin(140, 0, 252, 0, kit.White, kit.Hex("#d7dde3"))), c.Form("M142 222C146 252 160 254 196 254C232 254 246 252 250 222A54 14 0 0 1 142 222Z", kit.Lin(142, 0, 250, 0, kit.White, kit.Hex("#e6eaee"), kit.Hex("#b2bcc6"))), c.Form(kit.Oval(196, 222, 48, 11), kit.Lin(150, 212, 240, 234, k.LL, k.M, k.DD)), c.Path("M168 220Q186 212 204 216Q188 218 174 226Z", kit.White).Opacity(.6).Shade())
		c.Anchor("ground", 128, 252)
	},
}
