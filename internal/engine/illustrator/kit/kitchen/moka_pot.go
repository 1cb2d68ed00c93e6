package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// mokaPot is an Italian stove pot for coffee with eight sides.
var mokaPot = kit.Piece{
	Name: "moka-pot", Cm: 20, Facing: kit.Left,
	Palette: "body #c2cad3 aluminum metal silver; handle #34323c black; knob #34323c <handle; valve #e0b24a brass",
	Draw: func(c *kit.Canvas) {
		b, h, n, v := c.Tones("body"), c.Tones("handle"), c.Tones("knob"), c.Tones("valve")
		const grip = "M156 62H206Q226 62 226 84L218 154Q214 170 202 162Q196 156 198 146L204 92Q204 84 196 84H158Z"
		c.Part("handle", c.Path(grip, h.DDD).Move(1, 3), sheen.Body(c, grip, h, 9), sheen.Streak(c, "M164 68H204Q219 69 219 86", 3, .45))
		// side is a ring of facets between two rows: the left edge, two seams and the right edge of each.
		side := func(y0, y1 float64, top, low [4]float64) kit.Node {
			at := func(i int) string {
				return pf("M%g %gL%g %gL%g %gL%g %gZ", top[i], y0, top[i+1], y0, low[i+1], y1, low[i], y1)
			}
			return kit.Of(c.Path(at(0), kit.Lin(low[0], 0, low[1], 0, b.L, b.M)), c.Path(at(1), kit.Lin(low[1], 0, low[2], 0, kit.At(0, b.LL), kit.At(.3, kit.White), kit.At(.55, b.L), kit.At(1, b.M))), c.Path(at(2), kit.Lin(low[2], 0, low[3], 0, b.D, b.DDD)),
				c.Line(pf("M%g %gL%g %gM%g %gL%g %g", top[1], y0, low[1], y1, top[2], y0, low[2], y1), kit.White, 1.6).Opacity(.6))
		}
		const spout = "M66 66L30 54Q24 52 28 58L62 104Z"
		c.Part("body", c.Form(spout, kit.Lin(28, 54, 66, 100, b.LL, b.M, b.DD)), c.Line("M30 55L64 67", kit.White, 2).Opacity(.8),
			side(64, 138, [4]float64{58, 88, 138, 164}, [4]float64{72, 94, 130, 150}),
			side(156, 244, [4]float64{64, 90, 134, 158}, [4]float64{38, 78, 148, 184}),
			c.Form(kit.RoundRect(36, 240, 150, 12, 4), sheen.Steel(36, 0, 186, 0, b)),
			c.Blur(3, c.Path("M64 156H158L164 170H60Z", b.DDD)).Opacity(.35),
			c.Form(kit.RoundRect(64, 134, 94, 26, 5), sheen.Steel(64, 0, 158, 0, b), sheen.Each(12, func(i int) kit.Node { return c.Line(pf("M%g 136V158", 68+float64(i)*8), b.DDD, 1).Opacity(.35) }), c.Line("M62 147H160", b.DDD, 2).Opacity(.5)),
			c.Form("M58 66L72 44Q76 38 84 36L104 30H120L142 36Q148 38 152 44L164 66Z", kit.Lin(58, 0, 164, 0, kit.At(0, b.L), kit.At(.28, b.LL), kit.At(.5, kit.White), kit.At(.62, b.M), kit.At(1, b.DDD)), c.Line("M104 30L90 66M122 30L138 66", kit.White, 1.6).Opacity(.6), c.Line("M56 62H166", b.DDD, 4).Opacity(.35)),
			c.Form(kit.RoundRect(54, 61, 114, 8, 3), sheen.Steel(54, 0, 168, 0, b)))
		c.Part("handle", sheen.Body(c, kit.RoundRect(146, 52, 24, 16, 4), h, 4), c.Circle(158, 60, 3, b.LL))
		c.Part("knob", sheen.Body(c, "M104 30Q108 24 104 12Q103 2 112 2Q121 2 120 12Q116 24 120 30Z", n, 5), sheen.Streak(c, "M108 9Q108 5 112 5", 2, .6))
		c.Part("valve", c.Circle(112.6, 189, 9, b.DDD), c.Circle(112, 188, 8, kit.Lin(104, 180, 120, 196, v.LL, v.M, v.DD)), c.Circle(112, 188, 3, v.DDD))
		c.Part("body", sheen.Glint(c, "M86 176Q92 172 92 180L84 230Q80 234 76 228ZM94 80Q98 76 100 82L102 124Q98 128 96 122Z", .6))
		c.AnchorBox("grip", 214, 118, 0, 0, 4)
		c.Anchor("ground", 111, 252)
		c.AnchorBox("print", 112, 212, 56, 40, 0)
	},
}
