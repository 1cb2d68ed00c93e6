package beauty

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var nailFile = kit.Piece{
	Name: "nail-file", Cm: 18, Palette: "file #f2709c pink; edge #7fd0c8 mint; grit #fbd7e2; second #6fb7e8 blue",
	Draw: func(c *kit.Canvas) {
		one := func(part string, deg float64) {
			f, e, g := c.Tones(part), c.Tones("edge"), c.Tones("grit")
			d := "M128 -22Q147 -22 147 6L145 250Q144 278 128 278Q112 278 111 250L109 6Q109 -22 128 -22Z"
			r := c.Rand()
			turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(deg, 128, 128) }
			c.Part("edge", turn(c.Path(d, e.DD).Move(3, 4), c.Path(d, e.M).Move(2, 2)))
			c.Part(part, turn(sheen.Body(c, d, f, 10, c.Named("grit", sheen.Each(170, func(int) kit.Node {
				return c.Circle(107+42*r.Float64(), -8+272*r.Float64(), .9+r.Float64(), []kit.Color{g.M, f.DD, f.LL}[r.IntN(3)]).Opacity(.75)
			}))), c.Line("M115 2Q117 -13 127 -14", kit.White, 4).Opacity(.6)))
		}
		one("second", 52)
		one("file", -38)
		c.AnchorBox("grip", 70, 200, 0, 0, 38)
	},
}

var cottonSwab = kit.Piece{
	Name: "cotton-swab", Cm: 8, Palette: "sticks #6fc3e8 blue stem; cotton #f1f3f6 white tips; second #f58fb0 pink; third #8fd6a0 green",
	Draw: func(c *kit.Canvas) {
		w := c.Tones("cotton")
		for i, part := range []string{"third", "second", "sticks"} {
			t := c.Tones(part)
			turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate([]float64{0, 38, -38}[i], 128, 128) }
			c.Part(part, turn(c.Form("M119 20H137V236H119Z", sheen.Round(119, 0, 137, 0, t)), c.Line("M119 60H137M119 196H137", t.D, 1).Opacity(.5)))
			for _, end := range []float64{0, 180} {
				d := "M128 -6C142 -6 145 10 144 26C143 44 137 58 128 58C119 58 113 44 112 26C111 10 114 -6 128 -6Z"
				c.Part("cotton", turn(kit.Of(c.Path(d, w.DD).Stroke(w.DD, 1.600), c.Form(d, kit.Rad(121, 12, 42, kit.White, w.LL, w.M, w.D), c.Blur(2, c.Line("M139 2Q142 30 133 54", w.DD, 4)).Opacity(.5))).Rotate(end, 128, 128)))
			}
		}
	},
}

var bathBomb = kit.Piece{
	Name: "bath-bomb", Cm: 9, Palette: "bomb #f79ac0 pink; second #8fd3ea blue swirl; third #fbe08a yellow; sprinkles #a86fd6 purple petals; foam #eef7fc white bubbles", States: "dry -foam",
	Draw: func(c *kit.Canvas) {
		b, s, y, p, f := c.Tones("bomb"), c.Tones("second"), c.Tones("third"), c.Tones("sprinkles"), c.Tones("foam")
		r := c.Rand()
		c.Part("bomb", sheen.Ball(c, 128, 112, 106, b,
			c.Named("second", c.Blur(2.500, c.Path("M10 90Q70 30 130 70T252 60V118Q190 150 130 112T8 150Z", s.M))),
			c.Named("third", c.Blur(2.500, c.Path("M10 156Q70 118 130 160T252 140V170Q190 200 130 182T14 190Z", y.M))),
			sheen.Each(140, func(int) kit.Node {
				q := shape.Polar(128, 112, 104*r.Float64(), 360*r.Float64())
				return c.Circle(q.X, q.Y, .8+1.200*r.Float64(), []kit.Color{kit.White, b.DD}[r.IntN(2)]).Opacity(.45)
			})), c.Path("M23 108Q128 136 233 108L233.500 115Q128 143 22.500 115Z", b.DD).Opacity(.28).Shade(), sheen.Gloss(c, 128, 112, 88, 88, 200, 246, 9))
		c.Part("sprinkles", sheen.Each(12, func(i int) kit.Node {
			q := shape.Polar(122, 84, 22+54*r.Float64(), 360*float64(i)/12)
			return c.Ellipse(q.X, q.Y, 8, 4, kit.Lin(q.X-6, q.Y-3, q.X+6, q.Y+3, p.LL, p.M, p.D)).Rotate(360*r.Float64(), q.X, q.Y)
		}))
		c.Part("foam", sheen.Each(13, func(i int) kit.Node {
			x := []float64{14, 242, 40, 216, 66, 190, 92, 164, 128, 28, 228, 112, 148}[i]
			y, k := []float64{214, 214, 222, 222, 214, 212, 226, 226, 216, 230, 230, 232, 232}[i], []float64{16, 16, 20, 20, 18, 20, 20, 19, 22, 15, 14, 14, 13}[i]
			return kit.Of(c.Circle(x, y, k, f.DD), sheen.Ball(c, x-.5, y-.8, k-.8, f), c.Circle(x-k*.35, y-k*.4, k*.2, kit.White))
		}), sheen.Each(5, func(i int) kit.Node {
			x, y, k := []float64{8, 244, 32, 250, 20}[i], []float64{168, 176, 188, 146, 140}[i], []float64{8, 9, 6, 6, 5}[i]
			return kit.Of(c.Circle(x, y, k, f.M.Alpha(.5)).Stroke(f.DD, 1.600), c.Circle(x-k*.3, y-k*.3, k*.28, kit.White))
		}))
	},
}

