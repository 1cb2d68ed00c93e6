package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var matchaLatte = kit.Piece{
	Name: "matcha-latte", Cm: 16,
	Palette: "matcha #9cc064 drink; milk #fbf6e8; glass #bcdde8; ice #e6f3f8; straw #5a9a52",
	Draw: func(c *kit.Canvas) {
		t, m, g, i, s := c.Tones("matcha"), c.Tones("milk"), c.Tones("glass"), c.Tones("ice"), c.Tones("straw")
		const cup = "M54 40H202L186 238Q184 252 168 252H88Q72 252 70 238Z"
		const in = "M60 62Q128 74 196 62L182 236Q180 246 168 246H88Q76 246 74 236Z"
		c.On(kit.Back)
		c.Part("glass", c.Path(cup, g.M.Alpha(.14)))
		c.Part("straw", sheen.Tube(c, "M142 120L168 -6", 13, s))
		c.On(kit.Body)
		c.Part("milk", c.Form(in, kit.Lin(0, 140, 0, 248, m.M, m.LL, m.M)))
		c.Part("matcha", c.Clip(in, c.Form("M50 50H206V150C196 150 192 176 180 178C168 178 170 150 158 150C146 150 148 206 132 208C118 208 124 158 110 158C98 158 100 186 86 186C72 184 70 150 50 148Z", kit.Lin(0, 50, 0, 210, kit.At(0, t.D), kit.At(.5, t.M), kit.At(1, t.LL)), c.Blur(8, c.Path("M60 60H100L92 160H70Z", t.L)).Opacity(.6)), c.Blur(6, c.Path("M52 120C90 150 150 110 204 140V170C150 150 100 180 52 150Z", m.M)).Opacity(.35), shade(c, in, t, 18)), c.Ellipse(128, 63, 68, 9, kit.Lin(60, 0, 196, 0, t.LL, t.L, t.M)))
		cube := func(x, y, a float64) kit.Node {
			d := kit.RoundRect(-20, -20, 40, 40, 8)
			return kit.Of(c.Form(d, kit.Lin(-20, -20, 20, 20, i.LL.Alpha(.9), i.M.Alpha(.4), i.D.Alpha(.55))), c.Path(d, kit.None).Stroke(kit.White, 2).Opacity(.7), c.Path("M-14 -4V-12Q-14 -14 -12 -14H-2", kit.None).Stroke(kit.White, 4).Opacity(.9)).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("ice", c.Clip("M58 50H198L190 150H66Z", cube(92, 72, 14), cube(134, 66, -20), cube(170, 82, 30), cube(112, 108, -8)))
		c.On(kit.Fore)
		c.Part("glass", pane(c, cup, 54, 202, g), c.Path("M70 70L82 226C84 236 94 234 92 224L84 70C83 60 69 60 70 70Z", kit.White).Opacity(.55).Shade(), c.Line("M186 84L176 190", kit.White, 4).Opacity(.45).Shade(), c.Ellipse(128, 41, 74, 8, kit.None).Stroke(g.LL, 3))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	},
}

var energyDrink = kit.Piece{
	Name: "energy-drink", Cm: 16,
	Palette: "can #262b3a black; accent #8cf03c green bolt; metal #c9d1d9 lid",
	Draw: func(c *kit.Canvas) {
		b, a, m := c.Tones("can"), c.Tones("accent"), c.Tones("metal")
		c.Part("metal", c.Form("M92 240L98 253H158L164 240Z", kit.Lin(92, 0, 164, 0, m.D, m.LL, m.D, m.DD, m.L)))
		const d = "M80 40Q80 30 88 26H168Q176 30 176 40V226Q176 240 164 244Q128 251 92 244Q80 240 80 226Z"
		c.Part("can", c.Form(d, kit.Lin(80, 0, 176, 0, kit.At(0, b.DD), kit.At(.18, b.LL), kit.At(.32, b.L), kit.At(.5, b.M), kit.At(.84, b.DD), kit.At(1, b.DDD)), shade(c, d, b, 12)))
		c.Part("accent", c.Clip(d, c.Path("M70 200L186 150V176L70 226Z", kit.Lin(80, 0, 176, 0, a.D, a.LL, a.M, a.DD)), c.Path("M70 232L186 182V190L70 240Z", a.M).Opacity(.8), c.Path("M70 58L186 36V44L70 66Z", a.M).Opacity(.8)),
			c.Glow(7, c.Path("M144 66L98 128H124L112 178L160 110H132Z", a.L)).Opacity(.55), c.Form("M144 66L98 128H124L112 178L160 110H132Z", kit.Lin(100, 66, 156, 178, a.LL, a.L, a.M, a.D), c.Line("M140 74L108 122", kit.White, 4).Opacity(.7)))
		c.Part("metal", c.Form("M88 27L96 14H160L168 27Q128 36 88 27Z", kit.Lin(88, 0, 168, 0, m.D, m.LL, m.M, m.DD, m.L)), c.Form(kit.Oval(128, 14, 33, 8), kit.Lin(96, 8, 160, 22, m.LL, m.L, m.D)), c.Ellipse(128, 15, 27, 5.4, kit.Lin(100, 0, 156, 0, m.DD, m.L, m.D)), c.Form("M118 13Q117 8 128 8Q139 8 138 13Q133 17 128 17Q123 17 118 13Z", kit.Lin(118, 8, 138, 17, a.L, a.D)))
		c.Part("can", c.Path("M92 56Q96 48 101 56V220Q96 230 92 220Z", kit.White).Opacity(.4).Shade(), drop(c, 108, 206, 3.4), drop(c, 152, 214, 3.6), drop(c, 160, 70, 3), drop(c, 114, 52, 3), drop(c, 150, 196, 2.6))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("print", 128, 130, 76, 110, 0)
		c.AnchorBox("grip", 128, 150, 0, 0, 0)
	},
}

var liquorBottle = kit.Piece{
	Name: "liquor-bottle", Cm: 30,
	Palette: "liquor #dfa23c spirit drink; glass #cfe0e6 bottle; label #f7ecd2; cap #6b3f28 cork; ink #8a3b2a",
	Draw: func(c *kit.Canvas) {
		l, g, p, k, n := c.Tones("liquor"), c.Tones("glass"), c.Tones("label"), c.Tones("cap"), c.Tones("ink")
		const d = "M110 28H146L148 66C150 84 194 90 196 116V234Q196 253 178 253H78Q60 253 60 234V116C62 90 106 84 108 66Z"
		const in = "M69 138Q128 148 187 138V232Q187 244 176 244H80Q69 244 69 232Z"
		c.Part("glass", c.Path(d, kit.Lin(60, 0, 196, 0, g.L.Alpha(.7), g.LL.Alpha(.4), g.D.Alpha(.6))))
		c.Part("liquor", c.Form(in, kit.Lin(69, 0, 187, 0, kit.At(0, l.D), kit.At(.2, l.LL), kit.At(.5, l.M), kit.At(1, l.DD)), c.Blur(8, c.Ellipse(150, 200, 16, 50, l.LL)).Opacity(.6), shade(c, in, l, 12)), c.Ellipse(128, 138, 59, 7, kit.Lin(69, 0, 187, 0, l.LL, l.L, l.M)))
		c.Part("label", c.Form(kit.RoundRect(78, 158, 100, 66, 6), kit.Lin(78, 0, 178, 0, p.D, p.LL, p.M, p.DD)), c.Path(kit.RoundRect(83, 163, 90, 56, 4), kit.None).Stroke(n.M, 2), c.Path("M128 170L132 180L142 181L134 187L137 197L128 191L119 197L122 187L114 181L124 180Z", n.M), c.Line("M96 204H160M106 211H150", n.L, 3))
		c.Part("glass", pane(c, d, 60, 196, g), c.Path("M72 122Q76 108 92 102Q98 102 94 108Q84 114 82 126V226Q77 236 72 226Z", kit.White).Opacity(.65).Shade(), c.Line("M116 40V70", kit.White, 5).Opacity(.7).Shade(), c.Line("M186 130V226", kit.White, 4).Opacity(.4).Shade(), c.Form(kit.RoundRect(106, 24, 44, 12, 5), kit.Lin(106, 0, 150, 0, g.M, g.LL, g.D)))
		c.Part("cap", sheen.Body(c, "M112 26V18H144V26Z", kit.TonesOf(kit.Hex("#d8b07a")), 3), sheen.Body(c, kit.RoundRect(104, 2, 48, 18, 6), k, 6))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("print", 128, 190, 90, 56, 0)
		c.AnchorBox("grip", 128, 120, 0, 0, 0)
	},
}

var kale = kit.Piece{
	Name: "kale", Cm: 35,
	Palette: "leaves #3f8a48 green; stem #b9d68c stalk",
	Draw: func(c *kit.Canvas) {
		l, s := c.Tones("leaves"), c.Tones("stem")
		frond := func(a, k float64) kit.Node {
			ruffle := func(amp, w float64) string {
				return wavy(0, -104, 62*w, 102*w, 96, func(u float64) float64 {
					return 1 - amp + amp*math.Sin(u*2*math.Pi*17) + amp*.6*math.Sin(u*2*math.Pi*29+1)
				})
			}
			d := ruffle(.1, 1)
			return kit.Of(c.Form(d, kit.Rad(-20, -150, 170, l.L, l.M, l.D, l.DD), c.Path(ruffle(.12, .84), l.M).Opacity(.8), c.Path(ruffle(.12, .64), l.D).Opacity(.55), sheen.Each(6, func(i int) kit.Node {
				y := -30 - 27*float64(i)
				return kit.Of(c.Line(pf("M0 %gQ-24 %g -50 %g", y, y-22, y-34), s.M, 3.4), c.Line(pf("M0 %gQ24 %g 50 %g", y, y-22, y-34), s.M, 3.4), c.Line(pf("M-24 %gl-8 4M24 %gl8 4", y-20, y-20), s.M, 2))
			}), scatter(c, -60, -200, 60, -4, 46, 13, everywhere, func(i int, x, y float64) kit.Node {
				return c.Line(pf("M%g %gq5 -8 10 -1q5 6 9 -2", x, y), []kit.Color{l.LL, l.DDD}[i%2], 2.4).Opacity(.5)
			}), shade(c, d, l, 14)), sheen.Tube(c, "M0 50Q4 -60 0 -186", 9, s)).Scale(k, k, 0, 0).Rotate(a, 0, 0).Move(128, 196)
		}
		c.Part("leaves", frond(-38, .8), frond(38, .8), frond(-16, .88), frond(18, .86), frond(1, .92))
		c.Part("stem", sheen.Body(c, "M104 198Q128 206 152 198L146 248Q128 254 110 248Z", s, 8, c.Line("M118 204V250M128 206V252M139 204V250", s.DD, 2.4).Opacity(.6)))
		c.Anchor("ground", 128, 250)
	},
}

var eclair = kit.Piece{
	Name: "eclair", Cm: 15,
	Palette: "glaze #5a2f1e chocolate icing; pastry #e0a24a dough; cream #fff3d6 filling; drizzle #f7e6c8",
	Draw: func(c *kit.Canvas) {
		g, p, m, z := c.Tones("glaze"), c.Tones("pastry"), c.Tones("cream"), c.Tones("drizzle")
		n := func(nodes ...kit.Node) kit.Node { return kit.Of(nodes...).Rotate(-20, 128, 128) }
		low := "M10 140C8 176 30 198 62 198H196C228 198 250 176 246 140Z"
		c.Part("pastry", n(c.Form(low, kit.Lin(0, 136, 0, 200, p.L, p.M, p.DD), crumbs(c, 14, 150, 244, 196, 40, 5, 3, p.LL.Alpha(.5), p.DD.Alpha(.3)), shade(c, low, p, 18))))
		c.Part("cream", n(c.Form("M10 140C12 124 30 126 40 134C52 122 70 124 80 134C92 122 110 124 120 134C132 122 150 124 160 134C172 122 190 124 200 134C212 122 246 122 246 140C248 158 226 158 214 150C202 160 186 160 176 150C164 160 146 160 136 150C124 160 106 160 96 150C84 160 66 160 56 150C44 160 6 158 10 140Z", kit.Lin(0, 124, 0, 160, m.LL, m.M, m.D))))
		top := "M14 128C8 84 34 62 64 62H194C226 62 250 84 242 128C238 142 18 142 14 128Z"
		c.Part("pastry", n(c.Form(top, kit.Lin(0, 60, 0, 140, p.LL, p.L, p.M, p.D), shade(c, top, p, 16))))
		ic := "M22 108C18 76 44 58 68 58H190C216 58 240 76 234 106C232 122 216 120 212 110C208 126 192 126 188 112C182 122 168 120 164 110C158 130 140 130 136 112C130 120 116 118 112 110C106 126 90 126 86 112C80 122 66 120 62 110C56 124 26 126 22 108Z"
		c.Part("glaze", n(c.Blur(2, c.Path(ic, p.DDD).Move(1, 4)).Opacity(.4), c.Form(ic, kit.Lin(60, 56, 150, 130, g.LL, g.L, g.M, g.DD), shade(c, ic, g, 12)), c.Line("M46 84C52 72 66 68 84 68H120", kit.White, 6).Opacity(.6).Shade(), c.Circle(134, 68, 3.4, kit.White).Opacity(.6).Shade()))
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
			ruff := wavy(98, 0, 28, 45, 44, func(u float64) float64 { return .92 + .08*math.Sin(u*2*math.Pi*8) })
			dots := scatter(c, 76, -34, 122, 34, 16, 9, func(x, y float64) bool { return inOval(x, y, 98, 0, 22, 36) }, func(i int, x, y float64) kit.Node {
				if end == 0 {
					return c.Path(pf("M%g %gl6 -4l5 4l-4 6Z", x-4, y), []kit.Color{p.M, p.L, p.D}[i%3])
				}
				return kit.Of(c.Ellipse(x, y, 4.6, 3.8, k.M), c.Circle(x-1, y-1, 1.4, k.LL))
			})
			name := "pistachio"
			if end != 0 {
				name = "chips"
			}
			return kit.Of(c.Named("cream", c.Form(wavy(-92, 0, 22, 40, 40, func(u float64) float64 { return .92 + .08*math.Sin(u*2*math.Pi*8) }), kit.Lin(-110, -40, -80, 40, m.LL, m.M, m.D))),
				c.Form(d, kit.Lin(0, -46, 0, 46, s.L, s.LL, s.M, s.DD), scatter(c, -84, -42, 84, 42, 30, 13, everywhere, func(i int, x, y float64) kit.Node {
					r := 2.4 + float64(i%4)*1.3
					return kit.Of(c.Circle(x+.6, y+1, r, s.DDD).Opacity(.35), c.Circle(x-.4, y-.6, r*.7, s.LL).Opacity(.8))
				}), c.Blur(1.6, c.Line("M-70 20C-20 34 40 10 84 16", s.DDD, 5)).Opacity(.6), c.Line("M-70 16C-20 30 40 6 84 12", s.LL, 3), shade(c, d, s, 18)),
				c.Named("cream", c.Blur(3, c.Ellipse(90, 4, 22, 44, s.DDD)).Opacity(.4), c.Form(ruff, kit.Rad(90, -18, 70, kit.White, m.LL, m.M, m.D), c.Line("M86 -30C104 -22 112 -8 110 8M80 -14C98 -10 104 6 100 20M80 6C92 10 96 20 92 32", m.DD, 2.6).Opacity(.7)), c.Named(name, dots)),
				c.Line("M-72 -30C-30 -38 30 -38 66 -32", kit.White, 5).Opacity(.5).Shade()).Scale(q, q, 0, 0).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("shell", one(112, 82, -18, .92, 0), one(116, 176, -10, 1.06, 1))
		c.Part("cherry", ball(c, 214, 132, 13, r), c.Line("M216 122Q222 106 234 100", kit.Hex("#5f8a34"), 3))
		c.Part("shell", scatter(c, 30, 120, 200, 216, 60, 8, everywhere, func(_ int, x, y float64) kit.Node { return c.Circle(x, y, 1.3, kit.White).Opacity(.75) }))
		c.Anchor("ground", 128, 226)
	},
}

var marshmallowSweets = kit.Piece{
	Name: "marshmallow", Cm: 6,
	Palette: "white #fbf5f0 marshmallows; pink #f8b8cb",
	Draw: func(c *kit.Canvas) {
		w, p := c.Tones("white"), c.Tones("pink")
		one := func(part string, x, y, a float64, t kit.Tones) {
			d := "M-46 -34C-50 -52 50 -52 46 -34C52 -10 52 20 46 40C44 58 -44 58 -46 40C-52 20 -52 -10 -46 -34Z"
			c.Part(part, kit.Of(c.Form(d, kit.Lin(-50, 0, 50, 0, kit.At(0, t.M), kit.At(.24, t.LL), kit.At(.5, t.L), kit.At(.85, t.D), kit.At(1, t.DD)), shade(c, d, t, 18)), c.Form(kit.Oval(0, -34, 45, 15), kit.Lin(-40, -46, 40, -20, kit.White, t.LL, t.M), c.Blur(2, c.Path(kit.Oval(0, -34, 45, 15), kit.None).Stroke(t.D, 4)).Opacity(.4)), c.Blur(3, c.Line("M-32 -8V26", kit.White, 9)).Opacity(.8)).Rotate(a, 0, 0).Move(x, y))
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
			c.Part(name, kit.Of(c.Form(d, kit.Rad(-12, -12, 56, t.LL, t.L, t.M, t.D, t.DD), shade(c, d, t, 10)), c.Path("M-26 -8C-24 -18 -14 -20 -8 -17C-4 -14 -8 -11 -13 -12C-19 -12 -21 -8 -23 -4C-25 -2 -27 -4 -26 -8Z", kit.White).Opacity(.85).Shade(), c.Circle(-1, -13, 2.4, kit.White).Opacity(.8).Shade()).Rotate(v[2], 0, 0).Move(v[0], v[1]-22))
		}
		c.Anchor("ground", 128, 232)
	},
}

var chipsBag = kit.Piece{
	Name: "potato-chips", Cm: 26,
	Palette: "bag #f2b51f yellow packet; label #e0362e; foil #d5dbe0; chips #f6cf6a crisps",
	Draw: func(c *kit.Canvas) {
		b, l, f, k := c.Tones("bag"), c.Tones("label"), c.Tones("foil"), c.Tones("chips")
		d := "M56 22L200 22C194 60 208 84 208 128C208 172 194 196 200 236H56C62 196 48 172 48 128C48 84 62 60 56 22Z"
		c.Part("bag", c.Form(d, kit.Lin(48, 0, 208, 0, kit.At(0, b.D), kit.At(.2, b.LL), kit.At(.45, b.M), kit.At(.8, b.D), kit.At(1, b.DD)), c.Blur(5, c.Path("M60 30C90 60 70 90 64 120L52 100Z", kit.White)).Opacity(.5), c.Blur(6, c.Path("M196 30C170 60 188 100 202 130L206 60Z", b.DDD)).Opacity(.4), c.Blur(5, c.Line("M70 226C90 196 80 180 62 160M186 226C166 196 176 184 196 168M110 30Q118 48 112 62M150 30Q144 44 148 56", b.DDD, 6)).Opacity(.45), c.Blur(3, c.Line("M80 222C98 200 92 186 74 170", b.LL, 5)).Opacity(.8), shade(c, d, b, 16)))
		crimp := func(y float64) kit.Node {
			p := pf("M52 %gH204V%gH52Z", y, y+18)
			return c.Form(p, kit.Lin(52, 0, 204, 0, f.D, f.LL, f.M, f.L, f.DD), sheen.Each(26, func(i int) kit.Node { return c.Line(pf("M%d %gv18", 55+i*6, y), f.DD, 1.8).Opacity(.6) }))
		}
		c.Part("foil", crimp(10), crimp(230))
		c.Part("label", c.Form("M50 92Q128 62 206 92L208 134Q128 104 48 134Z", kit.Lin(50, 0, 206, 0, l.D, l.L, l.M, l.DD)), c.Path(kit.LettersPath("CHIPS", kit.Box{X0: 76, Y0: 84, X1: 180, Y1: 112}, "display"), kit.White))
		crisp := func(x, y, a, q float64) kit.Node {
			o := "M-36 4C-40 -20 -12 -34 14 -28C38 -24 44 0 32 16C18 32 -30 30 -36 4Z"
			return kit.Of(c.Blur(3, c.Path(o, b.DDD).Move(2, 5)).Opacity(.5), c.Form(o, kit.Lin(-30, -26, 30, 26, k.LL, k.L, k.M, k.D), c.Blur(4, c.Path("M-30 6C-10 -10 12 -12 34 0C20 20 -16 22 -30 6Z", k.D)).Opacity(.7), scatter(c, -34, -26, 36, 24, 14, 10, everywhere, func(i int, x, y float64) kit.Node { return c.Circle(x, y, 1.5, k.DD).Opacity(.5) }), shade(c, o, k, 8)), c.Line("M-26 -6C-22 -18 -6 -24 10 -22", kit.White, 3).Opacity(.7)).Scale(q, q, 0, 0).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("chips", crisp(104, 166, -24, 1), crisp(154, 162, 30, 1), crisp(128, 192, 4, 1.1))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("print", 128, 100, 130, 44, 0)
		c.AnchorBox("grip", 128, 150, 0, 0, 0)
	},
}

var springRoll = kit.Piece{
	Name: "spring-roll", Cm: 14,
	Palette: "wrapper #dd9a3c crust; cabbage #b9d77c; carrot #f0862e; sauce #d8382a chili dip; dish #f3f0ea bowl",
	Draw: func(c *kit.Canvas) {
		w, g, k, s, d := c.Tones("wrapper"), c.Tones("cabbage"), c.Tones("carrot"), c.Tones("sauce"), c.Tones("dish")
		one := func(x, y, a float64, cut bool) kit.Node {
			o := "M-84 -24C-60 -32 60 -32 88 -26Q96 0 88 28C60 34 -60 34 -84 26Q-96 0 -84 -24Z"
			n := kit.Of(c.Form(o, kit.Lin(0, -30, 0, 32, w.L, w.LL, w.M, w.DD), scatter(c, -88, -28, 88, 30, 34, 12, everywhere, func(i int, x, y float64) kit.Node {
				r := 2 + float64(i%4)*1.4
				return kit.Of(c.Circle(x+.6, y+1, r, w.DDD).Opacity(.3), c.Circle(x-.4, y-.5, r*.7, w.LL).Opacity(.75))
			}), c.Blur(2, c.Line("M-30 -32C-10 -8 -8 14 -22 34M40 -32C60 -8 62 12 48 34", w.DDD, 4)).Opacity(.5), c.Line("M-34 -32C-14 -8 -12 14 -26 34", w.LL, 2.4).Opacity(.9), shade(c, o, w, 14)), c.Line("M-74 -16C-30 -24 20 -24 60 -20", kit.White, 5).Opacity(.45).Shade())
			if cut {
				n = kit.Of(n, c.Form(kit.Oval(88, 1, 15, 27), kit.Lin(74, -26, 102, 28, w.LL, w.M, w.D)), c.Form(kit.Oval(88, 1, 11.5, 22), g.DD, sheen.Each(16, func(i int) kit.Node {
					x, y := 80+float64(i*7%16), -16+float64(i*11%34)
					return c.Line(pf("M%g %gq6 -6 10 2", x-2, y), []kit.Color{g.M, k.M, g.LL, k.L, g.L}[i%5], 4)
				})))
			}
			return n.Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("wrapper", one(102, 74, -22, true), one(138, 122, -14, true), one(106, 164, -24, true))
		back, front := dish(c, 196, 186, 104, 20, 50, d, d)
		c.Part("dish", back)
		c.Part("sauce", c.Form(kit.Oval(196, 190, 44, 13), kit.Lin(150, 176, 240, 204, s.LL, s.M, s.D), crumbs(c, 154, 180, 238, 202, 16, 2.6, 1.6, s.DDD, kit.Hex("#f6c25a"))))
		c.Part("dish", front)
		c.Anchor("ground", 128, 236)
	},
}

var oyster = kit.Piece{
	Name: "oyster", Cm: 10,
	Palette: "shell #8d8a86 gray; inside #eee6e4 nacre; meat #c9bdae; pearl #fbf4ef",
	Draw: func(c *kit.Canvas) {
		s, n, m, p := c.Tones("shell"), c.Tones("inside"), c.Tones("meat"), c.Tones("pearl")
		shell := func(o string, seed float64) kit.Node {
			return c.Form(o, kit.Lin(30, 20, 220, 240, s.L, s.M, s.DD), sheen.Each(7, func(i int) kit.Node {
				return c.Path(wavy(128, 128, 112-9*float64(i), 92-8*float64(i), 36, func(u float64) float64 {
					return .95 + .05*math.Sin(u*2*math.Pi*9+float64(i)+seed)
				}), kit.None).Stroke([]kit.Color{s.LL, s.DDD}[i%2], 3).Opacity(.6)
			}), shade(c, o, s, 14))
		}
		top := wavy(128, 84, 112, 72, 40, func(u float64) float64 {
			return .95 + .04*math.Sin(u*2*math.Pi*7) + .03*math.Sin(u*2*math.Pi*11)
		})
		c.Part("shell", shell(top, 1))
		lid := wavy(128, 92, 98, 58, 40, func(u float64) float64 { return .97 + .03*math.Sin(u*2*math.Pi*7) })
		c.Part("inside", c.Form(lid, kit.Lin(40, 40, 220, 140, n.LL, kit.Hex("#f6e3f0"), kit.Hex("#dfeef2"), n.D), c.Blur(8, c.Ellipse(128, 120, 90, 24, s.DD)).Opacity(.6)))
		low := wavy(128, 174, 118, 68, 44, func(u float64) float64 {
			return .95 + .04*math.Sin(u*2*math.Pi*8+1) + .03*math.Sin(u*2*math.Pi*13)
		})
		c.Part("shell", shell(low, 3))
		cup := wavy(128, 166, 101, 52, 40, func(u float64) float64 { return .97 + .03*math.Sin(u*2*math.Pi*8) })
		c.Part("inside", c.Form(cup, kit.Lin(30, 120, 226, 214, n.D, n.M, kit.Hex("#e9dcf0"), n.LL)))
		soft := wavy(124, 168, 80, 36, 30, func(u float64) float64 {
			return .92 + .06*math.Sin(u*2*math.Pi*5) + .03*math.Sin(u*2*math.Pi*9)
		})
		c.Part("meat", c.Blur(3, c.Path(soft, n.DDD).Move(2, 5)).Opacity(.5), c.Form(soft, kit.Rad(96, 150, 110, m.LL, m.L, m.M, m.DD), c.Line("M58 170C84 190 150 194 188 172M70 158C96 148 140 148 176 158", m.DD, 3).Opacity(.5), c.Blur(2, c.Ellipse(92, 156, 26, 6, kit.White)).Opacity(.8), shade(c, soft, m, 12)))
		c.Part("pearl", c.Blur(4, c.Ellipse(140, 178, 26, 10, m.DDD)).Opacity(.6), c.Form(kit.Oval(136, 156, 26, 26), kit.Rad(126, 144, 46, kit.White, p.LL, p.M, kit.Hex("#d9c4d6"), p.DD), c.Blur(3, c.Ellipse(144, 172, 14, 5, kit.Hex("#cfe6ee"))).Opacity(.8)), c.Ellipse(127, 146, 8, 5.4, kit.White).Rotate(-36, 127, 146).Opacity(.95).Shade())
		c.Anchor("ground", 128, 240)
	},
}
