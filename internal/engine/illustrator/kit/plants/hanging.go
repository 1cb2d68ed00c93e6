package plants

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// babysBreath is thin branching stems with many tiny blossoms.
var babysBreath = kit.Piece{
	Name: "babys-breath", Cm: 50,
	Palette: "flowers #ffffff white blooms; stem #7fa06c green",
	Draw: func(c *kit.Canvas) {
		f, s, r := c.Tones("flowers"), c.Tones("stem"), c.Rand()
		var tips []shape.Pt
		var grow func(p shape.Pt, a, l float64, depth int)
		grow = func(p shape.Pt, a, l float64, depth int) {
			q := shape.Polar(p.X, p.Y, l, a)
			m := shape.Polar(p.X, p.Y, l*.5, a+shape.Between(r, -7, 7))
			c.Part("stem", c.Path(shape.Ribbon(shape.Sample([]shape.Pt{p, m, q}, 12), shape.Even(.5+.45*float64(depth))), shape.Pick(r, s.M, s.D, s.L)))
			if depth == 0 {
				tips = append(tips, q)
				return
			}
			for _, turn := range []float64{-26, 3, 27} {
				grow(q, a+turn+shape.Between(r, -9, 9), l*shape.Between(r, .58, .74), depth-1)
			}
		}
		for _, a := range []float64{-104, -90, -75} {
			grow(shape.Pt{X: 128, Y: 250}, a, 82, 3)
		}
		for _, p := range tips {
			k := shape.Between(r, 4.2, 6.6)
			c.Part("flowers", c.Circle(p.X+.8, p.Y+1.2, k*1.04, s.D).Opacity(.35))
			for i := range 6 {
				q := shape.Polar(p.X, p.Y, k*.55, float64(i)*60+p.X)
				c.Part("flowers", c.Circle(q.X, q.Y, k*.52, kit.Rad(p.X-k*.3, p.Y-k*.3, k*1.6, f.LL, f.M, f.D)))
			}
			c.Part("flowers", c.Circle(p.X, p.Y, k*.26, kit.Hex("#e9dca8")))
		}
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 232, 0, 0, 0)
	},
}

// willowBranch is a branch from which strings of slim leaves hang.
var willowBranch = kit.Piece{
	Name: "willow-branch", Cm: 120,
	Palette: "leaves #6ea350 green; branch #7a5a3c brown",
	Draw: func(c *kit.Canvas) {
		l, b, r := c.Tones("leaves"), c.Tones("branch"), c.Rand()
		branch := shape.Sample([]shape.Pt{{X: 4, Y: 26}, {X: 80, Y: 14}, {X: 170, Y: 22}, {X: 250, Y: 12}}, 60)
		for i, n := range []int{3, 9, 15, 21, 27, 33, 39, 45, 51, 56} {
			p := branch[n]
			long := []float64{150, 206, 120, 224, 172, 196, 136, 214, 156, 110}[i]
			sway := 5 * math.Sin(float64(i)*2.3)
			var pts []shape.Pt
			for k := range 7 {
				u := float64(k) / 6
				pts = append(pts, shape.Pt{X: p.X + sway*math.Sin(u*3.2), Y: p.Y + long*u})
			}
			steps := shape.Sample(pts, 60)
			c.Part("leaves", c.Path(shape.Ribbon(steps, func(u float64) float64 { return 1.1 - .6*u }), l.DD))
			for k := 3; k < len(steps); k += 3 {
				q := steps[k]
				for _, side := range []float64{1, -1} {
					tone := shape.Pick(r, l.M, l.L, l.D, l.M)
					a := 90 + side*shape.Between(r, 22, 36)
					size := shape.Between(r, 14, 20) * (1 - .3*float64(k)/60)
					e := shape.Polar(q.X, q.Y, size, a)
					c.Part("leaves", c.Path(shape.Drop(e.X, e.Y, 4.6, size, a+180), kit.Lin(q.X, q.Y, e.X, e.Y, tone, tone.Shade(.3))))
				}
			}
		}
		c.Part("branch", c.Path(shape.Ribbon(branch, func(u float64) float64 { return 5.4 - 3.4*u }), kit.Lin(0, 8, 0, 32, b.L, b.M, b.DD)))
	},
}
