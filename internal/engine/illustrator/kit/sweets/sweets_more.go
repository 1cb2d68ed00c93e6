package sweets

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	p "pellucid/internal/engine/illustrator/kit/plump"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var candyApple = kit.Piece{
	Name: "candy-apple", Cm: 16,
	Palette: "candy #d8161f apple red coating; stick #e3c08c; nuts #f3dfb4 sprinkles",
	Draw: func(c *kit.Canvas) {
		k, s, n := c.Tones("candy"), c.Tones("stick"), c.Tones("nuts")
		c.Part("stick", c.Form(kit.RoundRect(120, 2, 16, 110, 6), sheen.Round(120, 0, 136, 0, s)))
		d := "M128 84C158 62 226 68 234 136C240 198 190 246 160 246C146 246 140 240 128 240C116 240 110 246 96 246C66 246 16 198 22 136C30 68 98 62 128 84Z"
		c.Part("candy", sheen.Body(c, d, k, 34, c.Blur(10, c.Ellipse(128, 84, 44, 12, k.DDD)).Opacity(.6), c.Blur(14, c.Ellipse(84, 130, 34, 42, k.LL)).Opacity(.55)))
		c.Part("nuts", c.Clip(d, sheen.Each(64, func(i int) kit.Node {
			r := c.Rand()
			x, y := 24+208*r.Float64(), 196+52*r.Float64()
			return c.Rect(x, y, 9, 6, 2.4, kit.Lin(x, y, x+8, y+6, n.L, n.M, n.D)).Rotate(float64(i)*41, x, y)
		})))
		c.Part("candy", sheen.Glint(c, "M48 146Q48 98 86 88Q102 88 92 100Q70 110 68 148Q58 166 48 146Z", .85), c.Ellipse(58, 178, 7, 10, kit.White).Opacity(.7).Shade(), sheen.Streak(c, "M178 92Q206 104 212 134", 5, .45))
		c.Anchor("ground", 128, 246)
		c.AnchorBox("grip", 128, 24, 0, 0, 0)
	},
}

var smore = kit.Piece{
	Name: "smore", Cm: 7,
	Palette: "cracker #d9994a graham; marshmallow #fffaf0; chocolate #5a2f1b",
	Draw: func(c *kit.Canvas) {
		k, m, h := c.Tones("cracker"), c.Tones("marshmallow"), c.Tones("chocolate")
		slab := func(y float64) kit.Node {
			d := kit.RoundRect(16, y, 224, 44, 12)
			return sheen.Body(c, d, k, 12, c.Line(sheen.D("M128 %gv44", y), k.DD, 3).Opacity(.5), sheen.Each(8, func(i int) kit.Node { return c.Circle(36+float64(i)*26, y+24, 3.4, k.DD).Opacity(.6) }))
		}
		c.Part("cracker", slab(198))
		d := "M26 176H230V200C230 222 214 226 212 206C210 200 200 202 200 212C198 232 180 230 180 210C170 202 150 204 148 208C146 216 136 214 134 206H92C90 226 72 230 70 208C60 204 56 204 54 210C50 220 28 214 26 198Z"
		c.Part("chocolate", sheen.Body(c, d, h, 10), sheen.Streak(c, "M36 186H120", 4, .5))
		w := "M18 146C10 110 40 96 70 100H186C222 96 246 112 238 150C236 166 228 178 218 178C208 180 206 200 194 198C182 196 186 178 172 180C158 182 160 192 148 190C136 188 138 180 122 180C108 180 110 206 94 206C80 206 84 180 70 180C52 182 24 176 18 146Z"
		c.Part("marshmallow", sheen.Body(c, w, m, 24, c.Blur(10, c.Ellipse(160, 120, 40, 12, kit.Hex("#e2b06a"))).Opacity(.7)), sheen.Streak(c, "M34 138Q38 120 56 116", 6, .9))
		c.Part("cracker", slab(66))
		c.Anchor("ground", 128, 242)
	},
}

