package blossoms

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var peony = kit.Piece{
	Name: "peony", Cm: 15,
	Palette: "petals #f290b4; center #f6c544; leaves #4f8f45",
	Draw: func(c *kit.Canvas) {
		p, k, l := c.Tones("petals"), c.Tones("center"), c.Tones("leaves")
		c.Part("leaves", foliage.Leaf(c, l, 92, 150, 96, 42, -112), foliage.Leaf(c, l, 164, 150, 96, 42, 112), foliage.Leaf(c, l, 110, 176, 80, 38, -150), foliage.Leaf(c, l, 146, 176, 80, 38, 150),
			foliage.Leaf(c, l, 84, 80, 74, 36, -58), foliage.Leaf(c, l, 172, 80, 74, 36, 58), foliage.Leaf(c, l, 128, 190, 64, 34, 178))
		rings := []struct {
			r, wide, tone float64
			n             int
		}{{100, 118, .8, 7}, {86, 96, .45, 7}, {71, 78, .15, 7}, {55, 62, -.15, 6}, {40, 48, -.45, 6}, {27, 34, -.8, 5}}
		var all []kit.Node
		for i, g := range rings {
			all = append(all, c.Blur(5, c.Circle(131, 126, g.r*.88, p.DDD).Opacity(.5)))
			for j := range g.n {
				a, k := c.Rand().Float64(), c.Rand().Float64()
				all = append(all, foliage.Petal(c, p.M.Shade(g.tone+a*1.1-.6), 128, 120, g.r*(.9+.16*k), g.wide*(.9+.3*a), float64(i)*23-170+360*(float64(j)+.4*k)/float64(g.n), foliage.Ruffled))
			}
		}
		c.Part("petals", all...)
		var stamens []kit.Node
		for i := range 30 {
			x, y := foliage.Polar(128, 120, 15*math.Sqrt(float64(i)+.5)/math.Sqrt(30), float64(i)*137.5)
			stamens = append(stamens, c.Circle(x+.8, y+1.2, 3.2, k.DD), c.Circle(x, y, 2.9, kit.Rad(x-1, y-1, 4, k.LL, k.M)))
		}
		c.Part("center", c.Blur(3, c.Circle(128, 121, 17, p.DDD).Opacity(.6)), kit.Of(stamens...))
		c.Anchor("ground", 128, 250)
	},
}
