package sweets

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var donut = kit.Piece{
	Name: "donut", Cm: 10,
	Palette: "icing #f57fb2 glaze frosting; dough #dc9a4e; sprinkles #ffd94a; sprinkles2 #54c7ec <sprinkles; sprinkles3 #ffffff <sprinkles; sprinkles4 #7fd06a <sprinkles",
	Draw: func(c *kit.Canvas) {
		t, g := c.Tones("icing"), c.Tones("dough")
		sp := []kit.Tones{c.Tones("sprinkles"), c.Tones("sprinkles2"), c.Tones("sprinkles3"), c.Tones("sprinkles4")}
		outer := kit.Oval(128, 132, 122, 110)
		ring := outer + edible.RingOval(128, 128, 32, 22)
		icing := edible.Wavy(128, 124, 114, 101, 72, func(u float64) float64 {
			drip := math.Sin(u * 2 * math.Pi * 9)
			return .945 + .04*drip + .025*math.Sin(u*2*math.Pi*5+1) + .02*math.Sin(u*2*math.Pi)
		})
		c.Part("dough", c.Form(ring, kit.Rad(100, 90, 160, g.LL, g.L, g.M, g.DD),
			c.Ellipse(128, 138, 121, 104, kit.None).Stroke(g.LL, 5).Opacity(.45),
			c.Blur(8, c.Ellipse(120, 118, 122, 112, kit.None).Stroke(g.DDD, 22)).Opacity(.5),
			c.Ellipse(128, 124, 44, 33, kit.Lin(0, 96, 0, 150, g.DD, g.M, g.L)),
			edible.Shade(c, outer, g, 20)))
		c.Part("icing", c.Clip(ring,
			c.Blur(4, c.Path(icing, g.DDD).Move(3, 7)).Opacity(.55),
			c.Form(icing, kit.Lin(40, 30, 210, 230, t.L, t.M, t.D),
				c.Blur(9, c.Ellipse(128, 122, 84, 70, kit.None).Stroke(t.LL, 22)).Opacity(.75),
				c.Blur(9, c.Path("M30 190Q128 260 230 170L250 260H20Z", t.DD)).Opacity(.4),
				edible.Shade(c, icing, t, 16),
				c.Blur(5, c.Ellipse(128, 122, 50, 38, t.DD)).Opacity(.6),
				c.Ellipse(128, 122.5, 46, 35, kit.None).Stroke(t.LL, 2.5).Opacity(.6)),
			c.Form(kit.Oval(128, 122, 45, 34), kit.Lin(0, 90, 0, 150, g.DD, g.M, g.LL), c.Blur(4, c.Ellipse(128, 96, 46, 16, g.DDD)).Opacity(.55))))
		if c.Variant(2) == 1 && !c.State("with sprinkles") { // thin lines of icing instead of sprinkles
			drizzle := ""
			for i := range 12 {
				x := 20 + 19*float64(i)
				drizzle += sheen.D("M%g 12Q%g 120 %g 236", x+16, x-8, x+2)
			}
			lines := c.Clip(icing, c.Clip(outer+edible.RingOval(128, 122, 46, 35), c.Line(drizzle, t.DDD, 7).Move(1.5, 2.5).Opacity(.5), c.Line(drizzle, sp[2].D, 6), c.Line(drizzle, sp[2].M, 4.6).Move(-.4, -.6)))
			c.Part("sprinkles", lines)
			c.Anchor("ground", 128, 242)
			c.AnchorBox("grip", 128, 200, 0, 0, 0)
			return
		}
		c.Part("sprinkles", edible.Scatter(c, 20, 26, 236, 222, 46, 17, func(x, y float64) bool {
			return edible.InOval(x, y, 128, 122, 99, 86) && !edible.InOval(x, y, 128, 122, 54, 43)
		}, func(i int, x, y float64) kit.Node {
			return edible.Sprinkle(c, x, y, 15, c.Rand().Float64()*180, sp[i%4])
		}))
		if c.Has("icing") {
			c.Add(c.Path("M40 96C50 62 80 42 112 40C121 40 121 48 112 50C84 53 62 70 54 98C50 108 37 106 40 96Z", kit.White).Opacity(.5).Shade())
		}
		c.Anchor("ground", 128, 242)
		c.AnchorBox("grip", 128, 200, 0, 0, 0)
	},
}
