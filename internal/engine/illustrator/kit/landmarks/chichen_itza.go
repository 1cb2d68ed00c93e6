package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var chichenItza = kit.Piece{
	Name: "chichen-itza", Cm: 5500,
	Palette: "stone #cfc3ab pyramid; stairs #ddd2bb <stone; temple #c2b498 <stone; grass #6fae4c trees",
	Draw: func(c *kit.Canvas) {
		s, k, t, g := c.Tones("stone"), c.Tones("stairs"), c.Tones("temple"), c.Tones("grass")
		c.Part("trees", tree(c, 22, 218, 15, g), tree(c, 236, 218, 15, g), tree(c, 46, 216, 11, g), tree(c, 212, 216, 11, g))
		// Nine terraces: each has a lit front and a shaded right end, so that the corner shows.
		for i := 8; i >= 0; i-- {
			f := float64(i)
			y := 82 + 15.4*f
			x0, x1, side := 84-8.4*f, 156+6.4*f, 14+2.6*f
			c.Part("stone", c.Form(pd("M%g %gH%gL%g %gH%gZ", x0, y, x1, x1+1.5, y+16, x0-2), kit.Lin(x0, y, x1, y+16, s.LL, s.L, s.M), stones(c, x0, y+3, x1, y+16, 10, 6.5, .22, s), c.Rect(x0-2, y+12, x1-x0+6, 5, 0, s.DDD).Opacity(.25)), c.Form(pd("M%g %gL%g %gL%g %gL%g %gZ", x1, y, x1+side, y-1.5, x1+side+2, y+14, x1+1.5, y+16), kit.Lin(x1, y, x1+side, y+14, s.D, s.DD, s.DDD), stones(c, x1, y+3, x1+side, y+14, 9, 6, .2, s)), c.Line(pd("M%g %gH%gL%g %g", x0, y+.6, x1, x1+side, y-1), s.LL, 1.8).Opacity(.9))
		}
		c.Part("temple", c.Form("M88 82V50H152V82Z", kit.Lin(88, 46, 152, 84, t.LL, t.L, t.M), stones(c, 88, 52, 152, 82, 9, 6, .2, t)), c.Form("M152 82V50L168 49V80Z", kit.Lin(152, 50, 168, 80, t.DD, t.DDD)), c.Rect(84, 44, 72, 8, 1, kit.Lin(84, 44, 156, 52, t.LL, t.M)), c.Path("M156 44L171 43.500V51L156 52Z", t.DD), c.Form("M90 44V32H150V44Z", kit.Lin(90, 30, 150, 44, t.L, t.M, t.D)), c.Path("M150 44V32L164 31.5V43Z", t.DDD), c.Rect(87, 28, 66, 6, 1, kit.Lin(87, 28, 153, 34, t.LL, t.M)), c.Path("M153 28L167 28V33.5L153 34Z", t.DD), c.Line("M96 38H144", t.DDD, 4).Dash(4, 5).Butt().Opacity(.6), opening(c, box(96, 60, 104, 82), t), opening(c, box(112, 58, 128, 82), t), opening(c, box(136, 60, 144, 82), t))
		c.Part("stairs", c.Form("M104 80H136L152 222H88Z", kit.Lin(92, 80, 148, 222, k.LL, k.L, k.M), gloss.Dim(c, 3, .4, "M100 78H140V90H100Z", s)))
		for i := range 26 {
			f := float64(i) / 26
			y := 84 + 137*f
			c.Part("stairs", c.Line(pd("M%g %gH%g", 109-14*f, y, 131+14*f), k.DDD, 1.5).Opacity(.5), c.Line(pd("M%g %gH%g", 109-14*f, y+1.7, 131+14*f), kit.White, 1.2).Opacity(.55))
		}
		c.Part("stairs", c.Form("M100 80H107L94 222H84Z", kit.Lin(84, 80, 107, 90, k.LL, k.M)), c.Form("M133 80H140L156 222H146Z", kit.Lin(133, 80, 156, 90, k.M, k.DD)))
		for _, x := range []float64{88, 151} {
			c.Part("serpents", c.Form(pd("M%g 226V214Q%g 206 %g 206Q%g 206 %g 214V226Z", x-7, x-7, x, x+7, x+7), kit.Lin(x-7, 206, x+7, 226, k.LL, k.M, k.DD)), c.Circle(x-2.5, 213, 1.5, k.DDD), c.Circle(x+2.5, 213, 1.5, k.DDD), c.Line(pd("M%g 220Q%g 223 %g 220", x-4, x, x+4), k.DDD, 1.8))
		}
		c.Part("grass", lawn(c, 0, 256, 220, 22, g))
		c.Anchor("ground", 122, 242)
	},
}
