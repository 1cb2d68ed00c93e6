package aircraft

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var biplane = kit.Piece{
	Name: "biplane", Cm: 800, Facing: kit.Right, Palette: "body #d8403a red; wings #f4c542 yellow; tail #d8403a <body; engine #5a626e metal; propeller #8a5a32 wood; wheels #2f333b; glass #a8d8ee",
	Draw: func(c *kit.Canvas) {
		b, w, e, p, k, g := c.Tones("body"), c.Tones("wings"), c.Tones("engine"), c.Tones("propeller"), c.Tones("wheels"), c.Tones("glass")
		wing := func(y, x0, x1 float64, t kit.Tones) kit.Node {
			d := sheen.D("M%g %gQ%g %g %g %gH%gQ%g %g %g %gQ%g %g %g %gH%gQ%g %g %g %gZ", x0, y, x0-4, y-10, x0+10, y-12, x1-8, x1+8, y-10, x1+8, y, x1+8, y+8, x1-8, y+8, x0+10, x0, y+8, x0, y)
			return kit.Of(c.Path(d, t.DDD).Move(0, 2), sheen.Body(c, d, t, 6, c.Line(sheen.D("M%g %gH%g", x0+8, y-4, x1-2), t.LL, 2.5)))
		}
		c.Part("wings", wing(150, 86, 190, kit.TonesOf(w.D)))
		c.Part("wheels", sheen.Tube(c, "M142 166L156 204M176 164L160 204", 5, e), c.Circle(158, 208, 17, k.DDD), c.Circle(157, 207, 16, kit.Lin(146, 194, 170, 222, k.LL, k.M, k.DD)), c.Circle(157, 207, 7, e.L), sheen.Tube(c, "M28 148L24 162", 4, e), c.Circle(24, 164, 6, k.M))
		c.Part("tail", sheen.Body(c, "M10 76Q22 66 36 78L62 122H16Q8 98 10 76Z", c.Tones("tail"), 7, c.Path("M14 84H42L48 94H13Z", w.M)), sheen.Body(c, "M2 128Q4 118 20 120H62L66 132H10Q2 134 2 128Z", w, 4))
		d := "M14 124C60 108 110 100 160 100C196 100 214 110 216 134C216 158 200 172 164 174C110 174 50 156 14 138Q6 130 14 124Z"
		c.Part("body", c.Path(d, b.DDD).Move(0, 2), sheen.Body(c, d, b, 16, c.Path("M14 128Q90 128 216 140V146Q90 138 14 134Z", kit.White).Opacity(.9)), sheen.Glint(c, "M70 116Q120 104 168 106Q120 112 76 124Q66 122 70 116Z", .5))
		c.Part("body", c.Form("M86 106Q104 92 128 102L124 112H90Z", b.DDD))
		c.Part("glass", c.Form("M124 102Q128 82 142 84L146 102Z", kit.Lin(124, 82, 146, 104, g.LL, g.M, g.D)).Opacity(.9), c.Line("M124 102Q128 82 142 84L146 102", e.D, 2.5))
		c.Part("engine", sheen.Body(c, "M196 104Q222 108 222 136Q222 162 196 170Q204 138 196 104Z", e, 7), sheen.Each(4, func(i int) kit.Node { return c.Circle(212, 118+float64(i)*12, 3, e.DDD) }), sheen.Ball(c, 226, 136, 9, b))
		c.Part("wings", c.Line("M106 62L116 146M178 60L176 146M106 62L176 146M178 60L116 146", e.DD, 3), wing(60, 74, 206, w))
		c.Part("propeller", c.Form("M226 136C216 108 220 76 232 62C242 82 240 112 230 136C240 160 242 190 232 210C220 196 216 164 226 136Z", kit.Lin(220, 60, 240, 210, p.LL, p.M, p.DD)), sheen.Ball(c, 229, 136, 5, e))
		c.Anchor("ground", 128, 224)
		c.AnchorBox("tow", 6, 128, 0, 0, 0)
	},
}

var privateJet = kit.Piece{
	Name: "private-jet", Cm: 1600, Facing: kit.Right, Palette: "body #f3f4f6 white; stripe #2f5fa8 blue; wings #d5dae0 <body; engine #b9c1ca metal; windows #38526e glass",
	Draw: func(c *kit.Canvas) {
		b, s, w, e, g := c.Tones("body"), c.Tones("stripe"), c.Tones("wings"), c.Tones("engine"), c.Tones("windows")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-14, 128, 128) }
		c.Part("wings", turn(sheen.Body(c, "M118 120L84 74Q82 68 90 68L106 68Q112 68 118 74L158 118Z", w, 5)))
		c.Part("body", turn(sheen.Body(c, "M44 118L14 58Q12 50 22 50H40Q48 50 54 58L96 112Z", b, 6)))
		c.Part("stripe", turn(c.Form("M26 74L16 54Q14 50 22 50H40Q48 50 54 58L66 74Z", kit.Lin(14, 50, 66, 74, s.L, s.M, s.D))))
		c.Part("wings", turn(sheen.Body(c, "M6 46Q6 40 14 40H60Q66 40 68 46L66 52H12Z", w, 3)))
		d := "M34 112C50 100 90 98 168 98C212 98 240 112 252 128C254 134 250 138 242 140C200 152 96 150 56 140C40 136 26 122 34 112Z"
		c.Part("body", turn(c.Path(d, b.DDD).Move(0, 2), sheen.Body(c, d, b, 12, c.Blur(4, c.Path("M60 106H190Q170 116 70 114Z", kit.White)).Opacity(.9))))
		c.Part("stripe", turn(c.Path("M38 126C90 134 180 138 250 132L246 138C180 146 90 142 50 136Z", s.M), c.Path("M36 122C90 128 180 132 252 128", kit.None).Stroke(kit.Hex("#d9a93f"), 2)))
		c.Part("windows", turn(sheen.Each(6, func(i int) kit.Node {
			x := 108 + float64(i)*16
			return kit.Of(c.Rect(x, 108, 9, 11, 4.5, g.DD), c.Rect(x+1, 109, 7, 9, 3.5, kit.Lin(x, 108, x+9, 119, g.LL, g.M)))
		}), c.Form("M212 108Q226 110 236 118L214 118Q208 114 212 108Z", kit.Lin(210, 106, 236, 118, g.LL, g.M, g.DD)), c.Path(kit.RoundRect(90, 104, 13, 28, 4), kit.None).Stroke(b.DD, 1.8)))
		c.Part("engine", turn(c.Path(kit.RoundRect(40, 94, 58, 26, 12), b.DDD).Move(0, 2).Opacity(.5), sheen.Body(c, kit.RoundRect(40, 92, 58, 26, 12), e, 7), c.Ellipse(95, 105, 5, 12, kit.Hex("#3a424c")), c.Line("M52 94V116", e.DD, 2)))
		c.Part("wings", turn(c.Blur(4, c.Path("M104 134L162 134L110 160Z", b.DDD)).Opacity(.4), sheen.Body(c, "M100 136Q104 130 114 130H164Q170 132 166 138L84 206Q80 210 76 206L66 196Q64 192 68 188Z", w, 7), sheen.Body(c, "M66 190L56 170Q54 166 60 166L72 172L82 204Z", s, 3)))
		c.Anchor("ground", 128, 226)
	},
}
