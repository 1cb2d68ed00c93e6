package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var headphones = kit.Piece{
	Name: "headphones", Cm: 20,
	Palette: "cups #3fa8e0 ears; band #4a4f5e headband; pads #3c404d cushions; metal #c6ced8 arms; cord #4a4f5e <band",
	Draw: func(c *kit.Canvas) {
		u, b, p, m, w := c.Tones("cups"), c.Tones("band"), c.Tones("pads"), c.Tones("metal"), c.Tones("cord")
		c.Part("cord", c.Line("M52 226C52 250 92 240 110 248C124 254 140 250 150 256", w.DDD, 5.5), c.Line("M52 226C52 250 92 240 110 248C124 254 140 250 150 256", w.L, 2.4).Move(-.4, -.7))
		const arch = "M40 152C20 60 70 14 128 14C186 14 236 60 216 152"
		c.Part("metal", sheen.Tube(c, "M41 120V172M215 120V172", 12, m))
		c.Part("band", c.Line(arch, b.DDD, 23), c.Line(arch, b.M, 19.500).Move(-.5, -.7), c.Line("M40 146C22 62 72 12 128 11C180 11 224 46 218 116", b.LL, 3.6).Move(-1, -2).Opacity(.7), c.Line("M57 74C72 44 98 33 128 33C158 33 184 44 199 74", p.DDD, 16), c.Line("M57 73C72 43 98 32 128 32C158 32 184 43 199 73", p.L, 12), c.Line("M60 68C76 42 100 30 128 30C150 30 170 36 184 48", p.LL, 2.6).Opacity(.7),
			sheen.Each(9, func(i int) kit.Node {
				return c.Line("M128 27V37", p.DDD, 1.6).Rotate(float64(i-4)*12, 128, 106).Opacity(.7)
			}))
		pad := kit.Of(sheen.Body(c, kit.RoundRect(64, 134, 32, 92, 16), p, 11), c.Line("M72 146C70 170 70 190 72 214", p.LL, 2.4).Opacity(.5))
		cup := "M70 130C70 126 66 122 58 122C26 122 10 150 10 180C10 212 26 238 58 238C66 238 70 234 70 228Z"
		face := kit.Oval(40, 180, 22, 42)
		ear := func(light bool) kit.Node {
			return kit.Of(pad, sheen.Body(c, cup, u, 20), c.Path(face, u.DDD).Opacity(.6), c.Form(kit.Oval(39.500, 179.500, 20.500, 40), kit.Lin(22, 140, 58, 220, m.LL, m.M, m.DD)), c.Form(kit.Oval(39.500, 180, 16, 34), kit.Lin(24, 150, 54, 214, u.L, u.M, u.D), c.Path(kit.Oval(40, 180, 16, 34), kit.None).Stroke(u.DDD, 5).Move(1, 2).Opacity(.4)))
		}
		c.Part("cups", ear(true), ear(false).Mirror(128))
		c.Part("cups", sheen.Glint(c, "M20 164C22 146 32 134 46 131C51 131 51 136 47 138C36 142 29 152 28 166C26 173 19 171 20 164Z", .6), sheen.Glint(c, "M200 134Q214 130 226 140Q214 138 200 140Z", .5))
		c.AnchorBox("fit", 128, 150, 150, 0, 0)
		c.Anchor("ground", 128, 238)
		c.AnchorBox("grip", 128, 22, 0, 0, 90)
	},
}
