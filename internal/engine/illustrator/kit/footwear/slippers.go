package footwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var slippers = kit.Piece{
	Name: "slippers", Cm: 28, Palette: "fabric #7fa8e0 blue cloth; fluff #fdf6ea white fur; sole #c98a52; bow #f27a9a",
	Draw: func(c *kit.Canvas) {
		f, u, s, b := c.Tones("fabric"), c.Tones("fluff"), c.Tones("sole"), c.Tones("bow")
		one := func() kit.Node {
			sole := "M-46 -60C-46 -104 46 -104 46 -60C46 -20 34 10 36 50C36 96 -36 96 -36 50C-34 10 -46 -20 -46 -60Z"
			upper := "M-52 -62C-54 -114 54 -114 52 -62C51 -40 46 -24 42 -8Q0 14 -42 -8C-46 -24 -51 -40 -52 -62Z"
			return kit.Of(c.Named("sole", c.Path(sole, s.DDD).Move(2, 6), sheen.Body(c, sole, s, 10)), c.Named("fluff", c.Form("M-36 -40C-38 0 -28 20 -28 50C-28 84 28 84 28 50C28 20 38 0 36 -40Z", kit.Lin(-30, -40, 30, 80, u.D, u.M, u.D), sheen.Each(16, func(i int) kit.Node {
				x, y := -24+float64(i*29%50), -10+float64(i*43%84)
				return c.Line(sheen.D("M%g %gq4 -5 8 0", x, y), u.DD, 2).Opacity(.5)
			}))), c.Named("fabric", sheen.Body(c, upper, f, 14, c.Blur(6, c.Ellipse(-16, -74, 20, 14, f.LL)).Opacity(.6))), c.Named("fluff", sheen.Each(9, func(i int) kit.Node {
				x := -44 + 11*float64(i)
				y := 2 - x*x*.006
				return kit.Of(c.Circle(x+1, y+2, 9.500, u.DD), c.Circle(x, y, 9, kit.Rad(x-3, y-3, 14, u.LL, u.M, u.D)))
			})), c.Named("bow", c.Form("M0 -46C-14 -62 -26 -60 -26 -46C-26 -32 -14 -30 0 -46Z", kit.Lin(-26, -60, 0, -30, b.L, b.M, b.D)), c.Form("M0 -46C14 -62 26 -60 26 -46C26 -32 14 -30 0 -46Z", kit.Lin(0, -60, 26, -30, b.L, b.M, b.D)), fabric.Ball(c, 0, -46, 6, b)))
		}
		c.Add(one().Rotate(-8, 0, 0).Scale(1.120, 1.180, 0, 0).Move(68, 132), one().Rotate(8, 0, 0).Scale(1.120, 1.180, 0, 0).Move(188, 132))
	},
}
