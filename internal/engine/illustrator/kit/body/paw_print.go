package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var pawPrint = kit.Piece{
	Name: "paw-print", Cm: 7,
	Palette: "pad #7a5140; toes #7a5140 <pad",
	Draw: func(c *kit.Canvas) {
		a, t := c.Tones("pad"), c.Tones("toes")
		toe := func(x, y, rx, ry, turn float64) kit.Node {
			d := p.D("M0 %gC%g %g %g %g %g %gC%g %g %g %g 0 %gC%g %g %g %g %g %gC%g %g %g %g 0 %gZ", -ry, rx*.7, -ry, rx, -ry*.2, rx, ry*.2, rx, ry*.75, rx*.6, ry, ry, -rx*.6, ry, -rx, ry*.75, -rx, ry*.2, -rx, -ry*.2, -rx*.7, -ry, -ry)
			return kit.Of(p.Body(c, d, t, rx*.5), p.Glint(c, p.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", -rx*.66, ry*.1, -rx*.6, -ry*.55, -rx*.12, -ry*.76, rx*.06, -ry*.7, -rx*.1, -ry*.58, -rx*.4, -ry*.4, -rx*.44, ry*.06), .4)).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("toes", toe(40, 122, 27, 37, -28), toe(92, 58, 29, 42, -9), toe(164, 58, 29, 42, 9), toe(216, 122, 27, 37, 28))
		pad := p.Sym("128,112 158,122 184,154 210,184 214,218 190,240 158,234 128,228", 128)
		c.Part("pad", p.Body(c, pad, a, 30), p.Glint(c, "M66 180C74 160 92 134 116 124C126 121 128 128 119 132C100 142 88 162 78 184C72 192 62 190 66 180Z", .4), c.Ellipse(66, 204, 5, 8, kit.White).Opacity(.28).Shade())
		c.AnchorBox("print", 128, 180, 90, 60, 0)
		c.Anchor("ground", 128, 240)
	},
}
