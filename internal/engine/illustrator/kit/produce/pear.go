package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var pear = kit.Piece{
	Name: "pear", Cm: 11, States: edible.Cuts,
	Palette: "skin #bfd23a; leaf #4f9f3a; stem #7a5230",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: kit.TonesOf(kit.Hex("#fbf3d0")), Skin: c.Tones("skin"), Seeds: kit.Hex("#6b3f20")}).Draw(c) {
			return
		}
		s, l, m := c.Tones("skin"), c.Tones("leaf"), c.Tones("stem")
		const d = "M128 46C158 44 172 64 176 92C180 122 216 138 218 184C220 228 182 252 148 250C138 246 120 246 110 250C74 252 38 228 40 184C42 138 78 122 82 92C86 64 98 44 128 46Z"
		c.Part("skin", c.Form(d, kit.Rad(92, 140, 150, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.65, s.M), kit.At(1, s.DD)),
			c.Blur(18, c.Ellipse(184, 190, 50, 60, kit.Hex("#e0703a"))).Opacity(.4),
			edible.Scatter(c, 44, 54, 214, 246, 90, 10, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return c.Circle(x, y, 1+float64(i%3)*.4, s.DDD).Opacity(.4)
			}),
			c.Blur(4, c.Ellipse(128, 48, 24, 8, s.DDD)).Opacity(.65), edible.Shade(c, d, s, 32)),
			c.Path("M64 176C66 146 88 132 94 106C98 86 104 70 116 66C124 65 124 72 119 76C110 86 110 106 104 122C98 140 82 154 79 180C78 192 63 190 64 176Z", kit.White).Opacity(.5).Shade(), c.Ellipse(73, 208, 5, 8, kit.White).Rotate(-14, 73, 208).Opacity(.5).Shade())
		c.Part("stem", edible.Stalk(c, "M128 54Q126 30 138 8", 10, m), c.Ellipse(138.5, 8, 6, 3.4, m.LL).Rotate(16, 138, 8))
		c.Part("leaf", edible.Leaf(c, l, 132, 34, 92, -8))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 170, 0, 0, 0)
	},
}
