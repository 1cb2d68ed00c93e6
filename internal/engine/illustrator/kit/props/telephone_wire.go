package props

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// telephoneWire is a line between two poles, on which birds sit.
var telephoneWire = kit.Piece{
	Name: "telephone-wire", Cm: 150,
	Palette: "wire #3b3f4a cable line black; wood #8f6238 post pole poles brown; glass #7fc4c9 insulators",
	Draw: func(c *kit.Canvas) {
		l, w, g := c.Tones("wire"), c.Tones("wood"), c.Tones("glass")
		const pole = "M12 60C14 56 30 56 32 60L34 186Q22 182 9.6 190Z"
		left := kit.Of(
			c.Form(pole, kit.Lin(9, 0, 35, 0, kit.At(0, w.L), kit.At(.25, w.LL), kit.At(.55, w.M), kit.At(1, w.DDD)),
				c.Line("M17 62C18 100 15 150 16 182M23 62C22 110 26 150 24 180M29 64C29 110 31 150 31 180", w.DD, 1.8).Opacity(.6), c.Ellipse(21, 136, 3.4, 6, w.DDD).Opacity(.6)),
			sheen.Body(c, "M-8 78H52V90H-8Z", w, 4, c.Line("M-4 82H48", w.LL, 1.6).Opacity(.7)),
			sheen.Body(c, "M-4 78V68Q-4 62 1 62Q6 62 6 68V78ZM38 78V68Q38 62 43 62Q48 62 48 68V78Z", g, 3),
		)
		c.Part("wire", c.Line("M1 66Q128 84 213 66", l.DDD, 3).Opacity(.55))
		c.Part("wood", left, left.Mirror(128))
		c.Part("wire", c.Line("M43 66Q128 92 213 66", l.DDD, 6), c.Line("M43 65Q128 91 213 65", l.L, 1.6).Opacity(.8))
		c.Anchor("ground", 128, 186)
		c.AnchorBox("surface", 128, 76, 164, 0, 0)
	},
}
