package music

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var harp = kit.Piece{
	Name: "harp", Cm: 170,
	Palette: "frame #e0ab3f gold; strings #d2a648; board #b9793e wood",
	Draw: func(c *kit.Canvas) {
		f, s, b := c.Tones("frame"), c.Tones("strings"), c.Tones("board")
		c.Part("strings", sheen.Each(17, func(i int) kit.Node {
			u := float64(i) / 16
			x := 66 + 112*u
			top := 58 - 26*math.Sin(u*math.Pi*.9) + 44*u*u
			low := 226 - 138*u*u - 10*u
			col := []kit.Color{s.M, s.D, kit.Hex("#e2605a"), s.M, s.M, kit.Hex("#4f78c8"), s.D}[i%7]
			return c.Line(sheen.D("M%g %gV%g", x, top, low), col, 1.8)
		}))
		c.Part("board", sheen.Body(c, "M52 232C110 228 160 168 186 84L212 92C194 176 142 244 66 250Z", b, 10, c.Line("M64 240C124 228 174 166 198 92", b.DDD, 2).Opacity(.6)))
		neck := "M40 40C52 12 84 12 104 30C124 50 148 66 176 58C192 52 204 54 214 66C222 80 216 94 206 98L184 92C178 82 168 82 154 82C122 82 102 60 88 48C76 38 64 42 58 54Z"
		c.Part("frame", sheen.Body(c, neck, f, 9, sheen.Each(12, func(i int) kit.Node {
			u := float64(i) / 11
			return c.Circle(74+106*u, 34+44*u-14*math.Sin(u*math.Pi), 2.4, f.DDD)
		})))
		c.Part("frame", sheen.Body(c, "M38 56H62L58 228H42Z", f, 6, c.Line("M46 60V226M54 60V226", f.DD, 2).Opacity(.6)), sheen.Body(c, kit.RoundRect(32, 44, 36, 14, 5), f, 4), sheen.Ball(c, 48, 32, 15, f), sheen.Body(c, "M28 226H80Q96 228 96 240V250H22V238Q22 228 28 226Z", f, 6), c.Path(sheen.D("M48 20L52 30L62 32L52 36L48 46L44 36L34 32L44 30Z"), kit.Hex("#fff3c4")).Opacity(.8))
		c.Anchor("ground", 100, 250)
	},
}

var xylophone = kit.Piece{
	Name: "xylophone", Cm: 40,
	Palette: "red #f0434e bars; orange #fa8f2c; yellow #fbcf3a; green #58bf57; blue #3f9af0; purple #9a62de; frame #c98f4c wood; mallets #f0627e",
	Draw: func(c *kit.Canvas) {
		w, m := c.Tones("frame"), c.Tones("mallets")
		c.Part("frame", sheen.Body(c, "M20 96L236 124L238 138L20 112Z", w, 5), sheen.Body(c, "M20 206L238 178L238 192L20 222Z", w, 5))
		names := []string{"red", "orange", "yellow", "green", "blue", "purple", "red"}
		for i, name := range names {
			t := c.Tones(name)
			x, h := 18+31.6*float64(i), 150-14*float64(i)
			d := kit.RoundRect(x, 158-h/2, 27, h, 8)
			c.Part(name, c.Form(d, kit.Lin(x, 0, x+27, 0, t.L, t.LL, t.M, t.D), sheen.Edge(c, d, t, 7)), c.Line(sheen.D("M%g %gV%g", x+7, 168-h/2, 148+h/2), kit.White, 3.4).Opacity(.5).Shade())
			for _, y := range []float64{158 - h/2 + 16, 158 + h/2 - 16} {
				c.Part(name, c.Circle(x+13.5, y, 4, t.DDD), c.Circle(x+12.8, y-.8, 2.8, kit.Hex("#e6ebf0")))
			}
		}
		c.Part("mallets", sheen.Tube(c, "M96 128L216 22", 7, w), sheen.Ball(c, 92, 132, 17, m), sheen.Tube(c, "M176 160L250 66", 7, w), sheen.Ball(c, 172, 164, 17, m))
		c.Anchor("ground", 128, 236)
	},
}

