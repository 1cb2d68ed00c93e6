package nature

import "pellucid/internal/engine/illustrator/kit"

var cloud = kit.Piece{
	Name: "cloud", Cm: 200,
	Palette: "puffs #f6fbff white; shade #9fc3e8 shadow <puffs",
	Draw: func(c *kit.Canvas) {
		p, s := c.Tones("puffs"), c.Tones("shade")
		c.Part("puffs", puffs(c, p, s.M, 186, puff{186, 112, 40}, puff{84, 110, 44}, puff{134, 92, 58}, puff{222, 152, 34}, puff{36, 150, 36}, puff{180, 142, 44}, puff{80, 146, 42}, puff{130, 150, 42}),
			c.Blur(2.500, c.Path("M94 70C102 54 120 46 138 48C122 54 110 64 104 78Z", kit.White)).Opacity(.9))
		c.AnchorBox("surface", 128, 110, 150, 0, 0)
		c.AnchorBox("print", 128, 140, 140, 60, 0)
	},
}

var rainCloud = kit.Piece{
	Name: "rain-cloud", Cm: 200,
	Palette: "cloud #dfeaf5 puffs; drops #3fa5ee rain; shade #86a3c8 <cloud",
	Draw: func(c *kit.Canvas) {
		p, d, s := c.Tones("cloud"), c.Tones("drops"), c.Tones("shade")
		c.Part("drops", rain(c, d, 66, 186, 11, 12), rain(c, d, 110, 196, 12, 12), rain(c, d, 156, 188, 11, 12), rain(c, d, 198, 196, 11, 12), rain(c, d, 84, 228, 11, 12), rain(c, d, 132, 234, 12, 12), rain(c, d, 178, 230, 11, 12))
		c.Part("cloud", puffs(c, p, s.M, 164, puff{186, 92, 38}, puff{84, 90, 42}, puff{134, 70, 56}, puff{220, 130, 34}, puff{38, 130, 36}, puff{180, 122, 42}, puff{82, 124, 42}, puff{130, 130, 42}),
			c.Blur(2.500, c.Path("M94 50C102 34 120 26 138 28C122 34 110 44 104 58Z", kit.White)).Opacity(.9))
	},
}

var stormCloud = kit.Piece{
	Name: "storm-cloud", Cm: 200,
	Palette: "cloud #7d8aa3 puffs; bolt #ffcf33 lightning; rain #5fb0ee drops; shade #454c66 <cloud",
	Draw: func(c *kit.Canvas) {
		p, b, d, s := c.Tones("cloud"), c.Tones("bolt"), c.Tones("rain"), c.Tones("shade")
		c.Part("rain", rain(c, d, 58, 180, 9, 16), rain(c, d, 44, 216, 9, 16), rain(c, d, 90, 200, 9, 16), rain(c, d, 182, 182, 9, 16), rain(c, d, 214, 178, 9, 16), rain(c, d, 198, 214, 9, 16), rain(c, d, 168, 226, 8, 16), rain(c, d, 76, 236, 8, 16))
		bolt := func(dx, dy, k float64) kit.Node {
			const o = "M26 0L-20 62H6L-14 122L44 46H14L42 0Z"
			return kit.Of(c.Glow(9, c.Path(o, b.L).Opacity(.6)), c.Path(o, b.DD).Stroke(b.DD, 5), c.Form(o, kit.Lin(-10, 0, 30, 120, b.LL, b.M, b.D), c.Path("M26 0L-20 62H-6L36 0Z", kit.White).Opacity(.45), c.Path("M44 46L-14 122L6 62L22 46Z", b.D).Opacity(.4))).Scale(k, k, 0, 0).Move(dx, dy)
		}
		c.Part("bolt", bolt(122, 132, 1))
		c.Part("cloud", puffs(c, p, s.M, 158, puff{186, 88, 40}, puff{82, 88, 44}, puff{134, 66, 56}, puff{222, 126, 34}, puff{36, 126, 36}, puff{182, 118, 42}, puff{80, 120, 42}, puff{130, 126, 42}),
			c.Blur(3, c.Path("M92 48C100 32 118 24 138 26C122 32 108 44 102 58Z", kit.White)).Opacity(.55))
	},
}
