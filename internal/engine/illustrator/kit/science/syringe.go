package science

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var syringe = kit.Piece{
	Name: "syringe", Cm: 15,
	Palette: "liquid #4fb8e8 medicine vaccine; barrel #d9ecf5 glass; plunger #4c7fb8 rod; needle #b9c3cc metal; stopper #4a4f60 rubber",
	Draw: func(c *kit.Canvas) {
		l, b, p, n, s := c.Tones("liquid"), c.Tones("barrel"), c.Tones("plunger"), c.Tones("needle"), c.Tones("stopper")
		var marks []kit.Node
		for i := range 11 {
			h := 12.0
			if i%5 == 0 {
				h = 22
			}
			marks = append(marks, c.Line(fmt.Sprintf("M%d -27v%g", 88+i*11, h), s.M, 2.2).Butt())
		}
		// The syringe lies with its needle's tip at 0, 0.
		c.Add(kit.Of(
			c.Named("needle", c.Form("M-4 2L8 -2.5H56V2.5H2Z", kit.Lin(0, -3, 0, 3, n.LL, n.M, n.DD)), c.Form("M44 -7H62V7H44Q40 0 44 -7Z", down(-7, 7, n)), c.Form("M58 -10H74V10H58Z", down(-10, 10, p))),
			c.Named("plunger", c.Rect(190, -9, 98, 18, 3, down(-9, 9, p)), c.Rect(190, -2.5, 98, 5, 2, p.DDD).Opacity(.4), c.Rect(280, -30, 16, 60, 7, kit.Lin(0, -30, 0, 30, p.LL, p.M, p.DD)), c.Line("M284.5 -24V18", kit.White, 2.5).Opacity(.6)),
			c.Path("M72 -12Q76 -30 92 -30H226V30H92Q76 30 72 12Z", b.M.Alpha(.5)),
			c.Named("liquid", c.Form("M76 -10Q80 -25 94 -25H178V25H94Q80 25 76 10Z", kit.Lin(0, -25, 0, 25, kit.At(0, l.L), kit.At(.25, l.LL), kit.At(.5, l.M), kit.At(1, l.DD)), c.Circle(120, 10, 4, kit.White.Alpha(.6)), c.Circle(142, -4, 3, kit.White.Alpha(.5)), c.Circle(100, 4, 2.6, kit.White.Alpha(.5)))),
			c.Named("stopper", c.Form("M176 -26H194Q200 -26 200 -20V20Q200 26 194 26H176Z", down(-26, 26, s), c.Rect(184, -28, 3.5, 56, 0, s.DDD).Opacity(.6), c.Rect(191, -28, 3.5, 56, 0, s.DDD).Opacity(.6))),
			c.Named("barrel", c.Path("M72 -12Q76 -30 92 -30H226V30H92Q76 30 72 12Z", kit.None).Stroke(kit.Lin(0, -30, 0, 30, b.LL, b.D, b.DDD), 3.6), kit.Of(marks...), c.Rect(90, -22, 128, 7, 3.5, kit.White).Opacity(.65), c.Rect(94, 20, 118, 3.5, 1.7, kit.White).Opacity(.4),
				c.Rect(220, -46, 13, 92, 6, kit.Lin(0, -46, 0, 46, kit.At(0, b.LL), kit.At(.4, b.L), kit.At(.7, b.D), kit.At(1, b.DDD))), c.Line("M223.5 -40V30", kit.White, 2.2).Opacity(.9))).Scale(1.02, 1.02, 0, 0).Rotate(-45, 0, 0).Move(14, 238))
		c.AnchorBox("grip", 128, 124, 0, 0, 45)
	},
}
