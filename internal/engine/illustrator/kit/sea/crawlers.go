package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// tj is a joint of a tube.
func tj(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }

var scorpion = kit.Piece{
	Name: "scorpion", Cm: 9, Facing: kit.Right,
	Palette: "body #7a4632 shell brown; claws #8d5238 <body pincers; tail #7a4632 <body; stinger #e0913a; legs #623625 <body; eyes #2c1f1c",
	Draw: func(c *kit.Canvas) {
		b, k, t, s, l, e := c.Tones("body"), c.Tones("claws"), c.Tones("tail"), c.Tones("stinger"), c.Tones("legs"), c.Tones("eyes")
		plate := func(x, y, rx, ry, deg float64, t kit.Tones) kit.Node {
			d := p.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x-rx, y, x-rx*.9, y-ry, x, y-ry, x+rx*.9, y-ry, x+rx, y, x+rx*.9, y+ry, x, y+ry, x-rx*.9, y+ry, x-rx, y)
			return kit.Of(p.Body(c, d, t, rx*.45, c.Blur(2, c.Ellipse(x-rx*.3, y-ry*.5, rx*.5, ry*.22, t.LL)).Opacity(.8))).Rotate(deg, x, y)
		}
		c.Part("stinger", p.Body(c, "M112 24C124 12 146 16 154 34C160 52 152 72 138 88C142 70 136 58 122 54C106 50 102 34 112 24Z", s, 10), p.Glint(c, "M118 30Q126 22 138 26Q142 30 136 31Q126 31 122 38Q116 38 118 30Z", .6))
		c.Part("tail", plate(98, 34, 19, 14, -14, t), plate(68, 48, 19, 15, -38, t), plate(44, 74, 20, 17, -62, t), plate(32, 108, 21, 19, -88, t), plate(40, 144, 22, 21, -120, t), plate(64, 172, 23, 24, -150, t))
		leg := func(x, y, kx, ky, fx, fy float64) kit.Node {
			return p.Limb(c, p.NewTube(tj(x, y, 7), tj(kx, ky, 6), tj(fx, fy, 2.5)), l, 5)
		}
		c.Part("legs", leg(92, 194, 68, 180, 44, 232), leg(112, 198, 98, 180, 84, 238), leg(134, 198, 140, 180, 142, 238), leg(152, 194, 174, 180, 186, 232))
		arm := func(x, y, deg float64, d ...p.J) kit.Node {
			claw := kit.Of(p.Body(c, "M2 -2C-2 14 18 24 40 16C50 12 56 4 60 -4C46 2 36 0 30 -4Z", kit.TonesOf(k.D), 6), p.Body(c, "M-8 6C-14 -16 6 -34 30 -30C48 -28 62 -16 66 -2C54 -12 42 -14 32 -8C22 -2 18 14 4 16Q-6 16 -8 6Z", k, 11), p.Glint(c, "M4 -12Q14 -24 32 -22Q38 -19 30 -18Q18 -18 10 -6Q2 -4 4 -12Z", .5))
			return kit.Of(p.Limb(c, p.NewTube(d...), k, 7), claw.Rotate(deg, 0, 0).Move(x, y))
		}
		c.Part("claws", arm(194, 124, -38, tj(160, 172, 9), tj(192, 158, 9), tj(194, 130, 8)))
		c.Part("body", plate(88, 180, 26, 24, 0, b), plate(110, 178, 26, 28, 0, b), plate(132, 178, 26, 29, 0, b), p.Body(c, "M126 180C126 154 144 146 166 150C190 154 204 168 202 184C200 200 178 208 156 206C138 206 126 198 126 180Z", b, 16), p.Glint(c, "M142 162Q154 154 172 159Q176 163 170 164Q156 163 148 170Q140 170 142 162Z", .45))
		c.Part("claws", arm(214, 190, -4, tj(172, 196, 10), tj(194, 208, 10), tj(212, 196, 9)))
		c.Part("eyes", p.Eyeball(c, 170, 164, 12, .74, 2, 1, e), p.Eyeball(c, 190, 171, 10, .74, 2, 1, e))
		c.Anchor("ground", 120, 236)
	},
}

