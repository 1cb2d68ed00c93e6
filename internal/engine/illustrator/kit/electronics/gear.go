package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var usbDrive = kit.Piece{
	Name: "usb-drive", Cm: 6,
	Palette: "body #3f8fe0 case; metal #c9d1d9 plug; cap #2f6fb8 <body; light #7ff06a",
	Draw: func(c *kit.Canvas) {
		b, m, k, l := c.Tones("body"), c.Tones("metal"), c.Tones("cap"), c.Tones("light")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(32, 128, 128) }
		c.Part("metal", turn(c.Form(kit.RoundRect(98, -22, 60, 76, 4), kit.Lin(98, 0, 158, 0, m.D, kit.White, m.L, m.M, m.DD), sheen.Edge(c, kit.RoundRect(98, -22, 60, 76, 4), m, 6)), c.Rect(109, -8, 15, 17, 2, m.DDD), c.Rect(132, -8, 15, 17, 2, m.DDD), c.Line("M104 34H152", m.DD, 2).Opacity(.6)))
		d := kit.RoundRect(76, 48, 104, 190, 20)
		c.Part("body", turn(sheen.Body(c, d, b, 16), c.Form(kit.RoundRect(90, 80, 76, 112, 12), kit.Lin(90, 80, 166, 192, b.L, b.M, b.D))))
		c.Part("body", turn(c.Path(kit.LettersPath("32 GB", kit.Box{X0: 98, Y0: 112, X1: 158, Y1: 134}, "display"), kit.White), c.Line("M100 150H156M100 162H140", b.LL, 4).Opacity(.8)))
		c.Part("light", turn(c.Circle(128, 66, 6, b.DDD), c.Circle(128, 66, 4.4, l.M), c.Circle(126.6, 64.6, 1.6, kit.White)))
		c.Part("cap", turn(sheen.Body(c, "M76 204H180V220Q180 242 158 242H98Q76 242 76 220Z", k, 9), c.Path(kit.Oval(128, 250, 12, 12), kit.None).Stroke(m.DD, 5), c.Path(kit.Oval(127.4, 249.4, 12, 12), kit.None).Stroke(m.L, 2.6)), turn(c.Line("M88 70V192", kit.White, 5).Opacity(.5).Shade()))
		c.Anchor("ground", 70, 246)
	},
}

var tripod = kit.Piece{
	Name: "tripod", Cm: 150,
	Palette: "legs #4a5262 black metal; head #33383f; clamps #e0533f locks; feet #2f333b rubber",
	Draw: func(c *kit.Canvas) {
		l, h, k, f := c.Tones("legs"), c.Tones("head"), c.Tones("clamps"), c.Tones("feet")
		leg := func(x0, y0, x1, y1 float64) kit.Node {
			at := func(u float64) (float64, float64) { return x0 + (x1-x0)*u, y0 + (y1-y0)*u }
			mx, my := at(.48)
			nx, ny := at(.8)
			return kit.Of(c.Named("legs", sheen.Tube(c, sheen.D("M%g %gL%g %g", nx, ny, x1, y1), 8, l), sheen.Tube(c, sheen.D("M%g %gL%g %g", mx, my, nx, ny), 11, l), sheen.Tube(c, sheen.D("M%g %gL%g %g", x0, y0, mx, my), 14, l)), c.Named("clamps", sheen.Ball(c, mx, my, 9, k), sheen.Ball(c, nx, ny, 7.4, k)), c.Named("feet", sheen.Ball(c, x1, y1, 7.6, f)))
		}
		c.Add(leg(128, 84, 140, 226))
		c.Part("legs", sheen.Tube(c, "M128 40V176", 11, l), sheen.Tube(c, "M86 158L128 148L172 158", 5, l))
		c.Add(leg(118, 84, 36, 244), leg(138, 84, 222, 246))
		c.Part("head", sheen.Body(c, "M100 70Q128 58 156 70L152 96Q128 104 104 96Z", h, 8), c.Circle(128, 82, 5, k.M), sheen.Body(c, kit.RoundRect(112, 34, 32, 30, 8), h, 7), sheen.Tube(c, "M140 46L214 76", 8, h), sheen.Body(c, "M192 60L224 74Q230 84 220 88L186 74Z", f, 5), sheen.Body(c, kit.RoundRect(84, 16, 88, 20, 6), h, 6), c.Form(kit.RoundRect(120, 4, 16, 14, 3), sheen.Steel(120, 0, 136, 0, kit.TonesOf(kit.Hex("#c3ccd6")))), c.Line("M92 21H160", h.LL, 2.4).Opacity(.7), sheen.Ball(c, 100, 50, 9, k))
		c.AnchorBox("surface", 128, 16, 88, 8, 0)
		c.Anchor("ground", 128, 246)
	},
}

