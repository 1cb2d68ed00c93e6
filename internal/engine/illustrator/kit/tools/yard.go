package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	solid "pellucid/internal/engine/illustrator/kit/sheen"
)

var chainsaw = kit.Piece{
	Name: "chainsaw", Cm: 80, Facing: kit.Right,
	Palette: "body #f2702a engine; bar #c9d1d9 blade metal; handle #3d424d grip; chain #6a7280",
	Draw: func(c *kit.Canvas) {
		b, m, h, n := c.Tones("body"), c.Tones("bar"), c.Tones("handle"), c.Tones("chain")
		const bar = "M120 118H222C244 118 254 130 254 144C254 158 244 170 222 170H120Z"
		c.Part("chain", solid.Each(12, func(i int) kit.Node {
			x := 130 + float64(i)*8.4
			return c.Form(solid.D("M%g 120L%g 108L%g 112L%g 120ZM%g 168L%g 180L%g 176L%g 168Z", x, x+1, x+7, x+8, x+8, x+7, x+1, x), kit.Lin(0, 108, 0, 180, n.L, n.DD))
		}), c.Line("M120 117H222C246 117 256 131 256 144C256 157 246 171 222 171H120", n.M, 6).Dash(7, 2.5).Butt())
		c.Part("bar", c.Form(bar, solid.Steel(120, 118, 210, 170, m), c.Line("M130 144H212", m.DD, 8).Opacity(.55), c.Line("M130 146.5H212", m.LL, 1.5).Opacity(.7)), c.Circle(230, 144, 7, m.DD), c.Circle(229.4, 143.4, 4, m.LL), solid.Streak(c, "M124 123H218", 3, .7))
		c.Part("handle", solid.Tube(c, "M62 98C54 48 70 34 106 36C130 38 138 54 136 100", 14, h), solid.Body(c, "M142 54Q150 48 155 56L168 112Q160 118 152 112Z", h, 5))
		const rear = "M46 104C18 100 4 118 4 144C4 172 16 190 50 188"
		c.Part("handle", solid.Tube(c, rear, 18, h), c.Path("M22 138Q30 138 34 146Q32 158 24 158Z", h.L))
		const d = "M34 116Q34 100 50 96L66 92Q74 82 88 82H122Q136 82 142 92L154 104Q162 110 162 122V176Q162 196 142 196H58Q36 196 34 174Z"
		c.Part("body", solid.Body(c, d, b, 18, c.Path("M30 176H166V200H30Z", kit.Lin(0, 176, 0, 196, h.L, h.D)), c.Path("M122 104H166V128H134Z", kit.White).Opacity(.9), c.Line("M134 138L120 108", b.DD, 2.4).Opacity(.6)))
		c.Part("body", solid.Ball(c, 84, 140, 30, h, c.Around(8, 84, 140, c.Line("M96 140H108", h.LL, 4)).Opacity(.8)), solid.Ball(c, 84, 140, 10, b), solid.Screw(c, 142, 144, 6, m), solid.Screw(c, 142, 166, 6, m), solid.Streak(c, "M44 112Q52 104 70 100Q78 90 92 90H118", 5, .6))
		c.Anchor("ground", 128, 196)
		c.AnchorBox("grip", 100, 38, 0, 0, 90)
	},
}

var pickaxe = kit.Piece{
	Name: "pickaxe", Cm: 90,
	Palette: "handle #b07a45 wood; head #8d98a5 metal",
	Draw: func(c *kit.Canvas) {
		h, m := c.Tones("handle"), c.Tones("head")
		all := kit.Of(
			c.Named("handle", solid.Body(c, "M117 30H139L142 240Q142 252 128 252Q114 252 114 240Z", h, 12, solid.Grain(c, kit.Box{X0: 116, Y0: 40, X1: 140, Y1: 248}, 4, h))),
			c.Named("head", solid.Body(c, "M2 92C40 40 84 26 128 26C172 26 216 40 254 92C256 98 250 100 246 96C206 62 170 56 150 58L146 64H110L106 58C86 56 50 62 10 96C4 100 0 98 2 92Z", m, 14, c.Line("M30 70C70 40 100 36 128 36T226 70", m.LL, 3).Opacity(.6)),
				solid.Body(c, kit.RoundRect(104, 18, 48, 54, 8), m, 10), solid.Streak(c, "M112 26H142", 4, .6)))
		c.Add(all.Rotate(32, 128, 128))
		c.Anchor("ground", 62, 236)
		c.AnchorBox("grip", 92, 190, 0, 0, 32)
	},
}

