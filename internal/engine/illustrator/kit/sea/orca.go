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
		c.Part("tail", p.Body(c, "M40 108C30 92 6 84 -8 56C-10 48 -4 44 4 46C26 50 42 62 52 80C58 60 76 42 100 38C108 38 110 44 106 52C96 78 76 92 64 108Z", t, 11))
		const dorsal = "M92 96C96 60 104 30 128 8C136 4 142 8 142 16C142 46 150 74 168 92Z"
		c.Part("fin", p.Body(c, dorsal, f, 12, c.Blur(3, c.Line("M104 84Q108 44 130 18", f.LL, 5)).Opacity(.5)))
		const d = "M36 104Q50 88 72 96C110 80 160 76 204 96C238 112 254 138 252 160C250 178 240 186 226 192C190 222 130 228 90 206C58 190 38 152 36 104Z"
		const belly = "M62 168C88 182 96 196 122 196C150 196 168 178 196 176C216 176 232 182 246 176L246 240H60Z"
		c.Part("body", p.Body(c, d, b, 24, c.Named("belly", c.Path(belly, kit.Lin(130, 170, 150, 224, g.LL, g.M, g.D)), c.Path("M82 128C98 118 122 118 136 128C122 138 98 140 82 134Z", g.D).Opacity(.75)),
			c.Blur(6, c.Line("M70 104C110 88 160 84 200 102", b.LL, 9)).Opacity(.6)),
			c.Named("belly", c.Form("M186 124C190 112 206 110 218 118C228 126 226 138 212 140C198 140 184 136 186 124Z", kit.Lin(186, 112, 224, 140, g.LL, g.M, g.D))), p.Glint(c, "M112 98C138 88 168 88 188 94C194 98 190 102 182 101C160 98 138 98 118 104C110 104 108 100 112 98Z", .35))
		c.Part("mouth", c.Form("M196 166C214 172 234 170 250 162C250 176 240 184 228 186C214 186 202 180 196 166Z", kit.Lin(0, 164, 0, 186, m.DD, m.M)), c.Path("M206 169l5 8l5 -7l5 8l5 -8l5 7l5 -9Z", kit.White), c.Line("M190 162C210 172 234 170 251 160", b.DDD, 3))
		c.Part("eyes", p.Eye(c, 222, 146, 8.500, e))
		const fin = "M142 182C162 180 178 190 180 206C180 230 158 248 132 250C126 250 124 244 127 238C132 222 124 196 142 182Z"
		c.Part("fin", p.Cast(c, d, fin, b, 4, -2, 5, .4), p.Body(c, fin, f, 12))
	},
}
