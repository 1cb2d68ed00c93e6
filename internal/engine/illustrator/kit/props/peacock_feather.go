package props

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var peacockFeather = kit.Piece{
	Name: "peacock-feather", Cm: 90,
	Palette: "barbs #2f9a6a green; eye #2a5fc0 blue; ring #c98a3a bronze; shaft #e6d9a8",
	Draw: func(c *kit.Canvas) {
		b, e, r, s := c.Tones("barbs"), c.Tones("eye"), c.Tones("ring"), c.Tones("shaft")
		barb := func(y, l, up float64, tone kit.Color) kit.Node {
			d := sheen.D("M128 %gQ%g %g %g %gM128 %gQ%g %g %g %g", y, 128-l*.6, y-up*.2, 128-l, y-up, y, 128+l*.6, y-up*.2, 128+l, y-up)
			return c.Line(d, tone, 3)
		}
		c.Part("barbs", sheen.Each(34, func(i int) kit.Node {
			y := 250 - float64(i)*5.4
			l := 20 + 48*math.Pow(float64(i)/33, .8)
			return barb(y, l, 26+float64(i)*.5, []kit.Color{b.D, b.M, b.L, b.DD}[i%4])
		}))
		halo := "M128 4C184 14 204 60 188 104C176 136 152 150 128 156C104 150 80 136 68 104C52 60 72 14 128 4Z"
		c.Part("barbs", sheen.Body(c, halo, b, 16, sheen.Each(18, func(i int) kit.Node {
			return c.Line("M128 150L128 8", b.LL, 1.4).Rotate(-56+float64(i)*6.6, 128, 150)
		}).Opacity(.45)))
		c.Part("ring", sheen.Body(c, "M128 28C168 34 180 70 168 98C158 120 142 128 128 132C114 128 98 120 88 98C76 70 88 34 128 28Z", r, 10))
		c.Part("eye", sheen.Body(c, "M128 44C156 50 164 76 154 96C146 110 136 114 128 116C120 114 110 110 102 96C92 76 100 50 128 44Z", kit.TonesOf(e.L), 8),
			sheen.Body(c, "M128 66Q134 58 146 66C152 84 144 104 128 108C112 104 104 84 110 66Q122 58 128 66Z", kit.TonesOf(e.DD), 6), sheen.Streak(c, "M112 60Q120 52 130 52", 4, .6))
		c.Part("shaft", c.Line("M128 132Q126 200 122 252", s.DD, 5), c.Line("M128 132Q126 200 122 252", s.M, 3.4))
		c.Anchor("ground", 124, 252)
		c.AnchorBox("grip", 124, 226, 0, 0, 0)
	},
}