var pitchfork = kit.Piece{
	Name: "pitchfork", Cm: 150,
	Palette: "handle #b07a45 wood; tines #9aa5b2 metal fork",
	Draw: func(c *kit.Canvas) {
		h, m := c.Tones("handle"), c.Tones("tines")
		c.Part("handle", solid.Body(c, kit.RoundRect(119, 96, 18, 142, 6), h, 8, solid.Grain(c, kit.Box{X0: 119, Y0: 120, X1: 137, Y1: 236}, 3, h)), solid.Tube(c, "M128 228C98 230 98 254 128 254C158 254 158 230 128 228", 9, h))
		tine := func(d string) kit.Node { return solid.Body(c, d, m, 5) }
		c.Part("tines", c.Both(128, tine("M126 100C84 100 58 84 54 46L58 -6L66 46C70 70 92 84 128 84Z")), c.Both(128, tine("M122 94C104 88 98 68 98 44L102 -8L109 44C110 64 116 80 126 84Z")), solid.Body(c, "M112 84Q128 78 144 84L139 128Q128 132 117 128Z", m, 7, c.Line("M114 118H142", m.DDD, 2).Opacity(.5)), solid.Screw(c, 128, 106, 4, m))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 178, 0, 0, 0)
	},
}

var gardenHose = kit.Piece{
	Name: "garden-hose", Cm: 60,
	Palette: "hose #3fa652 green; nozzle #f0b429 brass; handle #e5533d",
	Draw: func(c *kit.Canvas) {
		h, n, g := c.Tones("hose"), c.Tones("nozzle"), c.Tones("handle")
		pipe := func(d string) kit.Node {
			return kit.Of(c.Line(d, h.DDD, 25), c.Line(d, h.M, 21).Move(-.6, -1.4), c.Line(d, h.L, 9).Move(-1.6, -4.4), c.Line(d, h.LL, 3).Move(-2, -6.4).Opacity(.8))
		}
		ring := func(y, rx, ry float64) kit.Node { return pipe(kit.Oval(124, y, rx, ry)) }
		c.Part("hose", ring(214, 106, 30), ring(192, 106, 30), ring(170, 103, 29), ring(148, 98, 28))
		c.Part("hose", pipe("M216 160C244 146 236 108 206 106C190 104 184 100 180 94"))
		c.Part("handle", solid.Body(c, "M116 62C114 84 124 102 142 110L152 100C138 92 132 80 134 62Z", g, 6))
		c.Part("nozzle", solid.Body(c, "M72 26H140Q156 26 162 40L188 88Q192 98 182 102L172 106Q164 108 160 100L142 64Q138 60 132 60H72Z", n, 11), solid.Body(c, "M52 16H76Q82 16 82 22V64Q82 70 76 70H52Q44 70 44 43Q44 16 52 16Z", n, 8, c.Line("M62 14V72M70 14V72", n.DDD, 2).Opacity(.45)), c.Ellipse(50, 43, 6, 20, n.DDD), solid.Body(c, "M158 92L184 82L192 98L168 110Z", g, 5), solid.Streak(c, "M88 34H136Q148 34 153 42", 4, .75))
		const drop = "M0 -14C8 -2 10 4 0 10C-10 4 -8 -2 0 -14Z"
		w := kit.TonesOf(kit.Hex("#52b8ee"))
		c.Part("water", solid.Each(5, func(i int) kit.Node {
			k := float64(i)
			return c.Form(drop, kit.Lin(-8, -12, 8, 10, w.LL, w.M, w.D)).Rotate(64+k*7, 0, 0).Scale(1.1-k*.1, 1.1-k*.1, 0, 0).Move(30-k*6+float64(i%2)*8, 28+k*12)
		}))
		c.Anchor("ground", 124, 252)
	},
}

