package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var orca = kit.Piece{
	Name: "orca", Cm: 700, Facing: kit.Right,
	Palette: "body #343b4d skin black; belly #f7f8fb white patches; fin #343b4d <body fins; tail #343b4d <body; eyes #2f3f66; mouth #f58f9f tongue",
	Draw: func(c *kit.Canvas) {
		b, g, f, t, e, m := c.Tones("body"), c.Tones("belly"), c.Tones("fin"), c.Tones("tail"), c.Tones("eyes"), c.Tones("mouth")
		c.Part("tail", p.Body(c, "M54 190C34 168 8 168 -14 184C4 190 14 198 20 208C16 224 20 242 34 256C44 236 60 220 74 208Z", t, 11))
		c.Part("fin", p.Body(c, "M96 84C96 52 90 26 70 2C108 2 142 24 158 60Z", f, 12, c.Blur(3, c.Line("M104 70Q104 40 88 14", f.LL, 5)).Opacity(.5)))
		const d = "M42 206C36 150 62 92 112 62C156 38 208 44 236 76C250 92 256 106 252 118C246 132 224 138 204 144C162 156 112 172 74 214C62 226 46 224 42 206Z"
		c.Part("body", p.Body(c, d, b, 22, c.Named("belly", c.Path("M258 120C236 128 214 116 194 124C162 138 128 146 122 132C116 120 96 128 84 150C92 152 98 158 94 168C84 182 66 200 52 224L130 240L270 160Z", kit.Lin(130, 130, 150, 190, g.LL, g.M, g.D)),
			c.Blur(4, c.Path("M76 104C84 84 104 72 124 72C112 82 104 98 98 114C88 122 76 116 76 104Z", g.D)).Opacity(.5)), c.Blur(6, c.Line("M64 150C78 104 120 68 176 60", b.LL, 8)).Opacity(.55)),
			c.Named("belly", c.Form("M180 82C186 68 206 66 218 76C228 84 224 96 210 98C194 98 176 94 180 82Z", kit.Lin(184, 68, 216, 98, g.LL, g.M, g.D))), p.Glint(c, "M130 66C152 54 182 54 204 62C210 68 204 70 197 69C176 64 154 66 136 74C128 74 126 70 130 66Z", .4))
		c.Part("mouth", c.Form("M204 120C220 126 238 124 253 114C252 126 240 133 228 134C216 134 208 130 204 120Z", kit.Lin(0, 116, 0, 134, m.DD, m.M), c.Path("M208 118l5 8l5 -6l5 8l5 -8l5 7l5 -8l4 6l5 -9Z", kit.White)), c.Line("M200 116C218 126 238 124 253 112", b.DDD, 3))
		c.Part("eyes", p.Eye(c, 224, 100, 7.500, e))
		const fin = "M136 134C160 136 176 154 174 184C172 206 158 224 140 236C130 214 120 196 118 168C116 146 122 134 136 134Z"
		c.Part("fin", p.Cast(c, d, fin, b, 4, -2, 5, .4), p.Body(c, fin, f, 12))
	},
}
