package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var seesaw = kit.Piece{
	Name: "seesaw", Cm: 300, Facing: kit.Right, Palette: "plank #f2c23a board yellow; stand #3f7fd0 base blue; seats #e5484f red; handles #c3ccd6 metal",
	Draw: func(c *kit.Canvas) {
		p, b, s, h := c.Tones("plank"), c.Tones("stand"), c.Tones("seats"), c.Tones("handles")
		c.Part("stand", sheen.Body(c, "M128 112Q138 112 142 122L182 222Q186 234 174 234H82Q70 234 74 222L114 122Q118 112 128 112Z", b, 14, c.Form("M128 154L152 214H104Z", b.DDD)), sheen.Body(c, kit.RoundRect(58, 226, 140, 16, 7), b, 6))
		handle := kit.Of(c.Line("M42 116V84M28 84H56", h.DDD, 9), sheen.Tube(c, "M42 116V84", 7, h), sheen.Tube(c, "M30 84H54", 8, s))
		seat := sheen.Body(c, "M0 116Q0 106 8 106H30Q38 106 38 116V124H0Z", s, 6)
		board := kit.Of(handle, handle.Mirror(128)).Rotate(-14, 128, 128)
		c.Part("handles", board)
		c.Part("plank", sheen.Body(c, kit.RoundRect(0, 120, 256, 17, 8), p, 7, c.Line("M20 128H236", p.DD, 1.800).Opacity(.5)).Rotate(-14, 128, 128))
		c.Part("seats", kit.Of(seat, seat.Mirror(128)).Rotate(-14, 128, 128))
		c.Part("stand", c.Circle(128, 128, 15, b.DDD), sheen.Ball(c, 128, 127.500, 14, b), c.Circle(128, 127.500, 5, h.L))
		c.Anchor("seat", 20, 140)
		c.Anchor("handNear", 42, 116)
		c.Anchor("handFar", 46, 114)
		c.Anchor("footNear", 40, 196)
		c.Anchor("footFar", 50, 194)
		c.Anchor("ground", 128, 242)
	},
}
