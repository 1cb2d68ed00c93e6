package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var easel = kit.Piece{
	Name: "easel", Cm: 170, Palette: "wood #b9783f stand; canvas #fffaf0 white; paint #5fb4ea sky blue; hills #6fb552 green; sun #f7c53a yellow", States: "blank -painting",
	Draw: func(c *kit.Canvas) {
		w, v, p, h, s := c.Tones("wood"), c.Tones("canvas"), c.Tones("paint"), c.Tones("hills"), c.Tones("sun")
		bar := func(x0, y0, x1, y1, k float64) kit.Node {
			return sheen.Body(c, sheen.D("M%g %gH%gL%g %gH%gZ", x0-k, y0, x0+k, x1+k, y1, x1-k), w, 5)
		}
		c.Part("wood", bar(128, 2, 128, 236, 6), bar(104, 20, 52, 254, 7), bar(152, 20, 204, 254, 7), sheen.Body(c, kit.RoundRect(92, 14, 72, 13, 4), w, 5), sheen.Body(c, kit.RoundRect(70, 206, 116, 11, 4), w, 4))
		c.Part("canvas", c.Rect(38, 46, 180, 136, 3, v.DDD), c.Rect(36, 42, 180, 137, 3, kit.Lin(36, 42, 216, 180, v.LL, v.M, v.D)), c.Line("M216 46V180M40 180H216", v.DD, 2.400))
		pic := "M44 50H208V171H44Z"
		picture := kit.Of(c.Form(pic, kit.Lin(0, 50, 0, 140, p.M, p.L, p.LL), c.Circle(168, 82, 19, kit.Rad(162, 76, 26, s.LL, s.M, s.D)), c.Path("M44 84q12 -14 26 -4q14 -10 24 4q10 0 10 8H44Z", kit.White).Opacity(.85),
			c.Path("M44 138L84 92L112 124L140 100L208 150V171H44Z", kit.Lin(0, 92, 0, 150, kit.Hex("#8f86c9"), kit.Hex("#b8b0e0"))), c.Path("M44 142Q90 118 130 140T208 134V172H44Z", kit.Lin(0, 128, 0, 172, h.L, h.M)), c.Path("M44 160Q110 138 208 162V172H44Z", h.D), sheen.Each(7, func(i int) kit.Node {
				return c.Circle(58+float64(i)*22, 162+float64(i*5%8), 3, []kit.Color{kit.Hex("#f25a78"), s.M, kit.White}[i%3])
			})))
		if !c.State("with canvas") { // a canvas of its own color is blank
			c.Part("painting", picture)
		}
		c.Part("wood", sheen.Body(c, kit.RoundRect(26, 178, 204, 14, 4), w, 5), sheen.Body(c, kit.RoundRect(114, 32, 28, 14, 4), w, 4))
		c.AnchorBox("print", 126, 110, 164, 121, 0)
		c.Anchor("ground", 128, 254)
	},
}
