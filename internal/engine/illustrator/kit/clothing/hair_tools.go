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
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-36, 128, 128) }
		one := "M114 2Q128 -8 134 6C148 60 160 96 156 130C152 176 138 214 130 250L124 248C130 208 136 172 134 130C132 90 118 50 112 18Z"
		arm := kit.Of(c.Path(one, m.DDD).Move(1.500, 2), c.Form(one, kit.Lin(112, 0, 158, 40, m.LL, kit.White, m.M, m.D, m.DD), c.Named("grip", c.Path("M118 64C142 80 162 90 170 130C170 160 158 180 150 190H126C134 160 136 110 118 64Z", kit.Lin(126, 70, 164, 150, g.LL, g.M, g.D)), sheen.Each(7, func(i int) kit.Node {
			return c.Line(sheen.D("M128 %gH164", 104+11*float64(i)), g.DD, 3).Opacity(.55)
		})), c.Line("M124 12C138 60 148 100 144 132", kit.White, 2).Opacity(.6)))
		c.Part("metal", turn(arm.Mirror(124), arm, sheen.Body(c, "M108 8Q108 -14 124 -14Q140 -14 140 8L136 34Q124 42 112 34Z", m, 6), c.Line("M112 24Q124 30 136 24", m.DD, 2).Opacity(.6)))
		c.AnchorBox("grip", 96, 150, 0, 0, -36)
	},
}
