package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// lean turns what was drawn upright to the right.
func lean(degrees float64, nodes ...kit.Node) kit.Node {
	return kit.Of(nodes...).Rotate(degrees, 128, 128)
}

var rollingPin = kit.Piece{
	Name: "rolling-pin", Cm: 45,
	Palette: "roller #dfa75e wood; handles #d8483f grips",
	Draw: func(c *kit.Canvas) {
		r, h := c.Tones("roller"), c.Tones("handles")
		grip := "M-12 128Q-16 114 -4 113H26Q32 113 36 118L46 120V136L36 138Q32 143 26 143H-4Q-16 142 -12 128Z"
		one := c.Form(grip, sheen.Round(0, 112, 0, 144, h), sheen.Edge(c, grip, h, 9))
		c.Part("handles", lean(-32, one, c.Rect(40, 120, 14, 16, 2, r.DD)), lean(-32, one.Mirror(128), c.Rect(202, 120, 14, 16, 2, r.DD)))
		const d = "M50 104Q50 98 56 98H200Q206 98 206 104V152Q206 158 200 158H56Q50 158 50 152Z"
		c.Part("roller", lean(-32, c.Form(d, sheen.Round(0, 98, 0, 158, r), sheen.Grain(c, kit.Box{X0: 52, Y0: 100, X1: 204, Y1: 156}, 8, r), sheen.Edge(c, d, r, 12)), c.Path("M62 108H190Q194 112 190 115H62Q58 112 62 108Z", kit.White).Opacity(.4).Shade()))
		c.AnchorBox("grip", 38, 184, 0, 0, 58)
	},
}

var whisk = kit.Piece{
	Name: "whisk", Cm: 30,
	Palette: "wires #b8c2cc metal; handle #2fa39a grip",
	Draw: func(c *kit.Canvas) {
		w, h := c.Tones("wires"), c.Tones("handle")
		wire := func(k float64) kit.Node {
			d := pf("M%g 128C%g 96 %g -12 128 -12C%g -12 %g 96 %g 128", 128-8*k, 128-70*k, 128-62*k, 128+62*k, 128+70*k, 128+8*k)
			return kit.Of(c.Line(d, w.DDD, 5), c.Line(d, w.M, 3.4).Move(-.5, -.4), c.Line(d, w.LL, 1.3).Move(-1, -.8))
		}
		c.Part("wires", lean(38, wire(1), wire(.72), wire(.4), wire(.1)))
		const d = "M116 122H140L144 240Q144 256 128 256Q112 256 112 240Z"
		c.Part("handle", lean(38, c.Form(d, sheen.Round(112, 0, 144, 0, h), sheen.Edge(c, d, h, 10)), c.Form(kit.RoundRect(112, 116, 32, 16, 5), steel(112, 144, w)), c.Circle(128, 242, 5, h.DDD), c.Line("M120 146V224", kit.White, 3).Opacity(.5)))
		c.AnchorBox("grip", 84, 186, 0, 0, 38)
	},
}

var spatula = kit.Piece{
	Name: "spatula", Cm: 32,
	Palette: "blade #6b788c head; handle #e2463c grip; neck #b8c2cc metal",
	Draw: func(c *kit.Canvas) {
		b, h, m := c.Tones("blade"), c.Tones("handle"), c.Tones("neck")
		c.Part("neck", lean(38, c.Form("M122 84H134L136 160H120Z", steel(120, 136, m))))
		const d = "M92 -8Q92 -16 100 -16H156Q164 -16 164 -8L160 70Q158 88 140 92H116Q98 88 96 70Z"
		slots := "M108 8V56M122 8V60M136 8V60M150 8V56"
		c.Part("blade", lean(38, sheen.Body(c, d, b, 11), c.Line(slots, b.DDD, 7), c.Line(slots, kit.Black, 5).Opacity(.25), c.Line(slots, b.LL, 1.4).Move(3, 1).Opacity(.7), sheen.Glint(c, "M96 -8H118V-2H98Z", .4)))
		const g = "M116 152H140L145 250Q145 264 128 264Q111 264 111 250Z"
		c.Part("handle", lean(38, c.Form(g, sheen.Round(111, 0, 145, 0, h), sheen.Edge(c, g, h, 11)), c.Circle(128, 250, 5, h.DDD), c.Line("M120 166V236", kit.White, 3.4).Opacity(.5)))
		c.AnchorBox("grip", 82, 190, 0, 0, 38)
	},
}

