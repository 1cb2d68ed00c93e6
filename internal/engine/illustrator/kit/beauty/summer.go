package beauty

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var sunscreen = kit.Piece{
	Name: "sunscreen", Cm: 18,
	Palette: "bottle #ffb830 yellow orange; cap #2f9fe0 lid blue; label #fff7e6 white; sun #ff8a2b; waves #36b6d8 sea; lettering #2b6fb0 <cap",
	Draw: func(c *kit.Canvas) {
		b, k, l, s, w, t := c.Tones("bottle"), c.Tones("cap"), c.Tones("label"), c.Tones("sun"), c.Tones("waves"), c.Tones("lettering")
		const d = "M98 58H158C186 64 202 88 202 122V226Q202 250 178 250H78Q54 250 54 226V122C54 88 70 64 98 58Z"
		c.Part("cap", c.Form("M92 12Q92 4 100 4H156Q164 4 164 12L168 60H88Z", fabric.Across(88, 168, k), sheen.Each(9, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 18V56", 97+7.800*float64(i)), k.DD, 1.800).Opacity(.55)
		}), c.Path("M90 48H168V62H88Z", k.D).Opacity(.7)), c.Line("M98 10H156", k.LL, 3))
		c.Part("bottle", c.Form(d, fabric.Across(54, 202, b), c.Blur(5, c.Path("M80 54H178V68Q128 78 80 68Z", b.DDD)).Opacity(.5), sheen.Edge(c, d, b, 12)))
		const tag = "M54 118Q128 132 202 118V214Q128 228 54 214Z"
		c.Part("label", c.Form(tag, fabric.Across(54, 202, l)), c.Line("M55 118.500Q128 132 201 118.500", b.DD, 2).Opacity(.5))
		c.Part("waves", c.Clip(tag, c.Path("M50 200Q64 190 78 200T106 202T134 204T162 202T190 198T206 196V232H50Z", kit.Lin(54, 0, 202, 0, w.L, w.M, w.D)), c.Line("M50 211Q64 203 78 211T106 213T134 214T162 212T190 208T206 206", kit.White, 3).Opacity(.7)))
		c.Part("sun", c.Around(12, 102, 164, c.Path("M102 128L108 141H96Z", s.M)), sheen.Ball(c, 102, 164, 20, s), c.Ellipse(96, 156, 5, 3, kit.White).Opacity(.7))
		text := c.Text()
		if text == "" {
			text = "50"
			c.Part("lettering", c.Letters("SPF", kit.Box{X0: 142, Y0: 138, X1: 188, Y1: 152}, "display", t.M))
		}
		c.Part("lettering", c.Letters(text, kit.Box{X0: 140, Y0: 156, X1: 190, Y1: 188}, "display", t.M))
		c.Part("bottle", c.Path("M70 104C72 90 80 80 92 74C84 88 80 104 80 122V222Q80 236 74 230Q68 224 68 210Z", kit.White).Opacity(.5))
		c.AnchorBox("print", 134, 164, 100, 50, 0)
		c.AnchorBox("grip", 128, 150, 0, 0, 0)
		c.Anchor("ground", 128, 250)
	},
}
