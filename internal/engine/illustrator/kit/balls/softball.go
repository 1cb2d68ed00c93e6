package balls

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// softball is larger than a baseball, bright yellow, with a raised red seam.
var softball = kit.Piece{
	Name: "softball", Cm: 9.7,
	Palette: "leather #e8f04a ball skin yellow; stitches #d8323c thread seams",
	Draw: func(c *kit.Canvas) {
		l, s := c.Tones("leather"), c.Tones("stitches")
		o := orb{ballX, ballY, ballR, -62, 8, 38}
		curve := seam(.44, 220)
		var stitch []kit.Node
		for i := 0; i < 220; i += 4 {
			p := curve[i]
			along := curve[(i+1)%len(curve)].add(p, -1).unit()
			side := p.cross(along)
			for _, k := range []float64{1, -1} {
				a, b := o.at(p.add(side, .014*k)), o.at(p.add(side, .15*k).add(along, .09).unit())
				if a.Z > .03 && b.Z > .03 {
					d := sheen.D("M%.2f %.2fL%.2f %.2f", a.X, a.Y, b.X, b.Y)
					stitch = append(stitch, c.Line(d, s.DDD, 5.4).Move(.8, 1.4).Opacity(.35), c.Line(d, s.D, 5), c.Line(d, s.M, 3.6).Move(-.3, -.6))
				}
			}
		}
		d := o.line(curve)
		c.Part("leather", sheen.Ball(c, ballX, ballY, ballR, l,
			sheen.Each(220, func(int) kit.Node {
				return c.Circle(256*c.Rand().Float64(), 256*c.Rand().Float64(), 1, l.DD).Opacity(.3)
			}),
			c.Blur(4, c.Line(d, l.DDD, 30)).Opacity(.22), c.Line(d, l.L, 9).Move(-.8, -1).Opacity(.7), seams(c, d, l.DDD, l.LL, 2.6),
			c.Named("stitches", stitch...), dusk(c, ballX, ballY, ballR, l.DDD).Opacity(.45)), sheen.Gloss(c, ballX, ballY, 103, 103, 196, 232, 9))
		c.AnchorBox("grip", 128, 128, 0, 0, 0)
		c.Anchor("ground", 128, 248)
	},
}
