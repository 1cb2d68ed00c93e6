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
		bar := "M112 128H226C244 128 252 138 252 148C252 158 244 168 226 168H112Z"
		c.Part("chain", solid.Each(15, func(i int) kit.Node {
			x := 122 + float64(i)*8.6
			return c.Form(solid.D("M%g 129L%g 118L%g 122L%g 129ZM%g 167L%g 178L%g 174L%g 167Z", x, x+2, x+7, x+8, x, x+6, x+1, x+8), kit.Lin(0, 118, 0, 178, n.L, n.D))
		}), c.Line("M112 126H226C246 126 254 137 254 148C254 159 246 170 226 170H112", n.M, 6))
		c.Part("bar", c.Form(bar, solid.Steel(112, 128, 200, 168, m), c.Line("M124 148H204", m.DD, 6).Opacity(.6)), c.Circle(222, 148, 6, m.DD), solid.Streak(c, "M116 134H218", 3, .7))
		c.Part("handle", solid.Tube(c, "M74 114C70 70 84 58 116 62C134 66 138 84 136 110", 13, h))
		c.Part("handle", c.Line("M40 118C12 116 6 140 10 158C14 176 30 180 52 178", h.DDD, 19), solid.Tube(c, "M40 118C12 116 6 140 10 158C14 176 30 180 52 178", 15, h), c.Line("M34 142Q30 150 34 158", h.M, 6))
		d := "M50 106C56 96 70 94 84 94H124C142 94 150 104 150 118V168C150 182 142 190 128 190H62C48 190 40 182 40 168V124C40 116 44 110 50 106Z"
		c.Part("body", solid.Body(c, d, b, 20, c.Rect(40, 168, 120, 30, 0, h.M).Opacity(.95), c.Line("M106 106V160", b.DD, 3).Opacity(.5)))
		c.Part("body", solid.Ball(c, 76, 138, 22, h), c.Around(6, 76, 138, c.Line("M82 138H92", h.L, 4)), solid.Ball(c, 76, 138, 7, b), solid.Screw(c, 126, 122, 6, m), solid.Screw(c, 126, 152, 6, m), solid.Streak(c, "M58 106Q66 101 82 101H118", 5, .6))
		c.Anchor("ground", 128, 190)
		c.AnchorBox("grip", 104, 62, 0, 0, 90)
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
		c.Part("handle", solid.Body(c, kit.RoundRect(120, 104, 16, 150, 7), h, 8), solid.Body(c, "M112 240H144Q150 254 128 254Q106 254 112 240Z", h, 6))
		tine := func(d string) kit.Node { return solid.Tube(c, d, 12, m) }
		c.Part("tines", tine("M128 104C84 104 64 86 64 54V10"), tine("M128 104C172 104 192 86 192 54V10"), tine("M128 104V8"), tine("M106 100C98 88 96 70 96 40V10"), tine("M150 100C158 88 160 70 160 40V10"))
		c.Part("tines", solid.Body(c, "M114 96H142L138 132H118Z", m, 8))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 178, 0, 0, 0)
	},
}

var gardenHose = kit.Piece{
	Name: "garden-hose", Cm: 60,
	Palette: "hose #3fa652 green; nozzle #f0b429 brass; handle #e5533d",
	Draw: func(c *kit.Canvas) {
		h, n, g := c.Tones("hose"), c.Tones("nozzle"), c.Tones("handle")
		ring := func(y, rx, ry float64) kit.Node {
			d := kit.Oval(112, y, rx, ry)
			p := c.Path(d, kit.None)
			return kit.Of(p.Stroke(h.DDD, 25), p.Stroke(h.M, 21).Move(-.6, -1.4), p.Stroke(h.L, 9).Move(-1.6, -4.4), p.Stroke(h.LL, 3).Move(-2, -6.4).Opacity(.8))
		}
		c.Part("hose", ring(208, 96, 32), ring(188, 96, 32), ring(168, 94, 31), ring(148, 90, 30))
		end := "M196 164C226 150 226 116 204 100C190 90 176 88 168 82"
		c.Part("hose", c.Line(end, h.DDD, 25), c.Line(end, h.M, 21).Move(-.6, -1.4), c.Line(end, h.L, 9).Move(-3, -3), c.Line(end, h.LL, 3).Move(-4, -5).Opacity(.8))
		gun := kit.Of(
			c.Named("handle", solid.Body(c, "M150 86L176 66L190 84L164 104Z", g, 8), solid.Body(c, "M110 70C116 80 128 98 132 108L146 100L126 62Z", g, 6)),
			c.Named("nozzle", solid.Body(c, "M166 88L134 40Q120 24 104 34L84 48L96 66L112 58L148 102Z", n, 12), solid.Body(c, "M88 42L100 62L70 82Q58 86 54 76Q52 66 60 60Z", n, 10), c.Ellipse(60, 72, 6, 10, n.DDD).Rotate(-34, 60, 72), solid.Streak(c, "M112 42Q122 38 130 46", 4, .8)))
		c.Add(gun)
		drop := "M0 -14C8 -2 10 4 0 10C-10 4 -8 -2 0 -14Z"
		w := kit.TonesOf(kit.Hex("#52b8ee"))
		c.Part("water", c.Form(drop, kit.Lin(-8, -12, 8, 10, w.LL, w.M, w.D)).Rotate(50, 0, 0).Move(36, 84), c.Form(drop, kit.Lin(-8, -12, 8, 10, w.LL, w.M, w.D)).Rotate(40, 0, 0).Scale(.8, .8, 0, 0).Move(22, 106), c.Form(drop, kit.Lin(-8, -12, 8, 10, w.LL, w.M, w.D)).Rotate(66, 0, 0).Scale(.7, .7, 0, 0).Move(22, 70))
		c.Anchor("ground", 112, 250)
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
