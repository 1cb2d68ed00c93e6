package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var dreamcatcher = kit.Piece{
	Name: "dreamcatcher", Cm: 45,
	Palette: "hoop #b06a3c ring leather; web #f5e9d4 net; feathers #36b3b0; second #f2784f feather tips; beads #f4b73a; cords #8a5533 <hoop",
	Draw: func(c *kit.Canvas) {
		h, w, f, g, b, k := c.Tones("hoop"), c.Tones("web"), c.Tones("feathers"), c.Tones("second"), c.Tones("beads"), c.Tones("cords")
		const x, y, r = 128, 82, 68
		c.Part("cords", c.Line("M128 14C118 4 122 -8 128 -8C134 -8 138 4 128 14", k.DD, 4), c.Line("M128 14C118 4 122 -8 128 -8C134 -8 138 4 128 14", k.L, 2))
		var net []kit.Node
		const n = 12
		prev := make([]shape.Pt, n)
		for i := range prev {
			prev[i] = shape.Polar(x, y, r-3, float64(i)*360/n-90)
		}
		for ring := range 5 {
			next := make([]shape.Pt, n)
			for i := range next {
				a, z := prev[i], prev[(i+1)%n]
				mx, my := (a.X+z.X)/2, (a.Y+z.Y)/2
				pull := .14 + .03*float64(ring)
				next[i] = shape.Pt{X: mx + (x-mx)*pull, Y: my + (y-my)*pull}
				for _, q := range []shape.Pt{a, z} {
					d := sheen.D("M%.1f %.1fL%.1f %.1f", q.X, q.Y, next[i].X, next[i].Y)
					net = append(net, c.Line(d, w.DDD, 2.2).Move(.4, .7), c.Line(d, w.M, 1.5))
				}
			}
			prev = next
		}
		net = append(net, c.Circle(x, y, 15, kit.None).Stroke(w.DD, 2.6), c.Circle(x, y, 15, kit.None).Stroke(w.L, 1.5))
		c.Part("web", net...)
		ball := func(bx, by, br float64, t kit.Tones) kit.Node {
			return kit.Of(c.Circle(bx, by, br+.8, t.DDD), sheen.Ball(c, bx, by, br, t), c.Circle(bx-br*.3, by-br*.4, br*.26, kit.White).Opacity(.8))
		}
		c.Part("beads", ball(100, 62, 4.5, f), ball(152, 70, 4.5, b), ball(118, 116, 4.5, g), ball(128, 82, 7, b), ball(150, 104, 3.8, f))
		d := kit.Oval(x, y, r, r)
		c.Part("hoop", c.Path(d, kit.None).Stroke(h.DDD, 13), c.Path(d, kit.None).Stroke(kit.Lin(70, 20, 186, 146, h.LL, h.L, h.M, h.DD), 11), c.Around(56, x, y, kit.Of(c.Line(sheen.D("M%g %gl5 12", float64(x)-2, float64(y-r)-6), h.DDD, 1.5).Opacity(.7), c.Line(sheen.D("M%g %gl5 12", float64(x), float64(y-r)-6), h.LL, 1).Opacity(.6))))
		feather := func(fx, fy, l, deg float64, t, u kit.Tones) kit.Node {
			o := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", fx, fy, fx+22, fy+l*.2, fx+22, fy+l*.72, fx, fy+l, fx-22, fy+l*.72, fx-22, fy+l*.2, fx, fy)
			barbs := sheen.Each(16, func(i int) kit.Node {
				by := fy + l*(.08+.055*float64(i))
				return kit.Of(c.Line(sheen.D("M%g %gq11 5 21 15M%g %gq-11 5 -21 15", fx, by, fx, by), t.DDD, 1).Opacity(.4), c.Line(sheen.D("M%g %gq11 5 21 15M%g %gq-11 5 -21 15", fx, by+1.4, fx, by+1.4), t.LL, .8).Opacity(.5))
			})
			return kit.Of(c.Form(o, kit.Lin(fx-14, fy, fx+14, fy+l, t.LL, t.L, t.M, t.D), c.Path(sheen.D("M%g %gQ%g %g %g %gV%gH%gZ", fx-30, fy+l*.66, fx, fy+l*.5, fx+30, fy+l*.66, fy+l+9, fx-30), kit.Lin(0, fy+l*.55, 0, fy+l, u.L, u.M, u.D)), barbs, c.Path(o, kit.None).Stroke(t.LL, 2).Move(1, 1).Opacity(.5)), c.Line(sheen.D("M%g %gV%g", fx, fy-4, fy+l*.9), w.DD, 2), c.Line(sheen.D("M%g %gV%g", fx-.4, fy-4, fy+l*.9), w.LL, 1)).Rotate(deg, fx, fy)
		}
		for i, q := range []struct{ x, y0, y1, l, deg float64 }{{76, 130, 158, 74, 8}, {180, 130, 158, 74, -8}, {128, 152, 176, 84, 0}} {
			line := sheen.D("M%g %gV%g", q.x, q.y0, q.y1)
			c.Part("cords", c.Line(line, k.DD, 3), c.Line(line, k.L, 1.4))
			t, u := f, g
			if i == 2 {
				t, u = g, f
			}
			c.Part("feathers", feather(q.x, q.y1+8, q.l, q.deg, t, u))
			c.Part("beads", ball(q.x, q.y1-12, 5, t), ball(q.x, q.y1, 7, b), ball(q.x, q.y1+10, 5, u))
		}
		c.Anchor("tie", 128, -8)
	},
}