var ladle = kit.Piece{
	Name: "ladle", Cm: 30,
	States:  "full; empty -soup",
	Palette: "ladle #b8c2cc metal bowl; handle #8a5230 wood; soup #f0913a",
	Draw: func(c *kit.Canvas) {
		m, h, s := c.Tones("ladle"), c.Tones("handle"), c.Tones("soup")
		c.Part("ladle", sheen.Tube(c, "M158 172L206 88", 11, m))
		c.Part("handle", c.Line("M204 94L240 24", h.DDD, 24), c.Line("M204 94L240 24", h.M, 20).Move(-.8, -.8), c.Line("M203 88L236 24", h.LL, 4).Move(-4, -2).Opacity(.7), c.Circle(236, 32, 4, h.DDD))
		c.On(kit.Back)
		c.Part("ladle", c.Form(kit.Oval(92, 164, 76, 27), kit.Lin(16, 0, 168, 0, m.LL, m.L, m.D)), c.Form(kit.Oval(92, 166, 67, 21), kit.Lin(25, 0, 160, 0, m.DDD, m.D)))
		c.Part("soup", c.Clip(kit.Oval(92, 166, 67, 21), c.Ellipse(92, 172, 64, 18, kit.Lin(28, 156, 156, 190, s.L, s.M, s.D)), c.Ellipse(76, 170, 9, 4, kit.Hex("#ffe2a0")), c.Ellipse(112, 174, 7, 3, kit.Hex("#6cae4a")), c.Ellipse(96, 164, 5, 2, kit.Hex("#6cae4a")), c.Ellipse(60, 176, 5, 2.4, kit.Hex("#d8412f"))))
		c.On(kit.Fore)
		const d = "M16 164A76 27 0 0 0 168 164C168 214 134 244 92 244C50 244 16 214 16 164Z"
		c.Part("ladle", c.Form(d, steel(16, 168, m), c.Blur(6, c.Path("M20 220Q92 250 164 220V256H20Z", m.DDD)).Opacity(.5), sheen.Edge(c, d, m, 16)), c.Path("M16 164A76 27 0 0 0 168 164", kit.None).Stroke(m.LL, 4), c.Path("M36 196Q44 216 60 226Q64 232 58 232Q38 222 32 200Q32 194 36 196Z", kit.White).Opacity(.7).Shade())
		c.AnchorBox("grip", 224, 56, 0, 0, 27)
		c.AnchorBox("inside", 92, 164, 120, 30, 0)
	},
}

var cuttingBoard = kit.Piece{
	Name: "cutting-board", Cm: 40,
	States:  "empty",
	Palette: "board #d8a05a wood; edge #a8702f",
	Draw: func(c *kit.Canvas) {
		b, e := c.Tones("board"), c.Tones("edge")
		o := func(y float64) string {
			return pf("M104 %gQ104 %g 116 %gH140Q152 %g 152 %gV%gH196Q218 %g 218 %gV%gQ218 %g 196 %gH60Q38 %g 38 %gV%gQ38 %g 60 %gH104Z", y+18, y, y, y, y+18, y+58, y+58, y+80, y+218, y+240, y+240, y+240, y+218, y+80, y+58, y+58)
		}
		c.Part("edge", c.Form(o(12), kit.Lin(38, 0, 218, 0, e.L, e.M, e.DD)))
		d := o(4)
		c.Part("board", sheen.Body(c, d, b, 13, sheen.Grain(c, kit.Box{X0: 40, Y0: 62, X1: 216, Y1: 244}, 12, b), c.Path("M84 60V250M150 60V250", kit.None).Stroke(b.DD, 1.6).Opacity(.5), c.Path("M84 60H150V250H84Z", b.DD).Opacity(.14), c.Rect(54, 78, 148, 150, 12, kit.None).Stroke(b.DD, 3.4).Opacity(.7), c.Rect(54.6, 80, 148, 150, 12, kit.None).Stroke(b.LL, 1.6).Opacity(.7)), c.Circle(128, 28, 11, e.DDD), c.Circle(128.8, 29.4, 9, e.DD))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("surface", 128, 150, 150, 0, 0)
		c.AnchorBox("print", 128, 154, 130, 120, 0)
	},
}

