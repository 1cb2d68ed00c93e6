package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var curlingIron = kit.Piece{
	Name: "curling-iron", Cm: 32, Palette: "handle #e0568f pink grip; barrel #e6c69a rose gold metal; clamp #d3ab78 <barrel; tip #3b3f4c; cord #3b3f4c black; button #7fe08a",
	Draw: func(c *kit.Canvas) {
		h, b, k, t, d, u := c.Tones("handle"), c.Tones("barrel"), c.Tones("clamp"), c.Tones("tip"), c.Tones("cord"), c.Tones("button")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(40, 128, 128) }
		c.Part("cord", sheen.Tube(c, "M60 212C30 236 40 262 84 252C124 242 150 264 190 246", 8, d))
		c.Part("tip", turn(c.Form("M114 -4Q114 -24 128 -24Q142 -24 142 -4Z", across(114, 142, t))))
		c.Part("barrel", turn(c.Form(kit.RoundRect(112, -8, 32, 128, 4), sheen.Steel(112, 0, 144, 0, b))))
		clamp := "M138 0Q152 4 153 30V122L140 130L134 120V10Z"
		c.Part("clamp", turn(c.Path(clamp, k.DDD).Move(2, 2), c.Form(clamp, across(134, 154, k), c.Line("M142 8V118", k.LL, 2))))
		c.Part("tip", turn(c.Form(kit.RoundRect(106, 114, 44, 18, 6), across(106, 150, t))))
		grip := "M108 128H148L153 236Q153 258 128 258Q103 258 103 236Z"
		c.Part("handle", turn(c.Path(grip, h.DDD).Move(0, 2), c.Form(grip, across(102, 154, h), sheen.Each(6, func(i int) kit.Node {
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
