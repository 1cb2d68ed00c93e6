package food

import "pellucid/internal/engine/illustrator/kit"

var banana = kit.Piece{
	Name: "banana", Cm: 19,
	Palette: "peel #fbd13a skin; tips #6e5230 stem",
	Draw: func(c *kit.Canvas) {
		p, m := c.Tones("peel"), c.Tones("tips")
		const d = "M58 26C64 20 72 22 76 30C80 48 82 66 92 90C106 124 146 152 196 158C214 160 232 152 244 158C252 164 250 176 242 182C214 206 164 214 124 196C76 176 44 126 52 74C54 56 60 44 58 26Z"
		one := func(k float64) kit.Node {
			return kit.Of(c.Form(d, kit.Lin(60, 60, 150, 210, kit.At(0, p.D), kit.At(.35, p.M), kit.At(.7, p.M), kit.At(1, p.D)),
				c.Path("M66 24C70 46 72 70 80 94C96 136 140 166 196 172C216 174 236 162 248 164L240 140L150 120L90 60L84 20Z", kit.Lin(90, 130, 130, 120, p.L, p.LL)).Opacity(.9),
				c.Path("M52 60C50 92 60 120 80 146C110 182 160 200 230 186L220 230L100 220L30 120Z", kit.Lin(90, 150, 70, 180, p.D, p.DD)).Opacity(.75),
				c.Line("M66 24C70 46 72 70 80 94C96 136 140 166 196 172C216 174 236 164 248 164", p.LL, 3).Opacity(.9),
				c.Line("M56 60C54 92 64 120 84 144C114 178 160 194 230 184", p.DD, 2.2).Opacity(.5),
				shade(c, d, p, 18),
				c.Blur(3, c.Path("M50 14H86V52Q66 58 50 52Z", kit.Hex("#9dbb3c"))).Opacity(.75),
				c.Line("M96 150q5 4 9 8M150 182q8 2 12 2M118 160l5 3M176 180l9 0M88 124l2 4M140 168l3 2", m.M, 2.4).Opacity(.55)),
				c.Named("tips", c.Form("M244 158C252 162 251 176 242 182C236 178 236 162 244 158Z", kit.Lin(240, 158, 248, 182, m.M, m.DD))))
		}
		shadow := c.Blur(5, c.Path(d, p.DDD)).Opacity(.5)
		back := one(0).Rotate(-24, 66, 26)
		mid := one(0).Rotate(-4, 66, 26)
		c.Part("peel", back,
			c.Clip(d, kit.Node{}), mid)
		front := one(0).Rotate(18, 66, 26)
		_ = shadow
		c.Part("peel", front)
		c.Part("tips", c.Form("M50 32C46 18 48 6 54 2H80C84 8 82 20 86 34C78 42 58 42 50 32Z", kit.Lin(48, 0, 86, 40, m.L, m.M, m.DD), c.Line("M60 4Q58 20 62 38M72 4Q72 20 76 38", m.DDD, 2).Opacity(.5)),
			c.Ellipse(67, 3.5, 13.5, 3.8, kit.Lin(54, 0, 80, 6, m.LL, m.M)))
		c.Anchor("ground", 128, 240)
		c.AnchorBox("grip", 66, 20, 0, 0, 0)
	},
}
