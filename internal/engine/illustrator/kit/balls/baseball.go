package balls

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var baseball = kit.Piece{
	Name: "baseball", Cm: 7.4,
	Palette: "leather #fbf3e4 ball; stitches #d8323c thread seams",
	Draw: func(c *kit.Canvas) {
		l, s := c.Tones("leather"), c.Tones("stitches")
		o := orb{ballX, ballY, ballR, 12, -16, -24}
		curve := seam(.44, 260)
		var stitch []kit.Node
		for i := 0; i < 260; i += 4 {
			p := curve[i]
			along := curve[i+1].add(p, -1).unit()
			side := p.cross(along)
			for _, k := range []float64{1, -1} {
				a, b := o.at(p.add(side, .012*k)), o.at(p.add(side, .125*k).add(along, .06).unit())
				if a.Z > .03 && b.Z > .03 {
					d := sheen.D("M%.2f %.2fL%.2f %.2f", a.X, a.Y, b.X, b.Y)
					stitch = append(stitch, c.Line(d, s.DDD, 4.4).Move(.8, 1.2).Opacity(.3), c.Line(d, s.D, 4.2), c.Line(d, s.M, 3).Move(-.3, -.5))
				}
			}
		}
		d := o.line(curve)
		c.Part("leather", sheen.Ball(c, ballX, ballY, ballR, l,
			sheen.Each(160, func(int) kit.Node {
				return c.Circle(256*c.Rand().Float64(), 256*c.Rand().Float64(), .9, l.DDD).Opacity(.18)
			}),
			c.Blur(3, c.Line(d, l.DDD, 22)).Opacity(.18), seams(c, d, l.DDD, l.LL, 2.2),
			c.Named("stitches", stitch...), dusk(c, ballX, ballY, ballR, l.DDD).Opacity(.45)), sheen.Gloss(c, ballX, ballY, 103, 103, 196, 232, 9))
		c.AnchorBox("grip", 128, 128, 0, 0, 0)
		c.Anchor("ground", 128, 248)
	},
}
