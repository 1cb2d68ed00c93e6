package sea

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var seaweed = kit.Piece{
	Name: "seaweed", Cm: 60,
	Palette: "leaves #3f9f57 weed; back #2b7a63 <leaves",
	Draw: func(c *kit.Canvas) {
		l, b := c.Tones("leaves"), c.Tones("back")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		// frond is a broad ribbon with wavy edges that leans by sway at its middle.
		frond := func(t kit.Tones, x, top, w, sway float64) kit.Node {
			h := 248 - top
			var js []p.J
			for i := range 23 {
				u := float64(i) / 22
				r := w * (.3 + 1.9*u*(1-u)) * (1 + .16*float64(i%2)) * (1 - .55*u*u)
				js = append(js, j(x+sway*math.Sin(u*5.2), 248-h*u, max(1.5, r)))
			}
			tube := p.NewTube(js...)
			return p.Limb(c, tube, t, 6, c.Line(tube.Axis(), t.DDD, 2.4).Opacity(.5), c.Line(tube.Side(-.06, .1).Axis(), t.LL, 1.6).Opacity(.7), p.Each(11, func(i int) kit.Node {
				q, _ := tube.At(.1 + float64(i)*.08)
				return c.Line(p.D("M%g %gQ%g %g %g %gM%g %gQ%g %g %g %g", q.X, q.Y, q.X-q.R*.5, q.Y-3, q.X-q.R, q.Y-10, q.X, q.Y, q.X+q.R*.5, q.Y-3, q.X+q.R, q.Y-10), t.DDD, 1.3).Opacity(.4)
			}))
		}
		c.Part("back", frond(b, 92, 70, 22, -9), frond(b, 172, 52, 22, 9))
		c.Part("leaves", frond(l, 60, 116, 22, 12), frond(l, 132, 8, 26, 14), frond(l, 202, 100, 22, -12), frond(l, 104, 160, 18, 8), frond(l, 162, 150, 18, -8))
		c.Anchor("ground", 128, 248)
	},
}
