package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var seahorse = kit.Piece{
	Name: "seahorse", Cm: 15, Facing: kit.Right,
	Palette: "body #f7a334 tail; belly #ffe6ae; fins #f0654f fin crown; eyes #3f6fae; spots #ffd36a <body",
	Draw: func(c *kit.Canvas) {
		b, g, f, e, o := c.Tones("body"), c.Tones("belly"), c.Tones("fins"), c.Tones("eyes"), c.Tones("spots")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		spine := p.NewTube(j(120, 66, 27), j(104, 96, 26), j(108, 132, 33), j(118, 164, 28), j(108, 196, 18), j(88, 218, 13), j(94, 242, 10), j(120, 246, 8), j(132, 228, 6.4), j(118, 216, 5), j(110, 225, 3.4))
		d := spine.Outline()
		fin := func(d string, rays string) kit.Node {
			return p.Flat(c, d, f, 8, c.Line(rays, f.DDD, 2).Opacity(.5), c.Line(rays, f.LL, 1.4).Move(-1.6, -1.4).Opacity(.7))
		}
		c.Part("fins", fin("M84 104C62 96 44 104 34 122C44 124 40 132 34 140C46 142 44 150 42 158C58 160 74 154 84 148Z", "M82 112Q60 108 42 122M80 124Q58 124 42 136M82 138Q62 144 50 152"))
		spike := p.Each(9, func(i int) kit.Node {
			q, deg := spine.Side(.9, 1).At(.12 + float64(i)*.062)
			return p.Plain(c, "M-6 3Q-2 -3 0 -11Q3 -3 6 3Z", b).Rotate(deg+180, 0, 0).Move(q.X, q.Y)
		})
		c.Part("fins", fin("M94 38C88 24 80 16 70 12C76 4 90 6 98 14C96 4 102 -6 112 -8C112 0 116 6 120 10C122 2 132 -4 142 -2C136 6 136 18 138 30Z", "M102 36Q96 22 84 12M114 32Q112 14 110 2M126 32Q126 16 134 4"))
		c.Part("spikes", spike)
		rings := p.Each(22, func(i int) kit.Node {
			u := .2 + float64(i)*.034
			q, deg := spine.At(u)
			l := p.D("M0 %gQ%g 0 0 %g", -q.R*1.1, q.R*.4, q.R*1.1)
			return kit.Of(c.Line(l, b.DD, 2.2).Opacity(.5), c.Line(l, b.LL, 1.4).Move(2, 0).Opacity(.55)).Rotate(deg, 0, 0).Move(q.X, q.Y)
		})
		spots := p.Each(13, func(i int) kit.Node {
			q, _ := spine.Side(.34-.3*float64(i%2), 1).At(.23 + float64(i)*.04)
			return c.Circle(q.X, q.Y, q.R*.1, o.LL).Opacity(.8)
		})
		band := spine.Part(.12, .62).Side(-.72, .42)
		c.Part("body", p.Flat(c, d, b, 20, rings, c.Named("belly", c.Blur(2, c.Path(band.Side(.25, 1.05).Outline(), b.DD)).Opacity(.5), c.Path(band.Outline(), kit.Lin(110, 80, 150, 180, g.LL, g.M, g.D)), p.Each(12, func(i int) kit.Node {
			q, deg := band.At(float64(i) / 12)
			return c.Line(p.D("M0 %gQ3 0 0 %g", -q.R*1.2, q.R*1.2), g.DD, 1.8).Rotate(deg, 0, 0).Move(q.X, q.Y).Opacity(.7)
		})), c.Named("spots", spots)))
		const head = "M86 62C84 38 104 22 130 24C150 26 164 40 170 58C186 64 204 68 214 70C224 68 228 76 226 84C224 94 214 96 206 92C190 94 174 94 162 92C148 104 126 108 108 100C94 92 88 80 86 62Z"
		c.Part("head", c.Clip(d, c.Blur(5, c.Path(head, b.DDD).Move(-2, 8)).Opacity(.45)), p.Body(c, head, b, 20, c.Line("M174 64q4 12 0 24M186 68q3 10 0 20", b.DD, 2).Opacity(.5), c.Circle(106, 74, 3, o.LL), c.Circle(114, 86, 2.4, o.LL), c.Circle(100, 62, 2.2, o.LL)), c.Line("M224 82Q216 88 208 84", b.DDD, 3),
			p.Glint(c, "M98 56C102 40 116 32 130 32C138 33 138 39 130 40C120 41 112 48 108 58C105 66 96 63 98 56Z", .5))
		c.Part("eyes", p.Eyeball(c, 138, 60, 19, .76, 2, 1, e), c.Clip(head, c.Blur(4, c.Ellipse(142, 90, 11, 7, kit.Hex("#ff7f7f"))).Opacity(.6)))
		c.Part("fins", c.Clip(d, c.Blur(3, c.Path("M106 124C86 122 74 138 78 156C92 158 110 150 116 136Z", b.DDD).Move(2, 4)).Opacity(.4)), fin("M112 124C92 118 76 132 78 152C86 150 90 156 92 162C98 156 104 156 108 160C112 150 118 138 112 124Z", "M108 128Q92 130 84 148M110 132Q100 140 96 156M112 136Q108 146 107 154"))
		c.AnchorBox("headTop", 122, 26, 60, 12, 0)
		c.AnchorBox("eyes", 138, 60, 84, 36, 0)
		c.Anchor("mouth", 218, 84)
		c.AnchorBox("neck", 106, 100, 52, 14, -14)
		c.Anchor("seat", 90, 130)
		c.Anchor("ground", 108, 254)
	},
}

