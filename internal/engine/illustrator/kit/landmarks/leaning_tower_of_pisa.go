package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var leaningTowerOfPisa = kit.Piece{
	Name: "leaning-tower-of-pisa", Cm: 5600,
	Palette: "marble #f5ead8 tower stone; arches #a5836a; grass #6aae4a lawn; flag #e2483c",
	Draw: func(c *kit.Canvas) {
		m, a, g, f := c.Tones("marble"), c.Tones("arches"), c.Tones("grass"), c.Tones("flag")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(6.5, 128, 240).Move(-10, 0) }
		across := func(x0, x1 float64) kit.Gradient {
			return kit.Lin(x0, 0, x1, 0, kit.At(0, m.D), kit.At(.22, m.LL), kit.At(.5, m.M), kit.At(.8, m.DD), kit.At(1, m.DDD))
		}
		ring := func(y, h, x0, x1 float64, n int) kit.Node {
			all := []kit.Node{c.Form(box(x0, y, x1, y+h), kit.Lin(x0, 0, x1, 0, kit.At(0, a.M), kit.At(.25, a.L), kit.At(.6, a.M), kit.At(1, a.DD)), gloss.Dim(c, 3, .6, box(x0, y, x1, y+6), a))}
			for i := range n + 1 {
				u := -1 + 2*float64(i)/float64(n)
				x := (x0+x1)/2 + (x1-x0)/2*(u*1.12-.12*u*u*u)
				all = append(all, c.Rect(x-1.5, y+3, 3, h-3, 1, kit.Lin(x-2, 0, x+2, 0, m.LL, m.M, m.DDD)))
				if i < n {
					u1 := -1 + 2*float64(i+1)/float64(n)
					xn := (x0+x1)/2 + (x1-x0)/2*(u1*1.12-.12*u1*u1*u1)
					all = append(all, c.Path(pd("M%g %gH%gV%gA%g %g 0 0 0 %g %gZ", x, y-1, xn, y+(xn-x)*.55, (xn-x)/2, (xn-x)*.5, x, y+(xn-x)*.55), kit.Lin(x0, 0, x1, 0, m.M, m.LL, m.D, m.DDD)))
				}
			}
			return kit.Of(append(all, c.Path(pd("M%g %gQ%g %g %g %gV%gQ%g %g %g %gZ", x0-4, y+h-1, (x0+x1)/2, y+h+4, x1+4, y+h-1, y+h+4, (x0+x1)/2, y+h+9, x0-4, y+h+4), across(x0-4, x1+4)))...)
		}
		c.Part("tower", turn(c.Line("M128 24V8", a.DD, 2.2), c.Named("flag", c.Form("M129 8Q136 5 142 8Q147 10 152 8V18Q146 20 141 18Q136 15 129 18Z", kit.Lin(129, 8, 152, 18, f.L, f.D)))))
		c.Part("tower", turn(c.Form(box(102, 26, 154, 54), across(102, 154))))
		for _, x := range []float64{108, 123, 138} {
			c.Part("arches", turn(c.Path(shape.Arched(x-1.2, 30, 12.4, 23), m.DDD), c.Path(shape.Arched(x, 31, 10, 22), kit.Lin(x, 31, x+10, 53, a.DDD, a.D))))
		}
		c.Part("tower", turn(c.Path("M98 23Q128 28 158 23V28Q128 34 98 28Z", across(98, 158)), c.Path("M90 52Q128 58 166 52V58Q128 64 90 58Z", across(90, 166))))
		for i := range 6 {
			c.Part("arches", turn(ring(59+23.5*float64(i), 20, 92, 164, 11)))
		}
		c.Part("tower", turn(c.Form(box(92, 200, 164, 246), across(92, 164), gloss.Dim(c, 3, .5, box(88, 198, 168, 208), a)), c.Path("M88 240Q128 246 168 240V248H88Z", across(88, 168))))
		for _, x := range []float64{94, 107, 121.5, 136, 150} {
			c.Part("arches", turn(c.Path(shape.Arched(x, 211, 12, 32), m.DDD).Opacity(.8), c.Path(shape.Arched(x+1.5, 213, 9, 30), kit.Lin(x, 0, x+12, 0, m.D, m.LL, m.D))))
		}
		c.Part("arches", turn(c.Path(shape.Arched(121, 216, 13, 30), kit.Lin(121, 216, 134, 246, a.DDD, a.DD))))
		c.Part("grass", lawn(c, 34, 222, 240, 16, g), tree(c, 60, 246, 13, g), tree(c, 196, 247, 11, g))
		c.Anchor("ground", 124, 255)
	},
}
