package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var capitolBuilding = kit.Piece{
	Name: "capitol-building", Cm: 22900,
	Palette: "walls #efe6d6 marble columns; dome #f5eee1 <walls; windows #6f7f93; steps #e3dccd; lawn #5fa84a grass trees; statue #8a7a5c; flag #d8303a",
	Draw: func(c *kit.Canvas) {
		w, d, v, s, p, u, f := c.Tones("walls"), c.Tones("dome"), c.Tones("windows"), c.Tones("steps"), c.Tones("lawn"), c.Tones("statue"), c.Tones("flag")
		columns := func(x0, x1, y0, y1 float64, n int, t kit.Tones) kit.Node {
			nodes := []kit.Node{c.Path(box(x0, y0, x1, y1), kit.Lin(x0, 0, x1, 0, v.M, v.D, v.DD))}
			step := (x1 - x0) / float64(n)
			for i := range n {
				x := x0 + step*(float64(i)+.5)
				k := step * .3
				nodes = append(nodes, c.Path(box(x-k, y0, x+k, y1), kit.Lin(x-k, 0, x+k, 0, t.L, t.LL, t.M, t.DD)), c.Path(box(x-k-.8, y0, x+k+.8, y0+2), t.LL), c.Path(box(x-k-.8, y1-2, x+k+.8, y1), t.M))
			}
			return kit.Of(nodes...)
		}
		ledge := func(x0, x1, y, h float64, t kit.Tones) kit.Node {
			return kit.Of(c.Rect(x0, y, x1-x0, h, 1.2, kit.Lin(x0, 0, x1, 0, kit.At(0, t.L), kit.At(.3, t.LL), kit.At(.7, t.M), kit.At(1, t.DD))), c.Line(pd("M%g %gH%g", x0+1, y+h, x1-1), t.DDD, .9).Opacity(.5))
		}
		rows := func(x0, x1, y, h float64, n int, round bool) kit.Node {
			var nodes []kit.Node
			step := (x1 - x0) / float64(n)
			for i := range n {
				x := x0 + step*(float64(i)+.5)
				k := min(4, step*.28)
				o := box(x-k, y, x+k, y+h)
				if round {
					o = shape.Arched(x-k, y, 2*k, h)
				}
				nodes = append(nodes, c.Path(o, w.LL).Move(-.7, -.7), c.Path(o, kit.Lin(x-k, y, x+k, y+h, v.D, v.M, v.L)))
			}
			return kit.Of(nodes...)
		}
		// the dome from its drum to the statue
		c.Part("dome", ledge(82, 174, 142, 8, d), columns(88, 168, 112, 142, 13, d), ledge(84, 172, 106, 7, d),
			c.Form("M94 106V98Q96 92 104 92H152Q160 92 162 98V106Z", kit.Lin(94, 0, 162, 0, d.M, d.LL, d.M, d.DD)), rows(96, 160, 95, 10, 9, true), ledge(92, 164, 89, 5, d))
		shell := "M96 90C96 62 108 46 118 42H138C148 46 160 62 160 90Z"
		var ribs []kit.Node
		for _, k := range []float64{-.92, -.66, -.36, 0, .36, .66, .92} {
			ribs = append(ribs, c.Line(pd("M%g 90Q%g 58 %g 42", 128+32*k, 128+26*k, 128+9*k), d.DD, 2).Opacity(.8), c.Line(pd("M%g 90Q%g 58 %g 42", 127+32*k, 127+26*k, 127+9*k), d.LL, 1.2))
		}
		c.Part("dome", c.Form(shell, kit.Lin(96, 0, 160, 0, kit.At(0, d.M), kit.At(.28, d.LL), kit.At(.55, d.M), kit.At(.85, d.DD), kit.At(1, d.DDD)), append(ribs, c.Line("M98 76H158M103 62H153", d.DD, 1).Opacity(.35), gloss.Glint(c, "M104 84C104 66 110 56 117 50C112 62 110 72 110 86Z", .7))...),
			ledge(114, 142, 39, 4, d), columns(118, 138, 27, 39, 5, d), ledge(115, 141, 24, 4, d), c.Form("M119 24Q120 17 128 16Q136 17 137 24Z", kit.Lin(119, 0, 137, 0, d.L, d.LL, d.DD)))
		c.Part("statue", c.Form("M124 17L125.500 8Q124 4 126 2Q128 -1 130 2Q132 4 130.500 8L132 17Z", kit.Lin(124, 0, 132, 0, u.LL, u.M, u.DD)))
		// wings
		c.Part("walls", c.Form(box(6, 168, 250, 226), kit.Lin(6, 160, 250, 226, w.LL, w.L, w.M, w.D)), rows(10, 78, 176, 13, 8, true), rows(178, 246, 176, 13, 8, true), rows(10, 78, 200, 12, 8, false), rows(178, 246, 200, 12, 8, false), ledge(3, 253, 164, 6, w), ledge(4, 252, 193, 2.5, w))
		temple := func(x0, x1, top, y0, y1 float64, n int) kit.Node {
			m := (x0 + x1) / 2
			return kit.Of(c.Path(box(x0-2, y0-8, x1+2, y1), kit.Lin(x0, 0, x1, 0, w.L, w.M, w.D)), columns(x0, x1, y0, y1, n, w), ledge(x0-4, x1+4, y0-7, 7, w),
				c.Form(pd("M%g %gL%g %gL%g %gZ", x0-5, y0-6, m, top, x1+5, y0-6), kit.Lin(x0, top, x1, y0, w.LL, w.L, w.D)), c.Form(pd("M%g %gL%g %gL%g %gZ", x0+6, y0-8, m, top+4, x1-6, y0-8), kit.Lin(x0, top, x1, y0, w.D, w.DD)), c.Line(pd("M%g %gL%g %gL%g %g", x0-4, y0-6.5, m, top, x1+4, y0-6.5), w.LL, 1.8))
		}
		c.Part("walls", temple(22, 56, 154, 172, 212, 6), temple(200, 234, 154, 172, 212, 6))
		c.Part("walls", c.Form(box(80, 148, 176, 226), kit.Lin(80, 0, 176, 0, w.L, w.LL, w.M, w.D)), ledge(77, 179, 148, 5, w), temple(92, 164, 142, 168, 212, 9))
		stair := func(x0, x1, spread float64) kit.Node {
			var nodes []kit.Node
			for i := range 6 {
				y := 210 + 5*float64(i)
				e := spread * float64(i) / 5
				nodes = append(nodes, c.Path(box(x0-e, y, x1+e, y+5), kit.Lin(x0-e, 0, x1+e, 0, s.LL, s.M, s.D)), c.Line(pd("M%g %gH%g", x0-e, y+.6, x1+e), kit.White, 1).Opacity(.8), c.Line(pd("M%g %gH%g", x0-e, y+4.600, x1+e), s.DDD, .8).Opacity(.5))
			}
			return kit.Of(nodes...)
		}
		c.Part("walls", c.Form(box(3, 222, 253, 240), kit.Lin(3, 0, 253, 0, w.L, w.M, w.D)), ledge(2, 254, 219, 4, w))
		c.Part("steps", stair(22, 56, 5), stair(200, 234, 5), stair(90, 166, 16))
		c.Part("flag", c.Line("M78 148V128", u.D, 1.600), c.Path("M79 128Q86 125 94 129V139Q86 135 79 138Z", f.M), c.Line("M79 132Q86 129 94 133M79 136Q86 133 94 137", kit.White, 1.300), c.Path("M79 128Q82 126.500 85.500 126.800V132.500Q82 132 79 133.500Z", kit.Hex("#2c4a8f")))
		for _, x := range []float64{8, 70, 186, 248} {
			c.Part("lawn", tree(c, x, 240, 7.500, p))
		}
		c.Part("lawn", lawn(c, 0, 256, 238, 14, p))
		c.Anchor("ground", 128, 250)
	},
}
