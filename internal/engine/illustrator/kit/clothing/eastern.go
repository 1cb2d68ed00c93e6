package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var kimono = kit.Piece{
	Name: "kimono", Cm: 150, Palette: "robe #d6456c silk fabric sleeves; obi #f0b83f sash belt; flowers #fff0f3 pattern blossoms; collar #fff6ea; lining #3a4a8f trim; cord #3fae9a knot",
	Draw: func(c *kit.Canvas) {
		r, o, f, l, n, k := c.Tones("robe"), c.Tones("obi"), c.Tones("flowers"), c.Tones("collar"), c.Tones("lining"), c.Tones("cord")
		bloom := func(x, y, s, turn float64) kit.Node {
			petal := c.Form("M0 -2C-9 -6 -11 -17 -4.500 -20L0 -17L4.500 -20C11 -17 9 -6 0 -2Z", kit.Lin(0, -20, 0, 0, f.LL, f.M, r.L))
			return kit.Of(c.Around(5, 0, 0, petal), c.Around(5, 0, 0, c.Line("M0 -3V-9", r.D, 1.300)), c.Circle(0, 0, 3, o.L)).Rotate(turn, 0, 0).Scale(s, s, 0, 0).Move(x, y)
		}
		loose := func(x, y, turn float64) kit.Node {
			return c.Path("M0 -6C-6 -3 -5 5 0 6C5 5 6 -3 0 -6Z", f.M).Rotate(turn, 0, 0).Move(x, y)
		}
		c.On(kit.Back)
		c.Part("lining", c.Form("M100 14Q128 6 156 14L150 60H106Z", kit.Lin(0, 8, 0, 60, n.D, n.DDD)))
		c.On(kit.Body)
		sleeve := "M90 22L14 34Q4 36 4 46L6 150Q6 158 15 158L66 154Q74 153 76 146L92 96Z"
		side := func(right bool) kit.Node {
			blooms := kit.Of(bloom(34, 128, 1.250, 10), bloom(58, 142, .85, 40), bloom(22, 98, .7, 70), loose(52, 108, 30), loose(40, 84, 70), loose(66, 120, -20))
			body := sheen.Body(c, sleeve, r, 14, fabric.Crease(c, r, 6, "M92 30Q70 60 66 110"), fabric.Crease(c, r, 5, "M84 40Q50 60 34 62"))
			if right {
				body, blooms = kit.Of(body, c.Named("flowers", blooms)).Mirror(128), kit.Node{}
				body = kit.Of(c.Path(sleeve, r.DDD).Mirror(128).Move(0, 2), body)
			} else {
				body = kit.Of(c.Path(sleeve, r.DDD).Move(0, 2), body, c.Named("flowers", blooms))
			}
			edge := c.Line("M5 46L7 150Q7 157 15 157L66 153", n.M, 4.500)
			if right {
				edge = edge.Mirror(128)
			}
			return kit.Of(body, edge)
		}
		c.Part("robe", side(false), side(true))
		under := "M152 14L178 20Q172 60 176 110L180 244Q150 252 118 248L112 118Q116 70 104 40Z"
		c.Part("robe", sheen.Body(c, under, r.With(r.M), 14, c.Blur(5, c.Line("M126 150L142 250", r.DDD, 12)).Opacity(.45), fabric.Crease(c, r, 5, "M166 160Q168 200 164 244")))
		over := "M104 14L78 20Q84 60 80 110L74 240Q74 248 82 248Q116 254 148 249L144 150Q140 118 146 96L128 62Z"
		c.Part("robe", c.Path(over, r.DDD).Move(2, 1), sheen.Body(c, over, r, 15, fabric.Crease(c, r, 6, "M92 160Q96 200 90 246"), fabric.Crease(c, r, 5, "M96 40Q98 70 104 98")))
		c.Part("flowers", c.Clip("M74 148H182V252H74Z", bloom(98, 226, 1.450, 0), bloom(130, 234, 1.050, 30), bloom(112, 196, .9, 50), bloom(166, 232, 1.100, 15), bloom(90, 186, .65, 20), loose(130, 204, 20), loose(134, 178, 80), loose(104, 170, -30), loose(160, 204, 10), loose(92, 206, 50)))
		c.Part("lining", c.Line("M75 242Q75 248 82 248Q116 254 148 249M150 249Q168 248 180 244", n.M, 4.500), c.Line("M148 249L144 150", n.M, 3))
		// the band of the collar: the wearer's left side lies over the right one
		band := func(d string) kit.Node {
			return kit.Of(c.Line(d, r.DDD, 15).Butt(), c.Line(d, l.D, 13).Butt(), c.Line(d, l.M, 11).Move(-.7, -.5).Butt(), c.Line(d, l.LL, 4).Move(-2.500, -1).Butt())
		}
		c.Part("collar", c.Clip("M90 8H170V118H90Z", band("M103 12C107 36 117 58 130 74"), band("M154 12C148 46 126 76 96 120")))
		c.Part("collar", c.Line("M100 12Q128 2 157 12", l.D, 7), c.Line("M100 11Q128 1 157 11", l.LL, 4))
		sash := "M76 104Q128 112 180 104Q184 126 181 150Q128 158 75 150Q72 126 76 104Z"
		c.Part("obi", c.Path(sash, r.DDD).Move(1, 3).Opacity(.6), sheen.Body(c, sash, o, 12, sheen.Each(9, func(i int) kit.Node {
			x := 74 + 13.500*float64(i)
			return kit.Of(c.Path(sheen.D("M%g 131l6.500 -9l6.500 9l-6.500 9Z", x-6), o.L), c.Path(sheen.D("M%g 131l3 -4l3 4l-3 4Z", x-2.500), n.L))
		}), c.Line("M72 112Q128 120 184 112M72 145Q128 153 184 145", o.DD, 2), c.Line("M72 110Q128 118 184 110M72 143Q128 151 184 143", o.LL, 1.600)))
		c.Part("cord", c.Line("M74 130Q128 138 182 130", k.DD, 6), c.Line("M74 129Q128 137 182 129", k.M, 4.200), c.Line("M118 138Q112 152 114 166M138 138Q146 150 142 164", k.D, 4), fabric.Ball(c, 128, 134, 7.500, k))
		c.AnchorBox("fit", 128, 20, 90, 0, 0)
		c.AnchorBox("print", 112, 200, 60, 60, 0)
		c.Anchor("ground", 128, 250)
	},
}

