package accessories

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var brooch = kit.Piece{
	Name: "brooch", Cm: 5, Palette: "gem #2f9f7a green emerald; setting #e0b44a gold; pearls #fbf3ea white; stones #9fd9f5 diamonds",
	Draw: func(c *kit.Canvas) {
		g, s, p, d := c.Tones("gem"), c.Tones("setting"), c.Tones("pearls"), c.Tones("stones")
		c.Part("setting", c.Around(12, 128, 128, kit.Of(c.Path("M128 12C146 30 146 52 128 70C110 52 110 30 128 12Z", s.DDD), sheen.Body(c, "M128 14C144 31 144 51 128 68C112 51 112 31 128 14Z", s, 5))))
		c.Part("stones", c.Around(12, 128, 128, kit.Of(c.Circle(128, 40, 7, s.DD), c.Circle(128, 39.500, 5.500, kit.Rad(126, 37, 8, kit.White, d.L, d.D)))))
		c.Part("pearls", c.Around(12, 128, 128, kit.Of(c.Circle(128, 46, 10.500, s.DD), c.Circle(128, 45.500, 9, p.DDD), c.Circle(128, 45, 8.600, sheen.Orb(128, 45, 8.600, p)), c.Circle(125, 42, 2, kit.White))).Rotate(15, 128, 128))
		c.Part("setting", c.Circle(128, 130, 66, s.DDD), sheen.Ball(c, 128, 128, 65, s), c.Around(28, 128, 128, c.Circle(128, 68, 3.600, s.LL)))
		c.Part("gem", c.Circle(128, 128, 50, g.DDD), c.Circle(128, 128, 48, kit.Rad(112, 108, 66, g.LL, g.L, g.M, g.DD)), c.Around(8, 128, 128, c.Path("M128 128L108 82Q128 74 148 82Z", g.LL).Opacity(.28)).Rotate(10, 128, 128), c.Path("M128 100L148 108L156 128L148 148L128 156L108 148L100 128L108 108Z", g.L).Opacity(.7), c.Path("M128 100L148 108L128 128L100 128L108 108Z", kit.White).Opacity(.4), sheen.Gloss(c, 128, 128, 38, 38, 200, 250, 6))
	},
}

var cufflinks = kit.Piece{
	Name: "cufflinks", Cm: 4, Palette: "face #23406f navy enamel; metal #d3dae2 silver; gem #f4f8fc diamond",
	Draw: func(c *kit.Canvas) {
		f, m, g := c.Tones("face"), c.Tones("metal"), c.Tones("gem")
		one := func(x, y float64) {
			c.Part("metal", sheen.Tube(c, sheen.D("M%g %gL%g %g", x+20, y+18, x+64, y+48), 17, m), sheen.Body(c, sheen.D("M%g %gL%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x+40, y+70, x+82, y+14, x+92, y+8, x+96, y+22, x+56, y+80, x+44, y+82, x+40, y+70), m, 6),
				c.Circle(x+3, y+4, 62, m.DDD), c.Circle(x, y, 62, kit.Lin(x-50, y-50, x+50, y+50, kit.White, m.L, m.M, m.LL, m.DD)))
			c.Part("face", c.Circle(x, y, 49, f.DDD), c.Circle(x, y, 47, kit.Rad(x-16, y-18, 66, f.LL, f.L, f.M, f.D)), sheen.Gloss(c, x, y, 38, 38, 196, 250, 6))
			c.Part("gem", sheen.Body(c, sheen.D("M%g %gL%g %gL%g %gL%g %gZ", x, y-22, x+22, y, x, y+22, x-22, y), g, 5), c.Line(sheen.D("M%g %gL%g %gM%g %gL%g %g", x-22, y, x+22, y, x, y-22, x, y+22), f.L, 1.400).Opacity(.6))
		}
		one(160, 76)
		one(66, 164)
	},
}
