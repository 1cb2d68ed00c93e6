package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/stationery"
)

// lyingPencil draws a pencil on its side, its tip at 0, 0 and its end at 300, 0.
func lyingPencil(c *kit.Canvas, b, w, l, f, e kit.Tones) kit.Node {
	return kit.Of(
		c.Named("eraser", c.Form("M262 -24H286Q302 -24 302 -8V8Q302 24 286 24H262Z", stationery.Down(-24, 24, e), c.Blur(3, c.Rect(258, -26, 10, 52, 0, e.DDD).Opacity(.6)), c.Path("M268 -17H286Q294 -17 295 -10H268Z", kit.White).Opacity(.4))),
		c.Named("body", c.Form("M54 -24L240 -24V24L54 24Q44 18 54 12Q40 6 50 0Q40 -6 54 -12Q44 -18 54 -24Z", b.M,
			c.Rect(30, -24, 220, 13, 0, kit.Lin(0, -24, 0, -11, b.LL, b.L)), c.Rect(30, -11, 220, 22, 0, kit.Lin(0, -11, 0, 11, b.L, b.M)), c.Rect(30, 11, 220, 13, 0, kit.Lin(0, 11, 0, 24, b.D, b.DD)), c.Line("M40 -11H250M40 11H250", b.DD, 1.2).Opacity(.4), c.Rect(60, -20, 174, 4, 2, kit.White).Opacity(.5), c.Blur(3, c.Rect(228, -26, 16, 52, 0, b.DDD).Opacity(.5)))),
		c.Named("ferrule", c.Rect(234, -25, 34, 50, 3, stationery.Down(-25, 25, f)), c.Rect(240, -25, 4.5, 50, 2, f.DDD).Opacity(.4), c.Rect(246, -25, 2.5, 50, 1, f.LL).Opacity(.8), c.Rect(256, -25, 4.5, 50, 2, f.DDD).Opacity(.4), c.Rect(262, -25, 2.5, 50, 1, f.LL).Opacity(.8)),
		c.Named("wood", c.Form("M6 -3L56 -24Q45 -18 55 -12Q41 -6 51 0Q41 6 55 12Q45 18 56 24L6 3Z", kit.Lin(0, -24, 0, 24, w.LL, w.L, w.M, w.DD), c.Line("M20 -4L48 -10M24 3L46 4", w.DD, 1.2).Opacity(.4))),
		c.Named("tip", c.Form("M0 0Q0 -2 4 -4L20 -9.5Q16 -5 20 0Q16 5 20 9.5L4 4Q0 2 0 0Z", kit.Lin(0, -9, 0, 9, l.LL, l.M, l.DD))))
}

var pencil = kit.Piece{
	Name: "pencil", Cm: 18,
	Palette: "body #f9b92e paint; wood #f0cf9c; tip #4a4d5c lead; ferrule #b9c3cc metal; eraser #f0808f rubber",
	Draw: func(c *kit.Canvas) {
		c.Add(lyingPencil(c, c.Tones("body"), c.Tones("wood"), c.Tones("tip"), c.Tones("ferrule"), c.Tones("eraser")).Scale(1.05, 1.05, 0, 0).Rotate(-45, 0, 0).Move(16, 240))
		c.AnchorBox("grip", 74, 182, 0, 0, 45)
		c.AnchorBox("print", 128, 128, 130, 20, -45)
	},
}
