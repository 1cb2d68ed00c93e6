package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var skyscraper = kit.Piece{
	Name: "skyscraper", Cm: 20000,
	Palette: "glass #4f9fdc windows blue; frame #e3e9ef walls; second #2f6fb0 <glass; lights #ffe08a; trees #5fae58",
	Draw: func(c *kit.Canvas) {
		g, f, s, l, t := c.Tones("glass"), c.Tones("frame"), c.Tones("second"), c.Tones("lights"), c.Tones("trees")
		tower := func(x, y, w, h float64, q kit.Tones, cols, rows int) kit.Node {
			dx, dy := (w-8)/float64(cols), (h-10)/float64(rows)
			return kit.Of(c.Form(sheen.D("M%g %gh%gv%gh%gZ", x, y, w, h, -w), kit.Lin(x, 0, x+w, 0, f.L, f.M, f.D)), sheen.Each(rows, func(r int) kit.Node {
				return sheen.Each(cols, func(k int) kit.Node {
					x0, y0 := x+5+float64(k)*dx, y+6+float64(r)*dy
					fill := kit.Lin(x, y, x+w, y+h, q.LL, q.M, q.D)
					if (r*7+k*5)%11 == 0 {
						fill = kit.Lin(x0, y0, x0, y0+dy, l.L, l.M)
					}
					return c.Rect(x0, y0, dx-2, dy-2, .8, fill)
				})
			}), c.Path(sheen.D("M%g %gh%gv%gh%gZ", x+w*.66, y, w*.34, h, -w*.34), s.DDD).Opacity(.22), c.Line(sheen.D("M%g %gV%g", x+1.5, y+2, y+h), kit.White, 2).Opacity(.6))
		}
		c.Part("tower", c.Form("M18 118h66v132h-66Z", kit.Lin(18, 0, 84, 0, s.L, s.M, s.D)), tower(18, 118, 66, 132, s, 5, 11), tower(182, 96, 58, 154, s, 4, 13), sheen.Body(c, "M196 84H226V98H196Z", f, 4))
		c.Part("antenna", sheen.Tube(c, "M128 -8V40", 4, f), sheen.Ball(c, 128, -8, 4, l))
		c.Part("tower", c.Form("M112 42L116 22H140L144 42Z", kit.Lin(112, 0, 144, 0, g.L, g.M, g.DD)), tower(100, 40, 56, 34, g, 5, 4), tower(84, 70, 88, 180, g, 7, 17), c.Path("M84 70L172 158V192L84 104Z", kit.White).Opacity(.16), c.Form("M80 66H176V74H80Z", kit.Lin(80, 0, 176, 0, kit.White, f.M, f.DD)), c.Form("M97 36H159V43H97Z", kit.Lin(97, 0, 159, 0, kit.White, f.M, f.DD)))
		c.Part("door", c.Path("M108 222H148V250H108Z", s.DDD), c.Rect(111, 225, 16, 25, 1, kit.Lin(111, 225, 127, 250, l.LL, l.M)), c.Rect(129, 225, 16, 25, 1, kit.Lin(129, 225, 145, 250, l.L, l.D)), c.Form("M100 212H156L152 223H104Z", kit.Lin(100, 0, 156, 0, f.L, f.M, f.DD)))
		c.Part("trees", sheen.Each(6, func(i int) kit.Node {
			x := []float64{26, 52, 78, 180, 206, 232}[i]
			return kit.Of(c.Line(sheen.D("M%g 236V252", x), t.DDD, 4), sheen.Ball(c, x, 230, 13, t), c.Circle(x-5, 225, 3, t.LL).Opacity(.7))
		}), c.Form("M4 250H252V256H4Z", kit.Lin(4, 0, 252, 0, f.L, f.D, f.DD)))
		c.Anchor("ground", 128, 256)
	},
}

