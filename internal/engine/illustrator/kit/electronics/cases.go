package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var phoneCase = kit.Piece{
	Name: "phone-case", Cm: 16, Palette: "case #f28fb1 cover back pink; edge #f28fb1 <case; cameras #3a3f4c lens",
	Draw: func(c *kit.Canvas) {
		k, e, m := c.Tones("case"), c.Tones("edge"), c.Tones("cameras")
		d := kit.RoundRect(64, 6, 128, 244, 30)
		c.Part("edge", c.Path(d, e.DD).Stroke(e.DD, 4), c.Path(d, e.M), c.Rect(60, 76, 6, 26, 3, e.D), c.Rect(60, 108, 6, 26, 3, e.D), c.Rect(190, 92, 6, 34, 3, e.D))
		in := kit.RoundRect(70, 12, 116, 232, 25)
		c.Part("case", c.Form(in, kit.Lin(70, 12, 186, 244, k.L, k.M, k.D), sheen.Edge(c, in, k, 12), c.Path("M60 90L150 0H186L60 150Z", kit.White).Opacity(.14)), sheen.Streak(c, "M79 60V190", 4, .5))
		c.Part("cameras", c.Rect(80, 22, 58, 60, 17, k.DDD), c.Rect(82, 23, 54, 56, 15, kit.Lin(82, 23, 136, 80, m.L, m.M, m.D)), sheen.Each(3, func(i int) kit.Node {
			x, y := []float64{97, 97, 121}[i], []float64{38, 64, 51}[i]
			return kit.Of(c.Circle(x, y, 11, m.LL), c.Circle(x, y, 9.500, kit.Hex("#16181f")), c.Circle(x, y, 6, kit.Rad(x-2, y-2, 7, kit.Hex("#6f8fd6"), kit.Hex("#263156"), kit.Hex("#10131f"))), c.Circle(x-2.500, y-3, 1.800, kit.White))
		}), c.Circle(121, 31, 4, kit.Hex("#fff3c4")))
		c.AnchorBox("print", 128, 160, 96, 130, 0)
		c.AnchorBox("grip", 128, 150, 0, 0, 0)
	},
}
