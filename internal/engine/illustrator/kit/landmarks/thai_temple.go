package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var thaiTemple = kit.Piece{
	Name: "thai-temple", Cm: 2500,
	Palette: "roof #e8702a orange tiles; border #2f8f5a green <roof; gold #f3bd3c spires stupas ornaments; walls #f8f1e4 white columns; doors #b3263a; base #e9dcc6 steps; garden #5fa84a grass trees",
	Draw: func(c *kit.Canvas) {
		r, b, g, w, d, s, p := c.Tones("roof"), c.Tones("border"), c.Tones("gold"), c.Tones("walls"), c.Tones("doors"), c.Tones("base"), c.Tones("garden")
		// a bell-shaped stupa with its foot at x, 236
		stupa := kit.Of(c.Line("M30 122V58", g.D, 2.4), c.Form("M27 132L29.500 78H30.500L33 132Z", kit.Lin(27, 0, 33, 0, g.LL, g.M, g.DD)),
			c.Form("M22 150L27 122H33L38 150Z", kit.Lin(22, 0, 38, 0, g.M, g.LL, g.M, g.DDD), c.Line("M20 146H40M21 141H39M22 136H38M23 131H37M24 126H36", g.DD, 1.5)),
			c.Form("M18 158H42V150H18Z", kit.Lin(18, 0, 42, 0, g.L, g.LL, g.D, g.DDD)),
			c.Form("M8 206C14 200 16 186 17 172C18 162 22 157 30 157C38 157 42 162 43 172C44 186 46 200 52 206Z", kit.Lin(8, 0, 52, 0, kit.At(0, g.M), kit.At(.28, g.LL), kit.At(.55, g.M), kit.At(.85, g.DD), kit.At(1, g.DDD)), gloss.Glint(c, "M20 196C23 186 22 172 25 164C21 166 20 178 18 196Z", .7)),
			c.Form("M6 206H54L56 214H4Z", kit.Lin(4, 0, 56, 0, g.L, g.LL, g.D, g.DDD)), c.Form("M4 214H56L59 224H1Z", kit.Lin(1, 0, 59, 0, g.M, g.L, g.M, g.DD)), c.Form("M1 224H59L62 238H-2Z", kit.Lin(0, 0, 60, 0, g.L, g.LL, g.D, g.DDD)), c.Line("M5 210H55M3 219H57M0 231H60", g.DD, 1.4).Dash(3, 2), c.Circle(30, 57, 2.6, g.L))
		c.Part("gold", stupa.Move(2, 0), stupa.Move(194, 0))
		// a gable: apex y, foot y, half its width; bargeboards with flames
		gable := func(apex, foot, half float64, front bool) kit.Node {
			slope := func(k float64) string {
				return pd("M128 %gC%g %g %g %g %g %gH%gC%g %g %g %g 128 %gZ", apex+14*k, 128-half*.3, apex+(foot-apex)*.5+8*k, 128-half*.6, foot-12+2*k, 128-half+9*k, foot, 128+half-9*k, 128+half*.6, foot-12+2*k, 128+half*.3, apex+(foot-apex)*.5+8*k, apex+14*k)
			}
			left := pd("M128 %gC%g %g %g %g %g %g", apex, 128-half*.3, apex+(foot-apex)*.5, 128-half*.6, foot-12, 128-half, foot-1)
			nodes := []kit.Node{c.Form(slope(0), kit.Lin(128-half, apex, 128+half, foot, b.L, b.M, b.DD)), c.Form(slope(.7), kit.Lin(128-half, apex, 128+half, foot, r.LL, r.M, r.D, r.DD), c.Blur(4, c.Path(slope(1.9), r.DDD).Opacity(.6)))}
			if front {
				nodes = append(nodes, c.Form(slope(1.8), kit.Lin(128-half*.5, apex, 128+half*.5, foot, d.M, d.D, d.DD), c.Around(8, 128, foot-19, c.Path(pd("M128 %gq-6 -9 0 -18q6 9 0 18Z", foot-22), g.M)), c.Circle(128, foot-19, 7, g.L), c.Circle(128, foot-19, 3.4, d.M),
					c.Both(128, c.Line(pd("M112 %gc-10 -10 -20 -2 -14 6c4 4 10 0 7 -4M96 %gc-8 -6 -16 0 -10 5", foot-8, foot-5), g.L, 2.4)), c.Path(pd("M128 %gq-7 10 0 20q7 -10 0 -20Z", apex+32), g.L)))
			}
			board := kit.Of(c.Line(left, g.DDD, 7), c.Line(left, g.M, 5).Move(-.4, -.8), c.Line(left, g.LL, 1.8).Move(-1, -2))
			for i := 1; i < 8; i++ {
				u := float64(i) / 8
				v := 1 - u
				x := 128*v*v*v + 3*v*v*u*(128-half*.3) + 3*v*u*u*(128-half*.6) + u*u*u*(128-half)
				y := apex*v*v*v + 3*v*v*u*(apex+(foot-apex)*.5) + 3*v*u*u*(foot-12) + u*u*u*(foot-1)
				board = kit.Of(board, c.Path(pd("M%g %gq-7 -3 -6 -12q3 6 10 7Z", x, y), g.M))
			}
			board = kit.Of(board, c.Form(pd("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", 128-half+7, foot-5, 128-half-8, foot-6, 128-half-9, foot-21, 128-half-14, foot, 128-half-1, foot+4, 128-half+8, foot+3, 128-half+7, foot-5), kit.Lin(128-half-12, foot-20, 128-half+8, foot, g.LL, g.M, g.DD)))
			nodes = append(nodes, c.Both(128, board), c.Form(pd("M124 %gQ125 %g 128 %gQ131 %g 132 %gQ128 %g 124 %gZ", apex+4, apex-12, apex-24, apex-12, apex+4, apex+8, apex+4), kit.Lin(124, 0, 132, 0, g.LL, g.M, g.DD)))
			return kit.Of(nodes...)
		}
		c.Part("walls", c.Form(box(62, 150, 194, 226), kit.Lin(62, 0, 194, 0, w.LL, w.L, w.M, w.DD), gloss.Dim(c, 5, .4, box(56, 146, 200, 166), w)))
		c.Part("roof", gable(26, 116, 60, false), gable(50, 140, 72, false), gable(74, 166, 84, true))
		c.Part("walls", c.Rect(60, 165, 136, 7, 2, kit.Lin(60, 0, 196, 0, w.L, kit.White, w.D)), c.Line("M62 173H194", g.M, 2.4))
		door := func(x, wd, h float64) kit.Node {
			y := 226 - h
			return kit.Of(c.Path(pd("M%g %gL%g %gQ%g %g %g %gL%g %gZ", x-wd*.75, y+8, x-wd*.2, y-2, x, y-8, x, y-17, x+wd*.75, y+8), g.M), c.Path(pd("M%g %gQ%g %g %g %gZ", x, y-17, x+wd*.15, y-5, x+wd*.75, y+8), g.M), c.Rect(x-wd*.62, y+7, wd*1.24, h-7, 1, kit.Lin(x-wd, 0, x+wd, 0, g.LL, g.M, g.DD)), c.Form(box(x-wd*.45, y+11, x+wd*.45, 226), kit.Lin(x-wd*.45, 0, x+wd*.45, 0, d.L, d.M, d.DD), c.Line(pd("M%g %gV226", x, y+8), d.DDD, 1.6), c.Line(pd("M%g %gv9M%g %gv9", x-wd*.22, y+20, x+wd*.22, y+20), g.L, 3)))
		}
		c.Part("doors", door(128, 22, 44), door(90, 12, 36), door(166, 12, 36))
		for _, x := range []float64{68, 108, 148, 188} {
			c.Part("walls", c.Form(box(x-4.500, 174, x+4.500, 226), kit.Lin(x-4.5, 0, x+4.5, 0, kit.White, w.L, w.D, w.DD)), c.Path(pd("M%g 184L%g 174H%gL%g 184Z", x-4.5, x-7, x+7, x+4.5), g.M), c.Rect(x-6, 221, 12, 5, 1, g.M))
		}
		c.Part("base", c.Rect(46, 226, 164, 8, 2, kit.Lin(46, 0, 210, 0, s.LL, s.L, s.D)), c.Rect(38, 234, 180, 9, 2, kit.Lin(38, 0, 218, 0, s.L, s.M, s.DD)), c.Path(box(104, 226, 152, 244), s.M))
		for i := range 4 {
			y := 226 + 4.5*float64(i)
			c.Part("base", c.Path(box(108-2*float64(i), y, 148+2*float64(i), y+4.5), kit.Lin(104, 0, 152, 0, s.LL, s.D)), c.Line(pd("M%g %gh%g", 108-2*float64(i), y+.6, 40+4*float64(i)), kit.White, 1.2))
		}
		c.Part("garden", tree(c, 16, 243, 7, p), tree(c, 240, 243, 7, p), lawn(c, 0, 256, 240, 12, p))
		c.Anchor("ground", 128, 250)
	},
}