var greenhouse = kit.Piece{
	Name: "greenhouse", Cm: 400,
	Palette: "glass #bfe8ee panes; frame #fbfdfd white; plants #5fae4f leaves; flowers #f0567f tomatoes; base #b5714a brick; pots #d98a4f",
	Draw: func(c *kit.Canvas) {
		g, f, p, r, b, o := c.Tones("glass"), c.Tones("frame"), c.Tones("plants"), c.Tones("flowers"), c.Tones("base"), c.Tones("pots")
		shell := "M18 226V98L128 20L238 98V226Z"
		c.Part("glass", c.Form(shell, kit.Lin(30, 30, 220, 230, g.LL.Alpha(.85), g.M.Alpha(.7), g.D.Alpha(.85))))
		bush := func(x, y, k float64, dots bool) kit.Node {
			n := sheen.Each(7, func(i int) kit.Node {
				return c.Path("M0 0C-12 -10 -12 -30 0 -42C12 -30 12 -10 0 0Z", kit.Lin(-10, -40, 10, 0, p.L, p.M, p.D)).Scale(k, k, 0, 0).Rotate(float64(i-3)*22, 0, 0).Move(x, y)
			})
			if dots {
				n = kit.Of(n, sheen.Ball(c, x-12*k, y-26*k, 6*k, r), sheen.Ball(c, x+13*k, y-20*k, 6*k, r), sheen.Ball(c, x+1*k, y-38*k, 5.5*k, r))
			}
			return kit.Of(n, c.Form(sheen.D("M%g %gh%gl%g %gh%gZ", x-13*k, y-4*k, 26*k, -4*k, 22*k, -18*k), kit.Lin(x-13*k, 0, x+13*k, 0, o.L, o.M, o.DD)), c.Path(kit.RoundRect(x-15*k, y-7*k, 30*k, 6*k, 2), o.L))
		}
		c.Part("plants", c.Clip(shell, bush(52, 132, .8, true), bush(204, 132, .8, false), bush(46, 204, 1, false), bush(82, 206, .9, true), bush(176, 206, .9, true), bush(212, 204, 1, false)))
		c.Part("frame", c.Line("M30 148H92M164 148H226", f.D, 4), c.Line("M30 147H92M164 147H226", f.L, 2))
		c.Part("glass", c.Path("M18 226V98L128 20L238 98V226Z", g.M.Alpha(.12)), c.Path("M36 226L98 42L124 24L60 226Z", kit.White).Opacity(.28), c.Path("M190 226L228 110V140L204 226Z", kit.White).Opacity(.22))
		c.Part("base", sheen.Body(c, "M14 212H92V250H14ZM164 212H242V250H164Z", b, 5), c.Line("M14 225H92M14 238H92M164 225H242M164 238H242M34 213V225M66 213V225M50 226V238M80 226V238M34 239V250M66 239V250M184 213V225M216 213V225M200 226V238M230 226V238M184 239V250M216 239V250", b.DD, 1.6).Opacity(.7))
		c.Part("frame", c.Line("M18 212V98L128 20L238 98V212M18 98H238M62 67V212M194 67V212M106 36L106 98M150 36V98M40 82L40 98M216 82V98", f.DDD, 6).Opacity(.55).Move(1, 2), c.Line("M18 212V98L128 20L238 98V212M18 98H238M62 67V212M194 67V212M106 36V98M150 36V98", f.L, 5), c.Line("M12 98L128 15L244 98", f.M, 8), c.Line("M12 96L128 12L244 96", kit.White, 2.4))
		c.Part("door", c.Path("M92 250V112H164V250Z", g.L.Alpha(.5)), c.Path("M100 240L130 118H146L116 240Z", kit.White).Opacity(.3), c.Line("M92 250V108H164V250M128 108V250M92 178H164M92 250H164", f.DDD, 6).Opacity(.45).Move(1, 1), c.Line("M92 250V108H164V250M128 108V250M92 178H164", f.L, 5), sheen.Ball(c, 121, 186, 3.4, o), sheen.Ball(c, 135, 186, 3.4, o))
		c.AnchorBox("inside", 128, 180, 60, 130, 0)
		c.Anchor("ground", 128, 250)
	},
}