var gumballMachine = kit.Piece{
	Name: "gumball-machine", Cm: 40,
	Palette: "base #e2342f red machine; gumballs #ffd23d; glass #d7ecf3; metal #c8d0d8",
	Draw: func(c *kit.Canvas) {
		b, q, g, m := c.Tones("base"), c.Tones("gumballs"), c.Tones("glass"), c.Tones("metal")
		globe := kit.Oval(128, 92, 78, 76)
		c.Part("glass", c.Path(globe, g.L.Alpha(.55)))
		colors := []kit.Tones{q, kit.TonesOf(kit.Hex("#ef4b5a")), kit.TonesOf(kit.Hex("#46b4e8")), kit.TonesOf(kit.Hex("#6cc04a")), kit.TonesOf(kit.Hex("#f48ac0")), kit.TonesOf(kit.Hex("#9a6be0"))}
		c.Part("gumballs", c.Clip(globe, sheen.Each(46, func(i int) kit.Node {
			row, col := i/8, i%8
			x, y := 56+float64(col)*21+float64(row%2)*10, 66+float64(row)*18
			t := colors[(i*5+row*2)%6]
			return kit.Of(c.Circle(x, y, 12, kit.Rad(x-4, y-5, 17, t.LL, t.M, t.DD)), c.Circle(x-4, y-5, 2.6, kit.White).Opacity(.85))
		})))
		c.Part("glass", c.Path(globe, kit.Rad(104, 66, 100, kit.White.Alpha(.1), g.M.Alpha(.05), g.DDD.Alpha(.3))), c.Path(globe, kit.None).Stroke(g.D, 3).Opacity(.7), sheen.Glint(c, "M66 86Q68 48 104 32Q114 32 106 42Q82 58 80 88Q72 100 66 86Z", .85))
		c.Part("base", sheen.Body(c, "M98 20Q128 4 158 20L152 32H104Z", b, 8), sheen.Ball(c, 128, 8, 8, m), sheen.Body(c, "M66 150H190L198 170H58Z", b, 8), sheen.Body(c, "M70 170H186L206 226H50Z", b, 20))
		c.Part("base", sheen.Body(c, kit.RoundRect(36, 224, 184, 28, 12), b, 12))
		c.Part("metal", sheen.Body(c, kit.RoundRect(98, 178, 60, 44, 8), m, 8), sheen.Ball(c, 128, 192, 12, m), c.Line("M116 192H140", m.DDD, 4), c.Form("M108 208H148V222H108Z", kit.Hex("#2d2f38")))
		c.Part("base", sheen.Streak(c, "M80 178L66 216", 6, .55), sheen.Streak(c, "M50 234H100", 5, .5))
		c.Anchor("ground", 128, 252)
	},
}

var mochi = kit.Piece{
	Name: "mochi", Cm: 6,
	Palette: "mochi #f6a9bd dough; green #b9d88a matcha; white #f7f0e8 vanilla; filling #8a3446 red_bean",
	Draw: func(c *kit.Canvas) {
		p, g, w, f := c.Tones("mochi"), c.Tones("green"), c.Tones("white"), c.Tones("filling")
		bun := func(part string, x, y, k float64, t kit.Tones) {
			o := "M-70 26C-74 -16 -40 -48 0 -48C40 -48 74 -16 70 26C68 50 -68 50 -70 26Z"
			c.Part(part, kit.Of(c.Form(o, kit.Rad(-24, -26, 120, t.LL, t.L, t.M, t.D), edible.Crumbs(c, -60, -44, 60, 40, 34, 3, 2, kit.White.Alpha(.5)), edible.Shade(c, o, t, 24)),
				c.Blur(3, c.Ellipse(-24, -26, 22, 9, kit.White).Rotate(-24, -24, -26)).Opacity(.75)).Scale(k, k, 0, 0).Move(x, y))
		}
		bun("green", 86, 96, .98, g)
		bun("white", 178, 112, .96, w)
		o := "M28 190C22 140 60 112 108 112C158 112 186 142 180 190C178 214 30 214 28 190Z"
		c.Part("mochi", c.Form(o, kit.Rad(76, 140, 150, p.LL, p.L, p.M, p.D), edible.Crumbs(c, 34, 116, 170, 204, 44, 3, 2, kit.White.Alpha(.5)), edible.Shade(c, o, p, 26)), c.Blur(3, c.Ellipse(74, 142, 26, 10, kit.White).Rotate(-26, 74, 142)).Opacity(.75))
		half := "M152 214C146 176 170 158 198 158C230 158 250 178 246 214C244 230 154 230 152 214Z"
		c.Part("mochi", c.Form(half, kit.Lin(150, 158, 246, 226, p.LL, p.L, p.M)), c.Form("M156 212C151 180 172 164 198 164C226 164 245 182 241 212C240 224 157 224 156 212Z", kit.Lin(150, 160, 246, 226, p.L, p.LL)))
		c.Part("filling", c.Form("M172 210C168 190 182 180 198 180C216 180 228 192 225 210C224 218 173 218 172 210Z", kit.Rad(190, 190, 44, f.L, f.M, f.DD), edible.Crumbs(c, 172, 182, 226, 216, 22, 4, 2.6, f.LL.Alpha(.6), f.DDD.Alpha(.6))))
		c.Anchor("ground", 128, 224)
	},
}

