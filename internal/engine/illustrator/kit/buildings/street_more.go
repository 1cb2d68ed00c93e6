package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var fireEscape = kit.Piece{
	Name: "fire-escape", Cm: 700, Palette: "stairs #3f4a5c metal ladder; wall #b9563f bricks; windows #8fc4e4 glass; frame #f2e6d0 window_frame; plants #5fae4f",
	Draw: func(c *kit.Canvas) {
		s, w, g, f, p := c.Tones("stairs"), c.Tones("wall"), c.Tones("windows"), c.Tones("frame"), c.Tones("plants")
		box := kit.RoundRect(24, 2, 208, 252, 4)
		c.Part("wall", c.Form(box, kit.Lin(24, 0, 232, 254, w.L, w.M, w.D), bricks(c, 24, 2, 232, 254, 18, 9, .3, w), sheen.Each(28, func(i int) kit.Node {
			return c.Line(sheen.D("M24 %gH232", 2+9*float64(i)), w.DD, 1).Opacity(.35)
		}), sheen.Edge(c, box, w, 9)))
		for _, y := range []float64{16, 98, 180} {
			c.Part("windows", pane(c, 50, y, 44, 50, g, f), pane(c, 160, y, 44, 50, g, f))
		}
		flight := func(y float64, right bool) kit.Node {
			n := kit.Of(c.Line(sheen.D("M96 %gL170 %g", y, y+82), s.DDD, 7).Move(2, 3).Opacity(.5), c.Line(sheen.D("M96 %gL170 %gM118 %gL192 %g", y, y+82, y, y+82), s.M, 4.500), c.Line(sheen.D("M95 %gL169 %g", y, y+82), s.LL, 1.400), sheen.Each(9, func(i int) kit.Node {
				u := (float64(i) + .5) / 9
				return kit.Of(c.Line(sheen.D("M%g %gh24", 96+74*u, y+82*u), s.DDD, 4), c.Line(sheen.D("M%g %gh24", 96+74*u, y+82*u-1), s.L, 2))
			}), c.Line(sheen.D("M92 %gL188 %g", y-28, y+78), s.D, 3), c.Line(sheen.D("M92 %gL188 %g", y-29, y+77), s.LL, 1))
			if right {
				return n
			}
			return n.Mirror(128)
		}
		landing := func(y float64) kit.Node {
			return kit.Of(c.Rect(36, y+8, 184, 7, 2, w.DDD).Opacity(.45), sheen.Body(c, kit.RoundRect(34, y, 188, 8, 2), s, 3), c.Line(sheen.D("M38 %gH218M38 %gH218", y-30, y-15), s.DD, 4), c.Line(sheen.D("M38 %gH218M38 %gH218", y-31, y-16), s.L, 1.600), sheen.Each(16, func(i int) kit.Node {
				x := 38 + 12*float64(i)
				return kit.Of(c.Line(sheen.D("M%g %gV%g", x, y-30, y), s.DD, 2.800), c.Line(sheen.D("M%g %gV%g", x-.5, y-30, y), s.L, 1))
			}))
		}
		c.Part("stairs", flight(74, false), flight(156, true), landing(74), landing(156))
		c.Part("stairs", sheen.Tube(c, "M60 164V246", 4, s), sheen.Tube(c, "M80 164V246", 4, s), sheen.Each(7, func(i int) kit.Node { return sheen.Tube(c, sheen.D("M60 %gH80", 176+11*float64(i)), 3.400, s) }))
		pot := func(x, y float64) kit.Node {
			return kit.Of(bush(c, x, y-10, 8, p), sheen.Body(c, sheen.D("M%g %gh20l-3 12h-14Z", x-10, y-12), kit.TonesOf(kit.Hex("#d9774a")), 3))
		}
		c.Part("plants", pot(206, 74), pot(52, 156))
		c.Anchor("ground", 128, 254)
	},
}

