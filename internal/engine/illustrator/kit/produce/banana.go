package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

const bananaShape = "M58 26C64 20 72 22 76 30C80 48 82 66 92 90C106 124 146 152 196 158C214 160 232 152 244 158C252 164 250 176 242 182C214 206 164 214 124 196C76 176 44 126 52 74C54 56 60 44 58 26Z"

// oneBanana hangs from its stem at 66, 26.
func oneBanana(c *kit.Canvas, p, m kit.Tones) kit.Node {
	return kit.Of(c.Form(bananaShape, kit.Lin(60, 60, 150, 210, kit.At(0, p.D), kit.At(.35, p.M), kit.At(.7, p.M), kit.At(1, p.D)),
		c.Path("M66 24C70 46 72 70 80 94C96 136 140 166 196 172C216 174 236 162 248 164L240 140L150 120L90 60L84 20Z", kit.Lin(90, 130, 130, 120, p.L, p.LL)).Opacity(.9),
		c.Path("M52 60C50 92 60 120 80 146C110 182 160 200 230 186L220 230L100 220L30 120Z", kit.Lin(90, 150, 70, 180, p.D, p.DD)).Opacity(.75),
		c.Line("M66 24C70 46 72 70 80 94C96 136 140 166 196 172C216 174 236 162 248 164", p.LL, 3).Opacity(.9),
		c.Line("M56 60C54 92 64 120 84 144C114 178 160 194 230 184", p.DD, 2.2).Opacity(.5),
		edible.Shade(c, bananaShape, p, 18),
		c.Blur(3, c.Path("M50 14H86V52Q66 58 50 52Z", kit.Hex("#9dbb3c"))).Opacity(.75),
		c.Line("M96 150q5 4 9 8M150 182q8 2 12 2M118 160l5 3M176 180l9 0M88 124l2 4M140 168l3 2", m.M, 2.4).Opacity(.55)),
		c.Named("tips", c.Form("M244 158C252 162 251 176 242 182C236 178 236 162 244 158Z", kit.Lin(240, 158, 248, 182, m.M, m.DD))))
}

// bananaStem is the stem that bananas hang from.
func bananaStem(c *kit.Canvas, m kit.Tones) kit.Node {
	return kit.Of(c.Form("M50 32C46 18 48 6 54 2H80C84 8 82 20 86 34C78 42 58 42 50 32Z", kit.Lin(48, 0, 86, 40, m.L, m.M, m.DD), c.Line("M60 4Q58 20 62 38M72 4Q72 20 76 38", m.DDD, 2).Opacity(.5)),
		c.Ellipse(67, 3.5, 13.5, 3.8, kit.Lin(54, 0, 80, 6, m.LL, m.M)))
}

var banana = kit.Piece{
	Name: "banana", Cm: 19,
	States:  "peeled; " + edible.Cuts,
	Palette: "peel #fbd13a skin; tips #6e5230 stem",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: kit.TonesOf(kit.Hex("#fff0c0")), Skin: c.Tones("peel"), Seeds: kit.Hex("#b08a4a")}).Draw(c) {
			return
		}
		p, m := c.Tones("peel"), c.Tones("tips")
		if c.State("peeled") {
			peeledBanana(c)
			return
		}
		c.Part("peel", oneBanana(c, p, m))
		c.Part("tips", c.Form("M56 34C54 22 55 12 58 8H74C78 14 76 24 79 36C74 42 62 42 56 34Z", kit.Lin(54, 0, 80, 40, m.L, m.M, m.DD), c.Line("M62 10Q61 22 64 38", m.DDD, 1.6).Opacity(.5)), c.Ellipse(66, 8.5, 8, 2.6, kit.Lin(58, 6, 74, 11, m.LL, m.M)))
		c.Anchor("ground", 150, 206)
		c.AnchorBox("grip", 96, 150, 0, 0, 0)
	},
}

var bananaBunch = kit.Piece{
	Name: "banana-bunch", Cm: 22,
	Palette: "peel #fbd13a skin; tips #6e5230 stem",
	Draw: func(c *kit.Canvas) {
		p, m := c.Tones("peel"), c.Tones("tips")
		one := oneBanana(c, p, m)
		c.Part("peel", one.Rotate(-24, 66, 26), one.Rotate(-4, 66, 26), one.Rotate(18, 66, 26))
		c.Part("tips", bananaStem(c, m))
		c.Anchor("ground", 128, 240)
		c.AnchorBox("grip", 66, 20, 0, 0, 0)
	},
}

// peeledBanana is one banana whose peel hangs down around it in four flaps.
func peeledBanana(c *kit.Canvas) {
	p, m := c.Tones("peel"), c.Tones("tips")
	inner := kit.TonesOf(kit.Hex("#fdf0c8"))
	flap := func(d string, x0, x1 float64, back bool) kit.Node {
		t := p
		if back {
			t = kit.TonesOf(kit.Hex("#fbe9b0"))
		}
		return c.Form(d, kit.Lin(x0, 110, x1, 240, t.L, t.M, t.D), edible.Shade(c, d, t, 10))
	}
	c.Part("peel", flap("M104 150C80 120 62 126 44 150C30 170 26 196 12 214C44 220 76 200 108 190Z", 20, 100, true), flap("M150 150C176 120 196 124 214 148C228 168 232 194 246 212C214 220 178 200 148 190Z", 150, 240, true))
	const flesh = "M98 168C94 120 96 66 108 30C114 10 122 4 130 4C140 4 148 12 152 30C162 68 162 122 156 168Z"
	c.Part("flesh", c.Form(flesh, kit.Lin(94, 0, 162, 0, kit.At(0, inner.M), kit.At(.3, inner.LL), kit.At(.65, inner.M), kit.At(1, inner.DD)), c.Line("M112 40Q104 96 108 168M146 36Q152 96 146 168", inner.D, 2.4).Opacity(.6), c.Ellipse(130, 9, 7, 4, m.L).Opacity(.7)),
		c.Path("M110 46Q116 24 122 26Q114 60 112 104Q108 108 106 100Q106 70 110 46Z", kit.White).Opacity(.7).Shade())
	c.Part("peel", flap("M98 150C84 158 66 176 60 206C56 226 58 238 52 252C80 246 102 222 112 196Z", 54, 112, false), flap("M158 150C172 158 190 176 196 206C200 226 200 238 206 252C178 246 154 222 144 196Z", 144, 206, false),
		c.Form("M94 148Q110 176 128 152Q144 176 162 148C164 190 152 226 138 240H118C104 226 92 190 94 148Z", kit.Lin(94, 0, 162, 0, kit.At(0, p.M), kit.At(.3, p.LL), kit.At(.6, p.M), kit.At(1, p.DD)), c.Line("M128 156V236", p.DD, 2).Opacity(.5)))
	c.Part("tips", c.Form("M116 236H140L136 254H120Z", kit.Lin(116, 0, 140, 0, m.L, m.M, m.DD)))
	c.Anchor("ground", 128, 254)
	c.AnchorBox("grip", 128, 216, 0, 0, 0)
}
