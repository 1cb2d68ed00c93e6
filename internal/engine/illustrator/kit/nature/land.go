package nature

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cliff = kit.Piece{
	Name: "cliff", Cm: 6000, Palette: "rock #b07a55 stone brown; grass #6cae4a top green; water #3fa3d8 sea; foam #ffffff waves; trees #3f8a4a pines",
	Draw: func(c *kit.Canvas) {
		r, g, w, f, t := c.Tones("rock"), c.Tones("grass"), c.Tones("water"), c.Tones("foam"), c.Tones("trees")
		c.Part("water", c.Form("M-6 222Q60 200 128 204Q200 200 252 212Q264 216 264 226Q262 240 240 246Q128 258 6 246Q-6 240 -6 222Z", kit.Lin(0, 202, 0, 250, w.L, w.M, w.D), c.Line("M150 224h44M206 232h36M120 240h40", w.LL, 2.400)))
		face := "M4 224V70L40 62L150 58L196 66Q206 74 198 90L186 106L192 128L178 150L184 172L170 196L174 218L150 230L110 226L70 232L30 226Z"
		c.Part("rock", c.Form(face, kit.Lin(4, 60, 200, 230, r.LL, r.L, r.M, r.D, r.DD)),
			c.Form("M4 224V80L30 86L40 124L30 158L42 190L34 228Z", kit.Lin(4, 80, 42, 224, r.LL, r.L, r.M)),
			c.Form("M62 84L96 90L104 132L92 166L102 196L96 230L70 232L54 228L62 190L50 156L60 122Z", kit.Lin(54, 84, 104, 230, r.LL, r.L, r.M, r.D)),
			c.Form("M128 84L166 88L186 106L192 128L178 150L184 172L170 196L174 218L150 230L126 226L134 194L122 160L134 126Z", kit.Lin(128, 84, 190, 230, r.M, r.D, r.DD)),
			c.Path("M30 86L40 124L30 158L42 190L34 228L54 228L62 190L50 156L60 122L62 84Z", r.DD).Opacity(.75), c.Path("M96 90L104 132L92 166L102 196L96 230H126L134 194L122 160L134 126L128 84Z", r.DD).Opacity(.75),
			c.Line("M8 120L34 126M8 168L32 162M60 124L98 134M52 158L90 164M64 194L100 198M136 128L186 130M126 162L176 152M136 196L168 198", r.DDD, 1.800).Opacity(.45),
			c.Line("M8 122L34 128M60 126L98 136M52 160L90 166M136 130L186 132", r.LL, 1.400).Opacity(.6),
			c.Blur(6, c.Path("M4 74H200V96H4Z", r.DDD)).Opacity(.4))
		turf := "M0 68Q4 48 30 46Q80 38 130 42Q180 44 204 58Q214 68 204 78Q198 90 190 84Q184 96 174 88Q166 102 154 90Q146 104 134 92Q124 108 112 92Q102 104 92 92Q82 106 70 90Q60 102 50 90Q38 100 28 88Q16 96 6 86Q-2 80 0 68Z"
		c.Part("grass", c.Path(turf, r.DDD).Opacity(.5).Move(0, 4), sheen.Body(c, turf, g, 8, c.Path("M10 58Q80 46 150 50Q190 54 200 64Q120 56 10 66Z", g.LL).Opacity(.6)), sheen.Each(14, func(i int) kit.Node {
			x := 16 + 13.500*float64(i)
			return c.Path(sheen.D("M%g 52q-1 -7 -5 -10q5 2 6 7q1 -7 5 -10q-1 5 -2 13Z", x), g.M)
		}))
		pine := func(x, y, k float64) kit.Node {
			return kit.Of(c.Rect(-3, -10, 6, 12, 1, kit.Hex("#7a5236")), sheen.Each(3, func(i int) kit.Node {
				u := float64(i)
				return c.Form(sheen.D("M0 %gL%g %gQ0 %g %g %gZ", -58+14*u-6, 12+3.500*u, -34+14*u-4, -28+14*u-2, -12-3.500*u, -34+14*u-4), kit.Lin(-14, -60, 14, 0, t.LL, t.M, t.DD))
			}).Move(0, 0)).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("trees", pine(52, 52, .8), pine(112, 50, .7), pine(80, 56, 1))
		rock := func(d string) kit.Node { return sheen.Body(c, d, r, 5) }
		c.Part("rock", rock("M176 232Q172 214 186 210Q202 206 208 220L212 234Z"), rock("M206 236Q204 226 214 224Q226 222 230 236Z"), rock("M-2 236Q-2 220 10 218Q22 218 26 236Z"))
		c.Part("foam", sheen.Body(c, "M-6 236Q0 226 12 232Q22 222 36 230Q50 222 62 232Q78 224 92 232Q108 222 124 232Q140 224 154 232Q166 226 176 234Q190 226 204 234Q216 228 228 236Q240 232 248 238Q200 250 120 246Q40 246 -6 240Z", f, 4))
		c.AnchorBox("surface", 120, 52, 160, 0, 0)
		c.Anchor("ground", 128, 248)
	},
}

var vineyard = kit.Piece{
	Name: "vineyard", Cm: 1500, Palette: "vines #5fa544 leaves green; grapes #7a4fb0 purple; posts #9a6b42 wood stakes; soil #b98152 earth; hills #8fbf5f; house #f0d2a2 villa; roof #d2603f",
	Draw: func(c *kit.Canvas) {
		v, g, p, s, h, a, r := c.Tones("vines"), c.Tones("grapes"), c.Tones("posts"), c.Tones("soil"), c.Tones("hills"), c.Tones("house"), c.Tones("roof")
		c.Part("hills", c.Form("M2 128Q30 74 96 82Q150 50 210 84Q244 92 254 128V150H2Z", kit.Lin(0, 60, 0, 150, h.LL, h.L, h.M), c.Path("M90 140Q170 74 256 108V150H90Z", kit.Lin(0, 84, 0, 150, h.L, h.M, h.D)), c.Line("M110 130Q170 92 240 104M130 134Q186 104 250 116M20 120Q50 96 84 94M16 130Q50 106 90 102", h.DD, 2.400).Dash(2, 3).Opacity(.6)))
		cypress := func(x, y, k float64) kit.Node {
			return c.Form("M0 0C-9 -4 -9 -30 0 -46C9 -30 9 -4 0 0Z", kit.Lin(-8, -40, 8, 0, v.L, v.D, v.DDD)).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("house", cypress(150, 84, .8), cypress(222, 90, .9), c.Form("M164 66H206V90H164Z", kit.Lin(164, 66, 206, 90, a.LL, a.M, a.D)), c.Form("M206 60H220V90H206Z", kit.Lin(206, 0, 220, 0, a.M, a.DD)), c.Form("M158 68L168 54H202L212 68Z", kit.Lin(158, 54, 212, 68, r.L, r.M, r.D)), c.Form("M202 62L213 50L224 62Z", kit.Lin(202, 50, 224, 62, r.M, r.DD)), c.Path("M171 72H177V80H171ZM183 72H189V80H183ZM195 72H201V90H195Z", a.DDD), cypress(160, 90, .6))
		c.Part("soil", c.Form("M20 156Q128 126 236 156Q256 172 258 204V244Q258 252 250 252H6Q-2 252 -2 244V204Q0 172 20 156Z", kit.Lin(0, 136, 0, 252, s.LL, s.L, s.M, s.D), c.Line("M128 140L96 252M128 140L166 252M128 140L20 252M128 140L240 252", s.DD, 3).Opacity(.4)))
		bunch := func(x, y, k float64) kit.Node {
			n := kit.Of()
			for row := range 4 {
				for q := range 4 - row {
					gx, gy := (float64(q)-float64(3-row)/2)*7.500, 6.500*float64(row)
					n = kit.Of(n, c.Circle(gx, gy, 4.800, g.DDD), c.Circle(gx-.4, gy-.5, 4.200, kit.Rad(gx-1.500, gy-2, 6, g.LL, g.M, g.DD)))
				}
			}
			return n.Scale(k, k, 0, 0).Move(x, y)
		}
		leaf := func(x, y, k, turn float64) kit.Node {
			return c.Form("M0 4C-6 8 -14 4 -12 -3C-18 -8 -12 -15 -6 -13C-4 -20 4 -20 6 -13C12 -15 18 -8 12 -3C14 4 6 8 0 4Z", kit.Lin(-12, -18, 12, 8, v.LL, v.M, v.DD), c.Line("M0 4V-12M0 -2L-8 -8M0 -2L8 -8", v.DDD, 1).Opacity(.5)).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		row := func(y, k float64, n int, x0 float64) {
			step := (256 - 2*x0) / float64(n-1)
			for i := range n {
				x := x0 + step*float64(i)
				c.Part("posts", sheen.Body(c, kit.RoundRect(x-3*k, y-46*k, 6*k, 50*k, 2), p, 2*k))
			}
			c.Part("posts", c.Line(sheen.D("M%g %gH%gM%g %gH%g", x0-8, y-38*k, 264-x0, x0-8, y-22*k, 264-x0), p.DD, 1.800*k))
			m := int((256 - 2*x0) / (14 * k))
			for i := range m + 1 {
				x := x0 + (256-2*x0)*float64(i)/float64(m)
				c.Part("vines", leaf(x, y-30*k+6*k*float64(i%3-1), 1.050*k, float64(i*53%90-45)), leaf(x+5*k, y-16*k-3*k*float64(i%2), .9*k, float64(i*37%120-60)))
			}
			for i := range m {
				if i%2 == 0 {
					x := x0 + 8*k + (256-2*x0)*float64(i)/float64(m)
					c.Part("grapes", bunch(x, y-18*k, .62*k))
				}
			}
		}
		row(160, .55, 6, 34)
		row(196, .85, 5, 18)
		row(248, 1.350, 4, 8)
		c.Anchor("ground", 128, 252)
	},
}

var campsite = kit.Piece{
	Name: "campsite", Cm: 600, Palette: "tent #ef8b2c orange; door #5a3a2c entrance; fire #ffb02e flames; logs #a5693a wood; trees #3f8f5a pines green; ground #86b85a grass; moon #ffe9a6; lantern #e0453c red",
	Draw: func(c *kit.Canvas) {
		t, d, f, l, p, g, m, k := c.Tones("tent"), c.Tones("door"), c.Tones("fire"), c.Tones("logs"), c.Tones("trees"), c.Tones("ground"), c.Tones("moon"), c.Tones("lantern")
		pine := func(x, y, s float64) kit.Node {
			return kit.Of(c.Rect(-5, -14, 10, 18, 2, l.DD), sheen.Each(4, func(i int) kit.Node {
				u := float64(i)
				w, top := 16+8*u, -118+24*u
				return c.Form(sheen.D("M0 %gL%g %gQ%g %g 0 %gQ%g %g %g %gZ", top, w, top+40, w*.5, top+38, top+44, -w*.5, top+38, -w, top+40), kit.Lin(-20, top, 20, top+44, p.LL, p.M, p.DD))
			})).Scale(s, s, 0, 0).Move(x, y)
		}
		c.Part("moon", c.Circle(210, 34, 24, m.D), c.Circle(209.500, 33.500, 23, kit.Rad(202, 26, 34, kit.White, m.L, m.M, m.D)), c.Circle(202, 40, 4, m.D).Opacity(.6), c.Circle(216, 28, 5, m.D).Opacity(.6), c.Circle(214, 44, 2.600, m.D).Opacity(.6))
		c.Part("trees", pine(32, 190, 1.150), pine(78, 180, .85), pine(236, 190, 1.050), pine(200, 182, .75))
		c.Part("ground", sheen.Body(c, "M-8 216Q-4 194 40 188Q128 176 216 188Q260 192 264 218Q262 248 128 256Q-4 248 -8 216Z", g, 10, c.Line("M20 206q3 -6 6 0M40 232q3 -6 6 0M214 222q3 -6 6 0M236 204q3 -6 6 0M110 236q3 -6 6 0", g.DD, 2)))
		c.Part("tent", c.Line("M104 66L96 58M104 66L112 58", l.DD, 4), c.Line("M20 212L8 220M186 200L206 208", l.DD, 3))
		c.Part("tent", sheen.Body(c, "M104 64L150 84L192 200L158 214Z", kit.TonesOf(t.D), 8, c.Line("M118 76L172 206", t.DDD, 1.800).Opacity(.5)), sheen.Body(c, "M104 64L158 214H24Z", t, 9, c.Line("M104 64L50 214", t.DD, 1.800).Opacity(.6)))
		c.Part("door", c.Form("M104 96L134 214H72Z", kit.Lin(72, 96, 134, 214, d.DD, d.M, kit.Hex("#ffbf63"))), c.Form("M104 96L72 214H58Q90 160 104 96Z", kit.Lin(58, 96, 100, 214, t.LL, t.L, t.M)), c.Form("M104 96L134 214H148Q116 160 104 96Z", kit.Lin(104, 96, 148, 214, t.L, t.M, t.D)))
		c.Part("lantern", c.Line("M104 98V110", l.DDD, 2), c.Glow(6, c.Circle(104, 120, 12, kit.Hex("#ffd76a"))).Opacity(.7), c.Form(kit.RoundRect(98, 112, 12, 16, 3), kit.Lin(98, 112, 110, 128, kit.White, m.L, f.M)), c.Rect(96, 109, 16, 4, 2, k.M), c.Rect(96, 126, 16, 4, 2, k.D))
		log := func(x0, y0, x1, y1 float64) kit.Node {
			return kit.Of(sheen.Tube(c, sheen.D("M%g %gL%g %g", x0, y0, x1, y1), 13, l), c.Circle(x1, y1, 6.500, l.DD), c.Circle(x1, y1, 5.200, kit.Hex("#e8c08a")), c.Circle(x1, y1, 2.400, kit.None).Stroke(l.D, 1.200))
		}
		c.Part("fire", c.Glow(14, c.Circle(200, 208, 34, f.L)).Opacity(.5))
		c.Part("logs", log(172, 238, 228, 224), log(228, 238, 172, 224))
		c.Part("fire", c.Form("M200 152C210 170 226 178 224 200C224 222 212 230 200 230C188 230 176 222 176 202C176 190 184 186 186 174C190 180 192 182 194 184C198 176 200 164 200 152Z", kit.Lin(0, 152, 0, 230, kit.Hex("#ff7a2e"), f.D, f.M)), c.Form("M202 178C208 190 216 196 214 210C212 224 206 228 200 228C192 228 186 222 186 210C186 204 190 200 192 196C196 200 198 200 199 200C202 194 202 186 202 178Z", kit.Lin(0, 178, 0, 228, f.M, f.L, f.LL)), c.Form("M200 206C206 212 206 226 200 228C194 226 194 212 200 206Z", kit.Hex("#fff6d0")))
		c.Part("logs", log(180, 244, 222, 236), sheen.Each(7, func(i int) kit.Node {
			st := kit.TonesOf(kit.Hex("#9aa0ab"))
			x := 160 + 13.500*float64(i)
			return sheen.Ball(c, x, 244+4*(1-(float64(i)-3)*(float64(i)-3)/9), 7, st)
		}))
		c.Part("logs", sheen.Body(c, kit.RoundRect(18, 216, 66, 20, 9), l, 6, c.Line("M28 223H62M36 229H72", l.DD, 1.400)), c.Ellipse(80, 226, 8, 10, l.DD), c.Ellipse(79.500, 226, 6.500, 8.500, kit.Hex("#e8c08a")), c.Ellipse(79.500, 226, 3, 4.500, kit.None).Stroke(l.D, 1.400))
		c.Anchor("ground", 128, 246)
	},
}
