package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cracker = kit.Piece{
	Name: "cracker", Cm: 6, Palette: "cracker #e6b566 biscuit; salt #fffdf6",
	Draw: func(c *kit.Canvas) {
		k, s := c.Tones("cracker"), c.Tones("salt")
		square := func(turn, x, y float64) kit.Node {
			d := "M-62 -60"
			for side := range 4 {
				for i := range 6 {
					a, b := float64(i)*20+10, float64(i+1)*20
					if i == 5 {
						b = 122
					}
					switch side {
					case 0:
						d += sheen.D("Q%g -66 %g -60", a-62, b-62)
					case 1:
						d += sheen.D("Q66 %g 60 %g", a-60, b-60)
					case 2:
						d += sheen.D("Q%g 68 %g 62", 60-a, 60-b)
					default:
						d += sheen.D("Q-68 %g -62 %g", 62-a, 62-b)
					}
				}
			}
			d += "Z"
			holes := sheen.Each(9, func(i int) kit.Node {
				px, py := float64(i%3)*34-34, float64(i/3)*34-34
				return kit.Of(c.Circle(px, py, 5, k.DDD).Opacity(.75), c.Circle(px+1, py+1.500, 3.6, k.DD))
			})
			grains := sheen.Each(16, func(i int) kit.Node {
				px, py := float64(i*37%104)-52, float64(i*61%104)-52
				return c.Rect(px, py, 5, 5, 1.5, s.M).Rotate(float64(i*29), px, py)
			})
			return kit.Of(c.Blur(5, c.Path(d, k.DDD).Move(4, 8)).Opacity(.4), c.Path(d, k.DDD).Move(1, 4), sheen.Body(c, d, k, 14, c.Blur(9, c.Ellipse(0, 0, 40, 38, k.LL)).Opacity(.7)), holes, grains).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("cracker", square(-14, 84, 88), square(12, 166, 96), square(-4, 124, 174))
		c.Anchor("ground", 128, 244)
	},
}
