package science

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var molecule = kit.Piece{
	Name: "molecule", Cm: 20,
	Palette: "carbon #4a5468 center atoms; oxygen #e8404a red; nitrogen #3f7fe8 blue; hydrogen #eef2f6 white; bonds #a8b3c0 sticks",
	Draw: func(c *kit.Canvas) {
		k, o, n, h, b := c.Tones("carbon"), c.Tones("oxygen"), c.Tones("nitrogen"), c.Tones("hydrogen"), c.Tones("bonds")
		bond := func(x0, y0, x1, y1 float64) kit.Node {
			return sheen.Tube(c, sheen.D("M%g %gL%g %g", x0, y0, x1, y1), 14, b)
		}
		atom := func(x, y, r float64, t kit.Tones) kit.Node {
			return kit.Of(c.Circle(x, y, r+1, t.DDD).Opacity(.5), sheen.Ball(c, x, y, r, t), c.Ellipse(x-r*.38, y-r*.45, r*.26, r*.16, kit.White).Rotate(-35, x-r*.38, y-r*.45).Opacity(.9))
		}
		c.Part("bonds", bond(92, 118, 36, 58), bond(92, 118, 40, 186), bond(92, 118, 118, 40), bond(166, 156, 226, 208), bond(166, 156, 142, 226))
		c.Part("hydrogen", atom(118, 34, 22, h), atom(228, 212, 24, h))
		c.Part("bonds", sheen.Tube(c, "M160 142L210 76", 10, b), sheen.Tube(c, "M176 154L228 88", 10, b), bond(92, 118, 166, 156))
		c.Part("nitrogen", atom(34, 56, 31, n))
		c.Part("oxygen", atom(216, 76, 36, o))
		c.Part("carbon", atom(166, 156, 38, k), atom(92, 118, 44, k))
		c.Part("hydrogen", atom(38, 190, 25, h), atom(140, 230, 23, h))
	},
}
