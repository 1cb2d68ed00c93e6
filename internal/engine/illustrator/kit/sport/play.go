package sport

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var frisbee = kit.Piece{
	Name: "frisbee", Cm: 27,
	Palette: "disc #ff6a3d frisbee; rings #ffd23d stripes; star #fff7e8 emblem",
	Draw: func(c *kit.Canvas) {
		d, r, s := c.Tones("disc"), c.Tones("rings"), c.Tones("star")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-12, 128, 128) }
		c.Part("disc", turn(c.Form("M6 118V132C6 174 62 203 128 203C194 203 250 174 250 132V118Z", kit.Lin(6, 0, 250, 0, kit.At(0, d.M), kit.At(.25, d.L), kit.At(.6, d.D), kit.At(1, d.DDD))), sheen.Body(c, kit.Oval(128, 118, 122, 74), d, 18)))
		for i, k := range []float64{.84, .7} {
			c.Part("rings", turn(c.Ellipse(128, 116, 122*k, 74*k, kit.None).Stroke(r.DD, 8-float64(i)*2).Move(0, 1.5).Opacity(.5), c.Ellipse(128, 116, 122*k, 74*k, kit.None).Stroke(r.M, 7-float64(i)*2)))
		}
		c.Part("disc", turn(c.Form(kit.Oval(128, 116, 70, 42), kit.Lin(70, 80, 186, 156, d.D, d.M, d.L))))
		c.Part("star", turn(c.Path("M128 84L138 106L164 108L144 122L152 144L128 131L104 144L112 122L92 108L118 106Z", kit.Lin(92, 84, 164, 144, s.LL, s.M, s.DD))))
		c.Part("disc", turn(c.Path("M24 112C34 78 76 56 118 54Q126 58 116 62C82 66 52 84 42 114Q28 124 24 112Z", kit.White).Opacity(.5).Shade()))
		c.AnchorBox("grip", 240, 110, 0, 0, 90)
		c.AnchorBox("print", 128, 116, 100, 60, 0)
	},
}

var bowlingPin = kit.Piece{
	Name: "bowling-pin", Cm: 38,
	Palette: "pin #f1efe9; stripes #e2343c bands; ball #3f6fd0 bowling_ball",
	Draw: func(c *kit.Canvas) {
		p, s, b := c.Tones("pin"), c.Tones("stripes"), c.Tones("ball")
		const d = "M100 6C126 6 134 28 130 54C126 80 126 92 136 118C150 150 146 200 128 250H72C54 200 50 150 64 118C74 92 74 80 70 54C66 28 74 6 100 6Z"
		c.Part("pin", c.Form(d, kit.Lin(54, 0, 146, 0, kit.At(0, p.M), kit.At(.2, p.LL), kit.At(.5, p.M), kit.At(.8, p.D), kit.At(1, p.DDD)), sheen.Edge(c, d, p, 16)))
		c.Part("stripes", c.Clip(d, c.Path("M60 70Q100 82 140 70V80Q100 92 60 80ZM60 90Q100 102 140 90V100Q100 112 60 100Z", kit.Lin(66, 0, 134, 0, s.L, s.M, s.DD))), sheen.Glint(c, "M80 26Q84 16 90 20Q84 40 86 60Q82 68 79 56Q76 40 80 26Z", .9))
		c.Part("ball", c.Clip(d, sheen.Dim(c, 5, .35, kit.Oval(170, 190, 64, 64), p)), sheen.Ball(c, 182, 188, 62, b), c.Circle(176, 158, 7, b.DDD), c.Circle(198, 162, 7, b.DDD), c.Circle(184, 178, 8, b.DDD), sheen.Gloss(c, 182, 188, 46, 46, 190, 240, 8))
		c.Anchor("ground", 140, 250)
	},
}

