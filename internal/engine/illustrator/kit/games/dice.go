package games

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var dice = kit.Piece{
	Name: "dice", Cm: 3.4, States: "single -second",
	Palette: "cube #e2343a die; second #e2343a <cube; pips #fffaf0 dots",
	Draw: func(c *kit.Canvas) {
		c.Part("second", die(c, 170, 92, 66, 24, c.Tones("second"), c.Tones("pips"), [3]int{2, 4, 6}))
		c.Part("cube", die(c, 92, 166, 84, -13, c.Tones("cube"), c.Tones("pips"), [3]int{5, 1, 3}))
		c.Anchor("ground", 110, 250)
	},
}

// die is a cube of side s around x, y, turned by degrees, with pips on its top, left and right faces.
func die(c *kit.Canvas, x, y, s, degrees float64, t, p kit.Tones, pips [3]int) kit.Node {
	const a, b = .86, .42
	top := [3]shape.Pt{{X: 0, Y: -1.02}, {X: a, Y: b + .06}, {X: -a, Y: b + .06}}
	left := [3]shape.Pt{{X: -a, Y: -.54}, {X: a, Y: b + .06}, {X: .04, Y: .98}}
	right := [3]shape.Pt{{X: 0, Y: -.06}, {X: a, Y: -b - .06}, {X: -.04, Y: .98}}
	at := func(f [3]shape.Pt, u, v float64) shape.Pt {
		return shape.Pt{X: x + s*(f[0].X+f[1].X*u+f[2].X*v), Y: y + s*(f[0].Y+f[1].Y*u+f[2].Y*v)}
	}
	quad := func(f [3]shape.Pt, in, r float64) string {
		return shape.Poly(r*s, at(f, in, in), at(f, 1-in, in), at(f, 1-in, 1-in), at(f, in, 1-in))
	}
	hull := shape.Poly(.2*s, at(top, 0, 0), at(top, 1, 0), at(right, 1, 1), at(right, 0, 1), at(left, 0, 1), at(left, 0, 0))
	out := []kit.Node{c.Form(hull, kit.Lin(x-s, y-s, x+s, y+s, t.L, t.M, t.D), sheen.Edge(c, hull, t, .12*s))}
	fills := []kit.Paint{kit.Lin(x-.4*s, y-s, x+.4*s, y, t.LL, t.L, t.M), kit.Lin(x-.9*s, y-.5*s, x, y+.8*s, t.L, t.M, t.D), kit.Lin(x, y, x+.9*s, y+.8*s, t.D, t.DD, t.DDD)}
	for i, f := range [][3]shape.Pt{top, left, right} {
		d := quad(f, .025, .17)
		face := []kit.Node{c.Form(d, fills[i], c.Path(d, kit.None).Stroke(t.LL, .03*s).Move(.012*s, .015*s).Opacity(.5))}
		var marks []kit.Node
		for _, m := range pipsAt[pips[i]] {
			disc := func(r, du, dv float64) string {
				pts := make([]kit.Point, 12)
				for k := range pts {
					sin, cos := math.Sincos(float64(k) / 12 * 2 * math.Pi)
					q := at(f, m[0]+du+r*cos, m[1]+dv+r*sin)
					pts[k] = kit.Point{X: q.X, Y: q.Y}
				}
				return shape.Curve(pts)
			}
			hole := disc(.105, 0, 0)
			marks = append(marks, c.Path(disc(.118, 0, 0), t.DDD).Opacity(.55), c.Path(disc(.112, .012, .014), t.LL).Opacity(.4),
				c.Form(hole, []kit.Paint{p.M, p.M, p.D}[i], c.Path(hole, kit.None).Stroke(p.DDD, .05*s).Move(.018*s, .022*s).Opacity(.45)))
		}
		out = append(out, append(face, c.Named("pips", marks...))...)
	}
	g0, g1, g2 := at(top, .07, .5), at(top, .14, .14), at(top, .5, .07)
	out = append(out, sheen.Streak(c, sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", g0.X, g0.Y, g1.X, g1.Y-.08*s, g2.X, g2.Y), .045*s, .65))
	g0, g1 = at(left, .07, .2), at(left, .07, .72)
	out = append(out, sheen.Streak(c, sheen.D("M%.1f %.1fL%.1f %.1f", g0.X, g0.Y, g1.X, g1.Y), .04*s, .45))
	return kit.Of(out...).Rotate(degrees, x, y)
}

var pipsAt = map[int][][2]float64{
	1: {{.5, .5}}, 2: {{.27, .27}, {.73, .73}}, 3: {{.25, .25}, {.5, .5}, {.75, .75}}, 4: {{.27, .27}, {.73, .27}, {.27, .73}, {.73, .73}},
	5: {{.25, .25}, {.75, .25}, {.5, .5}, {.25, .75}, {.75, .75}}, 6: {{.28, .22}, {.28, .5}, {.28, .78}, {.72, .22}, {.72, .5}, {.72, .78}},
}
