package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var parachute = kit.Piece{
	Name: "parachute", Cm: 800,
	Palette: "canopy #ef4b42 red; second #fff6e6 white stripes; lines #6b7380 cords; pack #3f7fd0 harness",
	Draw: func(c *kit.Canvas) {
		p, s, l, k := c.Tones("canopy"), c.Tones("second"), c.Tones("lines"), c.Tones("pack")
		edge := []float64{8, 48, 88, 128, 168, 208, 248}
		c.Part("lines", sheen.Each(7, func(i int) kit.Node {
			x := edge[i]
			return kit.Of(c.Line(sheen.D("M%g %gQ%g 172 %g 218", x, 116.0, 128+(x-128)*.42, 128+(x-128)*.12), l.D, 2.4), c.Line(sheen.D("M%g %gQ%g 172 %g 218", x-.7, 116.0, 127.3+(x-128)*.42, 127.3+(x-128)*.12), l.LL, .9))
		}))
		dome := "M8 120C4 50 60 4 128 4C196 4 252 50 248 120Q228 98 208 118Q188 98 168 118Q148 98 128 118Q108 98 88 118Q68 98 48 118Q28 98 8 120Z"
		c.Part("canopy", c.Path("M8 118C30 132 226 132 248 118Q228 100 208 118Q168 100 128 118Q88 100 48 118Q28 100 8 118Z", p.DDD), c.Form(dome, kit.Lin(20, 10, 220, 120, p.LL, p.L, p.M, p.DD),
			c.Named("second", c.Path("M128 4C84 30 56 70 48 130Q68 90 88 130C92 70 106 30 128 4ZM128 4C150 30 164 70 168 130Q188 90 208 130C200 70 172 30 128 4Z", kit.Lin(40, 10, 220, 120, s.LL, s.M, s.D))),
			c.Line("M128 4C84 30 56 70 48 120M128 4C106 30 92 70 88 120M128 4V120M128 4C150 30 164 70 168 120M128 4C172 30 200 70 208 120", p.DDD, 1.6).Opacity(.45), sheen.Edge(c, dome, p, 16), c.Line("M34 70Q52 34 92 20", kit.White, 7).Opacity(.55)))
		c.Part("pack", sheen.Body(c, "M108 216Q128 206 148 216L152 248Q128 260 104 248Z", k, 7, c.Line("M118 212V252M138 212V252", k.DDD, 4).Opacity(.6), c.Rect(120, 224, 16, 12, 3, k.LL)))
		c.AnchorBox("hang", 128, 252, 20, 6, 0)
	},
}
