package hands

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
