package nature

import "pellucid/internal/engine/illustrator/kit"

var mountain = kit.Piece{
	Name: "mountain", Cm: 300000,
	Palette: "slopes #7387a6 rock; snow #ffffff; hills #5aa35a grass",
	Draw: func(c *kit.Canvas) {
		s, w, h := c.Tones("slopes"), c.Tones("snow"), c.Tones("hills")
		ice := mix(s.L, kit.Hex("#9cc4f0"), .5)
		far := kit.TonesOf(s.M.Shade(.6))
		peak := func(t kit.Tones, whole, dark, cap, capDark, cracks string, x, top, base float64) kit.Node {
			return c.Form(whole, kit.Lin(x-70, top, x+30, base, t.LL, t.L, t.M, t.D), c.Path(dark, kit.Lin(x, top, x+60, base, t.M, t.D, t.DD)), c.Line(cracks, t.DDD, 2).Opacity(.35), c.Line(cracks, t.LL, 1.6).Opacity(.5).Move(-2, -.5),
				c.Named("snow", c.Blur(2.5, c.Path(cap, t.DDD).Opacity(.5).Move(2, 5)), c.Path(cap, kit.Lin(x-40, top, x+10, top+80, w.M, w.M, mix(w.M, ice, .35))), c.Path(capDark, kit.Lin(x, top, x+40, top+90, mix(w.M, ice, .55), mix(w.M, ice, .95)))))
		}
		c.Part("slopes",
			peak(far, "M-2 234L60 106L72 96L84 110L150 234Z", "M72 96L84 110L150 234H78L86 190L70 160L80 132Z", "M40 148L60 106L72 96L84 110L104 146L94 142L88 156L76 138L66 154L56 140L48 152Z", "M72 96L84 110L104 146L94 142L88 156L78 140L80 126Z", "M36 190L48 172L44 156M98 176L110 200", 72, 96, 234),
			peak(far, "M118 234L176 100L190 84L204 104L258 234Z", "M190 84L204 104L258 234H192L202 186L186 150L198 118Z", "M158 142L176 100L190 84L204 104L222 146L212 140L204 156L194 138L184 154L174 138L166 150Z", "M190 84L204 104L222 146L212 140L204 156L196 140L198 112Z", "M160 180L170 164M216 176L228 204", 190, 84, 234),
			peak(s, "M22 238L100 62L112 52L126 26L140 46L150 58L234 238Z", "M126 26L140 46L150 58L234 238H132L146 196L124 160L142 122L122 92L132 62Z", "M70 130L100 62L112 52L126 26L140 46L150 58L184 132L172 124L164 146L150 124L140 150L124 122L112 148L100 120L88 140L80 124Z", "M126 26L140 46L150 58L184 132L172 124L164 146L150 124L140 150L130 132L136 112L122 92L132 62Z", "M76 190L92 168L86 150M60 220L70 196M170 190L184 212L180 226M158 160L168 178", 126, 26, 238))
		pine := func(x, y, k float64) kit.Node {
			var all []kit.Node
			for i := range 3 {
				f := float64(i)
				half, top, bot := (11-2.4*f)*k, y-(18+9*f)*k, y-(2+9*f)*k
				all = append(all, c.Path(sf("M%g %gL%g %gQ%g %g %g %gZ", x, top, x+half, bot, x, bot+4*k, x-half, bot), kit.Lin(x-half, top, x+half, bot, h.L, h.D, h.DDD)))
			}
			return kit.Of(c.Rect(x-1.5*k, y-3*k, 3*k, 6*k, 0, kit.Hex("#6b4a34")), kit.Of(all...))
		}
		var woods []kit.Node
		for i := range 19 {
			x := 12 + float64(i)*13
			woods = append(woods, pine(x, 222+float64(i*7%5)*2, 1+float64(i*5%4)*.14))
		}
		c.Part("hills", c.Clip("M22 238L126 26L258 238H-2Z", c.Blur(8, c.Rect(-10, 210, 280, 26, 0, s.DDD).Opacity(.35))), kit.Of(woods...), c.Form("M-6 236Q10 218 44 222Q84 212 128 222Q176 210 216 222Q250 218 262 236Q262 244 250 244H6Q-6 244 -6 236Z", kit.Lin(0, 214, 0, 246, h.L, h.M, h.D), c.Line("M24 232q14 -5 30 0M90 234q18 -6 36 0M170 232q18 -5 34 1", h.LL, 2).Opacity(.6)))
		c.Anchor("ground", 128, 244)
	},
}
