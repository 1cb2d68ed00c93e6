package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// flare is a bell of brass that opens along a line: half its width is from at the first point and to at the last.
func flare(c *kit.Canvas, t kit.Tones, from, to float64, pts ...shape.Pt) kit.Node {
	steps := shape.Sample(pts, 50)
	width := func(u float64) float64 { return 2 * (from + (to-from)*u*u*u) }
	d := shape.Ribbon(steps, width)
	strip := func(off, k float64) string {
		q := make([]shape.Step, len(steps))
		for i, s := range steps {
			p := s.Off(off * width(s.T) / 2)
			q[i] = s
			q[i].X, q[i].Y = p.X, p.Y
		}
		return shape.Ribbon(q, func(u float64) float64 { return k * width(u) })
	}
	return kit.Of(c.Path(d, t.DDD).Stroke(t.DDD, 1.600), c.Form(d, t.M, c.Blur(3, c.Path(strip(.6, .44), t.DD)), c.Blur(2.500, c.Path(strip(-.3, .36), t.L)), c.Blur(1.500, c.Path(strip(-.4, .14), t.LL)), c.Blur(1.500, c.Path(strip(.86, .1), t.L)).Opacity(.8)))
}

// mouthOf is the open end of a bell: an ellipse turned by some degrees.
func mouthOf(c *kit.Canvas, t kit.Tones, x, y, rx, ry, turn float64) kit.Node {
	return kit.Of(c.Ellipse(x, y, rx, ry, t.DDD), c.Ellipse(x-.5, y-.5, rx-1.500, ry-1.500, kit.Lin(x-rx, y-ry, x+rx, y+ry, t.LL, t.L, t.M, t.D)), c.Form(kit.Oval(x, y, rx*.84, ry*.86), kit.Lin(x-rx, y-ry, x+rx, y+ry, t.DDD, t.DD, t.M), c.Ellipse(x, y, rx*.3, ry*.36, t.DDD))).Rotate(turn, x, y)
}

var trombone = kit.Piece{
	Name: "trombone", Cm: 115, Facing: kit.Right, Palette: "tubing #f2b632 gold brass; bell #f2b632 <tubing; slide #e8d9a6 silver; mouthpiece #ccd4dd",
	Draw: func(c *kit.Canvas) {
		t, b, s, m := c.Tones("tubing"), c.Tones("bell"), c.Tones("slide"), c.Tones("mouthpiece")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-24, 128, 128) }
		c.Part("slide", lean(sheen.Tube(c, "M46 152H250A17 17 0 0 1 250 186H46", 8, s), sheen.Tube(c, "M70 152V186", 6, s), sheen.Tube(c, "M128 152V186", 6, s), c.Line("M150 152H246M150 186H246", s.LL, 2)))
		c.Part("tubing", lean(sheen.Tube(c, "M130 106H10A24 24 0 0 0 10 152H50M46 186H-6", 10, t), sheen.Tube(c, "M28 106V152", 5, t), sheen.Tube(c, "M66 106V152", 5, t)))
		c.Part("bell", lean(flare(c, b, 7, 46, shape.Pt{X: 96, Y: 106}, shape.Pt{X: 150, Y: 106}, shape.Pt{X: 206, Y: 106}), mouthOf(c, b, 207, 106, 13, 48, 0)))
		c.Part("mouthpiece", lean(c.Form("M-6 178L-18 174Q-24 172 -26 176V196Q-24 200 -18 198L-6 194Z", sheen.Steel(0, 172, 0, 200, m))))
		c.AnchorBox("grip", 100, 164, 0, 0, -24)
	},
}

