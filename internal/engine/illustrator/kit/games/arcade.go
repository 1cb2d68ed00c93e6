package games

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var arcadeMachine = kit.Piece{
	Name: "arcade-machine", Cm: 180, Palette: "cabinet #7a3fd0 body purple; marquee #f7c431 sign yellow; screen #1c2448 display; joystick #f0414f red; buttons #38c0e6; trim #f25aa8 pink",
	Draw: func(c *kit.Canvas) {
		b, m, s, j, k, t := c.Tones("cabinet"), c.Tones("marquee"), c.Tones("screen"), c.Tones("joystick"), c.Tones("buttons"), c.Tones("trim")
		body := "M64 4H192Q200 4 200 12V56L190 66V132L214 160V178L202 184V252H54V184L42 178V160L66 132V66L56 56V12Q56 4 64 4Z"
		c.Part("cabinet", c.Path(body, b.DDD).Stroke(b.DDD, 3).Move(0, 2), sheen.Body(c, body, b, 14))
		c.Part("marquee", sheen.Body(c, kit.RoundRect(64, 10, 128, 42, 7), m, 7), c.Letters("ARCADE", kit.Box{X0: 74, Y0: 19, X1: 182, Y1: 43}, "display", j.D))
		scr := "M76 66H180V126H76Z"
		c.Part("screen", c.Rect(70, 60, 116, 72, 6, b.DDD), c.Form(scr, kit.Lin(76, 66, 180, 126, s.L, s.M, s.D), sheen.Each(9, func(i int) kit.Node {
			return c.Rect(86+float64(i%5)*18, 74+float64(i/5)*13, 11, 8, 1.500, []kit.Color{kit.Hex("#5ff07a"), kit.Hex("#f7d94a"), kit.Hex("#f25aa8")}[i%3])
		}), c.Path("M120 116h16v-5h-5v-5h-6v5h-5ZM127 98h2v6h-2Z", kit.Hex("#5fd4f7")), c.Path("M76 66H116L86 126H76Z", kit.White).Opacity(.14)))
		c.Part("trim", c.Line("M66 66V132L43 160M190 66V132L213 160", t.M, 3.4), c.Line("M56 188V250M200 188V250", t.M, 3.4))
		panel := "M68 134H188L210 162V172H46V162Z"
		c.Part("cabinet", c.Form(panel, kit.Lin(0, 134, 0, 172, b.LL, b.M, b.DD)), c.Path("M46 164H210V174H46Z", b.DDD).Opacity(.7))
		c.Part("joystick", c.Ellipse(90, 156, 15, 6, b.DDD), c.Line("M90 155L86 136", kit.Hex("#c9d0d8"), 4.500), sheen.Ball(c, 85, 130, 9, j))
		c.Part("buttons", sheen.Each(6, func(i int) kit.Node {
			x, y := 128+22*float64(i%3), 147+12*float64(i/3)
			return kit.Of(c.Ellipse(x, y+2, 8, 4.500, k.DDD), c.Ellipse(x, y, 8, 4.500, k.M), c.Ellipse(x-1, y-1, 5, 2.400, k.LL))
		}))
		c.Part("cabinet", c.Rect(84, 190, 88, 52, 6, b.DDD).Opacity(.55), c.Rect(84, 188, 88, 52, 6, kit.Lin(84, 188, 172, 240, b.M, b.D)), c.Rect(104, 198, 20, 28, 3, kit.Hex("#2b2f3d")), c.Rect(132, 198, 20, 28, 3, kit.Hex("#2b2f3d")), c.Rect(112, 203, 4, 12, 2, j.L), c.Rect(140, 203, 4, 12, 2, j.L))
		c.Anchor("ground", 128, 253)
	},
}

