package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// claws are n rounded nails in a row from x, y.
func claws(c *kit.Canvas, x, y, step, r float64, n int, t kit.Tones) kit.Node {
	return p.Each(n, func(i int) kit.Node {
		v := x + float64(i)*step
		return c.Path(p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", v-r, y+r, v-r, y-r, v-r*.3, y-r*1.3, v, y-r*1.3, v+r*.3, y-r*1.3, v+r, y-r, v+r, y+r), kit.Lin(v-r, y-r, v+r, y+r, t.LL, t.M, t.DD))
	})
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
		c.Part("belly", c.Clip(body, c.Blur(2.4, c.Path(belly, s.DDD)).Opacity(.35), c.Form(belly, kit.Lin(110, 120, 178, 230, b.LL, b.M, b.D), c.Line("M100 156Q140 170 184 152M100 178Q140 192 184 174M100 200Q140 214 184 196M104 220Q140 232 180 216", b.DD, 2.6).Opacity(.6), c.Line("M100 158.6Q140 172.600 184 154.600M100 180.600Q140 194.600 184 176.600M100 202.600Q140 216.600 184 198.600", b.LL, 2).Opacity(.8), c.Blur(9, c.Path("M150 120Q196 170 150 244H196V120Z", b.DDD)).Opacity(.3))))
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
		c.Part("arms", p.Cast(c, body, near.Outline(), s, 1, 6, 4, .45), p.Limb(c, near, s, 10), claws(c, 160, 160, 0, 4, 1, w), claws(c, 157, 168, 0, 4, 1, w))
		c.AnchorBox("headTop", 140, 10, 90, 16, -4)
		c.AnchorBox("eyes", 172, 66, 110, 36, 0)
		c.Anchor("mouth", 200, 114)
		c.AnchorBox("neck", 130, 124, 90, 16, 0)
		c.Anchor("seat", 76, 140)
		c.Anchor("paw", 158, 162)
		c.Anchor("ground", 128, 250)
	},
}

