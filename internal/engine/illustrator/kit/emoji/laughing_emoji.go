package emoji

import "pellucid/internal/engine/illustrator/kit"

var laughingEmoji = kit.Piece{
	Name: "laughing-emoji", Cm: 10,
	Palette: faceSkin + "tears #4fb4f2; mouth #6b1f26; eyes #5c3317",
	Draw: func(c *kit.Canvas) {
		round(c)
		t, m, e := c.Tones("tears"), c.Tones("mouth"), c.Tones("eyes")
		c.Part("eyes", c.Both(128, c.Line("M58 108Q82 72 108 104", e.M, 10), c.Line("M62 104Q82 78 104 101", e.LL, 2).Opacity(.5), c.Line("M60 64Q72 50 92 54", e.L, 6).Opacity(.85)))
		c.Part("mouth", laugh(c, m, guffaw))
		c.Part("tears", c.Clip(disc, c.Blur(5, c.Ellipse(34, 146, 24, 32, c.Tones("skin").DDD), c.Ellipse(226, 146, 24, 32, c.Tones("skin").DDD)).Opacity(.5)), tear(c, 30, 136, .92, 34, t), tear(c, 226, 136, .92, -34, t))
	},
}
