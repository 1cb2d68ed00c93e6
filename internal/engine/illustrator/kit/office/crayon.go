package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/stationery"
)

var crayon = kit.Piece{
	Name: "crayon", Cm: 9,
	Palette: "wax #e83f4f color; wrapper #e83f4f paper label <wax; bands #8f2036 stripes <wax",
	Draw: func(c *kit.Canvas) {
		w, p, b := c.Tones("wax"), c.Tones("wrapper"), c.Tones("bands")
		c.Add(kit.Of(
			c.Named("wax", c.Form("M4 -9Q0 -8 0 0Q0 8 4 9L62 28V-28Z", kit.Lin(0, -28, 0, 28, kit.At(0, w.L), kit.At(.25, w.LL), kit.At(.5, w.M), kit.At(1, w.DD)), c.Path("M8 -7L58 -24V-15L10 -2Z", kit.White).Opacity(.4), c.Blur(3, c.Rect(52, -30, 14, 60, 0, w.DDD).Opacity(.5))),
				c.Rect(58, -31, 12, 62, 4, stationery.Down(-31, 31, w)), c.Rect(252, -31, 16, 62, 5, stationery.Down(-31, 31, w))),
			c.Named("wrapper", c.Form(kit.RoundRect(66, -35, 190, 70, 4), kit.Lin(0, -35, 0, 35, kit.At(0, p.L), kit.At(.2, p.LL), kit.At(.5, p.M), kit.At(1, p.D)),
				c.Rect(74, -35, 9, 70, 0, b.M), c.Rect(88, -35, 4, 70, 0, b.M), c.Rect(239, -35, 9, 70, 0, b.M), c.Rect(230, -35, 4, 70, 0, b.M),
				c.Form(kit.RoundRect(112, -22, 98, 44, 22), kit.Lin(0, -22, 0, 22, p.LL, kit.White, p.LL), c.Path(kit.RoundRect(116, -18, 90, 36, 18), kit.None).Stroke(p.L, 2)),
				c.Path("M161 -15L165.5 -5.5L176 -4.5L168 2.5L170.5 13L161 7.5L151.5 13L154 2.5L146 -4.5L156.5 -5.5Z", p.M), c.Circle(132, 0, 3.5, p.M), c.Circle(190, 0, 3.5, p.M),
				c.Blur(6, c.Rect(60, 14, 210, 30, 0, p.DDD).Opacity(.5)), c.Rect(66, -28, 190, 9, 4, kit.White).Opacity(.38)))).Rotate(-45, 0, 0).Move(34, 222))
		c.AnchorBox("grip", 100, 156, 0, 0, 45)
	},
}
