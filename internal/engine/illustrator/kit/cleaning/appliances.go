package cleaning

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var mop = kit.Piece{
	Name: "mop", Cm: 130,
	Palette: "strings #f1ede2 mop head; handle #d9a25a wood stick; clamp #2f9fd0 holder",
	Draw: func(c *kit.Canvas) {
		s, h, k := c.Tones("strings"), c.Tones("handle"), c.Tones("clamp")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(24, 128, 128) }
		c.Part("handle", turn(sheen.Tube(c, "M128 -8V168", 13, h), c.Circle(128, -8, 8, h.D), c.Circle(127, -9, 6.5, h.L)))
		strand := func(x0, x1, y1, w float64, tone kit.Color) kit.Node {
			d := sheen.D("M%g 182C%g 206 %g 214 %g %g", x0, x0+(x1-x0)*.2, x1, x1, y1)
			return kit.Of(c.Line(d, s.DDD, w+2).Opacity(.8), c.Line(d, tone, w), c.Line(d, s.LL, w*.25).Move(-w*.2, 0).Opacity(.8), c.Line(d, s.DD, w*.9).Dash(1.4, 5).Butt().Opacity(.35))
		}
		c.Part("strings", turn(sheen.Each(9, func(i int) kit.Node {
			k := float64(i) - 4
			return strand(128+k*7, 128+k*17, 250-k*k*1.6, 13, s.D)
		}), sheen.Each(8, func(i int) kit.Node {
			k := float64(i) - 3.5
			return strand(128+k*8, 128+k*15, 244-k*k*1.8, 13, s.M)
		})))
		c.Part("clamp", turn(sheen.Body(c, "M114 146H142L166 176Q170 190 160 192H96Q86 190 90 176Z", k, 11), c.Line("M98 182H158", k.LL, 2.5).Opacity(.7), c.Circle(128, 164, 4, k.DDD), c.Circle(127.5, 163.4, 3, k.LL)))
		c.Anchor("ground", 80, 238)
		c.AnchorBox("grip", 164, 46, 0, 0, 24)
	},
}

var vacuumCleaner = kit.Piece{
	Name: "vacuum-cleaner", Cm: 70, Facing: kit.Right,
	Palette: "body #e4483f vacuum; wheels #3c4250; hose #59606e; pipe #c3ccd6 tube; nozzle #3c4250 <wheels",
	Draw: func(c *kit.Canvas) {
		b, w, h, p, n := c.Tones("body"), c.Tones("wheels"), c.Tones("hose"), c.Tones("pipe"), c.Tones("nozzle")
		hose := "M96 138C92 40 130 4 172 12C190 16 198 30 200 44"
		c.Part("hose", c.Line(hose, h.DDD, 20), c.Line(hose, h.M, 16).Move(-.8, -.8), c.Line(hose, h.LL, 16).Dash(2, 5).Butt().Opacity(.5), c.Line(hose, h.LL, 4).Move(-4, -4).Opacity(.6))
		c.Part("pipe", sheen.Tube(c, "M204 66L232 222", 13, p), sheen.Body(c, "M186 40Q184 32 192 30L206 28Q214 28 216 36L222 70Q222 78 214 80L202 82Q194 82 192 74Z", n, 8))
		c.Part("nozzle", sheen.Body(c, "M216 216H240Q248 220 250 236V246H190V238Q196 222 216 216Z", n, 9), c.Rect(190, 243, 60, 6, 2, n.DDD))
		const d = "M14 186C14 140 52 116 98 116C142 116 176 140 184 190Q186 214 176 222H26Q12 214 14 186Z"
		c.Part("body", sheen.Body(c, d, b, 24, c.Path("M8 192H192V206H8Z", b.DD).Opacity(.7), c.Line("M14 190H186", b.LL, 2).Opacity(.7), sheen.Each(4, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 150l8 22", 130+11*float64(i)), b.DDD, 4).Opacity(.7)
		})), c.Form("M70 122Q96 112 122 122L118 140Q96 134 74 140Z", kit.Lin(0, 114, 0, 140, n.L, n.M, n.D)), sheen.Glint(c, "M34 164Q46 136 76 128Q60 144 50 170Q42 182 34 176Z", .55))
		c.Part("wheels", c.Clip(d, c.Blur(4, c.Circle(64, 206, 40, b.DDD)).Opacity(.4)), sheen.Ball(c, 62, 208, 38, w), c.Circle(62, 208, 22, kit.Lin(40, 190, 84, 230, p.LL, p.M, p.DD)), c.Circle(62, 208, 9, b.DD), c.Circle(61, 207, 7, b.L), sheen.Ball(c, 162, 226, 20, w), c.Circle(162, 226, 8, p.M))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("grip", 203, 54, 0, 0, 8)
	},
}

