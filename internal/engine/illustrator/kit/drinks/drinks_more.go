package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	p "pellucid/internal/engine/illustrator/kit/plump"
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
		c.Part("matcha", c.Clip(in, c.Form("M50 50H206V150C196 150 192 176 180 178C168 178 170 150 158 150C146 150 148 206 132 208C118 208 124 158 110 158C98 158 100 186 86 186C72 184 70 150 50 148Z", kit.Lin(0, 50, 0, 210, kit.At(0, t.D), kit.At(.5, t.M), kit.At(1, t.LL)), c.Blur(8, c.Path("M60 60H100L92 160H70Z", t.L)).Opacity(.6)), c.Blur(6, c.Path("M52 120C90 150 150 110 204 140V170C150 150 100 180 52 150Z", m.M)).Opacity(.35), edible.Shade(c, in, t, 18)), c.Ellipse(128, 63, 68, 9, kit.Lin(60, 0, 196, 0, t.LL, t.L, t.M)))
		cube := func(x, y, a float64) kit.Node {
			d := kit.RoundRect(-20, -20, 40, 40, 8)
			return kit.Of(c.Form(d, kit.Lin(-20, -20, 20, 20, i.LL.Alpha(.9), i.M.Alpha(.4), i.D.Alpha(.55))), c.Path(d, kit.None).Stroke(kit.White, 2).Opacity(.7), c.Path("M-14 -4V-12Q-14 -14 -12 -14H-2", kit.None).Stroke(kit.White, 4).Opacity(.9)).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("ice", c.Clip("M58 50H198L190 150H66Z", cube(92, 72, 14), cube(134, 66, -20), cube(170, 82, 30), cube(112, 108, -8)))
		c.On(kit.Fore)
		c.Part("glass", edible.Pane(c, cup, 54, 202, g), c.Path("M70 70L82 226C84 236 94 234 92 224L84 70C83 60 69 60 70 70Z", kit.White).Opacity(.55).Shade(), c.Line("M186 84L176 190", kit.White, 4).Opacity(.45).Shade(), c.Ellipse(128, 41, 74, 8, kit.None).Stroke(g.LL, 3))
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
		c.Part("can", c.Form(d, kit.Lin(80, 0, 176, 0, kit.At(0, b.DD), kit.At(.18, b.LL), kit.At(.32, b.L), kit.At(.5, b.M), kit.At(.84, b.DD), kit.At(1, b.DDD)), edible.Shade(c, d, b, 12)))
		c.Part("accent", c.Clip(d, c.Path("M70 200L186 150V176L70 226Z", kit.Lin(80, 0, 176, 0, a.D, a.LL, a.M, a.DD)), c.Path("M70 232L186 182V190L70 240Z", a.M).Opacity(.8), c.Path("M70 58L186 36V44L70 66Z", a.M).Opacity(.8)),
			c.Glow(7, c.Path("M144 66L98 128H124L112 178L160 110H132Z", a.L)).Opacity(.55), c.Form("M144 66L98 128H124L112 178L160 110H132Z", kit.Lin(100, 66, 156, 178, a.LL, a.L, a.M, a.D), c.Line("M140 74L108 122", kit.White, 4).Opacity(.7)))
		c.Part("metal", c.Form("M88 27L96 14H160L168 27Q128 36 88 27Z", kit.Lin(88, 0, 168, 0, m.D, m.LL, m.M, m.DD, m.L)), c.Form(kit.Oval(128, 14, 33, 8), kit.Lin(96, 8, 160, 22, m.LL, m.L, m.D)), c.Ellipse(128, 15, 27, 5.4, kit.Lin(100, 0, 156, 0, m.DD, m.L, m.D)), c.Form("M118 13Q117 8 128 8Q139 8 138 13Q133 17 128 17Q123 17 118 13Z", kit.Lin(118, 8, 138, 17, a.L, a.D)))
		c.Part("can", c.Path("M92 56Q96 48 101 56V220Q96 230 92 220Z", kit.White).Opacity(.4).Shade(), edible.Drop(c, 108, 206, 3.4), edible.Drop(c, 152, 214, 3.6), edible.Drop(c, 160, 70, 3), edible.Drop(c, 114, 52, 3), edible.Drop(c, 150, 196, 2.6))
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
		c.Part("liquor", c.Form(in, kit.Lin(69, 0, 187, 0, kit.At(0, l.D), kit.At(.2, l.LL), kit.At(.5, l.M), kit.At(1, l.DD)), c.Blur(8, c.Ellipse(150, 200, 16, 50, l.LL)).Opacity(.6), edible.Shade(c, in, l, 12)), c.Ellipse(128, 138, 59, 7, kit.Lin(69, 0, 187, 0, l.LL, l.L, l.M)))
		c.Part("label", c.Form(kit.RoundRect(78, 158, 100, 66, 6), kit.Lin(78, 0, 178, 0, p.D, p.LL, p.M, p.DD)), c.Path(kit.RoundRect(83, 163, 90, 56, 4), kit.None).Stroke(n.M, 2), c.Path("M128 170L132 180L142 181L134 187L137 197L128 191L119 197L122 187L114 181L124 180Z", n.M), c.Line("M96 204H160M106 211H150", n.L, 3))
		c.Part("glass", edible.Pane(c, d, 60, 196, g), c.Path("M72 122Q76 108 92 102Q98 102 94 108Q84 114 82 126V226Q77 236 72 226Z", kit.White).Opacity(.65).Shade(), c.Line("M116 40V70", kit.White, 5).Opacity(.7).Shade(), c.Line("M186 130V226", kit.White, 4).Opacity(.4).Shade(), c.Form(kit.RoundRect(106, 24, 44, 12, 5), kit.Lin(106, 0, 150, 0, g.M, g.LL, g.D)))
		c.Part("cap", sheen.Body(c, "M112 26V18H144V26Z", kit.TonesOf(kit.Hex("#d8b07a")), 3), sheen.Body(c, kit.RoundRect(104, 2, 48, 18, 6), k, 6))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("print", 128, 190, 90, 56, 0)
		c.AnchorBox("grip", 128, 120, 0, 0, 0)
	},
}