var tambourine = kit.Piece{
	Name: "tambourine", Cm: 25,
	Palette: "rim #c9813a wood; skin #f6ead2 drumhead; jingles #e6b94a brass; ribbon #e8433f",
	Draw: func(c *kit.Canvas) {
		r, s, j, b := c.Tones("rim"), c.Tones("skin"), c.Tones("jingles"), c.Tones("ribbon")
		c.Part("ribbon", c.Form("M44 196C20 206 26 230 8 250L26 244L34 256C46 236 50 222 58 208Z", kit.Lin(10, 200, 60, 250, b.L, b.M, b.DD)), c.Form("M60 208C50 226 62 238 54 254L66 246L78 252C82 236 76 226 80 216Z", kit.Lin(50, 206, 80, 250, b.L, b.M, b.D)))
		c.Part("rim", c.Form(kit.Oval(132, 124, 116, 110), kit.Lin(40, 30, 220, 230, r.LL, r.M, r.DD), c.Path(kit.Oval(132, 124, 108, 102), kit.None).Stroke(r.DD, 2).Opacity(.5)))
		c.Part("skin", c.Circle(132, 122, 92, r.DDD), c.Form(kit.Oval(132, 121, 90, 86), kit.Rad(100, 84, 150, s.LL, s.L, s.M, s.D), c.Blur(6, c.Path(kit.Oval(132, 121, 92, 88), kit.None).Stroke(s.DDD, 12).Move(-3, -3)).Opacity(.35), c.Blur(4, c.Path("M70 84C84 58 110 46 136 44C110 58 90 74 80 104Z", kit.White)).Opacity(.7)))
		for i := range 8 {
			a := float64(i)*45 + 22
			x, y := 132+105*math.Cos(a*math.Pi/180), 123+99*math.Sin(a*math.Pi/180)
			c.Part("jingles", kit.Of(c.Form(kit.RoundRect(-25, -9, 50, 18, 9), r.DDD), sheen.Each(2, func(k int) kit.Node {
				px := -9 + 18*float64(k)
				return kit.Of(c.Ellipse(px+1, 1, 9.4, 13, j.DDD), c.Form(kit.Oval(px, 0, 8.6, 12.6), kit.Lin(px-8, -10, px+8, 10, j.LL, j.L, j.M, j.DD)), c.Ellipse(px-1, -1, 3.4, 5.4, j.D), c.Ellipse(px-1.6, -2, 1.6, 3, j.LL))
			})).Rotate(a+90, 0, 0).Move(x, y))
		}
		c.Anchor("ground", 132, 234)
		c.AnchorBox("grip", 60, 196, 0, 0, 40)
	},
}

var ukulele = kit.Piece{
	Name: "ukulele", Cm: 55,
	Palette: "body #d98a3c wood; neck #7a4527 fretboard; strings #fbf6ea; flower #f0627e rosette",
	Draw: func(c *kit.Canvas) {
		b, n, s, f := c.Tones("body"), c.Tones("neck"), c.Tones("strings"), c.Tones("flower")
		turn := func(nodes ...kit.Node) kit.Node { return kit.Of(nodes...).Rotate(34, 128, 128) }
		head := "M112 6Q128 -6 144 6L148 18L142 40H114L108 18Z"
		for i, y := range []float64{12, 28} {
			c.Part("strings", turn(sheen.Ball(c, 100-float64(i), y, 6, s), sheen.Ball(c, 156+float64(i), y, 6, s), c.Line(sheen.D("M104 %gH152", y), n.DD, 4)))
		}
		c.Part("neck", turn(sheen.Body(c, head, b, 5), sheen.Body(c, "M115 38H141L144 150H112Z", n, 4, sheen.Each(9, func(i int) kit.Node {
			return c.Line(sheen.D("M110 %gH146", 48+11.5*float64(i)), kit.Hex("#e6c98a"), 1.8)
		}), c.Circle(128, 88, 2.6, s.M), c.Circle(128, 111, 2.6, s.M))))
		d := "M128 112C152 108 172 116 174 136C176 152 166 156 170 168C180 180 194 190 192 214C188 244 160 256 128 256C96 256 68 244 64 214C62 190 76 180 86 168C90 156 80 152 82 136C84 116 104 108 128 112Z"
		c.Part("body", turn(c.Path(d, b.DDD).Move(5, 4), c.Form(d, kit.Rad(100, 150, 150, b.LL, b.L, b.M, b.D), sheen.Grain(c, kit.Box{X0: 66, Y0: 112, X1: 190, Y1: 254}, 9, b), sheen.Edge(c, d, b, 16)), c.Path("M128 119C150 116 166 122 168 138C170 152 160 158 164 170C174 184 187 192 185 213C182 238 158 249 128 249C98 249 74 238 71 213C69 192 82 184 92 170C96 158 86 152 88 138C90 122 106 116 128 119Z", kit.None).Stroke(kit.Hex("#fbe6bd"), 2.4)))
		c.Part("flower", turn(c.Around(5, 128, 176, c.Form("M128 172C112 162 114 144 128 144C142 144 144 162 128 172Z", kit.Lin(114, 144, 142, 172, f.LL, f.M))).Opacity(.95)))
		c.Part("body", turn(c.Circle(128, 176, 19, n.DD), c.Circle(128, 177, 17, kit.Hex("#2b1a14")), sheen.Body(c, kit.RoundRect(98, 220, 60, 11, 4), n, 3)))
		c.Part("strings", turn(c.Line("M119 20V222M125 26V222M131 26V222M137 20V222", n.DDD, 2).Opacity(.35).Move(1.4, 1), c.Line("M119 20V222M125 26V222M131 26V222M137 20V222", s.LL, 1.5)))
		gripAt(c, 190, 66, 34)
	},
}