var graduationGown = kit.Piece{
	Name: "graduation-gown", Cm: 130, Palette: "gown #2b3f78 robe fabric; stole #f3c34a sash scarf; cord #f3c34a tassels <stole; yoke #22325f <gown; collar #f7f4ee", States: "with stole; without stole -stole",
	Draw: func(c *kit.Canvas) {
		g, s, t, y, w := c.Tones("gown"), c.Tones("stole"), c.Tones("cord"), c.Tones("yoke"), c.Tones("collar")
		c.On(kit.Back)
		c.Part("gown", c.Form("M98 16Q128 6 158 16L150 62H106Z", kit.Lin(0, 8, 0, 60, g.D, g.DDD)))
		c.On(kit.Body)
		arm := "M88 22Q62 30 48 60L12 142Q6 158 16 164Q34 176 62 168Q70 166 74 156L96 96Z"
		sleeve := kit.Of(c.Path(arm, g.DDD).Move(0, 2), sheen.Body(c, arm, g, 15, fabric.Crease(c, g, 7, "M84 36Q62 80 46 164"), fabric.Crease(c, g, 6, "M70 44Q40 100 26 156")),
			c.Path("M11 148Q8 160 16 164Q34 176 62 168Q68 166 71 160Q40 172 11 148Z", g.DDD), c.Line("M11 147Q40 172 72 158", g.L, 2))
		c.Part("gown", sleeve, sleeve.Mirror(128))
		body := "M98 16Q88 18 80 24Q82 70 76 120L48 238Q46 246 56 248Q128 260 200 248Q210 246 208 238L180 120Q174 70 176 24Q168 18 158 16L128 58Z"
		fold := kit.Of(fabric.Crease(c, g, 9, "M88 108Q84 180 66 248"), fabric.Crease(c, g, 9, "M106 108Q106 190 94 254"), fabric.Crease(c, g, 8, "M76 140Q70 200 54 246"))
		c.Part("gown", c.Path(body, g.DDD).Move(0, 2), sheen.Body(c, body, g, 18, fold, fabric.Crease(c, g, 9, "M150 108Q152 190 164 254"), fabric.Crease(c, g, 9, "M168 108Q174 180 192 248"), c.Line("M128 58V256", g.DDD, 3), c.Line("M126 58V256", g.L, 1.400).Opacity(.8)))
		c.Part("yoke", sheen.Body(c, "M98 16Q88 18 80 24L78 72Q102 92 126 94V58ZM158 16Q168 18 176 24L178 72Q154 92 130 94V58Z", y, 7))
		c.Part("collar", sheen.Body(c, "M97 14L128 56L118 74Q98 48 90 20Z", w, 5), sheen.Body(c, "M159 14L128 56L138 74Q158 48 166 20Z", w, 5), c.Line("M97 14Q128 4 159 14", w.M, 4))
		half := "M92 18L100 13C112 52 124 72 124 96V202L110 216L96 202V100C88 74 84 46 84 24Z"
		mark := func(yy float64) kit.Node {
			return kit.Of(c.Line(sheen.D("M98 %gh24", yy), g.M, 3), c.Line(sheen.D("M98 %gh24", yy+5), g.M, 1.600))
		}
		stole := func(right bool) kit.Node {
			n := kit.Of(c.Blur(2.500, c.Path(half, g.DDD).Move(2, 3)).Opacity(.7), sheen.Body(c, half, s, 8, fabric.Crease(c, s, 4, "M96 30Q110 70 112 100")), mark(176), mark(186),
				c.Path("M110 138l3.600 8l8 .8l-6 5.600l2 8.200l-7.600 -4.500l-7.600 4.500l2 -8.200l-6 -5.600l8 -.8Z", g.M))
			if right {
				return n.Mirror(128)
			}
			return n
		}
		c.Part("stole", stole(true), stole(false))
		cord := func(x, y0, y1 float64) kit.Node {
			return kit.Of(c.Line(sheen.D("M%g %gV%g", x, y0, y1), t.DDD, 4), c.Line(sheen.D("M%g %gV%g", x, y0, y1), t.L, 2.600).Dash(3, 2).Butt(), fabric.Ball(c, x, y1, 3.600, t), sheen.Body(c, sheen.D("M%g %gl-5 20q5 3 10 0l-5 -20Z", x, y1+2), t, 2))
		}
		c.Part("cord", cord(86, 90, 196), cord(170, 90, 196))
		c.AnchorBox("fit", 128, 20, 90, 0, 0)
		c.AnchorBox("print", 128, 130, 50, 60, 0)
		c.Anchor("ground", 128, 252)
	},
}

