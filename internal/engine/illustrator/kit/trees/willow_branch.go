package trees

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

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
