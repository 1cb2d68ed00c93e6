package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var earbuds = kit.Piece{
	Name: "earbuds", Cm: 7, Palette: "case #f4f1ec white; buds #fbfaf7 <case; tips #c9ced6 silicone; light #49c46b",
	Draw: func(c *kit.Canvas) {
		k, b, t, l := c.Tones("case"), c.Tones("buds"), c.Tones("tips"), c.Tones("light")
		lid := "M30 96Q30 26 100 20H156Q226 26 226 96Z"
		c.Part("case", sheen.Body(c, lid, k, 16, c.Path("M46 96Q48 42 104 38H152Q208 42 210 96Z", kit.Lin(0, 36, 0, 96, k.DD, k.M))), c.Line("M60 36Q84 26 110 26", kit.White, 4).Opacity(.8))
		bud := func(x float64) kit.Node {
			return kit.Of(c.Blur(4, c.Rect(x-12, 60, 30, 84, 14, k.DDD)).Opacity(.4), sheen.Body(c, kit.RoundRect(x-12, 74, 24, 90, 12), b, 8), sheen.Body(c, sheen.D("M%g 72C%g 46 %g 34 %g 36C%g 38 %g 62 %g 84C%g 100 %g 98 %g 72Z", x-26, x-26, x-12, x+4, x+26, x+30, x+16, x, x-24, x-26), b, 10), sheen.Body(c, kit.Oval(x+18, 52, 11, 16), t, 5), c.Ellipse(x-8, 56, 7, 10, kit.White).Opacity(.9), c.Rect(x-5, 112, 10, 3.5, 1.7, t.DD))
		}
		c.Part("buds", bud(88), bud(168).Mirror(168))
		box := "M26 122Q26 112 36 112H220Q230 112 230 122V180Q230 240 170 240H86Q26 240 26 180Z"
		c.Part("case", c.Path(box, k.DDD).Move(0, 2), sheen.Body(c, box, k, 26, c.Line("M28 124H228", k.DD, 3), c.Blur(8, c.Path("M40 130H66V210Q40 190 40 130Z", kit.White)).Opacity(.9)))
		c.Part("light", c.Glow(4, c.Circle(128, 168, 5, l.M)), c.Circle(128, 168, 4.5, l.L))
		c.Anchor("ground", 128, 240)
	},
}

var smartwatch = kit.Piece{
	Name: "smartwatch", Cm: 22, Palette: "strap #e86a8a band; case #3a404a metal; screen #14181f; rings #f2565f; second #8be04b; third #41c7e8",
	Draw: func(c *kit.Canvas) {
		s, k, d, r, g, b := c.Tones("strap"), c.Tones("case"), c.Tones("screen"), c.Tones("rings"), c.Tones("second"), c.Tones("third")
		c.Part("strap", sheen.Body(c, "M84 74L92 6Q94 0 102 0H154Q162 0 164 6L172 74Z", s, 12, c.Rect(120, 14, 16, 7, 3.5, s.DDD), c.Rect(120, 32, 16, 7, 3.5, s.DDD)), sheen.Body(c, "M84 182L92 250Q94 256 102 256H154Q162 256 164 250L172 182Z", s, 12, sheen.Each(3, func(i int) kit.Node { return c.Circle(128, 204+float64(i)*18, 4, s.DDD) })))
		c.Part("case", sheen.Body(c, kit.RoundRect(190, 96, 14, 28, 5), k, 4), c.Rect(190, 140, 8, 26, 4, k.DD), c.Rect(58, 58, 140, 144, 38, k.DDD), sheen.Body(c, kit.RoundRect(58, 54, 140, 146, 38), k, 12))
		in := kit.RoundRect(70, 66, 116, 122, 28)
		c.Part("screen", c.Form(in, kit.Lin(70, 66, 186, 188, d.L, d.M, d.DDD)))
		arc := func(rad float64, t kit.Tones, big string) kit.Node {
			x, y := 128.0, 140.0
			return kit.Of(c.Circle(x, y, rad, kit.None).Stroke(t.DDD, 9).Opacity(.6), c.Line(sheen.D("M%g %gA%g %g 0 %s 1 %g %g", x, y-rad, rad, rad, big, x-rad*.94, y-rad*.34), t.M, 9))
		}
		c.Part("rings", arc(38, r, "1"), arc(26, g, "1"), arc(14, b, "1"))
		c.Part("screen", c.Letters("10:09", kit.Box{X0: 96, Y0: 70, X1: 160, Y1: 94}, "sans", kit.White), c.Clip(in, c.Path("M70 66H134L84 188H70Z", kit.White).Opacity(.08)))
		c.Anchor("ground", 128, 256)
		c.AnchorBox("fit", 128, 128, 120, 0, 0)
	},
}
