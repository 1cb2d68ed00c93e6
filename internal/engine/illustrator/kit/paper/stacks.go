package paper

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
