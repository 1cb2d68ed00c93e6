package accessories

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var locket = kit.Piece{
	Name: "locket", Cm: 14,
	States:  "closed; open",
	Palette: "locket #f0b73a gold pendant heart; chain #f0b73a <locket; engraving #a86a14 pattern; photo #f6e7cd picture; gem #e2405f stone",
	Draw: func(c *kit.Canvas) {
		l, n, e, p, g := c.Tones("locket"), c.Tones("chain"), c.Tones("engraving"), c.Tones("photo"), c.Tones("gem")
		const links = "M126 82C104 60 46 52 28 8"
		half := kit.Of(c.Line(links, n.DDD, 7).Butt().Dash(8, 2.6), c.Line(links, n.M, 5).Butt().Dash(7, 3.6), c.Line(links, n.LL, 1.6).Butt().Dash(4, 6.600).Move(-.6, -.8))
		c.Part("chain", half, half.Mirror(128), c.Circle(128, 86, 10, kit.None).Stroke(n.DDD, 6.5), c.Circle(128, 86, 10, kit.None).Stroke(kit.Lin(118, 76, 138, 96, n.LL, n.M, n.D), 4.5))
		const heart = "M128 250C70 212 34 176 36 138C38 104 74 92 102 104C115 110 124 119 128 128C132 119 141 110 154 104C182 92 218 104 220 138C222 176 186 212 128 250Z"
		whole := func(inside ...kit.Node) kit.Node {
			return kit.Of(c.Path(heart, l.DDD).Move(0, 2), c.Form(heart, kit.Lin(50, 100, 206, 240, l.LL, l.L, l.M, l.D), append(inside, sheen.Edge(c, heart, l, 11))...), c.Path(heart, kit.None).Stroke(l.LL, 1.6).Scale(.985, .985, 128, 170).Opacity(.9))
		}
		if !c.State("open") {
			const scroll = "M74 150C70 126 98 120 104 138C108 150 94 156 90 148M76 158C84 186 104 202 122 220M100 170C112 166 116 180 108 186"
			swirl := c.Line(scroll, e.M, 3.2)
			c.Part("locket", sheen.Body(c, kit.RoundRect(29, 138, 14, 32, 5), l, 4), sheen.Ball(c, 222, 150, 7, l), whole(
				c.Path(heart, kit.None).Stroke(e.M, 3).Scale(.84, .84, 128, 168).Opacity(.75),
				c.Named("engraving", swirl.Opacity(.85), swirl.Mirror(128).Opacity(.85), c.Line(scroll, l.LL, 1.2).Move(1.4, 1.6).Opacity(.8), c.Line(scroll, l.LL, 1.2).Move(1.4, 1.6).Opacity(.8).Mirror(128)),
				c.Path("M52 132C54 114 74 106 92 112C70 114 62 128 62 150Q52 146 52 132Z", kit.White).Opacity(.7).Shade()))
			c.Part("gem", c.Circle(128, 160, 15, l.DDD), c.Circle(128, 159, 13.600, kit.Lin(116, 147, 140, 172, l.LL, l.M, l.D)), sheen.Ball(c, 128, 159, 10, g), c.Ellipse(124.500, 155, 3.400, 2.200, kit.White).Rotate(-35, 124, 155).Opacity(.85))
		} else {
			side := whole(c.Form(heart, kit.Lin(60, 110, 190, 236, l.D, l.M, l.L)).Scale(.86, .86, 128, 168), c.Named("photo", c.Form(heart, kit.Lin(60, 110, 190, 236, p.L, p.M, p.D), c.Ellipse(128, 152, 27, 30, p.DDD).Opacity(.75), c.Ellipse(128, 226, 62, 44, p.DDD).Opacity(.75)).Scale(.76, .76, 128, 168)))
			one := side.Scale(.64, .64, 128, 170)
			c.Part("locket", sheen.Body(c, kit.RoundRect(121, 92, 14, 62, 6), l, 5), one.Rotate(-9, 128, 170).Move(-62, 6), one.Rotate(9, 128, 170).Move(62, 6), sheen.Body(c, kit.RoundRect(121, 146, 14, 30, 5), l, 4), c.Line("M124 155H132M124 166H132", l.DDD, 1.8))
		}
		c.AnchorBox("fit", 128, 12, 150, 0, 0)
	},
}
