package balls

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var football = kit.Piece{
	Name: "football", Cm: 28,
	Palette: "leather #a5562c ball brown; laces #fff8ec; stripes #fff8ec",
	Draw: func(c *kit.Canvas) {
		l, w, s := c.Tones("leather"), c.Tones("laces"), c.Tones("stripes")
		const d = "M4 128C10 118 22 104 40 88C66 64 96 50 128 50C160 50 190 64 216 88C234 104 246 118 252 128C246 138 234 152 216 168C190 192 160 206 128 206C96 206 66 192 40 168C22 152 10 138 4 128Z"
		pebbles := sheen.Each(420, func(int) kit.Node {
			x, y := 256*c.Rand().Float64(), 50+156*c.Rand().Float64()
			return kit.Of(c.Circle(x+.5, y+.6, 1.3, l.LL).Opacity(.25), c.Circle(x, y, 1.1, l.DDD).Opacity(.3))
		})
		band := func(x float64) kit.Node {
			return c.Form(sheen.D("M%g 40Q%g 128 %g 216H%gQ%g 128 %g 40Z", x-2, x-16, x-2, x+15, x+1, x+15), kit.Lin(0, 50, 0, 206, s.L, s.M, s.DD, s.DDD))
		}
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-32, 128, 128) }
		c.Part("leather", lean(c.Form(d, kit.Rad(100, 84, 180, kit.At(0, l.LL), kit.At(.2, l.L), kit.At(.45, l.M), kit.At(.75, l.D), kit.At(1, l.DDD)),
			pebbles, seams(c, "M4 128Q128 168 252 128", l.DDD, l.L, 2.4).Opacity(.7),
			c.Named("stripes", band(66), band(66).Mirror(128)),
			c.Blur(10, c.Path("M10 150Q128 236 246 140L250 220H4Z", l.DDD)).Opacity(.6), sheen.Edge(c, d, l, 26)),
			sheen.Glint(c, "M66 84C86 68 110 61 134 62C142 63 141 70 134 70C112 70 92 77 74 91C67 96 60 90 66 84Z", .42)))
		laces := []kit.Node{c.Line("M86 99Q128 88 170 99", l.DDD, 9).Move(1, 3).Opacity(.45), c.Line("M84 98Q128 86 172 98", w.DD, 7), c.Line("M84 97Q128 85 172 97", w.M, 5.4)}
		for i := range 6 {
			x := 95 + 13.2*float64(i)
			y := 92.500 + math.Abs(float64(i)-2.5)*1.2
			laces = append(laces, c.Line(sheen.D("M%g %gL%g %g", x+1.5, y-10+2.5, x+.5, y+15), l.DDD, 7).Opacity(.4), c.Line(sheen.D("M%g %gL%g %g", x, y-11, x-1, y+12), w.DD, 7), c.Line(sheen.D("M%g %gL%g %g", x-.5, y-11.500, x-1.5, y+11), w.L, 5))
		}
		c.Part("laces", lean(laces...))
		c.AnchorBox("grip", 128, 128, 0, 0, 58)
		c.Anchor("ground", 128, 220)
	},
}
