package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var sydneyOperaHouse = kit.Piece{
	Name: "sydney-opera-house", Cm: 18000,
	Palette: "shells #fbf6ec roof sails; glass #6fa8c4 windows; base #cf9a78 platform stone; water #4fb0de sea",
	Draw: func(c *kit.Canvas) {
		s, g, b, w := c.Tones("shells"), c.Tones("glass"), c.Tones("base"), c.Tones("water")
		// A shell leans to the right: its tip is at x1, y1, its foot runs from x0 to x1 at y.
		shell := func(x0, x1, y, tx, ty float64) kit.Node {
			wd := x1 - x0
			outer := pd("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x0, y, x0+wd*.06, y-(y-ty)*.62, x0+wd*.5, ty+(y-ty)*.08, tx, ty, tx-wd*.16, ty+(y-ty)*.3, x1-wd*.12, y-(y-ty)*.35, x1, y)
			var ribs []kit.Node
			for i := range 7 {
				u := .1 + .13*float64(i)
				ribs = append(ribs, c.Line(pd("M%g %gQ%g %g %g %g", tx, ty, x0+wd*(u-.02), ty+(y-ty)*(.35+.15*u), x0+wd*u, y), s.DDD, 1).Opacity(.4))
			}
			return kit.Of(c.Form(pd("M%g %gC%g %g %g %g %g %gL%g %gQ%g %g %g %gZ", tx, ty, tx-wd*.16, ty+(y-ty)*.3, x1-wd*.12, y-(y-ty)*.35, x1, y, x1+wd*.1, y, tx+wd*.03, ty+(y-ty)*.5, tx, ty), kit.Lin(tx, ty, x1, y, g.D, g.M, g.L), c.Line(pd("M%g %gL%g %gM%g %gL%g %g", tx, ty, x1-2, y, tx, ty, x1+wd*.05, y), g.DDD, 1)),
				c.Form(outer, kit.Lin(x0, ty, x1, y, kit.At(0, s.LL), kit.At(.35, s.M), kit.At(.7, s.D), kit.At(1, s.DDD)), append(ribs, gloss.Dim(c, 6, .35, pd("M%g %gC%g %g %g %g %g %gH%gV%gZ", tx-wd*.05, ty, tx-wd*.3, ty+(y-ty)*.4, x1-wd*.3, y-(y-ty)*.3, x1-wd*.2, y, x1+20, ty), g))...),
				c.Line(pd("M%g %gC%g %g %g %g %g %g", x0, y, x0+wd*.06, y-(y-ty)*.62, x0+wd*.5, ty+(y-ty)*.08, tx, ty), kit.White, 2), c.Line(pd("M%g %gC%g %g %g %g %g %g", tx, ty, tx-wd*.16, ty+(y-ty)*.3, x1-wd*.12, y-(y-ty)*.35, x1, y), s.DDD, 1.6).Opacity(.7))
		}
		c.Part("shells", shell(14, 62, 176, 78, 120), shell(32, 100, 176, 118, 88), shell(66, 150, 176, 166, 52), shell(142, 214, 176, 218, 96).Mirror(178).Move(-4, 0), shell(186, 238, 176, 248, 122), shell(110, 186, 178, 204, 84), shell(206, 246, 178, 252, 138))
		c.Part("shells", shell(8, 40, 178, 50, 142))
		c.Part("base", c.Form("M4 174H250Q254 174 254 178V198H2V178Q2 174 4 174Z", kit.Lin(0, 174, 0, 198, b.LL, b.M, b.DD), c.Line("M0 188H256", b.DDD, 1.6).Opacity(.5)), c.Line("M4 182H252", g.DD, 5).Dash(9, 4).Butt(), c.Line("M4 181H252", g.L, 1.6).Dash(9, 4).Butt(), c.Form("M60 198L76 176H156L172 198Z", kit.Lin(0, 176, 0, 198, b.LL, b.M, b.D), c.Line("M40 180H200M40 184.500H200M40 189H200M40 193.5H200", b.DDD, 1.1).Opacity(.5)))
		c.Part("water", c.Form("M0 200C12 194 22 194 34 198C48 204 60 204 74 198C88 194 102 194 114 198C128 204 142 204 156 198C168 194 182 194 196 198C210 204 222 204 234 198C244 195 252 196 256 200V212Q256 222 244 222H12Q0 222 0 212Z", kit.Lin(0, 195, 0, 222, w.LL, w.M, w.D), c.Line("M20 208h24M66 212h20M110 207h28M164 212h18M208 208h22", kit.White, 2.4).Opacity(.7)))
		c.Anchor("ground", 128, 222)
	},
}