var iron = kit.Piece{
	Name: "iron", Cm: 28, Facing: kit.Left,
	Palette: "body #8f5fd6 iron; sole #c3ccd6 plate metal; handle #5b3a9c <body; dial #ffd34d knob; cord #4b5160 cable",
	Draw: func(c *kit.Canvas) {
		b, s, h, k, w := c.Tones("body"), c.Tones("sole"), c.Tones("handle"), c.Tones("dial"), c.Tones("cord")
		c.Part("cord", c.Line("M226 92C250 84 250 54 232 44C220 38 222 22 240 14", w.DDD, 9), c.Line("M226 92C250 84 250 54 232 44C220 38 222 22 240 14", w.L, 5.5).Move(-.8, -.8))
		c.Part("handle", c.Path("M104 128C86 96 84 62 118 56H196Q228 56 234 90L240 190H204L198 104Q197 92 184 92H136C122 92 128 112 142 130Z", kit.Lin(90, 50, 230, 190, h.LL, h.M, h.DD)), c.Path("M104 66Q112 62 122 62H194Q212 64 218 74Q206 70 192 70H122Q110 72 104 82Q98 74 104 66Z", kit.White).Opacity(.4).Shade())
		const d = "M6 208C20 160 74 118 150 116H204Q232 116 238 142L246 208Z"
		c.Part("body", sheen.Body(c, d, b, 24, c.Path("M0 190H256V212H0Z", b.DD).Opacity(.5), c.Path("M60 176C86 152 118 142 158 140H196Q210 140 212 152L216 178Z", b.LL).Opacity(.35)), sheen.Glint(c, "M50 168Q86 134 140 128Q104 142 70 176Q50 186 50 168Z", .5))
		c.Part("dial", c.Circle(168, 166, 22, b.DDD).Opacity(.6), sheen.Ball(c, 166, 163, 20, k), c.Line("M166 163L176 152", k.DDD, 4), c.Line("M92 172L112 160", kit.White, 5).Opacity(.8), c.Line("M112 180L128 168", kit.White, 4).Opacity(.6))
		c.Part("sole", c.Form("M2 206H250Q254 206 254 212V222Q254 230 246 230H12Q-4 230 0 216Z", kit.Lin(0, 206, 0, 230, s.LL, s.M, s.DD, s.L, s.D)), c.Line("M8 211H248", kit.White, 2).Opacity(.8))
		c.Anchor("ground", 128, 230)
		c.AnchorBox("grip", 160, 74, 0, 0, 90)
	},
}

