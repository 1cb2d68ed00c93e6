package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var siren = kit.Piece{
	Name: "siren-light", Cm: 20, Palette: "dome #ef3340 red light; base #3a404e black; rays #ff8a7a glow",
	Draw: func(c *kit.Canvas) {
		d, b, r := c.Tones("dome"), c.Tones("base"), c.Tones("rays")
		rays := "M128 6V40M60 28L80 58M196 28L176 58M18 84L52 98M238 84L204 98"
		c.Part("rays", c.Line(rays, r.D, 13), c.Line(rays, r.L, 9))
		dome := "M56 206V132C56 88 88 62 128 62C168 62 200 88 200 132V206Z"
		c.Part("dome", c.Blur(12, c.Path(dome, d.L)).Opacity(.5), c.Form(dome, kit.Lin(56, 62, 200, 206, d.LL, d.L, d.M, d.DD), c.Blur(8, c.Ellipse(128, 146, 34, 44, kit.Hex("#fff0c8"))).Opacity(.9), c.Path("M112 206V150Q112 128 128 128Q144 128 144 150V206Z", d.LL).Opacity(.8), c.Line("M92 70V210M164 70V210", d.D, 3).Opacity(.5), sheen.Edge(c, dome, d, 12)), sheen.Streak(c, "M74 190V134Q76 108 94 92", 8, .7))
		c.Part("base", sheen.Body(c, kit.RoundRect(42, 196, 172, 26, 8), b, 8), sheen.Body(c, kit.RoundRect(22, 220, 212, 28, 10), b, 8), sheen.Streak(c, "M40 227H190", 4, .4))
		c.Anchor("ground", 128, 248)
	},
}

var radioTower = kit.Piece{
	Name: "radio-tower", Cm: 4000, Palette: "tower #8d99a8 steel metal; waves #ef4a4f signal; dishes #f1f3f6 white",
	Draw: func(c *kit.Canvas) {
		t, w, d := c.Tones("tower"), c.Tones("waves"), c.Tones("dishes")
		for i := range 3 {
			r := 24 + 21*float64(i)
			for _, k := range []float64{1, -1} {
				c.Part("waves", c.Path(sheen.D("M%g %gA%g %g 0 0 %d %g %g", 128+k*r*.72, 40-r*.7, r, r, int((k+1)/2), 128+k*r*.72, 40+r*.7), kit.None).Stroke(kit.Lin(40, 0, 216, 80, w.L, w.M, w.D), 8))
			}
		}
		lattice := ""
		for i := range 6 {
			y0, y1 := 74+28*float64(i), 74+28*float64(i+1)
			a, b := 9+8.300*float64(i), 9+8.300*float64(i+1)
			lattice += sheen.D("M%g %gL%g %gM%g %gL%g %gM%g %gH%g", 128-a, y0, 128+b, y1, 128+a, y0, 128-b, y1, 128-b, y1, 128+b)
		}
		c.Part("tower", c.Line(lattice, t.DD, 5), c.Line(lattice, t.M, 3), c.Line("M120 66L66 250M136 66L190 250", t.DDD, 10), c.Line("M120 66L66 250M136 66L190 250", kit.Lin(60, 0, 196, 0, t.LL, t.M, t.D), 7), c.Line("M128 40V72", t.DD, 7), c.Rect(116, 62, 24, 9, 3, t.D))
		c.Part("waves", c.Circle(128, 38, 11, w.DD), c.Circle(127, 37, 9, kit.Rad(124, 34, 12, w.LL, w.M, w.D)))
		for _, p := range [][3]float64{{98, 132, 17}, {160, 166, 19}} {
			c.Part("dishes", c.Circle(p[0], p[1]+1.500, p[2]+1, t.DDD), c.Circle(p[0], p[1], p[2], kit.Rad(p[0]-5, p[1]-6, p[2]*1.700, d.LL, d.M, d.D)), c.Circle(p[0], p[1], p[2]*.3, d.DD))
		}
		c.Anchor("ground", 128, 252)
	},
}