var gardenGate = kit.Piece{
	Name: "garden-gate", Cm: 220, States: "open; closed", Palette: "gate #4f9ec4 blue wood; posts #e9dcc4 stone; hinges #3f4552 metal; roses #ec5f8f flowers pink; leaves #5aa548 vines green; path #d6c6a4 stones",
	Draw: func(c *kit.Canvas) {
		g, p, h, r, l, w := c.Tones("gate"), c.Tones("posts"), c.Tones("hinges"), c.Tones("roses"), c.Tones("leaves"), c.Tones("path")
		c.Part("path", sheen.Body(c, "M66 236H190L214 254H42Z", w, 5, c.Line("M84 240L74 252M128 238V254M170 240L182 252M60 246H196", w.DD, 1.800).Opacity(.6)))
		c.Part("leaves", c.Line("M40 60C40 10 90 -4 128 -4C166 -4 216 10 216 60", l.DDD, 20), c.Line("M40 60C40 10 90 -4 128 -4C166 -4 216 10 216 60", l.D, 14))
		for i := range 31 {
			u := (float64(i) - 15) / 15
			x, y := 128+92*u, -3+66*u*u*u*u+10*u*u
			o := 9 * float64(i%3-1)
			c.Part("leaves", c.Form("M0 0C-8 -6 -8 -16 0 -22C8 -16 8 -6 0 0Z", kit.Lin(-6, -20, 6, 0, l.LL, l.M, l.DD)).Rotate(float64(i*67%360), 0, 0).Move(x, y+o))
		}
		for i := range 11 {
			u := (float64(i) - 5) / 5
			x, y := 128+90*u, -3+64*u*u*u*u+10*u*u+6*float64(i%3-1)
			c.Part("roses", bead(c, x, y, 9, r), c.Line(sheen.D("M%g %gq4 -5 8 0q2 5 -3 6q-5 0 -4 -4", x-5, y+1), r.DD, 1.600), c.Circle(x-3, y-3.500, 2, r.LL))
		}
		gate := func() kit.Node {
			n := kit.Of()
			for i := range 4 {
				x := 58 + 17*float64(i)
				top := 116 - 4.500*float64(i)*float64(i)*.7
				n = kit.Of(n, sheen.Body(c, sheen.D("M%g 234V%gL%g %gL%g %gV234Z", x, top+10, x+7.500, top, x+15, top+10), g, 4, c.Line(sheen.D("M%g %gV228", x+5, top+18), g.DD, 1.200).Opacity(.5)))
			}
			return kit.Of(n, sheen.Body(c, kit.RoundRect(56, 130, 71, 13, 3), g, 4), sheen.Body(c, kit.RoundRect(56, 206, 71, 13, 3), g, 4), sheen.Body(c, "M60 206L112 143H125L73 206Z", g, 4))
		}
		left := gate()
		if c.State("open") {
			left = left.Scale(.42, 1.06, 56, 150)
		}
		c.Part("gate", left, left.Mirror(128))
		c.Part("hinges", c.Both(128, c.Form("M50 132H78Q84 136 78 140H50Z", kit.Lin(50, 132, 80, 142, h.L, h.M, h.DD)), c.Form("M50 208H78Q84 212 78 217H50Z", kit.Lin(50, 208, 80, 218, h.L, h.M, h.DD)), c.Circle(58, 136, 1.800, h.LL), c.Circle(58, 212, 1.800, h.LL)))
		if !c.State("open") {
			c.Part("hinges", c.Circle(128, 172, 10, kit.None).Stroke(h.DD, 4.500), c.Circle(127.500, 171.500, 10, kit.None).Stroke(h.L, 2.200), sheen.Ball(c, 128, 162, 5, h))
		}
		post := kit.Of(sheen.Body(c, kit.RoundRect(22, 78, 32, 166, 3), p, 8, bricks(c, 22, 78, 54, 244, 16, 12, .4, p), sheen.Each(13, func(i int) kit.Node { return c.Line(sheen.D("M22 %gH54", 90+12*float64(i)), p.DD, 1.400).Opacity(.5) })), sheen.Body(c, kit.RoundRect(16, 234, 44, 16, 3), p, 5), sheen.Body(c, "M16 80Q16 68 26 66H50Q60 68 60 80Z", p, 5), sheen.Ball(c, 38, 56, 12, p))
		c.Part("posts", post, post.Mirror(128))
		c.Part("leaves", bush(c, 20, 252, 13, l), bush(c, 236, 252, 13, l))
		c.Part("roses", sheen.Each(6, func(i int) kit.Node {
			x, y := []float64{8, 22, 34, 222, 236, 248}[i], []float64{242, 234, 246, 246, 234, 242}[i]
			return bead(c, x, y, 5.500, r)
		}))
		c.Anchor("ground", 128, 254)
	},
}

