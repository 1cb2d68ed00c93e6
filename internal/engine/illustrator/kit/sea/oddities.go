package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var blobfish = kit.Piece{
	Name: "blobfish", Cm: 30,
	Palette: "body #eba9a4 skin; nose #e8918f; lips #d9777c mouth; fins #e39a98 <body; eyes #2b2330",
	Draw: func(c *kit.Canvas) {
		b, n, l, f, v := c.Tones("body"), c.Tones("nose"), c.Tones("lips"), c.Tones("fins"), c.Tones("eyes")
		fin := "M196 168C220 150 244 156 252 172C250 184 246 190 252 202C238 208 214 206 198 196Z"
		c.Part("fins", c.Both(128, kit.Of(p.Flat(c, fin, f, 7), c.Line("M206 176L240 168M206 184L242 184M206 192L240 200", f.DD, 2.4).Opacity(.5))))
		const d = "M128 22C172 20 202 54 206 98C208 120 222 138 228 164C236 200 204 226 176 228C160 240 140 242 128 240C112 244 92 240 80 228C50 226 20 202 28 164C34 138 48 120 50 98C54 54 84 20 128 22Z"
		c.Part("body", p.Body(c, d, b, 34,
			c.Blur(7, c.Path("M40 176C70 206 186 206 216 176L226 236H30Z", b.D)).Opacity(.5),
			c.Blur(3, c.Line("M58 188Q82 214 112 216M198 188Q174 214 144 216", b.DD, 5)).Opacity(.5),
			c.Blur(2, c.Line("M76 62Q94 46 112 52M180 62Q162 46 144 52", b.DD, 4)).Opacity(.4)),
			p.Glint(c, "M64 92C68 62 88 42 114 36C126 34 127 43 117 46C94 52 80 70 76 96C73 108 62 104 64 92Z", .5), c.Ellipse(60, 118, 4, 7, kit.White).Opacity(.4).Shade())
		mouth := "M52 172C76 152 104 150 128 152C152 150 180 152 204 172C212 180 206 190 196 184C174 170 150 166 128 167C106 166 82 170 60 184C50 190 44 180 52 172Z"
		c.Part("mouth", c.Blur(5, c.Path(mouth, b.DDD).Move(2, 7)).Opacity(.4), c.Form(mouth, kit.Lin(0, 150, 0, 188, l.L, l.M, l.DD)), c.Line("M66 166Q100 154 128 156Q156 154 190 166", l.LL, 2.6).Opacity(.6))
		nose := "M128 84C146 84 156 98 158 114C172 118 172 142 152 146C144 150 134 150 128 149C122 150 112 150 104 146C84 142 84 118 98 114C100 98 110 84 128 84Z"
		c.Part("nose", p.Cast(c, d, nose, b, 2, 7, 6, .5), p.Body(c, nose, n, 18), c.Ellipse(114, 140, 6, 3.6, n.DDD).Opacity(.6), c.Ellipse(142, 140, 6, 3.6, n.DDD).Opacity(.6), p.Glint(c, "M108 112C112 98 122 92 130 93C126 98 118 106 116 118Q110 122 108 112Z", .6))
		eye := func(x float64) kit.Node {
			return kit.Of(c.Circle(x, 88, 14, b.DD).Opacity(.5), c.Circle(x, 87, 12, kit.Rad(x-3, 83, 14, v.LL, v.M, v.DD)), c.Circle(x-4, 83, 3.6, kit.White), c.Circle(x+4, 91, 1.8, kit.White).Opacity(.7), c.Line(p.D("M%g 78q12 -9 25 -1", x-13), b.DDD, 3.6).Opacity(.8))
		}
		c.Part("eyes", eye(82), eye(174))
		c.AnchorBox("headTop", 128, 24, 90, 14, 0)
		c.AnchorBox("eyes", 128, 88, 120, 30, 0)
		c.Anchor("mouth", 128, 164)
		c.AnchorBox("neck", 128, 200, 120, 16, 0)
		c.Anchor("paw", 244, 180)
		c.Anchor("ground", 128, 240)
	},
}

