package insects

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// veined is a thin see-through wing with veins.
func veined(c *kit.Canvas, d, veins string, w kit.Tones) kit.Node {
	b := c.Path(d, kit.Black).Bounds()
	return kit.Of(c.Form(d, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, kit.White.Alpha(.95), w.LL.Alpha(.9), w.M.Alpha(.8)), c.Blur(5, c.Path(d, kit.None).Stroke(w.DD, 8)).Opacity(.4), c.Line(veins, w.DD, 1.8).Opacity(.55)), c.Path(d, kit.None).Stroke(w.D, 2).Opacity(.9))
}

var mosquito = kit.Piece{
	Name: "mosquito", Cm: 1, Facing: kit.Right,
	Palette: "body #6e5a52; stripes #efe3d2; wings #cfe3ee; legs #4f4340; blood #d8322f belly; proboscis #4f4340 <legs beak sting; eyes #d8452f",
	Draw: func(c *kit.Canvas) {
		b, s, w, l, r, q, e := c.Tones("body"), c.Tones("stripes"), c.Tones("wings"), c.Tones("legs"), c.Tones("blood"), c.Tones("proboscis"), c.Tones("eyes")
		far := kit.TonesOf(l.L)
		leg := func(t kit.Tones, js ...p.J) kit.Node { return p.Limb(c, p.NewTube(js...), t, 3) }
		c.Part("legs", leg(far, p.Joint(150, 124, 4), p.Joint(112, 96, 3.4), p.Joint(84, 176, 3), p.Joint(66, 236, 2.4), p.Joint(54, 240, 2)), leg(far, p.Joint(168, 128, 4), p.Joint(190, 170, 3), p.Joint(206, 232, 2.4), p.Joint(220, 236, 2)))
		c.Part("wings", veined(c, "M150 104C126 80 60 22 20 20C2 22 8 50 34 70C70 96 124 112 152 112Z", "M150 108Q84 60 24 34M150 110Q90 82 40 66M118 80L88 46M90 72L62 40", w))
		const tail = "M150 110C130 112 60 150 34 178C26 192 36 204 52 202C90 194 148 160 164 138C172 124 164 108 150 110Z"
		c.Part("body", p.Body(c, tail, b, 13, c.Named("blood", c.Blur(4, c.Path("M52 190Q90 178 140 140L156 160Q110 200 60 214Z", r.M)).Opacity(.95)), c.Named("stripes", p.Each(6, func(i int) kit.Node {
			x, y := 58+float64(i)*16, 168-float64(i)*9.4
			return c.Line(p.D("M%g %gq14 10 12 30", x-8, y-10), s.M, 4).Opacity(.85)
		}))), p.Glint(c, "M62 168Q96 144 130 126Q136 128 131 133Q98 150 68 174Q60 176 62 168Z", .45))
		c.Part("body", p.Body(c, "M138 108C138 84 164 74 184 84C202 94 202 122 186 134C166 144 138 134 138 108Z", b, 15, c.Line("M150 96Q166 88 182 100M148 112Q166 104 184 116", s.M, 3).Opacity(.7)))
		c.Part("wings", veined(c, "M158 92C150 54 122 8 98 4C84 6 88 36 102 58C118 82 142 98 160 100Z", "M158 96Q124 54 98 14M156 98Q128 78 106 52M134 74L118 36", w))
		c.Part("legs", leg(l, p.Joint(152, 130, 4.6), p.Joint(124, 122, 4), p.Joint(118, 184, 3.4), p.Joint(100, 240, 2.8), p.Joint(86, 244, 2.2)), leg(l, p.Joint(164, 134, 4.6), p.Joint(152, 172, 3.8), p.Joint(158, 240, 2.8), p.Joint(146, 246, 2.2)), leg(l, p.Joint(178, 130, 4.6), p.Joint(216, 152, 3.6), p.Joint(236, 226, 2.8), p.Joint(250, 230, 2.2)))
		c.Part("proboscis", c.Path("M212 126L250 186L206 136Z", kit.Lin(206, 126, 240, 180, q.L, q.M, q.DD)).Stroke(q.D, 2))
		c.Part("antennae", c.Line("M214 96Q228 70 246 66M220 102Q238 86 254 88", l.M, 2.4), c.Line("M226 78l-6 -8M236 70l-2 -9M232 92l10 4M242 88l4 8", l.M, 1.6))
		head := kit.Oval(204, 112, 25, 25)
		c.Part("head", p.Body(c, head, b, 12))
		c.Part("eyes", p.Eyeball(c, 200, 106, 14, .6, 3, 2, e), p.Eyeball(c, 222, 109, 11, .6, 3, 2, e), c.Line("M188 90L208 96M216 98L230 96", b.DDD, 4))
		c.Anchor("ground", 140, 244)
	},
}