var grasshopper = kit.Piece{
	Name: "grasshopper", Cm: 6, Facing: kit.Right,
	Palette: "body #7fbf3d green; wings #5da336 <body; legs #69ad38 <body; belly #cfe58a; antennae #4c8230 <body; eyes #3a2f22",
	Draw: func(c *kit.Canvas) {
		b, w, l, y, a, e := c.Tones("body"), c.Tones("wings"), c.Tones("legs"), c.Tones("belly"), c.Tones("antennae"), c.Tones("eyes")
		far := kit.TonesOf(l.D)
		c.Part("legs", p.Limb(c, p.NewTube(tj(110, 164, 13), tj(76, 96, 8), tj(64, 82, 6)), far, 8), p.Limb(c, p.NewTube(tj(64, 82, 6), tj(40, 160, 5), tj(26, 214, 4), tj(10, 220, 4)), far, 5), p.Limb(c, p.NewTube(tj(176, 174, 6), tj(196, 196, 5), tj(194, 222, 4), tj(208, 226, 3)), far, 5))
		c.Part("antennae", p.Limb(c, p.NewTube(tj(206, 104, 3.6), tj(222, 60, 3), tj(252, 34, 2.4)), a, 3))
		c.Part("body", p.Body(c, "M8 184C30 156 90 140 150 136C178 134 196 146 196 166C196 186 172 196 130 198C84 200 36 196 8 184Z", b, 22, c.Clip("M0 178Q100 186 200 172V210H0Z", c.Path("M0 178Q100 186 200 172V210H0Z", y.M)), p.Each(6, func(i int) kit.Node {
			x := 40 + float64(i)*20
			return c.Line(p.D("M%g 140Q%g 170 %g 200", x, x+8, x), b.DD, 2.6).Opacity(.5)
		})))
		c.Part("wings", p.Body(c, "M6 168C44 128 110 112 168 126C170 142 160 156 140 160C98 168 46 172 6 168Z", w, 14, c.Line("M20 164C70 138 120 130 162 132M60 164C96 150 130 146 156 142", w.LL, 2).Opacity(.6)))
		c.Part("head", p.Body(c, "M160 140C160 108 182 94 206 98C232 102 244 124 240 148C236 174 222 188 204 186C178 184 160 168 160 140Z", b, 20, c.Line("M168 116Q158 144 172 176", b.DD, 4).Opacity(.5)), c.Line("M206 172Q220 176 230 164", b.DDD, 3.4))
		c.Part("antennae", p.Limb(c, p.NewTube(tj(214, 102, 3.8), tj(240, 66, 3.2), tj(254, 62, 2.4)), a, 3))
		c.Part("eyes", p.Eyeball(c, 212, 128, 18, .72, 3, 1, e))
		c.Part("legs", p.Limb(c, p.NewTube(tj(160, 180, 7), tj(168, 206, 5), tj(158, 226, 4), tj(174, 232, 3)), l, 5), p.Limb(c, p.NewTube(tj(188, 178, 7), tj(214, 200, 5), tj(216, 226, 4), tj(232, 230, 3)), l, 5))
		c.Part("legs", p.Limb(c, p.NewTube(tj(94, 78, 6), tj(66, 160, 6), tj(48, 226, 5), tj(28, 234, 4)), l, 6), p.Limb(c, p.NewTube(tj(138, 172, 17), tj(116, 120, 13), tj(94, 76, 7)), l, 10), p.Glint(c, "M112 116Q120 140 132 160Q130 166 126 160Q112 140 108 122Q108 114 112 116Z", .45))
		c.Anchor("ground", 120, 234)
	},
}

