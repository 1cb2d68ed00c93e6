package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// court is a playing field from above: grass in mown stripes or a plain floor, with the lines of the game on it.
func court(name, ground, inner, lines string, cm float64, mown bool, more func(c *kit.Canvas, inner, line kit.Tones)) kit.Piece {
	return kit.Piece{
		Name: name, Cm: cm, Palette: "field " + ground + " grass floor; court " + inner + "; lines #fdfaf2 white",
		Draw: func(c *kit.Canvas) {
			f, in, l := c.Tones("field"), c.Tones("court"), c.Tones("lines")
			d := kit.RoundRect(4, 52, 248, 152, 10)
			c.Part("field", c.Path(d, f.DDD).Move(0, 4), c.Form(d, kit.Lin(4, 52, 252, 204, f.L, f.M, f.D), sheen.Each(6, func(i int) kit.Node {
				if !mown {
					return kit.Of()
				}
				return c.Rect(4+41.400*float64(i), 52, 20.700, 152, 0, f.LL).Opacity(.32)
			})))
			more(c, in, l)
			if lines != "" {
				c.Part("lines", c.Line(lines, f.DDD, 2.800).Miter().Move(0, .8).Opacity(.4), c.Line(lines, l.L, 2.400).Miter())
			}
			c.Add(c.Path(d, kit.None).Stroke(f.LL, 2).Opacity(.5))
			c.AnchorBox("laid", 128, 128, 200, 110, 0)
		},
	}
}

var (
	soccerField = court("soccer-field", "#3f9f4a green", "#3f9f4a <field", "M16 64H240V192H16ZM128 64V192M104 128a24 24 0 1 0 48 0a24 24 0 1 0 -48 0M16 92H48V164H16M16 112H28V144H16M240 92H208V164H240M240 112H228V144H240M48 116A14 14 0 0 1 48 140M208 116A14 14 0 0 0 208 140", 10500, true, func(c *kit.Canvas, _, l kit.Tones) {
		c.Part("lines", c.Circle(128, 128, 3, l.L), c.Circle(38, 128, 2, l.L), c.Circle(218, 128, 2, l.L))
	})
	tennisCourt = court("tennis-court", "#3f8f5a green", "#3f74c0 blue", "M30 76H226V180H30ZM30 90H226M30 166H226M78 90V166M178 90V166M78 128H178M30 128H36M226 128H220", 2400, false, func(c *kit.Canvas, in, l kit.Tones) {
		c.Part("court", c.Rect(30, 76, 196, 104, 0, kit.Lin(30, 76, 226, 180, in.L, in.M, in.D)))
		c.Part("net", c.Rect(125, 66, 6, 124, 2, kit.Hex("#2b2f3a")), c.Line("M128 68V188", l.L, 1.600).Dash(2, 2), c.Circle(128, 66, 4, kit.Hex("#2b2f3a")), c.Circle(128, 190, 4, kit.Hex("#2b2f3a")))
	})
	basketballCourt = court("basketball-court", "#d99a55 wood", "#b8492f paint red", "M16 64H240V192H16ZM128 64V192M108 128a20 20 0 1 0 40 0a20 20 0 1 0 -40 0M16 106H66V150H16M240 106H190V150H240M66 106A22 22 0 0 1 66 150M190 106A22 22 0 0 0 190 150M16 72H34A56 56 0 0 1 34 184H16M240 72H222A56 56 0 0 0 222 184H240", 2800, false, func(c *kit.Canvas, in, l kit.Tones) {
		c.Part("field", sheen.Each(19, func(i int) kit.Node {
			return c.Line(sheen.D("M6 %gH250", 60+7.600*float64(i)), kit.Hex("#8a5526"), .8).Opacity(.35)
		}))
		c.Part("court", c.Rect(16, 106, 50, 44, 0, in.M), c.Rect(190, 106, 50, 44, 0, in.M), c.Circle(128, 128, 20, in.M))
		for _, x := range []float64{26, 230} {
			c.Part("hoops", c.Circle(x, 128, 5, kit.None).Stroke(kit.Hex("#ef6a2c"), 2.400))
		}
	})
	footballField = court("football-field", "#3f9a46 green", "#c8342f end zones red", "", 11000, true, func(c *kit.Canvas, in, l kit.Tones) {
		c.Part("court", c.Rect(12, 60, 24, 136, 0, kit.Lin(12, 60, 36, 196, in.L, in.M, in.D)), c.Rect(220, 60, 24, 136, 0, kit.Lin(220, 60, 244, 196, in.L, in.M, in.D)))
		yards := "M12 60H244V196H12Z"
		for i := range 11 {
			yards += sheen.D("M%g 60V196", 36+18.400*float64(i))
		}
		c.Part("lines", c.Line(yards, l.L, 2).Miter(), c.Line("M38 104H218M38 152H218", l.L, 4).Dash(1.200, 3.400).Butt())
		for i, n := range []string{"10", "20", "30", "40", "50", "40", "30", "20", "10"} {
			x := 54.400 + 18.400*float64(i)
			top := c.Path(kit.LettersPath(n, kit.Box{X0: x - 6.500, Y0: 166, X1: x + 6.500, Y1: 176}, "display"), l.L)
			c.Part("lines", top, top.Rotate(180, x, 128))
		}
	})
)

// baseballField is a diamond from above: an infield of dirt in grass, with its bases.
var baseballField = kit.Piece{
	Name: "baseball-field", Cm: 12000, Palette: "grass #4aa64a green field; dirt #c98a52 infield; lines #fdfaf2 white bases",
	Draw: func(c *kit.Canvas) {
		g, d, l := c.Tones("grass"), c.Tones("dirt"), c.Tones("lines")
		fan := "M128 250L8 130C10 62 64 10 128 10C192 10 246 62 248 130Z"
		c.Part("grass", c.Path(fan, g.DDD).Move(0, 4), c.Form(fan, kit.Lin(40, 10, 200, 250, g.L, g.M, g.D), sheen.Each(6, func(i int) kit.Node {
			return c.Circle(128, 250, 230-40*float64(i), kit.None).Stroke(g.LL, 18).Opacity(.3)
		}), c.Path(fan, kit.None).Stroke(d.M, 14)))
		c.Part("dirt", c.Clip(fan, c.Form("M128 262L50 184C52 130 84 104 128 104C172 104 204 130 206 184Z", kit.Lin(60, 104, 200, 250, d.L, d.M, d.D))))
		c.Part("grass", c.Form("M128 222L82 176L128 130L174 176Z", kit.Lin(90, 130, 170, 222, g.L, g.M, g.D)))
		c.Part("dirt", c.Circle(128, 178, 11, d.M), c.Circle(128, 236, 15, d.M))
		c.Part("lines", c.Line("M128 240L16 128M128 240L240 128", l.L, 2.600), c.Rect(124, 177, 8, 3, 1, l.L))
		for _, p := range [][2]float64{{70, 182}, {186, 182}, {128, 122}} {
			c.Part("lines", c.Rect(p[0]-5, p[1]-5, 10, 10, 1, d.DDD).Rotate(45, p[0], p[1]).Move(.6, 1.400).Opacity(.5), c.Rect(p[0]-5, p[1]-5, 10, 10, 1, l.LL).Rotate(45, p[0], p[1]))
		}
		c.Part("lines", c.Path("M122 231H134V237L128 243L122 237Z", l.LL))
	},
}