var wasp = kit.Piece{
	Name: "wasp", Cm: 2, Facing: kit.Right,
	Palette: "body #ffcf2a yellow; stripes #37303a black; wings #e9d9a8; legs #e0982c; antennae #37303a <stripes; stinger #37303a <stripes; eyes #5a3a2a",
	Draw: func(c *kit.Canvas) {
		b, s, w, l, a, t, e := c.Tones("body"), c.Tones("stripes"), c.Tones("wings"), c.Tones("legs"), c.Tones("antennae"), c.Tones("stinger"), c.Tones("eyes")
		leg := func(t kit.Tones, js ...p.J) kit.Node { return p.Limb(c, p.NewTube(js...), t, 4) }
		far := kit.TonesOf(l.D)
		c.Part("legs", leg(far, p.Joint(150, 142, 5), p.Joint(134, 176, 4.4), p.Joint(146, 210, 3.4)), leg(far, p.Joint(176, 140, 5), p.Joint(196, 176, 4.4), p.Joint(190, 212, 3.4)))
		c.Part("wings", veined(c, "M142 92C120 64 54 18 18 22C-2 30 20 60 50 76C84 94 122 104 146 102Z", "M142 98Q82 62 24 36M140 100Q90 82 52 68M108 78L76 48", w))
		c.Part("stinger", c.Path("M22 226L2 252L38 232Z", kit.Lin(4, 226, 30, 250, t.L, t.M, t.DD)))
		const d = "M134 124C112 108 70 116 42 150C20 178 12 214 24 232C44 240 86 226 112 196C132 172 144 148 140 132Z"
		band := func(d string) kit.Node { return c.Line(d, kit.Lin(40, 120, 130, 220, s.L, s.M, s.D), 13) }
		c.Part("body", p.Body(c, d, b, 22, c.Named("stripes", c.Path("M150 100L110 100Q112 130 140 150L160 140Z", kit.Lin(110, 100, 150, 150, s.L, s.M, s.D)), band("M86 106Q90 150 132 180"), band("M56 128Q66 176 108 208"), band("M30 160Q44 200 80 230"), band("M12 200Q30 222 50 240"))), p.Glint(c, "M46 168Q64 140 92 128Q100 130 94 136Q70 148 56 172Q48 178 46 168Z", .5))
		c.Part("body", p.Body(c, "M126 126C122 96 150 76 178 86C202 94 206 128 188 146C164 162 130 154 126 126Z", s, 17, c.Named("stripes", c.Line("M140 104Q160 94 182 106", b.M, 6), c.Circle(150, 132, 6, b.M), c.Circle(170, 136, 5, b.M))))
		c.Part("wings", veined(c, "M150 88C146 54 118 6 92 6C74 12 82 42 98 62C116 84 136 96 154 98Z", "M150 94Q118 52 94 18M148 96Q120 78 102 56M126 70L112 38", w))
		c.Part("legs", leg(l, p.Joint(142, 148, 6), p.Joint(112, 176, 5), p.Joint(122, 218, 4), p.Joint(112, 232, 3)), leg(l, p.Joint(160, 154, 6), p.Joint(160, 190, 5), p.Joint(172, 228, 4), p.Joint(164, 240, 3)), leg(l, p.Joint(180, 148, 6), p.Joint(212, 176, 5), p.Joint(214, 214, 4), p.Joint(226, 224, 3)))
		horn := func(js ...p.J) kit.Node { return p.Limb(c, p.NewTube(js...), a, 3) }
		c.Part("antennae", horn(p.Joint(200, 86, 3.6), p.Joint(204, 56, 3.4), p.Joint(228, 40, 4)), horn(p.Joint(216, 88, 3.6), p.Joint(232, 68, 3.4), p.Joint(254, 66, 4)))
		head := "M170 116C168 90 188 76 212 80C238 84 250 104 244 124C238 146 220 156 202 152C184 148 172 136 170 116Z"
		c.Part("head", p.Body(c, head, b, 16, c.Path("M168 110Q178 74 214 74Q204 90 190 96Q178 104 170 126Z", kit.Lin(170, 80, 200, 120, s.L, s.M))))
		c.Part("eyes", p.Eyeball(c, 202, 110, 15, .66, 3, 2, e), p.Eyeball(c, 230, 113, 12, .66, 2, 2, e), c.Line("M186 90L212 100M222 102L240 96", s.M, 5))
		c.Part("mouth", c.Line("M206 138Q218 132 230 138", s.DD, 3.4))
		c.Anchor("ground", 140, 240)
	},
}