var trashCan = kit.Piece{
	Name: "trash-can", Cm: 75, States: "overflowing -lid; full -lid",
	Palette: "can #8d9aa8 bin body; lid #8d9aa8 <can; handle #5d6875 <can",
	Draw: func(c *kit.Canvas) {
		b, l, h := c.Tones("can"), c.Tones("lid"), c.Tones("handle")
		const d = "M44 76H212L198 234Q196 248 180 249Q128 256 76 249Q60 248 58 234Z"
		rib := func(x float64) kit.Node {
			e := x + (128-x)*.12
			return kit.Of(c.Line(sheen.D("M%g 96L%g 232", x, e), b.DDD, 9).Opacity(.7), c.Line(sheen.D("M%g 96L%g 232", x-1.5, e-1.5), b.DD, 6), c.Line(sheen.D("M%g 98L%g 230", x+4.5, e+4.5), b.LL, 2).Opacity(.8))
		}
		c.On(kit.Back)
		c.Part("can", c.Ellipse(128, 80, 84, 17, b.DDD), c.Ellipse(128, 77, 80, 13, b.DD))
		if c.State("overflowing") || c.State("full") {
			c.On(kit.Body)
			trash(c)
		}
		c.On(kit.Fore)
		c.Part("can", c.Form(d, sheen.Steel(44, 0, 212, 0, b), rib(76), rib(102), rib(128), rib(154), rib(180), sheen.Dim(c, 6, .5, "M40 70H216V92Q128 104 40 92Z", b), sheen.Dim(c, 5, .4, "M40 236H216V260H40Z", b), sheen.Edge(c, d, b, 16)), c.Line("M56 228Q128 238 200 228", b.LL, 3).Opacity(.6))
		if c.State("overflowing") || c.State("full") {
			peel(c)
		}
		c.Part("handle", sheen.Tube(c, "M44 120C20 118 22 158 48 156", 8, h), sheen.Tube(c, "M212 120C236 118 234 158 208 156", 8, h))
		const lid = "M30 74C36 44 84 32 128 32C172 32 220 44 226 74Q228 84 218 86Q128 98 38 86Q28 84 30 74Z"
		c.Part("lid", c.Form(lid, kit.Rad(96, 44, 150, l.LL, l.L, l.M, l.D, l.DD), c.Line("M54 68Q128 46 202 68", l.D, 2.4).Opacity(.7), c.Line("M54 70Q128 48 202 70", l.LL, 2).Opacity(.7), sheen.Edge(c, lid, l, 12)), c.Path("M30 76Q128 94 226 76", kit.None).Stroke(l.LL, 2.6).Opacity(.8), sheen.Tube(c, "M100 40V24Q100 12 112 12H144Q156 12 156 24V40", 10, h))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 80, 150, 30, 0)
	},
}

var washingMachine = kit.Piece{
	Name: "washing-machine", Cm: 85, States: "open; closed; empty",
	Palette: "body #eaf0f4 machine; door #8a97a6 ring; panel #3d4a5c; laundry #f0643c clothes; water #58b8ee",
	Draw: func(c *kit.Canvas) {
		b, d, p, l, w := c.Tones("body"), c.Tones("door"), c.Tones("panel"), c.Tones("laundry"), c.Tones("water")
		for _, x := range []float64{36, 196} {
			c.Part("body", c.Rect(x, 240, 24, 14, 3, p.DD))
		}
		c.Part("body", sheen.Panel(c, 20, 6, 216, 240, 14, b, 22, sheen.Dim(c, 2, .3, "M20 54H236V58H20Z", b)))
		c.Part("panel", sheen.Panel(c, 30, 16, 62, 30, 5, b, 5), c.Line("M40 31H80", b.DD, 3).Opacity(.7), sheen.Body(c, kit.RoundRect(158, 16, 68, 30, 6), p, 6), c.Path(kit.LettersPath("0:42", kit.Box{X0: 166, Y0: 22, X1: 216, Y1: 40}, "display"), kit.Hex("#7ff0c8")), sheen.Ball(c, 122, 32, 16, d), c.Line("M122 32V20", kit.White, 3.4))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("surface", 128, 6, 190, 0, 0)
		if c.State("open") {
			openWashingMachine(c)
			c.AnchorBox("inside", 134, 150, 110, 110, 0)
			return
		}
		c.Part("door", c.Blur(4, c.Circle(131, 156, 84, b.DDD)).Opacity(.35), c.Circle(128, 150, 84, kit.Lin(60, 80, 200, 220, d.LL, d.L, d.D, d.DD)), c.Circle(128, 150, 72, kit.Lin(70, 90, 190, 210, d.DDD, d.D, d.LL)))
		glass := kit.Oval(128, 150, 66, 66)
		c.Part("laundry", c.Form(glass, kit.Rad(112, 130, 90, kit.Hex("#8fa6ba"), kit.Hex("#3f5266"), kit.Hex("#26323f")), c.Path("M66 168C84 132 104 176 124 150C140 132 160 150 172 138C190 130 200 160 196 178V220H60Z", kit.Lin(70, 140, 190, 210, l.L, l.M, l.DD)), c.Path("M84 196C100 160 128 190 150 168C168 156 186 176 196 168V222H70Z", kit.Lin(84, 160, 190, 220, kit.Hex("#ffe08a"), kit.Hex("#f2b53c"))), c.Line("M80 172Q96 160 106 176M140 158Q156 150 168 158", l.DD, 3).Opacity(.6)))
		c.Part("water", c.Clip(glass, c.Path("M58 176Q80 164 104 176T150 176T198 174V222H58Z", kit.Lin(0, 170, 0, 216, w.L.Alpha(.75), w.D.Alpha(.8))), c.Line("M58 176Q80 164 104 176T150 176T198 174", kit.White, 3).Opacity(.8)), sheen.Bubble(c, 96, 170, 8), sheen.Bubble(c, 112, 164, 5.5), sheen.Bubble(c, 152, 172, 7), sheen.Bubble(c, 166, 164, 5))
		c.Part("door", c.Clip(glass, c.Path("M74 128A58 58 0 0 1 128 92V108A44 44 0 0 0 88 136Z", kit.White).Opacity(.5).Shade(), c.Blur(4, c.Circle(128, 150, 66, kit.None).Stroke(p.DDD, 8)).Opacity(.6)), c.Form(kit.RoundRect(42, 136, 12, 30, 5), kit.Lin(42, 0, 54, 0, d.LL, d.DD)))
	},
}

