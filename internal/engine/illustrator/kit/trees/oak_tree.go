package trees

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var oakTree = kit.Piece{
	Name: "oak-tree", Cm: 1500,
	Palette: "leaves #5f9c3f crown foliage green; trunk #7d5634 bark branches; acorns #b9793a",
	Draw: func(c *kit.Canvas) {
		l, t, a := c.Tones("leaves"), c.Tones("trunk"), c.Tones("acorns")
		cloud := func(x, y, rx, ry, shade float64) kit.Node {
			q := kit.TonesOf(l.M.Shade(shade))
			return kit.Of(sheen.Body(c, foliage.Puff(x, y, rx, ry, 13, 0), q, ry*.42, sheen.Each(34, func(i int) kit.Node {
				px, py := x-rx*.9+float64(i*37%100)/100*rx*1.8, y-ry*.8+float64(i*61%100)/100*ry*1.6
				return c.Path(fmt.Sprintf("M%g %gq-5 -3 -2 -8q4 -4 6 0q6 -1 5 5q-2 6 -9 3Z", px, py), []kit.Color{q.LL, q.L, q.D}[i%3]).Opacity(.55)
			})))
		}
		c.Part("leaves", cloud(66, 132, 54, 34, -.6), cloud(194, 130, 54, 34, -.7), cloud(128, 120, 64, 40, -.9))
		c.Part("trunk", sheen.Body(c, "M84 252C104 240 112 220 110 190C108 176 92 160 70 148L76 140C96 148 110 156 118 166C120 150 116 130 108 112L118 110C126 128 132 146 132 162C140 148 156 138 178 130L182 138C160 148 148 166 148 188C148 220 154 240 176 252C160 248 150 250 142 254C134 250 122 250 114 254C104 250 96 250 84 252Z", t, 14, c.Line("M120 246C128 220 124 196 126 172M136 246C138 220 138 200 140 182M112 240C120 220 118 200 118 188", t.DD, 2.4).Opacity(.55)))
		c.Part("leaves", cloud(54, 96, 50, 34, -.2), cloud(204, 94, 50, 34, -.3), cloud(92, 58, 58, 40, .1), cloud(168, 58, 56, 38, -.05), cloud(130, 92, 62, 38, .2), cloud(128, 36, 52, 30, .3))
		c.Part("acorns", sheen.Each(6, func(i int) kit.Node {
			x, y := []float64{62, 104, 150, 196, 128, 82}[i], []float64{112, 84, 72, 112, 112, 62}[i]
			return kit.Of(c.Ellipse(x, y+3, 4.4, 6, a.M), c.Ellipse(x-1.4, y+1.500, 1.4, 2.4, a.LL), c.Path(fmt.Sprintf("M%g %gq6 -9 12 0q-6 3 -12 0Z", x-6, y), a.DD))
		}))
		c.Anchor("ground", 128, 252)
	},
}