var tyrannosaurusRex = kit.Piece{
	Name: "tyrannosaurus-rex", Cm: 1200, Facing: kit.Right,
	Palette: "skin #c9743a body arms tail; belly #f7dfae; stripes #8f4526 <skin; teeth #fffaf0; mouth #9c2f3c; eyes #f2b62e; claws #4a3a38",
	Draw: func(c *kit.Canvas) {
		s, b, k, t, m, e, w := c.Tones("skin"), c.Tones("belly"), c.Tones("stripes"), c.Tones("teeth"), c.Tones("mouth"), c.Tones("eyes"), c.Tones("claws")
		leg := func(dx float64, t kit.Tones) kit.Node {
			shin := p.NewTube(p.J{X: 112 + dx, Y: 178, R: 26}, p.J{X: 120 + dx, Y: 206, R: 16}, p.J{X: 106 + dx, Y: 230, R: 12}, p.J{X: 112 + dx, Y: 242, R: 11}, p.J{X: 136 + dx, Y: 244, R: 10})
			return kit.Of(p.Limb(c, shin, t, 12), claws(c, 130+dx, 249, 9, 4.2, 3, w))
		}
		c.Part("legs", leg(44, kit.TonesOf(s.D)))
		far := p.NewTube(p.J{X: 172, Y: 142, R: 8}, p.J{X: 184, Y: 156, R: 6.6}, p.J{X: 198, Y: 150, R: 6})
		c.Part("arms", p.Limb(c, far, kit.TonesOf(s.D), 6), claws(c, 202, 152, 4, 3, 2, w))
		const body = "M112 62C126 46 150 44 164 60C182 84 184 124 176 152C168 188 138 204 108 196C78 190 50 176 30 152C14 132 4 108 0 82C-1 74 6 72 10 80C24 108 50 124 76 116C94 108 102 80 112 62Z"
		stripe := func(d string) kit.Node { return c.Path(d, k.D).Opacity(.75) }
		c.Part("skin", p.Body(c, body, s, 26, c.Named("belly", c.Path("M156 84C150 120 154 160 100 186Q60 178 20 140L30 180L120 220L200 160L180 80Z", kit.Lin(110, 120, 160, 200, b.L, b.M, b.DD)), c.Blur(4, c.Line("M156 84C150 120 154 160 100 186Q60 178 20 140", s.DD, 7)).Opacity(.5), c.Line("M150 122l40 6M148 138l40 8M140 154l34 14M128 168l24 20", b.DD, 2.4).Opacity(.6)),
			c.Named("stripes", stripe("M92 96Q110 108 112 136Q98 118 84 112Z"), stripe("M70 114Q86 124 90 148Q76 134 60 118Z"), stripe("M46 114Q62 130 64 148Q50 134 38 108Z"), stripe("M24 94Q38 112 40 128Q28 116 18 92Z"), stripe("M110 66Q128 84 130 108Q116 90 102 80Z"), stripe("M6 82Q16 92 20 108Q8 98 2 80Z"))))
		thigh := "M84 140C104 126 138 138 142 168C144 192 132 206 114 206C92 206 78 190 76 170C76 156 78 146 84 140Z"
		c.Part("legs", leg(-2, s), p.Cast(c, body, thigh, s, 4, 4, 5, .5), p.Body(c, thigh, s, 18, c.Named("stripes", stripe("M80 156Q98 156 110 170Q94 168 76 172Z"), stripe("M78 178Q94 176 104 188Q92 188 82 194Z"))))
		lower := "M128 84C150 96 190 102 226 92Q240 90 238 102C232 118 200 128 168 122C142 116 126 100 128 84Z"
		c.Part("head", p.Flat(c, lower, s, 10, c.Named("belly", c.Path("M130 104Q180 122 240 96V130H140Z", b.M), c.Blur(3, c.Line("M130 104Q180 122 240 96", s.D, 5)).Opacity(.6))))
		c.Part("mouth", c.Form("M136 76L238 70Q240 84 230 92C196 104 158 100 136 88Z", kit.Lin(140, 76, 200, 106, m.DD, m.M, m.L), c.Ellipse(200, 100, 30, 9, kit.Hex("#f08088"))))
		c.Part("teeth", p.Each(6, func(i int) kit.Node {
			x := 160 + float64(i)*12.5
			return c.Path(p.D("M%g %gl4 -10l4.500 9.500z", x, 102-float64(i*i)*.3), kit.Lin(x, 90, x+8, 102, t.L, t.M, t.D))
		}))
		const head = "M110 66C108 34 136 12 166 16C180 16 188 22 194 30C216 32 246 40 252 58C254 70 248 80 238 82C208 86 176 86 156 92C132 98 112 88 110 66Z"
		c.Part("teeth", p.Each(7, func(i int) kit.Node {
			x := 158 + float64(i)*12
			return c.Path(p.D("M%g %gl5 12l5 -12z", x, 82-float64(i%2)*1.5), kit.Lin(x, 80, x+8, 96, t.L, t.M, t.D))
		}))
		c.Part("head", p.Cast(c, body, head, s, -3, 9, 5, .5), p.Body(c, head, s, 18, c.Named("stripes", stripe("M124 32Q140 38 144 54Q132 46 118 48Z"), stripe("M112 58Q126 58 132 72Q122 68 112 74Z"), stripe("M150 14Q158 24 156 36Q148 28 140 20Z")), c.Blur(4, c.Path("M190 42Q220 40 246 54Q220 52 194 56Z", s.LL)).Opacity(.8)),
			p.Glint(c, "M134 34C142 24 154 20 166 22C173 24 170 30 164 30C154 30 146 34 140 42C135 46 130 40 134 34Z", .45), c.Ellipse(238, 56, 3.4, 4.4, s.DDD).Rotate(30, 238, 56))
		c.Part("eyes", p.Eyeball(c, 176, 48, 14, .8, 2, 0, e), c.Path("M158 36C170 26 186 30 194 44Q176 36 160 44Z", s.D), c.Line("M158 37Q174 27 193 43", s.LL, 2).Opacity(.5))
		near := p.NewTube(p.J{X: 152, Y: 138, R: 10}, p.J{X: 164, Y: 158, R: 8}, p.J{X: 182, Y: 158, R: 7})
		c.Part("arms", p.Cast(c, body, near.Outline(), s, 1, 5, 3, .45), p.Limb(c, near, s, 7), claws(c, 185, 162, 5, 3.4, 2, w))
		c.AnchorBox("headTop", 160, 16, 70, 14, 6)
		c.AnchorBox("eyes", 178, 48, 90, 28, 6)
		c.Anchor("mouth", 210, 90)
		c.AnchorBox("neck", 140, 106, 66, 16, -20)
		c.Anchor("seat", 92, 100)
		c.Anchor("paw", 186, 162)
		c.Anchor("ground", 130, 252)
	},
}
