package nature

import "pellucid/internal/engine/illustrator/kit"

var crystal = kit.Piece{
	Name: "crystal", Cm: 12,
	Palette: "facets #a46cf0 crystals quartz; base #77728a rock",
	Draw: func(c *kit.Canvas) {
		f, b := c.Tones("facets"), c.Tones("base")
		prism := func(x, y, w, h, turn, tone float64) kit.Node {
			m := f.M.Shade(tone)
			a, l, r, e := h*.72, -w*.22, w*.2, w/2
			return kit.Of(
				facet(c, m, 2.2, .4, -e, 0, l, 0, l, -a+w*.06, -e, -a), facet(c, m, 1, -.6, l, 0, r, 0, r, -a+w*.1, l, -a+w*.06), facet(c, m, -.9, -2.3, r, 0, e, 0, e, -a, r, -a+w*.1),
				facet(c, m, 2.8, 1.7, -e, -a, l, -a+w*.06, w*.06, -h), facet(c, m, 1.9, .5, l, -a+w*.06, r, -a+w*.1, w*.06, -h), facet(c, m, -.2, -1.3, r, -a+w*.1, e, -a, w*.06, -h),
				c.Line(sf("M%g %gL%g %gL%g 0M%g 0L%g %gL%g %gM%g %gL%g %gL%g %gL%g %g", w*.06, -h, l, -a+w*.06, l, r, r, -a+w*.1, w*.06, -h, -e, -a, l, -a+w*.06, r, -a+w*.1, e, -a), kit.White, 1.1).Opacity(.55),
				c.Path(sf("M%g %gL%g %gL%g %gL%g %gZ", -e+w*.07, -a*.9, -e+w*.16, -a*.88, -e+w*.16, -a*.3, -e+w*.07, -a*.2), kit.White).Opacity(.55), c.Path(sf("M%g %gL%g %gL%g %gZ", l+w*.06, -a*.75, r-w*.06, -a*.9, l+w*.06, -a*.4), kit.White).Opacity(.25),
				c.Clip(sf("M%g 0L%g %gL%g %gL%g %gL%g 0Z", -e, -e, -a, w*.06, -h, e, -a, e), c.Blur(6, c.Rect(-e, -h*.16, w, h*.2, 0, m.Shade(-3)).Opacity(.55)))).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("facets", prism(98, 214, 44, 150, -24, -.6), prism(162, 214, 46, 156, 22, -.8), prism(72, 222, 32, 96, -46, .1), prism(192, 222, 34, 98, 44, -.4), prism(128, 220, 62, 212, 0, 0), prism(94, 228, 38, 112, -14, .5), prism(164, 230, 40, 118, 13, .2), prism(56, 234, 24, 58, -40, .3), prism(206, 234, 24, 60, 42, 0), prism(128, 236, 36, 84, 3, .8))
		rock := "M20 236L34 216L58 222L80 208L104 224L128 214L154 224L178 208L200 222L226 214L238 236L222 252H36Z"
		c.Part("base", c.Clip("M30 190L128 180L228 190V232H30Z", c.Blur(5, c.Path(rock, f.DDD).Opacity(.4).Move(0, -4))), c.Form(rock, kit.Lin(40, 208, 200, 252, b.L, b.M, b.DD),
			c.Path("M20 236L34 216L58 222L50 240L36 252ZM80 208L104 224L90 244L66 238ZM128 214L154 224L140 246L112 240ZM178 208L200 222L186 244L164 236Z", b.LL).Opacity(.4), c.Path("M104 224L128 214L112 240L90 252ZM154 224L178 208L164 236L150 252H130ZM200 222L226 214L238 236L222 252H190Z", b.DDD).Opacity(.35), c.Blur(5, c.Rect(20, 244, 220, 14, 0, b.DDD).Opacity(.5))),
			prism(82, 244, 20, 40, -20, .6), prism(178, 246, 22, 44, 24, .4))
		c.Part("shine", c.Glow(4, c.Circle(112, 60, 8, kit.White).Opacity(.6)), twinkle(c, 112, 60, 20, kit.White), twinkle(c, 196, 130, 12, kit.White), twinkle(c, 58, 146, 12, kit.White))
		c.Anchor("ground", 128, 252)
	},
}
