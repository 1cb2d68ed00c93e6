package insects

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

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
			return p.Limb(c, p.NewTube(p.Joint(x, y, 7), p.Joint(kx, ky, 6), p.Joint(fx, fy, 2.5)), l, 5)
		}
		c.Part("legs", leg(92, 194, 68, 180, 44, 232), leg(112, 198, 98, 180, 84, 238), leg(134, 198, 140, 180, 142, 238), leg(152, 194, 174, 180, 186, 232))
		arm := func(x, y, deg float64, d ...p.J) kit.Node {
			claw := kit.Of(p.Body(c, "M2 -2C-2 14 18 24 40 16C50 12 56 4 60 -4C46 2 36 0 30 -4Z", kit.TonesOf(k.D), 6), p.Body(c, "M-8 6C-14 -16 6 -34 30 -30C48 -28 62 -16 66 -2C54 -12 42 -14 32 -8C22 -2 18 14 4 16Q-6 16 -8 6Z", k, 11), p.Glint(c, "M4 -12Q14 -24 32 -22Q38 -19 30 -18Q18 -18 10 -6Q2 -4 4 -12Z", .5))
			return kit.Of(p.Limb(c, p.NewTube(d...), k, 7), claw.Rotate(deg, 0, 0).Move(x, y))
		}
		c.Part("claws", arm(194, 124, -38, p.Joint(160, 172, 9), p.Joint(192, 158, 9), p.Joint(194, 130, 8)))
		c.Part("body", plate(88, 180, 26, 24, 0, b), plate(110, 178, 26, 28, 0, b), plate(132, 178, 26, 29, 0, b), p.Body(c, "M126 180C126 154 144 146 166 150C190 154 204 168 202 184C200 200 178 208 156 206C138 206 126 198 126 180Z", b, 16), p.Glint(c, "M142 162Q154 154 172 159Q176 163 170 164Q156 163 148 170Q140 170 142 162Z", .45))
		c.Part("claws", arm(214, 190, -4, p.Joint(172, 196, 10), p.Joint(194, 208, 10), p.Joint(212, 196, 9)))
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
		c.Part("legs", p.Limb(c, p.NewTube(p.Joint(110, 164, 13), p.Joint(76, 96, 8), p.Joint(64, 82, 6)), far, 8), p.Limb(c, p.NewTube(p.Joint(64, 82, 6), p.Joint(40, 160, 5), p.Joint(26, 214, 4), p.Joint(10, 220, 4)), far, 5), p.Limb(c, p.NewTube(p.Joint(176, 174, 6), p.Joint(196, 196, 5), p.Joint(194, 222, 4), p.Joint(208, 226, 3)), far, 5))
		c.Part("antennae", p.Limb(c, p.NewTube(p.Joint(206, 104, 3.6), p.Joint(222, 60, 3), p.Joint(252, 34, 2.4)), a, 3))
		c.Part("body", p.Body(c, "M8 184C30 156 90 140 150 136C178 134 196 146 196 166C196 186 172 196 130 198C84 200 36 196 8 184Z", b, 22, c.Clip("M0 178Q100 186 200 172V210H0Z", c.Path("M0 178Q100 186 200 172V210H0Z", y.M)), p.Each(6, func(i int) kit.Node {
			x := 40 + float64(i)*20
			return c.Line(p.D("M%g 140Q%g 170 %g 200", x, x+8, x), b.DD, 2.6).Opacity(.5)
		})))
		c.Part("wings", p.Body(c, "M6 168C44 128 110 112 168 126C170 142 160 156 140 160C98 168 46 172 6 168Z", w, 14, c.Line("M20 164C70 138 120 130 162 132M60 164C96 150 130 146 156 142", w.LL, 2).Opacity(.6)))
		c.Part("head", p.Body(c, "M160 140C160 108 182 94 206 98C232 102 244 124 240 148C236 174 222 188 204 186C178 184 160 168 160 140Z", b, 20, c.Line("M168 116Q158 144 172 176", b.DD, 4).Opacity(.5)), c.Line("M206 172Q220 176 230 164", b.DDD, 3.4))
		c.Part("antennae", p.Limb(c, p.NewTube(p.Joint(214, 102, 3.8), p.Joint(240, 66, 3.2), p.Joint(254, 62, 2.4)), a, 3))
		c.Part("eyes", p.Eyeball(c, 212, 128, 18, .72, 3, 1, e))
		c.Part("legs", p.Limb(c, p.NewTube(p.Joint(160, 180, 7), p.Joint(168, 206, 5), p.Joint(158, 226, 4), p.Joint(174, 232, 3)), l, 5), p.Limb(c, p.NewTube(p.Joint(188, 178, 7), p.Joint(214, 200, 5), p.Joint(216, 226, 4), p.Joint(232, 230, 3)), l, 5))
		c.Part("legs", p.Limb(c, p.NewTube(p.Joint(94, 78, 6), p.Joint(66, 160, 6), p.Joint(48, 226, 5), p.Joint(28, 234, 4)), l, 6), p.Limb(c, p.NewTube(p.Joint(138, 172, 17), p.Joint(116, 120, 13), p.Joint(94, 76, 7)), l, 10), p.Glint(c, "M112 116Q120 140 132 160Q130 166 126 160Q112 140 108 122Q108 114 112 116Z", .45))
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
		c.Part("legs", leg(far, p.Joint(96, 168, 6), p.Joint(66, 150, 5), p.Joint(44, 236, 4), p.Joint(34, 240, 3)), leg(far, p.Joint(122, 170, 6), p.Joint(140, 160, 5), p.Joint(146, 236, 4), p.Joint(158, 240, 3)))
		c.Part("antennae", leg(b, p.Joint(188, 40, 3.4), p.Joint(214, 12, 2.6), p.Joint(244, 8, 2)), leg(b, p.Joint(180, 38, 3.4), p.Joint(188, 8, 2.6), p.Joint(206, -4, 2)))
		c.Part("body", p.Body(c, "M6 226C20 196 60 164 104 150C128 144 146 154 142 170C134 192 84 216 6 226Z", b, 16, p.Each(5, func(i int) kit.Node {
			x := 36 + float64(i)*20
			return c.Line(p.D("M%g %gl10 22", x, 200-float64(i)*11), b.DD, 2.6).Opacity(.5)
		})))
		c.Part("wings", p.Body(c, "M4 214C22 172 70 138 128 134C140 138 142 152 130 162C92 186 40 208 4 214Z", w, 12, c.Line("M20 206C54 172 92 152 130 146M40 204C70 186 100 172 128 158", w.LL, 2).Opacity(.6)))
		c.Part("legs", leg(far, p.Joint(150, 104, 8), p.Joint(188, 128, 8), p.Joint(212, 84, 6), p.Joint(226, 110, 3)))
		c.Part("body", p.Limb(c, p.NewTube(p.Joint(116, 154, 17), p.Joint(134, 120, 14), p.Joint(156, 78, 13)), b, 14))
		c.Part("head", p.Body(c, "M138 46C142 30 168 26 188 32C208 36 216 50 206 62C196 76 184 90 172 90C156 90 134 66 138 46Z", b, 16), c.Line("M168 80Q176 86 184 80", b.DDD, 3))
		c.Part("eyes", p.Eyeball(c, 148, 46, 15, .62, 3, 1, e), p.Eyeball(c, 200, 48, 14, .62, 2, 1, e))
		c.Part("legs", leg(l, p.Joint(100, 172, 7), p.Joint(82, 150, 6), p.Joint(72, 240, 4), p.Joint(58, 246, 3)), leg(l, p.Joint(128, 168, 7), p.Joint(166, 158, 6), p.Joint(184, 240, 4), p.Joint(198, 244, 3)))
		c.Part("legs", p.Limb(c, p.NewTube(p.Joint(140, 112, 10), p.Joint(176, 152, 11)), l, 8), p.Limb(c, p.NewTube(p.Joint(176, 152, 11), p.Joint(206, 122, 10), p.Joint(222, 96, 6)), l, 8), p.Limb(c, p.NewTube(p.Joint(222, 96, 6), p.Joint(232, 116, 5), p.Joint(228, 138, 2.4)), l, 5), c.Line("M190 138l10 6M200 128l10 6M209 117l10 5", l.DDD, 3))
		c.Anchor("ground", 118, 246)
	},
}
