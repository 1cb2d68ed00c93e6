package paper

import "pellucid/internal/engine/illustrator/kit"

var clipboard = kit.Piece{
	Name: "clipboard", Cm: 32,
	Palette: "board #b97a42 wood; clip #bcc6cf metal; paper #fffaf1 sheet; checks #3fae6a ticks; lines #a9b2bf text",
	Draw: func(c *kit.Canvas) {
		b, m, p, k, l := c.Tones("board"), c.Tones("clip"), c.Tones("paper"), c.Tones("checks"), c.Tones("lines")
		c.Part("board", c.Rect(38, 28, 182, 224, 16, b.DDD), c.Form(kit.RoundRect(36, 24, 182, 224, 16), kit.Lin(40, 24, 214, 248, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.6, b.M), kit.At(1, b.DD)), c.Line("M42 60V220M47 40V180M213 60V220M208 90V240M60 243H180", b.DDD, 1.3).Opacity(.3), c.Blur(8, c.Path("M200 20H230V256H60Q190 240 200 20Z", b.DDD).Opacity(.4))), c.Line("M38 40Q38 26 52 25.5H202", b.LL, 2).Opacity(.8))
		c.Part("paper", c.Blur(4, c.Rect(52, 48, 156, 192, 4, b.DDD).Opacity(.65)), c.Rect(51, 44, 154, 190, 3, p.DD), c.Form("M50 42H202V206L178 232H50Z", kit.Lin(50, 42, 202, 232, p.LL, p.M, p.D), c.Blur(6, c.Rect(60, 34, 134, 34, 0, p.DDD).Opacity(.65)), c.Blur(5, c.Path("M166 236L206 196V240Z", p.DDD).Opacity(.5))), c.Form("M178 232Q182 216 176 204Q188 210 202 206Z", kit.Lin(176, 204, 194, 222, p.D, p.LL, p.DD)))
		for i := range 4 {
			y := 88 + float64(i)*35
			box := c.Rect(66, y-11, 23, 23, 5, l.M)
			w := []float64{84, 70, 80, 46}[i]
			c.Part("lines", box, c.Rect(68.5, y-8.5, 18, 18, 3, p.LL), c.Rect(100, y-7, w, 5.5, 2.7, l.M), c.Rect(100, y+4, w*.62, 4.5, 2.2, l.L))
			if i < 3 {
				c.Part("checks", c.Line("M70 0L76 7L90 -11", k.DDD, 6).Move(0, y+1.5).Opacity(.3), c.Line("M70 0L76 7L90 -11", kit.Lin(70, -10, 90, 8, k.L, k.M, k.D), 6).Move(0, y))
			}
		}
		c.Part("clip", c.Blur(4, c.Rect(82, 34, 98, 28, 8, b.DDD).Opacity(.55)), c.Path("M106 34C106 4 148 4 148 34H138C138 18 116 18 116 34Z", kit.Lin(106, 8, 148, 34, m.LL, m.M, m.DD)), c.Form("M84 30Q84 24 92 24H162Q170 24 170 30L176 50Q177 56 170 56H84Q77 56 78 50Z", kit.Lin(0, 24, 0, 56, kit.At(0, m.LL), kit.At(.3, m.L), kit.At(.6, m.M), kit.At(1, m.DD)), c.Rect(78, 47, 100, 10, 0, m.DDD).Opacity(.35), c.Line("M88 28H164", kit.White, 2.5).Opacity(.8)), c.Circle(127, 39, 6.5, m.DDD), c.Circle(126.6, 38.5, 5.5, kit.Lin(122, 34, 131, 43, m.D, m.LL)), c.Line("M110 30C110 12 124 9 132 11", kit.White, 2).Opacity(.7))
		c.AnchorBox("print", 126, 144, 140, 164, 0)
		c.AnchorBox("grip", 42, 150, 0, 0, 0)
		c.Anchor("ground", 128, 250)
	},
}
