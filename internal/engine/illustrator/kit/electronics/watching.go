package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var securityCamera = kit.Piece{
	Name: "security-camera", Cm: 25, Facing: kit.Left,
	Palette: "body #f1f3f6 white case; lens #2b3040 glass; bracket #9aa6b4 mount metal; light #ef3f3a led",
	Draw: func(c *kit.Canvas) {
		b, l, m, r := c.Tones("body"), c.Tones("lens"), c.Tones("bracket"), c.Tones("light")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-14, 128, 110) }
		c.Part("bracket", sheen.Body(c, kit.RoundRect(216, 128, 26, 108, 8), m, 8), sheen.Screw(c, 229, 146, 5, m), sheen.Screw(c, 229, 218, 5, m), sheen.Tube(c, "M222 186H170Q148 186 148 164V140", 17, m), c.Circle(148, 142, 15, m.DDD), c.Circle(147, 141, 13, kit.Rad(142, 135, 18, m.LL, m.M, m.D)))
		c.Part("body", turn(c.Form("M58 72H214Q224 72 224 82V132Q224 142 214 142H58Z", kit.Lin(0, 72, 0, 142, b.LL, b.M, b.D, b.DD), c.Line("M196 70V144", b.DD, 3).Opacity(.6)), c.Form("M14 58Q14 48 26 48H230Q240 48 240 58V76H22Q14 76 14 68Z", kit.Lin(0, 48, 0, 76, b.LL, b.L, b.D), sheen.Edge(c, "M14 58Q14 48 26 48H230Q240 48 240 58V76H22Q14 76 14 68Z", b, 8)), sheen.Streak(c, "M30 56H180", 4, .8)))
		c.Part("lens", turn(c.Form(kit.RoundRect(30, 72, 44, 70, 12), sheen.Round(30, 0, 74, 0, l)), c.Ellipse(32, 107, 20, 34, l.DDD), c.Ellipse(31, 107, 17, 30, kit.Lin(16, 80, 46, 136, l.L, l.D, l.DDD)), c.Ellipse(31, 107, 11, 20, kit.Rad(28, 100, 20, kit.Hex("#6f8fe0"), kit.Hex("#2c3f7a"), kit.Hex("#10131f"))), c.Ellipse(27, 97, 3.500, 6, kit.White).Opacity(.9)))
		c.Part("light", turn(c.Blur(5, c.Circle(98, 126, 10, r.M)).Opacity(.6), c.Circle(98, 126, 6, r.D), c.Circle(97, 125, 4, r.L)))
		c.AnchorBox("print", 140, 108, 80, 34, -14)
	},
}

var webcam = kit.Piece{
	Name: "webcam", Cm: 9, Palette: "body #3a404e black case; lens #4a6fb0 glass; stand #2f343f clip <body; light #43d17a led",
	Draw: func(c *kit.Canvas) {
		b, l, s, g := c.Tones("body"), c.Tones("lens"), c.Tones("stand"), c.Tones("light")
		c.Part("stand", sheen.Body(c, "M106 166H150L158 206H98Z", s, 8), sheen.Body(c, "M58 206Q58 198 68 198H188Q198 198 198 206V226Q198 236 188 236H68Q58 236 58 226Z", s, 8), sheen.Streak(c, "M70 206H160", 4, .4))
		d := kit.RoundRect(6, 42, 244, 130, 56)
		c.Part("body", sheen.Body(c, d, b, 18), sheen.Glint(c, "M44 58Q58 50 76 50H150Q110 58 66 64Q50 70 40 82Q32 70 44 58Z", .3), c.Line("M26 96V118M32 90V124M224 90V124M230 96V118", b.DDD, 3).Opacity(.8))
		c.Part("lens", c.Circle(128, 107, 52, b.DDD), c.Circle(127, 106, 49, kit.Lin(90, 70, 166, 146, b.LL, b.D, b.DDD)), c.Circle(128, 107, 38, b.DDD), c.Circle(128, 107, 34, kit.Rad(118, 95, 48, l.LL, l.M, l.DD, kit.Hex("#0f1320"))), c.Circle(128, 107, 14, kit.Hex("#10131f")).Opacity(.7), c.Ellipse(114, 91, 9, 6, kit.White).Rotate(-40, 114, 91).Opacity(.9), c.Circle(142, 122, 4, kit.White).Opacity(.5))
		c.Part("light", c.Blur(4, c.Circle(206, 107, 8, g.M)).Opacity(.7), c.Circle(206, 107, 5, g.L))
		c.Anchor("ground", 128, 236)
	},
}