var icedTea = kit.Piece{
	Name: "iced-tea", Cm: 18,
	Palette: "tea #c4661f drink; lemon #ffd838; straw #e8504a; mint #5fb04a leaf; glass #cfe6ee",
	Draw: func(c *kit.Canvas) {
		t, l, s, m, g := c.Tones("tea"), c.Tones("lemon"), c.Tones("straw"), c.Tones("mint"), c.Tones("glass")
		glass := "M54 48H202L186 240Q184 252 172 252H84Q72 252 70 240Z"
		c.On(kit.Back)
		c.Part("straw", c.Form("M150 4L166 8L140 220H126Z", sheen.Round(140, 0, 160, 4, s), c.Line("M146 30L168 40M142 60L164 70M138 90L160 100", kit.White, 7).Opacity(.85)))
		c.Part("glass", c.Path(glass, g.L.Alpha(.35)))
		c.On(kit.Body)
		in := "M62 76H194L180 234Q178 244 170 244H86Q78 244 76 234Z"
		c.Part("tea", c.Form(in, kit.Lin(70, 70, 180, 240, t.LL.Alpha(.92), t.M.Alpha(.92), t.DD.Alpha(.96)), sheen.Each(5, func(i int) kit.Node {
			x, y := []float64{78, 122, 150, 84, 128}[i], []float64{84, 80, 108, 128, 146}[i]
			return c.Form(kit.RoundRect(x, y, 38, 36, 8), kit.Lin(x, y, x+38, y+36, kit.White.Alpha(.65), t.LL.Alpha(.3), kit.White.Alpha(.3)), c.Path(kit.RoundRect(x+1, y+1, 36, 34, 8), kit.None).Stroke(kit.White.Alpha(.6), 2.4)).Rotate(float64(i)*23-30, x+19, y+18)
		})), c.Path(kit.Oval(128, 76, 66, 8), t.L))
		c.Part("mint", sheen.Each(3, func(i int) kit.Node {
			return c.Form("M0 0C-26 -14 -30 -38 -14 -52C10 -48 18 -22 0 0Z", kit.Lin(-20, -50, 10, 0, m.L, m.M, m.D), c.Line("M0 0Q-6 -26 -13 -46", m.LL, 2.4)).Rotate([]float64{-46, -4, 40}[i], 0, 0).Move(96, 76)
		}))
		c.Part("lemon", sheen.Ball(c, 204, 62, 42, l), c.Circle(204, 62, 35, kit.Hex("#fffbe0")), c.Around(8, 204, 62, c.Form("M208 62L234 52Q238 62 234 72Z", kit.Lin(208, 52, 238, 72, l.L, l.M))))
		c.On(kit.Fore)
		c.Part("glass", c.Path(glass, kit.Lin(54, 0, 202, 0, kit.White.Alpha(.4), kit.White.Alpha(.05), g.DD.Alpha(.2))), c.Path(glass, kit.None).Stroke(g.D.Alpha(.6), 2.4), c.Path(kit.Oval(128, 48, 74, 8), kit.None).Stroke(g.LL, 3), sheen.Glint(c, "M68 92L78 92L86 218Q80 224 76 214Z", .6))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	},
}