var mantis = kit.Piece{
	Name: "praying-mantis", Cm: 7, Facing: kit.Right,
	Palette: "body #8cc63f green; wings #6db038 <body; legs #79b83a <body arms; eyes #3d3324",
	Draw: func(c *kit.Canvas) {
		b, w, l, e := c.Tones("body"), c.Tones("wings"), c.Tones("legs"), c.Tones("eyes")
		leg := func(t kit.Tones, j ...p.J) kit.Node { return p.Limb(c, p.NewTube(j...), t, 5) }
		far := kit.TonesOf(l.D)
		c.Part("legs", leg(far, tj(96, 168, 6), tj(66, 150, 5), tj(44, 236, 4), tj(34, 240, 3)), leg(far, tj(122, 170, 6), tj(140, 160, 5), tj(146, 236, 4), tj(158, 240, 3)))
		c.Part("antennae", leg(b, tj(188, 40, 3.4), tj(214, 12, 2.6), tj(244, 8, 2)), leg(b, tj(180, 38, 3.4), tj(188, 8, 2.6), tj(206, -4, 2)))
		c.Part("body", p.Body(c, "M6 226C20 196 60 164 104 150C128 144 146 154 142 170C134 192 84 216 6 226Z", b, 16, p.Each(5, func(i int) kit.Node {
			x := 36 + float64(i)*20
			return c.Line(p.D("M%g %gl10 22", x, 200-float64(i)*11), b.DD, 2.6).Opacity(.5)
		})))
		c.Part("wings", p.Body(c, "M4 214C22 172 70 138 128 134C140 138 142 152 130 162C92 186 40 208 4 214Z", w, 12, c.Line("M20 206C54 172 92 152 130 146M40 204C70 186 100 172 128 158", w.LL, 2).Opacity(.6)))
		c.Part("legs", leg(far, tj(150, 104, 8), tj(188, 128, 8), tj(212, 84, 6), tj(226, 110, 3)))
		c.Part("body", p.Limb(c, p.NewTube(tj(116, 154, 17), tj(134, 120, 14), tj(156, 78, 13)), b, 14))
		c.Part("head", p.Body(c, "M138 46C142 30 168 26 188 32C208 36 216 50 206 62C196 76 184 90 172 90C156 90 134 66 138 46Z", b, 16), c.Line("M168 80Q176 86 184 80", b.DDD, 3))
		c.Part("eyes", p.Eyeball(c, 148, 46, 15, .62, 3, 1, e), p.Eyeball(c, 200, 48, 14, .62, 2, 1, e))
		c.Part("legs", leg(l, tj(100, 172, 7), tj(82, 150, 6), tj(72, 240, 4), tj(58, 246, 3)), leg(l, tj(128, 168, 7), tj(166, 158, 6), tj(184, 240, 4), tj(198, 244, 3)))
		c.Part("legs", p.Limb(c, p.NewTube(tj(140, 112, 10), tj(176, 152, 11)), l, 8), p.Limb(c, p.NewTube(tj(176, 152, 11), tj(206, 122, 10), tj(222, 96, 6)), l, 8), p.Limb(c, p.NewTube(tj(222, 96, 6), tj(232, 116, 5), tj(228, 138, 2.4)), l, 5), c.Line("M190 138l10 6M200 128l10 6M209 117l10 5", l.DDD, 3))
		c.Anchor("ground", 118, 246)
	},
}

var stingray = kit.Piece{
	Name: "stingray", Cm: 150, Facing: kit.Right,
	Palette: "body #5f8fc9 blue; spots #a9d2f0; belly #eef6fb; tail #4c78b0 <body; eyes #22304a",
	Draw: func(c *kit.Canvas) {
		b, s, t, e := c.Tones("body"), c.Tones("spots"), c.Tones("tail"), c.Tones("eyes")
		y := c.Tones("belly")
		c.Part("tail", p.Limb(c, p.NewTube(tj(96, 160, 13), tj(52, 190, 8), tj(22, 220, 5), tj(4, 252, 2)), t, 7), c.Form("M52 190L34 178L44 198Z", t.DD))
		d := "M222 66C238 78 240 96 230 112C238 140 236 176 206 206C184 190 166 186 142 186C116 186 96 176 84 162C72 148 66 128 66 108C66 84 60 66 42 46C72 14 112 10 142 20C164 10 202 34 222 66Z"
		c.Part("belly", c.Path(d, y.D).Move(-3, 8))
		c.Part("body", p.Body(c, d, b, 28, c.Blur(10, c.Path("M96 150Q150 130 210 84L190 70Q120 100 96 150Z", b.LL)).Opacity(.35)))
		c.Part("spots", c.Clip(d, p.Each(13, func(i int) kit.Node {
			x := []float64{82, 110, 96, 132, 120, 152, 90, 204, 190, 208, 170, 150, 112}[i]
			yy := []float64{48, 36, 72, 52, 92, 36, 112, 156, 178, 132, 164, 110, 140}[i]
			return c.Ellipse(x, yy, 8-float64(i%3), 6.4-float64(i%3), s.M)
		})))
		c.Part("eyes", p.Eyeball(c, 184, 74, 14, .72, 3, 0, e), p.Eyeball(c, 208, 100, 13, .72, 3, 0, e))
		c.Part("mouth", c.Line("M208 78Q220 80 222 92", b.DDD, 4))
		c.Part("body", p.Glint(c, "M70 44Q100 24 136 32Q142 36 132 38Q102 34 80 52Q68 54 70 44Z", .45))
		c.Anchor("seat", 132, 96)
		c.Anchor("ground", 140, 206)
	},
}

