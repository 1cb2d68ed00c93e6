package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var kettle = kit.Piece{
	Name: "kettle", Cm: 26, Facing: kit.Right,
	Palette: "body #e0402f; lid #e0402f <body; spout #e0402f <body; handle #8a5230 wood; metal #c3ccd4 chrome",
	Draw: func(c *kit.Canvas) {
		b, l, s, h, m := c.Tones("body"), c.Tones("lid"), c.Tones("spout"), c.Tones("handle"), c.Tones("metal")
		const arch = "M58 142C40 60 76 22 118 22C160 22 196 60 178 142"
		c.Part("handle", c.Line(arch, m.DDD, 10), c.Line(arch, m.M, 7).Move(-.5, -.6), c.Line(arch, m.LL, 2.4).Move(-1.2, -1.5))
		const spout = "M180 170C206 160 204 134 220 116L212 104Q210 98 216 96L244 86Q250 86 251 92Q252 98 246 102C242 132 238 176 190 208Z"
		c.Part("spout", c.Form(spout, kit.Lin(196, 110, 236, 160, s.L, s.M, s.D, s.DD), c.Blur(6, c.Ellipse(184, 192, 20, 34, s.DDD)).Opacity(.6), sheen.Edge(c, spout, s, 15)), c.Form("M210 104Q206 96 214 92L244 81Q252 80 254 88Q256 96 248 99L220 110Q213 111 210 104Z", kit.Lin(216, 84, 240, 112, m.LL, m.L, m.D, m.DD)), c.Path("M208 158C218 146 220 130 228 118C232 114 236 118 233 123C226 136 224 152 214 163C209 167 204 163 208 158Z", kit.White).Opacity(.45).Shade())
		const d = "M118 88C176 88 214 126 216 184C217 206 215 224 212 238C196 246 40 246 24 238C21 224 19 206 20 184C22 126 60 88 118 88Z"
		c.Part("body", c.Form(d, kit.Rad(80, 136, 160, kit.At(0, b.L), kit.At(.3, b.M), kit.At(.7, b.D), kit.At(1, b.DDD)), c.Blur(5, c.Path("M10 222Q118 240 226 222V250H10Z", b.DDD)).Opacity(.6), sheen.Edge(c, d, b, 32)),
			c.Form("M22 226Q118 246 214 226V240Q210 252 196 253H40Q26 252 22 240Z", steel(22, 214, m), c.Line("M22 228Q118 248 214 228", kit.White, 2).Opacity(.8)),
			c.Path("M40 182C42 148 62 124 88 116C98 114 99 123 91 127C70 136 57 156 55 184C54 195 40 194 40 182Z", kit.White).Opacity(.55).Shade(), c.Ellipse(47, 210, 6, 8, kit.White).Opacity(.5).Shade())
		bracket := kit.Of(c.Form("M48 128Q58 120 68 128L64 152Q56 156 50 150Z", kit.Lin(48, 0, 68, 0, m.LL, m.M, m.DD)), c.Circle(58, 140, 4, m.DDD), c.Circle(57.5, 139.4, 3, m.L))
		c.Part("handle", bracket, bracket.Mirror(118), c.Line("M84 32Q118 12 152 32", h.DDD, 23), c.Line("M84 31Q118 11 152 31", h.M, 19.5), c.Line("M86 27Q118 8 148 26", h.LL, 5).Opacity(.85), c.Line("M84 36Q118 18 152 36", h.DD, 1.8).Opacity(.6))
		const lid = "M68 102C70 80 94 72 118 72C142 72 166 80 168 102Q118 116 68 102Z"
		c.Part("lid", c.Clip(d, c.Blur(4, c.Ellipse(120, 106, 56, 9, b.DDD)).Opacity(.65)), c.Form(lid, kit.Rad(98, 82, 72, l.LL, l.L, l.M, l.DD), sheen.Edge(c, lid, l, 12)), c.Path("M67 102Q118 117 169 102", kit.None).Stroke(m.DD, 5), c.Path("M67 101Q118 116 169 101", kit.None).Stroke(kit.Lin(67, 0, 169, 0, kit.White, m.L, m.M), 2.8), c.Path("M82 92C86 84 96 80 106 78C112 78 112 84 106 85C98 86 93 90 90 94C86 98 80 97 82 92Z", kit.White).Opacity(.6).Shade(),
			c.Form("M110 74C112 68 112 66 110 62H126C124 66 124 68 126 74Z", kit.Lin(110, 0, 126, 0, m.LL, m.M, m.DD)), c.Form(kit.Oval(118, 57, 13, 10), kit.Rad(113, 53, 20, h.LL, h.L, h.M, h.DDD)), c.Ellipse(113, 53, 4, 2.4, kit.White).Opacity(.7))
		c.Anchor("ground", 118, 253)
		c.AnchorBox("grip", 118, 26, 0, 0, 90)
		c.AnchorBox("print", 118, 182, 120, 70, 0)
	},
}