var bagpipes = kit.Piece{
	Name: "bagpipes", Cm: 80,
	Palette: "bag #c8323c tartan plaid; stripes #2f7a55 green; pipes #4a332a black wood; trim #f3ead8 ivory; cords #f2b83a",
	Draw: func(c *kit.Canvas) {
		b, g, p, t, k := c.Tones("bag"), c.Tones("stripes"), c.Tones("pipes"), c.Tones("trim"), c.Tones("cords")
		pipe := func(x0, y0, x1, y1, w float64) kit.Node {
			a := math.Atan2(y1-y0, x1-x0) * 180 / math.Pi
			l := math.Hypot(x1-x0, y1-y0)
			return kit.Of(sheen.Body(c, kit.RoundRect(0, -w/2, l, w, w*.3), p, w*.3), sheen.Body(c, kit.RoundRect(l*.3, -w*.75, 9, w*1.5, 3), t, 2), sheen.Body(c, kit.RoundRect(l*.62, -w*.75, 9, w*1.5, 3), t, 2), sheen.Body(c, sheen.D("M%g %gL%g %gQ%g 0 %g %gL%g %gZ", l-12, -w*.6, l+10, -w, l+14, l+10, w, l-12, w*.6), t, 3), c.Line(sheen.D("M4 %gH%g", -w*.22, l-14), p.LL, 1.8).Opacity(.7)).Rotate(a, 0, 0).Move(x0, y0)
		}
		c.Part("pipes", pipe(112, 120, 70, 12, 13), pipe(132, 112, 134, 6, 12), pipe(152, 116, 194, 18, 12))
		c.Part("cords", c.Line("M78 52Q104 70 133 52Q160 70 184 50", k.D, 5), c.Line("M78 51Q104 69 133 51Q160 69 184 49", k.L, 2.6), c.Line("M98 62L94 88M160 62L166 86", k.M, 4), c.Form("M90 86H100L103 104H87Z", kit.Lin(87, 0, 103, 0, k.LL, k.D)), c.Form("M161 84H171L174 102H158Z", kit.Lin(158, 0, 174, 0, k.LL, k.D)))
		c.Part("pipes", pipe(64, 156, 12, 96, 11), pipe(66, 196, 24, 250, 12))
		bag := "M48 176C44 136 84 106 130 106C188 104 246 132 248 172C250 212 206 236 156 234C120 232 104 220 84 212C62 206 50 196 48 176Z"
		c.Part("bag", c.Form(bag, kit.Rad(110, 140, 170, b.LL, b.L, b.M, b.DD), c.Named("stripes", sheen.Each(7, func(i int) kit.Node {
			x := 54 + 30*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 96L%g 246", x+16, x), g.M, 11).Opacity(.75), c.Line(sheen.D("M%g 96L%g 246", x+30, x+14), k.L, 1.8))
		}), sheen.Each(5, func(i int) kit.Node {
			y := 116 + 28*float64(i)
			return kit.Of(c.Line(sheen.D("M40 %gQ150 %g 256 %g", y, y-10, y+8), g.D, 11).Opacity(.6), c.Line(sheen.D("M40 %gQ150 %g 256 %g", y+13, y+3, y+21), k.L, 1.8))
		})), c.Blur(8, c.Ellipse(120, 134, 50, 14, kit.White)).Opacity(.4), sheen.Edge(c, bag, b, 28)))
		c.Part("pipes", sheen.Each(6, func(i int) kit.Node {
			u := float64(i) / 5
			return c.Circle(59-25*u, 204+32*u, 2, t.LL)
		}))
	},
}

