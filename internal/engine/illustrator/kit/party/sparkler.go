package party

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// sparkler burns at its tip: rays of sparks around a white heart.
var sparkler = kit.Piece{
	Name: "sparkler", Cm: 25, States: "off -sparks",
	Palette: "sparks #ffc93d light gold; wire #8b929c stick metal; coat #5f6470",
	Draw: func(c *kit.Canvas) {
		s, w, k := c.Tones("sparks"), c.Tones("wire"), c.Tones("coat")
		c.Part("wire", sheen.Tube(c, "M18 248L132 120", 6, w))
		c.Part("coat", sheen.Tube(c, "M76 183L154 96", 11, k))
		var rays []kit.Node
		for i := range 44 {
			a := 2*math.Pi*float64(i)/44 + .1*float64(i%3)
			long := []float64{92, 58, 76, 44, 84, 64}[i%6]
			x, y := 160+long*math.Cos(a), 92+long*math.Sin(a)
			rays = append(rays, c.Line(sheen.D("M%.1f %.1fL%.1f %.1f", 160+14*math.Cos(a), 92+14*math.Sin(a), x, y), []kit.Color{s.M, s.L, s.LL, s.D}[i%4], []float64{3.4, 2, 2.6}[i%3]))
			if i%2 == 0 {
				rays = append(rays, c.Path(sheen.D("M%.1f %.1fl2.400 -7l2.400 7l7 2.400l-7 2.400l-2.400 7l-2.400 -7l-7 -2.400Z", x-2.4, y-2.4), []kit.Color{s.LL, s.M}[i/2%2]))
			}
		}
		c.Part("sparks", c.Glow(16, c.Circle(160, 92, 52, s.M.Alpha(.55))), kit.Of(rays...), c.Circle(160, 92, 20, kit.Rad(160, 92, 20, kit.White, s.LL, s.M)), c.Circle(160, 92, 9, kit.White))
		c.AnchorBox("grip", 40, 224, 0, 0, 40)
	},
}
