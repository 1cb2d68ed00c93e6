package trees

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var tree = kit.Piece{
	Name: "tree", Cm: 800,
	States:  "full; bare -foliage",
	Palette: "foliage #58a83e leaves; trunk #8a5a34 bark; branches #8a5a34 <trunk; roots #8a5a34 <trunk",
	Draw: func(c *kit.Canvas) {
		f, t, b, r := c.Tones("foliage"), c.Tones("trunk"), c.Tones("branches"), c.Tones("roots")
		c.Part("foliage", c.Form(foliage.Puff(128, 92, 98, 74, 15, 8), kit.Lin(60, 40, 190, 170, f.D, f.DD, f.DDD)))
		c.Part("roots", foliage.With(c, "trunk", c.Form("M108 222C100 238 84 242 70 248Q92 252 112 246Q122 254 130 249Q140 254 148 246Q168 252 188 247C170 242 156 236 148 222Z", kit.Lin(80, 220, 180, 252, r.L, r.M, r.DD),
			c.Line("M112 226Q106 240 92 246M146 226Q152 240 166 246M128 230V248", r.DDD, 2).Opacity(.4))))
		bare := c.State("bare")
		if bare {
			c.Part("branches", foliage.With(c, "trunk", bareCrown(c, b)))
		} else {
			c.Part("branches", foliage.With(c, "trunk", c.Line("M122 176Q104 160 90 138", b.DD, 11), c.Line("M121 174Q103 158 90 138", b.M, 7), c.Line("M136 170Q152 150 172 136", b.DDD, 11), c.Line("M135 168Q151 149 170 136", b.D, 7.5)))
		}
		bole, under := "M112 120C116 160 114 200 104 230Q98 242 92 244Q112 248 128 244Q144 248 166 244Q156 240 152 228C142 200 140 160 146 120Z", .6
		if bare {
			bole, under = "M104 130C116 154 114 204 104 230Q98 242 92 244Q112 248 128 244Q144 248 166 244Q156 240 152 228C143 204 142 160 156 131Q144 138 138 148Q136 136 137 122H122Q122 136 121 148Q114 136 104 130Z", 0
		}
		c.Part("trunk", c.Form(bole,
			kit.Lin(104, 0, 152, 0, kit.At(0, t.M), kit.At(.25, t.L), kit.At(.55, t.M), kit.At(1, t.DD)),
			c.Blur(6, c.Path("M138 120C134 170 140 220 160 250H180V120Z", t.DDD).Opacity(.4)), c.Blur(8, c.Rect(90, 116, 80, 50, 0, t.DDD).Opacity(under)),
			c.Line("M120 168Q120 204 112 236M130 160Q130 190 128 214M139 176Q140 206 148 234M124 222Q122 234 118 242", t.DDD, 2).Opacity(.42),
			c.Line("M117 172Q117 204 109 232", t.LL, 1.8).Opacity(.5), c.Ellipse(132, 200, 4.5, 7.5, t.DDD).Opacity(.6), c.Ellipse(131.4, 199.6, 2.6, 5.2, t.DD)))
		clump := func(x, y, rx, ry float64, n int, turn, tone float64) kit.Node {
			m := f.M.Shade(tone)
			var marks []kit.Node
			for range int(rx / 3) {
				px, py := x+(c.Rand().Float64()*2-1)*rx*.9, y+(c.Rand().Float64()*2-1)*ry*.9
				col := m.Shade(1)
				if (px-x)/rx+(py-y)/ry > .1 {
					col = m.Shade(-1.2)
				}
				marks = append(marks, c.Path(fmt.Sprintf("M%g %gq4 -6 9 -3q-3 6 -9 3z", px, py), col.Alpha(.75)))
			}
			for range int(rx / 5) {
				a := -200 + 150*c.Rand().Float64()
				d := .3 + .55*c.Rand().Float64()
				px, py := x+rx*d*math.Cos(a*math.Pi/180), y+ry*d*math.Sin(a*math.Pi/180)
				for _, turn := range []float64{-38, 10, 58} {
					marks = append(marks, c.Path("M0 0q3.500 -4.500 8.500 -2q-3 5 -8.500 2z", m.Shade(1.6)).Rotate(turn, 0, 0).Move(px, py).Opacity(.55))
				}
			}
			return kit.Of(c.Clip(foliage.Puff(128, 92, 98, 74, 15, 8), c.Blur(4, c.Path(foliage.Puff(x+2, y+6, rx, ry, n, turn), f.DDD).Opacity(.45))),
				c.Form(foliage.Puff(x, y, rx, ry, n, turn), kit.Rad(x-rx*.45, y-ry*.6, rx*2, m.Shade(1.5), m.Shade(.5), m.Shade(-.5), m.Shade(-1.8)), marks...))
		}
		c.Part("foliage", clump(54, 112, 38, 32, 9, 0, -.5), clump(202, 112, 40, 33, 9, 20, -.9), clump(128, 134, 44, 28, 9, 10, -.7), clump(168, 62, 48, 40, 10, 0, -.3),
			clump(86, 60, 50, 42, 10, 14, .2), clump(128, 96, 52, 38, 10, 4, 0), clump(128, 42, 40, 30, 9, 0, .35), clump(66, 92, 32, 26, 8, 9, .3), clump(182, 98, 32, 25, 8, 30, -.25))
		c.Anchor("ground", 128, 248)
	},
}
