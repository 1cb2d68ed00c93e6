package sport

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var golfClub = kit.Piece{
	Name: "golf-club", Cm: 100,
	Palette: "head #a9b7c6 iron club steel; shaft #c3ccd6 metal; grip #3f4450 handle; accent #e8453c band; ball #fbfaf6",
	Draw: func(c *kit.Canvas) {
		h, s, g, a, b := c.Tones("head"), c.Tones("shaft"), c.Tones("grip"), c.Tones("accent"), c.Tones("ball")
		const shaft = "M216 14L116 184"
		c.Part("shaft", c.Line(shaft, s.DDD, 10), c.Line(shaft, s.M, 8).Move(-.4, -.3), c.Line(shaft, s.LL, 3).Move(-1.600, -1), sheen.Each(5, func(i int) kit.Node {
			u := .52 + .085*float64(i)
			return c.Line(sheen.D("M%g %gl6 3.500", 216-100*u-3, 14+170*u-1.800), s.DD, 1.600)
		}))
		const grip = "M221 6L170 93"
		c.Part("grip", c.Line(grip, g.DDD, 21), c.Line(grip, g.M, 17.500).Move(-.6, -.4), c.Line(grip, g.LL, 3.600).Move(-4.200, -2.600).Opacity(.7), sheen.Each(12, func(i int) kit.Node {
			u := float64(i) / 12
			return c.Line(sheen.D("M%g %gl13 10", 221-51*u-9, 6+87*u-4.500), g.DDD, 2.200).Opacity(.8)
		}), c.Circle(222, 4, 9, g.DDD), c.Circle(221.600, 3.600, 7.500, g.L), c.Circle(221.600, 3.600, 3, g.D))
		c.Part("accent", c.Line("M169 95L165.500 101", a.DD, 20).Butt(), c.Line("M168.600 94.600L165.100 100.600", a.L, 15).Butt().Move(-.6, -.4))
		// The blade turns its grooved face to the viewer.
		const blade = "M108 172Q118 166 126 174Q124 186 118 196Q128 212 124 228Q120 242 100 244C70 248 36 250 14 240C4 234 4 222 10 210C20 190 34 178 50 180C70 184 84 198 96 198Q104 188 108 172Z"
		c.Part("head", c.Path(blade, h.DDD).Move(1.500, 4), c.Path(blade, h.DD).Move(.8, 2), c.Form(blade, kit.Lin(20, 180, 110, 250, kit.At(0, h.L), kit.At(.2, h.LL), kit.At(.42, h.M), kit.At(.56, h.L), kit.At(.75, h.M), kit.At(1, h.DD)),
			c.Clip("M30 176L100 196V238L24 236Z", sheen.Each(7, func(i int) kit.Node {
				y := 196 + 6.400*float64(i)
				d := sheen.D("M%g %gL104 %g", 28.0-1.500*float64(i), y-4, y+6)
				return kit.Of(c.Line(d, h.DDD, 2.200), c.Line(d, h.LL, 1.200).Move(.2, 1.800))
			})), c.Named("accent", c.Path("M0 238C40 252 90 250 128 230L126 236C100 254 40 256 6 246Z", a.M)), sheen.Edge(c, blade, h, 10)),
			sheen.Glint(c, "M18 206C24 194 34 186 46 186C52 187 51 192 46 193C36 194 30 200 24 211C19 216 15 212 18 206Z", .7))
		c.Part("shaft", c.Line("M122 174L112 191", s.DDD, 16).Butt(), c.Line("M121.600 173.600L111.600 190.600", s.M, 13).Butt(), c.Line("M118 171.600L108 188.600", s.LL, 3.600).Butt(), c.Line("M124 171L121 176", g.M, 17).Butt())
		ball := kit.Oval(196, 224, 31, 31)
		dimples := sheen.Each(70, func(i int) kit.Node {
			t, r := float64(i)*2.39996, math.Sin(math.Sqrt(float64(i)/70)*math.Pi/2)
			x, y, k := 196+30*r*math.Cos(t), 224+30*r*math.Sin(t), 2.300*math.Sqrt(1-.75*r*r)
			return kit.Of(c.Circle(x+.6, y+.7, k, kit.White), c.Circle(x, y, k, b.DDD).Opacity(.55))
		})
		c.Part("ball", c.Form(ball, sheen.Orb(196, 224, 31, b), dimples, sheen.Edge(c, ball, b, 9), c.Path(ball, kit.Rad(184, 212, 46, kit.At(0, kit.White.Alpha(.5)), kit.At(.4, kit.White.Alpha(0)), kit.At(1, kit.Hex("#4a3f6a").Alpha(.6)))).Shade()))
		c.AnchorBox("grip", 196, 48, 0, 0, 30)
		c.Anchor("ground", 110, 254)
	},
}
