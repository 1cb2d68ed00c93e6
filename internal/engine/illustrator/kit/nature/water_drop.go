package nature

import "pellucid/internal/engine/illustrator/kit"

var waterDrop = kit.Piece{
	Name: "water-drop", Cm: 1,
	Palette: "drop #2f9df0 water; shine #ffffff",
	Draw: func(c *kit.Canvas) {
		d, s := c.Tones("drop"), c.Tones("shine")
		const o = "M128 6C140 44 208 104 208 170C208 218 172 250 128 250C84 250 48 218 48 170C48 104 116 44 128 6Z"
		c.Part("drop", c.Form(o, kit.Rad(104, 190, 190, kit.At(0, d.LL), kit.At(.3, d.L), kit.At(.6, d.M), kit.At(.85, d.D), kit.At(1, d.DD)),
			c.Blur(12, c.Path("M128 0C150 60 220 100 214 180C206 250 130 262 80 240C150 244 184 214 186 166C186 110 140 60 128 0Z", d.DDD).Opacity(.5)), c.Blur(9, c.Ellipse(116, 222, 44, 18, d.LL).Opacity(.8)), c.Blur(5, c.Path("M196 150C202 196 172 232 132 240C168 222 190 192 188 150Z", d.LL).Opacity(.75)),
			c.Blur(6, c.Path("M128 12C120 50 76 96 66 140L84 130C92 96 122 60 128 12Z", d.LL).Opacity(.6)), c.Path(o, kit.None).Stroke(d.LL, 3).Opacity(.4)))
		c.Part("shine", c.Path("M70 168C68 140 82 116 100 94C96 118 90 136 90 166C90 182 72 184 70 168Z", s.M).Opacity(.75), c.Ellipse(84, 204, 9, 12, s.M).Opacity(.7).Rotate(-24, 84, 204), c.Path("M150 232A60 60 0 0 0 190 190Q186 216 150 232Z", s.M).Opacity(.45), c.Ellipse(166, 122, 5, 9, s.M).Opacity(.4).Rotate(-24, 166, 122))
	},
}
