package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var jug = kit.Piece{
	Name: "jug", Cm: 24, Facing: kit.Left, States: "full; empty", Palette: "body #4f86c6 ceramic blue; handle #4f86c6 <body; inside #f4ead8; band #fff6e6 stripe",
	Draw: func(c *kit.Canvas) {
		b, h, n, k := c.Tones("body"), c.Tones("handle"), c.Tones("inside"), c.Tones("band")
		c.Part("handle", c.Line("M176 76C252 62 254 172 186 184", h.DDD, 25), c.Line("M176 75C250 62 252 170 186 182", h.M, 20), c.Line("M182 68C236 64 242 130 222 156", h.LL, 5))
		c.On(kit.Back)
		c.Part("inside", c.Form("M48 46Q40 30 30 22Q84 8 128 10Q178 12 190 38Q186 58 122 60Q70 60 48 46Z", kit.Lin(0, 10, 0, 60, n.DDD, n.DD, n.D)))
		c.On(kit.Fore)
		d := "M28 20C40 30 48 38 62 46Q122 62 190 38C186 76 184 92 196 116C214 152 210 214 186 236Q180 246 166 246H82Q68 246 62 236C38 214 34 152 52 116C62 96 62 72 50 54Q38 38 28 20Z"
		c.Part("body", c.Path(d, b.DDD).Move(0, 2), sheen.Body(c, d, b, 26, c.Blur(8, c.Path("M70 100C52 140 54 200 78 230H96C74 200 72 150 84 104Z", b.LL)).Opacity(.8)))
		c.Part("band", c.Clip(d, c.Line("M30 150Q124 170 220 150", k.D, 9), c.Line("M30 149Q124 169 220 149", k.L, 7), c.Line("M30 166Q124 186 220 166", k.M, 3)))
		c.Part("body", c.Line("M28 20C40 30 48 38 62 46Q122 62 190 38", b.LL, 4), sheen.Glint(c, "M64 130Q70 110 78 102Q78 130 74 170Q60 160 64 130Z", .6))
		c.Anchor("ground", 124, 246)
		c.AnchorBox("inside", 118, 44, 110, 20, 0)
		c.AnchorBox("grip", 236, 122, 0, 0, 0)
		c.AnchorBox("print", 124, 170, 90, 60, 0)
	},
}

var knifeBlock = kit.Piece{
	Name: "knife-block", Cm: 35, Palette: "wood #b97c42 block; handles #2f333b black; metal #c3ccd4 steel",
	Draw: func(c *kit.Canvas) {
		w, h, m := c.Tones("wood"), c.Tones("handles"), c.Tones("metal")
		knife := func(x, y, long, wide, turn float64) kit.Node {
			return kit.Of(c.Rect(x-wide*.6, y-10, wide*1.2, 16, 2, kit.Lin(x-wide, 0, x+wide, 0, m.LL, m.M, m.DD)), sheen.Body(c, kit.RoundRect(x-wide/2, y-long-6, wide, long, wide*.4), h, 5), c.Circle(x, y-long*.3-6, 2.4, m.L), c.Circle(x, y-long*.68-6, 2.4, m.L)).Rotate(turn, x, y)
		}
		c.Part("handles", knife(92, 88, 74, 19, -30), knife(126, 76, 78, 19, -30), knife(158, 92, 62, 17, -30), knife(104, 122, 54, 16, -30), knife(138, 114, 56, 16, -30))
		d := "M60 122L146 70Q156 66 164 74L224 176V240Q224 248 216 248H92Q84 248 80 240L54 140Q52 128 60 122Z"
		c.Part("wood", c.Path(d, w.DDD).Move(0, 2), sheen.Board(c, "M86 150L172 96L224 178V240Q224 248 216 248H92Q84 248 82 240Z", w, 9), c.Form("M56 124L146 70Q156 66 164 74L178 98L84 156L58 140Q50 130 56 124Z", kit.Lin(60, 70, 170, 150, w.LL, w.L, w.M), c.Line("M84 126L98 118M118 106L132 98M150 92L158 88M104 134L116 128M136 116L148 110", w.DDD, 4)))
		c.Part("handles", knife(90, 126, 70, 19, -30), knife(124, 106, 76, 19, -30), knife(154, 92, 62, 17, -30))
		c.Part("handles", c.Rect(96, 246, 24, 6, 2, h.DD), c.Rect(192, 246, 24, 6, 2, h.DD))
		c.Anchor("ground", 152, 252)
	},
}
