package fish

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var seahorse = kit.Piece{
	Name: "seahorse", Cm: 15, Facing: kit.Right,
	Palette: "body #f7a334 tail; belly #ffe6ae; fins #f0654f fin; eyes #3f6fae; spots #ffd36a <body",
	Draw: func(c *kit.Canvas) {
		b, g, f, e, o := c.Tones("body"), c.Tones("belly"), c.Tones("fins"), c.Tones("eyes"), c.Tones("spots")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		spine := p.NewTube(j(120, 66, 27), j(104, 96, 26), j(108, 132, 33), j(118, 164, 28), j(108, 196, 18), j(88, 218, 13), j(94, 242, 10), j(120, 246, 8), j(132, 228, 6.4), j(118, 216, 5), j(110, 225, 3.4))
		d := spine.Outline()
		fin := func(d string, rays string) kit.Node {
			return p.Flat(c, d, f, 8, c.Line(rays, f.DDD, 2).Opacity(.5), c.Line(rays, f.LL, 1.4).Move(-1.6, -1.4).Opacity(.7))
		}
		c.Part("fins", fin("M84 104C62 96 44 104 34 122C44 124 40 132 34 140C46 142 44 150 42 158C58 160 74 154 84 148Z", "M82 112Q60 108 42 122M80 124Q58 124 42 136M82 138Q62 144 50 152"))
		spike := p.Each(9, func(i int) kit.Node {
			q, deg := spine.Side(.9, 1).At(.12 + float64(i)*.062)
			return p.Plain(c, "M-6 3Q-2 -3 0 -11Q3 -3 6 3Z", b).Rotate(deg+180, 0, 0).Move(q.X, q.Y)
		})
		c.Part("fins", fin("M94 38C88 24 80 16 70 12C76 4 90 6 98 14C96 4 102 -6 112 -8C112 0 116 6 120 10C122 2 132 -4 142 -2C136 6 136 18 138 30Z", "M102 36Q96 22 84 12M114 32Q112 14 110 2M126 32Q126 16 134 4"))
		c.Part("spikes", spike)
		rings := p.Each(22, func(i int) kit.Node {
			u := .2 + float64(i)*.034
			q, deg := spine.At(u)
			l := p.D("M0 %gQ%g 0 0 %g", -q.R*1.1, q.R*.4, q.R*1.1)
			return kit.Of(c.Line(l, b.DD, 2.2).Opacity(.5), c.Line(l, b.LL, 1.4).Move(2, 0).Opacity(.55)).Rotate(deg, 0, 0).Move(q.X, q.Y)
		})
		spots := p.Each(13, func(i int) kit.Node {
			q, _ := spine.Side(.34-.3*float64(i%2), 1).At(.23 + float64(i)*.04)
			return c.Circle(q.X, q.Y, q.R*.1, o.LL).Opacity(.8)
		})
		band := spine.Part(.12, .62).Side(-.72, .42)
		c.Part("body", p.Flat(c, d, b, 20, rings, c.Named("belly", c.Blur(2, c.Path(band.Side(.25, 1.05).Outline(), b.DD)).Opacity(.5), c.Path(band.Outline(), kit.Lin(110, 80, 150, 180, g.LL, g.M, g.D)), p.Each(12, func(i int) kit.Node {
			q, deg := band.At(float64(i) / 12)
			return c.Line(p.D("M0 %gQ3 0 0 %g", -q.R*1.2, q.R*1.2), g.DD, 1.8).Rotate(deg, 0, 0).Move(q.X, q.Y).Opacity(.7)
		})), c.Named("spots", spots)))
		const head = "M86 62C84 38 104 22 130 24C150 26 164 40 170 58C186 64 204 68 214 70C224 68 228 76 226 84C224 94 214 96 206 92C190 94 174 94 162 92C148 104 126 108 108 100C94 92 88 80 86 62Z"
		c.Part("head", c.Clip(d, c.Blur(5, c.Path(head, b.DDD).Move(-2, 8)).Opacity(.45)), p.Body(c, head, b, 20, c.Line("M174 64q4 12 0 24M186 68q3 10 0 20", b.DD, 2).Opacity(.5), c.Circle(106, 74, 3, o.LL), c.Circle(114, 86, 2.4, o.LL), c.Circle(100, 62, 2.2, o.LL)), c.Line("M224 82Q216 88 208 84", b.DDD, 3),
			p.Glint(c, "M98 56C102 40 116 32 130 32C138 33 138 39 130 40C120 41 112 48 108 58C105 66 96 63 98 56Z", .5))
		c.Part("eyes", p.Eyeball(c, 138, 60, 19, .76, 2, 1, e), c.Clip(head, c.Blur(4, c.Ellipse(142, 90, 11, 7, kit.Hex("#ff7f7f"))).Opacity(.6)))
		c.Part("fins", c.Clip(d, c.Blur(3, c.Path("M106 124C86 122 74 138 78 156C92 158 110 150 116 136Z", b.DDD).Move(2, 4)).Opacity(.4)), fin("M112 124C92 118 76 132 78 152C86 150 90 156 92 162C98 156 104 156 108 160C112 150 118 138 112 124Z", "M108 128Q92 130 84 148M110 132Q100 140 96 156M112 136Q108 146 107 154"))
		c.AnchorBox("headTop", 122, 26, 60, 12, 0)
		c.AnchorBox("eyes", 138, 60, 84, 36, 0)
		c.Anchor("mouth", 218, 84)
		c.AnchorBox("neck", 106, 100, 52, 14, -14)
		c.Anchor("seat", 90, 130)
		c.Anchor("ground", 108, 254)
	},
}
