package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var blueberry = kit.Piece{
	Name: "blueberry", Cm: 4,
	Palette: "berries #4a63b8 skin; leaf #5aa83e leaves",
	Draw: func(c *kit.Canvas) {
		b, l := c.Tones("berries"), c.Tones("leaf")
		berry := func(x, y, r, tx, ty, turn float64) kit.Node {
			px, py := x+tx*r, y+ty*r
			crown := edible.Wavy(px, py, r*.4, r*.34, 20, func(u float64) float64 {
				if int(u*20)%4 == 0 {
					return 1.1
				}
				return .72
			})
			d := kit.Oval(x, y, r, r*.96)
			return kit.Of(c.Form(d, kit.Rad(x-r*.35, y-r*.42, r*1.6, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.6, b.M), kit.At(1, b.DDD)),
				c.Blur(r*.16, c.Ellipse(x-r*.1, y+r*.3, r*.66, r*.42, kit.Hex("#c9d6ff"))).Opacity(.38), c.Blur(r*.1, c.Ellipse(x+r*.4, y-r*.3, r*.3, r*.4, kit.Hex("#c9d6ff"))).Opacity(.25),
				edible.Scatter(c, x-r, y-r, x+r, y+r, 24, r*.2, edible.Everywhere, func(i int, px, py float64) kit.Node { return c.Circle(px, py, 1.1, kit.Hex("#dfe8ff")).Opacity(.35) }),
				edible.Shade(c, d, b, r*.4)),
				c.Blur(1.5, c.Path(crown, b.DDD).Move(1, 2.5)).Opacity(.6), c.Path(crown, kit.Lin(px-r*.4, py-r*.4, px+r*.4, py+r*.4, b.L, b.M, b.DD)).Rotate(turn, px, py),
				c.Path(crown, kit.None).Stroke(b.LL, 1.6).Rotate(turn, px, py).Opacity(.7),
				c.Ellipse(px, py, r*.23, r*.19, kit.Rad(px+r*.05, py+r*.07, r*.3, b.D, b.DDD)), c.Circle(px, py, r*.05, b.L).Opacity(.7),
				edible.Glint(c, x, y, r*.74, r*.72, 185, 236, r*.13))
		}
		c.Part("leaf", edible.Leaf(c, l, 124, 74, 110, -24), edible.Leaf(c, l, 124, 80, 104, 200))
		c.Part("berries", berry(88, 116, 62, .15, -.3, 10), c.Clip(kit.Oval(88, 116, 62, 60), c.Blur(6, c.Circle(180, 132, 64, b.DDD)).Opacity(.6)), berry(182, 128, 62, .3, -.26, 40),
			c.Clip(kit.Oval(88, 116, 62, 60)+kit.Oval(182, 128, 62, 60), c.Blur(7, c.Circle(126, 186, 66, b.DDD)).Opacity(.65)), berry(126, 186, 63, -.04, -.22, 20))
		c.Anchor("ground", 126, 247)
	},
}
