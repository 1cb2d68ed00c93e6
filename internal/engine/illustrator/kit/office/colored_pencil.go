package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/stationery"
)

// coloredPencil has a lead of the color of its paint, and no eraser.
var coloredPencil = kit.Piece{
	Name: "colored-pencil", Cm: 18,
	Palette: "body #3f8fe0 paint; lead #3f8fe0 tip <body; wood #f0cf9c; band #f2c14a gold",
	Draw: func(c *kit.Canvas) {
		b, l, w, g := c.Tones("body"), c.Tones("lead"), c.Tones("wood"), c.Tones("band")
		c.Add(kit.Of(
			c.Named("body", c.Form("M66 -27L284 -27Q300 -24 300 0Q300 24 284 27L66 27Q56 20 66 13Q52 7 62 0Q52 -7 66 -13Q56 -20 66 -27Z", b.M,
				c.Rect(40, -27, 270, 15, 0, kit.Lin(0, -27, 0, -12, b.LL, b.L)), c.Rect(40, -12, 270, 24, 0, kit.Lin(0, -12, 0, 12, b.L, b.M)), c.Rect(40, 12, 270, 15, 0, kit.Lin(0, 12, 0, 27, b.D, b.DD)), c.Line("M50 -12H310M50 12H310", b.DD, 1.2).Opacity(.4), c.Rect(72, -23, 196, 4.5, 2, kit.White).Opacity(.5),
				c.Blur(4, c.Path("M288 -30H306V30H288Z", b.DDD)).Opacity(.5))),
			c.Named("band", c.Rect(258, -27, 7, 54, 0, stationery.Down(-27, 27, g)), c.Rect(270, -27, 4, 54, 0, stationery.Down(-27, 27, g))),
			c.Named("wood", c.Form("M22 -9L68 -27Q54 -20 66 -13Q52 -7 62 0Q52 7 66 13Q54 20 68 27L22 9Z", kit.Lin(0, -27, 0, 27, w.LL, w.L, w.M, w.DD), c.Line("M34 -6L58 -12M38 4L58 5", w.DD, 1.2).Opacity(.4))),
			c.Named("lead", c.Form("M0 0Q0 -3 5 -5L30 -13Q25 -6 30 0Q25 6 30 13L5 5Q0 3 0 0Z", kit.Lin(0, -12, 0, 12, l.LL, l.M, l.DD), c.Line("M6 -3L24 -8", kit.White, 2).Opacity(.5)))).Scale(1.05, 1.05, 0, 0).Rotate(-45, 0, 0).Move(18, 238))
		c.AnchorBox("grip", 74, 182, 0, 0, 45)
		c.AnchorBox("print", 142, 114, 110, 20, -45)
	},
}