var walkieTalkie = kit.Piece{
	Name: "walkie-talkie", Cm: 22,
	Palette: "body #f2b42a yellow case; grip #33383f black; screen #a8d8a0 display; button #e0533f; antenna #33383f <grip",
	Draw: func(c *kit.Canvas) {
		b, g, s, k, a := c.Tones("body"), c.Tones("grip"), c.Tones("screen"), c.Tones("button"), c.Tones("antenna")
		c.Part("antenna", c.Form("M78 -8Q86 -18 94 -8L98 76H74Z", kit.Lin(74, 0, 98, 0, a.D, a.LL, a.M, a.DD), sheen.Each(5, func(i int) kit.Node { return c.Line(sheen.D("M70 %gH102", 36+float64(i)*8), a.DDD, 2) })))
		c.Part("grip", sheen.Body(c, kit.RoundRect(150, 48, 28, 26, 5), g, 6, sheen.Each(4, func(i int) kit.Node { return c.Line(sheen.D("M%g 46V76", 155+float64(i)*6), g.DDD, 2) })))
		d := "M64 92Q64 68 88 68H176Q196 68 196 90V160L188 174V228Q188 252 164 252H94Q70 252 70 228V174L64 160Z"
		c.Part("grip", sheen.Body(c, "M52 112H208V168L200 180V236Q196 256 168 256H90Q62 256 58 236V180L52 168Z", g, 8))
		c.Part("body", sheen.Body(c, d, b, 16), c.Line("M80 88Q82 80 92 80H160", kit.White, 4).Opacity(.6).Shade())
		c.Part("screen", c.Form(kit.RoundRect(86, 94, 88, 40, 7), g.DDD), c.Form(kit.RoundRect(91, 99, 78, 30, 4), kit.Lin(91, 99, 169, 129, s.LL, s.M, s.D)), c.Path(kit.LettersPath("CH 07", kit.Box{X0: 98, Y0: 105, X1: 150, Y1: 123}, "display"), g.M), c.Line("M156 122V116M161 122V110M166 122V104", g.M, 3))
		c.Part("button", sheen.Body(c, kit.RoundRect(42, 122, 18, 46, 7), k, 6), sheen.Each(3, func(i int) kit.Node {
			return sheen.Body(c, kit.RoundRect(92+float64(i)*27, 142, 20, 13, 5), []kit.Tones{k, g, g}[i], 4)
		}))
		c.Part("grip", c.Form(kit.Oval(129, 202, 42, 38), kit.Lin(90, 164, 170, 240, b.DD, b.L)), c.Form(kit.Oval(129, 202, 38, 34), kit.Rad(118, 188, 54, g.LL, g.M, g.DDD), sheen.Each(6, func(i int) kit.Node {
			return c.Line(sheen.D("M88 %gH170", 178+float64(i)*10), g.DDD, 5)
		})))
		c.AnchorBox("grip", 129, 190, 0, 0, 0)
		c.Anchor("ground", 129, 256)
	},
}