var treehouse = kit.Piece{
	Name: "treehouse", Cm: 600,
	Palette: "house #d9985a wood planks; roof #d8503f red; leaves #5fae4c tree; trunk #8a5a36 bark; door #7a4a2c; windows #ffe08a; ladder #b98550 rope",
	Draw: func(c *kit.Canvas) {
		h, r, l, t, d, w, a := c.Tones("house"), c.Tones("roof"), c.Tones("leaves"), c.Tones("trunk"), c.Tones("door"), c.Tones("windows"), c.Tones("ladder")
		puff := func(x, y, q float64, dark bool) kit.Node {
			k := l
			if dark {
				k = kit.TonesOf(l.D)
			}
			return c.Circle(x, y, q, kit.Rad(x-q*.4, y-q*.5, q*1.5, kit.At(0, k.LL), kit.At(.35, k.L), kit.At(.65, k.M), kit.At(1, k.D)))
		}
		c.Part("leaves", puff(128, 38, 46, true), puff(72, 52, 40, true), puff(186, 52, 42, true), puff(34, 88, 34, true), puff(222, 86, 34, true), puff(30, 124, 26, true), puff(228, 122, 26, true))
		bark := "M108 120C112 170 104 214 84 252H176C154 214 146 170 150 120Z"
		c.Part("trunk", c.Form("M116 150Q84 136 60 108L70 102Q96 124 122 130Z", kit.Lin(60, 100, 120, 150, t.L, t.D)), c.Form("M142 150Q172 138 198 106L188 100Q164 122 136 130Z", kit.Lin(136, 100, 198, 150, t.M, t.DD)), c.Form(bark, kit.Lin(90, 0, 170, 0, t.L, t.M, t.DD), c.Line("M118 150Q120 200 104 246M132 160Q132 210 128 250M142 150Q142 210 156 246", t.DDD, 2.4).Opacity(.6), c.Line("M112 160Q110 210 96 246", t.LL, 2.4).Opacity(.7), sheen.Edge(c, bark, t, 10)))
		c.Part("house", c.Form("M66 84H190V162H66Z", kit.Lin(66, 84, 190, 162, h.L, h.M, h.D), sheen.Each(6, func(i int) kit.Node { return c.Line(sheen.D("M64 %dH192", 96+i*13), h.DD, 2).Opacity(.55) }), c.Line("M96 84V96M150 97V109M84 110V122M172 123V135M92 136V148", h.DD, 2).Opacity(.55), sheen.Dim(c, 5, .5, "M60 80H196V98H60Z", h)))
		c.Part("door", c.Form("M114 162V122Q114 108 128 108Q142 108 142 122V162Z", kit.Lin(114, 0, 142, 0, d.L, d.M, d.DD), c.Line("M123 110V162M133 110V162", d.DDD, 1.6)), sheen.Ball(c, 137, 138, 2.6, w))
		pane := func(x float64) kit.Node {
			return kit.Of(c.Path(kit.RoundRect(x-13, 106, 26, 28, 3), d.D), c.Form(kit.RoundRect(x-10, 109, 20, 22, 2), kit.Lin(x-10, 109, x+10, 131, w.LL, w.M, w.D)), c.Line(sheen.D("M%g 108V132M%g 120H%g", x, x-11, x+11), d.D, 2.4), c.Path(kit.RoundRect(x-15, 133, 30, 5, 2), h.LL))
		}
		c.Part("windows", pane(90), pane(166))
		c.Part("roof", c.Form("M128 26L208 84Q212 92 204 94L52 94Q44 92 48 84Z", kit.Lin(60, 30, 190, 96, r.L, r.M, r.DD), sheen.Each(4, func(i int) kit.Node {
			return c.Line(sheen.D("M%d %dH%d", 100-i*16, 50+i*12, 156+i*16), r.DD, 2.4).Opacity(.55)
		}), c.Line("M126 32L56 84", r.LL, 3).Opacity(.8)))
		c.Part("house", c.Form("M40 158H216L212 174H44Z", kit.Lin(0, 158, 0, 174, h.LL, h.M, h.DD), c.Line("M70 158V174M100 158V174M130 158V174M160 158V174M190 158V174", h.DDD, 1.6).Opacity(.6)), c.Line("M46 160V138M64 160V138M82 160V138M174 160V138M192 160V138M210 160V138", h.DD, 4.4), c.Line("M45 160V138M63 160V138M81 160V138M173 160V138M191 160V138M209 160V138", h.L, 2), c.Line("M42 138H86M170 138H214", h.D, 5), c.Line("M42 136.500H86M170 136.500H214", h.LL, 2), sheen.Tube(c, "M52 174L112 214", 5, t), sheen.Tube(c, "M204 174L144 214", 5, t))
		c.Part("ladder", c.Line("M184 174V252M208 174V252", a.DD, 5), c.Line("M183 174V252M207 174V252", a.L, 2.4), sheen.Each(6, func(i int) kit.Node {
			return kit.Of(c.Line(sheen.D("M182 %dH210", 184+i*12), a.DD, 5), c.Line(sheen.D("M182 %gH210", 183+float64(i)*12), a.LL, 2))
		}))
		c.Part("leaves", puff(64, 34, 24, false), puff(100, 22, 24, false), puff(150, 20, 26, false), puff(192, 34, 24, false), puff(32, 74, 20, false), puff(224, 70, 20, false), puff(22, 150, 14, false), puff(236, 148, 13, false))
		c.Anchor("ground", 128, 252)
	},
}
