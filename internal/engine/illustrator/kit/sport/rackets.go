package sport

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var badmintonRacket = kit.Piece{
	Name: "badminton-racket", Cm: 67,
	Palette: "frame #3f8fe0 rim; strings #f2f5f8; shaft #3a3f4a; grip #f2a03d handle",
	Draw: func(c *kit.Canvas) {
		f, s, k, g := c.Tones("frame"), c.Tones("strings"), c.Tones("shaft"), c.Tones("grip")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(38, 128, 128) }
		o := kit.Oval(128, 36, 56, 70)
		c.Part("strings", turn(c.Clip(o, sheen.Each(13, func(i int) kit.Node {
			x := 80 + float64(i)*8
			return kit.Of(c.Line(sheen.D("M%g -40V110", x), s.DDD, 1.8).Move(.8, .6).Opacity(.5), c.Line(sheen.D("M%g -40V110", x), s.L, 1.4))
		}), sheen.Each(17, func(i int) kit.Node {
			y := -30 + float64(i)*8.2
			return kit.Of(c.Line(sheen.D("M66 %gH190", y), s.DDD, 1.8).Move(.8, .6).Opacity(.5), c.Line(sheen.D("M66 %gH190", y), s.L, 1.4))
		}))))
		c.Part("shaft", turn(c.Form(kit.RoundRect(124, 104, 8, 96, 3), kit.Lin(124, 0, 132, 0, k.D, k.LL, k.M, k.DD)), sheen.Body(c, "M118 102Q128 96 138 102L133 122H123Z", f, 4)))
		c.Part("frame", turn(c.Path(o, kit.None).Stroke(f.DDD, 11), c.Path(o, kit.None).Stroke(f.M, 8.4).Move(-.6, -.8), c.Path(o, kit.None).Stroke(f.LL, 2.4).Move(-1.8, -2).Opacity(.9), c.Path("M72 36A56 70 0 0 1 90 -16", kit.None).Stroke(kit.White, 6).Butt().Opacity(.9)))
		c.Part("grip", turn(sheen.Body(c, "M120 192H136L140 206V290Q140 298 128 298Q116 298 116 290V206Z", g, 7, sheen.Each(10, func(i int) kit.Node {
			y := 200 + float64(i)*9.6
			return kit.Of(c.Line(sheen.D("M112 %gL144 %g", y+8, y), g.DD, 2).Opacity(.7), c.Line(sheen.D("M112 %gL144 %g", y+10.4, y+2.4), g.LL, 1.4).Opacity(.7))
		}))))
		r, q := math.Sincos(38 * math.Pi / 180)
		c.AnchorBox("grip", 128-116*r, 128+116*q, 0, 0, 38)
		c.Anchor("ground", 30, 250)
	},
}