var eclair = kit.Piece{
	Name: "eclair", Cm: 15,
	Palette: "glaze #5a2f1e chocolate icing; pastry #e0a24a dough; cream #fff3d6 filling; drizzle #f7e6c8",
	Draw: func(c *kit.Canvas) {
		g, p, m, z := c.Tones("glaze"), c.Tones("pastry"), c.Tones("cream"), c.Tones("drizzle")
		n := func(nodes ...kit.Node) kit.Node { return kit.Of(nodes...).Rotate(-20, 128, 128) }
		low := "M10 140C8 176 30 198 62 198H196C228 198 250 176 246 140Z"
		c.Part("pastry", n(c.Form(low, kit.Lin(0, 136, 0, 200, p.L, p.M, p.DD), edible.Crumbs(c, 14, 150, 244, 196, 40, 5, 3, p.LL.Alpha(.5), p.DD.Alpha(.3)), edible.Shade(c, low, p, 18))))
		c.Part("cream", n(c.Form("M10 140C12 124 30 126 40 134C52 122 70 124 80 134C92 122 110 124 120 134C132 122 150 124 160 134C172 122 190 124 200 134C212 122 246 122 246 140C248 158 226 158 214 150C202 160 186 160 176 150C164 160 146 160 136 150C124 160 106 160 96 150C84 160 66 160 56 150C44 160 6 158 10 140Z", kit.Lin(0, 124, 0, 160, m.LL, m.M, m.D))))
		top := "M14 128C8 84 34 62 64 62H194C226 62 250 84 242 128C238 142 18 142 14 128Z"
		c.Part("pastry", n(c.Form(top, kit.Lin(0, 60, 0, 140, p.LL, p.L, p.M, p.D), edible.Shade(c, top, p, 16))))
		ic := "M22 108C18 76 44 58 68 58H190C216 58 240 76 234 106C232 122 216 120 212 110C208 126 192 126 188 112C182 122 168 120 164 110C158 130 140 130 136 112C130 120 116 118 112 110C106 126 90 126 86 112C80 122 66 120 62 110C56 124 26 126 22 108Z"
		c.Part("glaze", n(c.Blur(2, c.Path(ic, p.DDD).Move(1, 4)).Opacity(.4), c.Form(ic, kit.Lin(60, 56, 150, 130, g.LL, g.L, g.M, g.DD), edible.Shade(c, ic, g, 12)), c.Line("M46 84C52 72 66 68 84 68H120", kit.White, 6).Opacity(.6).Shade(), c.Circle(134, 68, 3.4, kit.White).Opacity(.6).Shade()))
		c.Part("drizzle", n(c.Clip(ic, c.Line("M40 110L62 66L84 106L106 66L128 106L150 66L172 106L194 66L216 106", z.D, 5).Opacity(.6).Move(0, 2), c.Line("M40 110L62 66L84 106L106 66L128 106L150 66L172 106L194 66L216 106", z.LL, 4))))
		c.Anchor("ground", 128, 214)
	},
}

