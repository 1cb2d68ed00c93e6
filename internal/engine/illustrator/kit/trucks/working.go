package trucks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var militaryTank = kit.Piece{
	Name: "military-tank", Cm: 700, Facing: kit.Right,
	Palette: "body #6f7f45 army green; tracks #3c3f42; wheels #59633c; star #f2ead0",
	Draw: func(c *kit.Canvas) {
		b, t, w, s := c.Tones("body"), c.Tones("tracks"), c.Tones("wheels"), c.Tones("star")
		c.Part("body", c.Form("M150 84L246 74V86L152 100Z", gloss.Barrel(b, 0, 74, 0, 100)), c.Form(kit.RoundRect(232, 68, 20, 24, 4), gloss.Barrel(b, 0, 68, 0, 92)), c.Form(kit.RoundRect(176, 76, 18, 22, 4), gloss.Barrel(b, 0, 76, 0, 98)))
		turret := "M56 122C54 96 66 76 88 72H138C156 74 166 90 168 122Z"
		c.Part("body", sheen.Tube(c, "M78 74V30", 2.6, t), sheen.Body(c, kit.RoundRect(96, 58, 34, 18, 7), b, 5), sheen.Body(c, turret, b, 14, c.Line("M66 110H160", b.DD, 2).Opacity(.6), sheen.Each(5, func(i int) kit.Node { return c.Circle(72+22*float64(i), 116, 2, b.DDD) })))
		c.Part("star", c.Path(chassis.Star(112, 96, 13), s.M))
		hull := "M8 150L34 120H214L248 146L238 170H16Z"
		c.Part("body", sheen.Body(c, hull, b, 12, c.Path("M34 120H214L222 126H28Z", b.LL).Opacity(.6), c.Line("M16 146H244", b.DD, 2.4).Opacity(.6), c.Form(kit.RoundRect(52, 128, 40, 12, 3), b.D), c.Line("M58 131V138M66 131V138M74 131V138M82 131V138", b.DDD, 2)), chassis.Lamp(c, 226, 136, 7, 7, kit.TonesOf(kit.Hex("#ffe39a")), t))
		track := "M30 146H226C252 146 256 172 240 188L222 214C216 222 208 226 198 226H58C48 226 40 222 34 214L16 188C0 172 4 146 30 146Z"
		c.Part("tracks", c.Form(track, kit.Lin(0, 146, 0, 226, t.M, t.DD, t.DDD)), c.Path(track, kit.None).Stroke(t.D, 10), c.Path(track, kit.None).Stroke(t.L, 8).Dash(7, 4).Butt(), c.Path(track, kit.None).Stroke(t.DDD, 2.4).Opacity(.7))
		c.Part("wheels", sheen.Each(5, func(i int) kit.Node {
			x, y, r := 44+42*float64(i), 190.0, 20.0
			if i == 0 || i == 4 {
				y, r = 180, 18
			}
			return kit.Of(c.Circle(x, y, r+2, t.DDD), c.Form(kit.Oval(x, y, r, r), kit.Lin(x-r, y-r, x+r, y+r, w.LL, w.M, w.DD), c.Circle(x, y, r*.66, w.DD), c.Circle(x, y, r*.56, w.L), c.Circle(x, y, r*.24, w.DDD), c.Circle(x-1, y-1, r*.18, w.LL)), c.Around(6, x, y, c.Circle(x, y-r*.82, 1.5, w.DDD)))
		}))
		c.Part("body", sheen.Body(c, "M10 150L30 140H228L248 150L246 160H226L218 152H40L32 160H12Z", b, 5))
		c.Anchor("ground", 128, 231)
	},
}

// hauler draws the cab and the wheels of a truck that faces right, its cab from x on.
func hauler(c *kit.Canvas, x float64, b, g, m, t kit.Tones) {
	cab := sheen.D("M%g 90Q%g 78 %g 78H%gQ%g 78 %g 90L246 132Q254 138 254 150V206H%gZ", x, x, x+12, x+28, x+40, x+45, x)
	c.Part("body", sheen.Body(c, cab, b, 10, c.Line(sheen.D("M%g 100V200", x+50), b.DD, 2).Opacity(.5)))
	c.Part("windows", chassis.Glass(c, sheen.D("M%g 90H%gQ%g 90 %g 98L238 136H%gQ%g 136 %g 130V96Q%g 90 %g 90Z", x+14, x+28, x+34, x+36, x+14, x+8, x+8, x+8, x+14), g))
	c.Part("body", c.Form(kit.RoundRect(x+14, 156, 14, 5, 2), m.M), chassis.Lamp(c, 246, 172, 5, 8, kit.TonesOf(kit.Hex("#fff0b0")), m))
	c.Part("bumper", sheen.Body(c, kit.RoundRect(8, 200, 246, 14, 5), m, 4))
	for _, wx := range []float64{62, 206} {
		c.Part("body", c.Clip("M0 0H256V207H0Z", chassis.Arch(c, wx, 212, 30, b)))
		c.Part("wheels", chassis.Wheel(c, wx, 212, 30, t, m, 6))
	}
	c.Anchor("ground", 128, 240)
}

