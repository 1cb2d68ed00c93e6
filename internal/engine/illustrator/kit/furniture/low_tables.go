package furniture

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var coffeeTable = kit.Piece{
	Name: "coffee-table", Cm: 110, Palette: "wood #b5763c top; legs #8a5528 <wood; shelf #a0662f <wood; books #3f86b8; books2 #e0674a <books",
	Draw: func(c *kit.Canvas) {
		w, l, s, b, k := c.Tones("wood"), c.Tones("legs"), c.Tones("shelf"), c.Tones("books"), c.Tones("books2")
		leg := func(x0, x1 float64, t kit.Tones, y float64) kit.Node {
			return c.Form(sheen.D("M%g 128H%gL%g %gH%gZ", x0, x0+15, x1+10, y, x1), kit.Lin(x0, 0, x0+16, 0, t.L, t.M, t.DD))
		}
		c.Part("legs", leg(52, 46, kit.TonesOf(l.D), 212), leg(190, 198, kit.TonesOf(l.D), 212))
		c.Part("shelf", sheen.Board(c, "M40 184L66 168H190L216 184V191H40Z", s, 5))
		c.Part("books", sheen.Body(c, kit.RoundRect(92, 166, 62, 12, 2), b, 3, c.Rect(96, 169, 56, 5, 1, kit.White)), sheen.Body(c, kit.RoundRect(98, 155, 52, 11, 2), k, 3, c.Rect(101, 158, 46, 4, 1, kit.White)))
		c.Part("legs", leg(22, 12, l, 232), leg(220, 234, l, 232))
		c.Part("wood", c.Path("M4 118H252V136Q252 142 246 142H10Q4 142 4 136Z", w.DDD).Move(0, 2), c.Form("M4 118H252V136Q252 142 246 142H10Q4 142 4 136Z", kit.Lin(0, 118, 0, 142, w.M, w.D, w.DD)), sheen.Board(c, "M4 120L40 84H216L252 120Z", w, 9, c.Path("M60 84H110L74 120H24Z", kit.White).Opacity(.22), c.Path("M126 84H142L106 120H90Z", kit.White).Opacity(.16)), c.Line("M4 120H252", w.LL, 2))
		c.AnchorBox("surface", 128, 102, 190, 0, 0)
		c.Anchor("ground", 128, 234)
	},
}