var ringLight = kit.Piece{
	Name: "ring-light", Cm: 160,
	Palette: "light #fff3d6 warm glow; frame #3a404e black; stand #2f343f tripod <frame; phone #4d5364",
	Draw: func(c *kit.Canvas) {
		l, f, s, p := c.Tones("light"), c.Tones("frame"), c.Tones("stand"), c.Tones("phone")
		c.Part("stand", sheen.Tube(c, "M128 150V226", 8, s), sheen.Tube(c, "M128 200L84 248M128 200L172 248M128 206V250", 7, s), c.Rect(118, 184, 20, 24, 5, s.DD), c.Rect(119, 184, 17, 22, 4, kit.Lin(118, 0, 138, 0, s.L, s.M, s.D)))
		c.Part("light", c.Blur(12, c.Circle(128, 82, 66, kit.None).Stroke(l.M, 24)).Opacity(.55))
		c.Part("frame", c.Circle(128, 82, 64, kit.None).Stroke(f.DDD, 30), c.Circle(128, 82, 64, kit.None).Stroke(kit.Lin(60, 10, 190, 150, f.L, f.M, f.D), 26))
		c.Part("light", c.Circle(128, 82, 64, kit.None).Stroke(kit.Lin(70, 20, 186, 146, kit.White, l.LL, l.M), 19), c.Around(36, 128, 82, c.Circle(128, 18, 2.600, kit.White)).Opacity(.9))
		c.Part("phone", c.Rect(124, 118, 8, 28, 2, s.D), c.Rect(107, 48, 42, 72, 7, p.DDD), c.Rect(109, 50, 38, 68, 6, kit.Lin(109, 50, 147, 118, p.LL, p.M, p.D)), c.Rect(111.500, 55, 33, 57, 3, kit.Lin(111, 55, 145, 112, kit.Hex("#7aa7ff"), kit.Hex("#5b6cf0"), kit.Hex("#c86fe0"))), c.Path("M112 56H130L116 110H112Z", kit.White).Opacity(.2).Shade())
		c.Anchor("ground", 128, 250)
	},
}

var retroMicrophone = kit.Piece{
	Name: "retro-microphone", Cm: 25,
	Palette: "grille #c9d2dc chrome silver metal; band #e0ae45 gold; stand #8d99a6 <grille; mesh #2b3040",
	Draw: func(c *kit.Canvas) {
		g, b, s, m := c.Tones("grille"), c.Tones("band"), c.Tones("stand"), c.Tones("mesh")
		c.Part("stand", c.Form("M76 250Q78 236 128 234Q178 236 180 250Z", sheen.Steel(76, 0, 180, 0, s)), c.Form("M118 186H138V238H118Z", sheen.Steel(118, 0, 138, 0, s)), c.Form("M104 178H152L144 198H112Z", sheen.Steel(104, 0, 152, 0, s)))
		d := "M128 4C176 4 198 36 198 84C198 138 172 182 128 182C84 182 58 138 58 84C58 36 80 4 128 4Z"
		c.Part("mesh", c.Path(d, g.DDD).Stroke(g.DDD, 4), c.Form(d, kit.Lin(60, 0, 196, 0, m.D, m.L, m.DD)))
		c.Part("grille", c.Clip(d, sheen.Each(7, func(i int) kit.Node {
			x := 71 + 19*float64(i)
			return c.Form(sheen.D("M%g -4Q%g 90 %g 190H%gQ%g 90 %g -4Z", x-6, x-6+(x-128)*.16, x-6, x+6, x+6+(x-128)*.16, x+6), sheen.Steel(x-6, 0, x+6, 0, g))
		})), c.Path(d, kit.None).Stroke(kit.Lin(58, 4, 198, 182, g.LL, g.M, g.DD), 9), c.Path(d, kit.None).Stroke(kit.White, 1.600).Move(-1.500, -1.500).Opacity(.6))
		c.Part("band", c.Form("M54 74Q128 92 202 74V104Q128 122 54 104Z", kit.Lin(54, 0, 202, 0, b.D, b.LL, b.L, b.M, b.DD)), c.Line("M56 79Q128 97 200 79M56 99Q128 117 200 99", b.DD, 2).Opacity(.7), c.Path("M128 88L132 98L142 98L134 104L137 113L128 107L119 113L122 104L114 98L124 98Z", kit.White).Opacity(.8))
		c.Part("grille", sheen.Gloss(c, 128, 88, 58, 74, 196, 244, 6))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 212, 0, 0, 0)
	},
}