var beetle = kit.Piece{
	Name: "beetle", Cm: 4,
	Palette: "shell #3f9a5c wings; head #2f6f54 <shell; legs #37404a; antennae #37404a <legs; eyes #e9c23a",
	Draw: func(c *kit.Canvas) {
		s, h, l, a, e := c.Tones("shell"), c.Tones("head"), c.Tones("legs"), c.Tones("antennae"), c.Tones("eyes")
		leg := func(js ...p.J) kit.Node { return p.Limb(c, p.NewTube(js...), l, 5) }
		one := kit.Of(leg(p.Joint(84, 92, 9), p.Joint(46, 74, 7), p.Joint(30, 38, 5), p.Joint(18, 30, 3.6)), leg(p.Joint(72, 138, 9), p.Joint(26, 138, 7), p.Joint(8, 166, 5), p.Joint(-2, 170, 3.6)), leg(p.Joint(80, 186, 10), p.Joint(42, 206, 7), p.Joint(38, 242, 5), p.Joint(28, 252, 3.6)))
		c.Part("legs", one, one.Mirror(128))
		f := kit.Of(p.Limb(c, p.NewTube(p.Joint(112, 34, 4), p.Joint(98, 10, 3.6), p.Joint(78, 4, 4)), a, 3), p.Limb(c, p.NewTube(p.Joint(110, 38, 8), p.Joint(90, 26, 6), p.Joint(94, 4, 3)), l, 4))
		c.Part("antennae", f, f.Mirror(128))
		c.Part("head", p.Body(c, p.Sym("128,18 146,22 162,38 164,58 128,66", 128), h, 12))
		c.Part("eyes", p.Body(c, kit.Oval(100, 46, 9, 11), e, 5), p.Body(c, kit.Oval(156, 46, 9, 11), e, 5), c.Circle(97, 42, 3, kit.White).Opacity(.8), c.Circle(153, 42, 3, kit.White).Opacity(.8))
		c.Part("head", p.Body(c, p.Sym("128,50 158,52 184,72 192,98 128,108", 128), h, 18, c.Line("M128 56V100", h.DD, 2.4).Opacity(.4)), p.Glint(c, "M86 74Q102 60 122 60Q126 65 120 68Q104 70 92 82Q84 84 86 74Z", .5))
		d := p.Sym("128,96 172,92 202,116 208,160 186,216 128,248", 128)
		c.Part("shell", p.Body(c, d, s, 34, c.Line("M128 92V252", s.DDD, 4), c.Line("M130.6 100V244", s.LL, 1.8).Opacity(.7), c.Both(128, p.Each(4, func(i int) kit.Node {
			x := 142 + float64(i)*14
			return c.Line(p.D("M%g 98Q%g 170 %g 240", x, x+10, 134+float64(i)*7), s.DD, 2).Opacity(.45)
		})), c.Path("M96 92H160L128 126Z", kit.Lin(96, 92, 150, 126, h.L, h.M, h.D)), c.Blur(7, c.Path("M60 190Q90 236 128 244Q96 252 60 220Z", kit.Hex("#7fe0ff"))).Opacity(.35)),
			p.Glint(c, "M64 156C62 130 74 112 94 106C102 107 101 114 94 117C80 124 74 138 75 156C74 166 65 166 64 156Z", .55), c.Ellipse(70, 178, 4.4, 7, kit.White).Opacity(.4).Shade())
		c.Anchor("ground", 128, 250)
	},
}

