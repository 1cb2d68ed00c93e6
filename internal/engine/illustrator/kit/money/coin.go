package money

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/stationery"
)

var coin = kit.Piece{
	Name: "coin", Cm: 3,
	Palette: "coin #f7bd33 gold disc rim; symbol #f7bd33 <coin",
	Draw: func(c *kit.Canvas) {
		g, s := c.Tones("coin"), c.Tones("symbol")
		c.Part("rim", c.Circle(136, 134, 112, g.DDD), c.Circle(136, 133, 111, kit.Lin(40, 60, 230, 220, g.L, g.D, g.DD)), c.Around(72, 136, 133, c.Line("M136 23V30", g.DDD, 1.6).Opacity(.55)),
			c.Circle(124, 126, 113, kit.Lin(40, 40, 210, 210, kit.At(0, g.LL), kit.At(.3, g.L), kit.At(.6, g.M), kit.At(1, g.DD))), c.Circle(124, 126, 111, kit.None).Stroke(kit.White, 2).Opacity(.4))
		c.Part("disc", c.Circle(124, 126, 93, kit.Lin(60, 60, 190, 190, g.DD, g.D, g.LL)), c.Form(kit.Oval(124, 127, 89, 89), kit.Lin(60, 50, 190, 200, kit.At(0, g.L), kit.At(.45, g.M), kit.At(1, g.D)),
			c.Blur(6, c.Path(kit.Oval(124, 126, 92, 92), kit.None).Stroke(g.DDD, 10).Opacity(.5)), c.Path("M30 150L150 20H190L50 190Z", kit.White).Opacity(.2), c.Path("M64 206L210 48L222 66L84 220Z", kit.White).Opacity(.14)),
			c.Around(36, 124, 126, c.Circle(124, 45, 2.6, g.LL)))
		c.Part("symbol", stationery.Text(c, "$", 127, 130, 84, 17, s.DDD).Opacity(.55), stationery.Text(c, "$", 124.5, 127, 84, 17, s.DD), stationery.Text(c, "$", 123.5, 125.5, 84, 13.5, kit.Lin(0, -10, 60, 110, s.LL, s.LL, s.M)))
		c.Part("shine", c.Line("M22 104A104 104 0 0 1 92 28", kit.White, 6).Opacity(.75), c.Line("M102 25A104 104 0 0 1 112 23.5", kit.White, 6).Opacity(.75), c.Path("M206 26Q209 42 225 45Q209 48 206 64Q203 48 187 45Q203 42 206 26Z", kit.White))
		c.AnchorBox("print", 124, 126, 110, 110, 0)
		c.Anchor("ground", 130, 246)
		c.AnchorBox("grip", 124, 226, 0, 0, 0)
	},
}
