package holiday

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var firecracker = kit.Piece{
	Name: "firecracker", Cm: 60,
	Palette: "tubes #dd2a34 firecrackers; gold #f2bb3d bands; fuse #c9a06a cord; sparks #ffb52e",
	Draw: func(c *kit.Canvas) {
		t, g, f, s := c.Tones("tubes"), c.Tones("gold"), c.Tones("fuse"), c.Tones("sparks")
		tube := func(x, y, turn float64) kit.Node {
			return kit.Of(c.Line("M0 0V-8", f.D, 3), c.Form("M-11 2Q-11 -3 0 -3Q11 -3 11 2V58Q11 63 0 63Q-11 63 -11 58Z", kit.Lin(-11, 0, 11, 0, kit.At(0, t.D), kit.At(.28, t.LL), kit.At(.5, t.M), kit.At(1, t.DDD)), c.Rect(-11, 4, 22, 7, 0, kit.Lin(-11, 0, 11, 0, g.D, g.LL, g.M, g.DD)), c.Rect(-11, 49, 22, 7, 0, kit.Lin(-11, 0, 11, 0, g.D, g.LL, g.M, g.DD)),
				c.Path("M0 20L6 30L0 40L-6 30Z", g.M), c.Path("M0 25L3 30L0 35L-3 30Z", t.D)), c.Ellipse(0, 0, 10.5, 3.2, kit.Lin(-10, 0, 10, 0, g.LL, g.D)), c.Ellipse(0, 0, 4, 1.4, t.DDD)).Scale(1.06, 1.06, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("fuse", c.Line("M128 6C132 60 124 130 128 196C130 216 146 214 150 226", f.DD, 6), c.Line("M127.500 6C131.500 60 123.5 130 127.5 196C129.500 216 145.5 213 149.5 226", f.L, 3.6), c.Line("M127.500 6C131.500 60 123.5 130 127.5 196C129.500 216 145.5 213 149.5 226", f.D, 3.6).Dash(1, 4))
		for i := range 4 {
			y := 54 + float64(i)*38
			turn := 58 - float64(i)*7
			for _, k := range []float64{-1, 1} {
				at := tube(128, y, k*turn).Scale(1.28, 1.28, 128, y)
				c.Part("tubes", at)
			}
			c.Part("gold", c.Circle(129, y+2, 12, t.DDD).Opacity(.45), festoon.Sphere(c, g, 128, y, 10.5), c.Path(festoon.StarPath(128, y, 7, .5, 5), t.M))
		}
		c.Part("tubes", tube(128, 196, 0).Scale(1.1, .62, 128, 196))
		c.Part("gold", c.Path(kit.Oval(128, 14, 9, 10), kit.None).Stroke(g.DD, 5.5), c.Path(kit.Oval(128, 14, 9, 10), kit.None).Stroke(g.L, 3), c.Form("M112 42Q112 26 128 26Q144 26 144 42L148 50H108Z", festoon.Across(t, 108, 148), c.Rect(106, 44, 44, 7, 0, festoon.Across(g, 108, 148))), festoon.Sphere(c, g, 128, 27, 5.5))
		var rays []kit.Node
		for i := range 14 {
			x, y := festoon.Polar(152, 232, 18+float64(i*5%12), float64(i)*360/14+8)
			qx, qy := festoon.Polar(152, 232, 8, float64(i)*360/14+8)
			rays = append(rays, c.Line(fmt.Sprintf("M%g %gL%g %g", qx, qy, x, y), []kit.Color{s.L, s.M, kit.Hex("#fff0a8")}[i%3], 2.2), c.Circle(x, y, 1.8, []kit.Color{s.M, kit.Hex("#fff0a8")}[i%2]))
		}
		c.Part("sparks", c.Glow(9, c.Circle(152, 232, 22, s.M).Opacity(.55)), kit.Of(rays...), c.Path(festoon.StarPath(152, 232, 15, .4, 8), s.M), c.Path(festoon.StarPath(152, 232, 10, .45, 8), kit.Hex("#fff3b8")), c.Circle(152, 232, 4, kit.White))
		c.Anchor("tie", 128, 5)
	},
}
