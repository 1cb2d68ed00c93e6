package holiday

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var potOfGold = kit.Piece{
	Name: "rainbow-pot-of-gold", Cm: 50, Palette: "pot #3f4658 cauldron black; coins #ffc933 gold; clovers #4fae4a shamrock green; rainbow #e8453f; sparkles #fff0a8", States: "with rainbow; without rainbow -rainbow; empty -coins",
	Draw: func(c *kit.Canvas) {
		p, g, l, r, s := c.Tones("pot"), c.Tones("coins"), c.Tones("clovers"), c.Tones("rainbow"), c.Tones("sparkles")
		bands := []kit.Color{r.M, kit.Hex("#f7933a"), kit.Hex("#ffd84a"), kit.Hex("#5fbf5a"), kit.Hex("#4a8fe0"), kit.Hex("#8a5fd0")}
		c.On(kit.Back)
		for i, b := range bands {
			o := 11.500 * float64(i)
			c.Part("rainbow", c.Line(sheen.D("M%g 120C%g %g %g %g 266 %g", 92+o*.7, 96+o*.8, 40+o, 170+o*.2, -2+o, 4+o), b, 12.500).Butt())
		}
		c.Part("pot", c.Form(kit.Oval(128, 126, 96, 22), kit.Lin(30, 106, 226, 146, p.DD, p.DDD)))
		c.On(kit.Body)
		coin := func(x, y, turn float64) kit.Node {
			return kit.Of(c.Ellipse(x, y+4, 21, 13, g.DDD), c.Ellipse(x, y+2.500, 21, 13, g.DD), c.Ellipse(x, y, 21, 13, kit.Lin(x-18, y-12, x+18, y+12, g.LL, g.L, g.M, g.D)), c.Ellipse(x, y, 15, 8.500, kit.None).Stroke(g.DD, 1.600), c.Path(sheen.D("M%g %gq-4 -6 -7 -2q0 4 7 2q4 -6 7 -2q0 4 -7 2q-6 2 -4 5q3 1 4 -5q6 2 4 5q-3 1 -4 -5Z", x, y), g.DD)).Rotate(turn, x, y)
		}
		for _, q := range [][3]float64{{128, 62, 4}, {98, 74, -14}, {158, 74, 16}, {72, 92, -10}, {128, 84, 6}, {184, 92, 12}, {100, 98, -20}, {156, 100, 10}, {58, 112, 18}, {198, 112, -14}, {128, 108, -4}, {86, 116, 12}, {170, 118, -8}, {128, 126, 10}} {
			c.Part("coins", coin(q[0], q[1], q[2]))
		}
		c.On(kit.Fore)
		leg := kit.Of(sheen.Body(c, "M60 222L50 250Q60 258 72 250L86 232Z", p, 5))
		c.Part("pot", leg, leg.Mirror(128))
		d := "M30 126A98 24 0 0 0 226 126C246 160 240 214 196 236C164 250 92 250 60 236C16 214 10 160 30 126Z"
		c.Part("pot", sheen.Body(c, d, p, 28), c.Line("M30 126A98 24 0 0 0 226 126", p.DDD, 16), c.Line("M30 125A98 24 0 0 0 226 125", p.M, 12.500), c.Line("M32 122A98 24 0 0 0 150 147", p.LL, 3.500), sheen.Glint(c, "M48 166Q52 156 62 160Q60 196 78 220Q70 222 64 216Q46 194 48 166Z", .35))
		ring := kit.Of(c.Circle(32, 166, 12, kit.None).Stroke(p.DDD, 8), c.Circle(31.500, 165.500, 12, kit.None).Stroke(p.LL, 4))
		c.Part("pot", ring, ring.Mirror(128))
		clover := func(x, y, k, turn float64) kit.Node {
			return kit.Of(c.Line("M0 0Q4 16 -2 26", l.DD, 4), sheen.Each(3, func(i int) kit.Node {
				return c.Form("M0 0C-22 -8 -20 -28 -8 -27Q-1 -26 0 -20Q1 -26 8 -27C20 -28 22 -8 0 0Z", kit.Lin(-14, -26, 12, 0, l.LL, l.M, l.DD), c.Line("M0 -2V-17", l.DDD, 1.400).Opacity(.5)).Rotate(-90+90*float64(i), 0, 0)
			})).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("clovers", clover(128, 206, 1.250, 0), clover(26, 240, .8, -14), clover(232, 238, .85, 16), clover(54, 250, .6, 12))
		c.Part("coins", coin(206, 244, -8), coin(78, 248, 6))
		c.On(kit.Body)
		for _, q := range [][3]float64{{60, 66, 9}, {196, 58, 11}, {128, 34, 8}} {
			c.Part("sparkles", c.Path(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", q[0], q[1]-q[2], q[0], q[1], q[0]+q[2], q[1], q[0], q[1], q[0], q[1]+q[2], q[0], q[1], q[0]-q[2], q[1], q[0], q[1], q[0], q[1]-q[2]), s.LL))
		}
		c.AnchorBox("inside", 128, 120, 150, 36, 0)
		c.Anchor("ground", 128, 252)
	},
}

var kinara = kit.Piece{
	Name: "kinara", Cm: 40, Palette: "holder #8f5228 wood; black #3a3642 candle; red #d8303a candles; green #2f8f4a candles; flames #ffb52e; pattern #f2b93a gold",
	Draw: func(c *kit.Canvas) {
		h, k, r, g, f, p := c.Tones("holder"), c.Tones("black"), c.Tones("red"), c.Tones("green"), c.Tones("flames"), c.Tones("pattern")
		for i := range 7 {
			x := 20 + 36*float64(i)
			lift := []float64{0, 14, 28, 44, 28, 14, 0}[i]
			t, part := r, "red"
			if i == 3 {
				t, part = k, "black"
			} else if i > 3 {
				t, part = g, "green"
			}
			top := 94 - lift
			c.Part("flames", c.Glow(7, c.Circle(x, top-22, 12, f.L)).Opacity(.55), c.Form(sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, top-44, x+14, top-24, x+11, top-8, x, top-8, x-11, top-8, x-14, top-24, x, top-44), kit.Lin(0, top-44, 0, top-8, f.D, f.M, f.LL)), c.Form(sheen.D("M%g %gq-7 11 0 15q7 -4 0 -15Z", x, top-26), kit.Hex("#fff6c9")))
			c.Part(part, c.Line(sheen.D("M%g %gv10", x, top-10), kit.Hex("#3b2f2a"), 2), c.Form(kit.RoundRect(x-9, top, 18, 82+lift, 4), sheen.Round(x-9, 0, x+9, 0, t)), c.Ellipse(x, top+2, 8, 2.600, t.LL).Opacity(.8))
			c.Part("holder", sheen.Body(c, sheen.D("M%g %gh28l-4 18h-20Z", x-14, 160-lift*.62), h, 4))
		}
		base := "M2 176Q2 168 12 168Q60 160 92 142Q128 122 164 142Q196 160 244 168Q254 168 254 176V188Q254 196 244 196H166L150 222H106L90 196H12Q2 196 2 188Z"
		c.Part("holder", c.Path(base, h.DDD).Move(0, 2), sheen.Body(c, base, h, 9, sheen.Grain(c, kit.Box{X0: 10, Y0: 150, X1: 246, Y1: 196}, 5, h)), sheen.Body(c, "M64 222H192Q206 224 210 240V250H46V240Q50 224 64 222Z", h, 6))
		c.Part("pattern", sheen.Each(9, func(i int) kit.Node {
			x := 56 + 16*float64(i)
			return c.Path(sheen.D("M%g 246l8 -14l8 14Z", x), []kit.Color{p.M, r.M, g.M}[i%3])
		}), c.Line("M14 184H242", p.M, 3).Dash(8, 5), c.Path("M128 146l16 16l-16 16l-16 -16Z", p.M), c.Path("M128 153l9 9l-9 9l-9 -9Z", r.M))
		c.Anchor("ground", 128, 250)
	},
}
