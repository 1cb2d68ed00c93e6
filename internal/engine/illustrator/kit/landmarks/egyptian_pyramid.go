package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var egyptianPyramid = kit.Piece{
	Name: "egyptian-pyramid", Cm: 23000,
	Palette: "stones #e8b85a pyramid; sand #f2cf86 desert; palms #5aa845 trees; trunks #9a6a3a",
	Draw: func(c *kit.Canvas) {
		t, s, p, k := c.Tones("stones"), c.Tones("sand"), c.Tones("palms"), c.Tones("trunks")
		pyramid := func(x, y, w, h, split float64, rows int) kit.Node {
			var left, right []kit.Node
			for i := 1; i < rows; i++ {
				f := float64(i) / float64(rows)
				yy, bend := y+h*f, h*.035*f
				left = append(left, c.Line(pd("M%g %gL%g %g", x-w*f, yy-bend, x+split*f, yy+bend), t.DD, 1.3).Opacity(.5), c.Line(pd("M%g %gL%g %g", x-w*f, yy-bend+1.4, x+split*f, yy+bend+1.4), t.LL, 1).Opacity(.7))
				right = append(right, c.Line(pd("M%g %gL%g %g", x+split*f, yy+bend, x+w*f, yy-bend), t.DDD, 1.3).Opacity(.45))
				n := int(10 * f)
				for j := range n {
					u := (float64(j) + .5*float64(i%2) + .5) / float64(n+1)
					xx := x - w*f + (w+split)*f*u
					left = append(left, c.Line(pd("M%g %gv%g", xx, yy-bend+2*bend*u, h/float64(rows)), t.DD, 1.2).Opacity(.4))
					xr := x + split*f + (w-split)*f*u
					right = append(right, c.Line(pd("M%g %gv%g", xr, yy+bend-2*bend*u, h/float64(rows)), t.DDD, 1.2).Opacity(.35))
				}
			}
			return kit.Of(c.Form(pd("M%g %gL%g %gL%g %gZ", x, y, x+split, y+h*1.03, x-w, y+h*.965), kit.Lin(x-w*.6, y+h*.3, x+split, y+h, t.LL, t.L, t.M), kit.Of(left...)),
				c.Form(pd("M%g %gL%g %gL%g %gZ", x, y, x+w, y+h*.965, x+split, y+h*1.03), kit.Lin(x, y, x+w*.7, y+h, t.D, t.DD, t.DDD), kit.Of(right...)), c.Line(pd("M%g %gL%g %g", x, y, x+split, y+h*1.03), t.LL, 1.6).Opacity(.8))
		}
		c.Part("small pyramid", pyramid(204, 128, 60, 84, 16, 8))
		c.Part("stones", pyramid(112, 40, 110, 172, 34, 13), c.Clip("M112 40L146 217L6 206Z", gloss.Dim(c, 9, .25, "M60 60L160 230H0V200Z", t)))
		c.Part("door", c.Path("M84 214L88 192H112L116 217Z", t.DD), c.Path("M91 215L93 197H108L110 216.500Z", t.DDD), c.Path("M86 196L88 190H112L114 196Z", t.LL))
		c.Part("sand", c.Form("M2 214C26 200 54 206 84 212C120 220 158 222 190 212C216 204 240 204 254 214Q258 226 250 232C200 244 60 244 8 232Q-2 226 2 214Z", kit.Lin(100, 204, 106, 242, s.LL, s.M, s.D), c.Line("M20 222Q60 212 100 222M130 228Q170 222 210 226M60 232Q100 226 140 234", s.DD, 1.6).Opacity(.5), c.Line("M20 224Q60 214 100 224M130 230Q170 224 210 228", s.LL, 1.4).Opacity(.8)))
		palm := func(x, y, h, k2 float64) kit.Node {
			var fronds []kit.Node
			for i, a := range []float64{-160, -118, -72, -28, 14, -196} {
				n := c.Form("M0 0C10 -10 26 -10 36 2C28 -1 20 0 14 4C8 4 3 3 0 0Z", kit.Lin(0, -8, 30, 6, p.L, p.M, p.D))
				if i%2 == 1 {
					n = c.Form("M0 0C10 -8 24 -9 34 3C26 0 20 1 13 5C8 4 3 3 0 0Z", kit.Lin(0, -8, 30, 6, p.LL, p.M, p.D))
				}
				if a < -90 {
					n = n.Scale(1, -1, 0, 0)
				}
				fronds = append(fronds, n.Rotate(a, 0, 0))
			}
			return kit.Of(c.Line(pd("M%g %gQ%g %g %g %g", x, y, x+6, y-h*.5, x+2, y-h), k.DD, 6*k2), c.Line(pd("M%g %gQ%g %g %g %g", x-.5, y, x+5, y-h*.5, x+1.5, y-h), k.L, 3.6*k2), c.Line(pd("M%g %gQ%g %g %g %g", x, y, x+6, y-h*.5, x+2, y-h), k.DD, 6*k2).Dash(1.2, 4).Butt().Opacity(.5), kit.Of(fronds...).Scale(k2*.85, k2*.85, 0, 0).Move(x+2, y-h))
		}
		c.Part("palms", palm(214, 228, 62, 1), palm(232, 230, 44, .8), palm(30, 226, 40, .75))
		c.Anchor("ground", 128, 238)
		c.AnchorBox("inside", 101, 206, 18, 20, 0)
	},
}