var dishwasher = kit.Piece{
	Name: "dishwasher", Cm: 85,
	Palette: "body #dfe6ec machine; inside #7f8fa0; dishes #5aa9e6 plates; rack #c3ccd6; panel #3d4a5c",
	Draw: func(c *kit.Canvas) {
		b, n, s, r, p := c.Tones("body"), c.Tones("inside"), c.Tones("dishes"), c.Tones("rack"), c.Tones("panel")
		c.Part("body", sheen.Panel(c, 40, 4, 176, 204, 10, b, 18), sheen.Body(c, kit.RoundRect(50, 12, 156, 24, 6), p, 6), c.Circle(66, 24, 5, kit.Hex("#7ff0c8")), c.Circle(84, 24, 5, kit.Hex("#ffd34d")), c.Rect(140, 18, 54, 12, 4, p.LL), c.Form(kit.RoundRect(54, 44, 148, 158, 8), kit.Lin(54, 44, 202, 202, n.DDD, n.DD, n.D), sheen.Dim(c, 6, .6, "M50 40H206V60H50Z", n)))
		plate := func(x, y, r float64, t kit.Tones) kit.Node {
			return kit.Of(c.Ellipse(x+2, y+2, r*.5, r, n.DDD).Opacity(.5), c.Ellipse(x, y, r*.5, r, kit.Lin(x-r/2, y-r, x+r/2, y+r, kit.White, t.LL, t.D)), c.Ellipse(x, y, r*.32, r*.66, kit.None).Stroke(t.M, 2.6))
		}
		white := kit.TonesOf(kit.Hex("#eef2f5"))
		c.Part("dishes", sheen.Each(6, func(i int) kit.Node {
			t := white
			if i%2 == 0 {
				t = s
			}
			return plate(78+20*float64(i), 158, 30, t)
		}), sheen.Each(4, func(i int) kit.Node {
			x := 62 + 36*float64(i)
			return kit.Of(c.Form(sheen.D("M%g 66H%gL%g 104H%gZ", x, x+26, x+23, x+3), kit.Lin(x, 0, x+26, 0, kit.White.Alpha(.9), kit.Hex("#b8dcf2").Alpha(.7), kit.White.Alpha(.8))), c.Line(sheen.D("M%g 72V98", x+6), kit.White, 2.4))
		}))
		c.Part("rack", c.Line("M56 108H200M56 100V112M200 100V112M58 188H198", r.DD, 5), c.Line("M56 107H200M58 187H198", r.LL, 2.4), sheen.Each(11, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 170V188", 64+13*float64(i)), r.L, 2.2)
		}))
		const door = "M40 204H216L240 232Q244 246 230 248H26Q12 246 16 232Z"
		c.Part("body", c.Form(door, kit.Lin(0, 204, 0, 248, b.DD, b.M, b.L), c.Path("M56 208H200L216 228H40Z", n.D).Opacity(.6), sheen.Edge(c, door, b, 8)), c.Form("M16 232Q128 240 240 232Q246 250 230 252H26Q10 250 16 232Z", kit.Lin(0, 232, 0, 252, b.LL, b.D)))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("surface", 128, 4, 160, 0, 0)
	},
}