var trainStation = kit.Piece{
	Name: "train-station", Cm: 2600, Palette: "walls #d98a5a bricks; trim #fbf1dc cream; roof #5b7187 slate; clock #fdfdf8 face; windows #8fd0ea glass; door #2f7f7a; rails #7b8794 tracks; sleepers #8a5a36 wood",
	Draw: func(c *kit.Canvas) {
		w, t, r, k, g, d, l, s := c.Tones("walls"), c.Tones("trim"), c.Tones("roof"), c.Tones("clock"), c.Tones("windows"), c.Tones("door"), c.Tones("rails"), c.Tones("sleepers")
		hall := func(x, y, ww, h float64) kit.Node {
			box := kit.RoundRect(x, y, ww, h, 2)
			return sheen.Body(c, box, w, 8, bricks(c, x, y, x+ww, y+h, 13, 7, .25, w))
		}
		c.Part("walls", hall(8, 118, 240, 96))
		c.Part("roof", sheen.Body(c, "M20 92H236L254 122H2Z", r, 7, shingles(c, 0, 92, 256, 122, 13, 9, r)))
		c.Part("walls", hall(88, 66, 80, 148))
		c.Part("trim", sheen.Body(c, kit.RoundRect(82, 60, 92, 10, 2), t, 4), sheen.Body(c, kit.RoundRect(84, 116, 88, 7, 2), t, 3))
		c.Part("roof", sheen.Body(c, "M128 -8L176 56Q178 62 172 62H84Q78 62 80 56Z", r, 8, shingles(c, 78, -4, 178, 62, 12, 9, r)))
		c.Part("trim", sheen.Tube(c, "M128 -8V-24", 3, l), sheen.Ball(c, 128, -10, 4, t))
		c.Part("clock", c.Circle(128, 92, 22, t.DDD), c.Circle(128, 91.500, 21, kit.Lin(110, 74, 146, 110, t.LL, t.M, t.D)), c.Circle(128, 92, 17, kit.Lin(114, 78, 142, 106, k.LL, k.M, k.D)), c.Around(12, 128, 92, c.Line("M128 77.500V80.500", kit.Hex("#4a4450"), 1.800)), c.Line("M128 92V81", kit.Hex("#2f2b38"), 2.800), c.Line("M128 92L137 97", kit.Hex("#2f2b38"), 2.800), c.Circle(128, 92, 2.200, kit.Hex("#d2383c")))
		for _, x := range []float64{22, 50, 188, 216} {
			c.Part("windows", archedPane(c, x, 140, 19, 36, g, t))
		}
		c.Part("door", c.Path(shape.Arched(103, 132, 50, 82), t.DDD).Opacity(.5).Move(1, 2), c.Path(shape.Arched(103, 132, 50, 82), kit.Lin(103, 132, 153, 214, t.LL, t.M, t.D)), c.Form(shape.Arched(108, 138, 40, 76), kit.Lin(108, 138, 148, 214, d.L, d.M, d.DD), c.Path("M108 138H148V164H108Z", kit.Lin(108, 138, 148, 164, g.D, g.L)), c.Line("M108 164H148M128 138V214M118 164V138M138 164V138", d.DDD, 2.400), c.Path(kit.RoundRect(112, 170, 12, 22, 2), g.D), c.Path(kit.RoundRect(132, 170, 12, 22, 2), g.D)), c.Circle(125, 202, 2, kit.Hex("#ffe28a")), c.Circle(131, 202, 2, kit.Hex("#ffe28a")))
		canopy := kit.Of(c.Path("M-2 128H92V136H-2Z", w.DDD).Opacity(.4), sheen.Body(c, "M4 118H92V130H-4Z", d, 4), sheen.Each(9, func(i int) kit.Node {
			return c.Path(sheen.D("M%g 129h10.600l-5.300 8Z", -4+10.600*float64(i)), t.M)
		}), sheen.Tube(c, "M12 130V212", 4, d))
		c.Part("trim", canopy, canopy.Mirror(128))
		c.Part("trim", sheen.Body(c, kit.RoundRect(-4, 210, 264, 12, 3), t, 4), c.Rect(-4, 219, 264, 5, 2, t.DD), c.Line("M2 214H254", kit.Hex("#f2b93a"), 2.400))
		c.Part("sleepers", sheen.Each(15, func(i int) kit.Node { return sheen.Body(c, kit.RoundRect(-6+18*float64(i), 232, 11, 16, 2), s, 3) }))
		c.Part("rails", c.Line("M-8 235H264M-8 246H264", l.DDD, 5), c.Line("M-8 234H264M-8 245H264", l.L, 2.600))
		c.Anchor("ground", 128, 250)
	},
}

