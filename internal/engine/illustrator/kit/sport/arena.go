package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var hockeyPuck = kit.Piece{
	Name: "hockey-puck", Cm: 8, Palette: "rubber #3c414d black; mark #e5414f star red",
	Draw: func(c *kit.Canvas) {
		r, m := c.Tones("rubber"), c.Tones("mark")
		d := "M10 102V160C20 226 236 226 246 160V102Z"
		c.Part("rubber", c.Form(d, kit.Lin(10, 0, 246, 0, r.M, r.L, r.LL, r.M, r.D, r.DDD), sheen.Each(26, func(i int) kit.Node {
			x := 12 + 9.200*float64(i)
			return c.Line(sheen.D("M%g 130l8 60M%g 130l-8 60", x, x+8), r.DDD, 1.6).Opacity(.55)
		}), c.Blur(5, c.Path("M6 170C26 226 230 226 250 170V230H6Z", r.DDD)).Opacity(.6)))
		top := kit.Oval(128, 102, 118, 56)
		c.Part("rubber", c.Form(top, kit.Lin(40, 50, 210, 156, r.LL, r.L, r.M), c.Blur(6, c.Path(top, kit.None).Stroke(r.DDD, 12).Move(-4, -5)).Opacity(.5)), c.Path(top, kit.None).Stroke(r.LL, 2.4).Opacity(.8), c.Ellipse(128, 102, 94, 44, kit.None).Stroke(r.DD, 3))
		c.Part("mark", c.Path("M128 40L146 84L196 86L156 112L172 158L128 132L84 158L100 112L60 86L110 84Z", kit.Lin(70, 50, 180, 150, m.L, m.M, m.D)).Scale(.92, .48, 128, 102).Move(0, -3))
		c.Anchor("ground", 128, 208)
	},
}

var trampoline = kit.Piece{
	Name: "trampoline", Cm: 300, Palette: "mat #343a48 black; pad #3f8cf0 blue edge; legs #b9c2cc metal frame",
	Draw: func(c *kit.Canvas) {
		m, p, l := c.Tones("mat"), c.Tones("pad"), c.Tones("legs")
		leg := func(x, top, low float64) kit.Node {
			return kit.Of(sheen.Tube(c, sheen.D("M%g %gV%gQ%g %g %g %gH%gQ%g %g %g %gV%g", x, top, low-8, x, low, x+8, low, x+34, x+42, low, x+42, low-8, top), 8, l))
		}
		c.Part("legs", leg(70, 90, 184).Opacity(1), leg(144, 90, 184), leg(18, 110, 214), leg(196, 110, 214), leg(107, 130, 232))
		c.Part("pad", c.Path(kit.Oval(128, 110, 122, 52), p.DDD).Move(0, 9), c.Form(kit.Oval(128, 110, 122, 52), kit.Lin(20, 60, 220, 160, p.LL, p.L, p.M, p.D), sheen.Each(20, func(i int) kit.Node {
			return c.Line("M128 110H260", p.DD, 2).Rotate(18*float64(i), 128, 110).Scale(1, .43, 128, 110).Opacity(.4)
		})), c.Path(kit.Oval(128, 109, 120, 50.500), kit.None).Stroke(p.LL, 2).Opacity(.8))
		c.Part("mat", c.Ellipse(128, 111, 99, 40, p.DDD), c.Form(kit.Oval(128, 112, 97, 38.500), kit.Lin(50, 80, 200, 150, m.DD, m.M, m.LL), c.Blur(7, c.Ellipse(120, 120, 60, 16, m.LL)).Opacity(.4), c.Ellipse(128, 113, 66, 25, kit.None).Stroke(m.LL, 2).Opacity(.5)))
		c.AnchorBox("surface", 128, 112, 160, 0, 0)
		c.Anchor("ground", 128, 234)
	},
}

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
