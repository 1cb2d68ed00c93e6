package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var clothesHanger = kit.Piece{
	Name: "clothes-hanger", Cm: 42,
	Palette: "hanger #c58a4e wood; hook #b9c3cd metal",
	Draw: func(c *kit.Canvas) {
		h, m := c.Tones("hanger"), c.Tones("hook")
		c.Part("hook", sheen.Tube(c, "M128 84V72C128 60 152 56 152 36C152 18 136 8 122 10C108 12 100 22 102 34", 7, m), c.Circle(102, 35, 4.5, m.M))
		const d = "M128 74Q140 74 143 86Q198 108 242 138Q258 150 254 164Q249 177 233 171Q176 126 128 118Q80 126 23 171Q7 177 2 164Q-2 150 14 138Q58 108 113 86Q116 74 128 74Z"
		c.Part("hanger", sheen.Tube(c, "M40 158H216", 9, h), sheen.Body(c, d, h, 10, sheen.Grain(c, kit.Box{X0: 100, Y0: 80, X1: 156, Y1: 118}, 3, h), c.Line("M16 156Q78 110 128 100Q178 110 240 156", h.DD, 1.6).Opacity(.4), c.Line("M14 153Q78 106 128 96", h.LL, 2).Opacity(.5)), sheen.Streak(c, "M18 146Q66 110 112 94", 4, .55))
		c.Part("hook", sheen.Body(c, kit.RoundRect(120, 70, 16, 9, 3), m, 3))
		c.Anchor("hang", 128, 160)
		c.Anchor("ground", 128, 176)
	},
}