var pingPongTable = kit.Piece{
	Name: "ping-pong-table", Cm: 274, Palette: "table #2f7fc4 blue top; lines #ffffff white; net #e9eef3 white mesh; legs #4a5262 steel; paddle #e5404a red bat; ball #ffb03a orange", States: "plain -paddle -ball",
	Draw: func(c *kit.Canvas) {
		t, l, n, k, p, b := c.Tones("table"), c.Tones("lines"), c.Tones("net"), c.Tones("legs"), c.Tones("paddle"), c.Tones("ball")
		c.Part("legs", sheen.Tube(c, "M66 110V178", 7, k), sheen.Tube(c, "M190 110V178", 7, k), sheen.Tube(c, "M26 160V240", 10, k), sheen.Tube(c, "M230 160V240", 10, k), sheen.Tube(c, "M26 214H230", 6, k))
		c.Part("table", c.Path("M0 166H256V178Q256 180 254 180H2Q0 180 0 178Z", t.DDD), c.Form("M52 76H204L256 168H0Z", kit.Lin(40, 76, 210, 168, t.L, t.M, t.D)))
		c.Part("lines", c.Path("M54 79H202L250 165H6Z", kit.None).Stroke(l.M, 3.600), c.Line("M128 78V166", l.M, 3))
		net := "M14 80H242V116H14Z"
		c.Part("net", c.Clip(net, sheen.Each(26, func(i int) kit.Node { return c.Line(sheen.D("M%g 80V120", 14+9.200*float64(i)), n.D, 1.200) }), sheen.Each(5, func(i int) kit.Node { return c.Line(sheen.D("M10 %gH246", 86+8*float64(i)), n.D, 1.200) })), c.Rect(14, 76, 228, 7, 2, n.DD), c.Rect(14, 75.500, 228, 6, 2, n.LL), c.Rect(8, 72, 9, 50, 3, k.D), c.Rect(239, 72, 9, 50, 3, k.D))
		c.Part("paddle", kit.Of(c.Ellipse(3, 4, 24, 24, t.DDD).Opacity(.4), c.Rect(-5, 18, 10, 30, 3, kit.Hex("#b9793c")), c.Circle(0, 0, 25, p.DDD), c.Circle(-.5, -1, 23.500, kit.Rad(-8, -8, 36, p.LL, p.M, p.D)), c.Path("M-14 18Q0 26 14 18L8 26H-8Z", kit.Hex("#8a5326"))).Rotate(48, 0, 0).Scale(1, .7, 0, 0).Move(66, 142))
		c.Part("ball", c.Ellipse(176, 151, 8, 3.500, t.DDD).Opacity(.5), sheen.Ball(c, 176, 140, 9, b))
		c.AnchorBox("surface", 128, 130, 180, 0, 0)
		c.Anchor("ground", 128, 242)
	},
}

