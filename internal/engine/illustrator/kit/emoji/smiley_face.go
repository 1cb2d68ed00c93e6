package emoji

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var smileyFace = kit.Piece{
	Name: "smiley-face", Cm: 10,
	Palette: faceSkin + "eyes #5c3317; mouth #5c3317; cheeks #f58a4a",
	Draw: func(c *kit.Canvas) {
		round(c)
		e, m, q := c.Tones("eyes"), c.Tones("mouth"), c.Tones("cheeks")
		c.Part("cheeks", c.Clip(disc, p.Cheeks(c, 128, 78, 152, 20, q.M)))
		eye := func(x float64) kit.Node {
			return kit.Of(c.Ellipse(x, 100, 15, 24, kit.Lin(x, 76, x, 124, e.DD, e.M, e.L)), c.Ellipse(x-4, 89, 5, 8, kit.White).Opacity(.9), c.Ellipse(x+4, 111, 2.6, 4, kit.White).Opacity(.5))
		}
		happy := func(x float64) kit.Node { return c.Line(p.D("M%g 108Q%g 70 %g 108", x-24, x, x+24), e.M, 9.5) }
		open := "M62 146Q128 154 194 146C200 146 202 151 201 157C196 198 166 222 128 222C90 222 60 198 55 157C54 151 56 146 62 146Z"
		switch c.Variant(4) {
		case 1:
			c.Part("eyes", eye(90), eye(166))
			c.Part("mouth", laugh(c, m, open))
		case 2:
			c.Part("eyes", eye(90), c.Line("M140 104Q166 78 194 106", e.M, 9.5), c.Line("M142 70q20 -14 42 -2", e.L, 6))
			smirk := p.NewTube(p.J{X: 66, Y: 156, R: 5}, p.J{X: 96, Y: 182, R: 6.4}, p.J{X: 136, Y: 188, R: 6.6}, p.J{X: 172, Y: 172, R: 6.2}, p.J{X: 192, Y: 146, R: 5})
			const tongue = "M122 190C136 192 156 186 168 178C180 196 180 222 160 228C138 230 124 212 122 190Z"
			c.Part("mouth", c.Form(tongue, kit.Lin(126, 184, 170, 228, kit.Hex("#ff8f96"), kit.Hex("#f26277"), kit.Hex("#d93f5a"))), c.Line("M146 194Q152 206 154 216", kit.Hex("#c93048"), 2.6).Opacity(.6), c.Path(smirk.Outline(), kit.Lin(60, 148, 150, 206, m.D, m.M, m.L)))
		case 3:
			c.Part("eyes", happy(86), happy(170))
			c.Part("mouth", laugh(c, m, open))
		default:
			c.Part("eyes", eye(90), eye(166))
			d := p.NewTube(p.J{X: 60, Y: 148, R: 5}, p.J{X: 88, Y: 186, R: 6.6}, p.J{X: 128, Y: 200, R: 7}, p.J{X: 168, Y: 186, R: 6.6}, p.J{X: 196, Y: 148, R: 5}).Outline()
			c.Part("mouth", c.Path(d, kit.White).Move(0, 2.6).Opacity(.4), c.Path(d, kit.Lin(60, 148, 150, 206, m.D, m.M, m.L)), c.Line("M51 152Q57 140 69 144M205 152Q199 140 187 144", m.M, 6.5))
		}
	},
}
