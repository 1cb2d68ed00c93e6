package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var squid = kit.Piece{
	Name: "squid", Cm: 60,
	Palette: "body #f07a8f pink; fins #e55f7a <body; spots #f9b3c0; tentacles #e8677f <body arms; eyes #2b2a3c",
	Draw: func(c *kit.Canvas) {
		b, f, s, t, e := c.Tones("body"), c.Tones("fins"), c.Tones("spots"), c.Tones("tentacles"), c.Tones("eyes")
		arm := func(j ...p.J) kit.Node { return p.Limb(c, p.NewTube(j...), t, 8) }
		c.Part("tentacles", arm(p.Joint(104, 168, 12), p.Joint(66, 190, 10), p.Joint(58, 220, 8), p.Joint(30, 226, 7)), arm(p.Joint(152, 168, 12), p.Joint(190, 190, 10), p.Joint(198, 220, 8), p.Joint(226, 226, 7)))
		c.Part("tentacles", arm(p.Joint(112, 172, 13), p.Joint(92, 208, 11), p.Joint(96, 236, 8), p.Joint(78, 250, 6)), arm(p.Joint(144, 172, 13), p.Joint(164, 208, 11), p.Joint(160, 236, 8), p.Joint(178, 250, 6)), arm(p.Joint(128, 174, 14), p.Joint(122, 214, 11), p.Joint(132, 250, 6)))
		c.Part("fins", p.Body(c, "M128 4C96 10 62 40 48 84C66 90 92 84 104 72H152C164 84 190 90 208 84C194 40 160 10 128 4Z", f, 12))
		d := "M128 2C152 20 178 62 180 112C182 150 164 182 128 182C92 182 74 150 76 112C78 62 104 20 128 2Z"
		c.Part("body", p.Body(c, d, b, 26))
		c.Part("spots", c.Ellipse(112, 58, 8, 10, s.M), c.Ellipse(142, 48, 6, 8, s.M), c.Ellipse(140, 78, 9, 11, s.M), c.Ellipse(118, 92, 6, 7, s.M))
		c.Part("eyes", p.Eyeball(c, 104, 132, 20, .7, 2, 1, e), p.Eyeball(c, 152, 132, 20, .7, 2, 1, e))
		c.Part("mouth", p.Grin(c, 128, 152, 22, 12))
		c.Part("body", p.Glint(c, "M90 104Q92 66 112 40Q120 40 114 50Q102 72 100 108Q94 116 90 104Z", .45))
		c.Anchor("ground", 128, 250)
	},
}
