package props

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var signpost = kit.Piece{
	Name: "signpost", Cm: 230,
	Palette: "signs #d79a55 boards wood; post #9a6a3c pole; nails #5a616c; grass #6fb84f",
	Draw: func(c *kit.Canvas) {
		s, p, n, g := c.Tones("signs"), c.Tones("post"), c.Tones("nails"), c.Tones("grass")
		c.Part("post", c.Form("M116 12L128 2L140 12V248H116Z", sheen.Round(116, 0, 140, 0, p), sheen.Grain(c, kit.Box{X0: 117, Y0: 14, X1: 139, Y1: 246}, 4, p)))
		board := func(y, tip, back, turn float64) kit.Node {
			x := func(u float64) float64 { return 128 + (tip-back)/190*u }
			d := sheen.D("M%g %gL%g %gL%g %gL%g %gL%g %gL%g %gL%g %gZ", x(-90), y-20, x(64), y-22, x(92), y, x(66), y+22, x(-90), y+20, x(-84), y+6, x(-92), y-6)
			return kit.Of(c.Path(d, p.DDD).Move(2, 4).Opacity(.55), c.Form(d, kit.Lin(0, y-22, 0, y+22, s.LL, s.L, s.M, s.D), sheen.Grain(c, kit.Box{X0: 30, Y0: y - 20, X1: 226, Y1: y + 20}, 6, s), sheen.Edge(c, d, s, 7)), sheen.Ball(c, 122, y-10, 3, n), sheen.Ball(c, 134, y+10, 3, n)).Rotate(turn, 128, y)
		}
		c.Part("signs", board(48, 256, 66, -4), board(104, 0, 190, 3), board(160, 246, 56, 2))
		c.Part("grass", c.Path("M92 254Q98 236 94 222Q108 234 110 246Q114 226 122 218Q124 236 126 246Q134 224 146 214Q142 234 144 246Q152 232 166 226Q158 242 164 254Q128 260 92 254Z", g.D), c.Path("M100 254Q108 240 106 230Q116 240 118 250Q124 234 130 228Q130 242 134 250Q142 236 152 230Q146 244 150 254Z", g.L))
		c.AnchorBox("print", 130, 48, 120, 30, -4)
		c.Anchor("ground", 128, 254)
	},
}

