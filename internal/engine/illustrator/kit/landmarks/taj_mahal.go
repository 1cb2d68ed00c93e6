package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var tajMahal = kit.Piece{
	Name: "taj-mahal", Cm: 9000,
	Palette: "marble #f6ede2 walls; domes #f3e6d6 <marble; arches #a98c7c; gold #e8b23f; garden #5fa84a trees; water #6fc3e6 pool",
	Draw: func(c *kit.Canvas) {
		m, d, a, g, p, w := c.Tones("marble"), c.Tones("domes"), c.Tones("arches"), c.Tones("gold"), c.Tones("garden"), c.Tones("water")
		finial := func(x, y, k float64) kit.Node {
			return kit.Of(c.Line(pd("M%g %gv%g", x, y, -10*k), g.D, 1.8*k), c.Circle(x, y-4*k, 2.4*k, g.M), c.Circle(x, y-9*k, 1.7*k, g.L))
		}
		dome := func(x, y, r float64) kit.Node {
			return kit.Of(finial(x, y-r*1.78, r/26), onion(c, x, y, r, kit.Lin(x-r, 0, x+r, 0, kit.At(0, d.M), kit.At(.25, d.LL), kit.At(.5, d.M), kit.At(.85, d.DD), kit.At(1, d.DDD)), gloss.Dim(c, r*.1, .35, pd("M%g %gQ%g %g %g %gH%gV%gZ", x+r*.5, y-r*1.4, x+r*1.2, y-r*.6, x+r*.5, y, x+r*1.5, y-r*1.4), a), gloss.Glint(c, pd("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-r*.75, y-r*.3, x-r*.9, y-r*.8, x-r*.6, y-r*1.1, x-r*.3, y-r*1.25, x-r*.55, y-r, x-r*.68, y-r*.7, x-r*.6, y-r*.3), .9)),
				c.Rect(x-r*.86, y-1.5, r*1.72, 4, 1.5, kit.Lin(x-r, 0, x+r, 0, d.M, d.LL, d.D, d.DDD)))
		}
		minaret := kit.Of(finial(24, 70, .7), c.Form("M16 80Q17 70 24 68Q31 70 32 80Z", kit.Lin(16, 0, 32, 0, d.M, kit.White, d.DD)), c.Form(box(18, 80, 30, 92), gloss.Column(m, 18, 30)), opening(c, shape.Arched(21.5, 83, 5, 9), a), c.Rect(14, 91, 20, 4, 1.5, gloss.Column(m, 14, 34)), c.Form("M18 95H30L33 214H15Z", kit.Lin(15, 0, 33, 0, kit.At(0, m.M), kit.At(.25, m.LL), kit.At(.55, m.M), kit.At(1, m.DDD))), c.Rect(14, 130, 20, 4, 1.5, gloss.Column(m, 14, 34)), c.Rect(13, 170, 22, 4, 1.5, gloss.Column(m, 13, 35)))
		c.Part("minarets", minaret, minaret.Move(208, 0))
		c.Part("domes", dome(128, 96, 40), dome(84, 116, 15), dome(172, 116, 15))
		c.Part("marble", c.Form(box(96, 96, 160, 112), kit.Lin(96, 0, 160, 0, m.M, m.LL, m.D, m.DD)))
		c.Part("marble", c.Form("M48 130L58 122H198L208 130V214H48Z", kit.Lin(52, 120, 200, 216, m.LL, m.L, m.M, m.DD), gloss.Dim(c, 6, .25, "M186 116H214V220H180Z", a)), c.Rect(54, 119, 148, 5, 1.5, kit.Lin(54, 0, 202, 0, m.L, kit.White, m.DD)))
		iwan := func(x, y, wd, h float64) kit.Node {
			return kit.Of(c.Path(box(x-wd/2-3, y-4, x+wd/2+3, y+h), kit.Lin(x-wd/2, y, x+wd/2, y+h, m.LL, m.M, m.D)), c.Path(box(x-wd/2-3, y-4, x+wd/2+3, y+h), kit.None).Stroke(a.L, 1.1).Opacity(.8), c.Form(pointed(x-wd/2, y, wd, h), kit.Lin(x-wd/2, y, x+wd/2, y+h, a.D, a.M, a.L), gloss.Dim(c, wd*.1, .5, pd("M%g %gH%gV%gQ%g %g %g %gZ", x-wd/2, y-2, x+wd/2, y+h*.4, x, y+h*.1, x-wd/2, y+h*.5), a)))
		}
		for _, x := range []float64{62, 194} {
			c.Part("arches", iwan(x, 136, 13, 30), iwan(x, 176, 13, 36))
		}
		for _, x := range []float64{86, 170} {
			c.Part("arches", iwan(x, 136, 17, 30), iwan(x, 176, 17, 36))
		}
		c.Part("marble", c.Form(box(103, 108, 153, 214), kit.Lin(103, 108, 153, 214, m.LL, m.L, m.D)), c.Rect(100, 104, 56, 6, 1.5, kit.Lin(100, 0, 156, 0, m.L, kit.White, m.DD)))
		c.Part("arches", iwan(128, 124, 36, 90), c.Form(pointed(118, 164, 20, 50), kit.Lin(118, 164, 138, 214, a.DDD, a.DD)), c.Line("M108 118H148", g.M, 2).Dash(2, 2).Butt().Opacity(.7))
		c.Part("base", c.Form("M2 212H254V226Q254 228 252 228H4Q2 228 2 226Z", kit.Lin(0, 212, 0, 228, m.LL, m.M, m.DDD)), c.Rect(0, 210, 256, 5, 2, kit.Lin(0, 0, 256, 0, m.L, kit.White, m.DD)))
		for i := range 15 {
			c.Part("base", c.Path(pointed(8+16.5*float64(i), 217, 9, 10), a.L).Opacity(.8))
		}
		c.Part("garden", c.Form("M4 228H252L256 242Q256 246 250 246H6Q0 246 0 242Z", kit.Lin(0, 228, 0, 246, p.L, p.D)))
		c.Part("water", c.Form("M112 229H144L158 246H98Z", kit.Lin(0, 229, 0, 246, w.LL, w.M, w.D), gloss.Glint(c, "M122 232H134L136 235H120ZM116 239H128L127 242H114Z", .6)))
		for _, x := range []float64{30, 52, 74, 182, 204, 226} {
			c.Part("garden", c.Form(pd("M%g 240Q%g 226 %g 214Q%g 226 %g 240Q%g 243 %g 240Z", x-5, x-6, x, x+6, x+5, x, x-5), kit.Lin(x-5, 0, x+5, 0, p.LL, p.M, p.DD)))
		}
		c.Anchor("ground", 128, 246)
	},
}
