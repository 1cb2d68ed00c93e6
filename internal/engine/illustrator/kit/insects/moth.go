package insects

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var moth = kit.Piece{
	Name: "moth", Cm: 8,
	Palette: "wings #c9a06a brown; second #8a5f3c bands; spots #f6dfae eyespots; body #e9d3ab fur; antennae #8a6238; eyes #3a2c26",
	Draw: func(c *kit.Canvas) {
		w, s, o, b, a, e := c.Tones("wings"), c.Tones("second"), c.Tones("spots"), c.Tones("body"), c.Tones("antennae"), c.Tones("eyes")
		low := "M120 136C92 140 62 158 56 190C52 218 68 240 88 242C108 242 122 206 126 168Z"
		up := "M122 92C100 62 54 34 14 40C0 44 0 62 8 82C18 112 34 142 66 150C90 154 112 148 126 138Z"
		eye := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r*1.5, s.DD), c.Circle(x, y, r*1.2, o.M), c.Circle(x, y, r*.8, s.DDD), c.Circle(x-r*.25, y-r*.25, r*.26, kit.White))
		}
		wing := kit.Of(c.Form(low, kit.Lin(60, 140, 120, 240, w.L, w.M, w.DD), c.Line("M58 206C76 196 96 190 124 190", s.M, 11), c.Line("M60 222C78 212 98 206 120 208", o.M, 4), c.Line("M122 150L66 214M122 154L92 238M122 146L58 184", w.DDD, 1.8).Opacity(.5), eye(92, 182, 10), p.Edge(c, low, w, 9)),
			c.Path(up, w.DDD).Move(2, 4).Opacity(.4), c.Form(up, kit.Lin(20, 40, 120, 150, w.LL, w.M, w.D), c.Path("M0 30Q40 32 60 60Q30 60 20 92L0 92Z", s.M).Opacity(.85), c.Line("M16 104C50 92 88 100 124 126", s.M, 10), c.Line("M26 122C56 112 90 120 120 138", o.M, 4), c.Line("M122 110L20 56M122 116L24 92M122 124L52 142", w.DDD, 1.8).Opacity(.5), eye(68, 84, 12), p.Edge(c, up, w, 9)))
		c.Part("wings", wing, wing.Mirror(128))
		feather := kit.Of(c.Line("M124 66C112 44 96 28 72 18", a.D, 4), p.Each(9, func(i int) kit.Node {
			u := float64(i) / 8
			x, y := 120-44*u, 58-37*u
			return c.Line(p.D("M%g %gl%g %gM%g %gl%g %g", x, y, -9*(1-u*.4), 4.0, x, y, 1.0, -10*(1-u*.4)), a.M, 2.6)
		}))
		c.Part("antennae", feather, feather.Mirror(128))
		body := "M128 74C146 74 156 90 152 110C150 122 146 126 146 136C150 160 146 198 128 218C110 198 106 160 110 136C110 126 106 122 104 110C100 90 110 74 128 74Z"
		c.Part("body", c.Form(body, kit.Rad(116, 100, 110, b.LL, b.L, b.M, b.D), p.Each(5, func(i int) kit.Node {
			y := 146 + float64(i)*13
			return c.Line(p.D("M104 %gQ128 %g 152 %g", y, y+9, y), s.M, 4).Opacity(.55)
		}), p.Each(16, func(i int) kit.Node {
			x := 106 + float64(i%8)*6
			return c.Line(p.D("M%g %gl%g 9", x, 96+float64(i/8)*16, float64(i%3-1)*2), b.DD, 2).Opacity(.5)
		}), p.Edge(c, body, b, 9)))
		c.Part("head", c.Circle(128, 70, 17, kit.Rad(122, 62, 26, b.LL, b.M, b.DD)))
		c.Part("eyes", c.Both(128, c.Circle(119, 68, 6.6, e.M), c.Circle(117, 66, 2, kit.White)))
	},
}