var harmonica = kit.Piece{
	Name: "harmonica", Cm: 11,
	Palette: "cover #c8d0d8 chrome silver; comb #b5443a red",
	Draw: func(c *kit.Canvas) {
		m, b := c.Tones("cover"), c.Tones("comb")
		n := func(part string, nodes ...kit.Node) { c.Part(part, kit.Of(nodes...).Rotate(-16, 128, 128)) }
		n("comb", sheen.Body(c, kit.RoundRect(2, 116, 252, 46, 8), b, 6, sheen.Each(10, func(i int) kit.Node {
			x := 26 + 21*float64(i)
			return kit.Of(c.Form(kit.RoundRect(x, 126, 15, 26, 3), kit.Lin(0, 126, 0, 152, kit.Hex("#1d1216"), b.DDD)), c.Path(kit.RoundRect(x, 126, 15, 26, 3), kit.None).Stroke(b.L, 1.4))
		})))
		up := "M20 118C18 82 34 74 56 74H200C222 74 238 82 236 118Z"
		n("cover", c.Form(up, kit.Lin(0, 74, 0, 118, kit.At(0, m.L), kit.At(.2, m.LL), kit.At(.5, m.M), kit.At(.75, m.DD), kit.At(1, m.L)), sheen.Edge(c, up, m, 8), c.Path(kit.RoundRect(66, 84, 124, 24, 12), kit.None).Stroke(m.DD, 2), c.Path("M100 96L106 88L112 96L106 104ZM122 96L128 88L134 96L128 104ZM144 96L150 88L156 96L150 104Z", m.DD)), c.Line("M44 82H180", kit.White, 4).Opacity(.8).Shade())
		dn := "M20 160H236C238 190 222 198 200 198H56C34 198 18 190 20 160Z"
		n("cover", c.Form(dn, kit.Lin(0, 160, 0, 198, m.L, m.M, m.DD, m.L, m.DDD), sheen.Edge(c, dn, m, 8)))
		n("cover", sheen.Ball(c, 12, 139, 6, m), sheen.Ball(c, 244, 139, 6, m))
		c.AnchorBox("grip", 40, 160, 0, 0, 0)
	},
}

var djembe = kit.Piece{
	Name: "djembe", Cm: 60,
	Palette: "body #a5602f wood; skin #f3e3c0 drumhead; ropes #f0e6d2 cord; pattern #e2703a orange",
	Draw: func(c *kit.Canvas) {
		b, s, r, p := c.Tones("body"), c.Tones("skin"), c.Tones("ropes"), c.Tones("pattern")
		d := "M40 54C40 110 92 128 100 164C100 196 78 220 72 244C72 254 184 254 184 244C178 220 156 196 156 164C164 128 216 110 216 54Z"
		c.Part("body", c.Form(d, sheen.Round(50, 0, 206, 0, b), sheen.Grain(c, kit.Box{X0: 60, Y0: 60, X1: 196, Y1: 248}, 9, b), sheen.Edge(c, d, b, 20)))
		c.Part("pattern", c.Clip(d, c.Path("M60 206Q128 220 196 206V230Q128 244 60 230Z", kit.Lin(70, 0, 190, 0, p.L, p.M, p.DD)), sheen.Each(8, func(i int) kit.Node {
			x := 72 + 16*float64(i)
			return c.Path(sheen.D("M%g 234L%g 216L%g 234Z", x-8, x, x+8), kit.Hex("#fff0cf"))
		}), c.Path("M60 200Q128 214 196 200V205Q128 219 60 205ZM60 236Q128 250 196 236V240Q128 254 60 240Z", kit.Hex("#fff0cf"))))
		c.Part("ropes", sheen.Each(9, func(i int) kit.Node {
			u := float64(i)/8*2 - 1
			x0, x1 := 128+84*u, 128+30*u
			return kit.Of(c.Line(sheen.D("M%g %gC%g 110 %g 126 %g 152", x0, 66+14*(1-u*u), x0*.9+12, x1*.6+x0*.4, x1), b.DDD, 5).Opacity(.6).Move(1.6, 1), c.Line(sheen.D("M%g %gC%g 110 %g 126 %g 152", x0, 66+14*(1-u*u), x0*.9+12, x1*.6+x0*.4, x1), r.M, 4), c.Line(sheen.D("M%g %gC%g 110 %g 126 %g 152", x0-.6, 66+14*(1-u*u), x0*.9+12, x1*.6+x0*.4, x1), r.LL, 1.4))
		}), c.Clip(d, c.Line("M96 152Q128 164 160 152", r.D, 10), c.Line("M96 151Q128 163 160 151", r.L, 7), c.Line("M94 151Q128 163 162 151", r.DD, 7).Dash(2, 5).Butt()), c.Line("M42 64A88 30 0 0 0 214 64", r.D, 9), c.Line("M42 63A88 30 0 0 0 214 63", r.L, 6), c.Line("M42 63A88 30 0 0 0 214 63", r.DD, 6).Dash(2, 6).Butt())
		c.Part("skin", c.Form("M38 40V54A90 32 0 0 0 218 54V40Z", kit.Lin(38, 0, 218, 0, s.D, s.LL, s.M, s.DD)), c.Form(kit.Oval(128, 40, 90, 31), kit.Rad(100, 26, 130, s.LL, s.L, s.M, s.D), c.Blur(6, c.Ellipse(132, 44, 36, 11, s.DD)).Opacity(.5), c.Ellipse(128, 40, 80, 26, kit.None).Stroke(s.LL, 2).Opacity(.8)))
		c.Anchor("ground", 128, 251)
	},
}