var glowBug = kit.Piece{
	Name: "glow-bug", Cm: 2, Facing: kit.Right, States: "glowing",
	Palette: "glow #ffe45e belly light tail lantern; body #4d3d38; shield #d8613a head; wings #dff1f5; antennae #4d3d38 <body; eyes #5a4030",
	Draw: func(c *kit.Canvas) {
		g, b, s, w, a, e := c.Tones("glow"), c.Tones("body"), c.Tones("shield"), c.Tones("wings"), c.Tones("antennae"), c.Tones("eyes")
		c.Part("glow", c.Glow(3, c.Circle(70, 172, 82, kit.Rad(70, 172, 82, kit.At(0, g.LL.Alpha(.95)), kit.At(.4, g.L.Alpha(.6)), kit.At(.75, g.M.Alpha(.2)), kit.At(1, g.M.Alpha(.001))))))
		wing := func(d string) kit.Node {
			return kit.Of(c.Form(d, kit.Lin(60, 20, 150, 120, kit.White.Alpha(.95), w.LL.Alpha(.92), w.M.Alpha(.85)), c.Blur(5, c.Path(d, kit.None).Stroke(w.DD, 7)).Opacity(.4)), c.Path(d, kit.None).Stroke(w.D, 2))
		}
		c.Part("wings", wing("M138 112C112 92 52 78 26 46C20 30 40 18 66 28C110 44 146 78 148 108Z").Opacity(.85))
		leg := func(x, y float64) kit.Node {
			return p.Limb(c, p.NewTube(p.J{X: x, Y: y, R: 5}, p.J{X: x + 2, Y: y + 17, R: 4.2}, p.J{X: x + 13, Y: y + 26, R: 4.8}), b, 4)
		}
		c.Part("legs", leg(110, 176), leg(136, 178), leg(160, 172))
		const tail = "M104 122C70 124 34 146 22 182C18 204 38 222 64 216C96 208 122 196 136 172Z"
		c.Part("glow", c.Form(tail, kit.Lin(40, 130, 90, 220, g.LL, g.L, g.M, g.D), c.Line("M92 122Q80 166 104 204M66 132Q52 172 76 214M42 152Q34 182 48 216", g.D, 4).Opacity(.7), c.Blur(6, c.Ellipse(60, 172, 26, 22, kit.White)).Opacity(.75)), c.Path(tail, kit.None).Stroke(g.D, 2).Opacity(.6))
		const d = "M100 126C108 100 140 92 172 98C190 104 194 140 184 160C170 184 132 192 108 182C94 172 94 146 100 126Z"
		c.Part("body", p.Cast(c, tail, d, g, -4, 4, 5, .5), p.Body(c, d, b, 18, c.Line("M118 104Q104 146 122 186M144 96Q134 142 146 190", b.DDD, 3.4).Opacity(.5)))
		const shield = "M150 104C156 88 178 80 194 88C206 108 204 140 190 158C174 160 158 152 152 142C146 130 146 116 150 104Z"
		c.Part("shield", p.Body(c, shield, s, 14))
		feeler := func(x0, x1, x2, y2 float64) kit.Node {
			t := p.NewTube(p.J{X: x0, Y: 92, R: 3.2}, p.J{X: x1, Y: 58, R: 2.8}, p.J{X: x2, Y: y2, R: 3.4})
			return kit.Of(c.Path(t.Outline(), kit.Lin(x0, 92, x2, y2, a.M, a.L)), p.Body(c, kit.Oval(x2+2, y2-1, 7, 6.600), a, 4))
		}
		c.Part("antennae", feeler(194, 190, 176, 36), feeler(218, 228, 244, 42))
		head := kit.Oval(206, 124, 44, 43)
		c.Part("head", p.Cast(c, shield, head, s, -6, 5, 6, .5), p.Body(c, head, b, 20), p.Glint(c, "M174 108C180 92 196 86 208 87C213 88 212 93 206 94C194 95 186 102 182 114Q177 118 174 108Z", .5))
		c.Part("eyes", p.Eyeball(c, 197, 124, 13, .72, 1.5, 0, e), p.Eyeball(c, 229, 125, 11.4, .72, 1, 0, e))
		c.Part("mouth", c.Line("M204 146Q213 153 222 146", b.LL, 3))
		c.Part("wings", wing("M146 110C118 88 82 42 94 14C104 -4 132 2 146 28C160 58 162 88 156 108Z"))
		c.AnchorBox("headTop", 206, 82, 52, 12, 0)
		c.AnchorBox("eyes", 213, 124, 84, 26, 0)
		c.Anchor("mouth", 213, 149)
		c.AnchorBox("neck", 176, 152, 50, 14, 60)
		c.Anchor("seat", 140, 98)
		c.Anchor("paw", 172, 200)
		c.Anchor("ground", 130, 206)
	},
}