var woodScrew = kit.Piece{
	Name: "screw", Cm: 5,
	Palette: "screw #a9b4c0 metal",
	Draw: func(c *kit.Canvas) {
		m := c.Tones("screw")
		shaft := "M108 70H148V190L128 252L108 190Z"
		all := kit.Of(c.Form(shaft, solid.Steel(108, 0, 148, 0, m)), solid.Each(8, func(i int) kit.Node {
			y := 92 + float64(i)*16
			w := 30 - max(0, float64(i)-5)*5
			return solid.Body(c, solid.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", 128-w, y+8, 128., y+12, 128+w, y-4, 128+w+4, y+2, 128+w-2, y+6, 128., y+20, 128-w, y+16), m, 5)
		}),
			solid.Body(c, "M68 40H188Q184 62 152 80H104Q72 62 68 40Z", m, 10), solid.Body(c, "M60 40C60 16 96 6 128 6C160 6 196 16 196 40C196 54 160 58 128 58C96 58 60 54 60 40Z", m, 10), c.Form("M92 24L100 18L128 26L156 16L166 22L140 32L166 44L156 50L128 38L98 50L90 44L116 32Z", m.DDD), solid.Streak(c, "M72 34Q80 18 104 12", 5, .8))
		c.Part("screw", all.Rotate(28, 128, 128))
		c.Anchor("ground", 72, 236)
	},
}

var nutAndBolt = kit.Piece{
	Name: "nut-and-bolt", Cm: 8,
	Palette: "bolt #9fabb8 metal; nut #c9a04a brass",
	Draw: func(c *kit.Canvas) {
		m, n := c.Tones("bolt"), c.Tones("nut")
		shaft := kit.RoundRect(98, 70, 60, 180, 8)
		all := kit.Of(c.Named("bolt", c.Form(shaft, solid.Steel(98, 0, 158, 0, m), solid.Each(11, func(i int) kit.Node {
			y := 112 + float64(i)*13
			return kit.Of(c.Line(solid.D("M96 %gL160 %g", y+6, y-3), m.DDD, 4).Opacity(.7), c.Line(solid.D("M96 %gL160 %g", y+10, y+1), m.LL, 3).Opacity(.7))
		})),
			solid.Body(c, "M50 24Q52 14 62 12H194Q204 14 206 24V72Q204 82 194 84H62Q52 82 50 72Z", m, 12, c.Line("M96 12V84M160 12V84", m.DDD, 3).Opacity(.5), c.Rect(98, 12, 62, 72, 0, m.LL).Opacity(.35)), solid.Streak(c, "M62 22H190", 5, .6)),
			c.Named("nut", solid.Body(c, "M58 172Q60 162 70 160H186Q196 162 198 172V208Q196 218 186 220H70Q60 218 58 208Z", n, 12, c.Line("M98 160V220M158 160V220", n.DDD, 3).Opacity(.55), c.Rect(100, 160, 58, 60, 0, n.LL).Opacity(.35)), solid.Streak(c, "M70 170H180", 4, .6)))
		c.Add(all.Rotate(30, 128, 128))
		c.Anchor("ground", 80, 238)
	},
}

var tapeRoll = kit.Piece{
	Name: "duct-tape", Cm: 14,
	Palette: "tape #9aa4ae gray; core #c9965c cardboard",
	Draw: func(c *kit.Canvas) {
		t, k := c.Tones("tape"), c.Tones("core")
		open := func(n ...kit.Node) kit.Node {
			return c.Mask(kit.Of(c.Rect(-20, -20, 300, 300, 0, kit.White), c.Circle(120, 126, 52, kit.Black)), n...)
		}
		c.Part("tape", c.Form("M150 206L238 214L250 206L246 216L254 222L247 229L253 238L150 238Z", kit.Lin(150, 206, 150, 238, t.L, t.M, t.DD), solid.Each(7, func(i int) kit.Node { return c.Line(solid.D("M%d 206V240", 168+i*11), t.DD, 1).Opacity(.4) }), c.Line("M156 211H236", t.LL, 2.4)))
		side := "M120 14C184 14 232 62 232 126C232 190 184 238 120 238L96 238C40 232 6 186 6 126C6 66 40 20 96 14Z"
		c.Part("tape", open(c.Form(side, kit.Lin(20, 14, 220, 238, t.L, t.M, t.DD), solid.Edge(c, side, t, 12))))
		c.Part("tape", open(c.Form(kit.Oval(120, 126, 110, 110), kit.Rad(84, 80, 190, t.LL, t.L, t.M, t.D), solid.Each(5, func(i int) kit.Node {
			r := 104 - float64(i)*8
			return kit.Of(c.Circle(120, 126, r, kit.None).Stroke(t.DD, 1.3).Opacity(.5), c.Circle(119.3, 125.3, r-1.4, kit.None).Stroke(t.LL, 1).Opacity(.7))
		}))))
		ring := kit.Oval(120, 126, 66, 66)
		c.Part("core", open(c.Form(ring, kit.Lin(60, 66, 180, 186, k.LL, k.M, k.D), c.Circle(120, 126, 54, kit.None).Stroke(k.DD, 3)), c.Circle(120, 126, 66, kit.None).Stroke(k.DDD, 1.6).Opacity(.6)))
		c.Part("tape", solid.Streak(c, "M28 96Q44 48 92 32", 7, .7))
		c.Anchor("ground", 120, 238)
	},
}

var glue = kit.Piece{
	Name: "glue", Cm: 15,
	Palette: "bottle #fbf7ee white; cap #f2662e orange nozzle; label #3f8fe0; lettering #ffffff text",
	Draw: func(c *kit.Canvas) {
		b, k, l, p := c.Tones("bottle"), c.Tones("cap"), c.Tones("label"), c.Tones("lettering")
		c.Part("cap", solid.Body(c, "M118 10Q128 0 138 10L150 62H106Z", k, 10), solid.Body(c, kit.RoundRect(92, 56, 72, 28, 8), k, 8, c.Line("M106 58V82M120 58V82M136 58V82M150 58V82", k.DD, 2.4).Opacity(.5)))
		d := "M96 80H160C164 98 198 104 198 136V228Q198 250 176 250H80Q58 250 58 228V136C58 104 92 98 96 80Z"
		c.Part("bottle", solid.Body(c, d, b, 26))
		c.Part("label", c.Clip(d, c.Path("M50 140Q128 152 206 140V222Q128 234 50 222Z", kit.Lin(58, 130, 198, 230, l.L, l.M, l.D))))
		text := c.Text()
		if text == "" {
			text = "GLUE"
		}
		c.Part("lettering", c.Letters(text, kit.Box{X0: 74, Y0: 160, X1: 182, Y1: 210}, "display", p.M))
		c.Part("bottle", solid.Glint(c, "M68 140Q72 118 90 110Q98 112 90 122Q78 130 78 144Q72 150 68 140Z", .9))
		c.AnchorBox("print", 128, 184, 116, 58, 0)
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 170, 0, 0, 0)
	},
}

