package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// shopFront draws a shop: its palette has walls, awning, stripes, windows, door, trim, sign and plants. wares draws what stands in
// its two windows, on a shelf at y between x0 and x1; mark is what hangs above the sign.
func shopFront(c *kit.Canvas, wares func(x0, x1, y float64) kit.Node, mark kit.Node) {
	w, a, s, g, d, t, n, p := c.Tones("walls"), c.Tones("awning"), c.Tones("stripes"), c.Tones("windows"), c.Tones("door"), c.Tones("trim"), c.Tones("sign"), c.Tones("plants")
	box := kit.RoundRect(14, 50, 228, 196, 4)
	c.Part("walls", sheen.Body(c, box, w, 10, bricks(c, 14, 50, 242, 246, 16, 9, .2, w)))
	c.Part("trim", sheen.Body(c, kit.RoundRect(6, 42, 244, 14, 4), t, 5), sheen.Body(c, kit.RoundRect(10, 56, 14, 186, 3), t, 4), sheen.Body(c, kit.RoundRect(232, 56, 14, 186, 3), t, 4))
	for _, x := range []float64{28, 158} {
		c.Part("windows", c.Rect(x-4, 122, 78, 88, 4, t.DD), c.Rect(x-4, 121, 78, 86, 4, kit.Lin(x, 120, x+70, 210, t.L, t.M, t.D)),
			c.Form(kit.RoundRect(x, 126, 70, 78, 2), kit.Lin(x, 126, x+70, 204, kit.Hex("#ffe9b3"), kit.Hex("#f7cf8a"), kit.Hex("#d99a5a"))))
		c.Part("wares", wares(x+2, x+68, 164), wares(x+2, x+68, 203))
		c.Part("windows", c.Rect(x, 164, 70, 4, 1, t.D), c.Path(sheen.D("M%g 126h22l-22 50Z", x), g.LL).Opacity(.5), c.Path(sheen.D("M%g 126h12l-46 78h-12Z", x+44), g.LL).Opacity(.3), c.Line(sheen.D("M%g 126V204", x+35), t.M, 3))
	}
	c.Part("door", c.Rect(104, 122, 48, 124, 3, t.DD), c.Rect(103, 120, 48, 124, 3, kit.Lin(103, 0, 151, 0, t.L, t.D)), sheen.Body(c, kit.RoundRect(107, 125, 40, 119, 2), d, 6), c.Form(kit.RoundRect(112, 131, 30, 60, 3), kit.Lin(112, 131, 142, 191, g.L, g.M, g.DD), c.Path("M112 180L138 131H146L120 196Z", kit.White).Opacity(.35)), c.Rect(113, 200, 28, 34, 3, d.DD), c.Rect(115, 202, 24, 30, 2, d.M), sheen.Ball(c, 140, 196, 3.500, kit.TonesOf(kit.Hex("#f2c14a"))), c.Rect(118, 146, 18, 10, 2, n.M), c.Line("M122 151H132", t.DDD, 2))
	c.Part("trim", sheen.Body(c, kit.RoundRect(4, 240, 248, 14, 3), t, 5))
	aw := "M22 84H234L254 120H2Z"
	c.Part("awning", c.Path("M14 118H242V134H14Z", w.DDD).Opacity(.4), sheen.Body(c, aw, a, 6, c.Named("stripes", sheen.Each(5, func(i int) kit.Node {
		x0, x1 := 43.200+42.400*float64(i), 27.200+50.400*float64(i)
		return c.Path(sheen.D("M%g 80H%gL%g 124H%gZ", x0, x0+21.200, x1+25.200, x1), kit.Lin(0, 84, 0, 120, s.LL, s.M, s.D))
	}))), sheen.Each(10, func(i int) kit.Node {
		q := a
		if i%2 == 1 {
			q = s
		}
		return c.Form(sheen.D("M%g 120h25.200v5a12.600 10 0 0 1 -25.200 0Z", 2+25.200*float64(i)), kit.Lin(0, 120, 0, 136, q.M, q.D, q.DD))
	}))
	c.Part("sign", c.Rect(55, 46, 148, 36, 8, t.DDD).Opacity(.5).Move(1, 2), sheen.Body(c, kit.RoundRect(54, 44, 148, 36, 8), n, 6, c.Path(kit.RoundRect(59, 49, 138, 26, 5), kit.None).Stroke(n.DDD, 1.800)), mark)
	pot := func(x float64) kit.Node {
		return kit.Of(sheen.Each(5, func(i int) kit.Node { return bead(c, x-14+7*float64(i), 222-6*float64(i%2), 8, p) }), bead(c, x, 210, 9, p), sheen.Body(c, sheen.D("M%g 226h30l-4 24h-22Z", x-15), kit.TonesOf(kit.Hex("#c9683f")), 4))
	}
	c.Part("plants", pot(20), pot(236))
	c.AnchorBox("print", 128, 62, 130, 22, 0)
	c.Anchor("ground", 128, 254)
}

