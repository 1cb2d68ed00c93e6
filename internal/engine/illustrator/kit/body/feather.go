package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var feather = kit.Piece{
	Name: "feather", Cm: 22,
	Palette: "vane #3fa3c9; tip #274b8f <vane; shaft #f4e6c8 quill; down #eef6fa",
	Draw: func(c *kit.Canvas) {
		v, t, s, w := c.Tones("vane"), c.Tones("tip"), c.Tones("shaft"), c.Tones("down")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		shaft := p.NewTube(j(14, 252, 3.6), j(58, 200, 3.6), j(112, 136, 3), j(172, 66, 2.2), j(226, 10, 1))
		const d = "M232 4C238 22 242 52 234 84L216 92L230 98C226 116 218 134 206 148L184 152L198 160C184 180 164 194 142 200L126 194L130 204C112 210 88 212 70 206Q58 204 54 206L50 198Q54 190 54 182C50 164 54 140 62 122L76 118L68 108C76 88 88 72 104 58L122 64L114 48C130 34 150 22 172 16L184 28L184 12C202 6 220 2 232 4Z"
		down := p.Each(16, func(i int) kit.Node {
			u := .14 + float64(i/2)*.022
			q, deg := shaft.At(u)
			side := float64(1 - i%2*2)
			return c.Line(p.D("M0 0C8 %g 18 %g 20 %g", side*6, side*8, side*(18+float64(i%3)*4)), w.M, 2.4).Rotate(deg, 0, 0).Move(q.X, q.Y)
		})
		downShade := p.Each(12, func(i int) kit.Node {
			u := .13 + float64(i/2)*.026
			q, deg := shaft.At(u)
			side := float64(1 - i%2*2)
			return c.Line(p.D("M0 0C6 %g 14 %g 18 %g", side*8, side*12, side*20), w.DDD, 2).Rotate(deg, 0, 0).Move(q.X, q.Y).Opacity(.6)
		})
		c.Part("down", downShade, down)
		barbs := p.Each(92, func(i int) kit.Node {
			u := .22 + float64(i/2)*.0168
			q, deg := shaft.At(u)
			side := float64(1 - i%2*2)
			l := p.D("M0 0Q26 %g 44 %g", side*14, side*62)
			return kit.Of(c.Line(l, v.DDD, 1.5).Opacity(.32), c.Line(l, v.LL, 1.1).Move(1.4, .8).Opacity(.5)).Rotate(deg, 0, 0).Move(q.X, q.Y)
		})
		near := "M14 252L58 200L112 136L172 66L226 10L256 20V256Z"
		c.Part("vane", c.Form(d, kit.Lin(60, 210, 200, 40, kit.At(0, v.LL), kit.At(.3, v.L), kit.At(.7, v.M), kit.At(1, v.D)),
			c.Named("tip", c.Path("M256 -10V110Q214 84 196 92Q186 60 158 54Q170 20 150 -10Z", kit.Lin(176, 74, 236, 6, t.L.Alpha(0), t.M, t.D)), c.Blur(6, c.Path("M256 -10V90Q220 70 206 76Q190 50 172 44L176 -10Z", t.M)).Opacity(.7)),
			c.Path(near, v.DDD).Opacity(.14), barbs, c.Blur(3, c.Line(shaft.Axis(), v.DDD, 8).Move(3, 4)).Opacity(.4), p.Edge(c, d, v, 12)),
			c.Clip(d, p.Glint(c, "M72 110C82 86 98 68 112 62C98 80 86 100 80 122Q74 128 72 110Z", .3)))
		c.Part("shaft", c.Path(shaft.Outline(), kit.Lin(14, 240, 226, 20, s.D, s.M, s.L)), c.Path(shaft.Side(-.4, .3).Outline(), kit.White).Opacity(.7))
		c.AnchorBox("grip", 36, 226, 0, 0, 42)
	},
}
