package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var paperStack = kit.Piece{
	Name: "paper-stack", Cm: 30, Palette: "paper #fdfbf4 white sheets; lines #9aa6b8 text",
	Draw: func(c *kit.Canvas) {
		p, l := c.Tones("paper"), c.Tones("lines")
		top := func(dx, dy float64) string {
			return sheen.D("M%g %gL%g %gL%g %gL%g %gZ", 16+dx, 120+dy, 118+dx, 64+dy, 244+dx, 96+dy, 148+dx, 160+dy)
		}
		for i := 17; i >= 0; i-- {
			dx, dy := 7*(c.Rand().Float64()-.5), 5.600*float64(i)
			c.Part("paper", c.Path(top(dx, dy+4), p.DDD).Opacity(.8), c.Path(top(dx, dy+2.600), p.D), c.Path(top(dx, dy), kit.Lin(16, 120, 240, 120, p.LL, p.M, p.D)))
		}
		lift := "M16 114L118 58L244 90C214 112 190 124 148 154C100 142 60 128 16 114Z"
		c.Part("paper", c.Path(lift, p.DDD).Move(2, 4).Opacity(.5), c.Form(lift, kit.Lin(16, 114, 240, 110, p.LL, p.L, p.M)), c.Path(lift, kit.None).Stroke(p.DD, 1.400))
		c.Part("lines", sheen.Each(6, func(i int) kit.Node {
			k := float64(i)
			return c.Line(sheen.D("M%g %gL%g %g", 46+15*k, 112-8.200*k, 128+14*k-10*float64(i%2), 134-8*k-2.600*float64(i%2)), l.M, 3).Opacity(.8)
		}))
		c.Anchor("ground", 128, 256)
		c.AnchorBox("surface", 130, 108, 150, 0, 0)
	},
}

var binderClip = kit.Piece{
	Name: "binder-clip", Cm: 4, Palette: "body #2f3442 black; arms #c3ccd4 metal",
	Draw: func(c *kit.Canvas) {
		b, a := c.Tones("body"), c.Tones("arms")
		arm := "M104 112L92 60C80 20 110 4 128 4C146 4 176 20 164 60L152 112"
		c.Part("arms", c.Line(arm, a.DDD, 14), c.Line(arm, kit.Lin(84, 0, 172, 0, a.L, a.LL, a.M, a.D), 10), c.Line("M96 58C88 28 108 12 126 10", kit.White, 3).Opacity(.8))
		d := "M72 104Q74 94 84 94H172Q182 94 184 104L226 236Q228 246 218 246H38Q28 246 30 236Z"
		c.Part("body", sheen.Body(c, d, b, 14, c.Path("M72 104Q128 96 184 104L188 116Q128 108 68 116Z", b.LL).Opacity(.5)), sheen.Glint(c, "M84 112H110L70 222H48Z", .22), c.Form(kit.RoundRect(24, 234, 208, 16, 8), sheen.Round(0, 234, 0, 250, b)))
		c.Part("arms", c.Circle(104, 108, 8, a.DD), c.Circle(152, 108, 8, a.DD), c.Circle(103, 107, 5, a.LL), c.Circle(151, 107, 5, a.LL))
		c.Anchor("ground", 128, 250)
	},
}
