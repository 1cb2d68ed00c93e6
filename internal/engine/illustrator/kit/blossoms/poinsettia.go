package blossoms

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var poinsettia = kit.Piece{
	Name: "poinsettia", Cm: 30,
	Palette: "bracts #dc2433 petals; leaves #2f7d45; center #f3c33c",
	Draw: func(c *kit.Canvas) {
		p, l, k := c.Tones("bracts"), c.Tones("leaves"), c.Tones("center")
		ring := func(t kit.Tones, long, wide float64, n int, start, tone float64) kit.Node {
			var all []kit.Node
			for i := range n {
				turn := start + 360*float64(i)/float64(n)
				all = append(all, foliage.Leaf(c, kit.TonesOf(t.M.Shade(tone+.3*foliage.Lit(turn))), 128, 128, long, wide, turn))
			}
			return kit.Of(all...)
		}
		c.Part("leaves", ring(l, 122, 60, 6, 30, 0))
		c.Part("bracts", ring(p, 120, 58, 6, 0, -.4), c.Blur(5, c.Circle(131, 133, 66, p.DDD).Opacity(.5)), ring(p, 94, 48, 6, 31, .1), c.Blur(4, c.Circle(130, 131, 40, p.DDD).Opacity(.5)), ring(p, 62, 34, 5, 10, .35))
		var beads []kit.Node
		for i := range 9 {
			x, y := foliage.Polar(128, 128, 13, float64(i)*45)
			if i == 8 {
				x, y = 128, 128
			}
			beads = append(beads, c.Circle(x+1, y+1.6, 7, k.DDD).Opacity(.5), c.Circle(x, y, 6.4, kit.Rad(x-2, y-2.5, 9, k.LL, k.M, kit.Hex("#7fa03c"))), c.Circle(x, y, 2.2, p.D))
		}
		c.Part("center", beads...)
	},
}
