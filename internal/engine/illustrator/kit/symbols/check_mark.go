package symbols

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var checkMark = kit.Piece{
	Name: "check-mark", Cm: 20,
	Palette: "tick #3cb54a green",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("tick")
		switch c.Variant(4) {
		case 1:
			c.Part("circle", shape.Disc(c, 128, 128, 120, t))
			d := tick(126, 128, .55)
			c.Part("tick", shape.Cast(c, d, t.DDD, 2, 4, 3, .5), c.Path(d, kit.Lin(0, 70, 0, 190, kit.White, kit.Hex("#eef2f5"))))
		case 2:
			steps := shape.Sample([]shape.Pt{{X: 18, Y: 140}, {X: 60, Y: 178}, {X: 86, Y: 216}, {X: 120, Y: 150}, {X: 240, Y: 30}}, 80)
			c.Part("tick", c.Path(shape.Ribbon(steps, func(u float64) float64 { return 12 + 26*u*(1-u)*2.2 + 8*(1-u) }), kit.Lin(0, 30, 0, 220, t.L, t.M, t.D)))
		case 3:
			box := kit.RoundRect(24, 34, 196, 196, 40)
			c.Part("box", c.Path(box, kit.None).Stroke(t.DD, 22).Move(0, 3), c.Path(box, kit.None).Stroke(kit.Lin(20, 30, 220, 230, t.L, t.M, t.D), 20))
			d := tick(140, 112, .86)
			c.Part("tick", c.Path(d, kit.White).Stroke(kit.White, 14), shape.Raised(c, d, t, 4))
		default:
			d := tick(128, 124, 1)
			c.Part("tick", shape.Raised(c, d, t, 6),
				c.Path("M24 137L46 115L92 161Q96 165 100 161L208 52L216 60L100 178Q96 182 92 178L46 133L33 146Z", kit.White).Opacity(.32))
		}
	},
}

var xMark = kit.Piece{
	Name: "x-mark", Cm: 20,
	Palette: "strokes #e5343d red",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("strokes")
		bars := func(x, y, k float64) string {
			p := func(a, b float64) shape.Pt { return shape.Pt{X: x + (a-128)*k, Y: y + (b-128)*k} }
			return shape.Poly(13*k, p(56, 16), p(128, 88), p(200, 16), p(240, 56), p(168, 128), p(240, 200), p(200, 240), p(128, 168), p(56, 240), p(16, 200), p(88, 128), p(16, 56))
		}
		switch c.Variant(3) {
		case 1:
			c.Part("circle", shape.Disc(c, 128, 128, 120, t))
			d := bars(128, 128, .52)
			c.Part("strokes", shape.Cast(c, d, t.DDD, 2, 4, 3, .5), c.Path(d, kit.Lin(0, 70, 0, 190, kit.White, kit.Hex("#eef2f5"))))
		case 2:
			for i, pts := range [][]shape.Pt{{{X: 28, Y: 32}, {X: 90, Y: 84}, {X: 150, Y: 150}, {X: 232, Y: 226}}, {{X: 226, Y: 26}, {X: 150, Y: 100}, {X: 96, Y: 160}, {X: 26, Y: 234}}} {
				c.Part("strokes", c.Path(shape.Ribbon(shape.Sample(pts, 50), func(u float64) float64 { return 34 - 14*u }), kit.Lin(0, 30, 0, 230, t.L, []kit.Color{t.M, t.D}[i])))
			}
		default:
			c.Part("strokes", shape.Raised(c, bars(128, 124, 1), t, 6),
				c.Path("M55 28Q57 27 60 29L124 92Q128 96 132 92L196 29Q199 27 201 29L207 35L132 110Q128 114 124 110L48 35Z", kit.White).Opacity(.34))
		}
	},
}
