package nature

import "pellucid/internal/engine/illustrator/kit"

var cloud = kit.Piece{
	Name: "cloud", Cm: 200,
	Palette: "puffs #f6fbff white; shade #9fc3e8 shadow <puffs",
	Draw: func(c *kit.Canvas) {
		p, s := c.Tones("puffs"), c.Tones("shade")
		c.Part("puffs", puffs(c, p, s.M, 190, puff{204, 112, 36}, puff{148, 84, 60}, puff{84, 104, 45}, puff{218, 152, 37}, puff{42, 148, 40}, puff{178, 140, 45}, puff{110, 146, 48}),
			c.Blur(2.5, c.Path("M108 60C116 44 134 34 152 36C136 42 124 54 118 70Z", kit.White)).Opacity(.9))
		c.AnchorBox("surface", 128, 110, 150, 0, 0)
		c.AnchorBox("print", 128, 140, 140, 60, 0)
	},
}
