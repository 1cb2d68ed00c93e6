package clothing

import "pellucid/internal/engine/illustrator/kit"

var ring = kit.Piece{
	Name: "ring", Cm: 3,
	Palette: "band #f6bd45 gold metal; stone #bfe6fa diamond gem jewel",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("band"), c.Tones("stone")
		c.Part("band", hoop(c, 128, 170, 72, 18, b), c.Path("M96 104L108 84H148L160 104L148 116Q128 108 108 116Z", kit.Lin(96, 84, 160, 116, b.LL, b.M, b.DD)), c.Line("M100 103L110 88H146", b.LL, 2))
		c.Part("stone", brilliant(c, 128, 50, 60, s), c.Path("M128 111L104 74L128 88L152 74Z", b.DDD).Opacity(.12),
			c.Line("M74 40L98 84M182 40L158 84", b.DDD, 8.500), c.Line("M74 39L98 83M182 39L158 83", b.M, 6), c.Line("M73 40L96 81M181 40L157 81", b.LL, 2), ball(c, 74, 39, 5.500, b), ball(c, 182, 39, 5.500, b),
			c.Line("M128 92V112", b.DDD, 8), c.Line("M127.500 92V112", b.M, 5.600), ball(c, 128, 90, 5, b))
		c.Part("sparkle", c.Path("M204 6Q206 18 218 20Q206 22 204 34Q202 22 190 20Q202 18 204 6Z", kit.White), c.Path("M204 6Q206 18 218 20Q206 22 204 34Q202 22 190 20Q202 18 204 6Z", s.L).Opacity(.6))
		c.AnchorBox("fit", 128, 170, 124, 124, 0)
		c.Anchor("ground", 128, 251)
	},
}
