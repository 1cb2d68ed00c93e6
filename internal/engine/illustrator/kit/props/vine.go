package props

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var vine = kit.Piece{
	Name: "vine", Cm: 260,
	Palette: "vine #4f8f3a stem; leaves #5fb54a leaf",
	Draw: func(c *kit.Canvas) {
		v, l := c.Tones("vine"), c.Tones("leaves")
		const stem = "M118 2C140 40 108 78 128 118C144 152 116 186 126 222C130 238 146 246 158 236"
		c.Part("vine", c.Line(stem, v.DDD, 13), c.Line(stem, v.M, 10.5), c.Line(stem, v.L, 3.4).Move(-2.2, -.6).Opacity(.8),
			c.Line("M120 20C96 34 92 50 98 64C104 74 114 68 110 58M128 122C152 128 166 144 160 160C154 170 144 162 150 152", v.D, 4))
		leaf := func(x, y, turn, size float64) {
			n := kit.Of(c.Line("M0 0L9 3", v.DD, 3), sheen.Body(c, "M6 2C10 -18 34 -24 52 -8C46 12 26 22 6 2Z", l, 6, c.Line("M8 2Q28 -2 48 -7M22 0L28 -11M30 -2L34 9M18 0L20 9", l.DD, 1.6).Opacity(.5)))
			c.Part("leaves", n.Scale(size, size, 0, 0).Rotate(turn, 0, 0).Move(x, y))
		}
		leaf(126, 18, -22, 1)
		leaf(120, 60, 158, .9)
		leaf(122, 96, 20, 1.05)
		leaf(132, 132, 190, .95)
		leaf(128, 170, -8, .9)
		leaf(122, 196, 170, 1)
		leaf(132, 232, 60, .62)
		c.Anchor("hang", 126, 128)
		c.AnchorBox("grip", 126, 128, 0, 0, 0)
		c.Anchor("tie", 118, 4)
	},
}
