package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// courses are pairs of strings from a nut to a bridge, around x.
func courses(c *kit.Canvas, n int, x, y0, w0, y1, w1 float64, t kit.Tones) kit.Node {
	return sheen.Each(n, func(i int) kit.Node {
		u := float64(i)/float64(n-1) - .5
		d := sheen.D("M%g %gL%g %g", x+u*w0, y0, x+u*w1, y1)
		return kit.Of(c.Line(d, t.DDD, 1.3).Move(.8, .6).Opacity(.5), c.Line(d, t.LL, 1.1))
	})
}

// frets are bars across a fingerboard.
func frets(c *kit.Canvas, n int, x, y0, y1, w0, w1 float64, t kit.Tones) kit.Node {
	return sheen.Each(n, func(i int) kit.Node {
		u := float64(i+1) / float64(n+1)
		w := w0 + (w1-w0)*u
		return c.Line(sheen.D("M%g %gh%g", x-w/2, y0+(y1-y0)*u, w), t.L, 2)
	})
}

var mandolin = kit.Piece{
	Name: "mandolin", Cm: 70,
	Palette: "body #d98a3f wood top; side #7a3f20 edge; neck #9a5a30; fingerboard #3f3236; pegs #f3ead6; strings #f0e6d0",
	Draw: func(c *kit.Canvas) {
		b, e, n, f, p, s := c.Tones("body"), c.Tones("side"), c.Tones("neck"), c.Tones("fingerboard"), c.Tones("pegs"), c.Tones("strings")
		lean := func(k ...kit.Node) kit.Node { return kit.Of(k...).Rotate(30, 128, 128) }
		c.Part("pegs", lean(sheen.Each(4, func(i int) kit.Node {
			y := -48 + 13*float64(i)
			return kit.Of(c.Line(sheen.D("M102 %gH154", y), e.DDD, 3), sheen.Body(c, kit.Oval(99, y, 6, 4.4), p, 3), sheen.Body(c, kit.Oval(157, y, 6, 4.4), p, 3))
		})))
		c.Part("neck", lean(sheen.Body(c, "M112 -56Q128 -68 144 -56L140 -4H116Z", n, 7), c.Form("M118 -6H138L141 100H115Z", kit.Lin(115, 0, 141, 0, n.D, n.LL, n.M, n.DD))))
		d := "M128 78C150 84 172 108 190 144C208 182 196 236 128 252C60 236 48 182 66 144C84 108 106 84 128 78Z"
		c.Part("body", lean(c.Path(d, e.DDD).Move(5, 5), c.Path(d, e.M).Move(2.6, 2.6), c.Form(d, kit.Rad(100, 150, 130, kit.At(0, b.LL), kit.At(.35, b.L), kit.At(.7, b.M), kit.At(1, b.DDD)), sheen.Grain(c, kit.Box{X0: 60, Y0: 80, X1: 200, Y1: 250}, 16, b), c.Path(d, kit.None).Stroke(e.D, 9), c.Path(d, kit.None).Stroke(kit.Hex("#fbeecb"), 3.4).Dash(5, 4), sheen.Edge(c, d, b, 18)),
			c.Circle(128, 158, 30, e.D), c.Circle(128, 158, 27, kit.None).Stroke(kit.Hex("#fbeecb"), 2).Dash(3, 3), c.Circle(128, 158, 23, kit.Lin(106, 136, 150, 180, e.DDD, e.DD)), sheen.Body(c, "M146 166C166 164 176 180 170 200C156 206 144 190 142 176Z", f, 5), sheen.Glint(c, "M70 196C68 178 76 160 86 150C92 148 94 154 90 159C82 170 78 182 79 197C77 204 71 203 70 196Z", .5)))
		c.Part("fingerboard", lean(c.Form("M117 -6H139L144 134Q128 140 112 134Z", kit.Lin(112, 0, 144, 0, f.LL, f.L, f.M, f.DD), frets(c, 12, 128, -6, 134, 22, 32, s)), c.Circle(128, 40, 2.4, kit.White), c.Circle(128, 84, 2.4, kit.White)))
		c.Part("strings", lean(sheen.Body(c, kit.RoundRect(104, 206, 48, 7, 3), f, 2), sheen.Body(c, "M112 238H144L140 254H116Z", kit.TonesOf(kit.Hex("#d9dee4")), 3), courses(c, 8, 128, -8, 16, 242, 26, s)))
		gripAt(c, 128, 20, 30)
		c.Anchor("ground", 74, 250)
	},
}

