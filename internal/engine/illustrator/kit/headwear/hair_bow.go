package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var hairBow = kit.Piece{
	Name: "hair-bow", Cm: 15,
	Palette: "bow #f2659b loops ribbon; knot #f2659b <bow; tails #f2659b <bow",
	Draw: func(c *kit.Canvas) {
		b, k, t := c.Tones("bow"), c.Tones("knot"), c.Tones("tails")
		tail := func(ts kit.Tones) kit.Node {
			return c.Form("M116 118Q96 158 62 212Q60 218 66 218L92 212L108 234Q113 238 115 231Q130 170 136 126Z", kit.Lin(66, 130, 130, 230, kit.At(0, ts.L), kit.At(.45, ts.M), kit.At(1, ts.DD)),
				c.Blur(6, c.Path("M100 110H150L130 160Q116 150 100 160Z", ts.DDD).Opacity(.65)), fabric.Crease(c, ts, 5, "M122 130Q112 172 96 206"), c.Path("M108 144Q90 180 70 210L80 208Q100 176 114 148Z", kit.White).Opacity(.28), fabric.Stitches(c, ts.LL, "M70 212L93 206L111 228"))
		}
		c.Part("tails", tail(t), tail(t).Mirror(128))
		loop := kit.Of(c.Form("M122 92Q96 56 54 42Q26 36 16 60Q8 92 16 130Q24 158 52 154Q94 144 122 124Z", kit.Lin(24, 40, 110, 160, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.6, b.M), kit.At(1, b.D)),
			c.Blur(7, c.Path("M4 128Q50 166 124 116V180H4Z", b.DDD).Opacity(.5)), c.Blur(5, c.Path("M126 80Q100 88 94 108Q100 126 126 134Z", b.DDD).Opacity(.6)), fabric.Crease(c, b, 6, "M120 100Q88 78 58 74"), fabric.Crease(c, b, 6, "M120 112Q86 108 56 116"), fabric.Crease(c, b, 5, "M120 120Q92 132 66 138"),
			c.Path("M24 62Q32 46 54 52Q84 62 106 86Q74 72 44 74Q26 76 22 100Q20 76 24 62Z", kit.White).Opacity(.36), fabric.Stitches(c, b.LL, "M112 86Q88 58 54 49Q32 45 23 64Q16 94 23 128Q30 150 52 147Q88 138 112 122")))
		right := c.Form("M122 92Q96 56 54 42Q26 36 16 60Q8 92 16 130Q24 158 52 154Q94 144 122 124Z", kit.Lin(110, 40, 20, 160, kit.At(0, b.L), kit.At(.4, b.M), kit.At(1, b.DD)),
			c.Blur(7, c.Path("M4 128Q50 166 124 116V180H4Z", b.DDD).Opacity(.5)), c.Blur(5, c.Path("M126 80Q100 88 94 108Q100 126 126 134Z", b.DDD).Opacity(.6)), fabric.Crease(c, b, 6, "M120 100Q88 78 58 74"), fabric.Crease(c, b, 6, "M120 112Q86 108 56 116"), fabric.Crease(c, b, 5, "M120 120Q92 132 66 138"),
			c.Path("M110 84Q84 60 54 52Q44 52 40 56Q78 66 110 84Z", kit.White).Opacity(.32), fabric.Stitches(c, b.LL, "M112 86Q88 58 54 49Q32 45 23 64Q16 94 23 128Q30 150 52 147Q88 138 112 122"))
		c.Part("loops", loop, right.Mirror(128))
		c.Part("knot", c.Form("M112 80Q128 72 144 80Q154 84 154 94Q158 108 154 124Q152 132 144 136Q128 144 112 136Q104 132 102 124Q98 108 102 94Q102 84 112 80Z", kit.Lin(102, 76, 156, 138, kit.At(0, k.LL), kit.At(.35, k.M), kit.At(1, k.DD)), fabric.Crease(c, k, 4, "M120 76Q112 108 120 142"), fabric.Crease(c, k, 4, "M138 76Q144 108 136 142"), c.Path("M107 94Q108 86 116 84Q110 108 114 130Q104 114 107 94Z", kit.White).Opacity(.45)))
		c.AnchorBox("fit", 128, 108, 120, 0, 0)
	},
}
