package hardware

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// barbedWire is two twisted strands with barbs.
var barbedWire = kit.Piece{
	Name: "barbed-wire", Cm: 60, Palette: "wire #8d919c metal steel gray",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("wire")
		strand := func(dy float64) string {
			d := sheen.D("M2 %g", 128-dy)
			for i := range 8 {
				x := 2 + 31.5*float64(i)
				d += sheen.D("C%g %g %g %g %g %g", x+10, 128-dy, x+21, 128+dy, x+31.5, 128+dy)
				dy = -dy
			}
			return d
		}
		a, b := strand(5), strand(-5)
		c.Part("wire", c.Line(b, t.DDD, 8), c.Line(b, t.D, 6), c.Line(a, t.DDD, 8), c.Line(a, t.M, 6), c.Line(a, t.LL, 1.8).Move(-.6, -1.4))
		barb := func(x float64) kit.Node {
			spike := func(d string) kit.Node {
				return kit.Of(c.Path(d, t.DDD).Stroke(t.DDD, 1.6), c.Path(d, kit.Lin(x-14, 100, x+14, 156, t.LL, t.M, t.DD)))
			}
			return kit.Of(
				spike(sheen.D("M%g 122L%g 88L%g 126Z", x-10, x-20, x-3)), spike(sheen.D("M%g 134L%g 168L%g 130Z", x+10, x+20, x+3)),
				spike(sheen.D("M%g 122L%g 88L%g 126Z", x+9, x+17, x+2)), spike(sheen.D("M%g 134L%g 168L%g 130Z", x-9, x-17, x-2)),
				sheen.Each(3, func(i int) kit.Node {
					d := sheen.D("M%g 114Q%g 128 %g 142", x-10+8*float64(i), x-5+8*float64(i), x-6+8*float64(i))
					return kit.Of(c.Line(d, t.DDD, 9), c.Line(d, t.M, 6.6), c.Line(d, t.LL, 2).Move(-1.4, 0))
				}))
		}
		c.Part("barbs", barb(36), barb(99), barb(162), barb(225))
	},
}