var gamingChair = kit.Piece{
	Name: "gaming-chair", Cm: 130, Palette: "fabric #2c3038 black seat; accents #e2373f red stripes; frame #3f4552 base arms; wheels #22262d casters",
	Draw: func(c *kit.Canvas) {
		f, a, m, w := c.Tones("fabric"), c.Tones("accents"), c.Tones("frame"), c.Tones("wheels")
		c.Part("frame", sheen.Tube(c, "M128 188V222", 14, m), sheen.Tube(c, "M128 220L46 236", 10, m), sheen.Tube(c, "M128 220L210 236", 10, m), sheen.Tube(c, "M128 220L88 246", 10, m), sheen.Tube(c, "M128 220L168 246", 10, m))
		c.Part("wheels", sheen.Each(4, func(i int) kit.Node {
			x, y := []float64{44, 86, 170, 212}[i], []float64{243, 250, 250, 243}[i]
			return kit.Of(c.Circle(x, y, 9, w.DDD), c.Circle(x-.5, y-.8, 8, kit.Lin(x-8, y-8, x+8, y+8, w.LL, w.M, w.DD)), c.Circle(x, y, 3, a.M))
		}))
		c.On(kit.Back)
		back := "M94 6Q128 -4 162 6L172 40L196 56Q200 60 198 70L186 148Q184 160 172 162Q128 170 84 162Q72 160 70 148L58 70Q56 60 60 56L84 40Z"
		c.Part("fabric", c.Path(back, f.DDD).Stroke(f.DDD, 5), sheen.Body(c, back, f, 16, c.Line("M96 14L88 160M160 14L168 160", f.LL, 1.6).Dash(5, 4).Opacity(.6)))
		c.Part("accents", c.Both(128, c.Form("M64 62L84 46L90 74L84 156Q74 156 73 146Z", kit.Lin(60, 50, 92, 150, a.L, a.M, a.D))), c.Path("M104 44H120V52H104ZM136 44H152V52H136Z", a.M), c.Line("M110 92H146M112 104H144M114 116H142", a.D, 4).Opacity(.85))
		c.Part("fabric", sheen.Body(c, kit.RoundRect(98, 14, 60, 26, 12), f, 7, c.Line("M104 27H152", a.M, 4)), sheen.Body(c, kit.RoundRect(90, 128, 76, 26, 11), f, 7, c.Line("M98 141H158", a.M, 4)))
		c.On(kit.Body)
		seat := "M54 168Q58 156 72 156H184Q198 156 202 168L206 182Q206 194 192 194H64Q50 194 50 182Z"
		c.Part("fabric", c.Path(seat, f.DDD).Move(0, 4), sheen.Body(c, seat, f, 12))
		c.Part("accents", c.Both(128, c.Form("M54 168Q58 156 72 156H84L76 194H64Q50 194 50 182Z", kit.Lin(50, 156, 84, 194, a.L, a.M, a.D))))
		arm := kit.Of(sheen.Tube(c, "M40 122V164Q40 174 54 174", 9, m), sheen.Body(c, kit.RoundRect(22, 110, 38, 14, 7), m, 6))
		c.Part("frame", arm, arm.Mirror(128))
		c.AnchorBox("surface", 128, 158, 110, 0, 0)
		c.Anchor("seat", 128, 158)
		c.Anchor("footNear", 142, 240)
		c.Anchor("footFar", 114, 240)
		c.Anchor("ground", 128, 260)
	},
}

var mattress = kit.Piece{
	Name: "mattress", Cm: 200, Palette: "cover #f4f1ea white; edge #8fb6d8 blue trim; buttons #c9d6e2",
	Draw: func(c *kit.Canvas) {
		w, e, b := c.Tones("cover"), c.Tones("edge"), c.Tones("buttons")
		side := "M6 138Q6 128 16 128H240Q250 128 250 138V190Q250 202 238 202H18Q6 202 6 190Z"
		c.Part("cover", c.Path(side, w.DDD).Move(0, 2), sheen.Body(c, side, w, 14, sheen.Each(9, func(i int) kit.Node {
			x := 20 + float64(i)*27
			return c.Line(sheen.D("M%g 138L%g 194M%g 138L%g 194", x, x+22, x+22, x), w.DD, 1.6).Opacity(.7)
		})))
		top := "M16 132L50 74Q54 66 64 66H192Q202 66 206 74L240 132Q238 138 228 138H28Q18 138 16 132Z"
		c.Part("cover", sheen.Body(c, top, w, 10, c.Blur(5, c.Path("M70 74H150L130 128H40Z", kit.White)).Opacity(.9), sheen.Each(3, func(i int) kit.Node {
			y, k := 82+float64(i)*19, 1+float64(i)*.16
			return sheen.Each(7, func(j int) kit.Node {
				x := 128 + (float64(j)-3)*24*k
				return kit.Of(c.Line(sheen.D("M%g %gl%g 8M%g %gl%g -8M%g %gl%g 8M%g %gl%g -8", x, y, 11*k, x, y, 11*k, x, y, -11*k, x, y, -11*k), w.DD, 1.3).Opacity(.6), c.Ellipse(x, y, 3, 2.2, b.D))
			})
		})))
		c.Part("edge", c.Line("M14 134Q20 140 30 140H226Q236 140 242 134", e.D, 6), c.Line("M14 133Q20 139 30 139H226Q236 139 242 133", e.L, 3.5), c.Line("M8 190Q10 200 20 200H236Q246 200 248 190", e.D, 5))
		c.AnchorBox("surface", 128, 110, 190, 0, 0)
		c.Anchor("ground", 128, 204)
	},
}
