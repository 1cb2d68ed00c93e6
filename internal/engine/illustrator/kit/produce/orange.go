package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var orange = kit.Piece{
	Name: "orange", Cm: 12,
	States:  "whole -slice",
	Palette: "peel #fb8c1e skin; flesh #ffa638; leaf #4f9f3a",
	Draw: func(c *kit.Canvas) {
		p, f, l := c.Tones("peel"), c.Tones("flesh"), c.Tones("leaf")
		d := kit.Oval(104, 122, 96, 94)
		c.Part("peel", c.Form(d, kit.Rad(70, 84, 160, kit.At(0, p.LL), kit.At(.25, p.L), kit.At(.6, p.M), kit.At(1, p.DD)),
			pores(c, 10, 30, 200, 214, p, func(x, y float64) bool { return edible.InOval(x, y, 104, 122, 88, 86) }), c.Blur(5, c.Ellipse(108, 40, 26, 9, p.DDD)).Opacity(.5), edible.Shade(c, d, p, 32)),
			c.Path("M26 118C26 80 50 54 78 50C88 49 88 57 80 60C58 68 44 88 42 116C41 128 27 128 26 118Z", kit.White).Opacity(.55).Shade())
		c.Part("leaf", c.Clip(d, c.Blur(3, edible.Leaf(c, p, 108, 40, 84, -6).Move(2, 8)).Opacity(.5)), c.Form("M96 40L102 30L108 34L114 29L118 38L126 42L116 48L108 52L98 48Z", kit.Lin(96, 30, 124, 50, l.L, l.DD)), edible.Leaf(c, l, 110, 38, 92, -20))
		c.Part("slice", c.Clip(d, c.Blur(6, c.Circle(176, 172, 74, p.DDD)).Opacity(.55)), c.Circle(184, 180, 70, kit.Lin(120, 120, 250, 250, p.D, p.DDD)), c.Named("flesh", edible.Citrus(c, 180, 177, 70, p, f)))
		c.Anchor("ground", 150, 250)
	},
}