var pufferfish = kit.Piece{
	Name: "pufferfish", Cm: 25, Facing: kit.Right,
	Palette: "body #f2b632 yellow; belly #fff6dd; spikes #c98a1f spines; fins #ef8f2e; spots #b5741c; eyes #2b2320",
	Draw: func(c *kit.Canvas) {
		b, y, s, f, o, e := c.Tones("body"), c.Tones("belly"), c.Tones("spikes"), c.Tones("fins"), c.Tones("spots"), c.Tones("eyes")
		c.Part("fins", p.Body(c, "M40 128C16 104 4 96 2 84C22 80 44 96 54 112ZM40 134C16 152 6 164 4 176C24 178 46 162 54 146Z", f, 8), p.Body(c, "M118 34C110 18 118 6 130 4C146 8 154 22 150 36Z", f, 8, c.Line("M126 32V10M138 32V12", f.DD, 2.4).Opacity(.6)))
		c.Part("spikes", c.Around(22, 134, 134, c.Form("M128 34L134 8L140 34Z", kit.Lin(128, 8, 140, 34, s.L, s.M, s.D))).Rotate(5, 134, 134))
		d := kit.Oval(134, 134, 104, 102)
		c.Part("body", p.Body(c, d, b, 36, c.Blur(5, c.Path("M20 150C70 176 190 180 250 150V250H20Z", y.M))))
		c.Part("spots", c.Clip(d, c.Ellipse(84, 76, 13, 9, o.M), c.Ellipse(116, 54, 12, 8, o.M), c.Ellipse(154, 52, 10, 7, o.M), c.Ellipse(68, 108, 10, 8, o.M), c.Ellipse(112, 86, 8, 6, o.M), c.Ellipse(142, 76, 7, 5, o.M)))
		c.Part("spikes", p.Each(12, func(i int) kit.Node {
			x := []float64{64, 92, 124, 158, 190, 78, 110, 146, 182, 96, 134, 170}[i]
			yy := []float64{150, 164, 170, 170, 164, 186, 196, 198, 190, 218, 224, 216}[i]
			return c.Form(p.D("M%g %gL%g %gL%g %gZ", x-6, yy, x, yy+14, x+6, yy), kit.Lin(x-6, yy, x+6, yy+14, s.LL, s.L, s.D))
		}))
		c.Part("fins", p.Body(c, "M88 128C62 116 48 128 46 142C56 158 80 158 92 144Z", f, 8, c.Line("M84 134L58 132M84 140L60 148", f.DD, 2.4).Opacity(.6)))
		c.Part("eyes", p.Eyeball(c, 166, 104, 26, .68, 4, 2, e), p.Eyeball(c, 218, 108, 19, .68, 3, 2, e))
		c.Part("mouth", p.Body(c, kit.Oval(204, 146, 20, 13), f, 8), c.Ellipse(207, 146, 9, 6, o.DDD))
		c.Part("body", p.Glint(c, "M66 98Q76 62 108 50Q116 50 108 58Q86 70 78 102Q68 110 66 98Z", .5))
		c.Anchor("ground", 134, 240)
	},
}

var squid = kit.Piece{
	Name: "squid", Cm: 60,
	Palette: "body #f07a8f pink; fins #e55f7a <body; spots #f9b3c0; tentacles #e8677f <body arms; eyes #2b2a3c",
	Draw: func(c *kit.Canvas) {
		b, f, s, t, e := c.Tones("body"), c.Tones("fins"), c.Tones("spots"), c.Tones("tentacles"), c.Tones("eyes")
		arm := func(j ...p.J) kit.Node { return p.Limb(c, p.NewTube(j...), t, 8) }
		c.Part("tentacles", arm(tj(104, 168, 12), tj(66, 190, 10), tj(58, 220, 8), tj(30, 226, 7)), arm(tj(152, 168, 12), tj(190, 190, 10), tj(198, 220, 8), tj(226, 226, 7)))
		c.Part("tentacles", arm(tj(112, 172, 13), tj(92, 208, 11), tj(96, 236, 8), tj(78, 250, 6)), arm(tj(144, 172, 13), tj(164, 208, 11), tj(160, 236, 8), tj(178, 250, 6)), arm(tj(128, 174, 14), tj(122, 214, 11), tj(132, 250, 6)))
		c.Part("fins", p.Body(c, "M128 4C96 10 62 40 48 84C66 90 92 84 104 72H152C164 84 190 90 208 84C194 40 160 10 128 4Z", f, 12))
		d := "M128 2C152 20 178 62 180 112C182 150 164 182 128 182C92 182 74 150 76 112C78 62 104 20 128 2Z"
		c.Part("body", p.Body(c, d, b, 26))
		c.Part("spots", c.Ellipse(112, 58, 8, 10, s.M), c.Ellipse(142, 48, 6, 8, s.M), c.Ellipse(140, 78, 9, 11, s.M), c.Ellipse(118, 92, 6, 7, s.M))
		c.Part("eyes", p.Eyeball(c, 104, 132, 20, .7, 2, 1, e), p.Eyeball(c, 152, 132, 20, .7, 2, 1, e))
		c.Part("mouth", p.Grin(c, 128, 152, 22, 12))
		c.Part("body", p.Glint(c, "M90 104Q92 66 112 40Q120 40 114 50Q102 72 100 108Q94 116 90 104Z", .45))
		c.Anchor("ground", 128, 250)
	},
}
