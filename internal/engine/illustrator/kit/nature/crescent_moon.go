package nature

import "pellucid/internal/engine/illustrator/kit"

var crescentMoon = kit.Piece{
	Name: "crescent-moon", Cm: 100,
	Palette: "crescent #ffd257 moon",
	Draw: func(c *kit.Canvas) {
		m := c.Tones("crescent")
		const o = "M170 16C102 8 34 58 34 132C34 204 96 252 160 242C190 238 214 222 226 202C182 214 128 190 118 138C110 92 130 42 170 16Z"
		c.Part("crescent", c.Glow(8, c.Path(o, m.L).Opacity(.5)), c.Form(o, kit.Rad(66, 84, 190, kit.At(0, m.LL), kit.At(.3, m.L), kit.At(.6, m.M), kit.At(1, m.D)),
			c.Blur(8, c.Path("M170 16C130 42 110 92 118 138C128 190 182 214 226 202L196 190C150 190 138 160 134 130C128 90 148 50 170 16Z", m.DD).Opacity(.4)), c.Blur(9, c.Path("M230 200C190 244 110 256 60 208C100 236 170 236 214 204Z", m.DDD).Opacity(.45)),
			crater(c, m, 92, 212, 15, 11), crater(c, m, 62, 156, 9, 11), crater(c, m, 104, 52, 11, 9), crater(c, m, 150, 226, 9, 6), crater(c, m, 132, 32, 5, 4), crater(c, m, 88, 108, 13, 15), crater(c, m, 100, 166, 8, 9), crater(c, m, 70, 188, 5, 4), crater(c, m, 124, 198, 6, 5), crater(c, m, 108, 80, 5, 5), crater(c, m, 182, 222, 6, 4),
			c.Path("M46 120C50 82 76 50 112 36C86 54 68 82 64 118C63 128 45 130 46 120Z", kit.White).Opacity(.45), c.Path(o, kit.None).Stroke(m.LL, 3).Opacity(.5)))
		c.AnchorBox("seat", 150, 196, 60, 10, 0)
		c.Anchor("tie", 166, 18)
	},
}
