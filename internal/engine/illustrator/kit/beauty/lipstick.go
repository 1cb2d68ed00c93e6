package beauty

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var lipstick = kit.Piece{
	Name: "lipstick", Cm: 8,
	Palette: "bullet #dd2550 color lip; tube #f2bd4b gold; cap #4b4656 case",
	Draw: func(c *kit.Canvas) {
		b, g, k := c.Tones("bullet"), c.Tones("tube"), c.Tones("cap")
		c.Part("bullet", c.Form("M66 132V70Q66 54 78 42L104 16Q122 10 124 30V132Z", kit.Lin(66, 0, 124, 0, kit.At(0, b.M), kit.At(.2, b.LL), kit.At(.45, b.M), kit.At(1, b.DD)),
			c.Blur(4, c.Rect(60, 116, 70, 20, 0, b.DDD).Opacity(.6)),
			c.Path("M66 132V72Q68 56 80 44Q78 60 78 132Z", kit.White).Opacity(.3)),
			c.Form("M72 76Q66 60 80 44L104 20Q120 12 121 32Q116 58 92 72Q78 80 72 76Z", kit.Lin(72, 20, 120, 78, b.LL, b.L, b.M), c.Path("M80 60Q84 48 106 26Q98 46 84 64Q79 68 80 60Z", kit.White).Opacity(.6)))
		c.Part("tube", c.Rect(60, 118, 70, 56, 3, fabric.Across(60, 130, g)), c.Rect(60, 118, 70, 5, 2, kit.White).Opacity(.45), c.Line("M61 130H129M61 162H129", g.DD, 1.6).Opacity(.6), c.Line("M61 132H129M61 164H129", g.LL, 1.2).Opacity(.8),
			c.Rect(50, 168, 90, 80, 7, fabric.Across(50, 140, k)), c.Rect(50, 168, 90, 9, 4, fabric.Across(50, 140, g)), c.Rect(50, 240, 90, 9, 4, fabric.Across(50, 140, g)),
			c.Rect(63, 180, 8, 56, 4, kit.White).Opacity(.4), c.Blur(2, c.Rect(52, 177, 86, 5, 0, k.DDD).Opacity(.7)))
		c.Part("cap", c.Form("M156 134Q156 124 166 124H214Q224 124 224 134V248H156Z", fabric.Across(156, 224, k), c.Rect(168, 134, 8, 96, 4, kit.White).Opacity(.42),
			c.Blur(3, c.Rect(150, 228, 80, 10, 0, k.DDD).Opacity(.5))),
			c.Rect(153, 234, 74, 15, 4, fabric.Across(153, 227, g)), c.Rect(156, 236, 68, 2, 1, kit.White).Opacity(.6), c.Line("M158 126.5Q160 125 168 125H212Q220 125 222 127", k.LL, 1.5).Opacity(.9),
			c.Path("M190 164L194 174L204 178L194 182L190 192L186 182L176 178L186 174Z", kit.Lin(176, 164, 204, 192, g.LL, g.M, g.D)))
		c.Anchor("ground", 138, 249)
		c.AnchorBox("grip", 95, 208, 0, 0, 0)
	},
}
