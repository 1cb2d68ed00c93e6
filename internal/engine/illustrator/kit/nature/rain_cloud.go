package nature

import "pellucid/internal/engine/illustrator/kit"

var rainCloud = kit.Piece{
	Name: "rain-cloud", Cm: 200,
	Palette: "cloud #dfeaf5 puffs; drops #3fa5ee rain; shade #86a3c8 <cloud",
	Draw: func(c *kit.Canvas) {
		p, d, s := c.Tones("cloud"), c.Tones("drops"), c.Tones("shade")
		c.Part("drops", rain(c, d, 66, 186, 11, 12), rain(c, d, 110, 196, 12, 12), rain(c, d, 156, 188, 11, 12), rain(c, d, 198, 196, 11, 12), rain(c, d, 84, 228, 11, 12), rain(c, d, 132, 234, 12, 12), rain(c, d, 178, 230, 11, 12))
		c.Part("cloud", puffs(c, p, s.M, 166, puff{204, 90, 36}, puff{148, 64, 58}, puff{84, 82, 44}, puff{218, 130, 36}, puff{42, 126, 40}, puff{178, 118, 44}, puff{110, 124, 46}),
			c.Blur(2.5, c.Path("M108 42C116 26 134 16 152 18C136 24 124 36 118 52Z", kit.White)).Opacity(.9))
	},
}
