package landmarks

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var colosseum = kit.Piece{
	Name: "colosseum", Cm: 18900,
	Palette: "stone #e0b27c walls; arches #8a5438; ruins #cf9a66 inside <stone; grass #6faa4c",
	Draw: func(c *kit.Canvas) {
		s, a, r, g := c.Tones("stone"), c.Tones("arches"), c.Tones("ruins"), c.Tones("grass")
		c.On(kit.Back)
		c.Part("ruins", c.Form("M20 116C40 84 90 72 136 74C190 76 230 92 240 120C230 142 180 152 128 152C76 152 32 142 20 116Z", kit.Lin(40, 80, 200, 150, r.D, r.DD, r.DDD), c.Line("M36 120C60 96 190 92 224 122M52 130C80 110 180 108 208 132", r.LL, 1.8).Opacity(.5)))
		for i := range 13 {
			x := 44 + 14.0*float64(i)
			y := 92 + math.Pow(math.Abs(x-132)/100, 2)*14
			c.Part("ruins", c.Path(shape.Arched(x-3.5, y, 7, 12), a.DDD).Opacity(.7))
		}
		c.On(kit.Body)
		// The outer wall stands higher on the left and steps down to the right, as it has since the earthquakes.
		const wall = "M8 72C26 62 60 54 100 52L126 50L130 62L142 61L148 84L166 86L172 108L196 112L250 122V204C220 222 180 230 128 230C76 230 30 220 8 200Z"
		c.Part("stone", c.Form(wall, kit.Lin(10, 0, 250, 0, kit.At(0, s.D), kit.At(.18, s.L), kit.At(.4, s.LL), kit.At(.62, s.M), kit.At(1, s.DD))))
		level := func(y0, drop, w, h, from, to float64, n int) kit.Node {
			var all []kit.Node
			for i := range n {
				u := -1 + 2*(float64(i)+.5)/float64(n)
				x := 129 + 121*math.Sin(u*1.32)/math.Sin(1.32)
				if x < from || x > to {
					continue
				}
				y := y0 + drop*(1-u*u)
				ww := w * (1 - .5*u*u)
				all = append(all, c.Path(shape.Arched(x-ww/2-1.6, y-1.6, ww+3.2, h+1.6), s.LL).Opacity(.75), c.Form(shape.Arched(x-ww/2, y, ww, h), kit.Lin(x-ww/2, y, x+ww/2, y+h, a.DDD, a.DD, a.M)), c.Rect(x+ww/2+1.8, y-3, 2.6, h+4, 1, kit.Lin(x+ww/2+1, 0, x+ww/2+5, 0, s.LL, s.DD)).Opacity(.9))
			}
			return kit.Of(all...)
		}
		band := func(y0, drop float64) kit.Node {
			d := pd("M4 %gQ128 %g 254 %g", y0, y0+drop*2, y0)
			return kit.Of(c.Line(d, s.DDD, 5.5).Opacity(.5).Move(0, 1.5), c.Line(d, s.M, 5), c.Line(d, s.LL, 1.8).Move(0, -1.4))
		}
		c.Part("arches", c.Clip(wall, level(176, 16, 11, 26, 0, 260, 17), level(138, 13, 10.5, 24, 0, 260, 17), level(102, 10, 10, 22, 0, 172, 17), band(170, 15), band(132, 12), band(96, 9), band(206, 18)))
		for i := range 8 {
			x := 20 + 16*float64(i)
			c.Part("arches", c.Clip(wall, c.Rect(x, 76-float64(i)*1.1, 5, 8, 1, a.DD), c.Rect(x-7, 66-float64(i)*1.2, 2.4, 24, 1, s.D)))
		}
		c.Part("stone", c.Line("M8 72C26 62 60 54 100 52L126 50L130 62L142 61L148 84L166 86L172 108L196 112L250 122", s.LL, 3).Opacity(.9), c.Clip(wall, gloss.Dim(c, 10, .45, "M200 100H260V236H190Q230 190 200 100Z", s), gloss.Dim(c, 8, .35, "M0 60H22Q14 140 24 210H0Z", s), c.Line("M146 86L152 100M172 112L178 124M130 64L134 78", s.DDD, 1.6).Opacity(.6)))
		c.Part("grass", c.Form("M0 206C40 226 90 234 128 234C170 234 220 226 256 206Q260 220 248 226C220 240 180 246 128 246C76 246 36 240 8 226Q-4 220 0 206Z", kit.Lin(0, 206, 0, 246, g.L, g.M, g.D)))
		c.Anchor("ground", 128, 244)
		c.AnchorBox("inside", 128, 116, 150, 50, 0)
	},
}
