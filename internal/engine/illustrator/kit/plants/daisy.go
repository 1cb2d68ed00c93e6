package plants

import "pellucid/internal/engine/illustrator/kit"

var daisy = kit.Piece{
	Name: "daisy", Cm: 25,
	Palette: "petals #fffefc; center #f9b92b; stem #5a9e40; leaves #5fa948 <stem",
	Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("center"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", stalk(c, s, "M126 96C120 150 134 206 128 252", 7.5))
		c.Part("leaves", with(c, "stem", blade(c, l, toothed(78, 34, 5), 129, 226, 78, 34, 52), blade(c, l, toothed(70, 32, 5), 129, 206, 70, 32, -56)))
		c.Part("petals", whorl(c, p.M.Shade(-.7), 128, 90, 84, 27, 15, 12, round), c.Blur(3, c.Circle(129, 92, 54, p.DDD).Opacity(.3)), whorl(c, p.M, 128, 90, 79, 27, 15, 0, round))
		c.Part("center", dome(c, k, 128, 90, 25, 80))
		c.Anchor("ground", 128, 253)
		c.AnchorBox("grip", 127, 230, 0, 0, 0)
	},
}
