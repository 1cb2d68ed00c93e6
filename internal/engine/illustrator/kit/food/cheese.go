package food

import "pellucid/internal/engine/illustrator/kit"

var cheese = kit.Piece{
	Name: "cheese", Cm: 16,
	Palette: "wedge #fcc62f cheese; rind #e08a2a",
	Draw: func(c *kit.Canvas) {
		w, r := c.Tones("wedge"), c.Tones("rind")
		const top = "M10 122L176 46C184 42 192 44 198 48L246 96C250 102 248 108 240 110L18 134Z"
		const front = "M10 126L248 104V196C248 204 244 208 236 209L20 224Q10 224 10 214Z"
		hole := func(x, y, rx, ry float64) kit.Node {
			return kit.Of(c.Form(kit.Oval(x, y, rx, ry), kit.Lin(x-rx, y-ry, x+rx, y+ry, w.DDD, w.DD, w.D, w.M), c.Blur(3, c.Ellipse(x+rx*.2, y+ry*.25, rx*.8, ry*.75, w.M)).Opacity(.6)), c.Path(pf("M%g %ga%g %g 0 0 0 %g %g", x-rx*.6, y+ry*.8, rx, ry, rx*1.58, -ry*.6), kit.None).Stroke(w.LL, 2.6).Opacity(.9))
		}
		c.Part("wedge", c.Form(top, kit.Lin(40, 130, 200, 50, w.L, w.LL, w.LL, w.L), c.Blur(3, c.Line("M10 130L248 108", kit.White, 5)).Opacity(.6)))
		c.Part("holes", c.Clip(top, hole(150, 84, 22, 9), hole(206, 80, 13, 6), hole(88, 108, 14, 5.5)))
		c.Part("rind", c.Form("M190 45C196 43 200 48 204 52L246 94C250 98 250 104 248 108L238 110C242 106 241 102 238 98L190 50Z", kit.Lin(190, 44, 250, 110, r.L, r.M, r.D)))
		c.Part("wedge", c.Form(front, kit.Lin(20, 120, 220, 220, kit.At(0, w.L), kit.At(.45, w.M), kit.At(1, w.D)),
			c.Named("holes", hole(56, 172, 22, 21), hole(122, 152, 16, 15), hole(170, 184, 24, 22), hole(208, 132, 13, 12), hole(104, 206, 12, 11), hole(86, 138, 7, 7), hole(228, 178, 8, 8), hole(26, 212, 9, 9)),
			c.Blur(7, c.Path("M230 96H256V220H230Z", w.DDD)).Opacity(.35), shade(c, front, w, 14), c.Line("M12 127L247 105.5", w.LL, 3.5)))
		c.Part("rind", c.Form("M238 105L248 104V196C248 204 244 208 236 209Q238 206 238 198Z", kit.Lin(236, 0, 250, 0, r.L, r.M, r.D)))
		c.Part("wedge", c.Line("M22 142V160", kit.White, 5).Opacity(.6).Shade())
		c.Anchor("ground", 128, 218)
		c.AnchorBox("surface", 140, 92, 120, 0, 0)
	},
}