var jellyfish = kit.Piece{
	Name: "jellyfish", Cm: 30,
	Palette: "bell #e58fd6; tentacles #c77ae8; frills #ffd3ec; eyes #6a3f9a; spots #ffe3f4",
	Draw: func(c *kit.Canvas) {
		b, t, f, e, o := c.Tones("bell"), c.Tones("tentacles"), c.Tones("frills"), c.Tones("eyes"), c.Tones("spots")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		thread := func(x, sway, length, r float64) kit.Node {
			tube := p.NewTube(j(x, 108, r), j(x+sway, 108+length*.28, r*.9), j(x-sway*.7, 108+length*.55, r*.75), j(x+sway*.8, 108+length*.8, r*.55), j(x-sway*.2, 108+length, r*.2))
			return kit.Of(c.Path(tube.Outline(), kit.Lin(0, 108, 0, 108+length, t.D, t.M, t.L)), c.Path(tube.Side(.4, .3).Outline(), t.LL).Opacity(.8))
		}
		c.Part("tentacles", thread(46, -10, 110, 4.4), thread(70, 11, 142, 5), thread(96, -11, 132, 5), thread(162, 11, 138, 5), thread(188, -11, 146, 5), thread(210, 10, 106, 4.4), thread(128, 9, 148, 5))
		frill := func(x, sway, length, w float64) kit.Node {
			tube := p.NewTube(j(x, 106, w), j(x+sway, 106+length*.35, w*.95), j(x-sway, 106+length*.7, w*.7), j(x+sway*.5, 106+length, 2))
			d := ""
			m := len(tube)
			for i := 0; i < m; i += 2 {
				q := tube.Side(1+.28*float64(i/2%2*2-1), 1)[i]
				d += p.D("%.1f,%.1f ", q.X, q.Y)
			}
			for i := m - 1; i >= 0; i -= 2 {
				q := tube.Side(-1-.28*float64(i/2%2*2-1), 1)[i]
				d += p.D("%.1f,%.1f ", q.X, q.Y)
			}
			return kit.Of(c.Form(d, kit.Lin(x-w, 106, x+w, 106+length, f.LL, f.M, f.D), c.Path(tube.Shift(.2, 0, .35).Outline(), f.DD).Opacity(.5), c.Blur(3, c.Ellipse(x, 110, w*2, 22, b.DDD)).Opacity(.5)), c.Path(d, kit.None).Stroke(f.DD, 1.2).Opacity(.4))
		}
		c.Part("frills", frill(104, -9, 96, 13), frill(152, 9, 100, 13), frill(128, 8, 118, 14))
		const bell = "M128 4C194 4 238 52 240 110C240 124 230 128 222 120C214 112 204 112 197 121C190 130 178 130 171 121C164 112 153 112 146 121C138 131 118 131 110 121C103 112 92 112 85 121C78 130 66 130 59 121C52 112 42 112 34 120C26 128 16 124 16 110C18 52 62 4 128 4Z"
		c.Part("bell", c.Form(bell, kit.Rad(96, 50, 170, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.66, b.M), kit.At(1, b.D)),
			c.Blur(9, c.Path("M50 110C56 60 92 30 128 30C164 30 200 60 206 110Z", b.LL)).Opacity(.55), c.Line("M128 10V116M96 16Q72 60 72 116M160 16Q184 60 184 116M66 30Q38 70 36 112M190 30Q218 70 220 112", b.LL, 2.4).Opacity(.45),
			c.Blur(4, c.Line("M16 122C30 108 44 104 59 112Q72 122 85 112Q98 104 110 114Q128 124 146 114Q158 104 171 112Q184 122 197 112Q212 104 240 122", b.DD, 9)).Opacity(.6), p.Edge(c, bell, b, 26)),
			p.Glint(c, "M40 84C44 52 68 28 96 20C107 18 108 27 98 31C74 40 58 60 52 86C49 97 38 94 40 84Z", .7), c.Ellipse(44, 102, 4, 6, kit.White).Opacity(.6).Shade())
		c.Part("spots", p.Each(7, func(i int) kit.Node {
			v := [][3]float64{{168, 34, 7}, {186, 50, 5}, {150, 26, 4}, {200, 70, 6}, {208, 90, 3.4}, {120, 22, 4.6}, {184, 34, 3}}[i]
			return c.Circle(v[0], v[1], v[2], o.L).Opacity(.7)
		}))
		c.Part("cheeks", c.Clip(bell, p.Cheeks(c, 128, 52, 98, 13, kit.Hex("#ff5f9f"))))
		c.Part("eyes", p.Eye(c, 98, 78, 15, e), p.Eye(c, 158, 78, 15, e))
		c.Part("mouth", p.Grin(c, 128, 90, 22, 14))
		c.AnchorBox("headTop", 128, 6, 120, 16, 0)
		c.AnchorBox("eyes", 128, 78, 190, 34, 0)
		c.Anchor("mouth", 128, 98)
		c.Anchor("ground", 128, 256)
	},
}

