package party

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var giftTag = kit.Piece{
	Name: "gift-tag", Cm: 9,
	Palette: "tag #e2b984 kraft label; string #c4413f twine; hole #f4efe4 eyelet; border #fff6e4",
	Draw: func(c *kit.Canvas) {
		t, s, h, b := c.Tones("tag"), c.Tones("string"), c.Tones("hole"), c.Tones("border")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(16, 128, 128) }
		const o = "M92 58Q98 50 108 50H148Q158 50 164 58L194 96Q198 101 198 108V232Q198 246 184 246H72Q58 246 58 232V108Q58 101 62 96ZM128 68A13 13 0 1 0 128 94A13 13 0 1 0 128 68Z"
		cord := func(d string, w float64) kit.Node {
			return kit.Of(c.Line(d, s.DD, w), c.Line(d, s.M, w*.72).Move(-.4, -.5), c.Line(d, s.LL, w*.5).Dash(1.2, 4).Opacity(.8))
		}
		c.Part("tag", turn(c.Path(o, t.DD).EvenOdd().Move(2, 4), c.Form(o, kit.Lin(60, 60, 200, 250, t.L, t.M, t.M, t.D), paper(c, t), c.Blur(8, c.Path("M206 100V256H70Q190 230 206 100Z", t.DDD).Opacity(.35)),
			c.Path("M97 64Q100 61 106 61H150Q156 61 159 64L184 97Q187 101 187 107V226Q187 235 178 235H78Q69 235 69 226V107Q69 101 72 97Z", kit.None).Stroke(t.DD, 2.6).Dash(7, 6).Opacity(.5).Move(.6, 1), c.Path("M97 64Q100 61 106 61H150Q156 61 159 64L184 97Q187 101 187 107V226Q187 235 178 235H78Q69 235 69 226V107Q69 101 72 97Z", kit.None).Stroke(b.M, 2.6).Dash(7, 6), c.Path(o, kit.None).Stroke(t.LL, 2.4).Opacity(.6))))
		c.Part("hole", turn(c.Circle(129, 83, 16, kit.None).Stroke(t.DDD.Alpha(.45), 8), c.Circle(128, 81, 16, kit.None).Stroke(kit.Lin(112, 66, 144, 98, h.LL, h.M, h.DD), 7.5), c.Path("M115 76A14 14 0 0 1 126 66", kit.None).Stroke(kit.White, 2).Opacity(.8)))
		c.Part("string", turn(c.Blur(3, c.Path("M110 50H148V72H110Z", t.DDD)).Opacity(.35), cord("M122 82Q118 66 124 50", 7), cord("M134 82Q138 66 132 50", 7),
			cord("M122 40C108 64 90 84 74 94", 7), cord("M134 40C150 64 172 80 186 94", 7), festoon.Bow(c, s, 128, 34, 1.05)))
		c.AnchorBox("print", 118, 168, 108, 90, 16)
		c.Anchor("tie", 150, 46)
	},
}

// paper is the grain of kraft paper.
func paper(c *kit.Canvas, t kit.Tones) kit.Node {
	var all []kit.Node
	for range 46 {
		x, y := 60+c.Rand().Float64()*136, 54+c.Rand().Float64()*190
		all = append(all, c.Line(fmt.Sprintf("M%g %gl%g %g", x, y, c.Rand().Float64()*6-3, c.Rand().Float64()*6-3), t.DD, .9).Opacity(.28))
	}
	return kit.Of(all...)
}
