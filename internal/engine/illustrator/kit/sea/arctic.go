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

var moth = kit.Piece{
	Name: "moth", Cm: 8,
	Palette: "wings #c9a06a brown; second #8a5f3c bands; spots #f6dfae eyespots; body #e9d3ab fur; antennae #8a6238; eyes #3a2c26",
	Draw: func(c *kit.Canvas) {
		w, s, o, b, a, e := c.Tones("wings"), c.Tones("second"), c.Tones("spots"), c.Tones("body"), c.Tones("antennae"), c.Tones("eyes")
		low := "M120 136C92 140 62 158 56 190C52 218 68 240 88 242C108 242 122 206 126 168Z"
		up := "M122 92C100 62 54 34 14 40C0 44 0 62 8 82C18 112 34 142 66 150C90 154 112 148 126 138Z"
		eye := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r*1.5, s.DD), c.Circle(x, y, r*1.2, o.M), c.Circle(x, y, r*.8, s.DDD), c.Circle(x-r*.25, y-r*.25, r*.26, kit.White))
		}
		wing := kit.Of(c.Form(low, kit.Lin(60, 140, 120, 240, w.L, w.M, w.DD), c.Line("M58 206C76 196 96 190 124 190", s.M, 11), c.Line("M60 222C78 212 98 206 120 208", o.M, 4), c.Line("M122 150L66 214M122 154L92 238M122 146L58 184", w.DDD, 1.8).Opacity(.5), eye(92, 182, 10), p.Edge(c, low, w, 9)),
			c.Path(up, w.DDD).Move(2, 4).Opacity(.4), c.Form(up, kit.Lin(20, 40, 120, 150, w.LL, w.M, w.D), c.Path("M0 30Q40 32 60 60Q30 60 20 92L0 92Z", s.M).Opacity(.85), c.Line("M16 104C50 92 88 100 124 126", s.M, 10), c.Line("M26 122C56 112 90 120 120 138", o.M, 4), c.Line("M122 110L20 56M122 116L24 92M122 124L52 142", w.DDD, 1.8).Opacity(.5), eye(68, 84, 12), p.Edge(c, up, w, 9)))
		c.Part("wings", wing, wing.Mirror(128))
		feather := kit.Of(c.Line("M124 66C112 44 96 28 72 18", a.D, 4), p.Each(9, func(i int) kit.Node {
			u := float64(i) / 8
			x, y := 120-44*u, 58-37*u
			return c.Line(p.D("M%g %gl%g %gM%g %gl%g %g", x, y, -9*(1-u*.4), 4.0, x, y, 1.0, -10*(1-u*.4)), a.M, 2.6)
		}))
		c.Part("antennae", feather, feather.Mirror(128))
		body := "M128 74C146 74 156 90 152 110C150 122 146 126 146 136C150 160 146 198 128 218C110 198 106 160 110 136C110 126 106 122 104 110C100 90 110 74 128 74Z"
		c.Part("body", c.Form(body, kit.Rad(116, 100, 110, b.LL, b.L, b.M, b.D), p.Each(5, func(i int) kit.Node {
			y := 146 + float64(i)*13
			return c.Line(p.D("M104 %gQ128 %g 152 %g", y, y+9, y), s.M, 4).Opacity(.55)
		}), p.Each(16, func(i int) kit.Node {
			x := 106 + float64(i%8)*6
			return c.Line(p.D("M%g %gl%g 9", x, 96+float64(i/8)*16, float64(i%3-1)*2), b.DD, 2).Opacity(.5)
		}), p.Edge(c, body, b, 9)))
		c.Part("head", c.Circle(128, 70, 17, kit.Rad(122, 62, 26, b.LL, b.M, b.DD)))
		c.Part("eyes", c.Both(128, c.Circle(119, 68, 6.6, e.M), c.Circle(117, 66, 2, kit.White)))
	},
}
