package sweets

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// chocolateBox is a box in the shape of a heart, open, with pralines in paper cups and its lid behind it.
var chocolateBox = kit.Piece{
	Name: "chocolate-box", Cm: 28,
	States:  "open; closed",
	Palette: "box #d8283f red heart; ribbon #f7c948 gold bow; chocolates #6b3a22 brown pralines; second #f3e2c8 <chocolates white; cups #8a5a36 paper",
	Draw: func(c *kit.Canvas) {
		b, r, d, w, p := c.Tones("box"), c.Tones("ribbon"), c.Tones("chocolates"), c.Tones("second"), c.Tones("cups")
		lid := func(x, y, s float64) kit.Node {
			h := shape.Heart(x, y, s)
			return kit.Of(c.Path(h, b.DDD).Move(0, s*.05), c.Form(h, kit.Lin(x-s*.4, y-s*.4, x+s*.4, y+s*.4, b.LL, b.M, b.D, b.DD), c.Path(shape.Heart(x, y-s*.01, s*.86), kit.None).Stroke(b.LL, 2).Opacity(.6)),
				c.Named("ribbon", c.Clip(h, c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gL%g %gZ", x-s*.5, y+s*.02, x+s*.5, y-s*.22, x+s*.5, y-s*.1, x-s*.5, y+s*.14), kit.Lin(x, y-s*.1, x+s*.04, y+s*.06, r.LL, r.M, r.D)))))
		}
		if c.State("closed") {
			c.Part("box", lid(128, 132, 226))
			bow := "M0 0C-14 -26 -46 -30 -46 -8C-46 12 -18 12 0 0Z"
			loop := c.Form(bow, kit.Lin(-40, -24, 0, 6, r.LL, r.M, r.D), c.Line("M-8 -2Q-24 -12 -36 -10", r.DD, 2).Opacity(.6))
			tail := c.Form("M0 0C-10 16 -22 26 -36 30L-26 40C-10 32 0 18 4 4Z", kit.Lin(-30, 0, 0, 36, r.L, r.D))
			c.Part("ribbon", kit.Of(tail, tail.Scale(-1, 1, 0, 0), loop, loop.Scale(-1, 1, 0, 0), c.Circle(0, -2, 9, kit.Rad(-3, -5, 12, r.LL, r.M, r.D))).Rotate(-12, 0, 0).Move(126, 114))
			c.Anchor("ground", 128, 244)
			return
		}
		c.Part("box", lid(168, 84, 150).Rotate(16, 168, 84))
		h := shape.Heart(116, 152, 196)
		c.Part("box", c.Path(h, b.DDD).Move(0, 12), c.Path(h, b.D).Move(0, 8), c.Path(h, kit.Lin(30, 70, 210, 240, b.LL, b.M, b.DD)), c.Path(shape.Heart(116, 151, 172), b.DDD))
		praline := func(x, y float64, i int) kit.Node {
			t := []kit.Tones{d, d, w}[i%3]
			cup := shape.Scallop(x, y+3, 19, 14, .09)
			n := []kit.Node{c.Path(cup, p.DD), c.Path(shape.Scallop(x, y+1.5, 18, 14, .09), kit.Lin(x-16, y-14, x+16, y+18, p.L, p.M, p.D))}
			switch i % 4 {
			case 0:
				n = append(n, c.Circle(x, y-2, 14, kit.Rad(x-5, y-8, 22, t.LL, t.M, t.DD)), c.Line(fmt.Sprintf("M%g %gq6 -6 12 0t10 -2", x-11, y-4), w.M, 2.2))
			case 1:
				n = append(n, c.Form(kit.RoundRect(x-13, y-14, 26, 24, 6), kit.Lin(x-12, y-14, x+12, y+10, t.LL, t.M, t.DD)), c.Path(shape.Heart(x, y-2, 12), b.M))
			case 2:
				n = append(n, c.Path(shape.Heart(x, y-1, 31), kit.Lin(x-14, y-14, x+14, y+14, t.LL, t.M, t.D)), c.Circle(x-5, y-6, 2, kit.White).Opacity(.6))
			default:
				n = append(n, c.Circle(x, y-2, 14, kit.Rad(x-5, y-8, 22, t.L, t.M, t.DD)), c.Around(6, x, y-2, c.Line(fmt.Sprintf("M%g %gq4 -5 0 -10", x, y-3), t.LL, 1.8)).Opacity(.8))
			}
			return kit.Of(append(n, c.Ellipse(x-5, y-9, 4, 2.4, kit.White).Rotate(-30, x-5, y-9).Opacity(.45))...)
		}
		for i, q := range [][2]float64{{68, 118}, {104, 124}, {140, 122}, {172, 118}, {60, 148}, {92, 158}, {126, 158}, {160, 152}, {84, 188}, {116, 194}, {146, 184}, {114, 222}} {
			c.Part("chocolates", praline(q[0], q[1], i))
		}
		c.Anchor("ground", 116, 250)
	},
}
