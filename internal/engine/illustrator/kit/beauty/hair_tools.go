package beauty

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var curlingIron = kit.Piece{
	Name: "curling-iron", Cm: 32, Palette: "handle #e0568f pink grip; barrel #e6c69a rose gold metal; clamp #d3ab78 <barrel; tip #3b3f4c; cord #3b3f4c black; button #7fe08a",
	Draw: func(c *kit.Canvas) {
		h, b, k, t, d, u := c.Tones("handle"), c.Tones("barrel"), c.Tones("clamp"), c.Tones("tip"), c.Tones("cord"), c.Tones("button")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(40, 128, 128) }
		c.Part("cord", sheen.Tube(c, "M60 212C30 236 40 262 84 252C124 242 150 264 190 246", 8, d))
		c.Part("tip", turn(c.Form("M114 -4Q114 -24 128 -24Q142 -24 142 -4Z", fabric.Across(114, 142, t))))
		c.Part("barrel", turn(c.Form(kit.RoundRect(112, -8, 32, 128, 4), sheen.Steel(112, 0, 144, 0, b))))
		clamp := "M138 0Q152 4 153 30V122L140 130L134 120V10Z"
		c.Part("clamp", turn(c.Path(clamp, k.DDD).Move(2, 2), c.Form(clamp, fabric.Across(134, 154, k), c.Line("M142 8V118", k.LL, 2))))
		c.Part("tip", turn(c.Form(kit.RoundRect(106, 114, 44, 18, 6), fabric.Across(106, 150, t))))
		grip := "M108 128H148L153 236Q153 258 128 258Q103 258 103 236Z"
		c.Part("handle", turn(c.Path(grip, h.DDD).Move(0, 2), c.Form(grip, fabric.Across(102, 154, h), sheen.Each(6, func(i int) kit.Node {
			return c.Line(sheen.D("M100 %gQ128 %g 156 %g", 192+9*float64(i), 199+9*float64(i), 192+9*float64(i)), h.DD, 2.400).Opacity(.55)
		}))))
		c.Part("clamp", turn(sheen.Body(c, "M146 112Q170 104 184 122Q188 132 178 134L150 132Z", k, 5)))
		c.Part("button", turn(c.Circle(126, 156, 9, h.DDD), c.Circle(126, 155.500, 7.500, kit.Rad(123, 152, 11, u.LL, u.M, u.D)), c.Rect(116, 172, 20, 8, 4, h.DDD), c.Rect(117, 172.500, 9, 7, 3, kit.White)))
		c.AnchorBox("grip", 76, 190, 0, 0, 40)
	},
}

var tweezers = kit.Piece{
	Name: "tweezers", Cm: 10, Palette: "metal #c3ccd6 steel; grip #ef6fa3 pink handle",
	Draw: func(c *kit.Canvas) {
		m, g := c.Tones("metal"), c.Tones("grip")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(40, 128, 128) }
		arm := func(s float64) kit.Node {
			x := func(v float64) float64 { return 128 + s*v }
			d := sheen.D("M%g -20C%g -18 %g 10 %g 60C%g 120 %g 200 %g 268Q%g 280 %g 272C%g 200 %g 130 %g 70C%g 30 %g 10 %g -8Z", x(0), x(14), x(26), x(44), x(56), x(38), x(10), x(3), x(2), x(18), x(30), x(24), x(14), x(6), x(0))
			e := sheen.D("M%g 54C%g 96 %g 140 %g 168Q%g 174 %g 166C%g 138 %g 98 %g 64Q%g 48 %g 54Z", x(42), x(50), x(48), x(40), x(30), x(26), x(32), x(31), x(24), x(30), x(42))
			n := kit.Of(c.Path(d, m.DDD).Move(0, 2), c.Form(d, kit.Lin(x(-10*s), 0, x(52*s)+8, 0, m.LL, m.M, m.D, m.DD)), c.Path(d, kit.None).Stroke(m.LL, 1.400).Opacity(.7))
			return kit.Of(n, c.Named("grip", c.Path(e, g.DDD).Move(0, 1), sheen.Body(c, e, g, 6, sheen.Each(6, func(i int) kit.Node {
				return c.Line(sheen.D("M%g %gH%g", x(20), 84+13*float64(i), x(52)), g.DD, 3).Opacity(.5)
			}))))
		}
		c.Part("metal", turn(arm(1)), turn(arm(-1)), turn(sheen.Body(c, "M112 -8Q112 -34 128 -36Q144 -34 144 -8L138 18H118Z", m, 6), c.Line("M120 -4H136", m.DD, 2)))
		c.AnchorBox("grip", 100, 160, 0, 0, 40)
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

var hairPin = kit.Piece{
	Name: "hair-pin", Cm: 6, Palette: "pin #4a4048 bobby black metal; tips #2b242b <pin",
	Draw: func(c *kit.Canvas) {
		p, t := c.Tones("pin"), c.Tones("tips")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-38, 128, 128) }
		d := "M6 106H96C104 106 104 116 112 116C120 116 120 104 128 104C136 104 136 116 144 116C152 116 152 104 160 104C168 104 170 110 180 110H236Q254 110 254 128Q254 146 236 146H24"
		c.Part("pin", turn(c.Line(d, p.DDD, 14), c.Line(d, kit.Lin(0, 100, 0, 150, p.L, p.M, p.D), 11), c.Line("M10 103H94M184 107H236Q250 108 251 124", p.LL, 2.600).Opacity(.9), c.Line("M30 143H230", p.LL, 2.200).Opacity(.7)))
		c.Part("tips", turn(c.Circle(8, 106, 9, t.M), c.Circle(24, 146, 9, t.M), c.Circle(5, 103, 3, t.LL), c.Circle(21, 143, 3, t.LL)))
	},
}
