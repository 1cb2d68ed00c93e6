package footwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var rainBoot = kit.Piece{
	Name: "rain-boot", Cm: 36, Facing: kit.Right,
	Palette: "boots #ffc62e rubber; soles #e08a1e; lining #8a5a1a; bands #e08a1e trim <soles",
	Draw: func(c *kit.Canvas) {
		b, s, l, k := c.Tones("boots"), c.Tones("soles"), c.Tones("lining"), c.Tones("bands")
		one := func(dx, dy float64) {
			m := func(n ...kit.Node) kit.Node { return kit.Of(n...).Move(dx, dy) }
			c.Part("lining", m(c.Form(kit.Oval(80, 34, 50, 13), kit.Lin(30, 20, 130, 48, l.DD, l.DDD))))
			const o = "M30 34A50 13 0 0 0 130 34L128 136C134 152 196 150 206 184Q210 204 202 220H36Q28 214 30 196Z"
			c.Part("boots", m(sheen.Body(c, o, b, 22, c.Blur(5, c.Line("M128 140C112 152 96 156 84 154", b.DD, 8)).Opacity(.5), fabric.Crease(c, b, 5, "M40 156Q60 166 84 160"), c.Line("M150 200C164 176 190 172 206 186", b.DD, 3).Opacity(.6), c.Line("M150 203C164 179 190 175 206 189", b.LL, 2).Opacity(.6)), sheen.Glint(c, "M44 62Q50 56 54 64V150Q56 178 52 194Q44 196 42 184Z", .55), sheen.Glint(c, "M152 164Q176 164 190 176Q176 172 156 172Q146 168 152 164Z", .6)))
			c.Part("bands", m(c.Path("M30 36A50 13 0 0 0 130 36V52A50 13 0 0 1 30 52Z", kit.Lin(30, 0, 130, 0, k.L, k.M, k.DD)), c.Path("M30 35A50 13 0 0 0 130 35", kit.None).Stroke(k.LL, 2.4)))
			c.Part("soles", m(sheen.Body(c, "M30 206Q90 214 126 206Q170 200 206 204Q214 216 204 228Q200 232 192 232H146L140 224H112L108 234H40Q28 232 30 206Z", s, 7)))
		}
		one(44, -8)
		one(2, 16)
		c.Anchor("ground", 120, 250)
		c.AnchorBox("fit", 82, 52, 98, 0, 0)
		c.AnchorBox("inside", 82, 50, 90, 20, 0)
	},
}