var bakery = kit.Piece{
	Name: "bakery", Cm: 600, Palette: "walls #f2d3a8 cream; awning #e2606f pink red; stripes #fff6ea white; windows #cfeaf5 glass; door #8a5230 brown wood; trim #8a5230 brown frame; sign #fff1d6; wares #d9954a bread; plants #5fa84f green",
	Draw: func(c *kit.Canvas) {
		b := c.Tones("wares")
		icing := kit.TonesOf(kit.Hex("#f48fb1"))
		loaf := func(x, y, k float64) kit.Node {
			return kit.Of(sheen.Body(c, sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x, y, x-1, y-13*k, x+11*k, y-13*k, x+23*k, y-13*k, x+22*k, y), b, 3), c.Line(sheen.D("M%g %gl3 -5M%g %gl3 -5M%g %gl3 -5", x+5*k, y-5*k, x+10*k, y-5*k, x+15*k, y-5*k), b.LL, 1.600))
		}
		cup := func(x, y float64) kit.Node {
			return kit.Of(c.Path(sheen.D("M%g %gh12l2 -8h-16Z", x, y), b.DD), c.Form(sheen.D("M%g %gq-1 -7 5 -8q1 -5 4 -5q4 0 4 5q6 1 5 8Z", x-3, y-8), kit.Lin(x-3, y-20, x+14, y-8, icing.LL, icing.M, icing.D)), c.Circle(x+6, y-21, 2.600, kit.Hex("#d8303f")))
		}
		n := 0
		shopFront(c, func(x0, _, y float64) kit.Node {
			n++
			if n%2 == 1 {
				return kit.Of(cup(x0+4, y), cup(x0+24, y), cup(x0+46, y))
			}
			return kit.Of(loaf(x0+1, y, 1), loaf(x0+24, y, .9), loaf(x0+45, y, .9))
		}, kit.Of(sheen.Body(c, "M100 70Q96 56 110 52Q128 46 146 52Q160 56 156 70Q150 74 146 68Q128 62 110 68Q106 74 100 70Z", b, 4, c.Line("M114 53L112 66M126 51V63M138 52L142 66", b.DD, 2))))
	},
}

var shop = kit.Piece{
	Name: "store", Cm: 600, Palette: "walls #a9d3e8 blue; awning #3fa37a green; stripes #fffaf0 white; windows #cfeaf5 glass; door #e8763f orange; trim #fbf6ea white frame; sign #2f4a6f navy; wares #e2604f goods; plants #5fa84f green",
	Draw: func(c *kit.Canvas) {
		r := c.Tones("wares")
		colors := []kit.Tones{r, kit.TonesOf(kit.Hex("#f5c33a")), kit.TonesOf(kit.Hex("#5b8fe0")), kit.TonesOf(kit.Hex("#6fb85a")), kit.TonesOf(kit.Hex("#9a6fd0"))}
		n := 0
		sign := c.Tones("sign")
		shopFront(c, func(x0, _, y float64) kit.Node {
			n++
			return sheen.Each(5, func(i int) kit.Node {
				t := colors[(i+2*n)%5]
				x := x0 + 2 + 13*float64(i)
				h := 15 + 4*float64((i+n)%3)
				if (i+n)%2 == 0 {
					return kit.Of(c.Form(kit.RoundRect(x, y-h, 11, h, 2), kit.Lin(x, 0, x+11, 0, t.L, t.M, t.DD)), c.Rect(x, y-h*.65, 11, h*.3, 0, kit.White).Opacity(.8))
				}
				return kit.Of(c.Form(sheen.D("M%g %gv-%gq0 -4 3 -4v-4h4v4q3 0 3 4v%gZ", x, y, h-6, h-6), kit.Lin(x, 0, x+10, 0, t.LL, t.M, t.DD)))
			})
		}, kit.Of(c.Path("M112 56H144L147 74H109Z", sign.LL), c.Line("M119 58Q119 50 128 50Q137 50 137 58", sign.LL, 3), c.Line("M119 62Q119 68 128 68Q137 68 137 62", sign.D, 2.600)))
	},
}
