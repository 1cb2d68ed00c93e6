package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var eiffelTower = kit.Piece{
	Name: "eiffel-tower", Cm: 33000,
	Palette: "iron #b07a4c metal; levels #96643e platforms <iron; base #c4bdb4 stone; flag #3f6fd0",
	Draw: func(c *kit.Canvas) {
		t, l, b, f := c.Tones("iron"), c.Tones("levels"), c.Tones("base"), c.Tones("flag")
		c.Part("flag", c.Rect(128, -4, 8, 12, .5, f.M), c.Rect(135, -4, 8, 12, 0, kit.White), c.Rect(142, -4, 8, 12, .5, kit.Hex("#e2403f")))
		c.Part("iron", c.Line("M128 26V-4", t.D, 2.6), c.Line("M127.5 26V-4", t.L, 1.1))
		// A girder is a dark web with crossed bars and two edges, lit on its left one.
		girder := func(outer, inner string, y0, y1, x0, x1 float64, n int, lit bool) kit.Node {
			web := outer + " L" + inner[1:] + "Z"
			var bars []kit.Node
			step := (y1 - y0) / float64(n)
			for i := range n {
				y := y0 + step*float64(i)
				d := pd("M%g %gL%g %gM%g %gL%g %g", x0, y, x1, y+step, x1, y, x0, y+step)
				bars = append(bars, c.Line(d, t.D, 3.2), c.Line(d, t.L, 1.8), c.Line(pd("M%g %gH%g", x0, y, x1), t.M, 2))
			}
			a, z := t.LL, t.M
			if !lit {
				a, z = t.M, t.D
			}
			return kit.Of(c.Form(web, kit.Lin(x0, y0, x1, y1, t.DD, t.DDD), kit.Of(bars...)), c.Line(outer, t.DD, 5), c.Line(inner, t.DD, 5), c.Line(outer, a, 3), c.Line(inner, z, 3))
		}
		low := girder("M104 186C94 208 78 230 60 246", "M96 246C101 226 108 210 118 194", 186, 246, 58, 120, 3, true)
		c.Part("iron", low, girder("M152 186C162 208 178 230 196 246", "M160 246C155 226 148 210 138 194", 186, 246, 136, 198, 3, false))
		c.Part("iron", c.Line("M99 245C101 222 111 206 128 206C145 206 155 222 157 245", t.DD, 7), c.Line("M99 245C101 222 111 206 128 206C145 206 155 222 157 245", t.L, 4.6), c.Line("M99 245C101 222 111 206 128 206C145 206 155 222 157 245", t.DD, 4.6).Dash(1.4, 3.6).Butt(), c.Line("M97.5 244C99.5 220 110 203.500 128 203.5C146 203.5 156.5 220 158.5 244", t.LL, 1.4), c.Path("M104 186H152V196H104Z", t.D))
		c.Part("iron", girder("M114 136C112 152 109 166 105 180", "M118 180C120 166 122 152 123 136", 136, 180, 103, 125, 2, true), girder("M142 136C144 152 147 166 151 180", "M138 180C136 166 134 152 133 136", 136, 180, 131, 153, 2, false))
		c.Part("iron", girder("M125 44C123 76 120 108 115 132", "M141 132C136 108 133 76 131 44", 44, 132, 112, 144, 6, true))
		c.Part("iron", c.Path("M122.5 132C124 120 126 110 128 104C130 110 132 120 133.5 132Z", t.DDD), c.Clip("M125 44C123 76 120 108 115 132H141C136 108 133 76 131 44Z", gloss.Dim(c, 4, .4, "M131 40L146 136H134L128 40Z", t)))
		level := func(x0, x1, y, h float64) kit.Node {
			return kit.Of(c.Rect(x0+3, y+h-1, x1-x0-6, 5, 1, l.DDD), c.Rect(x0, y, x1-x0, h, 2, kit.Lin(x0, 0, x1, 0, l.M, l.LL, l.M, l.DD)), c.Rect(x0-2.5, y-3.5, x1-x0+5, 5, 2, kit.Lin(x0, 0, x1, 0, l.L, l.LL, l.M, l.D)), c.Line(pd("M%g %gH%g", x0+4, y+h*.58, x1-4), l.DDD, h*.4).Dash(2.6, 2).Butt().Opacity(.7), c.Line(pd("M%g %gH%g", x0-1, y-2.6, x1), kit.White, 1).Opacity(.5))
		}
		c.Part("levels", level(92, 164, 178, 13), level(109, 147, 129, 10), level(120.5, 135.5, 42, 6), c.Rect(123, 24, 10, 16, 2, kit.Lin(123, 0, 133, 0, l.L, l.LL, l.DD)), c.Form("M121.5 25Q128 10 134.5 25Z", kit.Lin(121, 0, 135, 0, l.LL, l.M, l.DD)))
		foot := c.Form("M50 243H104V252Q104 256 100 256H48Q44 256 44 251Z", kit.Lin(0, 243, 0, 256, b.LL, b.M, b.DD), c.Line("M48 247H102", kit.White, 1.6).Opacity(.6))
		c.Part("base", foot, foot.Mirror(128))
		c.Anchor("ground", 128, 256)
	},
}