var earthworm = kit.Piece{
	Name: "earthworm", Cm: 12, Facing: kit.Right,
	Palette: "body #e59a94 skin; band #f2b8ae; eyes #4a2e30; cheeks #f07f88",
	Draw: func(c *kit.Canvas) {
		b, n, e, q := c.Tones("body"), c.Tones("band"), c.Tones("eyes"), c.Tones("cheeks")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		t := p.NewTube(j(10, 212, 5), j(34, 206, 12), j(62, 172, 17), j(86, 136, 19), j(114, 158, 20), j(134, 198, 21), j(166, 202, 22), j(184, 160, 22), j(190, 112, 23), j(200, 82, 24))
		rings := p.Each(30, func(i int) kit.Node {
			u := .05 + .028*float64(i)
			k, _ := t.At(u)
			s, _ := t.Side(1, .01).At(u)
			o, _ := t.Side(-1, .01).At(u)
			return c.Line(p.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", s.X, s.Y, k.X+(k.Y-s.Y)*.25, k.Y-(k.X-s.X)*.25, o.X, o.Y), b.DD, 2).Opacity(.42)
		})
		c.Part("body", p.Limb(c, t, b, 14, rings))
		c.Part("band", p.Limb(c, t.Part(.56, .66).Shift(0, 0, 1.06), n, 8))
		c.Part("cheeks", c.Clip(t.Outline(), c.Blur(3, c.Circle(190, 92, 6, q.M), c.Circle(218, 92, 5, q.M)).Opacity(.5)))
		c.Part("eyes", p.Eye(c, 196, 80, 6.4, e), p.Eye(c, 214, 80, 6, e))
		c.Part("mouth", c.Line("M198 94Q206 101 214 94", e.M, 3))
		c.AnchorBox("headTop", 204, 60, 36, 10, 0)
		c.AnchorBox("eyes", 205, 80, 40, 14, 0)
		c.Anchor("mouth", 207, 97)
		c.AnchorBox("neck", 190, 118, 40, 12, 0)
		c.Anchor("ground", 110, 222)
	},
}

var kraken = kit.Piece{
	Name: "kraken", Cm: 900, States: "angry",
	Palette: "head #7a3a5a body skin; tentacles #7a3a5a <head arms; suckers #f2bfae; eyes #f2c22f; spots #4f2440 <head; water #3f97c9 sea waves",
	Draw: func(c *kit.Canvas) {
		h, t, s, e, o, w := c.Tones("head"), c.Tones("tentacles"), c.Tones("suckers"), c.Tones("eyes"), c.Tones("spots"), c.Tones("water")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		arm := func(far bool, side float64, js ...p.J) kit.Node {
			tube := p.NewTube(js...)
			tones := t
			if far {
				tones = kit.TonesOf(t.D)
			}
			cups := p.Each(13, func(i int) kit.Node {
				k, _ := tube.Side(side*.6, 1).At(.1 + .066*float64(i))
				r := k.R * .36
				return kit.Of(c.Circle(k.X, k.Y, r, s.DD), c.Circle(k.X-.3, k.Y-.4, r*.84, s.M), c.Circle(k.X, k.Y+.2, r*.4, s.DD).Opacity(.7))
			})
			return p.Limb(c, tube, tones, 12, c.Path(tube.Side(side*.75, .4).Outline(), s.D).Opacity(.35), c.Named("suckers", cups))
		}
		back := kit.Of(arm(true, 1, j(168, 214, 16), j(196, 168, 14), j(206, 110, 11), j(192, 62, 8), j(206, 28, 6), j(228, 26, 4), j(230, 44, 2.4)))
		c.Part("tentacles", back, back.Mirror(128))
		head := p.Sym("128,26 156,30 184,58 194,104 184,148 176,196 170,222 128,228", 128)
		c.Part("head", p.Body(c, head, h, 30, c.Named("spots", p.Each(8, func(i int) kit.Node {
			v := [][3]float64{{162, 54, 7}, {174, 78, 5}, {90, 52, 6}, {80, 76, 4.600}, {146, 42, 4}, {108, 40, 4}, {180, 104, 4}, {128, 62, 5}}[i]
			return c.Ellipse(v[0], v[1], v[2], v[2]*.85, o.D).Opacity(.6)
		}))), p.Glint(c, "M78 82C80 58 96 42 116 38C124 37 124 45 117 47C102 52 92 66 90 86C87 96 76 92 78 82Z", .4))
		eye := kit.Of(c.Ellipse(154, 132, 17, 15, h.DDD).Opacity(.6), c.Ellipse(154, 132, 14.500, 12.500, kit.Rad(150, 127, 18, e.LL, e.M, e.DD)), c.Ellipse(153, 133, 3.600, 10.500, kit.Hex("#1d1420")), c.Circle(149, 127, 3, kit.White), c.Path("M134 122L172 106L178 116Q156 120 140 134Z", kit.Lin(140, 106, 160, 134, h.M, h.D)), c.Line("M137 128Q154 120 175 114", h.DDD, 3))
		c.Part("eyes", c.Both(128, eye))
		c.Part("mouth", c.Line("M108 176Q128 162 148 176", h.DDD, 5), c.Line("M112 172Q128 162 144 172", h.L, 1.800).Opacity(.5))
		front := kit.Of(arm(false, -1, j(158, 226, 19), j(200, 206, 17), j(234, 166, 13), j(240, 118, 10), j(220, 88, 7.500), j(204, 98, 5), j(208, 114, 2.600)))
		c.Part("tentacles", front, front.Mirror(128))
		sea := "M0 216C14 204 26 204 40 214C54 226 66 226 80 214C94 202 108 202 122 214C136 226 150 226 164 214C178 202 192 202 206 214C220 226 236 222 256 208C258 232 240 252 196 254H58C18 252 -2 236 0 216Z"
		c.Part("water", c.Form(sea, kit.Lin(0, 204, 0, 254, w.L, w.M, w.D), c.Line("M10 230Q24 220 40 230T72 230M150 236Q166 226 182 236T214 234", w.LL, 4).Opacity(.8)), c.Line("M0 216C14 204 26 204 40 214C54 226 66 226 80 214C94 202 108 202 122 214C136 226 150 226 164 214C178 202 192 202 206 214C220 226 236 222 256 208", kit.White, 4.500).Opacity(.85))
		c.AnchorBox("headTop", 128, 28, 80, 14, 0)
		c.AnchorBox("eyes", 128, 132, 90, 30, 0)
		c.Anchor("mouth", 128, 170)
		c.AnchorBox("neck", 128, 200, 90, 14, 0)
		c.Anchor("paw", 206, 104)
		c.Anchor("paw2", 50, 104)
		c.Anchor("ground", 128, 250)
	},
}
