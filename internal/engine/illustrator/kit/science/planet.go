package science

import "pellucid/internal/engine/illustrator/kit"

var planet = kit.Piece{
	Name: "planet", Cm: 5000000000,
	Palette: "sphere #8a5fd6 planet; bands #f08fb8 stripes; rings #ffd06a ring; craters #6a45b0 spots <sphere",
	Draw: func(c *kit.Canvas) {
		s, b, r, k := c.Tones("sphere"), c.Tones("bands"), c.Tones("rings"), c.Tones("craters")
		ring := func(front bool) kit.Node {
			half := "M-142 0A142 42 0 0 1 142 0L122 0A122 30 0 0 0 -122 0Z"
			inner := "M-118 0A118 27.5 0 0 1 118 0L106 0A106 21 0 0 0 -106 0Z"
			if front {
				half = "M-142 0A142 42 0 0 0 142 0L122 0A122 30 0 0 1 -122 0Z"
				inner = "M-118 0A118 27.5 0 0 0 118 0L106 0A106 21 0 0 1 -106 0Z"
			}
			return kit.Of(c.Path(half, kit.Lin(-140, 0, 140, 0, r.L, r.LL, r.M, r.D, r.DD)), c.Path(inner, kit.Lin(-120, 0, 120, 0, b.LL, b.L, b.M, b.D))).Rotate(-18, 0, 0).Move(128, 128)
		}
		crater := func(x, y, rx, ry float64) kit.Node {
			return kit.Of(c.Ellipse(x, y, rx, ry, kit.Lin(x-rx, y-ry, x+rx, y+ry, k.DD, k.D, k.M)), c.Path(kit.Oval(x, y, rx, ry), kit.None).Stroke(kit.Lin(x-rx, y-ry, x+rx, y+ry, k.DDD.Alpha(.5), s.LL), 2))
		}
		c.Part("rings", ring(false))
		c.Part("sphere", c.Form(kit.Oval(128, 128, 92, 92), kit.Lin(60, 50, 196, 206, kit.At(0, s.LL), kit.At(.35, s.L), kit.At(.7, s.M), kit.At(1, s.DD)),
			c.Named("bands", kit.Of(c.Path("M0 66Q60 50 128 68Q196 84 256 62V82Q200 100 128 88Q60 76 0 90Z", b.M).Opacity(.9), c.Path("M0 98Q60 88 128 102Q200 116 256 98V104Q196 122 128 110Q60 98 0 108Z", b.L).Opacity(.7), c.Path("M0 136Q60 120 120 138Q190 156 256 132V158Q196 176 128 160Q60 146 0 164Z", b.M).Opacity(.85), c.Path("M0 186Q70 176 128 186Q190 196 256 180V194Q190 206 128 200Q60 192 0 200Z", b.L).Opacity(.6)).Rotate(-18, 128, 128)),
			c.Named("craters", crater(92, 108, 14, 11), crater(160, 82, 9, 7), crater(150, 172, 12, 9), crater(110, 184, 7, 5), crater(184, 128, 8, 7)),
			c.Blur(5, c.Path("M14 166Q128 204 242 112V136Q128 222 20 190Z", s.DDD).Opacity(.55)), sphereShade(c, 128, 128, 92, s)),
			c.Line("M206 168A88 88 0 0 1 158 210", s.LL, 2.4).Opacity(.6))
		c.Part("rings", ring(true), c.Line("M-139 4A139 39 0 0 0 0 39", kit.White, 2).Opacity(.7).Rotate(-18, 0, 0).Move(128, 128))
	},
}
