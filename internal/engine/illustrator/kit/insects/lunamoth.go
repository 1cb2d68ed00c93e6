package insects

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// lunaMoth is a moth with pale green wings, whose hind wings end in long tails.
var lunaMoth = kit.Piece{
	Name: "luna-moth", Cm: 11,
	Palette: "wings #b5dba0 green; edge #8a4a6a border; spots #f6e6a0 eyespots; body #fbf6ea fur; antennae #c9a24a; eyes #3a2c26",
	Draw: func(c *kit.Canvas) {
		w, s, o, b, a, e := c.Tones("wings"), c.Tones("edge"), c.Tones("spots"), c.Tones("body"), c.Tones("antennae"), c.Tones("eyes")
		low := "M124 104C98 108 70 124 62 144C56 160 64 174 74 184C84 196 84 210 74 226C68 238 58 246 54 254C66 256 84 246 94 230C104 214 102 200 106 186C112 168 122 148 128 134Z"
		up := "M126 76C104 52 66 32 26 30C14 30 2 34 2 38C20 48 30 66 40 86C50 106 70 116 94 116C112 114 122 106 128 98Z"
		spot := func(x, y, r float64) kit.Node {
			return kit.Of(c.Ellipse(x, y, r*1.35, r*1.1, s.D), c.Ellipse(x, y, r*1.1, r*.86, o.M), c.Ellipse(x+r*.15, y, r*.55, r*.5, s.DD), c.Circle(x-r*.2, y-r*.3, r*.26, kit.White))
		}
		wing := kit.Of(
			c.Named("tails", c.Form(low, kit.Lin(60, 110, 100, 252, w.LL, w.L, w.M, w.D), c.Line("M122 122Q92 140 74 182M124 128Q104 160 96 196Q94 222 72 246M122 118Q86 124 64 146", w.DD, 1.800).Opacity(.55), spot(88, 150, 8), p.Edge(c, low, w, 8))),
			c.Path(up, w.DDD).Move(2, 4).Opacity(.35),
			c.Form(up, kit.Lin(10, 30, 120, 116, w.LL, w.L, w.M, w.D), c.Line("M122 86Q70 50 20 40M122 90Q76 66 34 62M122 96Q84 88 46 88M120 102Q96 106 64 106", w.DD, 1.800).Opacity(.55), c.Line("M96 120C66 120 46 106 36 84", o.M, 4).Opacity(.8), spot(74, 68, 9), p.Edge(c, up, w, 8)),
			c.Named("edge", c.Line("M128 74C104 50 66 30 26 28C14 28 4 32 1 38", s.M, 6), c.Line("M126 71C102 48 66 28 26 26", s.LL, 1.800).Opacity(.7)))
		c.Part("wings", wing, wing.Mirror(128))
		feather := kit.Of(c.Line("M123 62C114 46 102 36 86 32", a.D, 3.600), p.Each(8, func(i int) kit.Node {
			u := float64(i) / 7
			x, y := 120-33*u, 55-23*u
			return c.Line(p.D("M%g %gl%g %gM%g %gl%g %g", x, y, -8*(1-u*.4), 5.0, x, y, 2.0, -10*(1-u*.4)), a.M, 2.800)
		}))
		c.Part("antennae", feather, feather.Mirror(128))
		body := "M128 68C142 68 148 80 146 94C144 104 140 108 140 116C142 134 138 154 128 166C118 154 114 134 116 116C116 108 112 104 110 94C108 80 114 68 128 68Z"
		c.Part("body", c.Form(body, kit.Rad(120, 88, 84, b.LL, b.L, b.M, b.D), p.Each(4, func(i int) kit.Node {
			y := 118 + float64(i)*11
			return c.Line(p.D("M112 %gQ128 %g 144 %g", y, y+7, y), b.DD, 2.400).Opacity(.5)
		}), p.Each(14, func(i int) kit.Node {
			return c.Line(p.D("M%g %gl%g 8", 112+float64(i%7)*5.300, 80+float64(i/7)*14, float64(i%3-1)*2), b.DD, 1.800).Opacity(.45)
		}), p.Edge(c, body, b, 8)))
		c.Part("head", c.Circle(128, 64, 13, kit.Rad(123, 58, 20, b.LL, b.M, b.DD)))
		c.Part("eyes", c.Both(128, c.Circle(121, 62, 5.200, e.M), c.Circle(119.500, 60.500, 1.600, kit.White)))
	},
}
