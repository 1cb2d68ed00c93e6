package games

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var rouletteWheel = kit.Piece{
	Name: "roulette-wheel", Cm: 80, Palette: "bowl #8f4f2a wood rim; red #d2303a pockets; black #2f2c38 pockets2; green #2f9f5f zero; metal #e0b040 gold turret; ball #fdfdf8 white; numbers #fdf6e6",
	Draw: func(c *kit.Canvas) {
		w, r, b, g, m, o, n := c.Tones("bowl"), c.Tones("red"), c.Tones("black"), c.Tones("green"), c.Tones("metal"), c.Tones("ball"), c.Tones("numbers")
		c.Part("bowl", c.Circle(128, 130, 126, w.DDD), c.Circle(128, 128, 125, kit.Lin(40, 20, 216, 240, w.LL, w.L, w.M, w.DD)), c.Circle(128, 128, 106, kit.Lin(40, 20, 216, 240, w.DDD, w.DD, w.M)))
		c.Part("metal", c.Circle(128, 128, 106, kit.None).Stroke(m.DD, 3), c.Circle(127.500, 127.500, 106, kit.None).Stroke(m.L, 1.600), c.Around(8, 128, 128, c.Path("M128 10l4 8l-4 8l-4 -8Z", m.M)))
		const count = 37
		for i := range count {
			a0, a1 := 2*math.Pi*(float64(i)-.5)/count, 2*math.Pi*(float64(i)+.5)/count
			at := func(rad, a float64) (float64, float64) { return 128 + rad*math.Sin(a), 128 - rad*math.Cos(a) }
			x0, y0 := at(96, a0)
			x1, y1 := at(96, a1)
			x2, y2 := at(58, a1)
			x3, y3 := at(58, a0)
			t, part := r, "red"
			if i == 0 {
				t, part = g, "green"
			} else if i%2 == 0 {
				t, part = b, "black"
			}
			xm, ym := at(87, (a0+a1)/2)
			c.Part(part, c.Path(sheen.D("M%.2f %.2fL%.2f %.2fL%.2f %.2fL%.2f %.2fZ", x0, y0, x1, y1, x2, y2, x3, y3), kit.Rad(128, 128, 100, kit.At(.55, t.DD), kit.At(.74, t.D), kit.At(.78, t.M), kit.At(1, t.L))))
			c.Part("numbers", c.Rect(xm-1.700, ym-3, 3.400, 6, 1, n.M).Rotate((a0+a1)/2*180/math.Pi, xm, ym))
			c.Part("metal", c.Line(sheen.D("M%.2f %.2fL%.2f %.2f", x0, y0, x3, y3), m.M, 1.100))
		}
		c.Part("metal", c.Circle(128, 128, 96, kit.None).Stroke(m.M, 2.400), c.Circle(128, 128, 77, kit.None).Stroke(m.D, 1.800), c.Circle(128, 128, 58, kit.None).Stroke(m.M, 3))
		c.Part("bowl", c.Circle(128, 128, 56, kit.Lin(84, 80, 172, 176, w.LL, w.M, w.DD)), c.Around(12, 128, 128, c.Line("M128 74V100", w.DD, 1.600).Opacity(.6)))
		c.Part("metal", c.Around(4, 128, 128, kit.Of(sheen.Tube(c, "M128 128V90", 8, m), sheen.Ball(c, 128, 88, 8, m)).Rotate(20, 128, 128)), c.Circle(128, 129, 20, m.DDD), sheen.Ball(c, 128, 128, 18, m), sheen.Ball(c, 128, 127, 9, m))
		c.Part("ball", c.Circle(184, 76, 8, kit.Black).Opacity(.4), sheen.Ball(c, 182, 73, 7.500, o))
	},
}

var treadmill = kit.Piece{
	Name: "treadmill", Cm: 180, Facing: kit.Right, Palette: "frame #4a5262 steel black; belt #33363f rubber; rails #c3ccd6 metal; screen #3fa8e0 console display; accent #e5484f red",
	Draw: func(c *kit.Canvas) {
		f, b, r, s, a := c.Tones("frame"), c.Tones("belt"), c.Tones("rails"), c.Tones("screen"), c.Tones("accent")
		c.On(kit.Back)
		c.Part("frame", c.Line("M196 190L178 68", f.DDD, 11), c.Line("M178 100L120 108", f.DDD, 9))
		c.On(kit.Body)
		c.Part("belt", c.Path("M14 208L210 184H250L226 218H2Z", b.DDD), c.Form("M24 204L206 182H240L212 208Z", kit.Lin(24, 182, 220, 210, b.LL, b.M, b.D), sheen.Each(9, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 212l24 -30", 20+24*float64(i)), b.DDD, 1.600).Opacity(.5)
		})))
		c.Part("frame", sheen.Body(c, "M2 208H212L244 186Q256 188 254 202L246 224Q242 234 230 234H10Q-2 232 -2 220Q-4 210 2 208Z", f, 8, c.Named("accent", c.Path("M4 220H236L232 226H6Z", a.M))), sheen.Body(c, kit.RoundRect(16, 230, 30, 12, 5), f, 4), sheen.Body(c, kit.RoundRect(196, 230, 30, 12, 5), f, 4), sheen.Ball(c, 10, 214, 9, r))
		c.Part("frame", sheen.Body(c, "M222 200L196 56H212L246 196Z", f, 6))
		c.Part("rails", sheen.Tube(c, "M204 94H136Q122 94 118 108", 10, r), c.Line("M160 94H130Q122 95 118 108", f.DDD, 13), c.Line("M160 93.500H130Q122.500 94.500 118.500 106", f.L, 7), sheen.Tube(c, "M214 136L160 152", 8, r))
		c.Part("frame", sheen.Body(c, "M166 20Q168 8 182 8L212 14Q226 18 224 32L216 74Q212 86 198 84L170 76Q158 72 160 60Z", f, 8))
		c.Part("screen", c.Form("M176 20L208 27Q214 28 213 34L209 52L170 44L173 24Q174 20 176 20Z", kit.Lin(172, 20, 212, 52, s.LL, s.M, s.DD), c.Line("M176 40l8 -8l8 6l8 -12l8 4", kit.White, 2.400)), c.Circle(177, 58, 4, a.M), c.Circle(189, 60.500, 4, kit.Hex("#6fd66a")), c.Circle(201, 63, 4, r.L))
		c.AnchorBox("surface", 118, 196, 150, 0, 0)
		c.Anchor("handNear", 130, 96)
		c.Anchor("handFar", 124, 106)
		c.Anchor("ground", 128, 242)
	},
}
