package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/stationery"
)

var alphabetBlock = kit.Piece{
	Name: "alphabet-block", Cm: 12,
	Palette: "cube #ef5350 red blocks; blue #3f8fe0 second; green #58b75c third; wood #f3d6a2 faces; letters #ef5350 <cube",
	Draw: func(c *kit.Canvas) {
		w, l := c.Tones("wood"), c.Tones("letters")
		// A block with its front face 100 wide, its top and its right side seen from a little above.
		block := func(x, y float64, t, ink kit.Tones, letter string) kit.Node {
			return kit.Of(
				c.Form("M6 -18Q8 -22 14 -22H112Q118 -22 116 -18L100 2H0Z", kit.Lin(0, -22, 110, 2, w.LL, w.L, w.M), c.Path("M13 -16H103L94 -5H8Z", t.L)),
				c.Form("M100 0L116 -18Q120 -22 120 -14V78Q120 82 117 85L100 102Z", kit.Lin(100, 0, 120, 100, w.D, w.DD, w.DDD), c.Path("M105 10L115 -2V74L105 86Z", t.D)),
				c.Form(kit.RoundRect(0, 0, 102, 102, 10), kit.Lin(0, 0, 102, 102, w.LL, w.L, w.M, w.D), c.Line("M10 30Q50 24 96 34M6 76Q50 84 98 72", w.DD, 1.2).Opacity(.3)),
				c.Path(kit.RoundRect(8, 8, 86, 86, 8), kit.None).Stroke(t.DD, 8.5), c.Path(kit.RoundRect(8, 8, 86, 86, 8), kit.None).Stroke(kit.Lin(0, 0, 102, 102, t.LL, t.M, t.D), 7), c.Line("M12 6H88", kit.White, 2).Opacity(.55),
				c.Named("letters", stationery.Text(c, letter, 52.5, 53.5, 46, 12, w.DDD).Opacity(.4), stationery.Text(c, letter, 51, 51, 46, 12, ink.D), stationery.Text(c, letter, 50.5, 50.3, 46, 10, kit.Lin(0, 0, 60, 100, ink.L, ink.M))),
				c.Line("M1.5 12Q1.5 1.5 12 1.5H90", kit.White, 1.8).Opacity(.7)).Move(x, y)
		}
		r, b, g := c.Tones("cube"), c.Tones("blue"), c.Tones("green")
		c.Part("cube", block(10, 152, b, b, "B"), block(128, 152, g, g, "C"), c.Blur(4, c.Path("M66 150H180L170 136H78Z", w.DDD).Opacity(.6)), block(68, 38, r, l, "A"))
		c.AnchorBox("surface", 126, 18, 90, 0, 0)
		c.AnchorBox("print", 119, 89, 70, 70, 0)
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 119, 89, 0, 0, 0)
	},
}