var sari = kit.Piece{
	Name: "sari", Cm: 130, Palette: "cloth #c9246f fabric silk; border #f3b93c gold trim; blouse #1f9a8a choli top; pattern #f7cf6a <border; petticoat #a81c5c <cloth", States: "draped",
	Draw: func(c *kit.Canvas) {
		s, b, l, p, k := c.Tones("cloth"), c.Tones("border"), c.Tones("blouse"), c.Tones("pattern"), c.Tones("petticoat")
		trim := func(d string, w float64) kit.Node {
			return kit.Of(c.Line(d, b.DDD, w+2).Butt(), c.Line(d, b.M, w).Butt(), c.Line(d, b.LL, w*.24).Move(-.5, -w*.25).Butt(), c.Line(d, s.D, w*.36).Dash(w*.36, w*.5).Butt())
		}
		butti := func(x, y, q float64) kit.Node {
			return kit.Of(c.Path("M0 9C-9 4 -8 -6 0 -9C8 -12 10 -4 5 -3C9 2 6 7 0 9Z", p.M), c.Circle(.5, 1, 2.200, s.D)).Scale(q, q, 0, 0).Move(x, y)
		}
		// the end of the cloth that hangs behind from the shoulder
		c.On(kit.Back)
		tail := "M160 40Q196 70 206 130L226 214Q208 226 184 226L160 120Z"
		c.Part("cloth", sheen.Body(c, tail, k, 12, fabric.Crease(c, k, 7, "M176 70Q196 140 200 222"), butti(198, 150, .8), butti(204, 184, .8)), trim("M229 208Q208 222 180 222", 14))
		c.On(kit.Body)
		c.Part("blouse", sheen.Body(c, "M92 20Q76 24 66 36L54 82Q68 92 86 90L90 108H166L170 90Q188 92 202 82L190 36Q180 24 164 20Q150 44 128 46Q106 44 92 20Z", l, 10, fabric.Crease(c, l, 5, "M88 40Q92 60 88 88"), fabric.Crease(c, l, 5, "M168 44Q164 60 168 88")),
			c.Line("M54 81Q68 92 86 89M170 89Q188 92 202 81", b.D, 6), c.Line("M54 80Q68 91 86 88M170 88Q188 91 202 80", b.L, 3.400), c.Line("M93 21Q106 44 128 46Q150 44 163 21", b.D, 4.500), c.Line("M93 20Q106 43 128 45Q150 43 163 20", b.L, 2.600))
		skirt := "M88 104Q128 114 168 103Q184 150 192 196L206 240Q130 262 48 242L64 190Q74 150 88 104Z"
		c.Part("cloth", c.Path(skirt, s.DDD).Move(0, 2), sheen.Body(c, skirt, s, 17, fabric.Crease(c, s, 8, "M92 140Q82 190 66 246"), fabric.Crease(c, s, 8, "M168 140Q176 190 190 244"),
			c.Named("pattern", butti(80, 206, 1), butti(92, 170, .9), butti(176, 212, 1), butti(168, 176, .9), butti(86, 226, .8))), trim("M46 236Q128 257 207 234", 13))
		pleats := "M110 108H148L162 252Q128 258 96 252Z"
		c.Part("cloth", c.Form(pleats, kit.Lin(96, 0, 162, 0, s.D, s.M, s.D), sheen.Each(6, func(i int) kit.Node {
			u := float64(i) / 5
			x0, x1 := 114+30*u, 100+58*u
			return kit.Of(c.Path(sheen.D("M%g 106L%g 260H%gL%g 106Z", x0, x1, x1+7, x0+3), s.L).Opacity(.8), c.Path(sheen.D("M%g 106L%g 260H%gL%g 106Z", x0+3, x1+7, x1+12, x0+5), s.DDD).Opacity(.55))
		}), trim("M92 246Q128 252 166 246", 13)))
		drape := "M150 18Q166 14 184 26C176 66 158 92 140 112Q118 128 84 132Q74 126 78 112C110 100 136 66 150 18Z"
		c.Part("cloth", c.Path(drape, s.DDD).Move(1, 3).Opacity(.7), sheen.Body(c, drape, s, 13, fabric.Crease(c, s, 5, "M160 24Q146 72 104 112"), fabric.Crease(c, s, 5, "M168 30Q154 84 118 118"), c.Named("pattern", butti(130, 92, .7), butti(150, 62, .7))), trim("M183 27C176 66 158 92 140 112Q118 128 84 131", 10), trim("M150 18C136 66 110 100 78 112", 4))
		c.AnchorBox("fit", 128, 22, 90, 0, 0)
		c.Anchor("ground", 128, 252)
	},
}
