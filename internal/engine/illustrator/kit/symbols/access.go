package symbols

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// accessible is the sign of a person in a wheelchair.
var accessible = kit.Piece{
	Name: "accessible-sign", Cm: 30, Palette: "plate #2f6fd0 blue sign; symbol #ffffff white wheelchair; border #ffffff <symbol",
	Draw: func(c *kit.Canvas) {
		p, s, b := c.Tones("plate"), c.Tones("symbol"), c.Tones("border")
		d := kit.RoundRect(8, 8, 240, 240, 26)
		c.Part("plate", c.Path(d, p.DDD).Move(0, 3), sheen.Body(c, d, p, 12), sheen.Glint(c, "M34 18H180Q120 26 60 36Q34 42 24 80Q18 60 20 36Q22 20 34 18Z", .22))
		c.Part("border", c.Path(kit.RoundRect(17, 17, 222, 222, 19), kit.None).Stroke(b.M, 5))
		legs := "M112 84V142H164L184 196L206 188"
		c.Part("symbol", c.Circle(111, 55, 16, s.M), c.Line(legs, s.M, 19), c.Line("M114 112H156", s.M, 15), c.Path("M92 110A54 54 0 1 0 166 184", kit.None).Stroke(s.M, 15))
	},
}

// tireTracks are the prints of two tires.
var tireTracks = kit.Piece{
	Name: "tire-tracks", Cm: 200, Palette: "tracks #4a4543 black mud prints",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("tracks")
		one := func(x float64) kit.Node {
			return kit.Of(sheen.Each(15, func(i int) kit.Node {
				y := 6 + 16.600*float64(i)
				return c.Path(sheen.D("M%g %gl24 -7v10l-24 7zM%g %gl24 7v10l-24 -7zM%g %gl-9 4v7l9 -4zM%g %gl9 4v7l-9 -4z", x+3, y+7, x-27, y, x-30, y+1, x+30, y+1), kit.Lin(x-36, y, x+36, y+12, t.L, t.M, t.D))
			}))
		}
		var bare []kit.Node
		for range 90 {
			bare = append(bare, c.Circle(20+216*c.Rand().Float64(), 256*c.Rand().Float64(), .8+1.800*c.Rand().Float64(), kit.Black))
		}
		c.Part("tracks", c.Mask(kit.Of(c.Rect(-10, -10, 280, 280, 0, kit.White), kit.Of(bare...)), one(66), one(190)))
	},
}

// jailBars stand before a dark cell.
var jailBars = kit.Piece{
	Name: "jail-bars", Cm: 220, Palette: "bars #8d99a8 steel metal; lock #e0ae45 gold",
	Draw: func(c *kit.Canvas) {
		b, l := c.Tones("bars"), c.Tones("lock")
		for i := range 6 {
			x := 26 + 40.800*float64(i)
			c.Part("bars", c.Form(kit.RoundRect(x-7, 12, 14, 232, 5), sheen.Steel(x-7, 0, x+7, 0, b)))
		}
		for _, y := range []float64{6, 116, 232} {
			d := kit.RoundRect(4, y, 248, 18, 6)
			c.Part("bars", c.Path(d, b.DDD).Move(0, 3).Opacity(.7), c.Form(d, sheen.Steel(0, y, 0, y+18, b)))
			for i := range 6 {
				c.Part("bars", c.Circle(26+40.800*float64(i), y+9, 4, b.DD), c.Circle(25.500+40.800*float64(i), y+8.400, 2.800, b.LL))
			}
		}
		d := kit.RoundRect(106, 98, 44, 56, 8)
		c.Part("lock", c.Path(d, b.DDD).Move(1, 3), sheen.Body(c, d, l, 8), c.Path("M128 114A9 9 0 0 1 133 130L136 144H120L123 130A9 9 0 0 1 128 114Z", l.DDD))
	},
}
