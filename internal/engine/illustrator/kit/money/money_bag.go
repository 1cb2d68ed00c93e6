package money

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/stationery"
)

var moneyBag = kit.Piece{
	Name: "money-bag", Cm: 34,
	Palette: "sack #cf9a55 bag cloth; tie #a8452f rope cord; symbol #4f8f4a sign; coins #f7bd33 gold",
	Draw: func(c *kit.Canvas) {
		b, t, s, g := c.Tones("sack"), c.Tones("tie"), c.Tones("symbol"), c.Tones("coins")
		fold := func(d string, w float64) kit.Node {
			return kit.Of(c.Blur(w*.45, c.Line(d, b.DDD, w).Opacity(.5)), c.Blur(w*.3, c.Line(d, b.LL, w*.5).Move(-w*.7, -w*.2).Opacity(.7)))
		}
		c.Part("sack", c.Form("M94 62Q74 40 76 22Q84 12 98 22Q108 10 122 20Q134 8 148 20Q160 12 172 24Q180 42 160 62Z", kit.Lin(76, 14, 176, 62, b.LL, b.M, b.DD), fold("M98 24Q102 44 110 62", 4), fold("M124 22Q124 44 126 62", 4), fold("M150 24Q148 44 144 62", 4), c.Blur(4, c.Rect(80, 50, 96, 16, 0, b.DDD).Opacity(.65))),
			c.Form("M100 66Q128 72 156 66Q190 92 212 136Q240 196 220 226Q206 246 128 246Q50 246 36 226Q16 196 44 136Q66 92 100 66Z", kit.Lin(50, 70, 214, 246, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.6, b.M), kit.At(1, b.DD)),
				c.Blur(11, c.Path("M180 80Q230 180 180 246L110 250H250V100Z", b.DDD).Opacity(.5)), c.Blur(7, c.Path("M20 226Q128 256 240 224V260H20Z", b.DDD).Opacity(.5)), c.Blur(5, c.Path("M92 62H164L176 86Q128 94 80 86Z", b.DDD).Opacity(.5)), fold("M108 72Q92 92 80 122", 5), fold("M128 76Q126 90 128 104", 4), fold("M148 72Q166 92 178 122", 5), fold("M44 190Q56 214 80 226", 5), fold("M212 190Q202 212 182 224", 5),
				c.Blur(2.5, c.Path("M84 92C58 118 42 156 42 188C36 150 54 112 84 92Z", kit.White).Opacity(.55))))
		c.Part("symbol", stationery.Text(c, "$", 129.5, 168, 78, 15, b.DDD).Opacity(.35), stationery.Text(c, "$", 128, 166, 78, 15, s.DD), stationery.Text(c, "$", 127.4, 165, 78, 12, kit.Lin(0, 0, 60, 100, s.L, s.M, s.D)))
		c.Part("tie", c.Clip("M100 66Q128 72 156 66Q190 92 212 136Q240 196 220 226Q206 246 128 246Q50 246 36 226Q16 196 44 136Q66 92 100 66Z", c.Blur(3, c.Path("M88 66Q128 82 168 66V80Q128 92 88 80Z", b.DDD).Opacity(.6))), c.Form("M92 56Q128 66 164 56Q170 62 166 70Q128 80 90 70Q86 62 92 56Z", kit.Lin(0, 56, 0, 78, t.LL, t.M, t.DD), c.Line("M98 60L104 74M108 62L114 76M118 63L124 77M128 64L134 77M138 63L144 76M148 61L154 74M158 59L164 71", t.DDD, 1.8).Opacity(.6)),
			c.Line("M150 68C176 66 190 78 184 90C176 96 160 84 150 70C158 84 164 100 158 116", t.DDD, 7), c.Line("M150 68C176 66 190 78 184 90C176 96 160 84 150 70C158 84 164 100 158 116", t.M, 5), c.Line("M150 68C176 66 190 78 184 90C176 96 160 84 150 70C158 84 164 100 158 116", t.LL, 1.5).Dash(2, 4).Move(-.5, -1), stationery.Ball(c, 150, 68, 7, t))
		coin := func(x, y, rx, ry float64) kit.Node {
			return kit.Of(c.Ellipse(x, y+5, rx, ry, g.DD), c.Ellipse(x, y, rx, ry, kit.Lin(x-rx, y-ry, x+rx, y+ry, g.LL, g.M, g.D)), c.Ellipse(x, y, rx*.74, ry*.7, kit.None).Stroke(g.DD, 1.6), c.Line("M-8 -3Q0 -6 6 -5", kit.White, 2).Move(x, y-1).Opacity(.7))
		}
		c.Part("coins", coin(200, 238, 24, 9), coin(204, 230, 24, 9), coin(198, 222, 24, 9), kit.Of(c.Circle(52, 230, 20, g.DD), c.Circle(50.5, 229, 19.5, kit.Lin(36, 214, 66, 244, g.LL, g.M, g.D)), c.Circle(50.5, 229, 14, kit.None).Stroke(g.DD, 1.8), stationery.Text(c, "$", 50.5, 229, 15, 3.4, g.DD)))
		c.AnchorBox("print", 128, 166, 110, 84, 0)
		c.AnchorBox("grip", 128, 64, 0, 0, 0)
		c.Anchor("ground", 128, 248)
	},
}
