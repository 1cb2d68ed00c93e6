package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pinwheel = kit.Piece{
	Name: "pinwheel", Cm: 35,
	Palette: "blades #f0567e sails; blades2 #3fb3d6 <blades; blades3 #ffc93d <blades; blades4 #6cbf5a <blades; stick #d9a25a; pin #f6f2ea center",
	Draw: func(c *kit.Canvas) {
		s, n := c.Tones("stick"), c.Tones("pin")
		c.Part("stick", sheen.Tube(c, "M128 108V250", 9, s))
		for i, slot := range []string{"blades", "blades2", "blades3", "blades4"} {
			t := c.Tones(slot)
			turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(90*float64(i)+8, 128, 104) }
			c.Part("blades", turn(c.Form("M128 104L120 10Q120 0 130 0C180 4 220 34 232 64Q234 74 224 73C188 70 154 78 128 104Z", kit.Lin(120, 10, 210, 90, t.LL, t.L, t.M), c.Circle(146, 26, 7, kit.White).Opacity(.85), c.Circle(174, 38, 6, kit.White).Opacity(.85), c.Circle(140, 56, 5.500, kit.White).Opacity(.85)), c.Form("M128 104C136 62 176 44 232 64Q234 74 224 73C188 70 154 78 128 104Z", kit.Lin(150, 50, 200, 90, t.M, t.D, t.DD), c.Line("M130 98C142 66 178 50 230 65", t.L, 1.8).Opacity(.7))))
		}
		c.Part("pin", c.Blur(2, c.Circle(129, 107, 13, s.DDD)).Opacity(.5), sheen.Ball(c, 128, 104, 12, n))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 220, 0, 0, 0)
	},
}

var rockingHorse = kit.Piece{
	Name: "rocking-horse", Cm: 75, Facing: kit.Right,
	Palette: "horse #d9a25a wood body; mane #8a5230 tail hair; saddle #d8483f seat; rockers #b5732f base; bridle #3f7fc4 reins",
	Draw: func(c *kit.Canvas) {
		h, m, s, r, b := c.Tones("horse"), c.Tones("mane"), c.Tones("saddle"), c.Tones("rockers"), c.Tones("bridle")
		far := kit.TonesOf(h.M.Shade(-.9))
		c.On(kit.Back)
		c.Part("horse", sheen.Body(c, "M98 160L82 214H104L120 168Z", far, 6), sheen.Body(c, "M156 160L178 214H200L178 160Z", far, 6))
		c.Part("mane", sheen.Body(c, "M58 120C28 116 14 146 20 184C30 196 42 192 40 178C38 158 48 148 66 146Z", m, 9, c.Line("M54 126C34 128 26 150 30 184", m.LL, 2.4).Opacity(.6)))
		c.On(kit.Body)
		c.Part("horse", sheen.Body(c, "M50 132C50 108 74 100 100 104C124 108 140 104 152 90C166 70 166 48 170 28C182 18 204 22 214 36L242 70Q248 84 236 92Q226 98 214 92L196 84C196 116 194 146 176 164C150 182 84 180 62 168C50 158 50 144 50 132Z", h, 20), sheen.Body(c, "M174 32L172 6L192 24Z", h, 5))
		c.Part("mane", sheen.Body(c, "M176 20C160 24 152 40 150 58C146 80 134 92 120 100C132 108 148 104 158 92C170 78 176 60 180 40Z", m, 8, c.Line("M170 28C162 52 156 76 134 98M174 36C168 60 164 76 148 96", m.LL, 2).Opacity(.6)), sheen.Body(c, "M176 22Q194 24 200 44Q188 40 180 36Z", m, 4))
		c.Part("bridle", c.Line("M204 40Q214 62 208 88M206 70Q220 66 234 60M206 58C184 78 160 96 138 100", b.DD, 6), c.Line("M204 40Q214 62 208 88M206 70Q220 66 234 60M206 58C184 78 160 96 138 100", b.L, 3.4), sheen.Ball(c, 210, 66, 6, kit.TonesOf(kit.Hex("#ffd34d"))))
		c.Part("horse", c.Circle(204, 48, 6, kit.Hex("#2c2433")), c.Circle(202, 46, 2, kit.White), c.Ellipse(236, 78, 3, 2.2, h.DDD), c.Line("M238 88Q228 90 222 84", h.DDD, 2.4), sheen.Tube(c, "M160 62L186 76", 8, r))
		c.Part("saddle", sheen.Body(c, "M82 104C84 90 96 92 104 96C118 100 130 98 138 88C148 86 150 100 144 112L140 146Q112 156 88 146Z", s, 10, c.Line("M88 138Q112 148 140 138", kit.Hex("#ffd34d"), 4)))
		c.Part("horse", sheen.Body(c, "M76 160L54 218H80L104 168Z", h, 8), sheen.Body(c, "M150 166L188 218H214L180 156Z", h, 8))
		c.Part("rockers", sheen.Tube(c, "M10 200Q128 268 246 200", 15, r), sheen.Ball(c, 10, 200, 9, r), sheen.Ball(c, 246, 200, 9, r))
		c.Anchor("ground", 128, 242)
		c.Anchor("seat", 112, 98)
		c.Anchor("handNear", 172, 70)
		c.Anchor("handFar", 168, 66)
		c.Anchor("footNear", 118, 170)
		c.Anchor("footFar", 122, 168)
	},
}
