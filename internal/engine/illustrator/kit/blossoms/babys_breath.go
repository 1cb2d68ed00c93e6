package blossoms

import (
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
