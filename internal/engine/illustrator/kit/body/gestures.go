package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var prayingHands = kit.Piece{
	Name: "praying-hands", Cm: 20,
	Palette: "skin #f0bb92; cuffs #4a7fd0 sleeves; rosary #a5623a beads; nails #f9d3c4",
	Draw: func(c *kit.Canvas) {
		s, u, r, n := c.Tones("skin"), c.Tones("cuffs"), c.Tones("rosary"), c.Tones("nails")
		const d = "M128 20C132 8 150 6 156 22C160 34 162 50 164 66C166 86 168 98 174 108C186 124 198 148 206 176L214 200L158 228C152 214 140 204 128 198Z"
		side := func(left bool) kit.Node {
			body := kit.Of(p.Body(c, d, s, 18,
				c.Blur(4, c.Line("M142 40C146 70 148 100 158 128", s.DD, 8)).Opacity(.35), c.Line("M139 34C143 66 144 96 150 118C154 132 164 142 168 152", s.DDD, 2.6).Opacity(.55), c.Line("M142 34C146 66 147 96 153 117", s.LL, 1.8).Opacity(.6),
				c.Line("M152 60q6 2 11 0M156 92q6 1 11 -2M133 64q4 2 8 1M135 96q4 2 9 1", s.DDD, 2).Opacity(.4)),
				c.Path("M144 16C150 14 155 20 156 28C157 36 154 40 151 40C147 38 144 28 144 16Z", kit.Lin(144, 14, 156, 40, n.LL, n.M, n.D)))
			thumb := p.NewTube(p.J{X: 158, Y: 170, R: 16}, p.J{X: 146, Y: 142, R: 13}, p.J{X: 138, Y: 116, R: 10})
			t := kit.Of(p.Cast(c, d, thumb.Outline(), s, 3, 5, 4, .5), p.Limb(c, thumb, s, 9), c.Path("M134 110C138 106 143 108 144 114C144 120 141 124 138 124C134 120 132 114 134 110Z", kit.Lin(132, 106, 144, 124, n.LL, n.M, n.D)))
			sleeve := "M150 222L216 190Q224 192 230 204L246 244Q246 254 238 256H150Q140 252 140 240Q140 228 150 222Z"
			all := kit.Of(c.Named("skin", body, t), c.Named("cuffs", p.Cast(c, d, sleeve, s, 0, -4, 3, .45), p.Flat(c, sleeve, u, 16), c.Line("M150 232L222 198", u.LL, 2.2).Dash(6, 4).Opacity(.85)))
			if left {
				return all.Mirror(128)
			}
			return all
		}
		c.Part("hands", side(true), side(false))
		c.Add(c.Blur(1.6, c.Line("M128 26V196", s.DDD, 3)).Opacity(.55))
		if c.Has("rosary") {
			pearl := func(x, y, q float64) kit.Node {
				return kit.Of(c.Circle(x, y, q, kit.Rad(x-q*.35, y-q*.4, q*1.5, r.LL, r.M, r.DD)), c.Circle(x-q*.35, y-q*.4, q*.24, kit.White).Opacity(.85))
			}
			loop := p.NewTube(p.J{X: 98, Y: 116, R: 2}, p.J{X: 84, Y: 160, R: 2}, p.J{X: 104, Y: 196, R: 2}, p.J{X: 128, Y: 206, R: 2}, p.J{X: 152, Y: 196, R: 2}, p.J{X: 172, Y: 160, R: 2}, p.J{X: 158, Y: 116, R: 2})
			over := p.NewTube(p.J{X: 98, Y: 114, R: 2}, p.J{X: 128, Y: 104, R: 2}, p.J{X: 158, Y: 114, R: 2})
			beads := func(t p.Tube, n int) kit.Node {
				return kit.Of(c.Line(t.Axis(), r.DDD, 1.6), p.Each(n, func(i int) kit.Node { j, _ := t.At(float64(i) / float64(n-1)); return pearl(j.X, j.Y, 4.6) }))
			}
			cross := "M122 228H134V236H143V247H134V266H122V247H113V236H122Z"
			c.Part("rosary", beads(loop, 25), beads(over, 8), pearl(128, 212, 6), pearl(128, 222, 4), p.Body(c, cross, r, 6))
		}
		c.AnchorBox("headTop", 128, 12, 60, 10, 0)
		c.Anchor("ground", 128, 256)
	},
}

