package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var arcDeTriomphe = kit.Piece{
	Name: "arc-de-triomphe", Cm: 5000,
	Palette: "stone #e3cfa8 arch; reliefs #cdb486 statues <stone; shade #8f7350 vault <stone; base #c2aa80 <stone",
	Draw: func(c *kit.Canvas) {
		s, r, v, b := c.Tones("stone"), c.Tones("reliefs"), c.Tones("shade"), c.Tones("base")
		const body = "M18 62H238V244H170V156A42 42 0 0 0 86 156V244H18Z"
		c.On(kit.Back)
		c.Part("vault", c.Form("M80 244V150A48 48 0 0 1 176 150V244H160V166A36 36 0 0 0 92 166V244Z", kit.Lin(84, 120, 170, 244, v.DDD, v.D, v.M), c.Line("M92 166A36 36 0 0 1 164 166", v.L, 2).Opacity(.5)), c.Form("M92 244V166A36 36 0 0 1 96 150Q98 200 98 244Z", v.DDD))
		c.On(kit.Body)
		c.Part("stone", c.Form(body, kit.Lin(30, 70, 230, 240, kit.At(0, s.LL), kit.At(.35, s.L), kit.At(.6, s.M), kit.At(1, s.D)), courses(c, 10, 246, 130, 244, 13, s), gloss.Dim(c, 5, .4, "M10 56H246V74H10Z", s), gloss.Dim(c, 6, .4, "M222 60H250V248H226Z", s), gloss.Dim(c, 4, .5, "M170 244V156A42 42 0 0 0 86 156V244H82V152A46 46 0 0 1 174 152V244Z", v)))
		c.Part("stone", c.Form("M22 22H234V48H22Z", kit.Lin(22, 20, 234, 50, s.LL, s.L, s.M, s.D), gloss.Dim(c, 3, .3, "M16 18H240V26H16Z", s)), c.Rect(16, 14, 224, 10, 2, kit.Lin(0, 14, 0, 24, s.LL, s.M, s.DD)))
		for i := range 13 {
			x := 32 + 16*float64(i)
			c.Part("reliefs", c.Circle(x, 35.5, 6, r.DD), c.Circle(x-.4, 35, 5, kit.Rad(x-1.5, 33.5, 6, r.LL, r.M, r.D)), c.Rect(x+7.2, 27, 2, 18, .8, r.D))
		}
		c.Part("stone", c.Rect(8, 46, 240, 12, 2, kit.Lin(0, 46, 0, 58, s.LL, s.M, s.DD)), c.Line("M12 60H244", s.DDD, 4).Dash(4, 3).Butt().Opacity(.5), c.Rect(12, 62, 232, 5, 1, kit.Lin(0, 62, 0, 67, s.LL, s.D)))
		c.Part("reliefs", c.Rect(18, 70, 220, 16, 1, kit.Lin(0, 70, 0, 86, r.DD, r.D)))
		for i := range 22 {
			x := 24 + 9.9*float64(i)
			c.Part("reliefs", c.Circle(x, 75, 2.2, r.LL), c.Path(pd("M%g 86V80Q%g 77 %g 77Q%g 77 %g 80V86Z", x-2.6, x-2.6, x, x+2.6, x+2.6), kit.Lin(x-3, 0, x+3, 0, r.LL, r.D)))
		}
		c.Part("stone", c.Rect(14, 87, 228, 5, 1, kit.Lin(0, 87, 0, 92, s.LL, s.D)))
		c.Part("stone", c.Path("M78 156A50 50 0 0 1 178 156", kit.None).Stroke(s.DDD, 10).Opacity(.35), c.Path("M80 156A48 48 0 0 1 176 156", kit.None).Stroke(kit.Lin(80, 108, 176, 156, s.LL, s.M, s.DD), 8), c.Path("M80 156A48 48 0 0 1 176 156", kit.None).Stroke(s.DD, 8).Dash(1, 9).Butt(), c.Form("M122 102H134L137 122H119Z", kit.Lin(119, 102, 137, 122, s.LL, s.M, s.D)), c.Rect(72, 152, 17, 7, 1, kit.Lin(0, 152, 0, 159, s.LL, s.DD)), c.Rect(167, 152, 17, 7, 1, kit.Lin(0, 152, 0, 159, s.L, s.DDD)))
		panel := func(x float64) kit.Node {
			figure := func(x, y, k float64) kit.Node {
				return kit.Of(c.Circle(x, y-13*k, 3.6*k, r.L), c.Form(pd("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-5*k, y+12*k, x-7*k, y-2*k, x-5*k, y-9*k, x, y-9*k, x+5*k, y-9*k, x+7*k, y-2*k, x+5*k, y+12*k), kit.Lin(x-6*k, y, x+6*k, y, r.LL, r.M, r.DD)), c.Line(pd("M%g %gL%g %g", x+3*k, y-6*k, x+9*k, y-14*k), r.L, 2.8*k))
			}
			return kit.Of(c.Rect(x, 99, 42, 26, 1.5, s.DD), c.Rect(x+1.5, 100.5, 40, 24, 1, kit.Lin(0, 100, 0, 124, r.D, r.M)), figure(x+11, 114, .8), figure(x+22, 113, .85), figure(x+33, 114, .8),
				c.Form(pd("M%g 226V158Q%g 148 %g 148Q%g 148 %g 158V226Z", x+3, x+3, x+21, x+39, x+39), kit.Lin(x, 148, x+42, 226, r.D, r.DD)), figure(x+13, 200, 1.5), figure(x+30, 202, 1.4), figure(x+21, 178, 1.7), c.Form(pd("M%g 164C%g 154 %g 150 %g 152C%g 158 %g 162 %g 168Z", x+22, x+27, x+33, x+38, x+36, x+31, x+25), r.LL), c.Rect(x-1, 226, 44, 6, 1, kit.Lin(0, 226, 0, 232, s.LL, s.DD)))
		}
		c.Part("reliefs", panel(31), panel(183))
		c.Part("base", c.Rect(10, 240, 82, 10, 1.5, kit.Lin(0, 240, 0, 250, b.LL, b.M, b.DD)), c.Rect(164, 240, 82, 10, 1.5, kit.Lin(0, 240, 0, 250, b.L, b.M, b.DDD)), c.Rect(4, 248, 248, 8, 2, kit.Lin(0, 248, 0, 256, b.LL, b.M, b.DDD)))
		c.Anchor("ground", 128, 256)
		c.AnchorBox("inside", 128, 186, 64, 110, 0)
	},
}