var newspaperStand = kit.Piece{
	Name: "newspaper-stand", Cm: 280, Palette: "booth #2f8f6f green kiosk wood; awning #e5484f red; stripes #fdf6e6 white; papers #f3efe4 newspapers; magazines #4f8fe0 covers; sign #f5c33a yellow",
	Draw: func(c *kit.Canvas) {
		b, a, p, m, g := c.Tones("booth"), c.Tones("awning"), c.Tones("papers"), c.Tones("magazines"), c.Tones("sign")
		st := c.Tones("stripes")
		c.Part("booth", sheen.Body(c, kit.RoundRect(24, 60, 208, 192, 4), b, 10))
		c.Part("booth", c.Rect(40, 84, 176, 86, 3, b.DDD), c.Form(kit.RoundRect(44, 88, 168, 82, 2), kit.Lin(44, 88, 44, 170, kit.Hex("#5a3f2c"), kit.Hex("#8a6038"))))
		cover := func(x, y, w, h float64, i int) kit.Node {
			t := []kit.Tones{m, kit.TonesOf(kit.Hex("#ef6f8f")), g, kit.TonesOf(kit.Hex("#8f5fc8")), kit.TonesOf(kit.Hex("#f28a3a"))}[i%5]
			return kit.Of(c.Rect(x+1, y+1.500, w, h, 1.500, kit.Hex("#2b1d18")).Opacity(.5), c.Form(kit.RoundRect(x, y, w, h, 1.500), kit.Lin(x, y, x+w, y+h, t.L, t.M, t.D), c.Rect(x+2, y+2.500, w-4, 4.500, 0, kit.White).Opacity(.9), c.Circle(x+w/2, y+h*.52, w*.22, t.LL), c.Path(sheen.D("M%g %gq%g %g %g 0Z", x+w*.15, y+h, w*.35, -h*.6, w*.7), t.DDD).Opacity(.6)))
		}
		for i := range 7 {
			c.Part("magazines", cover(50+22.800*float64(i), 100, 19, 26, i))
		}
		for i := range 5 {
			c.Part("magazines", cover(52+22.800*float64(i)+float64(i/3)*46, 134, 19, 28, i*2+1))
		}
		skin := kit.Hex("#2f3a4c")
		c.Part("booth", c.Line("M44 129H212M44 165H212", skin, 3), c.Line("M44 128H212M44 164H212", kit.Hex("#c89a5f"), 2))
		c.Part("booth", sheen.Body(c, "M14 170H242L236 188H20Z", b, 6), c.Line("M18 174H238", b.LL, 2).Opacity(.6))
		stack := func(x, y float64, n int) kit.Node {
			return kit.Of(sheen.Each(n, func(i int) kit.Node {
				yy := y - 4*float64(i)
				return kit.Of(c.Form(kit.RoundRect(x+float64(i%2)*1.400, yy, 50, 5, 2), kit.Lin(0, yy, 0, yy+5, p.L, p.D)))
			}), c.Form(sheen.D("M%g %gL%g %gH%gL%g %gZ", x, y-4*float64(n)+5, x+7, y-4*float64(n)-7, x+45, x+51, y-4*float64(n)+5), kit.Lin(x, y-20, x+50, y, p.LL, p.M), c.Line(sheen.D("M%g %gh26", x+12, y-4*float64(n)-3), kit.Hex("#3b3a44"), 3), c.Line(sheen.D("M%g %gh12M%g %gh12", x+10, y-4*float64(n)+1, x+28, y-4*float64(n)+1), kit.Hex("#8d8c96"), 1.400)))
		}
		c.Part("papers", stack(30, 167, 3), stack(92, 167, 4), stack(176, 167, 3))
		for _, x := range []float64{40, 104, 168} {
			c.Part("booth", sheen.Body(c, kit.RoundRect(x, 198, 48, 44, 3), b, 5, c.Path(kit.RoundRect(x+5, 203, 38, 34, 2), kit.None).Stroke(b.DD, 2)))
		}
		c.Part("booth", sheen.Body(c, kit.RoundRect(18, 244, 220, 11, 3), b, 4))
		aw := "M30 44H226L252 84H4Z"
		c.Part("awning", c.Path("M20 88H236V98H20Z", b.DDD).Opacity(.5), sheen.Body(c, aw, a, 6, c.Named("stripes", sheen.Each(5, func(i int) kit.Node {
			x0, x1 := 47.800+39.200*float64(i), 28.800+49.600*float64(i)
			return c.Path(sheen.D("M%g 40H%gL%g 88H%gZ", x0, x0+19.600, x1+24.800, x1), kit.Lin(0, 44, 0, 84, st.LL, st.M, st.D))
		}))), sheen.Each(10, func(i int) kit.Node {
			x := 4 + 24.800*float64(i)
			t := a
			if i%2 == 1 {
				t = st
			}
			return c.Form(sheen.D("M%g 84h24.800v6a12.400 10 0 0 1 -24.800 0Z", x), kit.Lin(0, 84, 0, 100, t.M, t.D, t.DD))
		}))
		c.Part("sign", sheen.Body(c, kit.RoundRect(66, 10, 124, 36, 6), g, 6, c.Path(kit.RoundRect(71, 15, 114, 26, 4), kit.None).Stroke(g.DDD, 2)), c.Path("M88 34V21H92L99 29V21H103V34H99L92 26V34ZM109 34V21H123V24.500H113V26H121V29.300H113V30.700H123V34ZM127 21H131L133.500 29L136.500 22H139.500L142.500 29L145 21H149L144.500 34H140.500L138 27L135.500 34H131.500ZM153 30H157Q157 31 160 31Q163 31 163 29.800Q163 28.800 158 28.600Q153 28 153 24.800Q153 20.600 160 20.600Q166.500 20.600 167 25H163Q163 23.800 160 23.800Q157 23.800 157 24.800Q157 25.700 162 26Q167.400 26.500 167.400 30Q167.400 34.400 160 34.400Q153.200 34.400 153 30Z", g.DDD))
		c.AnchorBox("print", 128, 28, 100, 22, 0)
		c.Anchor("ground", 128, 255)
	},
}
