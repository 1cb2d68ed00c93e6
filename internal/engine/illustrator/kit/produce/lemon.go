package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

// pores dot a citrus peel where inside holds.
func pores(c *kit.Canvas, x0, y0, x1, y1 float64, t kit.Tones, inside func(x, y float64) bool) kit.Node {
	return edible.Scatter(c, x0, y0, x1, y1, 80, 10, inside, func(i int, x, y float64) kit.Node {
		return kit.Of(c.Circle(x, y, 1.5, t.D).Opacity(.65), c.Circle(x+.8, y+1.1, 1.2, t.LL).Opacity(.75))
	})
}

var lemon = kit.Piece{
	Name: "lemon", Cm: 11,
	States:  "whole -slice; 2-leaves -slice",
	Palette: "peel #fdd42c skin; flesh #fbe35a; leaf #58a53a",
	Draw: func(c *kit.Canvas) {
		p, f, l := c.Tones("peel"), c.Tones("flesh"), c.Tones("leaf")
		const d = "M22 86C16 76 12 60 20 54C28 48 36 50 46 50C70 26 120 18 160 38C190 54 204 84 206 108C212 118 224 124 222 134C218 146 204 146 192 148C160 172 106 176 68 154C40 138 28 112 22 86Z"
		c.Part("peel", c.Form(d, kit.Rad(84, 60, 160, kit.At(0, p.LL), kit.At(.3, p.L), kit.At(.6, p.M), kit.At(1, p.DD)),
			pores(c, 20, 30, 210, 165, p, func(x, y float64) bool { return edible.InOval(x, y, 118, 98, 84, 60) }), c.Blur(4, c.Ellipse(34, 66, 8, 18, p.DD).Rotate(-30, 34, 66)).Opacity(.35), edible.Shade(c, d, p, 26)),
			c.Path("M56 78C64 52 94 40 120 40C130 41 129 49 120 50C96 52 76 62 68 84C64 94 52 90 56 78Z", kit.White).Opacity(.6).Shade())
		if c.State("2-leaves") {
			c.Part("leaf", edible.Leaf(c, l, 26, 56, 76, 24))
		}
		c.Part("leaf", c.Clip(d, c.Blur(3, edible.Leaf(c, p, 24, 58, 84, -20).Move(2, 8)).Opacity(.5)), edible.Leaf(c, l, 22, 58, 88, -32), c.Ellipse(20, 58, 7, 8, kit.Lin(14, 50, 26, 66, l.L, l.DD)))
		c.Part("slice", c.Clip(d, c.Blur(6, c.Circle(172, 174, 70, p.DDD)).Opacity(.5)), c.Circle(182, 182, 66, kit.Lin(120, 120, 248, 248, p.D, p.DDD)), c.Named("flesh", edible.Citrus(c, 178, 179, 66, p, f)))
		c.Anchor("ground", 150, 246)
	},
}
