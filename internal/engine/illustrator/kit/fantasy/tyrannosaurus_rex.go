package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

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
