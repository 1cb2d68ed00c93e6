package balls

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var tennisBall = kit.Piece{
	Name: "tennis-ball", Cm: 6.7,
	Palette: "felt #c9e03a ball fuzz; seam #fdfbee line",
	Draw: func(c *kit.Canvas) {
		f, s := c.Tones("felt"), c.Tones("seam")
		o := orb{ballX, ballY, ballR - 3, 80, 40, 30}
		d := o.line(seam(.46, 240))
		fuzz := sheen.Each(260, func(i int) kit.Node {
			a := float64(i) * 2.4
			r := 111 + 3.5*c.Rand().Float64()
			x, y := ballX+r*math.Cos(a), ballY+r*math.Sin(a)
			b := a + 1.6*(c.Rand().Float64()-.5)
			return c.Line(sheen.D("M%.1f %.1fl%.1f %.1f", x, y, 5*math.Cos(b), 5*math.Sin(b)), kit.Lin(30, 30, 226, 226, f.L, f.M, f.DD), 2).Opacity(.8)
		})
		nap := sheen.Each(330, func(i int) kit.Node {
			a, r := float64(i)*2.39996, 116*math.Sqrt(float64(i)/330)
			x, y := ballX+r*math.Cos(a), ballY+r*math.Sin(a)
			t := f.LL
			if i%2 == 0 {
				t = f.DD
			}
			b := 6.3 * c.Rand().Float64()
			return c.Line(sheen.D("M%.1f %.1fq%.1f %.1f %.1f %.1f", x, y, 3*math.Cos(b), 3*math.Sin(b), 5*math.Cos(b+.7), 5*math.Sin(b+.7)), t, 1.1).Opacity(.38)
		})
		c.Part("felt", fuzz, sheen.Ball(c, ballX, ballY, 117, f, nap, c.Blur(2, c.Line(d, f.DDD, 17)).Opacity(.45),
			c.Named("seam", c.Line(d, s.DDD, 12), c.Line(d, s.M, 9.500).Move(-.3, -.4), c.Line(d, s.L, 4).Move(-1, -1.4)), dusk(c, ballX, ballY, 117, f.DDD).Opacity(.6)))
		c.AnchorBox("grip", 128, 128, 0, 0, 0)
		c.Anchor("ground", 128, 246)
	},
}
