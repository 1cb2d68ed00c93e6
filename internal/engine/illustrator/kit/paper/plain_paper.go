package paper

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var sheetOfPaper = kit.Piece{
	Name: "sheet-of-paper", Cm: 30, Palette: "paper #fdfcf8 page white; lines #a9c7e8 ruling blue; margin #ef8f95 red; corner #e6e3da fold", States: "lined; blank -lines -margin",
	Draw: func(c *kit.Canvas) {
		p, l, m, k := c.Tones("paper"), c.Tones("lines"), c.Tones("margin"), c.Tones("corner")
		d := "M40 6Q40 2 44 2H216V206L170 254H44Q40 254 40 250Z"
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(4, 128, 128) }
		c.Part("paper", turn(c.Path(d, p.DDD).Stroke(p.DDD, 1.600).Opacity(.7).Move(1, 2), c.Form(d, kit.Lin(40, 2, 216, 254, kit.White, p.M, p.M, p.D), c.Blur(10, c.Path("M150 262L226 190V262Z", p.DDD)).Opacity(.4)), c.Path(d, kit.None).Stroke(p.D, 1.600)))
		c.Part("lines", turn(c.Clip(d, sheen.Each(11, func(i int) kit.Node {
			return c.Line(sheen.D("M40 %gH216", 46+19*float64(i)), l.M, 2)
		}))))
		c.Part("margin", turn(c.Clip(d, c.Line("M72 0V256", m.M, 2))))
		c.Part("paper", turn(sheen.Each(3, func(i int) kit.Node {
			y := 44 + 82*float64(i)
			return kit.Of(c.Circle(55, y, 6, p.DDD), c.Circle(55.600, y+.8, 5.200, kit.Hex("#8a8790")))
		})))
		c.Part("corner", turn(c.Form("M216 206Q192 210 178 206Q180 232 170 254Z", kit.Lin(170, 206, 206, 242, k.DD, k.M, k.LL)), c.Line("M216 206Q192 210 178 206Q180 232 170 254", k.DDD, 1.400).Opacity(.5)))
		c.AnchorBox("print", 134, 118, 120, 150, 4)
	},
}
