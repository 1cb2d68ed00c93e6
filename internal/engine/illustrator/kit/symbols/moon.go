package symbols

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var crescentMoonAndStar = kit.Piece{
	Name: "crescent-moon-and-star", Cm: 30,
	Palette: "crescent #f4bd3e moon gold; star #f4bd3e <crescent",
	Draw: func(c *kit.Canvas) {
		t, s := c.Tones("crescent"), c.Tones("star")
		moon := "M150 14C88 10 30 58 26 124C22 192 76 246 142 244C184 242 218 220 234 186C206 204 166 206 136 186C104 166 92 126 104 90C112 60 130 34 150 14Z"
		c.Part("crescent", shape.Raised(c, moon, t, 3), c.Path("M112 30C68 44 40 84 40 130C40 138 50 138 51 129C54 88 78 56 116 40C124 36 120 27 112 30Z", kit.White).Opacity(.6))
		if c.Variant(2) == 1 {
			r := c.Rand()
			for range 26 {
				p := shape.Polar(128, 128, shape.Between(r, 84, 116), shape.Between(r, 60, 260))
				c.Part("crescent", c.Path(shape.Glint(p.X, p.Y, shape.Between(r, 3, 8), .16), t.LL).Opacity(.9))
			}
			for _, p := range [][3]float64{{176, 78, 30}, {214, 128, 18}, {160, 140, 14}} {
				st := shape.Star(p[0], p[1], 5, p[2], p[2]*.48, 2)
				c.Part("star", c.Line(fmt.Sprintf("M%g 4V%g", p[0], p[1]-p[2]), s.D, 1.6), shape.Plump(c, st, s))
			}
			return
		}
		st := shape.Star(180, 106, 5, 58, 27, 6)
		c.Part("star", shape.Raised(c, st, s, 2), c.Path("M176 66L168 88Q166 93 160 93L142 95", kit.None).Stroke(kit.White, 5).Opacity(.6))
	},
}

var shootingStar = kit.Piece{
	Name: "shooting-star", Cm: 40,
	Palette: "star #ffcb2f; trail #ff8f3a tail",
	Draw: func(c *kit.Canvas) {
		t, q := c.Tones("star"), c.Tones("trail")
		v := c.Variant(2)
		star := func(x, y, r float64) string { return shape.Star(x, y, 5, r, r*.52, r*.17) }
		if v == 1 { // three bands of color
			for i, k := range []kit.Tones{q, t, kit.TonesOf(q.L)} {
				o := 15 * float64(i-1)
				d := shape.Ribbon(shape.Sample([]shape.Pt{{X: 10 + 16*float64(i), Y: 220 - 24*float64(2-i)}, {X: 84 + o, Y: 188 + o}, {X: 170 + o*.6, Y: 92 + o*.7}}, 50), func(u float64) float64 { return 3 + 14*u })
				c.Part("trail", c.Path(d, kit.Lin(10, 220, 180, 90, k.M.Alpha(.05), k.M, k.L)))
			}
		} else {
			for i := range 5 {
				o := 13 * (float64(i) - 2)
				l := []float64{96, 136, 170, 128, 84}[i]
				d := shape.Ribbon(shape.Sample([]shape.Pt{{X: 178 + o - l*.86, Y: 84 + o + l*.8}, {X: 178 + o - l*.4, Y: 84 + o + l*.36}, {X: 178 + o, Y: 84 + o}}, 40), func(u float64) float64 { return .5 + 13*u })
				k := []kit.Tones{q, t, q, t, q}[i]
				c.Part("trail", c.Path(d, kit.Lin(178+o-l*.86, 84+o+l*.8, 178, 84, k.L.Alpha(.08), k.M.Alpha(.85), k.D)))
			}
		}
		r := c.Rand()
		for range 9 {
			u := shape.Between(r, .1, .8)
			x, y := 150-130*u+shape.Between(r, -26, 26), 110+120*u+shape.Between(r, -26, 26)
			c.Part("trail", c.Path(shape.Glint(x, y, shape.Between(r, 4, 9), .15), t.L))
		}
		d := star(184, 78, 70)
		c.Part("star", c.Path(d, t.DD).Move(-1, 3).Rotate(14, 184, 78), kit.Of(shape.Plump(c, d, t), c.Path("M178 28L170 50Q167 58 160 59L140 62", kit.None).Stroke(kit.White, 6).Opacity(.65)).Rotate(14, 184, 78))
	},
}