var handshake = kit.Piece{
	Name: "handshake", Cm: 40,
	Palette: "skin #f3c19a; sleeves #3b6fc4 cuffs; partner #a8694a second_skin; suit #4d5468 second_sleeve",
	Draw: func(c *kit.Canvas) {
		a, u, b, v := c.Tones("skin"), c.Tones("sleeves"), c.Tones("partner"), c.Tones("suit")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		arm := p.NewTube(j(34, 138, 27), j(78, 130, 31), j(118, 130, 37), j(146, 140, 30))
		tips := p.Each(4, func(i int) kit.Node {
			f := float64(i)
			return p.Limb(c, p.NewTube(j(134-f*2, 150+f*2, 11), j(172-f*9, 168+f*7, 10.5), j(184-f*13, 172+f*8, 10)), a, 6)
		})
		c.Part("skin", p.Limb(c, arm, a, 22))
		back := p.NewTube(j(222, 138, 27), j(178, 128, 31), j(144, 124, 36), j(128, 124, 32))
		c.Part("partner", c.Clip(arm.Outline(), c.Blur(6, c.Path(back.Outline(), a.DDD).Move(-5, 5)).Opacity(.5)), p.Limb(c, back, b, 22))
		c.Part("skin", c.Clip(back.Outline(), c.Blur(4, c.Path(p.NewTube(j(150, 164, 24), j(178, 172, 18)).Outline(), b.DDD)).Opacity(.5)), tips)
		base := arm.Outline()
		c.Part("partner", p.Each(4, func(i int) kit.Node {
			f := float64(3 - i)
			t := p.NewTube(j(132-f*2, 112+f*17, 14.5-f*.6), j(104-f*1, 122+f*17, 13.5-f*.7), j(84+f*3, 132+f*15, 12.5-f*.8))
			return kit.Of(c.Clip(base, c.Blur(3.4, c.Path(t.Outline(), a.DDD).Move(-2, 5)).Opacity(.5)), p.Limb(c, t, b, 7), c.Line(p.D("M%g %gq4 6 2 13", 106-f, 116+f*17), b.DDD, 2).Opacity(.4))
		}))
		thumbA := p.NewTube(j(96, 104, 17), j(122, 88, 14), j(150, 84, 12.5))
		thumbB := p.NewTube(j(176, 108, 18), j(152, 96, 15.5), j(126, 104, 13.5))
		c.Part("skin", p.Limb(c, thumbA, a, 10))
		c.Part("partner", c.Clip(thumbA.Outline(), c.Blur(3, c.Path(thumbB.Outline(), a.DDD).Move(-2, -3)).Opacity(.5)), p.Limb(c, thumbB, b, 10), c.Blur(5, c.Ellipse(166, 118, 22, 12, b.M)).Opacity(.9), c.Path("M118 98C112 100 112 108 118 110C122 108 124 102 122 98Z", kit.TonesOf(b.M).LL).Opacity(.55))
		sleeve := func(t kit.Tones, inner kit.Color) kit.Node {
			d := "M-2 100Q-2 94 6 94L44 96Q52 132 46 174L6 178Q-2 178 -2 170Z"
			edge := "M42 94H54Q62 132 56 176H44Q51 134 42 94Z"
			return kit.Of(c.Clip(arm.Outline(), c.Blur(4, c.Path(edge, kit.Hex("#3a2030")).Move(6, 2)).Opacity(.4)), c.Form(edge, kit.Lin(42, 94, 56, 176, kit.White, kit.Hex("#f1f3f8"), kit.Hex("#b9bfd0"))), p.Flat(c, d, t, 18), c.Circle(30, 164, 5, inner), c.Circle(29, 163, 2, kit.White).Opacity(.6))
		}
		c.Part("sleeves", sleeve(u, u.DD))
		c.Part("suit", sleeve(v, v.DDD).Mirror(128))
		c.Anchor("ground", 128, 208)
	},
}

var feather = kit.Piece{
	Name: "feather", Cm: 22,
	Palette: "vane #3fa3c9; tip #274b8f; shaft #f4e6c8 quill; down #eef6fa",
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
			p.Glint(c, "M72 110C82 86 98 68 112 62C98 80 86 100 80 122Q74 128 72 110Z", .3))
		c.Part("shaft", c.Path(shaft.Outline(), kit.Lin(14, 240, 226, 20, s.D, s.M, s.L)), c.Path(shaft.Side(-.4, .3).Outline(), kit.White).Opacity(.7))
		c.AnchorBox("grip", 36, 226, 0, 0, 42)
	},
}