var sandCastle = kit.Piece{
	Name: "sand-castle", Cm: 60,
	Palette: "sand #efc987 castle; flag #ef5350 red; shell #f7a8a0 shells; bucket #4f9fe8",
	Draw: func(c *kit.Canvas) {
		s, f, h := c.Tones("sand"), c.Tones("flag"), c.Tones("shell")
		b := c.Tones("bucket")
		r := c.Rand()
		specks := func(x0, y0, w, hh float64, n int) kit.Node {
			return sheen.Each(n, func(i int) kit.Node {
				return c.Circle(x0+w*r.Float64(), y0+hh*r.Float64(), .9, []kit.Color{s.DD, s.LL}[i%2]).Opacity(.7)
			})
		}
		tower := func(x, top, w, base float64) kit.Node {
			d := sheen.D("M%g %gV%gh%gv10h%gv-10h%gv10h%gv-10h%gV%gL%g %gH%gZ", x-w, top+18, top, w*.5, w*.25, w*.5, w*.25, w*.5, top+18, x+w*.94, base, x-w*.94)
			return kit.Of(c.Form(d, kit.Lin(x-w, 0, x+w, 0, s.LL, s.L, s.M, s.DD), c.Line(sheen.D("M%g %gH%g", x-w, top+24, x+w), s.DD, 3).Opacity(.5), c.Line(sheen.D("M%g %gH%g", x-w, top+27, x+w), s.LL, 2).Opacity(.7), specks(x-w, top, 2*w, base-top, 40), sheen.Edge(c, d, s, 9)))
		}
		window := func(x, y, k float64) kit.Node {
			return kit.Of(c.Path(sheen.D("M%g %gV%gQ%g %g %g %gQ%g %g %g %gV%gZ", x-6*k, y+10*k, y-4*k, x-6*k, y-12*k, x, y-12*k, x+6*k, y-12*k, x+6*k, y-4*k, y+10*k), s.DDD), c.Line(sheen.D("M%g %gV%g", x+6.5*k, y+10*k, y-4*k), s.LL, 1.5))
		}
		pennant := func(x, y float64) kit.Node {
			return kit.Of(c.Line(sheen.D("M%g %gV%g", x, y, y-40), s.DDD, 3.4), c.Form(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x+1, y-40, x+18, y-44, x+34, y-32, x+16, y-24, x+1, y-20), kit.Lin(x, 0, x+34, 0, f.L, f.M, f.D)))
		}
		c.Part("flag", pennant(128, 52), pennant(52, 106), pennant(204, 106))
		c.Part("castle", tower(128, 48, 38, 200), tower(52, 102, 34, 220), tower(204, 102, 34, 220), window(128, 98, 1.2), window(52, 152, 1), window(204, 152, 1))
		wall := "M74 158h12v9h12v-9h14v9h12v-9h12v9h14v-9h12v9h10v-9h10V226H74Z"
		c.Part("castle", c.Form(wall, kit.Lin(0, 156, 0, 226, s.L, s.M, s.D), specks(74, 160, 110, 66, 50), sheen.Edge(c, wall, s, 8)), c.Path("M110 226V206Q110 186 129 186Q148 186 148 206V226Z", s.DDD), c.Line("M108 226V206Q108 184 129 184Q150 184 150 206V226", s.LL, 3).Opacity(.8))
		base := "M4 232Q20 208 60 214Q128 204 200 214Q240 206 252 232Q254 250 236 252H20Q2 250 4 232Z"
		c.Part("sand", c.Form(base, kit.Lin(0, 208, 0, 254, s.LL, s.M, s.D), specks(6, 212, 244, 40, 120), sheen.Edge(c, base, s, 10)))
		c.Part("shell", kit.Of(c.Form("M46 246Q30 244 32 230Q36 218 48 218Q60 218 64 230Q66 244 50 246Z", kit.Lin(32, 216, 64, 246, h.LL, h.M, h.D), c.Line("M48 245L36 226M48 245L42 221M48 245V219M48 245L54 221M48 245L60 226", h.DD, 1.8)), c.Path(shape.Star(206, 237, 5, 17, 7, 4), h.DD), c.Path(shape.Star(205, 235, 5, 15, 6, 4), h.L)))
		c.Part("bucket", c.Form("M216 208H250L244 246Q232 250 222 246Z", kit.Lin(216, 0, 250, 0, b.LL, b.M, b.DD)), c.Ellipse(233, 208, 18, 5, b.DD), c.Ellipse(233, 208, 15, 3.4, b.DDD), c.Line("M217 210Q220 226 234 226Q248 226 249 210", b.L, 2.4))
		c.Anchor("ground", 128, 252)
	},
}

var tire = kit.Piece{
	Name: "tire", Cm: 65,
	Palette: "tire #3f4550 rubber black; rim #d5dce3 silver wheel; hub #8f99a5; cap #e2453c",
	Draw: func(c *kit.Canvas) {
		t, r, h, k := c.Tones("tire"), c.Tones("rim"), c.Tones("hub"), c.Tones("cap")
		c.Part("tire", c.Around(36, 128, 128, c.Path("M119 2L122 -2H134L137 2V14H119Z", t.DD)), sheen.Ball(c, 128, 128, 122, t), c.Around(36, 128, 128, c.Line("M128 9L134 26", t.DDD, 4).Opacity(.8)), c.Circle(128, 128, 98, kit.None).Stroke(t.LL, 2).Opacity(.5), c.Circle(128, 128, 90, kit.None).Stroke(t.DDD, 3).Opacity(.7), c.Line("M42 96A90 90 0 0 1 104 42", t.LL, 5).Opacity(.5))
		c.Part("rim", c.Circle(128, 128, 81, h.DDD), c.Circle(128, 128, 78, sheen.Steel(60, 60, 196, 196, r)), c.Circle(128, 128, 68, kit.Lin(70, 70, 190, 190, t.DDD, t.D)), c.Around(5, 128, 128, c.Form("M110 128L100 60Q128 52 156 60L146 128Z", kit.Lin(100, 0, 156, 0, r.LL, r.L, r.M, r.DD), c.Path("M122 100L118 66Q128 63 138 66L134 100Z", h.D).Opacity(.8))), c.Circle(128, 128, 72, kit.None).Stroke(r.M, 6), c.Circle(127, 127, 73, kit.None).Stroke(r.LL, 1.8))
		c.Part("hub", sheen.Ball(c, 128, 128, 30, h), c.Around(5, 128, 128, sheen.Ball(c, 128, 107, 4.6, r)))
		c.Part("cap", sheen.Ball(c, 128, 128, 13, k))
		c.AnchorBox("inside", 128, 128, 80, 80, 0)
		c.Anchor("ground", 128, 252)
	},
}