var axolotl = kit.Piece{
	Name: "axolotl", Cm: 25,
	Palette: "skin #f9b3c4 body; gills #e8557d; belly #fde3e4; tail #f59cb4 <skin; eyes #4a3550; cheeks #f77f9c",
	Draw: func(c *kit.Canvas) {
		s, g, b, t, e, q := c.Tones("skin"), c.Tones("gills"), c.Tones("belly"), c.Tones("tail"), c.Tones("eyes"), c.Tones("cheeks")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		c.Part("tail", p.Body(c, "M160 206C186 214 206 206 212 186C216 168 226 156 240 150C254 148 256 168 252 188C246 224 214 246 168 240Z", t, 14, c.Line("M170 224C206 226 230 206 242 166", t.DD, 3).Opacity(.5), c.Line("M170 227C208 229 233 208 245 168", t.LL, 1.6).Opacity(.6)))
		gill := func(x, y, tx, ty, l float64) kit.Node {
			stem := p.NewTube(j(x, y, 9), j((x+tx)/2, (y+ty)/2-4, 8), j(tx, ty, 4))
			fr := p.Each(16, func(i int) kit.Node {
				u := .2 + float64(i/2)*.11
				o, deg := stem.At(u)
				side := float64(i%2*2 - 1)
				n := p.NewTube(j(0, 0, 4), j(6, side*l*.55, 3.6), j(14, side*l, 2.2))
				return p.Plain(c, n.Outline(), g).Rotate(deg, 0, 0).Move(o.X, o.Y)
			})
			return kit.Of(fr, p.Limb(c, stem, s, 6))
		}
		c.Part("gills", c.Both(128, gill(190, 60, 232, 22, 19), gill(200, 86, 252, 76, 19), gill(196, 110, 244, 128, 18)))
		foot := func(x, y, dx float64) kit.Node {
			return p.Each(4, func(i int) kit.Node {
				a := dx + float64(i-1)*7
				return p.Plain(c, p.NewTube(j(x, y, 6), j(x+a*.7, y+9, 5), j(x+a, y+14, 4)).Outline(), s)
			})
		}
		const body = "M128 120C170 120 186 160 186 196C186 226 164 244 128 244C92 244 70 226 70 196C70 160 86 120 128 120Z"
		c.Part("feet", foot(96, 236, -8), foot(160, 236, 8))
		c.Part("skin", p.Body(c, body, s, 20))
		c.Part("belly", c.Clip(body, c.Ellipse(128, 206, 38, 40, kit.Rad(118, 186, 50, b.LL, b.M, b.D))))
		arm := p.NewTube(j(176, 166, 12), j(184, 190, 11), j(162, 204, 10))
		c.Part("arms", c.Both(128, c.Clip(body, c.Blur(4, c.Path(arm.Outline(), s.DDD).Move(0, 4)).Opacity(.4)), p.Limb(c, arm, s, 8), p.Each(3, func(i int) kit.Node {
			return p.Plain(c, p.NewTube(j(158, 205, 4.6), j(150+float64(i)*4, 209+float64(i)*4, 4)).Outline(), s)
		})))
		head := p.Sym("128,26 180,32 212,68 214,112 184,148 128,160", 128)
		c.Part("head", p.Cast(c, body, head, s, 0, 8, 6, .45), p.Body(c, head, s, 28, c.Blur(8, c.Ellipse(128, 142, 64, 18, b.LL)).Opacity(.7), p.Each(6, func(i int) kit.Node {
			v := [][3]float64{{150, 46, 4}, {164, 56, 3}, {138, 40, 2.6}, {100, 48, 3.4}, {88, 58, 2.4}, {116, 42, 2}}[i]
			return c.Circle(v[0], v[1], v[2], g.M).Opacity(.3)
		})), p.Glint(c, "M58 92C58 66 76 46 102 40C112 39 113 46 104 49C86 56 72 72 70 94C68 104 58 101 58 92Z", .5))
		c.Part("cheeks", c.Clip(head, p.Cheeks(c, 128, 64, 118, 16, q.M)))
		c.Part("eyes", p.Eye(c, 80, 94, 14, e), p.Eye(c, 176, 94, 14, e))
		c.Part("mouth", c.Line("M98 112Q128 138 158 112M94 110q3 0 5 4M162 110q-3 0 -5 4", s.DDD, 4), c.Path("M116 121Q128 126 140 121Q138 134 128 134Q118 134 116 121Z", kit.Hex("#d23f66")))
		c.AnchorBox("headTop", 128, 28, 110, 16, 0)
		c.AnchorBox("eyes", 128, 94, 172, 32, 0)
		c.Anchor("mouth", 128, 124)
		c.AnchorBox("neck", 128, 154, 96, 16, 0)
		c.Anchor("paw", 156, 206)
		c.Anchor("ground", 128, 252)
	},
}
