package hardware

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var hook = kit.Piece{
	Name: "hook", Cm: 4,
	Palette: "hook #9fb0bd steel metal; eye #8494a2 <hook",
	Draw: func(c *kit.Canvas) {
		h, e := c.Tones("hook"), c.Tones("eye")
		bend := "M164 52V164C164 238 60 240 60 166V140"
		point := "M60 92L88 156C76 150 68 150 60 152C52 150 48 150 44 152Z"
		c.Part("hook", c.Line(bend, h.DDD, 28), c.Form(point, h.D), c.Line(bend, kit.Lin(40, 0, 190, 0, h.L, h.M, h.D), 22),
			c.Line("M158 58V166C158 216 112 226 84 208", h.LL, 5).Opacity(.8), c.Form("M60 98L80 146C72 144 64 144 56 146L50 146Z", h.L))
		c.Part("eye", c.Circle(164, 34, 24, kit.None).Stroke(e.DDD, 18), c.Circle(164, 34, 24, kit.None).Stroke(kit.Lin(140, 10, 190, 60, e.LL, e.M, e.D), 12))
		c.Anchor("hang", 164, 12)
		c.AnchorBox("grip", 164, 60, 0, 0, 0)
	},
}

var plug = kit.Piece{
	Name: "plug", Cm: 6,
	Palette: "body #3f4a5c; prongs #c3ccd4 metal; cord #2b3442 cable <body",
	Draw: func(c *kit.Canvas) {
		b, p, k := c.Tones("body"), c.Tones("prongs"), c.Tones("cord")
		cord := "M128 188V208C128 236 168 244 198 236"
		c.Part("cord", c.Line(cord, k.DDD, 22), c.Line(cord, k.M, 16), c.Line("M124 190V206C124 232 160 242 190 234", k.LL, 3).Opacity(.6))
		for _, x := range []float64{82, 152} {
			c.Part("prongs", c.Form(kit.RoundRect(x, 8, 22, 84, 9), kit.Lin(x, 0, x+22, 0, p.LL, p.M, p.D), c.Circle(x+11, 34, 5, p.DDD)))
		}
		d := "M50 84Q50 74 60 74H196Q206 74 206 84V116C206 160 174 190 128 190C82 190 50 160 50 116Z"
		c.Part("body", sheen.Body(c, d, b, 16), sheen.Streak(c, "M66 92H150", 7, .55),
			c.Line("M92 190H164", b.DDD, 3).Opacity(.5), c.Path("M136 102L104 142H124L116 170L152 128H130Z", kit.Hex("#ffc83d")))
		c.AnchorBox("grip", 128, 140, 0, 0, 0)
	},
}
