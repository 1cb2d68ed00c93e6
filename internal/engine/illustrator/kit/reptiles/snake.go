package reptiles

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var snake = kit.Piece{
	Name: "snake", Cm: 150, Facing: kit.Right,
	Palette: "scales #5cb548 body skin; belly #f4eeb0; pattern #2f7d46; tongue #e8384f; eyes #f2b62e",
	Draw: func(c *kit.Canvas) {
		s, b, k, t, e := c.Tones("scales"), c.Tones("belly"), c.Tones("pattern"), c.Tones("tongue"), c.Tones("eyes")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		length := func(tube p.Tube, n int, from, to float64, belly float64) kit.Node {
			marks := p.Each(n, func(i int) kit.Node {
				q, deg := tube.Side(-.25, 1).At(from + (to-from)*(float64(i)+.5)/float64(n))
				r := q.R
				dia := p.D("M%g 0Q0 %g 0 %gQ0 %g %g 0Q0 %g 0 %gQ0 %g %g 0Z", -r*.75, -r*.1, -r*.62, -r*.1, r*.75, r*.1, r*.62, r*.1, -r*.75)
				return kit.Of(c.Path(dia, k.D).Stroke(k.DD, 1.6), c.Ellipse(0, 0, r*.26, r*.2, s.LL)).Rotate(deg, 0, 0).Move(q.X, q.Y)
			})
			var under kit.Node
			if belly != 0 {
				band := tube.Side(belly*.8, .42)
				m := len(tube) / 2
				under = c.Named("belly", c.Path(band.Outline(), kit.Lin(60, 60, 180, 220, b.LL, b.M, b.D)), p.Each(m, func(i int) kit.Node {
					q, deg := band.At(float64(i) / float64(m))
					return c.Line(p.D("M0 %gV%g", -q.R, q.R), b.DD, 1.4).Rotate(deg, 0, 0).Move(q.X, q.Y).Opacity(.6)
				}))
			}
			return p.Limb(c, tube, s, 16, c.Named("pattern", marks), under)
		}
		ring := func(x, y, rx, ry, r float64) (back, front p.Tube) {
			back = p.NewTube(j(x-rx, y, r*.95), j(x-rx*.7, y-ry*.72, r*.86), j(x, y-ry, r*.82), j(x+rx*.7, y-ry*.72, r*.86), j(x+rx, y, r*.95))
			front = p.NewTube(j(x+rx, y-2, r*.93), j(x+rx*.72, y+ry*.7, r), j(x, y+ry, r*1.04), j(x-rx*.72, y+ry*.7, r), j(x-rx, y-2, r*.93))
			return back, front
		}
		dark := func(over, tube p.Tube, dy float64) kit.Node {
			return c.Clip(over.Outline(), c.Blur(5, c.Path(tube.Outline(), s.DDD).Move(0, dy)).Opacity(.55))
		}
		b1, f1 := ring(122, 204, 84, 26, 23)
		b2, f2 := ring(122, 170, 60, 20, 21)
		tip := p.NewTube(j(196, 214, 18), j(222, 232, 12), j(246, 226, 7), j(254, 208, 2))
		c.Part("tail", length(tip, 3, .2, .9, 0))
		c.Part("scales", length(b1, 5, .05, .95, 0))
		c.Part("scales", length(f1, 6, .04, .96, 0))
		c.Part("scales", dark(f1, f2, 9), dark(b1, b2, 8), length(b2, 4, .05, .95, 0))
		neck := p.NewTube(j(118, 172, 19), j(92, 146, 19), j(84, 112, 18), j(108, 84, 18), j(140, 74, 18), j(168, 70, 20))
		c.Part("scales", length(neck, 6, .05, .8, 1), dark(neck, f2, -6), length(f2, 5, .04, .96, 0))
		c.Part("tongue", c.Path(p.NewTube(j(222, 84, 2.8), j(238, 90, 2.6), j(246, 88, 2.2)).Outline(), t.M), c.Path(p.NewTube(j(245, 88, 2.2), j(254, 80, 1.8), j(260, 80, .8)).Outline(), t.M), c.Path(p.NewTube(j(245, 89, 2.2), j(254, 94, 1.8), j(260, 98, .8)).Outline(), t.D))
		const head = "M138 66C138 38 164 22 194 30C216 36 234 54 236 72C236 92 212 102 186 104C158 104 138 92 138 66Z"
		c.Part("head", p.If(c.Has("scales"), dark(neck, p.NewTube(j(160, 66, 24), j(190, 68, 24)), 7)), p.Body(c, head, s, 18, c.Named("belly", c.Path("M134 88Q186 96 240 72V110H134Z", kit.Lin(150, 80, 200, 106, b.L, b.M, b.D))), c.Named("pattern", c.Path("M150 44Q168 44 176 34Q160 30 150 44ZM142 62Q156 62 162 52Q148 50 142 62ZM186 30Q192 38 204 38Q198 30 186 30Z", k.D).Opacity(.85))),
			p.Glint(c, "M154 52C162 40 176 34 190 36C196 38 192 43 186 43C174 44 166 50 160 58C155 63 150 58 154 52Z", .45))
		c.Part("mouth", c.Line("M235 74C214 92 184 96 160 88", s.DDD, 3.6), c.Clip(head, c.Blur(4, c.Ellipse(168, 80, 11, 7, kit.Hex("#ff8f86"))).Opacity(.6)), c.Ellipse(228, 62, 2.4, 3, s.DDD), c.Ellipse(219, 58, 2.2, 2.8, s.DDD))
		c.Part("eyes", p.SlitEye(c, 188, 58, 15, e), c.Line("M171 46Q186 34 204 46", s.DDD, 3.6).Opacity(.8))
		c.AnchorBox("headTop", 184, 31, 60, 14, 10)
		c.AnchorBox("eyes", 188, 58, 84, 32, 0)
		c.Anchor("mouth", 212, 88)
		c.AnchorBox("neck", 92, 108, 40, 14, -70)
		c.Anchor("seat", 122, 150)
		c.Anchor("ground", 122, 254)
	},
}