var archeryTarget = kit.Piece{
	Name: "archery-target", Cm: 120,
	Palette: "target #e2343c red rings; blue #3f8fd6; gold #ffd23d center bullseye; white #f4f2ec; stand #b5732f wood; arrow #5fa043 arrows fletching",
	Draw: func(c *kit.Canvas) {
		r, b, g, w, s, a := c.Tones("target"), c.Tones("blue"), c.Tones("gold"), c.Tones("white"), c.Tones("stand"), c.Tones("arrow")
		c.Part("stand", sheen.Tube(c, "M128 40L128 250", 12, kit.TonesOf(s.D)), sheen.Tube(c, "M84 150L50 252", 13, s), sheen.Tube(c, "M172 150L206 252", 13, s))
		c.Part("target", c.Circle(130, 112, 104, r.DDD))
		for i, t := range []kit.Tones{w, r, w, b, w, g} {
			k := 104 - 18*float64(i)
			part := []string{"white", "target", "white", "blue", "white", "gold"}[i]
			c.Part(part, c.Circle(126, 108, k, kit.Lin(126-k, 108-k, 126+k, 108+k, t.LL, t.M, t.D)), c.Circle(126, 108, k-.8, kit.None).Stroke(t.DD, 1.4).Opacity(.5))
		}
		c.Part("target", c.Path("M34 100A94 94 0 0 1 106 18L110 34A78 78 0 0 0 50 102Z", kit.White).Opacity(.4).Shade())
		shot := func(x, y float64) {
			c.Part("arrow", c.Blur(2, c.Line(sheen.D("M%g %gl66 -30", x+6, y+8), r.DDD, 6)).Opacity(.4), c.Line(sheen.D("M%g %gl76 -40", x, y), s.DDD, 7), c.Line(sheen.D("M%g %gl76 -40", x, y), s.L, 4.5), c.Form(sheen.D("M%g %gl34 -34l22 -6l-30 32z", x+48, y-26), kit.Lin(x+48, y-60, x+90, y-20, a.L, a.M)), c.Form(sheen.D("M%g %gl46 -8l16 10l-44 10z", x+48, y-26), kit.Lin(x+48, y-40, x+100, y-10, a.M, a.DD)))
		}
		shot(126, 108)
		shot(150, 140)
		c.Anchor("ground", 128, 252)
	},
}

var lifeBuoy = kit.Piece{
	Name: "life-buoy", Cm: 75,
	Palette: "ring #f0442e body; bands #f7f4ec stripes; rope #e3c48c cord",
	Draw: func(c *kit.Canvas) {
		r, b, p := c.Tones("ring"), c.Tones("bands"), c.Tones("rope")
		rope := sheen.D("M128 2C170 2 150 22 188 34C222 46 216 66 226 88C254 100 254 156 226 168C216 190 222 210 188 222C150 234 170 254 128 254C86 254 106 234 68 222C34 210 40 190 30 168C2 156 2 100 30 88C40 66 34 46 68 34C106 22 86 2 128 2Z")
		c.Part("rope", c.Path(rope, kit.None).Stroke(p.DDD, 9), c.Path(rope, kit.None).Stroke(p.M, 6.5), c.Path(rope, kit.None).Stroke(p.LL, 5).Dash(2, 5).Butt().Opacity(.8))
		const d = "M128 14a114 114 0 1 1 0 228a114 114 0 1 1 0 -228zM128 74a54 54 0 1 0 0 108a54 54 0 1 0 0 -108z"
		ring := func(t kit.Tones) kit.Gradient {
			return kit.Rad(128, 128, 116, kit.At(.42, t.DD), kit.At(.56, t.M), kit.At(.68, t.LL), kit.At(.8, t.L), kit.At(.92, t.M), kit.At(1, t.DD))
		}
		c.Part("ring", c.Path(d, ring(r)).EvenOdd())
		wedge := c.Clip("M128 128L84 -10H172Z", c.Path(d, ring(b)).EvenOdd())
		c.Part("bands", c.Around(4, 128, 128, wedge))
		c.Part("ring", c.Clip("M0 0H256V256H0Z", c.Path("M28 108A100 100 0 0 1 104 30L108 44A86 86 0 0 0 42 112Z", kit.White).Opacity(.45).Shade(), c.Blur(8, c.Path("M232 140A106 106 0 0 1 140 232L132 214A88 88 0 0 0 214 132Z", r.DDD)).Opacity(.4)))
		c.AnchorBox("inside", 128, 128, 100, 100, 0)
	},
}

var hockeyStick = kit.Piece{
	Name: "hockey-stick", Cm: 150,
	Palette: "stick #c9803a wood; tape #3b3f4a grip; puck #454c59",
	Draw: func(c *kit.Canvas) {
		s, t, p := c.Tones("stick"), c.Tones("tape"), c.Tones("puck")
		c.Part("puck", c.Form("M24 216V234C24 254 116 254 116 234V216Z", sheen.Round(24, 0, 116, 0, p), c.Line("M26 224V240M36 228V246M46 230V248M58 231V250M70 231V250M82 231V250M94 229V248M104 227V244", p.DDD, 2).Opacity(.6)), c.Form(kit.Oval(70, 216, 46, 13), kit.Lin(24, 204, 116, 228, p.LL, p.L, p.M)))
		c.Part("stick", c.Line("M240 8L130 206", s.DDD, 19), c.Line("M240 8L130 206", s.M, 15.5).Move(-.8, -.6), c.Line("M238 6L128 204", s.LL, 4).Move(-3, -1).Opacity(.8), sheen.Body(c, "M122 196Q134 186 144 198L136 220Q130 232 116 234L22 208Q4 202 10 190Q16 180 34 184L104 200Q116 202 122 196Z", s, 8, c.Line("M40 180L34 214M58 184L52 220M76 188L70 226M94 192L88 230", t.M, 11).Opacity(.9)))
		c.Part("tape", c.Line("M240 8L204 73", t.DDD, 20).Butt(), c.Line("M240 8L204 73", t.M, 18).Butt(), c.Line("M240 8L204 73", t.LL, 17).Dash(1.6, 6).Butt().Opacity(.6), c.Circle(240, 8, 10, t.DD), c.Circle(239, 7, 8.5, t.L))
		c.Anchor("ground", 80, 250)
		c.AnchorBox("grip", 218, 48, 0, 0, 29)
	},
}

