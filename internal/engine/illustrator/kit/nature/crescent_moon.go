package nature

import "pellucid/internal/engine/illustrator/kit"

var crescentMoon = kit.Piece{
	Name: "crescent-moon", Cm: 100,
	Palette: "crescent #ffd257 moon; face #d9942a <crescent",
	Draw: func(c *kit.Canvas) {
		m, f := c.Tones("crescent"), c.Tones("face")
		const o = "M170 16C102 8 34 58 34 132C34 204 96 252 160 242C190 238 214 222 226 202C182 214 128 190 118 138C110 92 130 42 170 16Z"
		c.Part("crescent", c.Glow(8, c.Path(o, m.L).Opacity(.5)), c.Form(o, kit.Rad(66, 84, 190, kit.At(0, m.LL), kit.At(.3, m.L), kit.At(.6, m.M), kit.At(1, m.D)),
			c.Blur(8, c.Path("M170 16C130 42 110 92 118 138C128 190 182 214 226 202L196 190C150 190 138 160 134 130C128 90 148 50 170 16Z", m.DD).Opacity(.4)), c.Blur(9, c.Path("M230 200C190 244 110 256 60 208C100 236 170 236 214 204Z", m.DDD).Opacity(.45)),
			crater(c, m, 92, 212, 15, 11), crater(c, m, 62, 156, 9, 11), crater(c, m, 104, 52, 11, 9), crater(c, m, 150, 226, 9, 6), crater(c, m, 132, 32, 5, 4),
			c.Path("M46 120C50 82 76 50 112 36C86 54 68 82 64 118C63 128 45 130 46 120Z", kit.White).Opacity(.45), c.Path(o, kit.None).Stroke(m.LL, 3).Opacity(.5)))
		c.Part("face", c.Blur(3.5, c.Ellipse(92, 158, 11, 8, kit.Hex("#ff7a4a")).Opacity(.65)), c.Line("M80 124q10 11 21 2", f.DDD, 4.5), c.Line("M83 128l-4 4M91 131v5M98 129l3 4", f.DDD, 2.6), c.Line("M104 164Q114 170 122 162", f.DDD, 4.2), c.Line("M76 106q8 -6 17 -3", f.DDD, 3).Opacity(.6), c.Line("M116 140q7 4 3 10q-3 3 -8 1", f.DD, 3).Opacity(.8))
		c.AnchorBox("seat", 150, 196, 60, 10, 0)
		c.Anchor("tie", 166, 18)
	},
}
