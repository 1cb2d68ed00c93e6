package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var baseballBat = kit.Piece{
	Name: "baseball-bat", Cm: 84,
	Palette: "barrel #d99a55 bat wood; handle #4a4652 grip tape; knob #d99a55 <barrel; band #d93a3a ring",
	Draw: func(c *kit.Canvas) {
		b, h, k, r := c.Tones("barrel"), c.Tones("handle"), c.Tones("knob"), c.Tones("band")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(42, 128, 128) }
		const d = "M128 -24C146 -24 152 -14 152 6C152 60 148 92 142 124C138 148 136 176 136 216H120C120 176 118 148 114 124C108 92 104 60 104 6C104 -14 110 -24 128 -24Z"
		c.Part("barrel", lean(c.Form(d, sheen.Round(104, 0, 152, 0, b), sheen.Grain(c, kit.Box{X0: 104, Y0: -20, X1: 152, Y1: 140}, 8, b),
			c.Named("band", c.Path("M100 64Q128 74 156 64V74Q128 84 100 74Z", sheen.Round(104, 0, 152, 0, r)), c.Path("M100 80Q128 90 156 80V83Q128 93 100 83Z", sheen.Round(104, 0, 152, 0, r))),
			c.Ellipse(127, -16, 14, 4, b.LL).Opacity(.5), sheen.Edge(c, d, b, 14)),
			sheen.Glint(c, "M112 -4C112 -12 119 -12 119 -4C119 40 120 80 124 118C124 124 119 124 118 119C113 82 112 40 112 -4Z", .5)))
		const grip = "M118.500 168H137.500V262H118.500Z"
		c.Part("handle", lean(c.Form(grip, sheen.Round(117, 0, 138, 0, h), sheen.Each(11, func(i int) kit.Node {
			y := 166 + 9.2*float64(i)
			return kit.Of(c.Line(sheen.D("M115 %gL141 %g", y+9, y), h.DDD, 2).Opacity(.8), c.Line(sheen.D("M115 %gL141 %g", y+11, y+2), h.LL, 1).Opacity(.6))
		})), c.Rect(117, 163, 22, 7, 3, sheen.Round(117, 0, 139, 0, r))))
		c.Part("knob", lean(sheen.Body(c, "M114 262Q114 256 120 256H136Q142 256 142 262L146 270Q148 282 128 282Q108 282 110 270Z", k, 9), sheen.Glint(c, "M116 266Q120 261 128 261Q120 265 117 272Z", .5)))
		c.AnchorBox("grip", 128-97*.669, 128+97*.743, 0, 0, 42)
	},
}