var loofah = kit.Piece{
	Name: "loofah", Cm: 16, Palette: "mesh #f58fb8 pink pouf; rope #fdf3f6 white cord",
	Draw: func(c *kit.Canvas) {
		m, k := c.Tones("mesh"), c.Tones("rope")
		c.Part("rope", c.Path("M128 92C92 60 96 2 128 -6C160 2 164 60 128 92", kit.None).Stroke(k.DDD, 9), c.Path("M128 92C92 60 96 2 128 -6C160 2 164 60 128 92", kit.None).Stroke(k.M, 6), c.Path("M128 92C92 60 96 2 128 -6C160 2 164 60 128 92", kit.None).Stroke(k.DD, 1.400).Dash(3, 4))
		r := c.Rand()
		ruffle := func(x, y, q float64) kit.Node {
			d := shape.Scallop(x, y, q, 9, .62)
			return kit.Of(c.Path(d, m.DD).Move(0, 2), c.Form(d, kit.Rad(x-q*.3, y-q*.3, q*1.500, m.LL, m.L, m.M, m.D), sheen.Each(9, func(i int) kit.Node {
				p := shape.Polar(x, y, q*1.200, 40*float64(i))
				return c.Line(sheen.D("M%.1f %.1fL%.1f %.1f", x, y, p.X, p.Y), m.DD, 1.800).Opacity(.55)
			}), c.Circle(x, y, q*.3, m.DD).Opacity(.5)), c.Path(d, kit.None).Stroke(m.LL, 1.800).Opacity(.8)).Rotate(40*r.Float64(), x, y)
		}
		c.Part("mesh", c.Circle(128, 154, 84, m.DD), sheen.Each(12, func(i int) kit.Node { p := shape.Polar(128, 154, 76, 30*float64(i)); return ruffle(p.X, p.Y, 30) }),
			sheen.Each(8, func(i int) kit.Node { p := shape.Polar(128, 152, 46, 45*float64(i)+20); return ruffle(p.X, p.Y, 31) }),
			sheen.Each(4, func(i int) kit.Node { p := shape.Polar(126, 150, 20, 90*float64(i)+10); return ruffle(p.X, p.Y, 29) }))
		c.Anchor("tie", 128, -6)
	},
}

