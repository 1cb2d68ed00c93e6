package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var narwhal = kit.Piece{
	Name: "narwhal", Cm: 450, Facing: kit.Right,
	Palette: "body #7fa6d6 skin; belly #eef4fa; horn #fff0d2 tusk; fin #7fa6d6 <body fins; tail #7fa6d6 <body; eyes #2f3f66; cheeks #f58f9f",
	Draw: func(c *kit.Canvas) {
		b, g, h, f, t, e, q := c.Tones("body"), c.Tones("belly"), c.Tones("horn"), c.Tones("fin"), c.Tones("tail"), c.Tones("eyes"), c.Tones("cheeks")
		c.Part("tail", p.Body(c, "M56 128C42 112 20 118 -2 100C-8 94 -8 84 -4 80C18 74 44 84 54 102C62 82 84 66 106 76C110 80 108 92 102 98C88 114 70 112 56 128Z", t, 12))
		horn := "M210 112L290 -2Q298 -10 295 2L238 126Z"
		c.Part("horn", c.Form(horn, kit.Lin(240, 44, 266, 66, h.LL, h.M, h.DD), p.Each(8, func(i int) kit.Node {
			u := float64(i) / 8
			return c.Line(p.D("M%g %gQ%g %g %g %g", 206+86*u, 112-112*u, 228+64*u, 124-122*u, 242+52*u, 112-110*u), h.DDD, 2.6).Opacity(.6)
		})))
		const d = "M38 108Q50 102 64 110C66 146 84 158 108 146C136 122 164 100 200 104C234 110 252 136 248 168C242 210 196 232 142 232C84 232 34 210 28 164C26 140 30 122 38 108Z"
		const belly = "M24 178C72 206 130 200 172 190C208 182 232 186 256 180V256H20Z"
		c.Part("body", p.Body(c, d, b, 28, c.Named("belly", c.Path(belly, kit.Lin(130, 180, 150, 240, g.L, g.M, g.D)), c.Blur(4, c.Line("M24 178C72 206 130 200 172 190C208 182 232 186 256 180", b.DDD, 7)).Opacity(.35)), p.Each(22, func(i int) kit.Node {
			return c.Ellipse(76+float64(i*47%132), 116+float64(i*29%66), 3.4+float64(i%3)*1.6, 2.6+float64(i%3), b.DD).Opacity(.5)
		})), p.Glint(c, "M112 152C134 128 160 114 188 114C198 114 200 120 190 121C164 126 144 138 126 158C120 164 108 160 112 152Z", .42))
		c.Part("mouth", c.Clip(d, c.Line("M252 176C234 184 214 182 198 188Q190 190 188 182", b.DDD, 4)))
		c.Part("cheeks", c.Clip(d, c.Blur(4, c.Ellipse(190, 172, 14, 9, q.M)).Opacity(.65)))
		c.Part("eyes", p.Eye(c, 212, 154, 12, e), c.Line("M198 138q10 -9 22 -4", b.DDD, 3.4).Opacity(.7))
		const fin = "M122 184C138 184 148 194 144 208C138 228 112 240 88 240C90 224 100 196 122 184Z"
		c.Part("fin", p.Cast(c, d, fin, b, 4, -2, 5, .5), p.Body(c, fin, f, 13), p.Glint(c, "M116 196Q104 208 98 226Q100 206 114 192Q120 190 116 196Z", .4))
		c.Anchor("ground", 140, 234)
	},
}
