package vehicles

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var moped = kit.Piece{
	Name: "moped", Cm: 180, Facing: kit.Right, Palette: "body #3fb8a8 teal; seat #8a4f34 saddle leather; wheels #e3e8ee rims; tires #3b3f4a; headlight #ffe9a6 light; metal #c3ccd6 chrome mirror; floor #f4e6c8 cream",
	Draw: func(c *kit.Canvas) {
		b, s, r, t, l, m, f := c.Tones("body"), c.Tones("seat"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlight"), c.Tones("metal"), c.Tones("floor")
		c.Part("metal", sheen.Tube(c, "M176 74Q160 50 150 40", 4, m), sheen.Body(c, kit.Oval(146, 34, 13, 10), m, 4), c.Ellipse(145, 33, 9, 6.500, kit.Lin(136, 28, 154, 40, kit.Hex("#dff2fb"), kit.Hex("#8fbfe0"))))
		c.Part("metal", sheen.Tube(c, "M24 190Q2 192 -2 200", 10, m))
		c.Part("wheels", chassis.Disc(c, 58, 204, 32, t, r, 6), chassis.Disc(c, 210, 204, 32, t, r, 6))
		c.Part("body", sheen.Tube(c, "M186 84L212 204", 13, m))
		c.Part("seat", c.Path("M26 122Q22 106 38 104L112 106Q128 108 126 122Z", s.DDD), sheen.Body(c, "M24 116Q22 98 40 98Q60 92 78 98Q100 96 116 102Q128 106 126 118Q74 126 24 116Z", s, 7, c.Line("M76 98Q80 108 78 120", s.DD, 2.400), c.Line("M28 114Q74 122 124 115", s.LL, 1.600).Dash(4, 3)))
		tail := "M12 172C10 138 20 122 44 120H116C126 122 128 132 128 150L132 190H92C86 166 66 158 46 166C34 172 30 182 28 188Q14 188 12 172Z"
		c.Part("body", sheen.Body(c, tail, b, 14, c.Path("M44 138Q70 130 104 138Q110 148 106 158Q84 148 58 152Q42 154 40 150Q38 142 44 138Z", b.D).Opacity(.6), c.Line("M58 144H96M60 149H94", b.DDD, 2.200)), gloss.Glint(c, "M22 144Q28 128 46 126H70Q44 130 34 142Q28 150 24 160Z", .45))
		c.Part("floor", c.Path("M88 190H190V202H96Q88 200 88 190Z", f.DDD), sheen.Body(c, "M86 184H188L186 198H98Q86 198 86 184Z", f, 5, c.Line("M108 186V198M120 186V198M132 186V198M144 186V198M156 186V198", f.DD, 2)))
		shield := "M170 92Q176 82 190 86Q200 90 200 102L196 176Q192 196 172 197L160 196Q176 184 174 160Z"
		c.Part("body", sheen.Body(c, shield, b, 9, c.Line("M184 96L184 178", b.DD, 2).Opacity(.6)))
		c.Part("body", sheen.Body(c, "M168 204Q168 164 208 160Q248 162 252 196Q240 186 228 182Q202 176 190 206Z", b, 8), gloss.Glint(c, "M182 180Q192 166 210 165Q228 166 238 176Q224 170 210 171Q194 172 182 180Z", .5))
		c.Part("metal", c.Line("M204 178L212 204L222 178", m.DD, 5), c.Circle(210, 204, 7, m.L))
		head := "M160 66Q172 52 192 54Q210 56 210 74Q208 88 192 90Q174 90 164 82Z"
		c.Part("body", sheen.Body(c, head, b, 8))
		c.Part("headlight", chassis.Lamp(c, 205, 71, 9, 13, l, m))
		c.Part("metal", c.Line("M170 66L140 58", t.DDD, 12), c.Line("M169 65L140 57", t.M, 9), c.Line("M166 63L144 57", t.LL, 2.400), c.Circle(139, 57, 5, m.L))
		c.Part("headlight", c.Rect(8, 142, 12, 20, 4, kit.Lin(8, 142, 20, 162, kit.Hex("#ff9b78"), kit.Hex("#d22b2b"))))
		c.Anchor("seat", 80, 98)
		c.Anchor("handNear", 148, 58)
		c.Anchor("handFar", 152, 54)
		c.Anchor("footNear", 142, 186)
		c.Anchor("footFar", 150, 184)
		c.Anchor("ground", 134, 238)
	},
}
