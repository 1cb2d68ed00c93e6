package games

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var dart = kit.Piece{
	Name: "dart", Cm: 16, Facing: kit.Right,
	Palette: "flight #e5404a feathers red; barrel #c9a24a brass; shaft #3a4150 stem black; tip #c3ccd4 point metal",
	Draw: func(c *kit.Canvas) {
		f, b, s, t := c.Tones("flight"), c.Tones("barrel"), c.Tones("shaft"), c.Tones("tip")
		n := func(nodes ...kit.Node) kit.Node { return kit.Of(nodes...).Rotate(40, 128, 128) }
		c.Part("tip", n(c.Form("M128 -38L133 62H123Z", sheen.Steel(122, 0, 134, 0, t))))
		c.Part("barrel", n(sheen.Body(c, "M121 52Q128 46 135 52L141 70V138Q141 150 136 154H120Q115 150 115 138V70Z", b, 6, sheen.Each(9, func(i int) kit.Node {
			y := 74 + 7.600*float64(i)
			return kit.Of(c.Line(sheen.D("M112 %gH144", y), b.DDD, 2.600).Opacity(.75), c.Line(sheen.D("M112 %gH144", y+2.200), b.LL, 1.400).Opacity(.8))
		}), c.Path("M119 60H123V150H119Z", kit.White).Opacity(.55))))
		c.Part("shaft", n(sheen.Body(c, "M121 152H135L133 268H123Z", s, 4)))
		wing := "M128 186L176 212Q184 217 184 226V276Q184 284 176 282L128 266Z"
		c.Part("flight", n(c.Form("M128 186L80 212Q72 217 72 226V276Q72 284 80 282L128 266Z", kit.Lin(72, 190, 128, 280, f.LL, f.L, f.M), c.Line("M84 222L122 204M84 240L122 224M84 258L122 244", kit.White, 4).Opacity(.55)), sheen.Body(c, wing, f, 7, c.Line("M172 222L134 204M172 240L134 224M172 258L134 244", kit.White, 4).Opacity(.45)),
			c.Form("M128 190L143 226V300L128 280L113 300V226Z", kit.Lin(113, 0, 143, 0, f.D, f.DD, f.DDD)), c.Line("M128 192V280", f.LL, 2).Opacity(.8), c.Path("M84 214L92 210V276L84 278Z", kit.White).Opacity(.4)))
		c.AnchorBox("grip", 128, 108, 0, 0, 40)
	},
}