var tuba = kit.Piece{
	Name: "tuba", Cm: 95, Palette: "tubing #f2b632 gold brass; bell #f2b632 <tubing; valves #d6dde5 silver; mouthpiece #ccd4dd",
	Draw: func(c *kit.Canvas) {
		t, b, v, m := c.Tones("tubing"), c.Tones("bell"), c.Tones("valves"), c.Tones("mouthpiece")
		pt := func(x, y float64) shape.Pt { return shape.Pt{X: x, Y: y} }
		c.Part("tubing", sheen.Tube(c, "M196 118V196A44 44 0 0 1 108 196V120", 22, t), sheen.Tube(c, "M108 134V108A28 28 0 0 1 164 108V176A18 18 0 0 1 128 176V150", 13, t))
		c.Part("mouthpiece", sheen.Tube(c, "M192 110C212 96 226 98 238 108", 7, t), c.Form("M232 98L246 112Q250 108 250 104L240 94Q236 92 232 98Z", sheen.Steel(232, 94, 250, 112, m)))
		big := shape.Sample([]shape.Pt{pt(86, 70), pt(78, 130), pt(76, 186), pt(96, 230), pt(140, 246), pt(184, 230), pt(206, 190), pt(206, 140)}, 60)
		w := func(u float64) float64 { return 40 - 20*u }
		d := shape.Ribbon(big, w)
		c.Part("tubing", c.Path(d, t.DDD).Stroke(t.DDD, 1.600), c.Form(d, t.M, c.Blur(3, c.Line(shape.Line(big), t.DD, 9).Move(7, 6)), c.Blur(2.500, c.Line(shape.Line(big), t.L, 11).Move(-5, -4)), c.Blur(1.200, c.Line(shape.Line(big), t.LL, 4).Move(-8, -5))))
		c.Part("bell", flare(c, b, 17, 70, pt(80, 130), pt(84, 88), pt(92, 34)), mouthOf(c, b, 92.500, 33, 72, 22, 4))
		for i := range 3 {
			x := 122 + 25*float64(i)
			c.Part("valves", c.Line(sheen.D("M%g 112V128", x), m.DDD, 6), c.Line(sheen.D("M%g 112V128", x-.4), m.LL, 3), c.Ellipse(x, 110, 8, 4, v.DD), c.Ellipse(x-.4, 109, 7.500, 3.400, v.LL), c.Form(kit.RoundRect(x-10, 126, 20, 62, 5), sheen.Steel(x-10, 0, x+10, 0, v)), c.Form(kit.RoundRect(x-11.500, 124, 23, 9, 3), sheen.Steel(x-11, 0, x+11, 0, v)), c.Form(kit.RoundRect(x-11.500, 180, 23, 10, 4), sheen.Steel(x-11, 0, x+11, 0, v)))
		}
		c.Part("tubing", sheen.Streak(c, "M70 120C66 160 66 190 80 216", 3, .6))
		c.Anchor("ground", 140, 256)
		c.AnchorBox("grip", 140, 160, 0, 0, 0)
	},
}

var frenchHorn = kit.Piece{
	Name: "french-horn", Cm: 60, Palette: "tubing #f2b632 gold brass; bell #f2b632 <tubing; valves #d6dde5 silver; mouthpiece #ccd4dd",
	Draw: func(c *kit.Canvas) {
		t, b, v, m := c.Tones("tubing"), c.Tones("bell"), c.Tones("valves"), c.Tones("mouthpiece")
		pt := func(x, y float64) shape.Pt { return shape.Pt{X: x, Y: y} }
		ring := func(r, w float64) kit.Node { return sheen.Tube(c, kit.Oval(106, 110, r, r), w, t) }
		c.Part("mouthpiece", sheen.Tube(c, "M46 50C20 66 10 90 12 116C14 130 8 138 0 144", 6, t), c.Form("M-6 136L8 150Q4 156 0 156L-12 144Q-12 138 -6 136Z", sheen.Steel(-12, 136, 8, 156, m)))
		c.Part("tubing", ring(94, 13), ring(74, 11))
		c.Part("bell", flare(c, b, 10, 62, pt(40, 176), pt(84, 206), pt(134, 208), pt(196, 178)), mouthOf(c, b, 198, 178, 34, 66, 24))
		c.Part("tubing", sheen.Tube(c, "M84 70C112 60 140 80 140 108C140 132 124 146 104 146C84 146 72 132 72 114", 10, t), sheen.Tube(c, "M74 96H140M78 124H138", 6, t))
		for i := range 3 {
			x, y := 84+25*float64(i), 100+6*float64(i)
			c.Part("valves", c.Circle(x+.5, y+1.500, 14, v.DDD), c.Circle(x, y, 13, kit.Lin(x-12, y-12, x+12, y+12, v.LL, v.L, v.D)), c.Circle(x, y, 8, kit.Lin(x-8, y-8, x+8, y+8, v.D, v.L)), c.Circle(x, y, 3, v.DDD))
			c.Part("valves", c.Line(sheen.D("M%g %gL%g %g", x-2, y-12, x-20, y-38), v.DD, 5), c.Line(sheen.D("M%g %gL%g %g", x-2.500, y-12.500, x-20.500, y-38.500), v.LL, 2.400), c.Ellipse(x-22, y-41, 9, 5, v.DD).Rotate(-30, x-22, y-41), c.Ellipse(x-22.500, y-42, 8, 4, v.LL).Rotate(-30, x-22, y-41))
		}
		c.Part("tubing", sheen.Gloss(c, 106, 110, 97, 97, 190, 250, 3))
		c.AnchorBox("grip", 90, 120, 0, 0, 0)
	},
}

