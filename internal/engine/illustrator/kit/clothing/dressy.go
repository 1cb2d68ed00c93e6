package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var corset = kit.Piece{
	Name: "corset", Cm: 45, Palette: "fabric #a83250 red satin; trim #2f2733 black lace; laces #f3d9c0 ribbon; bones #c4506c <fabric",
	Draw: func(c *kit.Canvas) {
		f, t, l, b := c.Tones("fabric"), c.Tones("trim"), c.Tones("laces"), c.Tones("bones")
		d := "M40 34C54 10 92 6 112 30Q128 46 144 30C164 6 202 10 216 34C226 70 200 106 196 138C194 172 214 200 220 232Q174 246 128 252Q82 246 36 232C42 200 62 172 60 138C56 106 30 70 40 34Z"
		c.Part("fabric", c.Path(d, f.DDD).Move(0, 3), sheen.Body(c, d, f, 20, c.Blur(8, c.Ellipse(84, 60, 26, 28, f.LL), c.Ellipse(170, 60, 26, 28, f.LL)).Opacity(.5), c.Named("bones", c.Both(128, kit.Of(c.Line("M76 30C90 90 84 150 74 240", b.L, 7), c.Line("M104 32C112 90 108 160 104 246", b.L, 7), c.Line("M76 30C90 90 84 150 74 240M104 32C112 90 108 160 104 246", f.DD, 1.600).Dash(4, 3))))))
		c.Part("trim", c.Path("M40 34C54 10 92 6 112 30Q128 46 144 30C164 6 202 10 216 34", kit.None).Stroke(t.M, 8), c.Path("M36 232Q82 246 128 252Q174 246 220 232", kit.None).Stroke(t.M, 8), sheen.Each(15, func(i int) kit.Node {
			x := 40 + 12.600*float64(i)
			y := 240 + 14*(1-(x-128)*(x-128)/7744)
			return kit.Of(c.Circle(x, y, 7, t.M), c.Circle(x, y, 2.400, f.L))
		}))
		c.Part("laces", sheen.Each(8, func(i int) kit.Node {
			y := 62 + 21*float64(i)
			return kit.Of(c.Line(sheen.D("M118 %gL138 %gM138 %gL118 %g", y, y+21, y, y+21), t.DD, 5), c.Line(sheen.D("M118 %gL138 %gM138 %gL118 %g", y, y+21, y, y+21), l.M, 3.400), c.Circle(118, y, 3.600, t.LL), c.Circle(138, y, 3.600, t.LL))
		}), c.Both(128, sheen.Body(c, "M128 56C112 36 88 40 92 54C94 66 114 66 128 60Z", l, 4)), c.Line("M124 58L108 88M132 58L148 88", l.D, 5), sheen.Ball(c, 128, 58, 6, l))
		c.AnchorBox("fit", 128, 20, 120, 0, 0)
	},
}

var suspenders = kit.Piece{
	Name: "suspenders", Cm: 60, Palette: "straps #d8392f red braces; clips #d9b04a gold metal; leather #6f4426 brown",
	Draw: func(c *kit.Canvas) {
		s, m, l := c.Tones("straps"), c.Tones("clips"), c.Tones("leather")
		strap := func(d string) kit.Node {
			return kit.Of(c.Path(d, kit.None).Stroke(s.DDD, 25).Butt(), c.Path(d, kit.None).Stroke(s.M, 22).Butt(), c.Path(d, kit.None).Stroke(s.LL, 2).Butt().Move(-7, 0).Opacity(.8), c.Path(d, kit.None).Stroke(s.DD, 2).Butt().Move(7, 0).Opacity(.8))
		}
		c.Part("straps", strap("M128 138C110 90 80 40 56 18C36 6 28 30 30 60V214"), strap("M128 138C146 90 176 40 200 18C220 6 228 30 226 60V214"), strap("M128 130V214"))
		c.Part("leather", c.Path("M128 100L156 132L140 170H116L100 132Z", l.DDD).Move(0, 2), sheen.Body(c, "M128 100L156 132L140 170H116L100 132Z", l, 7, c.Path("M128 110L147 133L135 163H121L109 133Z", kit.None).Stroke(l.LL, 1.600).Dash(4, 3)))
		for _, x := range []float64{30, 128, 226} {
			c.Part("clips", sheen.Body(c, sheen.D("M%g 208H%gL%g 236H%gZ", x-14, x+14, x+11, x-11), m, 5), sheen.Body(c, kit.RoundRect(x-12, 232, 24, 22, 5), m, 5), c.Line(sheen.D("M%g 240H%gM%g 246H%g", x-8, x+8, x-8, x+8), m.DDD, 2))
		}
		for _, x := range []float64{30, 226} {
			c.Part("clips", sheen.Body(c, kit.RoundRect(x-17, 108, 34, 24, 5), m, 4), c.Rect(x-11, 114, 22, 12, 2, s.D))
		}
	},
}
