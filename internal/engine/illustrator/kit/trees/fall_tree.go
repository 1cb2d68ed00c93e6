package trees

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var fallTree = kit.Piece{
	Name: "fall-tree", Cm: 800, States: "full; bare -foliage -red -yellow -leaves",
	Palette: "foliage #ef8a2c orange; red #d6452c <foliage; yellow #f6bb36 <foliage; trunk #7d5233 bark; leaves #e9782a fallen leaves <foliage",
	Draw: func(c *kit.Canvas) {
		f, r, y, t, g := c.Tones("foliage"), c.Tones("red"), c.Tones("yellow"), c.Tones("trunk"), c.Tones("leaves")
		all := []kit.Tones{f, r, y}
		whole := foliage.Puff(128, 94, 100, 72, 15, 8)
		leafAt := func(x, y, k, turn float64, m kit.Color) kit.Node {
			return kit.Of(c.Path("M0 6L-3 1L-8 2L-6 -2L-9 -6L-4 -6L-3 -11L0 -8L3 -11L4 -6L9 -6L6 -2L8 2L3 1Z", m), c.Line("M0 9V-5", m.Shade(-1.500), 1)).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		bare := c.State("bare")
		c.Part("foliage", c.Form(whole, kit.Lin(60, 40, 190, 170, r.D, r.DD, r.DDD)))
		bole := "M112 112C116 160 114 198 102 226Q90 240 66 248Q96 252 112 246Q122 253 131 248Q142 253 150 246Q170 252 192 247C170 240 156 232 152 222C142 198 140 156 146 112Z"
		under := .5
		if bare {
			bole, under = "M104 130C116 154 114 204 102 230Q90 242 66 248Q96 252 112 246Q122 253 131 248Q142 253 150 246Q170 252 192 247C170 240 156 232 152 222C143 204 142 160 156 131Q144 138 138 148Q136 136 137 122H122Q122 136 121 148Q114 136 104 130Z", 0
			c.Part("trunk", bareCrown(c, t))
		} else {
			c.Part("trunk", c.Line("M122 176Q100 156 84 130M136 170Q156 150 178 130", t.DD, 11), c.Line("M121 174Q99 154 84 130M135 168Q155 148 176 130", t.M, 7))
		}
		c.Part("trunk", c.Form(bole, kit.Lin(104, 0, 152, 0, kit.At(0, t.M), kit.At(.25, t.L), kit.At(.55, t.M), kit.At(1, t.DD)), c.Blur(6, c.Path("M138 120C134 170 140 220 160 250H190V120Z", t.DDD).Opacity(.4)), c.Blur(8, c.Rect(90, 112, 80, 50, 0, t.DDD).Opacity(under)),
			c.Line("M120 168Q120 204 108 236M130 160Q130 190 128 214M139 176Q140 206 150 234", t.DDD, 2).Opacity(.42), c.Line("M117 172Q117 204 105 232", t.LL, 1.800).Opacity(.5), c.Ellipse(132, 200, 4.500, 7.500, t.DDD).Opacity(.6)))
		clump := func(x, yy, rx, ry float64, n int, turn float64, m kit.Tones) kit.Node {
			var marks []kit.Node
			for range int(rx / 2.200) {
				px, py := x+(c.Rand().Float64()*2-1)*rx*.92, yy+(c.Rand().Float64()*2-1)*ry*.92
				col := m.LL
				if (px-x)/rx+(py-yy)/ry > .1 {
					col = m.D
				}
				marks = append(marks, leafAt(px, py, .5+.2*c.Rand().Float64(), 360*c.Rand().Float64(), col).Opacity(.8))
			}
			d := foliage.Puff(x, yy, rx, ry, n, turn)
			return kit.Of(c.Clip(whole, c.Blur(4, c.Path(foliage.Puff(x+2, yy+5, rx*.97, ry*.97, n, turn), r.DDD).Opacity(.4))), c.Form(d, kit.Rad(x-rx*.45, yy-ry*.6, rx*2, m.LL, m.L, m.M, m.DD), marks...))
		}
		c.Part("red", clump(54, 112, 38, 32, 9, 0, r), clump(200, 112, 40, 33, 9, 20, r))
		c.Part("foliage", clump(128, 134, 44, 26, 9, 10, f), clump(168, 62, 48, 40, 10, 0, f))
		c.Part("yellow", clump(84, 60, 50, 42, 10, 14, y))
		c.Part("foliage", clump(126, 96, 50, 37, 10, 4, f))
		c.Part("red", clump(132, 40, 40, 30, 9, 0, r))
		c.Part("yellow", clump(186, 96, 32, 26, 8, 30, y))
		c.Part("foliage", clump(62, 92, 32, 25, 8, 9, f))
		var down, heap []kit.Node
		for i, q := range [][3]float64{{30, 166, 20}, {62, 190, 80}, {204, 172, -30}, {226, 200, 40}, {178, 196, 120}, {88, 214, -60}, {40, 214, 150}} {
			down = append(down, leafAt(q[0], q[1], .95, q[2], all[i%3].M))
		}
		for i := range 34 {
			u := float64(i) / 33
			x := 14 + 228*u
			heap = append(heap, leafAt(x, 247-7*c.Rand().Float64()*(1-(2*u-1)*(2*u-1)), .8+.35*c.Rand().Float64(), 360*c.Rand().Float64(), []kit.Color{g.M, r.M, y.M, g.D, y.D}[i%5]))
		}
		c.Part("leaves", kit.Of(down...), kit.Of(heap...))
		c.Anchor("ground", 128, 250)
	},
}
