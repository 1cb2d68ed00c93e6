package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// claws are n rounded nails in a row from x, y.
func claws(c *kit.Canvas, x, y, step, r float64, n int, t kit.Tones) kit.Node {
	return c.Named("claws", p.Each(n, func(i int) kit.Node {
		v := x + float64(i)*step
		return c.Path(p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", v-r, y+r, v-r, y-r, v-r*.3, y-r*1.3, v, y-r*1.3, v+r*.3, y-r*1.3, v+r, y-r, v+r, y+r), kit.Lin(v-r, y-r, v+r, y+r, t.LL, t.M, t.DD))
	}))
}

// plate is a rounded spike that points up from x, y.
func plate(c *kit.Canvas, x, y, w, h, turn float64, t kit.Tones) kit.Node {
	d := p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-w, y+8, x-w*.9, y-h*.5, x-w*.3, y-h, x, y-h, x+w*.3, y-h, x+w*.9, y-h*.5, x+w, y+8)
	return kit.Of(p.Flat(c, d, t, w*.55), c.Line(p.D("M%g %gQ%g %g %g %g", x-w*.5, y-h*.2, x-w*.4, y-h*.6, x-w*.1, y-h*.8), kit.White, w*.16).Opacity(.5)).Rotate(turn, x, y)
}

var dinosaur = kit.Piece{
	Name: "dinosaur", Cm: 120, Facing: kit.Right,
	Palette: "skin #63c54a body tail; belly #f6efae; spikes #ff9a3c; spots #3fa23f <skin; eyes #5a3d2a; cheeks #f58f86; claws #fff3d6",
	Draw: func(c *kit.Canvas) {
		s, b, k, o, e, q, w := c.Tones("skin"), c.Tones("belly"), c.Tones("spikes"), c.Tones("spots"), c.Tones("eyes"), c.Tones("cheeks"), c.Tones("claws")
		c.Part("spikes", plate(c, 98, 24, 15, 26, -24, k), plate(c, 84, 54, 15, 26, -58, k), plate(c, 88, 92, 16, 28, -86, k), plate(c, 82, 126, 14, 24, -72, k), plate(c, 60, 158, 14, 23, -48, k), plate(c, 38, 178, 12, 20, -30, k), plate(c, 18, 184, 9, 15, -20, k))
		far := p.NewTube(p.J{X: 166, Y: 146, R: 11}, p.J{X: 190, Y: 158, R: 10}, p.J{X: 204, Y: 148, R: 10})
		c.Part("arms", p.Limb(c, far, kit.TonesOf(s.D), 9))
		const body = "M84 104C110 92 160 96 176 128C190 160 190 214 168 236C146 250 100 250 78 236C50 236 16 222 4 188C0 174 10 172 18 180C34 196 52 192 64 168C74 146 72 118 84 104Z"
		c.Part("skin", p.Body(c, body, s, 26, c.Named("spots", c.Ellipse(74, 196, 9, 7, o.D).Opacity(.6), c.Ellipse(90, 172, 6, 8, o.D).Opacity(.6), c.Ellipse(54, 210, 5, 4, o.D).Opacity(.6), c.Ellipse(88, 148, 4, 5, o.D).Opacity(.6))))
		const belly = "M118 118C150 108 174 132 176 168C178 204 166 236 142 238C118 238 106 210 106 178C106 150 106 124 118 118Z"
		c.Part("belly", c.Clip(body, c.Blur(2.4, c.Path(belly, s.DDD)).Opacity(.35), c.Form(belly, kit.Lin(110, 120, 178, 230, b.LL, b.M, b.D), c.Line("M100 156Q140 170 184 152M100 178Q140 192 184 174M100 200Q140 214 184 196M104 220Q140 232 180 216", b.DD, 2.6).Opacity(.6), c.Line("M100 158.6Q140 172.6 184 154.600M100 180.600Q140 194.6 184 176.600M100 202.600Q140 216.6 184 198.6", b.LL, 2).Opacity(.8), c.Blur(9, c.Path("M150 120Q196 170 150 244H196V120Z", b.DDD)).Opacity(.3))))
		foot := func(x float64, t kit.Tones) kit.Node {
			d := p.D("M%g 200C%g 196 %g 204 %g 226C%g 230 %g 248 %g 250H%gC%g 250 %g 226 %g 200Z", x, x+22, x+30, x+28, x+44, x+44, x+30, x-16, x-28, x-22, x)
			return kit.Of(p.Cast(c, body, d, s, -3, -3, 4, .4), p.Body(c, d, t, 15), claws(c, x+8, 246, 13, 5, 3, w))
		}
		c.Part("legs", foot(158, kit.TonesOf(s.M.Shade(-.35))), foot(92, s))
		const head = "M84 60C84 26 112 6 146 8C182 10 204 28 210 56C232 62 246 78 244 98C240 122 206 134 170 132C122 132 86 108 84 60Z"
		c.Part("head", p.Cast(c, body, head, s, -3, 9, 6, .5), p.Body(c, head, s, 28, c.Named("belly", c.Blur(5, c.Path("M110 112C150 120 214 122 250 88V140H110Z", b.L)).Opacity(.75)), c.Named("spots", c.Ellipse(112, 40, 8, 6, o.D).Opacity(.6), c.Ellipse(126, 28, 5, 4, o.D).Opacity(.6), c.Ellipse(104, 58, 4, 5, o.D).Opacity(.6)),
			c.Blur(6, c.Path("M196 60Q220 58 238 78Q218 66 200 72Z", s.LL)).Opacity(.9)), p.Glint(c, "M98 54C100 32 118 18 138 17C148 17 148 25 139 26C122 28 111 40 108 58C106 66 97 63 98 54Z", .45))
		c.Part("cheeks", c.Clip(head, c.Blur(4, c.Ellipse(144, 98, 16, 10, q.M)).Opacity(.65)))
		c.Part("mouth", c.Line("M158 106C186 118 218 114 236 98M156 102q-4 4 -1 9", s.DDD, 4.4), c.Path("M176 113l6 8l6 -7zM200 114l7 7l5 -9z", kit.White))
		c.Add(c.Ellipse(230, 78, 3, 4, s.DDD).Rotate(20, 230, 78), c.Ellipse(218, 74, 2.6, 3.6, s.DDD).Rotate(10, 218, 74))
		c.Part("eyes", p.Eye(c, 164, 66, 18, e), c.Line("M146 40q14 -11 30 -4", s.DDD, 4).Opacity(.75))
		near := p.NewTube(p.J{X: 112, Y: 142, R: 13}, p.J{X: 128, Y: 164, R: 12}, p.J{X: 150, Y: 162, R: 12})
		c.Part("arms", p.Cast(c, body, near.Outline(), s, 1, 6, 4, .45), p.Limb(c, near, s, 10), c.Ellipse(161, 155, 4.6, 3, kit.Lin(158, 152, 164, 158, w.LL, w.D)).Rotate(-20, 161, 155), c.Ellipse(163, 162, 4.6, 3, kit.Lin(160, 159, 166, 165, w.LL, w.D)), c.Ellipse(161, 169, 4.6, 3, kit.Lin(158, 166, 164, 172, w.LL, w.D)).Rotate(20, 161, 169))
		c.AnchorBox("headTop", 140, 10, 90, 16, -4)
		c.AnchorBox("eyes", 172, 66, 110, 36, 0)
		c.Anchor("mouth", 200, 114)
		c.AnchorBox("neck", 130, 124, 90, 16, 0)
		c.Anchor("seat", 76, 140)
		c.Anchor("paw", 158, 162)
		c.Anchor("ground", 128, 250)
	},
}
