package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var sagradaFamilia = kit.Piece{
	Name: "sagrada-familia", Cm: 17200,
	Palette: "stone #d6b98c towers; tips #e2574c mosaics; gold #f2c14b crosses; windows #5f8fc0 stained_glass; trees #5aa845",
	Draw: func(c *kit.Canvas) {
		s, t, g, w, p := c.Tones("stone"), c.Tones("tips"), c.Tones("gold"), c.Tones("windows"), c.Tones("trees")
		tower := func(x, y0, y1, r float64) kit.Node {
			h := y1 - y0
			d := pd("M%g %gC%g %g %g %g %g %gQ%g %g %g %gC%g %g %g %g %g %gZ", x-r, y1, x-r, y1-h*.5, x-r*.62, y0+h*.16, x-r*.26, y0+4, x, y0-2, x+r*.26, y0+4, x+r*.62, y0+h*.16, x+r, y1-h*.5, x+r, y1)
			var slots []kit.Node
			for i := range 11 {
				f := .12 + .06*float64(i)
				half := r * (.3 + f*.72)
				y := y0 + h*f
				for _, u := range []float64{-.55, 0, .55} {
					slots = append(slots, c.Rect(x+half*u-1.3, y, 2.6, h*.034, 1, s.DDD).Opacity(.75), c.Rect(x+half*u-1.5, y+h*.036, 3, 1, .4, s.LL).Opacity(.7))
				}
			}
			return kit.Of(c.Form(d, kit.Lin(x-r, 0, x+r, 0, kit.At(0, s.M), kit.At(.25, s.LL), kit.At(.52, s.M), kit.At(.85, s.D), kit.At(1, s.DD)), kit.Of(slots...), c.Line(pd("M%g %gQ%g %g %g %gM%g %gQ%g %g %g %g", x-r*.3, y1, x-r*.2, y1-h*.6, x-r*.06, y0+10, x+r*.3, y1, x+r*.2, y1-h*.6, x+r*.06, y0+10), s.DD, 1).Opacity(.6)),
				c.Form(pd("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-r*.28, y0+6, x-r*.4, y0-4, x-r*.2, y0-8, x, y0-14, x+r*.2, y0-8, x+r*.4, y0-4, x+r*.28, y0+6), kit.Lin(x-r*.3, y0-12, x+r*.3, y0+6, t.LL, t.M, t.DD)), c.Line(pd("M%g %gV%gM%g %gH%g", x, y0-12, y0-22, x-3, y0-18.5, x+3), g.D, 2), c.Circle(x, y0-13, 2.3, g.L), c.Circle(x-r*.16, y0-2, 1.2, g.LL), c.Circle(x+r*.16, y0, 1.2, g.L))
		}
		c.Part("tower", tower(128, 20, 190, 22))
		c.Part("tower", tower(72, 74, 200, 15), tower(184, 74, 200, 15))
		c.Part("towers", tower(102, 56, 206, 15), tower(154, 56, 206, 15))
		c.Part("walls", c.Form("M40 244V186Q56 168 72 186V170Q86 152 100 170L128 132L156 170Q170 152 184 170V186Q200 168 216 186V244Z", kit.Lin(50, 150, 210, 244, s.LL, s.L, s.M, s.DD), gloss.Dim(c, 6, .35, "M190 160H224V250H196Z", s)))
		for _, v := range [][3]float64{{56, 196, 17}, {86, 182, 18}, {170, 182, 18}, {200, 196, 17}} {
			c.Part("windows", c.Path(pointed(v[0]-v[2]/2-2.5, v[1]-4, v[2]+5, 46), kit.Lin(v[0]-12, v[1], v[0]+12, v[1]+46, s.LL, s.M, s.DD)), c.Form(pointed(v[0]-v[2]/2, v[1], v[2], 40), kit.Lin(v[0]-9, v[1], v[0]+9, v[1]+40, w.DD, w.M, w.LL), c.Path(pd("M%g %gh8v12h-8ZM%g %gh9v10h-9Z", v[0]-8, v[1]+16, v[0], v[1]+28), t.M).Opacity(.7), c.Path(pd("M%g %gh9v12h-9Z", v[0], v[1]+12), g.M).Opacity(.7)), c.Line(pd("M%g %gV%gM%g %gH%gM%g %gH%g", v[0], v[1], v[1]+40, v[0]-9, v[1]+16, v[0]+9, v[0]-9, v[1]+28, v[0]+9), s.DD, 1.6))
		}
		c.Part("facade", c.Form("M100 246V190L128 140L156 190V246Z", kit.Lin(100, 140, 156, 246, s.LL, s.L, s.M, s.D)), c.Line("M98 196L128 142L158 196", s.DD, 6), c.Line("M98 195L128 140.500L158 195", s.LL, 3.4), c.Circle(128, 184, 12, s.DD), c.Circle(128, 184, 10, w.D), c.Around(8, 128, 184, c.Circle(128, 178, 2.7, g.L)), c.Circle(128, 184, 3, t.L), c.Circle(128, 184, 11, kit.None).Stroke(s.L, 1.8))
		for _, x := range []float64{108, 128, 148} {
			h := 34.0
			if x == 128 {
				h = 42
			}
			c.Part("doors", c.Path(pointed(x-9, 244-h-3, 18, h+3), s.LL), opening(c, pointed(x-7, 244-h, 14, h), s))
		}
		c.Part("walls", c.Form("M92 246L97 190Q100 182 103 190L106 246Z", gloss.Column(s, 92, 106)), c.Form("M150 246L153 190Q156 182 159 190L164 246Z", gloss.Column(s, 150, 164)), c.Circle(100, 186, 3, t.M), c.Circle(156, 186, 3, t.M))
		c.Part("base", c.Rect(32, 242, 192, 7, 1.5, kit.Lin(0, 242, 0, 249, s.LL, s.M, s.DD)), c.Rect(24, 248, 208, 8, 2, kit.Lin(0, 248, 0, 256, s.L, s.D, s.DDD)))
		c.Part("trees", tree(c, 38, 249, 11, p), tree(c, 220, 249, 11, p), tree(c, 56, 249, 7, p), tree(c, 203, 249, 7, p))
		c.Anchor("ground", 128, 256)
	},
}
