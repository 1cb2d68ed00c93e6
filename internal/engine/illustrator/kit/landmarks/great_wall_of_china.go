package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var greatWallOfChina = kit.Piece{
	Name: "great-wall-of-china", Cm: 15000,
	Palette: "wall #c9b193 stone bricks; tower #c2a583 <wall; hills #6fae54 mountains grass; path #e3d2b4; roof #6b5a4c",
	Draw: func(c *kit.Canvas) {
		w, t, h, p, r := c.Tones("wall"), c.Tones("tower"), c.Tones("hills"), c.Tones("path"), c.Tones("roof")
		c.Part("hills", c.Form("M118 150C140 92 176 62 200 62C226 64 244 100 256 150V200H110Z", kit.Lin(150, 60, 210, 200, h.L, h.M, h.D, h.DD)), c.Form("M0 170C20 120 50 96 78 96C110 98 130 130 150 176V220H0Z", kit.Lin(30, 96, 90, 220, h.LL, h.L, h.M, h.D)))
		// The wall climbs in three runs, the farthest first; each has a lit face and a walk behind its crenels.
		run := func(x0, y0, x1, y1, s0, s1 float64, n int) kit.Node {
			face := pd("M%g %gL%g %gL%g %gL%g %gZ", x0, y0, x1, y1, x1, y1+34*s1, x0, y0+34*s0)
			walk := pd("M%g %gL%g %gL%g %gL%g %gZ", x0, y0, x1, y1, x1, y1-9*s1, x0, y0-9*s0)
			var teeth []kit.Node
			for i := range n {
				u := (float64(i) + .25) / float64(n)
				x, y, s := x0+(x1-x0)*u, y0+(y1-y0)*u, s0+(s1-s0)*u
				v := u + .5/float64(n)
				xb, yb := x0+(x1-x0)*v, y0+(y1-y0)*v
				teeth = append(teeth, c.Path(pd("M%g %gL%g %gL%g %gL%g %gZ", x, y+1, xb, yb+1, xb, yb-8*s, x, y-8*s), kit.Lin(x, y-8*s, xb, yb, w.LL, w.M)), c.Line(pd("M%g %gL%g %g", x, y-8*s, xb, yb-8*s), w.LL, 1.2))
			}
			var far []kit.Node
			for i := range n {
				u := (float64(i) + .2) / float64(n)
				x, y, s := x0+(x1-x0)*u, y0+(y1-y0)*u-9*(s0+(s1-s0)*u), s0+(s1-s0)*u
				far = append(far, c.Rect(x, y-5*s, (x1-x0)/float64(n)*.5, 6*s, .5, w.D))
			}
			return kit.Of(kit.Of(far...), c.Path(walk, kit.Lin(x0, y0, x1, y1, p.M, p.LL)), c.Form(face, kit.Lin(x0, y0-10, x0+20, y0+50, w.L, w.M, w.D), c.Path(pd("M%g %gL%g %gL%g %gL%g %gZ", x0, y0+26*s0, x1, y1+26*s1, x1, y1+36*s1, x0, y0+36*s0), w.DD).Opacity(.3), stones(c, min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)+34, 9, 6, .16, w), c.Line(pd("M%g %gL%g %g", x0, y0+4*s0, x1, y1+4*s1), w.DDD, 1.4).Opacity(.5)), kit.Of(teeth...))
		}
		tower := func(x, y, wd, ht float64) kit.Node {
			l := x - wd/2
			var top []kit.Node
			for i := range 5 {
				top = append(top, c.Rect(l-3+float64(i)*(wd+6-wd*.16)/4, y-ht-wd*.16, wd*.16, wd*.2, .8, kit.Lin(l, 0, l+wd, 0, t.LL, t.M, t.D)))
			}
			return kit.Of(c.Form(pd("M%g %gL%g %gH%gL%g %gZ", l-wd*.06, y, l, y-ht, l+wd, l+wd*1.06, y), kit.Lin(l, y-ht, l+wd, y, t.LL, t.L, t.M, t.DD), stones(c, l-4, y-ht, l+wd+4, y, wd*.17, wd*.11, .16, t), gloss.Dim(c, wd*.06, .4, box(l+wd*.75, y-ht, l+wd*1.2, y), t), gloss.Dim(c, wd*.05, .5, box(l-4, y-ht, l+wd+4, y-ht+wd*.12), t)),
				c.Rect(l-3, y-ht-1, wd+6, wd*.1, 1, kit.Lin(l, 0, l+wd, 0, t.LL, t.M, t.DD)), kit.Of(top...), opening(c, shape.Arched(x-wd*.34, y-ht*.72, wd*.16, wd*.26), t), opening(c, shape.Arched(x-wd*.08, y-ht*.72, wd*.16, wd*.26), t), opening(c, shape.Arched(x+wd*.18, y-ht*.72, wd*.16, wd*.26), t))
		}
		c.Part("wall", run(150, 108, 196, 82, .55, .42, 6))
		c.Part("tower", tower(206, 96, 30, 34))
		c.Part("wall", run(112, 116, 156, 108, .75, .55, 5))
		c.Part("hills", c.Form("M120 160C150 128 190 124 220 138C244 148 256 160 256 176V216H110Z", kit.Lin(150, 124, 200, 216, h.LL, h.L, h.M, h.DD)))
		c.Part("wall", run(120, 120, 206, 172, .8, 1.1, 9))
		c.Part("tower", tower(102, 150, 46, 62), c.Form("M74 84L88 66H116L130 84Z", kit.Lin(74, 66, 130, 86, r.LL, r.M, r.DD)), c.Line("M70 85Q80 82 84 76M134 85Q124 82 120 76", r.DD, 3.4), c.Rect(84, 64, 36, 4, 2, r.L))
		c.Part("wall", run(26, 190, 84, 138, 1.1, .9, 6))
		c.Part("tower", tower(218, 216, 56, 66))
		c.Part("hills", c.Form("M0 206C14 190 34 196 52 204C84 190 120 178 150 196C176 204 214 202 256 210V228Q256 236 246 236H10Q0 236 0 228Z", kit.Lin(100, 184, 110, 236, h.L, h.M, h.D)), tree(c, 70, 212, 9, h), tree(c, 90, 218, 11, h), tree(c, 160, 214, 9, h), tree(c, 184, 220, 12, h), tree(c, 24, 218, 11, h), tree(c, 128, 208, 8, h))
		c.Anchor("ground", 128, 236)
	},
}
