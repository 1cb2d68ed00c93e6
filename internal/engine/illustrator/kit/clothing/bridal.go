package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var garter = kit.Piece{
	Name: "garter", Cm: 16, Palette: "ribbon #7fb4ea blue satin; lace #f2eee6 white; bow #7fb4ea <ribbon; pearl #fdf6ee",
	Draw: func(c *kit.Canvas) {
		r, l, b, p := c.Tones("ribbon"), c.Tones("lace"), c.Tones("bow"), c.Tones("pearl")
		lace := func(y, side float64, from, to int) kit.Node {
			return sheen.Each(to-from, func(i int) kit.Node {
				q := shape.Polar(128, y, 1, 360*float64(i+from)/30)
				x, yy := 128+(q.X-128)*112, y+(q.Y-y)*50+side*6
				return kit.Of(c.Circle(x, yy, 14, l.DD), c.Circle(x-.5, yy-.8, 13, kit.Rad(x-4, yy-5, 18, l.LL, l.M, l.D)), c.Circle(x, yy+side*4, 4, l.DD).Opacity(.6))
			})
		}
		band := func(d string, t kit.Tones) kit.Node {
			return kit.Of(c.Path(d, kit.None).Stroke(t.DDD, 36), c.Path(d, kit.None).Stroke(kit.Lin(10, 0, 246, 0, t.D, t.LL, t.M, t.L, t.DD), 33))
		}
		c.On(kit.Back)
		c.Part("lace", lace(120, -1, 15, 30))
		c.Part("ribbon", band("M16 130A112 50 0 0 1 240 130", kit.TonesOf(r.D)), sheen.Each(18, func(i int) kit.Node {
			x := 26 + 12*float64(i)
			return c.Line(sheen.D("M%g 60V140", x), r.DDD, 2).Opacity(.25)
		}).Opacity(0))
		c.On(kit.Body)
		c.Part("lace", lace(164, 1, 0, 16), lace(116, -1, 0, 16))
		c.Part("ribbon", band("M16 138A112 50 0 0 0 240 138", r), sheen.Each(21, func(i int) kit.Node {
			q := shape.Polar(128, 138, 1, 180-9*float64(i))
			x, y := 128+(q.X-128)*112, 138+(q.Y-138)*50
			return kit.Of(c.Line(sheen.D("M%.1f %.1fq3 15 0 30", x, y-15), r.DD, 2.400).Opacity(.55), c.Line(sheen.D("M%.1f %.1fq3 15 0 28", x+4, y-14), r.LL, 1.600).Opacity(.6))
		}))
		loop := "M128 184C104 150 66 148 62 172C60 196 62 216 76 216C98 214 112 200 128 190Z"
		c.Part("bow", c.Both(128, sheen.Body(c, "M126 190L92 246L112 240L122 252L134 196Z", b, 6)), c.Both(128, kit.Of(c.Path(loop, b.DDD).Move(0, 2), sheen.Body(c, loop, b, 9, c.Line("M122 186Q98 178 80 184", b.DD, 3).Opacity(.6)))))
		c.Part("pearl", c.Circle(128, 187, 13, p.DDD), sheen.Ball(c, 128, 186, 12, p))
	},
}
