package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var parthenon = kit.Piece{
	Name: "parthenon", Cm: 7000,
	Palette: "columns #eddcb8 marble; pediment #e6d2a8 roof <columns; inside #8f6f4f shade <columns; steps #dcc79c <columns; grass #8fae5a rocks",
	Draw: func(c *kit.Canvas) {
		k, p, v, s, g := c.Tones("columns"), c.Tones("pediment"), c.Tones("inside"), c.Tones("steps"), c.Tones("grass")
		c.On(kit.Back)
		c.Part("inside", c.Form(box(24, 110, 232, 206), kit.Lin(0, 110, 0, 206, v.DDD, v.DD, v.D)), c.Path(box(104, 128, 152, 206), v.DDD), c.Path("M98 122H158V128H98Z", v.L).Opacity(.7))
		c.On(kit.Body)
		for i := range 8 {
			x := 30 + 28*float64(i)
			c.Part("columns", c.Form(pd("M%g 120H%gL%g 204H%gZ", x-8.2, x+8.2, x+10.2, x-10.2), kit.Lin(x-10, 0, x+10, 0, kit.At(0, k.M), kit.At(.22, k.LL), kit.At(.5, k.M), kit.At(.85, k.DD), kit.At(1, k.DDD)), c.Line(pd("M%g 118L%g 206M%g 118L%g 206M%g 118L%g 206M%g 118L%g 206M%g 118V206", x-6, x-7.5, x-3, x-3.7, x+3, x+3.7, x+6, x+7.5, x), k.DDD, 1.1).Opacity(.4), gloss.Dim(c, 3, .55, box(x-12, 116, x+12, 127), v)),
				c.Path(pd("M%g 120Q%g 119 %g 113H%gQ%g 119 %g 120Z", x-8.5, x-11, x-12, x+12, x+11, x+8.5), kit.Lin(x-12, 0, x+12, 0, k.L, k.LL, k.M, k.DD)), c.Rect(x-13, 108, 26, 5.5, 1, kit.Lin(x-13, 0, x+13, 0, k.L, k.LL, k.M, k.DD)))
		}
		c.Part("pediment", c.Form(box(14, 92, 242, 109), kit.Lin(14, 92, 242, 109, p.LL, p.L, p.M, p.D)), c.Form(box(14, 74, 242, 92), kit.Lin(14, 74, 242, 92, p.L, p.M, p.D), gloss.Dim(c, 3, .4, box(10, 72, 246, 79), p)))
		for i := range 16 {
			x := 18 + 14.4*float64(i)
			c.Part("pediment", c.Rect(x, 76, 6, 15, .8, kit.Lin(x, 0, x+6, 0, p.LL, p.D)), c.Line(pd("M%g 77v13M%g 77v13", x+2, x+4), p.DDD, .8).Opacity(.6))
		}
		c.Part("pediment", c.Rect(12, 90, 232, 3.5, 1, kit.Lin(0, 90, 0, 94, p.LL, p.D)), c.Form("M20 70L128 26L236 70Z", kit.Lin(0, 26, 0, 70, v.D, v.M)))
		for i, x := range []float64{62, 80, 98, 114, 128, 142, 158, 176, 194} {
			h := []float64{9, 13, 18, 23, 28, 23, 18, 13, 9}[i]
			c.Part("pediment", c.Circle(x, 69-h, h*.13+1.2, p.LL), c.Form(pd("M%g 70Q%g %g %g %gQ%g %g %g 70Z", x-h*.28-1.5, x-h*.3, 70-h*.8, x, 70-h*.85, x+h*.3, 70-h*.8, x+h*.28+1.5), kit.Lin(x-5, 0, x+5, 0, p.LL, p.M, p.D)))
		}
		c.Part("pediment", c.Line("M8 71L128 22L248 71", p.DDD, 11).Opacity(.55).Move(0, 2), c.Line("M8 70L128 21L248 70", kit.Lin(10, 20, 246, 70, p.LL, p.L, p.D), 9), c.Line("M7 67L128 17.500L200 47", kit.White, 1.8).Opacity(.6), c.Rect(4, 68, 248, 7, 1.5, kit.Lin(0, 68, 0, 75, p.LL, p.M, p.DD)), c.Form("M122 18Q122 8 128 6Q134 8 134 18Z", kit.Lin(122, 6, 134, 18, p.LL, p.D)), c.Path("M196 92L204 98L200 104L208 109H190L194 102Z", p.DD).Opacity(.5), c.Line("M60 93L66 100L62 108M150 75L146 84L152 90", p.DDD, 1.4).Opacity(.5))
		c.Part("steps", c.Rect(12, 203, 232, 9, 1, kit.Lin(0, 203, 0, 212, s.LL, s.M, s.DD)), c.Rect(4, 211, 248, 10, 1, kit.Lin(0, 211, 0, 221, s.LL, s.M, s.DD)), c.Rect(-4, 220, 264, 11, 1.5, kit.Lin(0, 220, 0, 231, s.LL, s.M, s.DDD)), c.Line("M40 212V220M84 212V220M130 212V220M176 212V220M220 212V220M20 222V230M64 222V230M108 222V230M152 222V230M196 222V230M236 222V230", s.DDD, 1.2).Opacity(.4))
		c.Part("grass", c.Form("M-8 230C20 224 60 234 100 230C150 226 200 234 264 228V236Q264 244 252 244H4Q-8 244 -8 236Z", kit.Lin(0, 226, 0, 244, g.L, g.M, g.D)), tree(c, 12, 236, 8, g), tree(c, 246, 236, 9, g), tree(c, 230, 238, 6, g))
		c.Anchor("ground", 128, 244)
	},
}
