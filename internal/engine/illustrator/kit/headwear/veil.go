package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bridalVeil = kit.Piece{
	Name: "bridal-veil", Cm: 110, Palette: "tulle #d9e2f0 white lace; flowers #fbe9ee white roses; center #e8c15a; leaves #86b48c green; comb #e3c27a gold", States: "plain -flowers -center -leaves",
	Draw: func(c *kit.Canvas) {
		t, f, m, l, k := c.Tones("tulle"), c.Tones("flowers"), c.Tones("center"), c.Tones("leaves"), c.Tones("comb")
		layer := func(d string, a float64) kit.Node {
			return kit.Of(c.Form(d, kit.Lin(30, 20, 230, 250, t.LL.Alpha(a), t.M.Alpha(a*.8), t.D.Alpha(a))), c.Path(d, kit.None).Stroke(t.DD.Alpha(.5), 2.400), c.Path(d, kit.None).Stroke(t.LL.Alpha(.9), 1.200))
		}
		back := "M128 20C70 20 52 60 44 110C36 160 24 208 4 246Q20 256 36 248Q52 258 68 248Q84 258 100 248Q114 258 128 248Q142 258 156 248Q172 258 188 248Q204 258 220 248Q236 256 252 246C232 208 220 160 212 110C204 60 186 20 128 20Z"
		front := "M128 20C80 20 66 54 58 94C52 124 46 146 34 166Q46 176 58 168Q70 178 82 168Q94 178 106 168Q117 177 128 168Q139 177 150 168Q162 178 174 168Q186 178 198 168Q210 176 222 166C210 146 204 124 198 94C190 54 176 20 128 20Z"
		folds := func(y, spread float64, n int) kit.Node {
			return sheen.Each(n, func(i int) kit.Node {
				u := float64(i)/float64(n-1)*2 - 1
				return kit.Of(c.Line(sheen.D("M%.1f 36Q%.1f 110 %.1f %.1f", 128+u*34, 128+u*spread*.62, 128+u*spread, y), t.DD, 2).Opacity(.4), c.Line(sheen.D("M%.1f 36Q%.1f 110 %.1f %.1f", 131+u*34, 132+u*spread*.62, 132+u*spread, y), kit.White, 1.800).Opacity(.7))
			})
		}
		c.Part("tulle", layer(back, .62), c.Clip(back, folds(246, 108, 9)), layer(front, .62), c.Clip(front, folds(168, 82, 8)))
		c.Part("tulle", sheen.Each(14, func(i int) kit.Node { x := 18 + 17*float64(i); return c.Circle(x, 238, 2.800, t.D) }))
		c.Part("comb", c.Line("M78 34Q128 2 178 34", k.DD, 8), c.Line("M78 33Q128 1 178 33", k.L, 5))
		c.Part("leaves", sheen.Each(8, func(i int) kit.Node {
			x := 72 + 16*float64(i)
			return botanic.Leaf(c, x, 28-(56-(x-128)*(x-128)/56)*.22, 26, 13, -150+17*float64(i), l)
		}))
		for i, x := range []float64{84, 172, 106, 150, 128} {
			c.Part("flowers", botanic.Bloom(c, botanic.Blossom, x, []float64{32, 32, 20, 20, 13}[i], []float64{14, 14, 17, 17, 20}[i], f, m, 20*float64(i)))
		}
		c.Part("center", c.Circle(128, 13, 4, m.M))
		c.AnchorBox("fit", 128, 60, 90, 0, 0)
	},
}
