package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var stonehenge = kit.Piece{
	Name: "stonehenge", Cm: 3000,
	Palette: "stones #a9adb3 rocks; lintels #b4b8be <stones; grass #76b04c",
	Draw: func(c *kit.Canvas) {
		s, l, g := c.Tones("stones"), c.Tones("lintels"), c.Tones("grass")
		upright := func(x, y, w, h, k float64) kit.Node {
			d := pd("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x-w*.5, y, x-w*.58, y-h*.5, x-w*.44, y-h*.94, x-w*.4, y-h, x-w*.2, y-h, x+w*.3, y-h*1.02, x+w*.42, y-h*.96, x+w*.56, y-h*.6, x+w*.5, y, x, y+w*.12, x-w*.5, y)
			return kit.Of(c.Form(d, kit.Lin(x-w*.5, y-h, x+w*.5, y-h*.6, kit.At(0, s.LL), kit.At(.35, s.L), kit.At(.62, s.M), kit.At(1, s.DD)), c.Path(pd("M%g %gL%g %gL%g %gL%g %gZ", x+w*.16, y-h*1.1, x+w*.08, y-h*.4, x+w*.2, y+w*.2, x+w*.8, y), s.DDD).Opacity(.28*k),
				c.Path(pd("M%g %gq%g %g %g %gq%g %g %g %gZ", x-w*.3, y-h*.7, w*.16, h*.06, w*.2, h*.16, -w*.2, -h*.02, -w*.2, -h*.16), s.DD).Opacity(.4), c.Line(pd("M%g %gl%g %gM%g %gl%g %gM%g %gl%g %g", x-w*.1, y-h*.86, w*.16, h*.1, x-w*.34, y-h*.3, w*.14, -h*.06, x+w*.1, y-h*.5, w*.1, h*.14), s.DDD, 1.5).Opacity(.4), gloss.Dim(c, 4, .4, pd("M%g %gH%gV%gH%gZ", x-w*.7, y-h*.16, x+w*.7, y+w*.2, x-w*.7), g)),
				c.Line(pd("M%g %gQ%g %g %g %g", x-w*.46, y-h*.2, x-w*.5, y-h*.5, x-w*.38, y-h*.92), s.LL, 1.8).Opacity(.8))
		}
		lintel := func(x0, x1, y, h float64) kit.Node {
			d := pd("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x0, y+h*.5, x0-1, y+2, x0+7, y, (x0+x1)/2, y-3, x1-6, y+1, x1+2, y+3, x1, y+h*.6, x1, y+h, x1-6, y+h, (x0+x1)/2, y+h+2, x0+5, y+h, x0, y+h, x0, y+h*.5)
			return kit.Of(c.Form(d, kit.Lin(0, y-2, 0, y+h+2, kit.At(0, l.LL), kit.At(.35, l.L), kit.At(.6, l.M), kit.At(1, l.DD)), c.Line(pd("M%g %gl8 2M%g %gl10 -2M%g %gl-6 3", x0+12, y+h*.4, (x0+x1)/2, y+h*.7, x1-12, y+h*.45), l.DDD, 1.5).Opacity(.4)), c.Line(pd("M%g %gQ%g %g %g %g", x0+6, y+2, (x0+x1)/2, y-1, x1-7, y+3), kit.White, 1.8).Opacity(.55))
		}
		c.Part("grass", c.Form("M2 214C20 190 70 178 128 178C186 178 236 190 254 214Q256 234 240 240C200 250 56 250 16 240Q0 234 2 214Z", kit.Lin(100, 178, 110, 248, g.L, g.M, g.D), c.Line("M40 220q3 -7 4 0M70 232q3 -7 4 0M150 236q3 -7 4 0M200 226q3 -7 4 0M110 206q3 -6 4 0M226 212q3 -7 4 0M28 206q3 -6 4 0", g.LL, 2).Opacity(.8), c.Blur(5, c.Ellipse(60, 222, 34, 6, g.DDD).Opacity(.4), c.Ellipse(196, 224, 40, 6, g.DDD).Opacity(.4), c.Ellipse(128, 200, 50, 6, g.DDD).Opacity(.4))))
		c.Part("stones", upright(72, 192, 17, 66, .8), upright(100, 190, 16, 66, .8), upright(130, 189, 17, 68, .8), upright(160, 190, 16, 66, .8), upright(190, 192, 17, 58, .8))
		c.Part("lintels", lintel(60, 108, 112, 14), lintel(108, 170, 110, 14))
		c.Part("stones", upright(106, 206, 23, 112, .9), upright(152, 206, 23, 112, .9))
		c.Part("lintels", lintel(86, 172, 76, 19))
		c.Part("stones", upright(28, 220, 28, 92, 1), upright(76, 226, 29, 96, 1), upright(182, 228, 30, 98, 1), upright(230, 220, 28, 92, 1))
		c.Part("lintels", lintel(10, 94, 112, 22), lintel(164, 248, 112, 22))
		c.Part("stones", c.Form("M106 232Q108 218 124 218L150 222Q160 226 158 236Q130 242 108 238Q104 236 106 232Z", kit.Lin(108, 216, 150, 242, s.LL, s.M, s.DD), c.Line("M120 226l10 2M138 230l8 -2", s.DDD, 1.5).Opacity(.4)))
		c.Part("grass", c.Path("M10 226q4 -10 6 0q4 -8 6 1ZM60 234q4 -10 6 0q4 -8 6 1ZM86 234q4 -9 6 0q3 -7 5 1ZM166 236q4 -10 6 0q4 -8 6 1ZM196 234q4 -9 6 0q3 -7 5 1ZM236 226q4 -9 6 0q3 -7 5 1ZM104 240q4 -9 6 0q3 -7 5 1ZM156 240q4 -9 6 0q3 -7 5 1Z", g.M))
		c.Anchor("ground", 128, 246)
	},
}