var foodTruck = kit.Piece{
	Name: "food-truck", Cm: 650, Facing: kit.Right,
	Palette: "body #3fb8ad teal; awning #f0564a; stripes #fff6e8; windows #bfe6f2; wheels #33363e; bumper #c3ccd4; menu #33404a board",
	Draw: func(c *kit.Canvas) {
		b, a, s, g, t, m, n := c.Tones("body"), c.Tones("awning"), c.Tones("stripes"), c.Tones("windows"), c.Tones("wheels"), c.Tones("bumper"), c.Tones("menu")
		c.Part("body", sheen.Body(c, kit.RoundRect(40, 22, 44, 20, 4), m, 4), sheen.Tube(c, "M118 40V20", 10, m))
		box := kit.RoundRect(6, 36, 196, 172, 12)
		c.Part("body", sheen.Body(c, box, b, 14, c.Named("stripes", c.Path("M0 168H210V186H0Z", kit.Lin(6, 0, 202, 0, s.LL, s.M, s.D))), c.Line("M8 44H200", b.LL, 4).Opacity(.7)))
		hauler(c, 196, b, g, m, t)
		c.Part("windows", c.Form(kit.RoundRect(28, 84, 130, 66, 5), kit.Lin(0, 84, 0, 150, kit.Hex("#5a3c34"), kit.Hex("#a9714a"), kit.Hex("#e8b06a"))), c.Clip(kit.RoundRect(28, 84, 130, 66, 5), c.Path("M28 104H158V109H28Z", kit.Hex("#6b432e")), sheen.Each(7, func(i int) kit.Node {
			x := 38 + 18*float64(i)
			k := kit.TonesOf([]kit.Color{kit.Hex("#e84d3c"), kit.Hex("#f2c23a"), kit.Hex("#6cb84a"), kit.Hex("#f6e6c6")}[i%4])
			return sheen.Body(c, kit.RoundRect(x, 88, 10, 16, 3), k, 2)
		}), c.Blur(3, c.Path("M20 78H170V94H20Z", kit.Black)).Opacity(.5)))
		c.Part("bumper", sheen.Body(c, kit.RoundRect(22, 148, 142, 11, 4), m, 3))
		bun := kit.TonesOf(kit.Hex("#e0a04d"))
		c.Part("windows", sheen.Body(c, "M58 138Q58 124 74 124Q90 124 90 138Z", bun, 4), c.Rect(57, 138, 34, 4, 2, kit.Hex("#6cb84a")), c.Rect(58, 142, 32, 6, 2, bun.D), sheen.Body(c, "M112 128H128L125 148H115Z", a, 3), c.Line("M121 128L126 114", kit.White, 2.4))
		aw := "M20 68L34 56H152L166 68L172 92Q163 102 154 92Q145 102 136 92Q127 102 118 92Q109 102 100 92Q91 102 82 92Q73 102 64 92Q55 102 46 92Q37 102 28 92Q20 100 14 92Z"
		c.Part("awning", c.Blur(4, c.Path(aw, kit.Black).Move(0, 6)).Opacity(.3), c.Form(aw, kit.Lin(0, 56, 0, 100, a.L, a.M, a.D), c.Named("stripes", sheen.Each(4, func(i int) kit.Node {
			x := 28 + 36*float64(i)
			return c.Path(sheen.D("M%g 54H%gL%g 104H%gZ", x+9+(93-x)*.1, x+25+(93-x)*.1, x+18, x), kit.Lin(0, 56, 0, 100, s.LL, s.M, s.D))
		})), c.Line("M18 76L174 76", a.DD, 2).Opacity(.3)))
		c.Part("menu", sheen.Body(c, kit.RoundRect(168, 86, 24, 58, 4), n, 3), c.Line("M173 96H187M173 106H184M173 116H187M173 126H182", kit.White, 2.4).Opacity(.85))
		c.AnchorBox("print", 92, 46, 140, 20, 0)
	},
}

