package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var golfClub = kit.Piece{
	Name: "golf-club", Cm: 110,
	Palette: "head #4a505f club; shaft #c3ccd6 steel; grip #3f4450 handle; accent #e8453c band",
	Draw: func(c *kit.Canvas) {
		h, s, g, a := c.Tones("head"), c.Tones("shaft"), c.Tones("grip"), c.Tones("accent")
		const shaft = "M216 12L104 196"
		c.Part("shaft", c.Line(shaft, s.DDD, 9), c.Line(shaft, s.M, 7).Move(-.4, -.3), c.Line(shaft, s.LL, 2.6).Move(-1.4, -.9), sheen.Each(5, func(i int) kit.Node {
			u := .48 + .1*float64(i)
			return c.Line(sheen.D("M%g %gl5 3", 216-112*u-2.5, 12+184*u-1.5), s.DD, 1.4)
		}))
		const grip = "M219 7L168 91"
		c.Part("grip", c.Line(grip, g.DDD, 17), c.Line(grip, g.M, 14).Move(-.6, -.4), c.Line(grip, g.LL, 3).Move(-3.4, -2.2).Opacity(.7), sheen.Each(12, func(i int) kit.Node {
			u := float64(i) / 12
			x, y := 219-51*u, 7+84*u
			return c.Line(sheen.D("M%g %gl10 9", x-7, y-4), g.DDD, 2).Opacity(.8)
		}), c.Line("M221 4L223 1", g.DDD, 19), c.Line("M221 3.500L222.500 1", g.L, 15))
		c.Part("accent", c.Line("M167 93L164 98", a.DD, 16).Butt(), c.Line("M166.600 92.500L163.600 97.500", a.L, 12).Butt().Move(-.6, -.4))
		const d = "M92 186Q98 178 106 182L114 190C116 200 112 206 116 214C126 226 128 240 112 246C84 256 42 252 22 236C10 226 14 210 30 204C52 196 78 200 86 194Z"
		c.Part("head", kit.Of(c.Form(d, kit.Rad(52, 208, 90, kit.At(0, h.LL), kit.At(.25, h.L), kit.At(.55, h.M), kit.At(1, h.DD)), sheen.Edge(c, d, h, 16),
			c.Named("accent", c.Path("M14 226C40 250 90 254 126 232V244L110 256H30Z", kit.Lin(14, 0, 126, 0, a.L, a.M, a.DD))), c.Line("M16 225C42 248 90 252 124 231", s.L, 2.4), c.Line("M60 210L74 207M62 216L78 212", s.L, 2).Opacity(.7)),
			sheen.Glint(c, "M26 218C34 208 52 206 66 205C73 205 73 211 66 211C52 212 42 214 33 222C27 227 20 224 26 218Z", .6)).Scale(1.28, 1.28, 112, 196))
		c.Part("shaft", c.Line("M112 183L103 198", s.DDD, 13).Butt(), c.Line("M111.600 182.600L102.600 197.600", s.M, 10).Butt(), c.Line("M108.600 181L99.800 195.600", s.LL, 3).Butt())
		c.AnchorBox("grip", 196, 46, 0, 0, 31)
		c.Anchor("ground", 64, 268)
	},
}
