package holiday

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var papelPicado = kit.Piece{
	Name: "papel-picado", Cm: 200, Palette: "first #ec3f8f pink paper; second #ff9f2e orange; third #2fb5a8 teal; fourth #7a4fd0 purple; string #f4efe2 cord",
	Draw: func(c *kit.Canvas) {
		k := c.Tones("string")
		w := 62.0
		// What is cut out of a flag, in a box of 100 by 120: an ornament in the middle, petals, slits and a fringe.
		flower := sheen.Each(8, func(i int) kit.Node {
			return c.Path("M0 -7C-7 -14 -6 -24 0 -30C6 -24 7 -14 0 -7Z", kit.Black).Rotate(45*float64(i), 0, 0)
		})
		heart := c.Path("M0 16C-26 -2 -18 -22 -7 -20Q0 -18 0 -12Q0 -18 7 -20C18 -22 26 -2 0 16Z", kit.Black)
		sun := kit.Of(c.Circle(0, 0, 10, kit.Black), sheen.Each(10, func(i int) kit.Node { return c.Path("M-4 -14L0 -28L4 -14Z", kit.Black).Rotate(36*float64(i), 0, 0) }))
		bird := c.Path("M-28 -2Q-18 -14 -4 -8Q2 -22 18 -24Q12 -12 12 -4L26 -2L14 6Q8 18 -8 16Q-2 10 -4 6Q-18 8 -28 -2Z", kit.Black)
		for i := range 4 {
			t := c.Tones([]string{"first", "second", "third", "fourth"}[i])
			x, y := -2+w*1.050*float64(i), 44+[]float64{4, 14, 14, 4}[i]
			turn := []float64{7, 2, -2, -7}[i]
			h := 150.0
			hem := sheen.D("M0 0H%gV%g", w, h-14)
			n := 6
			for j := range n {
				x0 := w - w*float64(j)/float64(n)
				x1 := w - w*float64(j+1)/float64(n)
				hem += sheen.D("Q%g %g %g %g", (x0+x1)/2, h+12, x1, h-14)
			}
			hem += "Z"
			cut := kit.Of(c.Path("M-40 -40H140V240H-40Z", kit.White),
				[]kit.Node{flower, heart, sun, bird}[i].Scale(.82, .82, 0, 0).Move(w/2, 62),
				sheen.Each(4, func(j int) kit.Node {
					px, py := []float64{11, w - 11, 11, w - 11}[j], []float64{28, 28, 96, 96}[j]
					return sheen.Each(4, func(q int) kit.Node {
						return c.Path("M0 -1.500C-3 -4 -3 -7 0 -9C3 -7 3 -4 0 -1.500Z", kit.Black).Rotate(90*float64(q)+45, 0, 0).Move(px, py)
					})
				}),
				sheen.Each(6, func(j int) kit.Node {
					px := w * (float64(j) + .5) / 6
					return kit.Of(c.Circle(px, 15, 2.600, kit.Black), c.Path(sheen.D("M%g 112l3.500 6l-3.500 6l-3.500 -6Z", px), kit.Black), c.Circle(px, h-13, 3, kit.Black))
				}),
				sheen.Each(2, func(j int) kit.Node {
					px := 6 + (w-12)*float64(j)
					return kit.Of(c.Rect(px-1.200, 42, 2.400, 40, 1.200, kit.Black))
				}),
				c.Path(sheen.D("M%g 96l7 5l-7 5l-7 -5Z", w/2), kit.Black), c.Path(sheen.D("M%g 22l6 5l-6 5l-6 -5Z", w/2), kit.Black))
			sheet := c.Mask(cut, c.Form(hem, kit.Lin(0, 0, w, h, t.L, t.M, t.D), c.Blur(4, c.Line(sheen.D("M%g 8Q%g 80 %g %g", w*.3, w*.36, w*.26, h), t.LL, 9)).Opacity(.6), c.Blur(4, c.Line(sheen.D("M%g 8Q%g 80 %g %g", w*.74, w*.68, w*.78, h), t.DD, 9)).Opacity(.4)), c.Path(hem, kit.None).Stroke(t.LL, 1.400).Opacity(.8))
			c.Part([]string{"first", "second", "third", "fourth"}[i], kit.Of(sheet, c.Form(sheen.D("M-1 -3H%gV7H-1Z", w+1), kit.Lin(0, -3, 0, 7, t.L, t.D))).Rotate(turn, w/2, 0).Move(x, y))
		}
		c.Part("string", c.Line("M-12 34Q128 74 268 34", k.DD, 4).Move(0, 1), c.Line("M-12 34Q128 74 268 34", k.M, 3), c.Line("M-12 34Q128 74 268 34", k.LL, 1.200).Dash(3, 3), c.Circle(-12, 34, 5, k.D), c.Circle(268, 34, 5, k.D))
		c.Anchor("hang", 128, 54)
	},
}
