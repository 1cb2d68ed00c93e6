package hardware

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/handle"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var nail = kit.Piece{
	Name: "nail", Cm: 8,
	Palette: "nail #a3b0be steel metal iron; head #b4bfca <nail",
	Draw: func(c *kit.Canvas) {
		t, h := c.Tones("nail"), c.Tones("head")
		d := "M116 30H140V206L128 252L116 206Z"
		c.Part("nail", handle.Lean(38, c.Form(d, sheen.Steel(116, 0, 140, 0, t), sheen.Dim(c, 3, .6, "M112 26H144V44H112Z", t), sheen.Each(5, func(i int) kit.Node {
			return kit.Of(c.Line(sheen.D("M116 %gH140", 56+7*float64(i)), t.DDD, 2.2).Opacity(.7), c.Line(sheen.D("M116 %gH140", 58.4+7*float64(i)), t.LL, 1.4).Opacity(.7))
		}), c.Path("M116 206L128 252L124 206Z", t.LL).Opacity(.7)), gloss.Glint(c, "M121 92H125V196L123 200Z", .75)))
		c.Part("head", handle.Lean(38, c.Form("M80 14A48 15 0 0 0 176 14V23A48 15 0 0 1 80 23Z", sheen.Steel(80, 0, 176, 0, h)), c.Form(kit.Oval(128, 14, 48, 15), kit.Lin(84, 2, 168, 28, h.LL, h.L, h.D), sheen.Each(9, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 0l20 30m12 -30l-20 30", 76+12*float64(i)), h.D, 1).Opacity(.5)
		})), c.Path("M90 12A40 11 0 0 1 130 3A38 9 0 0 0 96 13Z", kit.White).Opacity(.7)))
		handle.GripAt(c, 128, 120, 38)
	},
}

var coilSpring = kit.Piece{
	Name: "coil-spring", Cm: 8,
	Palette: "spring #8fa3b8 steel metal coil wire",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("spring")
		var back, front []kit.Node
		wire := func(d string, shade bool) kit.Node {
			if shade {
				return kit.Of(c.Line(d, t.DDD, 17), c.Line(d, kit.Lin(52, 0, 204, 0, t.DD, t.D, t.DD), 13))
			}
			return kit.Of(c.Line(d, t.DDD, 19), c.Line(d, kit.Lin(46, 0, 210, 0, t.M, t.LL, t.L, t.M, t.DD), 15), c.Line(d, kit.White, 3).Move(-1, -3).Opacity(.55))
		}
		for i := range 6 {
			y := 26 + 33*float64(i)
			back = append(back, wire(sheen.D("M204 %gC202 %g 62 %g 52 %g", y+18, y-4, y+6, y+33), true))
			front = append(front, wire(sheen.D("M52 %gC54 %g 192 %g 204 %g", y, y+34, y+46, y+18), false))
		}
		top := "M52 26C54 4 170 -4 204 16C208 24 150 32 120 22"
		end := "M52 224C54 248 170 250 204 232C206 226 160 222 130 226"
		c.Part("spring", wire(top, true), kit.Of(back...), wire(end, true), kit.Of(front...))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("grip", 128, 128, 0, 0, 0)
	},
}

var brick = kit.Piece{
	Name: "brick", Cm: 22,
	Palette: "brick #c65a3e red clay; holes #6b2a22 <brick",
	Draw: func(c *kit.Canvas) {
		t, h := c.Tones("brick"), c.Tones("holes")
		specks := func(x0, y0, w, hh float64) kit.Node {
			return sheen.Each(38, func(i int) kit.Node {
				x, y, col := x0+w*c.Rand().Float64(), y0+hh*c.Rand().Float64(), t.DD
				if i%3 == 0 {
					col = t.LL
				}
				return c.Ellipse(x, y, 1+2*c.Rand().Float64(), 1.2, col).Opacity(.6)
			})
		}
		c.Part("brick", c.Form("M200 104Q204 102 207 100L244 66Q248 63 248 69V158Q248 164 244 168L206 204Q202 207 200 204Z", kit.Lin(200, 70, 248, 200, t.D, t.DD, t.DDD), specks(200, 66, 48, 140)),
			c.Form("M10 102Q8 100 12 97L52 62Q56 58 62 58H240Q248 58 244 66L208 100Q204 104 198 104Z", kit.Lin(60, 58, 190, 104, t.LL, t.L, t.M), specks(10, 58, 236, 46)))
		for i := range 3 {
			x := 78 + 52*float64(i)
			c.Part("holes", c.Form(kit.Oval(x, 81, 19, 11), kit.Lin(0, 70, 0, 92, h.DDD, h.D), c.Path(kit.Oval(x+2, 87, 18, 9), h.M)), c.Ellipse(x, 81, 19, 11, kit.None).Stroke(t.LL, 1.6).Opacity(.6))
		}
		front := "M8 110Q8 102 16 102H196Q204 102 204 110V200Q204 208 196 208H16Q8 208 8 200Z"
		c.Part("brick", sheen.Body(c, front, t, 14, specks(8, 102, 196, 106), c.Blur(5, c.Ellipse(60, 128, 36, 12, t.L)).Opacity(.6), c.Line("M150 190L160 180L166 184", t.DDD, 2).Opacity(.5)), c.Line("M18 106H194", t.LL, 3).Opacity(.7))
		c.Anchor("ground", 112, 208)
		c.AnchorBox("surface", 128, 74, 150, 0, 0)
		c.AnchorBox("print", 106, 156, 150, 60, 0)
		c.AnchorBox("grip", 106, 156, 0, 0, 90)
	},
}

var brickWall = kit.Piece{
	Name: "brick-wall", Cm: 220,
	Palette: "bricks #c65f45 red; mortar #d9cfc4 joints cement gray",
	Draw: func(c *kit.Canvas) {
		t, m := c.Tones("bricks"), c.Tones("mortar")
		tones := []kit.Color{t.M, t.L, t.D, t.M, t.L.Toward(t.LL, .4), t.D.Toward(t.DD, .5)}
		joints, bricks := "", []kit.Node{}
		for row := range 8 {
			y, off := 10+30*float64(row), 0.0
			if row%2 == 1 {
				off = -28
			}
			for i := range 5 {
				x0, x1 := 6+off+57*float64(i), 6+off+57*float64(i)+53
				if x1 > 262 || x0 < -24 {
					continue
				}
				joints += kit.RoundRect(x0-4, y-4, 61, 34, 5)
				d := kit.RoundRect(x0, y, 53, 26, 4)
				col := tones[c.Rand().IntN(len(tones))]
				bricks = append(bricks, c.Path(d, t.DDD).Move(.8, 1.6).Opacity(.6), c.Form(d, kit.Lin(x0, y, x0+40, y+30, col.Shade(.5), col, col.Shade(-.6)), sheen.Each(5, func(int) kit.Node {
					return c.Ellipse(x0+52*c.Rand().Float64(), y+26*c.Rand().Float64(), 2.4, 1.1, t.DDD).Opacity(.4)
				})), c.Line(sheen.D("M%g %gH%g", x0+5, y+2.400, x0+46), t.LL, 1.8).Opacity(.7))
			}
		}
		c.Part("mortar", c.Path(joints, kit.Lin(0, 0, 256, 256, m.L, m.M, m.D)))
		c.Part("bricks", bricks...)
		c.Anchor("ground", 128, 248)
		c.AnchorBox("print", 124, 128, 190, 120, 0)
		c.AnchorBox("surface", 124, 8, 200, 0, 0)
	},
}