var garbageTruck = kit.Piece{
	Name: "garbage-truck", Cm: 850, Facing: kit.Right,
	Palette: "body #4fa046 green; hopper #3f7f3c container; windows #bfe6f2; wheels #33363e; bumper #c3ccd4; sign #fff6e8",
	Draw: func(c *kit.Canvas) {
		b, h, g, t, m, s := c.Tones("body"), c.Tones("hopper"), c.Tones("windows"), c.Tones("wheels"), c.Tones("bumper"), c.Tones("sign")
		back := "M66 56L22 76Q8 84 6 104V182Q6 200 22 200H70Z"
		c.Part("hopper", sheen.Body(c, back, h, 12, c.Line("M20 108L66 92M16 140H66", h.DDD, 3).Opacity(.5), c.Path("M10 150L44 150L34 196H12Z", h.DDD).Opacity(.75)))
		c.Part("bumper", sheen.Tube(c, "M30 82L62 150", 8, m))
		box := "M60 54Q60 44 70 44H182Q192 44 192 54V204H60Z"
		c.Part("hopper", sheen.Body(c, box, h, 14, sheen.Each(5, func(i int) kit.Node {
			x := 80 + 24*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 52V196", x), h.DD, 7).Opacity(.55), c.Line(sheen.D("M%g 52V196", x-3), h.LL, 2).Opacity(.7))
		}), c.Path("M60 44H192V56H60Z", h.L).Opacity(.7)))
		hauler(c, 192, b, g, m, t)
		c.Part("sign", c.Form(kit.Oval(126, 122, 36, 36), kit.Lin(90, 86, 162, 158, s.LL, s.M, s.D)), c.Around(3, 126, 124, c.Form("M116 106L126 92L136 106L142 116L152 111L148 130L131 126L137 121L131 111L126 104L121 112L112 107Z", kit.Lin(110, 90, 150, 130, b.L, b.D)).Scale(.62, .62, 126, 124).Move(0, -6)))
		c.Part("body", sheen.Body(c, kit.RoundRect(204, 78, 16, 10, 4), kit.TonesOf(kit.Hex("#ff9d2a")), 3))
		c.AnchorBox("print", 126, 170, 110, 26, 0)
	},
}

var bulldozer = kit.Piece{
	Name: "bulldozer", Cm: 600, Facing: kit.Right,
	Palette: "body #f5b51f yellow; tracks #43474d; blade #c3ccd4 steel; windows #bfe6f2 glass",
	Draw: func(c *kit.Canvas) {
		b, t, m, g := c.Tones("body"), c.Tones("tracks"), c.Tones("blade"), c.Tones("windows")
		c.Part("body", sheen.Tube(c, "M156 96V60", 9, t), sheen.Body(c, kit.RoundRect(149, 52, 14, 12, 3), t, 3))
		c.Part("windows", chassis.Glass(c, "M58 44H124L136 118H56Z", g))
		c.Part("body", sheen.Body(c, kit.RoundRect(44, 28, 98, 16, 6), b, 5), sheen.Tube(c, "M60 44V120", 7, b), sheen.Tube(c, "M98 44V120", 6, b), sheen.Tube(c, "M124 44L134 120", 7, b))
		c.Part("body", sheen.Body(c, "M30 120H134L146 96H192Q204 96 206 108L212 172H30Q22 172 22 164V128Q22 120 30 120Z", b, 12, c.Form(kit.RoundRect(156, 112, 40, 34, 4), b.DD, c.Line("M160 118H192M160 126H192M160 134H192M160 142H192", b.DDD, 3)), c.Line("M134 120V168", b.DD, 2).Opacity(.6)))
		c.Part("blade", sheen.Tube(c, "M120 196L222 204", 12, b), sheen.Tube(c, "M190 128L222 168", 8, m))
		bl := "M214 108C244 106 250 108 248 116C228 140 224 180 250 226C252 234 248 236 242 234L222 232C204 196 202 148 214 108Z"
		c.Part("blade", sheen.Body(c, bl, m, 10, c.Line("M218 122C210 154 212 196 228 226", m.LL, 3).Opacity(.8), c.Line("M226 232L250 232", m.DDD, 5)))
		track := "M40 158H172C204 158 212 196 192 216C186 224 178 228 168 228H46C36 228 28 224 22 216C2 196 8 158 40 158Z"
		c.Part("tracks", c.Form(track, kit.Lin(0, 158, 0, 228, t.M, t.DD, t.DDD)), c.Path(track, kit.None).Stroke(t.D, 11), c.Path(track, kit.None).Stroke(t.L, 9).Dash(8, 4).Butt(), sheen.Each(4, func(i int) kit.Node {
			x, r := 44+42*float64(i), 20.0
			return kit.Of(c.Circle(x, 194, r+2, t.DDD), c.Form(kit.Oval(x, 194, r, r), kit.Lin(x-r, 174, x+r, 214, b.L, b.M, b.DD), c.Circle(x, 194, r*.62, b.DD), c.Circle(x, 194, r*.5, b.L), c.Circle(x, 194, r*.2, t.DDD)))
		}))
		c.Part("body", chassis.Lamp(c, 52, 24, 7, 6, kit.TonesOf(kit.Hex("#ff9d2a")), m))
		c.Anchor("ground", 120, 234)
	},
}
