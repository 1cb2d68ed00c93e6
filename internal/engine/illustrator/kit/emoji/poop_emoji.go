package emoji

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// poopEmoji is a smiling brown swirl.
var poopEmoji = kit.Piece{
	Name: "poop-emoji", Cm: 10,
	Palette: "body #9a6239 poop brown; eyes #34242a; mouth #ffffff teeth",
	States:  "plain -eyes -mouth",
	Draw: func(c *kit.Canvas) {
		b, e := c.Tones("body"), c.Tones("eyes")
		const low = "M54 166C24 164 6 182 6 206C6 234 32 248 64 248H194C226 248 250 234 250 206C250 182 232 164 202 166Z"
		const mid = "M78 108C50 106 34 122 36 142C38 166 64 178 92 178H166C196 178 220 166 222 142C222 122 206 106 178 108Z"
		const top = "M132 8C150 14 158 26 152 40C174 46 192 66 188 88C184 112 160 120 130 120C98 120 70 114 68 92C66 74 82 66 100 60C122 52 138 34 124 18C118 10 124 6 132 8Z"
		c.Part("body", p.Body(c, low, b, 26), p.Cast(c, low, mid, b, 0, 9, 6, .6), p.Body(c, mid, b, 24), p.Cast(c, mid, top, b, 0, 9, 6, .6), p.Body(c, top, b, 22),
			p.Glint(c, "M82 90C84 80 94 75 106 71C112 71 112 77 107 79C98 82 93 87 92 93C88 99 81 97 82 90ZM52 138C54 126 64 120 74 120C79 122 78 127 73 128C66 129 62 134 61 140C58 146 51 144 52 138ZM22 204C24 190 36 182 48 182C53 184 52 189 47 190C39 192 33 198 32 206C29 212 21 211 22 204Z", .42))
		eye := func(x float64) kit.Node {
			return kit.Of(c.Ellipse(x, 138, 25, 29, b.DDD).Opacity(.6), c.Ellipse(x, 136, 24, 28, kit.Rad(x-6, 128, 36, kit.White, kit.White, kit.Hex("#d5d9e8"))), c.Ellipse(x+(128-x)*.14, 138, 14, 18, kit.Lin(0, 120, 0, 156, e.DD, e.M, e.L)), c.Circle(x+(128-x)*.14-4, 131, 5, kit.White))
		}
		c.Part("eyes", eye(92), eye(164))
		const grin = "M74 186Q128 198 182 186C188 186 190 190 188 196C182 220 160 234 128 234C96 234 74 220 68 196C66 190 68 186 74 186Z"
		c.Part("mouth", c.Path(grin, b.DDD).Move(0, 1.6).Stroke(b.DDD, 4).Opacity(.8), c.Form(grin, kit.Lin(0, 186, 0, 234, c.Tones("mouth").M, kit.Hex("#dfe3f0")), c.Blur(2, c.Path("M60 184Q128 206 196 184V180H60Z", b.DDD)).Opacity(.35)))
		c.AnchorBox("headTop", 132, 20, 90, 16, 0)
		c.AnchorBox("eyes", 128, 136, 190, 50, 0)
		c.Anchor("mouth", 128, 208)
		c.Anchor("ground", 128, 248)
	},
}