var fan = kit.Piece{
	Name: "fan", Cm: 45,
	Palette: "body #4f9fd8 base fan; blades #8fd0f2 <body; cage #c3ccd6 grille metal",
	Draw: func(c *kit.Canvas) {
		b, l, g := c.Tones("body"), c.Tones("blades"), c.Tones("cage")
		c.Part("body", sheen.Tube(c, "M128 176V228", 16, b), sheen.Body(c, "M70 244C70 226 100 218 128 218C156 218 186 226 186 244Q186 252 176 252H80Q70 252 70 244Z", b, 12), c.Circle(104, 238, 4, kit.White), c.Circle(118, 238, 4, b.LL), c.Circle(132, 238, 4, b.LL), c.Circle(146, 238, 4, b.LL))
		c.Part("cage", c.Circle(128, 100, 96, g.M.Alpha(.14)), c.Circle(128, 100, 96, kit.None).Stroke(g.DDD, 8))
		blade := c.Form("M128 100C112 84 96 40 120 20C148 16 164 46 152 76Q144 92 128 100Z", kit.Lin(104, 20, 156, 90, l.LL, l.M, l.DD), c.Line("M126 92C124 66 126 44 132 28", l.LL, 3).Opacity(.6))
		c.Part("blades", c.Around(4, 128, 100, blade))
		c.Part("cage", c.Around(24, 128, 100, c.Line("M128 80V6", g.D, 2.2)).Opacity(.9), c.Around(24, 128, 100, c.Line("M127.4 80V6", g.LL, .9)), c.Circle(128, 100, 58, kit.None).Stroke(g.D, 2.6), c.Circle(128, 100, 57.5, kit.None).Stroke(g.LL, 1), c.Circle(127.6, 99.6, 96, kit.None).Stroke(kit.Lin(40, 20, 210, 190, g.LL, g.M, g.DD, g.L), 5.5))
		c.Part("body", sheen.Ball(c, 128, 100, 22, b), c.Ellipse(120, 91, 7, 4.5, kit.White).Rotate(-35, 120, 91).Opacity(.8))
		c.Anchor("ground", 128, 252)
	},
}