var clarinet = kit.Piece{
	Name: "clarinet", Cm: 66, Palette: "body #3b3f4c wood black; keys #d2d9e2 silver; mouthpiece #2f323d; rings #d2d9e2 <keys",
	Draw: func(c *kit.Canvas) {
		b, k, m, r := c.Tones("body"), c.Tones("keys"), c.Tones("mouthpiece"), c.Tones("rings")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(42, 128, 128) }
		tube := func(t kit.Tones) kit.Gradient {
			return kit.Lin(108, 0, 148, 0, t.M, t.LL, t.L, t.M, t.D, t.DDD)
		}
		c.Part("mouthpiece", lean(c.Form("M120 -34H130Q136 -34 137 -22L140 14H116L118 -22Q118 -34 120 -34Z", tube(m)), c.Form(kit.RoundRect(114, -6, 28, 16, 3), sheen.Steel(114, 0, 142, 0, k))))
		c.Part("body", lean(c.Form("M114 12H142L143 214Q144 244 164 276Q164 284 128 284Q92 284 92 276Q112 244 113 214Z", tube(b), c.Blur(4, c.Path("M150 230Q152 256 170 284H140Z", b.DDD)).Opacity(.6))), lean(c.Ellipse(128, 279, 36, 7, b.DDD)))
		for _, y := range []float64{12, 40, 138, 214} {
			c.Part("rings", lean(c.Form(kit.RoundRect(111, y, 34, 8, 3), sheen.Steel(111, 0, 145, 0, r))))
		}
		c.Part("rings", lean(c.Form("M90 270Q128 278 166 270L167 279Q128 288 89 279Z", sheen.Steel(90, 0, 166, 0, r))))
		c.Part("keys", lean(c.Line("M140 56V132M140 150V206", k.DD, 4), c.Line("M139.500 56V132M139.500 150V206", k.LL, 1.800)))
		for i := range 9 {
			y := 58 + 17*float64(i)
			if i > 4 {
				y += 8
			}
			c.Part("keys", lean(c.Circle(127.500, y+1.500, 8, b.DDD), c.Circle(127, y, 7.500, kit.Lin(120, y-7, 134, y+7, k.LL, k.L, k.D)), c.Circle(127, y, 4, kit.Lin(123, y-4, 131, y+4, k.D, k.LL)), c.Line(sheen.D("M134 %gH141", y), k.L, 2.400)))
		}
		c.Part("keys", lean(c.Ellipse(108, 190, 6, 11, k.DD), c.Ellipse(107.500, 189, 5, 10, k.LL), c.Ellipse(106, 212, 6, 10, k.DD), c.Ellipse(105.500, 211, 5, 9, k.L)))
		c.AnchorBox("grip", 128, 128, 0, 0, 42)
	},
}