var slushie = kit.Piece{
	Name: "slushie", Cm: 20,
	Palette: "ice #2f8ff0 drink; red #f0425e cherry; cup #cfe4f2 plastic; straw #f7c531",
	Draw: func(c *kit.Canvas) {
		b, r, g, s := c.Tones("ice"), c.Tones("red"), c.Tones("cup"), c.Tones("straw")
		const cup = "M60 96H196L178 240Q176 253 162 253H94Q80 253 78 240Z"
		c.On(kit.Back)
		c.Part("cup", c.Path(cup, g.M.Alpha(.16)))
		c.On(kit.Body)
		c.Part("straw", sheen.Tube(c, "M150 96L168 22L196 10", 13, s))
		heap := "M58 104C54 84 70 78 78 72C78 54 98 50 104 46C112 30 138 28 146 42C160 42 170 54 172 66C190 70 204 86 198 104L194 118H62Z"
		crystals := func(x0, y0, x1, y1 float64, n int, t kit.Tones) kit.Node {
			return edible.Scatter(c, x0, y0, x1, y1, n, 8, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return c.Path(sheen.D("M%g %gl7 -4l5 5l-6 6Z", x, y), []kit.Color{t.LL, kit.White, t.DD}[i%3]).Opacity([]float64{.6, .5, .3}[i%3])
			})
		}
		const body = "M64 100H192L175 238Q174 249 162 249H94Q82 249 81 238Z"
		c.Part("red", c.Form(body, kit.Lin(0, 100, 0, 250, kit.At(0, r.L), kit.At(1, r.D)), crystals(60, 170, 196, 250, 60, r)))
		c.Part("ice", c.Clip(body, c.Form("M50 90H206V186C190 170 176 196 156 186C138 176 122 200 104 188C88 178 70 196 50 180Z", kit.Lin(60, 90, 190, 200, b.L, b.M, b.D), crystals(56, 96, 200, 186, 80, b))), c.Clip(body, edible.Shade(c, body, b, 20)),
			c.Form(heap, kit.Rad(104, 60, 120, b.LL, b.L, b.M, b.D), crystals(60, 36, 196, 116, 70, b), edible.Shade(c, heap, b, 18)))
		c.On(kit.Fore)
		c.Part("cup", edible.Pane(c, cup, 60, 196, g), c.Path("M76 118L88 228C90 236 99 235 98 226L90 118C89 110 75 110 76 118Z", kit.White).Opacity(.55).Shade(), c.Form(kit.RoundRect(52, 98, 152, 14, 7), kit.Lin(52, 0, 204, 0, g.D, g.LL, g.M, g.DD)))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 170, 0, 0, 0)
		c.AnchorBox("print", 128, 180, 84, 60, 0)
	},
}

