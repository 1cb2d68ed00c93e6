package sweets

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var iceCreamSandwich = kit.Piece{
	Name: "ice-cream-sandwich", Cm: 12,
	Palette: "filling #fff1d6 ice cream vanilla; wafer #5b3420 chocolate cookie biscuit",
	Draw: func(c *kit.Canvas) {
		f, w := c.Tones("filling"), c.Tones("wafer")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-14, 128, 128) }
		const lower = "M18 150H238Q246 150 246 158V184Q246 198 232 198H24Q10 198 10 184V158Q10 150 18 150Z"
		const cream = "M16 106H240Q250 108 248 122L246 150Q246 162 236 160Q226 158 222 168Q216 180 208 168Q202 158 190 161H40Q30 160 26 168Q20 176 16 164Q10 152 10 146L8 122Q6 108 16 106Z"
		c.Part("wafer", turn(sheen.Body(c, lower, w, 12), c.Line("M20 190H236", w.DDD, 2).Opacity(.6)))
		c.Part("filling", turn(c.Path(cream, w.DDD).Opacity(.4).Move(0, 4), c.Form(cream, kit.Lin(0, 104, 0, 170, f.D, f.L, f.M), c.Line("M20 124Q60 116 100 124T180 122T240 126M22 140Q70 134 120 141T236 140", f.DD, 2.4).Opacity(.4), c.Line("M22 128Q62 120 102 128T182 126T238 130", kit.White, 2).Opacity(.8), sheen.Edge(c, cream, f, 8))))
		const top = "M24 62H232Q246 62 247 76L248 98Q248 112 234 112H22Q8 112 8 98L9 76Q10 62 24 62Z"
		c.Part("wafer", turn(c.Path(top, w.DDD).Move(0, 3), sheen.Body(c, top, w, 13, sheen.Each(14, func(i int) kit.Node {
			x, y := 28+33.4*float64(i%7), 77+20*float64(i/7)
			return kit.Of(c.Ellipse(x, y, 4.4, 3.4, w.DDD), c.Ellipse(x+.8, y+1.4, 4, 2.6, w.L).Opacity(.5), c.Ellipse(x, y-.4, 3.6, 2.4, w.DDD))
		})), c.Path("M26 66H150Q110 74 20 78Q16 68 26 66Z", kit.White).Opacity(.28).Shade()))
	},
}
