package clothing

import "pellucid/internal/engine/illustrator/kit"

var ring = kit.Piece{
	Name: "ring", Cm: 3,
	Palette: "band #f6bd45 gold metal; stone #bfe6fa diamond gem jewel",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("band"), c.Tones("stone")
		c.Part("band", hoop(c, 128, 170, 72, 18, b), c.Path("M96 104L108 84H148L160 104L148 116Q128 108 108 116Z", kit.Lin(96, 84, 160, 116, b.LL, b.M, b.DD)), c.Line("M100 103L110 88H146", b.LL, 2))
		c.Part("stone", brilliant(c, 128, 50, 60, s), c.Path("M128 111L104 74L128 88L152 74Z", b.DDD).Opacity(.12),
			c.Line("M69 47L98 88M187 47L158 88", b.DDD, 8.5), c.Line("M69 46L98 87M187 46L158 87", b.M, 6), c.Line("M68 47L96 85M186 47L157 85", b.LL, 2), ball(c, 69, 47, 6.5, b), ball(c, 187, 47, 6.5, b),
			c.Line("M128 92V112", b.DDD, 8), c.Line("M127.5 92V112", b.M, 5.6), ball(c, 128, 90, 5, b))
		if c.Has("stone") {
			c.Part("sparkle", c.Path("M204 6Q206 18 218 20Q206 22 204 34Q202 22 190 20Q202 18 204 6Z", kit.White), c.Path("M204 6Q206 18 218 20Q206 22 204 34Q202 22 190 20Q202 18 204 6Z", s.L).Opacity(.6))
		}
		c.AnchorBox("fit", 128, 170, 124, 124, 0)
		c.Anchor("ground", 128, 251)
	},
}
