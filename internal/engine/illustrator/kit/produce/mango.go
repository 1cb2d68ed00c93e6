package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var mango = kit.Piece{
	Name: "mango", Cm: 13, States: "single -flesh; " + edible.Cuts,
	Palette: "skin #f8a62a; flesh #ffc132; leaf #4f9f3a; blush #e2403a <skin",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("flesh"), Skin: c.Tones("skin"), Seeds: kit.Hex("#ffd96b")}).Draw(c) {
			return
		}
		s, f, l, b := c.Tones("skin"), c.Tones("flesh"), c.Tones("leaf"), c.Tones("blush")
		const d = "M92 40C130 24 178 40 200 80C220 120 208 166 172 188C134 210 84 204 50 176C24 154 14 124 24 98C36 70 62 52 92 40Z"
		c.Part("skin", c.Form(d, kit.Rad(84, 96, 150, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.6, s.M), kit.At(1, s.DD)), c.Blur(22, c.Path("M90 10C200 0 260 110 210 190C190 150 170 90 60 50Z", b.M)).Opacity(.9), c.Blur(18, c.Ellipse(60, 176, 50, 30, kit.Hex("#a8c040"))).Opacity(.6),
			edible.Scatter(c, 24, 40, 210, 200, 60, 11, edible.Everywhere, func(i int, x, y float64) kit.Node { return c.Circle(x, y, 1.1, s.LL).Opacity(.6) }), c.Blur(5, c.Ellipse(94, 42, 18, 7, s.DDD)).Opacity(.6), edible.Shade(c, d, s, 32)),
			c.Path("M38 122C36 96 56 76 80 68C90 66 92 74 83 78C66 86 53 100 53 122C53 133 39 133 38 122Z", kit.White).Opacity(.55).Shade())
		c.Part("leaf", c.Clip(d, c.Blur(3, edible.Leaf(c, s, 94, 42, 96, 8).Move(1, 9)).Opacity(.5)), edible.Stalk(c, "M94 46Q92 32 98 20", 8, kit.TonesOf(kit.Hex("#7a5230"))), edible.Leaf(c, l, 96, 34, 112, -8))
		const half = "M118 170C112 142 136 118 172 116C212 114 246 136 250 170C252 206 222 244 186 248C148 250 124 208 118 170Z"
		var cubes []kit.Node
		for row := range 5 {
			for col := range 5 {
				x, y := 122+float64(col)*26-float64(row)*2, 120+float64(row)*26
				cubes = append(cubes, c.Rect(x, y, 22, 22, 5, kit.Lin(x, y, x+22, y+22, f.LL, f.L, f.M, f.D)), c.Rect(x+3, y+2.5, 11, 3.4, 1.7, kit.White).Opacity(.65))
			}
		}
		c.Part("flesh", c.Clip(d, c.Blur(6, c.Path(half, s.DDD).Move(-4, -2)).Opacity(.55)), c.Path(half, kit.Lin(120, 120, 250, 250, s.M, b.M, b.DD)).Move(2, 5), c.Form(half, kit.Lin(120, 120, 250, 250, f.D, f.DD, f.DDD), kit.Of(cubes...).Rotate(8, 184, 182), c.Path(half, kit.None).Stroke(kit.Lin(120, 120, 250, 250, s.L, b.L, b.D), 9), c.Blur(8, c.Path("M250 150V250H160Q230 230 250 150Z", f.DDD)).Opacity(.4)))
		c.Anchor("ground", 150, 252)
	},
}