var rootBeerFloat = kit.Piece{
	Name: "root-beer-float", Cm: 22,
	Palette: "soda #6b3318 root_beer; glass #dff0f5 mug; cream #fff3df ice_cream; foam #e0b07f; cherry #e2283c; straw #e2433f",
	Draw: func(c *kit.Canvas) {
		s, g, i, f, h, w := c.Tones("soda"), c.Tones("glass"), c.Tones("cream"), c.Tones("foam"), c.Tones("cherry"), c.Tones("straw")
		c.Part("straw", c.Line("M150 110L178 6", w.DDD, 14), c.Line("M150 110L178 6", w.LL, 11), c.Line("M150 110L178 6", w.M, 11).Dash(9, 9).Butt())
		c.Part("glass", c.Path("M190 128C240 118 246 212 184 210", kit.None).Stroke(g.DD, 16), c.Path("M190 128C238 119 244 210 184 209", kit.None).Stroke(g.LL, 9))
		d := "M50 92H200L186 236Q184 250 168 250H82Q66 250 64 236Z"
		c.Part("glass", c.Form(d, kit.Lin(50, 0, 200, 0, g.L, g.LL, g.M, g.D)))
		c.Part("soda", c.Form("M58 104H192L179 230Q178 238 168 238H82Q73 238 72 230Z", kit.Lin(58, 0, 192, 0, s.D, s.L, s.M, s.DD), p.Each(16, func(int) kit.Node {
			x, y := 76+100*c.Rand().Float64(), 140+90*c.Rand().Float64()
			return c.Circle(x, y, 2.4, kit.White).Opacity(.5)
		})))
		c.Part("foam", p.Body(c, "M52 100q2 -22 22 -18q10 -16 28 -8q14 -12 30 0q18 -10 28 4q20 -8 26 10q14 4 10 16q-8 26 -24 12q-10 20 -26 4q-14 18 -28 2q-16 16 -28 0q-14 12 -26 -4q-12 0 -12 -18Z", f, 10))
		c.Part("cream", p.Body(c, kit.Oval(120, 68, 52, 46), i, 16), p.Glint(c, "M86 54C92 40 104 34 116 32C118 37 110 39 104 43C97 47 94 53 92 58C88 60 84 58 86 54Z", .9))
		c.Part("cherry", c.Line("M112 24Q108 4 126 0", kit.Hex("#5f8f34"), 4), p.Body(c, kit.Oval(112, 28, 15, 14), h, 5), c.Circle(106, 23, 3.4, kit.White).Opacity(.8))
		c.Part("glass", p.Glint(c, "M68 122h10l10 104h-8z", .45), c.Line("M96 120L102 236M126 120V238M158 120L150 236", kit.White, 3).Opacity(.3))
		c.Anchor("ground", 125, 250)
	},
}