var trowel = kit.Piece{
	Name: "trowel", Cm: 30,
	Palette: "handle #e0693a wood; blade #a7b3bf metal",
	Draw: func(c *kit.Canvas) {
		h, m := c.Tones("handle"), c.Tones("blade")
		blade := "M128 4C160 28 172 66 170 104C168 130 152 142 128 142C104 142 88 130 86 104C84 66 96 28 128 4Z"
		all := kit.Of(
			c.Named("blade", solid.Tube(c, "M128 130V176", 14, m), solid.Body(c, blade, m, 18, c.Path("M128 10C112 50 110 110 120 138H136C146 110 144 50 128 10Z", m.DD).Opacity(.35)), solid.Streak(c, "M98 92Q98 60 112 36", 5, .7)),
			c.Named("handle", solid.Body(c, "M112 166Q128 158 144 166C140 184 150 196 150 222C150 244 142 254 128 254C114 254 106 244 106 222C106 196 116 184 112 166Z", h, 14, c.Line("M110 200Q128 206 146 200", h.DD, 3).Opacity(.5)), c.Circle(128, 240, 5, h.DDD), solid.Streak(c, "M116 196Q114 210 116 230", 4, .6)))
		c.Add(all.Rotate(36, 128, 128))
		c.Anchor("ground", 60, 232)
		c.AnchorBox("grip", 78, 196, 0, 0, 36)
	},
}