var sitar = kit.Piece{
	Name: "sitar", Cm: 120,
	Palette: "body #a8501f gourd wood; neck #6b3a22 fretboard; metal #e6c15a brass frets; inlay #fbf0d8 ivory",
	Draw: func(c *kit.Canvas) {
		b, n, m, v := c.Tones("body"), c.Tones("neck"), c.Tones("metal"), c.Tones("inlay")
		turn := func(nodes ...kit.Node) kit.Node { return kit.Of(nodes...).Rotate(34, 128, 128) }
		for i, y := range []float64{-18, -4, 10} {
			c.Part("neck", turn(sheen.Tube(c, sheen.D("M%g %gH%g", 98.0+float64(i), y, 158.0), 4, n), sheen.Ball(c, 97, y, 7, b), sheen.Ball(c, 159, y, 7, b)))
		}
		for i := range 5 {
			c.Part("neck", turn(sheen.Tube(c, sheen.D("M140 %gH158", 50+20*float64(i)), 3, n), sheen.Ball(c, 160, 50+20*float64(i), 5, b)))
		}
		c.Part("body", turn(sheen.Ball(c, 128, 30, 22, b)))
		c.Part("neck", turn(sheen.Body(c, "M114 -28Q128 -38 142 -28L145 170H111Z", n, 5, c.Named("inlay", c.Line("M116 -24V168M140 -24V168", v.M, 2.4)))))
		c.Part("metal", turn(sheen.Each(14, func(i int) kit.Node {
			y := 38 + 9.4*float64(i)
			return kit.Of(c.Line(sheen.D("M111 %gQ128 %g 145 %g", y+2, y-5, y+2), m.DD, 4), c.Line(sheen.D("M111 %gQ128 %g 145 %g", y+1, y-6, y+1), m.LL, 2))
		})))
		d := "M128 148C150 150 152 166 166 178C184 190 194 204 192 222C190 250 162 264 128 264C94 264 66 250 64 222C62 204 72 190 90 178C104 166 106 150 128 148Z"
		c.Part("body", turn(c.Form(d, kit.Rad(100, 190, 130, b.LL, b.L, b.M, b.DD), sheen.Grain(c, kit.Box{X0: 66, Y0: 150, X1: 190, Y1: 262}, 8, b), sheen.Edge(c, d, b, 18), c.Named("inlay", c.Path("M128 156C146 158 148 172 160 184C176 194 184 206 182 221C180 243 156 254 128 254C100 254 76 243 74 221C72 206 80 194 96 184C108 172 110 158 128 156Z", kit.None).Stroke(v.M, 3).Dash(5, 3), c.Around(6, 128, 192, c.Path("M128 188Q122 178 128 172Q134 178 128 188Z", v.M))))))
		c.Part("inlay", turn(sheen.Body(c, kit.RoundRect(104, 222, 48, 11, 4), v, 3)))
		c.Part("metal", turn(c.Line("M120 -20V226M126 -20V226M131 -20V226M136 -20V226", m.DDD, 1.8).Opacity(.5).Move(1, 1), c.Line("M120 -20V226M126 -20V226M131 -20V226M136 -20V226", m.LL, 1.2)))
		gripAt(c, 190, 60, 34)
	},
}