var scrunchie = kit.Piece{
	Name: "scrunchie", Cm: 11, Palette: "fabric #8f6fd0 purple velvet; shine #b79af0 <fabric",
	Draw: func(c *kit.Canvas) {
		f, s := c.Tones("fabric"), c.Tones("shine")
		ring, hole := shape.Scallop(128, 128, 114, 21, .54), shape.Scallop(128, 128, 56, 15, .53)
		both := c.Path(ring+hole, kit.White).EvenOdd()
		c.Part("fabric", c.Path(ring+hole, f.DDD).EvenOdd().Move(0, 3), c.Mask(both, c.Form(ring, kit.Rad(96, 80, 190, f.LL, f.L, f.M, f.DD), sheen.Each(42, func(i int) kit.Node {
			a := 8.571 * float64(i)
			p, q, w := shape.Polar(128, 128, 54, a), shape.Polar(128, 128, 120, a+7), shape.Polar(128, 128, 88, a+9)
			t, wide := f.DD, 3.200
			if i%2 == 1 {
				t, wide = s.M, 4.500
			}
			return c.Blur(1, c.Line(sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", p.X, p.Y, w.X, w.Y, q.X, q.Y), t, wide)).Opacity(.7)
		}), sheen.Edge(c, ring, f, 18), c.Blur(3, c.Path(hole, kit.None).Stroke(f.DDD, 12)).Opacity(.55))))
	},
}

var hairClip = kit.Piece{
	Name: "hair-clip", Cm: 9, Palette: "clip #c98a4e tortoise claw; dark #6f4426 spots; spring #e0b85a gold",
	Draw: func(c *kit.Canvas) {
		k, d, s := c.Tones("clip"), c.Tones("dark"), c.Tones("spring")
		teeth := ""
		for i := range 7 {
			x := 238 - 31.4*float64(i)
			teeth += sheen.D("L%g %gQ%g %g %g %gL%g 154", x-8, 214-float64(3-i)*float64(3-i)*4, x-15, 232-float64(3-i)*float64(3-i)*4, x-22, 214-float64(3-i)*float64(3-i)*4, x-31.4)
		}
		jaw := "M18 154C16 88 62 40 128 40C194 40 240 88 238 154" + teeth + "Z"
		r := c.Rand()
		c.Part("clip", sheen.Body(c, jaw, kit.TonesOf(k.DD), 8).Scale(.9, .94, 128, 60).Move(0, -12), c.Path(jaw, k.DDD).Move(0, 2), sheen.Body(c, jaw, k, 11, c.Named("dark", c.Blur(2, sheen.Each(16, func(i int) kit.Node {
			x, y := 20+216*r.Float64(), 50+150*r.Float64()
			return c.Ellipse(x, y, 15, 9, d.M).Rotate(float64(i)*50, x, y)
		})).Opacity(.8))), sheen.Streak(c, "M36 130Q48 70 104 54", 6, .55), c.Path("M70 132Q128 86 186 132Q128 116 70 132Z", k.DDD).Opacity(.5))
		c.Part("spring", sheen.Body(c, "M92 54V24Q92 12 104 12H112L116 54ZM164 54V24Q164 12 152 12H144L140 54Z", k, 6), sheen.Body(c, kit.RoundRect(102, 40, 52, 18, 8), s, 6), c.Line("M110 41V57M118 41V57M126 41V57M134 41V57M142 41V57", s.DDD, 2))
	},
}

var compactMirror = kit.Piece{
	Name: "compact-mirror", Cm: 8, Palette: "case #e9a3b4 rose pink; rim #e8c07a gold; glass #bfe0f2 mirror; powder #f0cfae beige; puff #fbeef0 pink",
	Draw: func(c *kit.Canvas) {
		k, r, g, p, u := c.Tones("case"), c.Tones("rim"), c.Tones("glass"), c.Tones("powder"), c.Tones("puff")
		c.Part("case", c.Circle(128, 78, 84, k.DDD), sheen.Ball(c, 128, 76, 83, k))
		c.Part("rim", c.Circle(128, 78, 70, r.DD), c.Circle(127.500, 77, 69, kit.Lin(70, 20, 190, 140, r.LL, r.M, r.DD)))
		c.Part("glass", c.Form(kit.Oval(128, 78, 62, 62), kit.Lin(80, 20, 180, 140, g.LL, g.L, g.M, g.D), c.Path("M70 110L136 10H164L78 136ZM104 140L180 30L190 44L122 140Z", kit.White).Opacity(.5)))
		c.Part("rim", sheen.Body(c, kit.RoundRect(100, 152, 56, 14, 6), r, 5))
		c.Part("case", c.Ellipse(128, 214, 122, 42, k.DDD), c.Form(kit.Oval(128, 204, 122, 46), kit.Lin(10, 160, 240, 250, k.LL, k.L, k.M, k.DD)))
		c.Part("rim", c.Ellipse(128, 200, 104, 36, r.DD), c.Ellipse(127.500, 199, 103, 35, kit.Lin(30, 170, 220, 230, r.LL, r.M, r.DD)))
		c.Part("powder", c.Ellipse(128, 201, 95, 31, p.DD), c.Ellipse(128, 203, 94, 29, kit.Lin(40, 174, 210, 232, p.D, p.M, p.LL)), c.Line("M60 204Q128 226 196 204M76 192Q128 182 180 192", p.D, 2).Opacity(.6))
		c.Part("puff", c.Path("M132 206Q132 216 170 218Q208 214 206 202Z", u.DD), sheen.Body(c, "M130 202C130 182 152 172 174 174C200 176 212 190 208 202C204 214 182 216 166 214C146 212 130 212 130 202Z", u, 7), sheen.Body(c, "M138 190Q170 206 202 188L200 198Q170 212 138 200Z", k, 3))
		c.Anchor("ground", 128, 254)
	},
}