var termite = kit.Piece{
	Name: "termite", Cm: 1, Facing: kit.Right,
	Palette: "body #f2dfba abdomen; head #c9813f; legs #d9a867; antennae #c9813f <head; jaws #5a3a2c mandibles; eyes #3f2c26",
	Draw: func(c *kit.Canvas) {
		b, h, l, a, j, e := c.Tones("body"), c.Tones("head"), c.Tones("legs"), c.Tones("antennae"), c.Tones("jaws"), c.Tones("eyes")
		leg := func(t kit.Tones, js ...p.J) kit.Node { return p.Limb(c, p.NewTube(js...), t, 5) }
		far := kit.TonesOf(l.D)
		c.Part("legs", leg(far, p.Joint(104, 166, 7), p.Joint(90, 188, 6), p.Joint(98, 214, 5), p.Joint(108, 216, 4)), leg(far, p.Joint(150, 166, 7), p.Joint(166, 190, 6), p.Joint(164, 214, 5), p.Joint(176, 216, 4)))
		c.Part("body", p.Body(c, "M8 166C6 128 44 104 84 112C112 118 126 138 124 160C120 186 92 202 62 200C32 198 10 188 8 166Z", b, 22, p.Each(5, func(i int) kit.Node {
			x := 30 + float64(i)*18
			return kit.Of(c.Line(p.D("M%g 104Q%g 156 %g 206", x+6, x-10, x+4), b.DD, 3).Opacity(.6), c.Line(p.D("M%g 104Q%g 156 %g 206", x+9, x-7, x+7), b.LL, 2).Opacity(.8))
		})), p.Glint(c, "M30 138Q46 120 72 122Q78 126 72 130Q50 130 38 146Q28 148 30 138Z", .55))
		c.Part("body", p.Body(c, "M110 152C110 134 130 126 148 130C164 134 170 148 164 162C156 176 128 178 116 170Q110 164 110 152Z", b, 12, c.Line("M134 128Q128 152 138 176", b.DD, 3).Opacity(.6)))
		c.Part("legs", leg(l, p.Joint(112, 172, 8), p.Joint(84, 194, 7), p.Joint(86, 226, 5), p.Joint(72, 232, 4)), leg(l, p.Joint(132, 176, 8), p.Joint(126, 202, 7), p.Joint(136, 230, 5), p.Joint(124, 236, 4)), leg(l, p.Joint(154, 172, 8), p.Joint(182, 198, 7), p.Joint(182, 228, 5), p.Joint(196, 234, 4)))
		horn := func(pts [][2]float64) kit.Node {
			return p.Each(len(pts), func(i int) kit.Node { return p.Body(c, kit.Oval(pts[i][0], pts[i][1], 5, 4.6), a, 3) })
		}
		c.Part("antennae", horn([][2]float64{{196, 94}, {200, 84}, {204, 74}, {210, 66}, {217, 59}, {225, 54}}), horn([][2]float64{{218, 98}, {225, 90}, {232, 84}, {240, 80}, {248, 78}}))
		c.Part("jaws", p.Body(c, "M222 148C240 150 256 164 252 184C244 174 232 172 220 166Z", j, 5), p.Body(c, "M206 160C214 172 216 190 204 202C204 190 194 180 188 168Z", j, 5))
		c.Part("head", p.Body(c, "M150 130C150 104 176 88 204 94C232 100 244 126 234 150C226 170 204 178 184 172C162 166 150 152 150 130Z", h, 20), p.Glint(c, "M164 124Q172 106 192 102Q198 106 192 110Q178 114 172 128Q164 132 164 124Z", .5))
		c.Part("eyes", p.Eyeball(c, 196, 130, 13, .7, 2, 1, e), p.Eyeball(c, 222, 132, 11, .7, 2, 1, e))
		c.Part("mouth", p.Smile(c, 206, 152, 18, 5, 3, h.DDD))
		c.Anchor("ground", 124, 236)
	},
}
