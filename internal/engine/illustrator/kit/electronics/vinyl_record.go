package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var vinylRecord = kit.Piece{
	Name: "vinyl-record", Cm: 30,
	Palette: "disc #3f434f black vinyl; label #ee4a45 center; grooves #3f434f <disc; ring #ffd36a",
	Draw: func(c *kit.Canvas) {
		d, l, g, r := c.Tones("disc"), c.Tones("label"), c.Tones("grooves"), c.Tones("ring")
		o := kit.Oval(128, 128, 122, 122)
		wedge := func(from, spread float64, k kit.Color, a float64) kit.Node {
			p, q := shape.Polar(128, 128, 150, from-spread), shape.Polar(128, 128, 150, from+spread)
			return c.Path(sheen.D("M128 128L%.1f %.1fL%.1f %.1fZ", p.X, p.Y, q.X, q.Y), k).Opacity(a)
		}
		c.Part("disc", c.Circle(128, 128, 123, d.DDD), c.Form(o, kit.Lin(40, 30, 216, 226, d.M, d.DD, d.DDD), c.Circle(128, 128, 119, kit.None).Stroke(d.L, 1.6).Opacity(.8)))
		c.Part("grooves", sheen.Each(22, func(i int) kit.Node {
			rad := 54 + 2.9*float64(i)
			return kit.Of(c.Circle(128, 128, rad, kit.None).Stroke(g.DDD, 1.5), c.Circle(128, 128, rad+1, kit.None).Stroke(g.L, .8).Opacity(.55))
		}), sheen.Each(2, func(i int) kit.Node {
			return c.Circle(128, 128, 74+22*float64(i), kit.None).Stroke(g.DDD, 3.4)
		}))
		c.Part("disc", c.Clip(o, c.Blur(5, wedge(225, 15, kit.White, .55), wedge(45, 15, kit.White, .42), wedge(250, 5, kit.White, .3), wedge(70, 5, kit.White, .25)), c.Blur(8, wedge(325, 16, kit.Hex("#8f9cf0"), .25), wedge(145, 16, kit.Hex("#8f9cf0"), .25))).Shade(), c.Circle(128, 128, 120.500, kit.None).Stroke(kit.Lin(40, 40, 216, 216, d.LL, d.M, d.D, d.L), 2.4))
		lab := kit.Oval(128, 128, 45, 45)
		c.Part("label", c.Circle(128, 129, 47, d.DDD), c.Form(lab, kit.Lin(94, 92, 162, 166, l.LL, l.L, l.M, l.D), c.Named("ring", c.Circle(128, 128, 38, kit.None).Stroke(r.M, 3), c.Path("M96 142Q128 154 160 142L164 152Q128 166 92 152Z", r.M)), sheen.Edge(c, lab, l, 10),
			c.Line("M104 110H152M112 118H144", r.LL, 2.6).Opacity(.85)), c.Circle(128, 128, 6.5, d.DDD), c.Circle(128.600, 128.800, 5, kit.Hex("#eef0f4")), sheen.Gloss(c, 128, 128, 40, 40, 196, 240, 3))
		c.AnchorBox("print", 128, 128, 70, 70, 0)
		c.AnchorBox("grip", 128, 236, 0, 0, 90)
		c.Anchor("ground", 128, 250)
	},
}