var cannoli = kit.Piece{
	Name: "cannoli", Cm: 14,
	Palette: "shell #d98f3a pastry; cream #fff4dd ricotta filling; pistachio #7fb043 nuts; chips #5a2f1e chocolate; cherry #d8243a",
	Draw: func(c *kit.Canvas) {
		s, m, p, k, r := c.Tones("shell"), c.Tones("cream"), c.Tones("pistachio"), c.Tones("chips"), c.Tones("cherry")
		one := func(x, y, a, q float64, end int) kit.Node {
			d := "M-84 -40C-60 -48 60 -48 84 -40C92 -16 92 20 84 42C60 48 -60 48 -84 42C-92 20 -92 -16 -84 -40Z"
			ruff := edible.Wavy(98, 0, 28, 45, 44, func(u float64) float64 { return .92 + .08*math.Sin(u*2*math.Pi*8) })
			dots := edible.Scatter(c, 76, -34, 122, 34, 16, 9, func(x, y float64) bool { return edible.InOval(x, y, 98, 0, 22, 36) }, func(i int, x, y float64) kit.Node {
				if end == 0 {
					return c.Path(sheen.D("M%g %gl6 -4l5 4l-4 6Z", x-4, y), []kit.Color{p.M, p.L, p.D}[i%3])
				}
				return kit.Of(c.Ellipse(x, y, 4.6, 3.8, k.M), c.Circle(x-1, y-1, 1.4, k.LL))
			})
			name := "pistachio"
			if end != 0 {
				name = "chips"
			}
			return kit.Of(c.Named("cream", c.Form(edible.Wavy(-92, 0, 22, 40, 40, func(u float64) float64 { return .92 + .08*math.Sin(u*2*math.Pi*8) }), kit.Lin(-110, -40, -80, 40, m.LL, m.M, m.D))),
				c.Form(d, kit.Lin(0, -46, 0, 46, s.L, s.LL, s.M, s.DD), edible.Scatter(c, -84, -42, 84, 42, 30, 13, edible.Everywhere, func(i int, x, y float64) kit.Node {
					r := 2.4 + float64(i%4)*1.3
					return kit.Of(c.Circle(x+.6, y+1, r, s.DDD).Opacity(.35), c.Circle(x-.4, y-.6, r*.7, s.LL).Opacity(.8))
				}), c.Blur(1.6, c.Line("M-70 20C-20 34 40 10 84 16", s.DDD, 5)).Opacity(.6), c.Line("M-70 16C-20 30 40 6 84 12", s.LL, 3), edible.Shade(c, d, s, 18)),
				c.Named("cream", c.Blur(3, c.Ellipse(90, 4, 22, 44, s.DDD)).Opacity(.4), c.Form(ruff, kit.Rad(90, -18, 70, kit.White, m.LL, m.M, m.D), c.Line("M86 -30C104 -22 112 -8 110 8M80 -14C98 -10 104 6 100 20M80 6C92 10 96 20 92 32", m.DD, 2.6).Opacity(.7)), c.Named(name, dots)),
				c.Line("M-72 -30C-30 -38 30 -38 66 -32", kit.White, 5).Opacity(.5).Shade()).Scale(q, q, 0, 0).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("shell", one(112, 82, -18, .92, 0), one(116, 176, -10, 1.06, 1))
		c.Part("cherry", edible.Ball(c, 214, 132, 13, r), c.Line("M216 122Q222 106 234 100", kit.Hex("#5f8a34"), 3))
		c.Part("shell", edible.Scatter(c, 30, 120, 200, 216, 60, 8, edible.Everywhere, func(_ int, x, y float64) kit.Node { return c.Circle(x, y, 1.3, kit.White).Opacity(.75) }))
		c.Anchor("ground", 128, 226)
	},
}

var marshmallowSweets = kit.Piece{
	Name: "marshmallow", Cm: 6, States: "single",
	Palette: "white #fbf5f0 marshmallows; pink #f8b8cb",
	Draw: func(c *kit.Canvas) {
		w, p := c.Tones("white"), c.Tones("pink")
		size := 1.0
		one := func(part string, x, y, a float64, t kit.Tones) {
			d := "M-46 -34C-50 -52 50 -52 46 -34C52 -10 52 20 46 40C44 58 -44 58 -46 40C-52 20 -52 -10 -46 -34Z"
			c.Part(part, kit.Of(c.Form(d, kit.Lin(-50, 0, 50, 0, kit.At(0, t.M), kit.At(.24, t.LL), kit.At(.5, t.L), kit.At(.85, t.D), kit.At(1, t.DD)), edible.Shade(c, d, t, 18)), c.Form(kit.Oval(0, -34, 45, 15), kit.Lin(-40, -46, 40, -20, kit.White, t.LL, t.M), c.Blur(2, c.Path(kit.Oval(0, -34, 45, 15), kit.None).Stroke(t.D, 4)).Opacity(.4)), c.Blur(3, c.Line("M-32 -8V26", kit.White, 9)).Opacity(.8)).Scale(size, size, 0, 0).Rotate(a, 0, 0).Move(x, y))
		}
		if c.State("single") {
			size = 2
			one("white", 128, 128, 4, w)
			c.Anchor("ground", 128, 236)
			return
		}
		one("pink", 84, 88, -16, p)
		one("white", 176, 92, 18, w)
		one("white", 60, 182, -84, w)
		one("pink", 196, 186, 78, p)
		one("white", 128, 178, 4, w)
		c.Anchor("ground", 128, 236)
	},
}

var jellyBeans = kit.Piece{
	Name: "jelly-bean", Cm: 6,
	Palette: "red #ec3448 cherry; orange #f98a2a; yellow #fbd33a; green #5fc04a; blue #3f9ff0; purple #9a5ce0 grape; pink #f77fb4",
	Draw: func(c *kit.Canvas) {
		names := []string{"red", "yellow", "blue", "green", "pink", "orange", "purple"}
		d := "M-34 -2C-38 -22 -18 -28 -4 -20C4 -16 10 -18 18 -22C34 -26 44 -6 34 10C22 28 -28 28 -34 -2Z"
		for i, v := range [][3]float64{{70, 100, 20}, {132, 84, -30}, {190, 104, 50}, {44, 150, -50}, {104, 138, 40}, {160, 140, -10}, {214, 154, 100}, {74, 192, 10}, {132, 188, -40}, {188, 194, 24}, {108, 226, 4}, {160, 230, -16}, {46, 220, 60}, {212, 226, -70}} {
			name := names[i*5%7]
			t := c.Tones(name)
			c.Part(name, kit.Of(c.Form(d, kit.Rad(-12, -12, 56, t.LL, t.L, t.M, t.D, t.DD), edible.Shade(c, d, t, 10)), c.Path("M-26 -8C-24 -18 -14 -20 -8 -17C-4 -14 -8 -11 -13 -12C-19 -12 -21 -8 -23 -4C-25 -2 -27 -4 -26 -8Z", kit.White).Opacity(.85).Shade(), c.Circle(-1, -13, 2.4, kit.White).Opacity(.8).Shade()).Rotate(v[2], 0, 0).Move(v[0], v[1]-22))
		}
		c.Anchor("ground", 128, 232)
	},
}

var taiyaki = kit.Piece{
	Name: "taiyaki", Cm: 15, Facing: kit.Right,
	Palette: "cake #d9934a pastry fish; filling #5a2a2c red_bean",
	Draw: func(c *kit.Canvas) {
		k, f := c.Tones("cake"), c.Tones("filling")
		d := "M58 128C86 84 130 70 172 78C220 88 248 112 250 134C248 160 216 184 170 188C126 190 86 174 58 140C46 158 26 178 12 176C8 164 16 146 22 134C14 122 6 102 12 92C28 90 48 110 58 128Z"
		c.Part("cake", c.Path(d, k.DDD).Move(2, 6).Opacity(.6), p.Body(c, d, k, 18, c.Path(d, kit.None).Stroke(k.LL, 9).Opacity(.35), p.Each(15, func(i int) kit.Node {
			row, col := i/5, i%5
			x, y := 84+20*float64(col)+8*float64(row%2), 112+22*float64(row)
			return kit.Of(c.Line(p.D("M%g %gq16 9 0 20", x, y-4), k.DDD, 3.4).Opacity(.65), c.Line(p.D("M%g %gq16 9 0 20", x-2.4, y-4), k.LL, 2).Opacity(.8))
		}), c.Line("M192 92C180 114 180 150 194 174", k.DDD, 5).Opacity(.6), c.Line("M189 93C177 114 177 150 191 173", k.LL, 2.4), c.Line("M18 102L46 128M16 130H46M20 166L46 138", k.DDD, 3.4).Opacity(.55), c.Line("M236 140Q228 148 216 148", k.DDD, 4)),
			p.Body(c, "M112 82C124 62 150 54 176 60C178 68 174 76 168 80C150 76 130 76 112 82Z", k, 6, c.Line("M128 76L140 62M146 76L156 60", k.DDD, 2.6).Opacity(.6)), p.Body(c, "M132 186C140 202 156 208 170 204C170 196 166 190 160 187Z", k, 5))
		c.Part("cake", c.Circle(216, 120, 13, k.DDD), p.Body(c, kit.Oval(215, 119, 11.5, 11.5), k, 4), c.Circle(217, 120, 5, kit.Hex("#3a1f18")), c.Circle(215, 118, 1.8, kit.White))
		c.Part("filling", p.Body(c, "M226 140C238 134 252 138 250 148C246 162 232 168 220 164C212 158 216 146 226 140Z", f, 5), c.Circle(230, 148, 2.4, f.LL), c.Circle(240, 152, 2, f.LL))
	},
}

var mapleSyrup = kit.Piece{
	Name: "maple-syrup", Cm: 20,
	Palette: "syrup #a84f1c amber; bottle #f2d9b0 glass; cap #c9302f; label #fff3dc; leaf #d8402f maple_leaf",
	Draw: func(c *kit.Canvas) {
		s, b, k, l, m := c.Tones("syrup"), c.Tones("bottle"), c.Tones("cap"), c.Tones("label"), c.Tones("leaf")
		c.Part("bottle", c.Path("M156 62C204 56 212 110 168 118", kit.None).Stroke(b.DD, 13), c.Path("M156 61C203 55 211 109 168 117", kit.None).Stroke(b.L, 8))
		d := "M100 40H156V74C160 92 208 116 214 160V222Q214 246 190 246H66Q42 246 42 222V160C48 116 96 92 100 74Z"
		c.Part("bottle", c.Form(d, kit.Lin(42, 0, 214, 0, b.L, b.LL, b.M, b.D)))
		c.Part("syrup", c.Form("M104 64H152V78C158 98 200 120 206 162V220Q206 238 188 238H68Q50 238 50 220V162C56 120 98 98 104 78Z", kit.Lin(50, 0, 206, 0, s.D, s.L, s.M, s.DD), c.Blur(8, c.Path("M170 110C200 140 206 200 196 240H214V110Z", s.DDD)).Opacity(.5)))
		c.Part("cap", p.Body(c, kit.RoundRect(92, 10, 72, 32, 8), k, 7, p.Each(9, func(i int) kit.Node { return c.Line(p.D("M%g 14v26", 98+7.500*float64(i)), k.DD, 2).Opacity(.6) })))
		c.Part("label", p.Body(c, kit.RoundRect(60, 146, 136, 76, 10), l, 6, c.Path(kit.RoundRect(66, 152, 124, 64, 7), kit.None).Stroke(k.M, 2.4)))
		c.Part("leaf", p.Body(c, "M128 156L134 168L144 162L142 176L158 170L154 178L166 182L150 194L152 200L131 198L130 212H126L125 198L104 200L106 194L90 182L102 178L98 170L114 176L112 162L122 168Z", m, 5))
		c.Part("bottle", p.Glint(c, "M62 168C66 138 84 120 102 104C108 104 104 110 100 114C84 128 72 148 70 170C68 176 60 176 62 168Z", .6), p.Glint(c, "M110 46h7v24h-7z", .5))
		c.AnchorBox("print", 128, 184, 116, 56, 0)
		c.AnchorBox("grip", 128, 190, 0, 0, 0)
		c.Anchor("ground", 128, 246)
	},
}
