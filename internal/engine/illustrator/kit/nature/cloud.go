package nature

import "pellucid/internal/engine/illustrator/kit"

var cloud = kit.Piece{
	Name: "cloud", Cm: 200,
	Palette: "puffs #f6fbff white; shade #9fc3e8 shadow <puffs",
	Draw: func(c *kit.Canvas) {
		p, s := c.Tones("puffs"), c.Tones("shade")
		switch c.Variant(3) {
		case 1: // long and low
			c.Part("puffs", puffs(c, p, s.M, 184, puff{96, 104, 50}, puff{160, 96, 54}, puff{44, 144, 36}, puff{216, 140, 38}, puff{128, 142, 44}, puff{78, 148, 38}, puff{180, 146, 40}),
				c.Blur(2.5, c.Path("M74 74C84 62 98 58 112 60C98 66 88 76 82 88Z", kit.White)).Opacity(.9))
			c.AnchorBox("surface", 128, 110, 150, 0, 0)
			c.AnchorBox("print", 128, 140, 140, 60, 0)
			return
		case 2: // high on the right
			c.Part("puffs", puffs(c, p, s.M, 192, puff{166, 78, 56}, puff{104, 110, 46}, puff{212, 132, 42}, puff{56, 140, 42}, puff{134, 146, 46}, puff{92, 150, 40}, puff{182, 148, 44}),
				c.Blur(2.5, c.Path("M130 54C138 40 154 32 170 34C156 40 146 50 140 64Z", kit.White)).Opacity(.9))
			c.AnchorBox("surface", 128, 110, 150, 0, 0)
			c.AnchorBox("print", 128, 140, 140, 60, 0)
			return
		}
		c.Part("puffs", puffs(c, p, s.M, 190, puff{204, 112, 36}, puff{148, 84, 60}, puff{84, 104, 45}, puff{218, 152, 37}, puff{42, 148, 40}, puff{178, 140, 45}, puff{110, 146, 48}),
			c.Blur(2.5, c.Path("M108 60C116 44 134 34 152 36C136 42 124 54 118 70Z", kit.White)).Opacity(.9))
		c.AnchorBox("surface", 128, 110, 150, 0, 0)
		c.AnchorBox("print", 128, 140, 140, 60, 0)
	},
}
