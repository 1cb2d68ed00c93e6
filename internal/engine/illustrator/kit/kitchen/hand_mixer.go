package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var handMixer = kit.Piece{
	Name: "hand-mixer", Cm: 30, Palette: "body #4fb3a6 mint; trim #f6f1e8 white; whisks #c3ccd4 metal beaters; cord #3a3f48",
	Draw: func(c *kit.Canvas) {
		b, t, w, k := c.Tones("body"), c.Tones("trim"), c.Tones("whisks"), c.Tones("cord")
		c.Part("cord", c.Line("M30 100C-2 112 14 160 2 196", k.DDD, 8), c.Line("M30 100C-2 112 14 160 2 196", k.L, 4))
		beater := func(x float64) kit.Node {
			wire := func(rx float64) kit.Node {
				d := sheen.D("M%g 176C%g 190 %g 236 %g 248C%g 236 %g 190 %g 176", x, x-rx, x-rx, x, x+rx, x+rx, x)
				return kit.Of(c.Line(d, w.DDD, 5.5), c.Line(d, w.L, 3))
			}
			return kit.Of(wire(26), wire(10), c.Form(kit.RoundRect(x-4, 132, 8, 50, 3), kit.Lin(x-4, 0, x+4, 0, w.LL, w.M, w.DD)), sheen.Ball(c, x, 248, 5, w))
		}
		c.Part("whisks", beater(116), beater(172))
		d := "M24 92C24 84 30 78 40 78H196C234 78 250 96 248 116C246 134 226 142 196 142H60C36 142 24 124 24 92Z"
		c.Part("body", c.Path(d, b.DDD).Move(0, 2), sheen.Body(c, d, b, 20, c.Path("M24 116H250V126H30Z", t.M).Opacity(.9), c.Path("M60 78H196Q120 92 40 92Z", b.LL).Opacity(.6)), sheen.Body(c, kit.RoundRect(100, 138, 32, 14, 4), t, 3), sheen.Body(c, kit.RoundRect(156, 138, 32, 14, 4), t, 3), sheen.Each(4, func(i int) kit.Node { return c.Rect(208+float64(i)*8, 92, 4, 20, 2, b.DDD) }))
		grip := "M34 78C34 36 56 24 92 24H150C186 24 204 40 204 80H176C176 60 166 52 146 52H94C72 52 62 58 62 78Z"
		c.Part("body", c.Path(grip, b.DDD).Move(0, 2), sheen.Body(c, grip, b, 10, c.Path("M94 44H146Q166 46 176 60L182 54Q166 38 146 38H94Q70 38 60 56Z", t.M).Opacity(.55)), sheen.Streak(c, "M60 44Q70 32 94 31H140", 4, .6))
		c.Part("trim", sheen.Body(c, kit.RoundRect(150, 26, 30, 13, 6), t, 4), sheen.Body(c, kit.RoundRect(126, 14, 24, 14, 6), kit.TonesOf(kit.Hex("#e2574c")), 4))
		c.Anchor("ground", 144, 252)
		c.AnchorBox("grip", 120, 38, 0, 0, 90)
	},
}