var whistle = kit.Piece{
	Name: "whistle", Cm: 6,
	Palette: "whistle #e8483f body; ring #c3ccd6 metal; cord #3f6fd0 lanyard; ball #d9a25a pea",
	Draw: func(c *kit.Canvas) {
		w, r, k, b := c.Tones("whistle"), c.Tones("ring"), c.Tones("cord"), c.Tones("ball")
		c.Part("cord", c.Line("M30 122C-16 60 50 0 120 22C176 38 214 30 240 6", k.DDD, 13), c.Line("M30 122C-16 60 50 0 120 22C176 38 214 30 240 6", k.M, 10), c.Line("M30 122C-16 60 50 0 120 22C176 38 214 30 240 6", k.LL, 8).Dash(2, 7).Butt().Opacity(.6))
		c.Part("ring", c.Circle(34, 132, 20, kit.None).Stroke(r.DDD, 8), c.Circle(33.5, 131.5, 20, kit.None).Stroke(r.L, 5))
		const d = "M104 92H238Q250 92 250 104V130Q250 140 240 142L184 150C186 208 150 244 104 244C58 244 26 210 26 168C26 124 60 92 104 92Z"
		c.Part("whistle", sheen.Body(c, d, w, 24), c.Circle(106, 168, 50, kit.None).Stroke(w.DD, 5).Opacity(.6), c.Circle(105, 167, 50, kit.None).Stroke(w.LL, 2.4).Opacity(.8), c.Form("M146 90H176L166 122H150Z", kit.Lin(146, 90, 166, 122, w.DDD, w.DDD.Shade(-1))))
		c.Part("ball", c.Clip("M146 90H176L166 122H150Z", sheen.Ball(c, 156, 116, 13, b)))
		c.Part("whistle", sheen.Glint(c, "M46 158C48 132 70 114 96 110Q108 112 98 118C80 124 66 138 62 160Q48 172 46 158Z", .55), c.Line("M190 104H236", kit.White, 5).Opacity(.5).Shade())
		c.Anchor("tie", 34, 120)
	},
}

var basketballHoop = kit.Piece{
	Name: "basketball-hoop", Cm: 180,
	Palette: "backboard #f2f4f6 board; rim #f0662e hoop; net #eef1f4 ropes; frame #3f6fd0 border",
	Draw: func(c *kit.Canvas) {
		b, r, n, f := c.Tones("backboard"), c.Tones("rim"), c.Tones("net"), c.Tones("frame")
		c.Part("backboard", sheen.Body(c, kit.RoundRect(10, 8, 236, 148, 10), b, 14), c.Path("M40 8H90L30 156H10V86Z", kit.White).Opacity(.7).Shade())
		c.Part("frame", c.Rect(14, 12, 228, 140, 8, kit.None).Stroke(kit.Lin(14, 12, 242, 152, f.L, f.M, f.DD), 9), c.Rect(84, 62, 88, 64, 3, kit.None).Stroke(f.M, 8))
		c.On(kit.Back)
		c.Part("rim", c.Path("M68 142A60 13 0 0 1 188 142", kit.None).Stroke(r.DD, 8))
		c.On(kit.Fore)
		net := kit.Node{}
		for i := range 9 {
			u := float64(i)/4 - 1
			for _, k := range []float64{.28, -.28} {
				d := sheen.D("M%g %gQ%g %g %g %g", 128+58*u, 144+10*math.Sqrt(max(0, 1-u*u)), 128+44*(u+k), 190.0, 128+34*max(-1, min(1, u+2*k)), 240.0)
				net = kit.Of(net, c.Line(d, n.DDD, 4.4).Opacity(.7), c.Line(d, n.LL, 2.8))
			}
		}
		c.Part("net", net, c.Path("M94 238A34 8 0 0 0 162 238", kit.None).Stroke(n.DDD, 4).Opacity(.6), c.Path("M94 237A34 8 0 0 0 162 237", kit.None).Stroke(n.LL, 2.6))
		c.Part("rim", sheen.Body(c, kit.RoundRect(112, 118, 32, 26, 4), r, 6), c.Path("M66 142A62 15 0 0 0 190 142", kit.None).Stroke(r.DDD, 12), c.Path("M66 141A62 15 0 0 0 190 141", kit.None).Stroke(kit.Lin(66, 0, 190, 0, r.LL, r.M, r.D), 9))
		c.AnchorBox("inside", 128, 142, 110, 20, 0)
	},
}
