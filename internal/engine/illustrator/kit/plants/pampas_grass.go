package plants

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// pampasGrass is three dried plumes on thin stems.
var pampasGrass = kit.Piece{
	Name: "pampas-grass", Cm: 120,
	Palette: "plumes #e3c9a3 beige; stem #b99a6b",
	Draw: func(c *kit.Canvas) {
		p, s, r := c.Tones("plumes"), c.Tones("stem"), c.Rand()
		for _, one := range [][3]float64{{-26, 168, .8}, {27, 174, .84}, {0, 214, 1}} {
			turn, long, k := one[0], one[1], one[2]
			at := func(u float64) shape.Pt {
				q := shape.Polar(128, 252, (40+long)*u, -90+turn*(.35+.65*u))
				return q
			}
			var pts []shape.Pt
			for i := range 9 {
				pts = append(pts, at(float64(i)/8))
			}
			c.Part("stem", c.Path(shape.Ribbon(shape.Sample(pts, 40), func(u float64) float64 { return 2.2 - 1.2*u }), kit.Lin(120, 0, 136, 0, s.L, s.M, s.D)))
			for i := range 230 {
				u := .36 + .64*float64(i)/230
				q := at(u)
				swell := math.Sin(math.Pi * math.Pow((u-.34)/.68, .8))
				side := float64(i%2)*2 - 1
				l := (12 + 30*swell) * k * shape.Between(r, .7, 1.1)
				a := -90 + turn*(.4+.9*u) + side*shape.Between(r, 12, 46)
				e, m := shape.Polar(q.X, q.Y, l, a), shape.Polar(q.X, q.Y, l*.55, a-side*16)
				steps := shape.Sample([]shape.Pt{q, m, e}, 10)
				c.Part("plumes", c.Path(shape.Ribbon(steps, func(u float64) float64 { return 1.7 * (1 - .8*u) }), shape.Pick(r, p.M, p.L, p.LL, p.D, p.L)).Opacity(.85))
			}
		}
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 238, 0, 0, 0)
	},
}
