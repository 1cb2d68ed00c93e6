package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var tomato = kit.Piece{
	Name: "tomato", Cm: 8,
	States:  "whole; " + edible.Cuts,
	Palette: "skin #e63a2a; leaves #4f9f3a leaf; stem #6fae42 <leaves",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("skin"), Skin: c.Tones("skin"), Seeds: kit.Hex("#ffe08a"), Chambers: 4}).Draw(c) {
			return
		}
		s, l, m := c.Tones("skin"), c.Tones("leaves"), c.Tones("stem")
		const d = "M128 66C150 44 204 52 228 86C254 124 246 186 212 216C184 242 150 244 128 240C106 244 72 242 44 216C10 186 2 124 28 86C52 52 106 44 128 66Z"
		c.Part("skin", c.Form(d, kit.Rad(86, 112, 170, kit.At(0, s.L), kit.At(.3, s.M), kit.At(.7, s.D), kit.At(1, s.DDD)),
			c.Blur(8, c.Path("M120 70Q60 110 70 210M136 70Q200 110 188 210", kit.None).Stroke(s.DD, 9)).Opacity(.45), c.Blur(7, c.Line("M104 76Q84 120 96 190M160 80Q170 120 160 180", s.LL, 6)).Opacity(.3), edible.Shade(c, d, s, 36)),
			c.Path("M36 142C32 106 54 80 82 78C93 78 92 87 83 90C62 96 50 114 52 140C52 152 38 154 36 142Z", kit.White).Opacity(.6).Shade(), c.Ellipse(47, 166, 5.5, 8, kit.White).Rotate(-12, 47, 166).Opacity(.55).Shade())
		var ls []kit.Node
		for i, a := range []float64{188, -8, 148, 32, 112, 72} {
			n := []float64{84, 84, 76, 76, 62, 60}[i]
			ls = append(ls, c.Form(sheen.D("M0 0C%g -20 %g -16 %g 4C%g 8 %g 18 0 0Z", n*.25, n*.6, n, n*.6, n*.25), kit.Lin(0, -14, n*.6, 12, l.L, l.M, l.DD), c.Line(sheen.D("M4 0Q%g -5 %g 3", n*.5, n*.9), l.LL, 2).Opacity(.75)).Rotate(a, 0, 0).Move(128, 66))
		}
		c.Part("leaves", c.Clip(d, c.Blur(5, c.Path("M44 66Q80 80 92 104L112 86L122 122L140 92L166 110Q178 80 214 66L128 44Z", s.DDD).Move(2, 7)).Opacity(.6)), kit.Of(ls...), c.Ellipse(128, 64, 12, 6, l.M))
		c.Part("stem", edible.Stalk(c, "M128 64Q126 44 140 26", 11, m), c.Ellipse(140.5, 26, 6.5, 3.8, m.LL).Rotate(20, 140, 26))
		c.Anchor("ground", 128, 241)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	},
}
