package sheen

import "pellucid/internal/engine/illustrator/kit"

// CupAbove draws a cup as it is seen from above, its handle to the right: on a saucer where there is one, and with a leaf of milk
// foam where art says so. The parts are "saucer", "handle", the name of the cup and that of the drink.
func CupAbove(c *kit.Canvas, cup, drink string, wall, inside, fluid kit.Tones, saucer *kit.Tones, art bool) {
	x, y := 122.0, 128.0
	if saucer != nil {
		s := *saucer
		c.Part("saucer", c.Circle(x, y, 118, kit.Lin(40, 30, 200, 226, s.LL, s.M, s.DD)), c.Circle(x-1, y-1, 112, kit.Lin(40, 30, 200, 226, s.L, s.LL, s.M)), c.Circle(x, y, 98, kit.None).Stroke(s.D, 2).Opacity(.6),
			c.Blur(7, c.Circle(x+6, y+9, 84, s.DDD)).Opacity(.5))
	}
	grip := "M190 128H243"
	c.Part("handle", c.Blur(3, c.Line(grip, wall.DDD, 13).Move(3, 5)).Opacity(.35), c.Line(grip, wall.DD, 13), c.Line(grip, wall.M, 10).Move(-.6, -.8), c.Line(grip, wall.LL, 3).Move(-1, -2.4))
	c.Part(cup, c.Circle(x, y, 82, kit.Lin(60, 60, 184, 196, wall.L, wall.M, wall.DD)), c.Circle(x-.6, y-.8, 80, kit.Lin(64, 64, 180, 190, wall.LL, wall.L, wall.M, wall.D)),
		c.Circle(x, y, 74, kit.Lin(64, 64, 180, 190, inside.DDD, inside.D, inside.M, inside.LL)))
	milk := kit.TonesOf(kit.Hex("#f7e2bf"))
	var foam []kit.Node
	if art {
		foam = append(foam, c.Circle(x+1, y+4, 60, fluid.L).Opacity(.7))
		for i := range 5 {
			w, top := 44-6*float64(i), 70+16*float64(i)
			d := D("M%.1f %.1fC%.1f %.1f %.1f %.1f %g %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %g %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ",
				x-w, top+18, x-w, top, x-w*.4, top-4, x, top+12, x+w*.4, top-4, x+w, top, x+w, top+18, x+w*.9, top+48, x+w*.3, top+58, x, top+74, x-w*.3, top+58, x-w*.9, top+48, x-w, top+18)
			col := milk.LL
			if i%2 == 1 {
				col = fluid.M
			}
			foam = append(foam, c.Path(d, col))
		}
	}
	c.Part(drink, c.Form(kit.Oval(x+1, y+3, 68, 68), kit.Rad(x-16, y-14, 96, fluid.L, fluid.M, fluid.D), c.Named("foam", foam...), c.Circle(x+1, y+3, 66, kit.None).Stroke(fluid.LL, 4).Opacity(.8), c.Blur(6, c.Path(kit.Oval(x+1, y+3, 74, 74), kit.None).Stroke(fluid.DDD, 14).Move(5, 8)).Opacity(.5),
		c.Path(D("M%g %gA62 62 0 0 1 %g %g", x-54, y-20, x-14, y-54), kit.None).Stroke(kit.White, 4).Opacity(.45)))
	c.AnchorBox("inside", x, y, 120, 120, 0)
}
