package nature

import "pellucid/internal/engine/illustrator/kit"

var sun = kit.Piece{
	Name: "sun", Cm: 100,
	Palette: "disc #ffc629 sunshine; rays #ff9f1c <disc",
	Draw: func(c *kit.Canvas) {
		d, r := c.Tones("disc"), c.Tones("rays")
		var rays []kit.Node
		switch c.Variant(3) {
		case 1: // twelve round bars
			for i := range 12 {
				m := r.M.Shade(.4 * lit(float64(i)*30))
				o := kit.RoundRect(-10, -124, 20, []float64{36, 28}[i%2], 10)
				rays = append(rays, c.Form(o, kit.Lin(-10, -124, 10, -90, m.Shade(1), m, m.Shade(-1)), c.Line("M-4 -118V-100", m.Shade(2), 3).Opacity(.7)).Rotate(float64(i)*30, 0, 0).Move(128, 128))
			}
		case 2: // flames that bend
			for i := range 14 {
				m := r.M.Shade(.4 * lit(float64(i)*25.7))
				o := "M-18 -70C-24 -88 0 -96 6 -124C16 -108 26 -88 18 -70Z"
				rays = append(rays, c.Form(o, kit.Lin(-10, -124, 16, -70, m.Shade(1), m, m.Shade(-1)), c.Line("M2 -76C10 -88 10 -98 8 -110", m.Shade(1.8), 3).Opacity(.5)).Rotate(float64(i)*25.7143, 0, 0).Move(128, 128))
			}
		}
		for i := range 16 {
			if len(rays) > 0 && i == 0 {
				break
			}
			a := float64(i) * 22.5
			m := r.M.Shade(.4 * lit(a))
			long, w := 120.0, 19.0
			if i%2 == 1 {
				long, w, m = 100, 15, d.M.Shade(.4*lit(a)-.2)
			}
			o := sf("M%g -70C%g %g %g %g 0 %gC%g %g %g %g %g -70Z", -w, -w*.7, -long*.8, -w*.15, -long*.95, -long, w*.15, -long*.95, w*.7, -long*.8, w)
			rays = append(rays, c.Form(o, kit.Lin(0, -64, 0, -long, m.Shade(-1), m, m.Shade(1)), c.Path(sf("M0 -60V%gL%g -60Z", -long, w*1.5*map[bool]float64{true: 1, false: -1}[a < 135 || a > 315]), m.Shade(-1.6)).Opacity(.28)).Rotate(a, 0, 0).Move(128, 128))
		}
		c.Part("rays", c.Glow(11, c.Circle(128, 128, 96, d.L).Opacity(.42)), kit.Of(rays...))
		c.Part("disc", c.Circle(128, 128, 80, r.D), c.Form(kit.Oval(128, 128, 77, 77), kit.Rad(100, 92, 128, kit.At(0, d.LL), kit.At(.35, d.L), kit.At(.7, d.M), kit.At(1, r.M)), c.Blur(10, c.Ellipse(112, 108, 40, 36, d.LL).Opacity(.7)), c.Blur(2.5, c.Line("M74 168A68 68 0 0 0 172 180", d.LL, 5).Opacity(.45)), c.Blur(9, c.Path("M200 90A77 77 0 0 1 90 196A90 90 0 0 0 190 96Z", r.DD).Opacity(.45)), c.Blur(4, c.Path("M198 128A70 70 0 0 1 140 197A80 80 0 0 0 190 130Z", d.LL).Opacity(.55)),
			c.Path("M64 116C66 88 86 68 112 62C94 74 82 92 80 114C79 124 64 126 64 116Z", kit.White).Opacity(.5), c.Circle(72, 138, 4.5, kit.White).Opacity(.45)))
		c.AnchorBox("print", 128, 128, 100, 90, 0)
	},
}