var champagneBottle = kit.Piece{
	Name: "champagne-bottle", Cm: 32,
	States:  "closed; popping",
	Palette: "bottle #2f7a4f glass green; foil #f0c04a gold; label #fff6e2 paper; mark #c8403f",
	Draw: func(c *kit.Canvas) {
		b, g, l, m := c.Tones("bottle"), c.Tones("foil"), c.Tones("label"), c.Tones("mark")
		d := "M112 66C112 104 76 112 76 158V236Q76 254 94 254H162Q180 254 180 236V158C180 112 144 104 144 66Z"
		c.Part("bottle", c.Form(d, kit.Lin(76, 0, 180, 0, kit.At(0, b.D), kit.At(.16, b.L), kit.At(.3, b.M), kit.At(.75, b.DD), kit.At(1, b.M)), c.Blur(4, c.Path("M88 250V160C90 126 112 116 116 90L120 92C118 124 100 130 98 162V250Z", kit.White)).Opacity(.4), sheen.Edge(c, d, b, 11), c.Line("M88 150V232", kit.White, 4).Opacity(.8)))
		if c.State("popping") {
			poppedCork(c)
		}
		c.Part("foil", c.Form("M108 22H148L152 92Q140 88 136 98Q128 88 120 98Q116 88 104 92Z", kit.Lin(104, 0, 152, 0, g.M, g.LL, g.M, g.DD, g.L), c.Line("M112 40Q128 46 146 40M110 56Q128 64 148 56M108 74Q128 82 150 74", g.DD, 2).Opacity(.55), c.Line("M116 28L114 86", g.LL, 3).Opacity(.7)))
		if !c.State("popping") {
			c.Part("foil", sheen.Body(c, "M106 18Q104 0 128 0Q152 0 150 18Q152 28 146 30H110Q104 28 106 18Z", g, 6, c.Line("M108 18Q128 26 148 18M116 4L120 22M140 4L136 22", g.DDD, 2).Opacity(.6)))
		}
		c.Part("label", c.Form("M76 160Q128 174 180 160V222Q128 236 76 222Z", kit.Lin(76, 0, 180, 0, l.D, l.LL, l.M, l.DD), c.Line("M76 168Q128 182 180 168M76 214Q128 228 180 214", g.M, 2.4), c.Path("M128 180L138 194L128 208L118 194Z", m.M), c.Line("M92 194Q100 196 108 196M148 196Q156 196 164 194", g.D, 2.4)))
		c.AnchorBox("print", 128, 194, 90, 34, 0)
		c.AnchorBox("grip", 128, 90, 0, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}

// poppedCork draws the cork in the air above an open neck, and the foam that shoots after it.
func poppedCork(c *kit.Canvas) {
	f, k := kit.TonesOf(kit.Hex("#fff4d6")), kit.TonesOf(kit.Hex("#c99658"))
	const spray = "M116 26C112 4 92 -14 70 -30C66 -44 84 -50 92 -38C94 -62 116 -60 116 -44C124 -66 146 -60 144 -42C156 -54 172 -46 168 -32C184 -34 190 -20 178 -12C164 -4 146 8 142 26Z"
	drops := [][3]float64{{52, -46, 5}, {66, -62, 4}, {98, -70, 5}, {190, -46, 6}, {204, -24, 4.5}, {46, -18, 4}, {176, -64, 4}, {150, -78, 3.6}}
	nodes := []kit.Node{c.Form(spray, kit.Lin(90, -60, 150, 26, f.LL, f.M, f.D), c.Blur(5, c.Path("M150 -40C180 -30 170 0 140 26V-40Z", f.DD).Opacity(.5)), c.Circle(100, -34, 9, kit.White).Opacity(.8), c.Circle(126, -40, 8, kit.White).Opacity(.7), c.Circle(118, -12, 7, kit.White).Opacity(.7))}
	for _, d := range drops {
		nodes = append(nodes, c.Circle(d[0], d[1], d[2], kit.Rad(d[0]-d[2]*.4, d[1]-d[2]*.4, d[2]*1.6, kit.White, f.M, f.DD)))
	}
	for n := range 3 { // what pours over its neck
		x := 108 + 16*float64(n)
		nodes = append(nodes, c.Line(sheen.D("M%g 22Q%g 40 %g %g", x, x-3, x-1, 52+9*float64(n%2)), f.M, 9), c.Line(sheen.D("M%g 22Q%g 38 %g 48", x-1.5, x-4.5, x-2.5), kit.White, 3).Opacity(.7))
	}
	c.Part("foam", kit.Of(nodes...).Scale(.82, .78, 126, 26))
	c.Part("cork", kit.Of(c.Form("M116 -112H140L143 -92Q150 -90 150 -80V-72Q128 -64 106 -72V-80Q106 -90 113 -92Z", kit.Lin(106, 0, 150, 0, k.L, k.LL, k.M, k.DD), c.Line("M118 -104h8m4 6h7m-20 8h10m6 4h8", k.DDD, 1.8).Opacity(.6)), c.Form("M114 -112Q128 -122 142 -112Q128 -104 114 -112Z", kit.Lin(114, -118, 142, -106, k.LL, k.M))).Rotate(14, 128, -90).Move(2, 58),
		c.Line("M96 -44L88 -36M162 -42L170 -34", kit.Hex("#f0c04a"), 3.4))
}