var router = kit.Piece{
	Name: "router", Cm: 24, Palette: "body #f1f3f6 white case; antennas #3a404e black; lights #43d17a led green",
	Draw: func(c *kit.Canvas) {
		b, a, l := c.Tones("body"), c.Tones("antennas"), c.Tones("lights")
		for _, x := range []float64{48, 128, 208} {
			dx := (x - 128) * .14
			c.Part("antennas", c.Form(sheen.D("M%g 172L%g 40Q%g 30 %g 30Q%g 30 %g 40L%g 172Z", x-9, x+dx-7, x+dx-6, x+dx, x+dx+6, x+dx+7, x+9), kit.Lin(x-9, 0, x+9, 0, a.L, a.M, a.DD)), c.Rect(x-12, 152, 24, 20, 4, a.DD), c.Rect(x-12, 151, 23, 18, 4, a.M))
		}
		d := "M14 176Q16 166 28 166H228Q240 166 242 176L250 212Q250 226 238 226H18Q6 226 6 212Z"
		c.Part("body", sheen.Body(c, d, b, 14, c.Line("M10 204H246", b.DD, 2.500).Opacity(.6)), sheen.Streak(c, "M32 174H190", 4, .9))
		for i := range 5 {
			x := 76 + 26*float64(i)
			c.Part("lights", c.Blur(4, c.Circle(x, 190, 8, l.M)).Opacity(.5), c.Circle(x, 190, 5, l.D), c.Circle(x-.5, 189.500, 3.400, l.LL))
		}
		c.Anchor("ground", 128, 228)
	},
}

var compactDisc = kit.Piece{
	Name: "compact-disc", Cm: 12, Palette: "disc #cfd6e6 silver; hub #e9edf5",
	Draw: func(c *kit.Canvas) {
		d, h := c.Tones("disc"), c.Tones("hub")
		ring := kit.Oval(128, 128, 120, 120)
		wedge := func(a float64, col string, o float64) kit.Node {
			return c.Path("M128 128L106 -4H150Z", kit.Hex(col)).Rotate(a, 128, 128).Opacity(o)
		}
		var in []kit.Node
		for i, col := range []string{"#ff7ab8", "#ffd166", "#6be3b0", "#63b3ff", "#b58cff"} {
			for _, turn := range []float64{-62, 118, 20, 200} {
				in = append(in, wedge(turn+16*float64(i), col, .5))
			}
		}
		c.Part("disc", c.Circle(128, 129.500, 121, d.DDD), c.Form(ring, kit.Lin(30, 20, 226, 236, kit.At(0, d.L), kit.At(.35, d.LL), kit.At(.5, kit.White), kit.At(.65, d.L), kit.At(1, d.D)), c.Blur(5, in...), wedge(-40, "#ffffff", .7), wedge(140, "#ffffff", .5)), c.Circle(128, 128, 118, kit.None).Stroke(d.LL, 2), c.Circle(128, 128, 60, kit.None).Stroke(d.DD, .8).Opacity(.3))
		c.Part("hub", c.Circle(128, 128, 44, h.DD), c.Circle(128, 127.500, 42.500, kit.Lin(90, 90, 166, 166, h.LL, h.M, h.D)), c.Circle(128, 128, 32, kit.None).Stroke(h.DD, 1.500), c.Circle(128, 128, 17, h.DDD), c.Circle(128, 128.600, 15.500, kit.Hex("#f4f6fa")), c.Circle(128, 128, 15.500, kit.None).Stroke(h.DD, 1))
		c.AnchorBox("print", 128, 66, 110, 40, 0)
	},
}
