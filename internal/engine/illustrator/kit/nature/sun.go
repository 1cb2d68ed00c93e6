package nature

import "pellucid/internal/engine/illustrator/kit"

// smile is a friendly face around x, y; k is about a twentieth of its width.
func smile(c *kit.Canvas, t kit.Tones, x, y, k float64) kit.Node {
	eye := func(s float64) kit.Node {
		ex := x + s*8*k
		return kit.Of(c.Ellipse(ex, y-3*k, 2.7*k, 3.6*k, kit.Hex("#4a2a1c")), c.Ellipse(ex+.3*k, y-1.6*k, 1.7*k, 1.8*k, kit.Hex("#8a5230")).Opacity(.7), c.Circle(ex-.8*k, y-4.3*k, 1.05*k, kit.White))
	}
	return kit.Of(c.Blur(k*1.1, c.Both(x, c.Ellipse(x-13*k, y+3*k, 3.6*k, 2.5*k, kit.Hex("#ff6a4a")))).Opacity(.6), eye(-1), eye(1), c.Line(sf("M%g %gq%g %g %g %gM%g %gq%g %g %g %g", x-10.4*k, y-8.6*k, 2.2*k, -1.8*k, 4.6*k, -.6*k, x+5.8*k, y-9.2*k, 2.4*k, -1.2*k, 4.6*k, .6*k), t.DDD, 1.1*k).Opacity(.8),
		c.Form(sf("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x-6.5*k, y+3.4*k, x, y+6*k, x+6.5*k, y+3.4*k, x+5.6*k, y+10.4*k, x, y+10.4*k, x-5.6*k, y+10.4*k, x-6.5*k, y+3.4*k), kit.Hex("#7a2420"), c.Ellipse(x, y+10*k, 4*k, 2.6*k, kit.Hex("#f2705e")), c.Rect(x-5*k, y+3*k, 10*k, 2*k, k*.6, kit.White)), c.Line(sf("M%g %gq%g %g %g %g", x-8*k, y+2.6*k, k, .4*k, 1.8*k, 1.4*k), t.DDD, k).Opacity(.7), c.Line(sf("M%g %gq%g %g %g %g", x+8*k, y+2.6*k, -k, .4*k, -1.8*k, 1.4*k), t.DDD, k).Opacity(.7))
}

var sun = kit.Piece{
	Name: "sun", Cm: 100,
	Palette: "disc #ffc629 sunshine; rays #ff9f1c <disc; face #ffc629 <disc",
	Draw: func(c *kit.Canvas) {
		d, r, f := c.Tones("disc"), c.Tones("rays"), c.Tones("face")
		var rays []kit.Node
		for i := range 16 {
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
		c.Part("disc", c.Circle(128, 128, 80, r.D), c.Form(kit.Oval(128, 128, 77, 77), kit.Rad(100, 92, 128, kit.At(0, d.LL), kit.At(.35, d.L), kit.At(.7, d.M), kit.At(1, r.M)), c.Blur(9, c.Path("M200 90A77 77 0 0 1 90 196A90 90 0 0 0 190 96Z", r.DD).Opacity(.45)), c.Blur(4, c.Path("M198 128A70 70 0 0 1 140 197A80 80 0 0 0 190 130Z", d.LL).Opacity(.55)),
			c.Path("M64 116C66 88 86 68 112 62C94 74 82 92 80 114C79 124 64 126 64 116Z", kit.White).Opacity(.5), c.Circle(72, 138, 4.5, kit.White).Opacity(.45)))
		c.Part("face", smile(c, f, 130, 128, 3.1))
		c.AnchorBox("print", 128, 128, 100, 90, 0)
	},
}
