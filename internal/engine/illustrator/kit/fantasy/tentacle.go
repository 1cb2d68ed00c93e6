package fantasy

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var tentacle = kit.Piece{
	Name: "tentacle", Cm: 120,
	Palette: "skin #7f4bb5; suckers #f3b3cf; spots #5b3190 <skin",
	Draw: func(c *kit.Canvas) {
		s, k, o := c.Tones("skin"), c.Tones("suckers"), c.Tones("spots")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		arm := p.NewTube(j(112, 252, 46), j(120, 214, 40), j(148, 172, 34), j(156, 128, 28), j(124, 92, 23), j(86, 70, 18), j(84, 34, 14), j(116, 14, 10), j(146, 26, 7.5), j(148, 48, 5.5), j(130, 54, 3))
		d := arm.Outline()
		c.Part("skin", p.Limb(c, arm, s, 22, c.Path(arm.Side(.62, .52).Outline(), kit.Lin(60, 20, 200, 250, k.LL, k.L, k.M)).Opacity(.85), c.Blur(7, c.Path(arm.Side(-.95, .4).Outline(), s.DDD)).Opacity(.28),
			p.Each(9, func(i int) kit.Node {
				t, _ := arm.At(.03 + float64(i)*.085)
				return c.Ellipse(t.X-t.R*.42*math.Cos(float64(i)), t.Y-t.R*.35, t.R*.16, t.R*.13, o.DD).Opacity(.55)
			})), c.Path(d, kit.None).Stroke(s.DD, 1.6).Opacity(.5))
		c.Part("suckers", p.Each(15, func(i int) kit.Node {
			u := .02 + .064*float64(i)
			t, _ := arm.Side(.6, 1).At(u)
			r := t.R * .27
			return kit.Of(c.Circle(t.X+r*.12, t.Y+r*.2, r*1.08, s.DDD).Opacity(.35), c.Circle(t.X, t.Y, r, kit.Rad(t.X-r*.4, t.Y-r*.4, r*1.8, k.LL, k.M, k.D)), c.Circle(t.X, t.Y, r*.52, kit.Rad(t.X-r*.2, t.Y-r*.3, r, k.DDD, k.DD)), c.Line(p.D("M%g %ga%g %g 0 0 1 %g %g", t.X-r*.78, t.Y, r*.78, r*.78, r*.7, -r*.76), kit.White, r*.18).Opacity(.8))
		}))
		c.Anchor("ground", 112, 250)
	},
}
