package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cherry = kit.Piece{
	Name: "cherry", Cm: 6,
	Palette: "fruit #d8202f skin; stem #7d9a35; leaf #58a83a leaves",
	Draw: func(c *kit.Canvas) {
		s, m, l := c.Tones("fruit"), c.Tones("stem"), c.Tones("leaf")
		fruit := func(x, y, r float64) kit.Node {
			d := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-r*.8, x-r*.4, y-r*1.12, x-r*1.04, y-r*.8, x-r*1.04, y, x-r*1.04, y+r*.66, x-r*.5, y+r*1.02, x, y+r*1.02, x+r*.5, y+r*1.02, x+r*1.04, y+r*.66, x+r*1.04, y, x+r*1.04, y-r*.8, x+r*.4, y-r*1.12, x, y-r*.8)
			return kit.Of(c.Form(d, kit.Rad(x-r*.35, y-r*.4, r*1.7, kit.At(0, s.L), kit.At(.3, s.M), kit.At(.65, s.D), kit.At(1, s.DDD)), edible.Shade(c, d, s, r*.5),
				c.Blur(3, c.Ellipse(x, y-r*.78, r*.36, r*.12, s.DDD)).Opacity(.8), c.Blur(2, c.Line(sheen.D("M%g %gQ%g %g %g %g", x-r*.34, y-r*.64, x, y-r*.44, x+r*.34, y-r*.64), s.LL, 3)).Opacity(.6)),
				edible.Glint(c, x, y, r*.7, r*.7, 178, 240, r*.17))
		}
		c.Part("fruit", fruit(184, 180, 56))
		c.Part("stem", edible.Stalk(c, "M184 138C180 96 158 50 124 22", 7, m))
		c.Part("fruit", c.Clip(kit.Oval(184, 180, 58, 57), c.Blur(6, c.Circle(78, 190, 70, s.DDD)).Opacity(.6)), fruit(72, 188, 60))
		c.Part("stem", edible.Stalk(c, "M72 144C76 98 92 54 124 22", 7, m), c.Form("M112 12Q124 4 138 14Q142 24 132 30Q118 32 112 24Z", kit.Lin(112, 8, 138, 30, m.L, m.M, m.DD)))
		c.Part("leaf", edible.Leaf(c, l, 128, 24, 118, 12))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 124, 20, 0, 0, 0)
	},
}