var dartboard = kit.Piece{
	Name: "dartboard", Cm: 45,
	Palette: "board #2c2e35 black; cream #f3e6c8; red #d8382f; green #2f8a4a; darts #f2b83a; wire #c3ccd4",
	Draw: func(c *kit.Canvas) {
		b, w, r, g, d, m := c.Tones("board"), c.Tones("cream"), c.Tones("red"), c.Tones("green"), c.Tones("darts"), c.Tones("wire")
		c.Part("board", c.Form(kit.Oval(124, 132, 120, 120), kit.Lin(30, 40, 220, 230, b.LL, b.M, b.DDD)))
		sector := func(i int, r0, r1 float64) string {
			a0, a1 := (float64(i)-.5)*math.Pi/10, (float64(i)+.5)*math.Pi/10
			return sheen.D("M%.2f %.2fA%g %g 0 0 1 %.2f %.2fL%.2f %.2fA%g %g 0 0 0 %.2f %.2fZ", 124+r1*math.Sin(a0), 132-r1*math.Cos(a0), r1, r1, 124+r1*math.Sin(a1), 132-r1*math.Cos(a1), 124+r0*math.Sin(a1), 132-r0*math.Cos(a1), r0, r0, 124+r0*math.Sin(a0), 132-r0*math.Cos(a0))
		}
		for i := range 20 {
			field, ring := "board", "red"
			fill, band := kit.Paint(b.M), r
			if i%2 == 1 {
				field, ring, fill, band = "cream", "green", w.M, g
			}
			c.Part(field, c.Path(sector(i, 16, 92), fill))
			c.Part(ring, c.Path(sector(i, 84, 92), band.M), c.Path(sector(i, 52, 60), band.M))
			a := float64(i) * math.Pi / 10
			c.Part("wire", c.Line(sheen.D("M%.2f %.2fL%.2f %.2f", 124+16*math.Sin(a+math.Pi/20), 132-16*math.Cos(a+math.Pi/20), 124+94*math.Sin(a+math.Pi/20), 132-94*math.Cos(a+math.Pi/20)), m.M, 1.2))
			x, y := 124+105*math.Sin(a), 132-105*math.Cos(a)
			n := []int{20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5}[i]
			c.Part("cream", c.Path(kit.LettersPath(sheen.D("%d", n), kit.Box{X0: x - 8, Y0: y - 6, X1: x + 8, Y1: y + 6}, "sans"), w.L))
		}
		c.Part("wire", c.Circle(124, 132, 92, kit.None).Stroke(m.L, 1.4), c.Circle(124, 132, 84, kit.None).Stroke(m.L, 1.2), c.Circle(124, 132, 60, kit.None).Stroke(m.L, 1.2), c.Circle(124, 132, 52, kit.None).Stroke(m.L, 1.2))
		c.Part("green", sheen.Ball(c, 124, 132, 16, g))
		c.Part("red", sheen.Ball(c, 124, 132, 8, r))
		c.Part("board", c.Blur(8, c.Path("M40 90C56 50 96 24 136 24C100 40 70 64 60 100Z", kit.White)).Opacity(.25), c.Path(kit.Oval(124, 132, 118, 118), kit.None).Stroke(b.L, 2).Opacity(.6))
		dart := func(x, y, a, k float64) kit.Node {
			return kit.Of(c.Blur(2, c.Line("M2 4L60 16", b.DDD, 5)).Opacity(.5), c.Path("M0 0L26 -2.4V2.4Z", m.L), c.Form(kit.RoundRect(24, -6, 40, 12, 4), kit.Lin(0, -6, 0, 6, d.LL, d.M, d.DD), c.Line("M32 -6V6M40 -6V6M48 -6V6M56 -6V6", d.DDD, 1.6)), c.Line("M62 0H92", m.D, 4), c.Form("M86 0L100 -18H126L114 0Z", kit.Lin(86, -18, 126, 0, r.L, r.M)), c.Form("M86 0L100 18H126L114 0Z", kit.Lin(86, 0, 126, 18, r.D, r.DD))).Scale(k, k, 0, 0).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("darts", dart(124, 132, -38, 1.1), dart(100, 104, -60, .8))
		c.Anchor("ground", 124, 252)
	},
}

var cornhole = kit.Piece{
	Name: "cornhole-board", Cm: 120,
	Palette: "board #d9a866 wood; frame #8a5430; stripes #d8434f red paint; bags #3f7fd0 blue beanbag; hole #2a2026",
	Draw: func(c *kit.Canvas) {
		b, f, s, g, h := c.Tones("board"), c.Tones("frame"), c.Tones("stripes"), c.Tones("bags"), c.Tones("hole")
		c.Part("frame", sheen.Body(c, "M188 60L232 228H214L172 80Z", kit.TonesOf(f.D), 5), sheen.Body(c, "M70 60L50 150H64L84 70Z", kit.TonesOf(f.DD), 5))
		d := "M84 16H196L226 216H10Z"
		c.Part("frame", sheen.Body(c, "M10 214H226L224 240H14Z", f, 6))
		c.Part("board", sheen.Body(c, d, b, 10, sheen.Grain(c, kit.Box{X0: 10, Y0: 16, X1: 226, Y1: 216}, 9, b)))
		c.Part("stripes", c.Clip(d, c.Form("M140 70L76 230H20L128 70ZM140 70L168 230H224L150 70Z", kit.Lin(20, 70, 220, 220, s.L, s.M, s.D)).Opacity(.9)))
		c.Part("frame", c.Path(d, kit.None).Stroke(f.M, 6).Miter())
		c.Part("hole", c.Ellipse(140, 62, 25, 16, f.DDD), c.Ellipse(140, 63, 22.5, 13.5, kit.Lin(0, 50, 0, 76, h.DDD, h.M)), c.Line("M118 68A23 14 0 0 0 162 68", b.LL, 2.4))
		bag := func(x, y, turn float64, t kit.Tones) kit.Node {
			return kit.Of(c.Blur(4, c.Ellipse(x+3, y+17, 28, 10, b.DDD)).Opacity(.5), sheen.Body(c, sheen.D("M%g %gq26 6 52 0q-6 18 0 36q-26 -6 -52 0q6 -18 0 -36Z", x-26, y-18), t, 9, c.Path(sheen.D("M%g %gq22 5 44 0q-5 14 0 28q-22 -5 -44 0q5 -14 0 -28Z", x-22, y-14), kit.None).Stroke(t.LL, 1.8).Dash(4, 3))).Rotate(turn, x, y)
		}
		c.Part("bags", bag(96, 128, -16, g), bag(164, 168, 20, kit.TonesOf(kit.Hex("#f2b62f"))))
		c.Anchor("ground", 124, 240)
	},
}