var foosballTable = kit.Piece{
	Name: "foosball-table", Cm: 140, Palette: "cabinet #9a5a32 wood; field #3fa35a green; rods #c9d1d9 metal; players #e0403c red men; players2 #3f6fd0 blue men; handles #33363f grips; ball #fdfdf8 white; legs #7a4526 <cabinet",
	Draw: func(c *kit.Canvas) {
		w, f, r, a, b, h, o, l := c.Tones("cabinet"), c.Tones("field"), c.Tones("rods"), c.Tones("players"), c.Tones("players2"), c.Tones("handles"), c.Tones("ball"), c.Tones("legs")
		leg := func(x, y, k float64) kit.Node {
			return sheen.Body(c, sheen.D("M%g %gh%gl%g %gh%gZ", x, y, 26*k, -5*k, 66*k, -16*k), l, 5)
		}
		c.Part("legs", leg(52, 150, .8), leg(182, 150, .8), leg(16, 186, 1), leg(214, 186, 1))
		c.Part("cabinet", sheen.Body(c, "M44 46H212L250 144H6Z", w, 6), c.Path("M54 54H202L230 132H26Z", w.DDD))
		c.Part("field", c.Form("M58 64H198L226 136H30Z", kit.Lin(58, 64, 200, 136, f.LL, f.L, f.M), c.Line("M128 60V140", kit.White, 2).Opacity(.85), c.Ellipse(128, 98, 24, 15, kit.None).Stroke(kit.White, 2).Opacity(.85), c.Line("M50 84H66L60 116H40M206 84H190L196 116H216", kit.White, 2).Opacity(.85), c.Blur(4, c.Path("M50 58H206V72H50Z", f.DDD)).Opacity(.6)))
		c.Part("ball", c.Ellipse(142, 104, 6, 3, f.DDD).Opacity(.5), sheen.Ball(c, 140, 99, 5.500, o))
		man := func(x, y, k float64, t kit.Tones) kit.Node {
			return kit.Of(c.Ellipse(0, 17, 6, 2.500, f.DDD).Opacity(.45), c.Form("M-5 -2Q-6 -8 0 -8Q6 -8 5 -2L4 8L5 16H-5L-4 8Z", kit.Lin(-5, 0, 6, 0, t.LL, t.M, t.DD)), c.Circle(0, -11, 4.500, t.DD), c.Circle(-.4, -11.400, 3.900, kit.Rad(-2, -13, 6, t.LL, t.L, t.D))).Scale(k, k, 0, 0).Move(x, y)
		}
		rod := func(u float64, n int, t kit.Tones, part string, near bool) {
			x0, x1 := 58+140*u, 30+196*u
			at := func(v float64) (float64, float64) { return x0 + (x1-x0)*v, 62 + 72*v }
			xa, ya := at(-.22)
			xb, yb := at(1.420)
			c.Part("rods", sheen.Tube(c, sheen.D("M%g %gL%g %g", xa, ya-6, xb, yb-6), 4, r))
			for i := range n {
				v := (float64(i) + .5) / float64(n)
				x, y := at(v)
				c.Part(part, man(x, y-4, .78+.3*v, t))
			}
			x2, y2 := at(1.300)
			x3, y3 := at(1.620)
			x4, y4 := at(-.34)
			if near {
				c.Part("handles", c.Line(sheen.D("M%g %gL%g %g", x2, y2-6, x3, y3-6), h.DDD, 10), c.Line(sheen.D("M%g %gL%g %g", x2, y2-6, x3, y3-6), h.M, 7.500), c.Line(sheen.D("M%g %gL%g %g", x2-1.500, y2-6, x3-1.500, y3-6), h.LL, 2))
			} else {
				c.Part("handles", c.Line(sheen.D("M%g %gL%g %g", xa, ya-6, x4, y4-4), h.D, 7))
			}
		}
		front := "M6 144H250V186Q250 196 240 196H16Q6 196 6 186Z"
		rods := []float64{.08, .22, .36, .5, .64, .78, .92}
		for i, u := range rods {
			t, part := a, "players"
			if i%2 == 1 {
				t, part = b, "players2"
			}
			rod(u, []int{1, 3, 2, 4, 4, 2, 1}[i], t, part, false)
		}
		c.Part("cabinet", sheen.Body(c, front, w, 9, sheen.Grain(c, kit.Box{X0: 8, Y0: 150, X1: 248, Y1: 194}, 4, w), c.Path("M6 144H250V150H6Z", w.LL).Opacity(.6)))
		for i, u := range rods {
			if i%2 == 0 {
				x := 30 + 196*u
				c.Part("rods", c.Circle(x+(u-.5)*10, 156, 6, w.DDD), sheen.Tube(c, sheen.D("M%g 156V178", x+(u-.5)*10), 5, r))
				c.Part("handles", sheen.Body(c, kit.RoundRect(x+(u-.5)*10-6, 174, 12, 32, 5), h, 4))
			}
		}
		c.Part("cabinet", sheen.Each(10, func(i int) kit.Node { return c.Circle(26+4.500*float64(i), 188, 1.800, kit.Hex("#f2c23a")) }))
		c.AnchorBox("surface", 128, 96, 120, 0, 0)
		c.Anchor("ground", 128, 252)
	},
}
