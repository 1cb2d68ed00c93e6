package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var dolphin = kit.Piece{
	Name: "dolphin", Cm: 250, Facing: kit.Right,
	Palette: "body #4f9bd6 skin; belly #eef6fb; fins #4f9bd6 <body; tail #4f9bd6 <body; eyes #2c3f66",
	Draw: func(c *kit.Canvas) {
		b, g, f, t, e := c.Tones("body"), c.Tones("belly"), c.Tones("fins"), c.Tones("tail"), c.Tones("eyes")
		c.Part("tail", p.Flat(c, "M46 206C26 196 6 202 -4 216C14 214 26 220 36 226C34 238 36 250 48 258C54 244 62 228 64 214Z", t, 10))
		c.Part("fins", p.Flat(c, "M92 74C92 52 86 36 68 24C98 18 128 28 148 46L140 60Z", f, 12))
		const d = "M38 214C34 160 56 96 104 62C138 38 180 36 208 56C220 64 226 74 230 84C244 90 258 100 258 110C256 120 238 120 222 118C206 128 190 134 176 138C136 148 92 170 62 216C54 226 40 224 38 214Z"
		c.Part("body", p.Body(c, d, b, 26,
			c.Named("belly", c.Path("M46 222C66 156 110 116 156 102C186 94 212 106 262 109L236 140L150 160L80 230Z", kit.Lin(140, 110, 156, 152, g.L, g.M, g.DD)), c.Blur(4, c.Line("M46 222C66 156 110 116 156 102C186 94 212 106 262 109", b.DD, 6)).Opacity(.35)),
			c.Blur(5, c.Path("M94 72L146 44L150 56L100 82Z", b.DDD)).Opacity(.3)))
		c.Part("mouth", c.Line("M256 108C242 110 228 108 214 103Q206 100 204 94", b.DDD, 3.6), c.Clip(d, c.Blur(4, c.Ellipse(196, 108, 10, 7, kit.Hex("#ff8f9a"))).Opacity(.6)))
		c.Add(c.Clip(d, c.Line("M230 84Q222 92 210 92", b.DD, 3).Opacity(.6)), p.Glint(c, "M64 140C76 104 104 74 140 62C150 59 152 66 143 70C112 84 88 110 76 144C72 154 60 150 64 140Z", .42), p.Glint(c, "M166 56q18 -2 30 8q-14 -5 -30 -2z", .5))
		c.Part("fins", p.Cast(c, d, "M160 118C170 142 166 168 148 190C138 172 126 152 120 134Z", b, 3, 3, 5, .45), p.Flat(c, "M158 112C172 138 168 170 146 196C138 174 124 154 116 134C120 116 146 100 158 112Z", f, 13), p.Glint(c, "M124 134Q138 156 146 178Q128 158 120 138Z", .35))
		c.Part("eyes", p.Eye(c, 194, 84, 9.6, e), c.Line("M182 74q8 -7 18 -3", b.DDD, 2.6).Opacity(.7))
		c.AnchorBox("headTop", 190, 48, 54, 14, 20)
		c.AnchorBox("eyes", 196, 84, 60, 22, 10)
		c.Anchor("mouth", 236, 110)
		c.Anchor("seat", 146, 44)
		c.Anchor("paw", 146, 192)
		c.Anchor("ground", 110, 256)
	},
}
