package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var notreDame = kit.Piece{
	Name: "notre-dame", Cm: 9600,
	Palette: "stone #dccbab cathedral; windows #4f7fbf stained_glass; doors #8a5638; roof #6f8490 spire; rose #d9567a",
	Draw: func(c *kit.Canvas) {
		s, w, d, r, k := c.Tones("stone"), c.Tones("windows"), c.Tones("doors"), c.Tones("roof"), c.Tones("rose")
		c.Part("spire", c.Line("M128 18V2M124 7H132", r.DD, 2.2), c.Form("M120 90L127 18Q128 14 129 18L136 90Z", kit.Lin(120, 0, 136, 0, r.L, r.LL, r.M, r.DD), courses(c, 116, 140, 34, 90, 8, r)), c.Form("M96 112L104 88H152L160 112Z", kit.Lin(0, 88, 0, 112, r.LL, r.M, r.DD)))
		c.Part("stone", c.Form(box(26, 108, 230, 244), kit.Lin(30, 108, 226, 244, s.LL, s.L, s.M, s.D), stones(c, 26, 110, 230, 244, 10, 7, .05, s)))
		tower := func(x float64) kit.Node {
			n := kit.Of(c.Form(box(x, 34, x+68, 112), kit.Lin(x, 0, x+68, 0, s.L, s.LL, s.M, s.D), stones(c, x, 36, x+68, 112, 9, 6, .07, s), gloss.Dim(c, 4, .35, box(x-2, 32, x+70, 42), s)))
			for _, dx := range []float64{11, 38} {
				n = kit.Of(n, c.Path(pointed(x+dx-2.5, 46, 24, 62), s.LL), opening(c, pointed(x+dx, 50, 19, 56), s), c.Line(pd("M%g 52V106", x+dx+9.5), s.M, 2.4), c.Line(pd("M%g 72h19m-19 9h19m-19 9h19m-19 9h19", x+dx), s.DD, 2).Opacity(.8))
			}
			n = kit.Of(n, c.Rect(x-3, 30, 74, 7, 1.5, kit.Lin(x, 0, x+70, 0, s.LL, s.M, s.DD)))
			for i := range 9 {
				n = kit.Of(n, c.Rect(x-2+8.4*float64(i), 24, 4.4, 7, 1, kit.Lin(x+8.4*float64(i), 0, x+5+8.4*float64(i), 0, s.LL, s.D)))
			}
			return n
		}
		c.Part("towers", tower(26), tower(162))
		c.Part("stone", c.Rect(22, 108, 212, 7, 1.5, kit.Lin(0, 108, 0, 115, s.LL, s.M, s.DD)))
		for i := range 18 {
			x := 29 + 11.2*float64(i)
			c.Part("gallery", c.Path(shape.Arched(x, 117, 8, 17), s.DDD).Opacity(.8), c.Rect(x+8.2, 116, 2.8, 18, .8, kit.Lin(x+8, 0, x+11, 0, s.LL, s.D)))
		}
		c.Part("stone", c.Rect(22, 134, 212, 6, 1.5, kit.Lin(0, 134, 0, 140, s.LL, s.M, s.DD)))
		c.Part("rose window", c.Circle(128, 163, 22.5, s.DD), c.Circle(128, 162, 21.5, kit.Lin(110, 144, 146, 180, s.LL, s.M, s.DD)), c.Circle(128, 162, 18, w.DDD), c.Around(12, 128, 162, c.Path("M128 162L125 146Q128 143.5 131 146Z", kit.Lin(128, 145, 128, 162, w.LL, w.M))), c.Around(12, 128, 162, c.Circle(128, 147.5, 2, k.L)).Rotate(15, 128, 162), c.Around(6, 128, 162, c.Circle(128, 155.5, 2.4, k.M)), c.Circle(128, 162, 3.4, kit.Hex("#f5cf63")), c.Circle(128, 162, 18, kit.None).Stroke(s.M, 1.8))
		for _, x := range []float64{60, 196} {
			c.Part("windows", c.Path(shape.Arched(x-22, 143, 44, 40), s.LL).Opacity(.8), c.Path(shape.Arched(x-20, 145, 40, 38), s.D), c.Circle(x, 154, 5.5, w.DD), c.Circle(x, 154, 4, w.L))
			for _, dx := range []float64{-10, 10} {
				c.Part("windows", c.Path(pointed(x+dx-8, 156, 16, 27), s.L), c.Form(pointed(x+dx-6, 159, 12, 24), kit.Lin(x+dx-6, 159, x+dx+6, 183, w.DD, w.M, w.LL), c.Line(pd("M%g 158V184M%g 170H%g", x+dx, x+dx-7, x+dx+7), s.D, 1.4)))
			}
		}
		c.Part("stone", c.Rect(22, 183, 212, 5, 1, kit.Lin(0, 183, 0, 188, s.LL, s.DD)))
		for i := range 24 {
			x := 28 + 8.4*float64(i)
			c.Part("kings", c.Rect(x-.6, 188, 7, 13, 1, s.DD), c.Circle(x+2.9, 191.5, 1.7, s.LL), c.Path(pd("M%g 201V196Q%g 193 %g 193Q%g 193 %g 196V201Z", x+.6, x+.6, x+2.9, x+5.2, x+5.2), kit.Lin(x, 0, x+6, 0, s.LL, s.D)))
		}
		c.Part("stone", c.Rect(22, 201, 212, 5, 1, kit.Lin(0, 201, 0, 206, s.LL, s.DD)))
		portal := func(x, wd, y float64) kit.Node {
			h := 244 - y
			return kit.Of(c.Path(pointed(x-wd/2-6, y-6, wd+12, h+6), kit.Lin(x-wd/2, y, x+wd/2, 244, s.LL, s.M, s.DD)), c.Path(pointed(x-wd/2-3, y-3, wd+6, h+3), s.DD), c.Path(pointed(x-wd/2-1.2, y-1, wd+2.4, h+1), s.L), c.Form(pointed(x-wd/2+1.5, y+2, wd-3, h-2), s.D), c.Path(box(x-wd/2+2, y+h*.42, x+wd/2-2, 244), kit.Lin(x-wd/2, y, x+wd/2, 244, d.L, d.M, d.DD)), c.Line(pd("M%g %gV244M%g %gV244M%g %gV244", x, y+h*.42, x-wd*.22, y+h*.42, x+wd*.22, y+h*.42), d.DDD, 1.3).Opacity(.7), c.Rect(x-wd/2+1, y+h*.38, wd-2, 3, .5, s.LL), c.Circle(x, y+h*.26, 2.8, s.LL))
		}
		c.Part("doors", portal(60, 28, 208), portal(128, 32, 206), portal(196, 28, 208))
		for _, x := range []float64{24, 88, 158, 222} {
			c.Part("buttresses", c.Form(box(x, 36, x+10, 244), kit.Lin(x, 0, x+10, 0, s.LL, s.L, s.D)), c.Line(pd("M%g 112h12M%g 137h12M%g 185h12M%g 203h12", x-1, x-1, x-1, x-1), s.DD, 2.4))
		}
		c.Part("base", c.Rect(16, 241, 224, 7, 1.5, kit.Lin(0, 241, 0, 248, s.LL, s.M, s.DD)), c.Rect(8, 247, 240, 9, 2, kit.Lin(0, 247, 0, 256, s.L, s.D, s.DDD)))
		c.Anchor("ground", 128, 256)
	},
}