// openWashingMachine draws the drum of the washing machine with laundry in it, and its door swung to the left.
func openWashingMachine(c *kit.Canvas) {
	d, p, l := c.Tones("door"), c.Tones("panel"), c.Tones("laundry")
	steel := kit.TonesOf(kit.Hex("#8d9aa8"))
	c.Part("drum", c.Circle(134, 150, 78, kit.Lin(70, 80, 200, 220, d.LL, d.L, d.D, d.DD)), c.Circle(134, 150, 68, p.DDD), c.Form(kit.Oval(136, 152, 62, 62), kit.Rad(150, 170, 90, steel.L, steel.D, steel.DDD), sheen.Each(5, func(r int) kit.Node {
		return sheen.Each(9, func(i int) kit.Node {
			return c.Circle(80+14*float64(i)+7*float64(r%2), 104+15*float64(r), 2.200, steel.DDD)
		})
	}), c.Blur(9, c.Circle(136, 152, 62, kit.None).Stroke(p.DDD, 22)).Opacity(.6)))
	if !c.State("empty") {
		yellow, blue := kit.TonesOf(kit.Hex("#f2c24a")), kit.TonesOf(kit.Hex("#5f9be0"))
		c.Part("laundry", sheen.Body(c, "M84 188C92 158 112 170 124 164C142 150 170 162 186 178C182 202 160 214 136 214C112 214 92 206 84 188Z", blue, 10), sheen.Body(c, "M78 180C84 160 106 160 118 176C128 188 122 204 126 222C130 240 118 246 108 238C100 222 84 204 78 180Z", l, 9, c.Line("M96 176Q104 200 112 236", l.DD, 2.400)), sheen.Body(c, "M132 182C148 170 176 172 186 186C178 206 160 214 140 210Q130 196 132 182Z", yellow, 8, c.Line("M146 186Q160 180 172 188", yellow.DD, 2.400)))
	}
	c.Part("door", c.Blur(5, c.Ellipse(40, 156, 30, 82, p.DDD)).Opacity(.4), c.Rect(58, 120, 14, 18, 4, d.DD), c.Rect(58, 166, 14, 18, 4, d.DD), c.Ellipse(30, 150, 32, 84, d.DDD), c.Form(kit.Oval(27, 150, 31, 83), kit.Lin(0, 70, 56, 230, d.LL, d.L, d.M, d.DD)), c.Form(kit.Oval(26, 150, 22, 68), kit.Lin(4, 90, 48, 210, kit.Hex("#cfe3ee"), kit.Hex("#7f98aa"), kit.Hex("#4d6273")), c.Path("M2 120L40 80V104L2 160Z", kit.White).Opacity(.4)))
}

// trash is a heap of bags, a can, a bottle, paper and a banana peel above the rim of a can at y 80; some of it hangs over the rim.
func trash(c *kit.Canvas) {
	tone := func(hex string) kit.Tones { return kit.TonesOf(kit.Hex(hex)) }
	bag, paper, tin, pizza := tone("#4a5468"), tone("#f4f1ea"), tone("#d8413a"), tone("#c98a4b")
	c.Part("trash", kit.Of(
		kit.Of(c.Form("M176 84L164 20L176 10V-4H188V10L204 22L196 88Z", kit.Lin(164, 0, 204, 0, kit.Hex("#a9dcc0"), kit.Hex("#5fae82"), kit.Hex("#3a7a5a"))), c.Rect(168, 40, 32, 20, 0, kit.Hex("#fff3d6")).Rotate(-3, 184, 50)).Rotate(12, 184, 60),
		sheen.Body(c, "M60 90C52 60 66 34 92 28L86 14Q100 20 108 12L110 28C140 30 156 60 148 92Z", bag, 14, c.Line("M96 32Q92 56 84 70M108 32Q112 56 122 72", bag.DD, 2.400)),
		sheen.Body(c, kit.RoundRect(46, 44, 34, 48, 5), tin, 7, c.Path("M40 62L86 54V68L40 78Z", kit.White)).Rotate(-16, 62, 70), c.Ellipse(56, 46, 16, 4, kit.Hex("#dfe5ea")).Rotate(-16, 62, 70),
		sheen.Body(c, "M126 92L120 62L138 48L152 56L168 48L176 70L168 92Z", paper, 7, c.Line("M120 62L144 70L138 48M144 70L168 48M144 70L150 92", paper.DD, 2)),
		sheen.Body(c, "M150 88L196 66L214 88L206 96H160Z", pizza, 5), c.Circle(188, 82, 5, tin.M), c.Circle(174, 86, 4, tin.M)).Scale(1.16, 1.16, 128, 96).Move(0, -16))
}

// peel is a banana peel that hangs over the rim of the can.
func peel(c *kit.Canvas) {
	peel := kit.TonesOf(kit.Hex("#f7cf45"))
	c.Part("peel", sheen.Body(c, "M84 74Q94 62 104 74L110 104Q116 128 108 130Q98 124 98 104Q94 124 84 132Q76 128 84 104Q72 112 64 106Q66 92 84 74Z", peel, 6, c.Line("M94 72V100M88 80Q84 96 86 110", peel.DD, 1.600)), c.Rect(90, 64, 8, 10, 3, kit.Hex("#8a6a2a")))
}
