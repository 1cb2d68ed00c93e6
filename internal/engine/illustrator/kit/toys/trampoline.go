package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var trampoline = kit.Piece{
	Name: "trampoline", Cm: 300, Palette: "mat #343a48 black; pad #3f8cf0 blue edge; legs #b9c2cc metal frame",
	Draw: func(c *kit.Canvas) {
		m, p, l := c.Tones("mat"), c.Tones("pad"), c.Tones("legs")
		leg := func(x, top, low float64) kit.Node {
			return kit.Of(sheen.Tube(c, sheen.D("M%g %gV%gQ%g %g %g %gH%gQ%g %g %g %gV%g", x, top, low-8, x, low, x+8, low, x+34, x+42, low, x+42, low-8, top), 8, l))
		}
		c.Part("legs", leg(70, 90, 184).Opacity(1), leg(144, 90, 184), leg(18, 110, 214), leg(196, 110, 214), leg(107, 130, 232))
		c.Part("pad", c.Path(kit.Oval(128, 110, 122, 52), p.DDD).Move(0, 9), c.Form(kit.Oval(128, 110, 122, 52), kit.Lin(20, 60, 220, 160, p.LL, p.L, p.M, p.D), sheen.Each(20, func(i int) kit.Node {
			return c.Line("M128 110H260", p.DD, 2).Rotate(18*float64(i), 128, 110).Scale(1, .43, 128, 110).Opacity(.4)
		})), c.Path(kit.Oval(128, 109, 120, 50.500), kit.None).Stroke(p.LL, 2).Opacity(.8))
		c.Part("mat", c.Ellipse(128, 111, 99, 40, p.DDD), c.Form(kit.Oval(128, 112, 97, 38.500), kit.Lin(50, 80, 200, 150, m.DD, m.M, m.LL), c.Blur(7, c.Ellipse(120, 120, 60, 16, m.LL)).Opacity(.4), c.Ellipse(128, 113, 66, 25, kit.None).Stroke(m.LL, 2).Opacity(.5)))
		c.AnchorBox("surface", 128, 112, 160, 0, 0)
		c.Anchor("ground", 128, 234)
	},
}
