package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var airConditioner = kit.Piece{
	Name: "air-conditioner", Cm: 85, Palette: "housing #f4f7fa white; vent #aeb9c6 gray; display #5fd0f0 light; air #8fd4f5 breeze cold",
	Draw: func(c *kit.Canvas) {
		h, v, d, a := c.Tones("housing"), c.Tones("vent"), c.Tones("display"), c.Tones("air")
		body := "M20 40H236Q248 40 249 52L252 118Q252 138 232 138H24Q4 138 4 118L7 52Q8 40 20 40Z"
		c.Part("housing", c.Path(body, h.DDD).Stroke(h.DD, 2).Move(0, 2), sheen.Body(c, body, h, 14, c.Line("M6 96H250", h.DD, 2).Opacity(.7)))
		c.Part("vent", c.Rect(24, 108, 208, 22, 8, v.DDD), sheen.Each(4, func(i int) kit.Node {
			return c.Line(sheen.D("M30 %gH226", 112.5+5*float64(i)), v.L, 2.600)
		}))
		c.Part("display", c.Letters("21°", kit.Box{X0: 192, Y0: 62, X1: 232, Y1: 84}, "sans", d.D), c.Circle(28, 74, 5, kit.Hex("#5fd07a")))
		flow := func(x, s float64) kit.Node {
			l := sheen.D("M%g 148C%g 164 %g 176 %g 192C%g 206 %g 214 %g 226", x, x-14*s, x+16*s, x, x-12*s, x+4*s, x+8*s)
			return kit.Of(c.Line(l, a.M, 9).Opacity(.9), c.Line(l, a.LL, 3).Move(-1.500, -1))
		}
		c.Part("air", flow(56, 1), flow(104, 1), flow(152, -1), flow(200, -1))
	},
}

var radiator = kit.Piece{
	Name: "radiator", Cm: 100, Palette: "ribs #eef1f5 white body; pipes #c99a5a copper; valve #d9534a knob red",
	Draw: func(c *kit.Canvas) {
		r, p, v := c.Tones("ribs"), c.Tones("pipes"), c.Tones("valve")
		c.Part("pipes", sheen.Tube(c, "M16 196H4V246", 9, p), sheen.Tube(c, "M240 196H252V246", 9, p), sheen.Tube(c, "M14 66H240", 12, r), sheen.Tube(c, "M14 196H240", 12, r))
		c.Part("ribs", sheen.Each(8, func(i int) kit.Node {
			x := 16 + 28.500*float64(i)
			d := kit.RoundRect(x, 40, 25, 184, 12)
			return kit.Of(c.Path(d, r.DDD).Move(1.500, 2).Opacity(.8), c.Form(d, kit.Lin(x, 0, x+25, 0, r.D, r.LL, r.L, r.M, r.DD), c.Rect(x+9, 62, 7, 140, 3.500, r.DD).Opacity(.6), c.Rect(x+10, 64, 3, 136, 1.500, r.LL)))
		}), sheen.Body(c, kit.RoundRect(30, 222, 14, 22, 3), r, 4), sheen.Body(c, kit.RoundRect(212, 222, 14, 22, 3), r, 4))
		c.Part("valve", sheen.Body(c, kit.RoundRect(244, 170, 18, 22, 5), v, 5))
		c.AnchorBox("surface", 128, 42, 200, 0, 0)
		c.Anchor("ground", 128, 246)
	},
}
