package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var chainsaw = kit.Piece{
	Name: "chainsaw", Cm: 80, Facing: kit.Right,
	Palette: "body #f2702a engine; bar #c9d1d9 blade metal; handle #3d424d grip; chain #6a7280",
	Draw: func(c *kit.Canvas) {
		b, m, h, n := c.Tones("body"), c.Tones("bar"), c.Tones("handle"), c.Tones("chain")
		const bar = "M120 118H222C244 118 254 130 254 144C254 158 244 170 222 170H120Z"
		c.Part("chain", sheen.Each(12, func(i int) kit.Node {
			x := 130 + float64(i)*8.4
			return c.Form(sheen.D("M%g 120L%g 108L%g 112L%g 120ZM%g 168L%g 180L%g 176L%g 168Z", x, x+1, x+7, x+8, x+8, x+7, x+1, x), kit.Lin(0, 108, 0, 180, n.L, n.DD))
		}), c.Line("M120 117H222C246 117 256 131 256 144C256 157 246 171 222 171H120", n.M, 6).Dash(7, 2.5).Butt())
		c.Part("bar", c.Form(bar, sheen.Steel(120, 118, 210, 170, m), c.Line("M130 144H212", m.DD, 8).Opacity(.55), c.Line("M130 146.5H212", m.LL, 1.5).Opacity(.7)), c.Circle(230, 144, 7, m.DD), c.Circle(229.4, 143.4, 4, m.LL), sheen.Streak(c, "M124 123H218", 3, .7))
		c.Part("handle", sheen.Tube(c, "M62 98C54 48 70 34 106 36C130 38 138 54 136 100", 14, h), sheen.Body(c, "M142 54Q150 48 155 56L168 112Q160 118 152 112Z", h, 5))
		const rear = "M46 104C18 100 4 118 4 144C4 172 16 190 50 188"
		c.Part("handle", sheen.Tube(c, rear, 18, h), c.Path("M22 138Q30 138 34 146Q32 158 24 158Z", h.L))
		const d = "M34 116Q34 100 50 96L66 92Q74 82 88 82H122Q136 82 142 92L154 104Q162 110 162 122V176Q162 196 142 196H58Q36 196 34 174Z"
		c.Part("body", sheen.Body(c, d, b, 18, c.Path("M30 176H166V200H30Z", kit.Lin(0, 176, 0, 196, h.L, h.D)), c.Path("M122 104H166V128H134Z", kit.White).Opacity(.9), c.Line("M134 138L120 108", b.DD, 2.4).Opacity(.6)))
		c.Part("body", sheen.Ball(c, 84, 140, 30, h, c.Around(8, 84, 140, c.Line("M96 140H108", h.LL, 4)).Opacity(.8)), sheen.Ball(c, 84, 140, 10, b), sheen.Screw(c, 142, 144, 6, m), sheen.Screw(c, 142, 166, 6, m), sheen.Streak(c, "M44 112Q52 104 70 100Q78 90 92 90H118", 5, .6))
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
			c.Named("handle", sheen.Body(c, "M117 30H139L142 240Q142 252 128 252Q114 252 114 240Z", h, 12, sheen.Grain(c, kit.Box{X0: 116, Y0: 40, X1: 140, Y1: 248}, 4, h))),
			c.Named("head", sheen.Body(c, "M2 92C40 40 84 26 128 26C172 26 216 40 254 92C256 98 250 100 246 96C206 62 170 56 150 58L146 64H110L106 58C86 56 50 62 10 96C4 100 0 98 2 92Z", m, 14, c.Line("M30 70C70 40 100 36 128 36T226 70", m.LL, 3).Opacity(.6)),
				sheen.Body(c, kit.RoundRect(104, 18, 48, 54, 8), m, 10), sheen.Streak(c, "M112 26H142", 4, .6)))
		c.Add(all.Rotate(32, 128, 128))
		c.Anchor("ground", 62, 236)
		c.AnchorBox("grip", 92, 190, 0, 0, 32)
	},
}