var lute = kit.Piece{
	Name: "lute", Cm: 80,
	Palette: "body #e0a85c wood top; side #8a4f2a ribs; neck #6b3f26; pegs #3f2f2a; rose #5a3a24; strings #f6efe0",
	Draw: func(c *kit.Canvas) {
		b, e, n, p, r, s := c.Tones("body"), c.Tones("side"), c.Tones("neck"), c.Tones("pegs"), c.Tones("rose"), c.Tones("strings")
		lean := func(k ...kit.Node) kit.Node { return kit.Of(k...).Rotate(34, 128, 128).Move(-2, 4) }
		box := kit.Of(sheen.Each(5, func(i int) kit.Node {
			x := 60 + 12*float64(i)
			return kit.Of(c.Line(sheen.D("M%g -18V20", x), p.D, 3.4), sheen.Body(c, kit.Oval(x, -20, 5, 6.6), p, 3), sheen.Body(c, kit.Oval(x, 22, 5, 6.6), p, 3))
		}), sheen.Body(c, "M50 -7H116Q124 -6 124 4V10H50Q44 0 50 -7Z", n, 6))
		c.Part("pegs", lean(box.Rotate(-18, 120, 2)))
		c.Part("neck", lean(c.Form("M114 -2H142L146 90H110Z", kit.Lin(110, 0, 146, 0, n.D, n.LL, n.M, n.DD), frets(c, 6, 128, 0, 84, 28, 36, s))))
		d := "M128 74C146 76 168 96 188 132C212 178 196 244 128 252C60 244 44 178 68 132C88 96 110 76 128 74Z"
		ribs := "M128 74C156 76 184 96 204 134C226 182 204 250 132 256L128 252Z"
		c.Part("side", lean(c.Path(d, e.DDD).Move(4, 5), sheen.Body(c, ribs, e, 8)))
		c.Part("body", lean(c.Form(d, kit.Rad(98, 146, 140, kit.At(0, b.LL), kit.At(.4, b.L), kit.At(.75, b.M), kit.At(1, b.DD)), sheen.Grain(c, kit.Box{X0: 52, Y0: 74, X1: 204, Y1: 252}, 20, b), c.Path(d, kit.None).Stroke(e.DD, 5), sheen.Edge(c, d, b, 16)), sheen.Glint(c, "M66 194C64 176 72 156 82 146C88 144 90 150 86 155C78 166 74 180 75 195C73 202 67 201 66 194Z", .5)))
		hole := kit.Oval(128, 152, 30, 30)
		c.Part("rose", lean(c.Circle(128, 152, 33, r.L), c.Form(hole, r.DDD, c.Around(8, 128, 152, c.Ellipse(128, 138, 7, 12, kit.None).Stroke(r.L, 2.6)), c.Around(8, 128, 152, c.Circle(128, 126, 4, kit.None).Stroke(r.LL, 2)), c.Circle(128, 152, 5, r.L)), c.Circle(128, 152, 31, kit.None).Stroke(r.M, 3)))
		c.Part("strings", lean(sheen.Body(c, kit.RoundRect(92, 216, 72, 9, 4), n, 3), courses(c, 10, 128, 0, 22, 218, 54, s)))
		gripAt(c, 128, 40, 34)
		c.Anchor("ground", 76, 250)
	},
}