var chefKnife = kit.Piece{
	Name: "chef-knife", Cm: 33,
	Palette: "blade #c3ccd6 steel metal; handle #3b3f4a grip; rivets #d9dee4",
	Draw: func(c *kit.Canvas) {
		b, h, r := c.Tones("blade"), c.Tones("handle"), c.Tones("rivets")
		const blade = "M-26 132C10 106 60 100 160 100H176V152Q172 156 164 156C90 158 20 150 -26 132Z"
		c.Part("blade", lean(-34, c.Form(blade, kit.Lin(0, 100, 0, 156, b.D, b.L, b.M, b.LL), c.Path("M-26 132C20 146 90 152 176 146V160H-26Z", kit.Lin(0, 140, 0, 158, b.LL, kit.White)), c.Path("M60 96H100L50 160H10Z", kit.White).Opacity(.4).Shade(), c.Path(blade, kit.None).Stroke(b.DD, 2)), c.Form(kit.RoundRect(168, 98, 12, 58, 3), steel(168, 180, b))))
		const g = "M178 104H262Q282 104 284 122Q284 138 272 140C250 132 214 130 178 138Z"
		c.Part("handle", lean(-34, sheen.Body(c, g, h, 9, c.Line("M180 108H268", h.LL, 2.6).Opacity(.6))))
		c.Part("rivets", lean(-34, sheen.Each(3, func(i int) kit.Node {
			x := 198 + 28*float64(i)
			return kit.Of(c.Circle(x, 120, 5.4, h.DDD), c.Circle(x-.5, 119.4, 4.4, kit.Lin(x-4, 115, x+4, 124, r.LL, r.M, r.DD)))
		})))
		c.AnchorBox("grip", 206, 72, 0, 0, 56)
	},
}

var ovenMitt = kit.Piece{
	Name: "oven-mitt", Cm: 32,
	Palette: "mitt #e2463c glove; cuff #fbf3e2 trim; dots #fbf3e2 <cuff",
	Draw: func(c *kit.Canvas) {
		m, k, d := c.Tones("mitt"), c.Tones("cuff"), c.Tones("dots")
		const o = "M74 214C60 168 52 110 70 66C84 26 150 18 172 58C178 72 180 90 180 108C190 92 206 78 224 84C246 92 244 118 226 138C204 164 192 186 188 216Q130 226 74 214Z"
		c.Part("mitt", sheen.Body(c, o, m, 24, c.Blur(4, c.Line("M180 110C178 132 176 146 168 160", m.DDD, 6)).Opacity(.5)))
		c.Part("dots", c.Clip(o, sheen.Each(30, func(i int) kit.Node {
			r, q := i/5, i%5
			return c.Circle(62+34*float64(q)+17*float64(r%2), 46+28*float64(r), 5.5, d.M)
		}).Opacity(.9), sheen.Edge(c, o, m, 24)), sheen.Glint(c, "M84 70Q96 40 126 36Q106 52 98 84Q92 108 84 100Q80 84 84 70Z", .4), c.Line("M90 204C78 164 68 112 84 72C96 42 142 36 158 64C166 84 166 108 166 132", m.LL, 2).Dash(6, 5).Opacity(.7))
		const cuff = "M66 210Q130 226 196 212Q204 212 203 220L200 242Q198 250 190 250Q130 258 76 250Q68 250 67 242L62 218Q60 210 66 210Z"
		c.Part("cuff", sheen.Body(c, cuff, k, 10, c.Line("M70 226Q132 238 198 226", k.DD, 1.6).Dash(5, 4)), c.Path("M66 236C44 226 42 250 66 250", kit.None).Stroke(k.DD, 6), c.Path("M66 236C44 226 42 250 66 250", kit.None).Stroke(k.L, 3.6))
		c.AnchorBox("fit", 130, 226, 110, 0, 0)
		c.Anchor("ground", 130, 254)
	},
}

var chopsticks = kit.Piece{
	Name: "chopsticks", Cm: 24,
	Palette: "sticks #b5432f wood; tips #5a2d1c ends; bands #f2c14e gold",
	Draw: func(c *kit.Canvas) {
		s, t, b := c.Tones("sticks"), c.Tones("tips"), c.Tones("bands")
		one := func(x, deg float64) {
			turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(deg, x, 128) }
			d := pf("M%g -2Q%g -6 %g -2L%g 256Q%g 262 %g 256Z", x-8, x, x+8, x+3.5, x, x-3.5)
			c.Part("sticks", turn(c.Form(d, sheen.Round(x-8, 0, x+8, 0, s), c.Line(pf("M%g 4L%g 200", x-3, x-1), kit.White, 1.6).Opacity(.5))))
			c.Part("tips", turn(c.Clip(d, c.Path(pf("M%g 200H%gV270H%gZ", x-12, x+12, x-12), sheen.Round(x-5, 0, x+5, 0, t)))))
			c.Part("bands", turn(c.Clip(d, c.Path(pf("M%g 14H%gV22H%gZM%g 27H%gV31H%gZM%g 56H%gV60H%gZ", x-12, x+12, x-12, x-12, x+12, x-12, x-12, x+12, x-12), sheen.Round(x-8, 0, x+8, 0, b)))))
		}
		one(106, 42)
		one(146, 30)
		c.AnchorBox("grip", 176, 72, 0, 0, 36)
	},
}