var swimRing = kit.Piece{
	Name: "swim-ring", Cm: 90,
	Palette: "ring #ff6f7d float pink; stripes #fff7f2 white; valve #4f9fe8",
	Draw: func(c *kit.Canvas) {
		g, s, v := c.Tones("ring"), c.Tones("stripes"), c.Tones("valve")
		outer := "M128 40C206 40 252 82 252 132C252 190 202 226 128 226C54 226 4 190 4 132C4 82 50 40 128 40ZM128 98C92 98 68 110 68 128C68 146 92 158 128 158C164 158 188 146 188 128C188 110 164 98 128 98Z"
		ring := func(nodes ...kit.Node) kit.Node {
			return c.Clip("M128 40C206 40 252 82 252 132C252 190 202 226 128 226C54 226 4 190 4 132C4 82 50 40 128 40Z", nodes...)
		}
		hole := c.Path("M128 100C94 100 70 112 70 130C70 146 94 160 128 160C162 160 186 146 186 130C186 112 162 100 128 100Z", kit.Black)
		cut := func(nodes ...kit.Node) kit.Node {
			return c.Mask(kit.Of(c.Rect(-10, -10, 280, 280, 0, kit.White), hole), ring(nodes...))
		}
		all := kit.Of(c.Named("ring", c.Path(outer, kit.Rad(104, 80, 190, kit.At(0, g.LL), kit.At(.4, g.M), kit.At(1, g.DD))).EvenOdd()),
			c.Named("stripes", cut(sheen.Each(6, func(i int) kit.Node {
				return c.Path("M128 128L88 -80Q128 -96 168 -80Z", kit.Rad(104, 80, 190, kit.At(0, s.LL), kit.At(.5, s.M), kit.At(1, s.DD))).Rotate(float64(i)*60+16, 128, 128)
			}))),
			c.Named("ring", cut(c.Blur(10, c.Path("M60 128C60 170 96 178 128 178C160 178 196 170 196 128C196 150 164 160 128 160C92 160 60 150 60 128Z", g.DDD)).Opacity(.5), c.Blur(9, c.Path("M4 140C10 200 60 226 128 226C196 226 250 196 252 140C262 240 -6 240 4 140Z", g.DDD)).Opacity(.6), c.Blur(5, c.Line("M30 108Q48 62 108 58", kit.White, 13)).Opacity(.85), c.Blur(4, c.Line("M84 106Q104 96 140 97", g.DDD, 6)).Opacity(.35))),
			c.Named("valve", sheen.Body(c, kit.RoundRect(196, 168, 18, 20, 5), v, 4), sheen.Body(c, kit.RoundRect(192, 160, 26, 12, 5), v, 3)))
		c.On(kit.Back)
		c.Add(all)
		c.On(kit.Fore)
		c.Add(c.Clip("M-20 132H276V260H-20Z", all))
		c.AnchorBox("inside", 128, 128, 110, 56, 0)
		c.AnchorBox("surface", 128, 74, 150, 20, 0)
		c.Anchor("ground", 128, 226)
	},
}
