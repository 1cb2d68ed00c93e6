package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var boomerang = kit.Piece{
	Name: "boomerang", Cm: 40,
	Palette: "boomerang #c9803a wood; bands #7a2f24 stripes; dots #f7ecd6 pattern",
	Draw: func(c *kit.Canvas) {
		w, b, p := c.Tones("boomerang"), c.Tones("bands"), c.Tones("dots")
		const d = "M16 226C6 210 14 192 26 178C56 140 74 96 84 50C90 24 112 14 132 20C150 26 160 40 182 52C206 66 232 72 244 92C254 110 240 126 222 120C190 110 160 104 138 94C128 90 122 96 118 108C104 156 80 198 48 228C36 238 22 236 16 226Z"
		c.Part("boomerang", c.Path(d, w.DDD).Opacity(.3).Move(2, 4), c.Form(d, kit.Lin(60, 20, 150, 220, w.LL, w.L, w.M, w.DD), c.Line("M24 214C60 170 86 120 96 56C102 34 120 26 136 34C156 46 186 72 234 96", w.LL, 3).Opacity(.6), c.Line("M34 222C70 180 96 130 106 72C112 50 122 50 136 58C160 74 190 92 228 108", w.DD, 1.8).Opacity(.6), sheen.Edge(c, d, w, 14)))
		c.Part("bands", c.Clip(d, c.Line("M22 176L70 208M34 158L84 188M206 48L188 126M226 60L210 132", b.M, 8), c.Line("M76 70L128 88M150 20L122 92", b.M, 8)))
		c.Part("dots", sheen.Each(8, func(i int) kit.Node {
			return c.Circle([]float64{60, 76, 88, 98, 116, 146, 168, 128}[i], []float64{164, 140, 116, 100, 56, 66, 80, 40}[i], 4.6, kit.Lin(0, 40, 0, 170, p.LL, p.M))
		}))
		c.AnchorBox("grip", 40, 206, 0, 0, 30)
	},
}

var lacrosseStick = kit.Piece{
	Name: "lacrosse-stick", Cm: 105,
	Palette: "frame #f4f4f0 head; net #e2483f mesh pocket; shaft #3f5fae handle; ball #f4f1ea; grip #2f323a tape",
	Draw: func(c *kit.Canvas) {
		f, n, s, b, g := c.Tones("frame"), c.Tones("net"), c.Tones("shaft"), c.Tones("ball"), c.Tones("grip")
		c.Part("shaft", sheen.Tube(c, "M22 234L152 104", 14, s))
		c.Part("grip", sheen.Tube(c, "M22 234L70 186", 16, g), c.Line("M30 218L40 226M40 208L50 216M50 198L60 206", g.LL, 2).Opacity(.5))
		const inner = "M146 112C132 96 140 64 166 40C190 18 222 12 236 22C246 34 240 66 218 90C194 116 162 126 146 112Z"
		c.Part("net", c.Clip(inner, c.Path(inner, n.DDD.Alpha(.18)), sheen.Each(11, func(i int) kit.Node {
			k := 20*float64(i) - 60
			return kit.Of(c.Line(sheen.D("M%g 0l130 130M%g 130l130 -130", 80+k, 80+k), n.M, 3))
		})))
		c.Part("ball", sheen.Ball(c, 182, 80, 21, b))
		c.Part("frame", c.Path(inner, kit.None).Stroke(f.DDD, 12), c.Path(inner, kit.None).Stroke(f.M, 9), c.Line("M142 104C134 88 144 64 168 42C186 26 210 18 224 20", f.LL, 3), sheen.Body(c, "M136 104L152 120L142 130Q126 128 126 114Z", f, 4))
		c.AnchorBox("grip", 60, 196, 0, 0, 45)
	},
}

// jokerCard is a playing card with a jester's face under a cap with bells.
var jokerCard = kit.Piece{
	Name: "joker-card", Cm: 9,
	Palette: "card #fffdf7 paper; cap #7a3fb0 hat purple; second #e2b33a yellow; face #f6d9bd skin; letters #d8333f text",
	Draw: func(c *kit.Canvas) {
		p, h, y, f, l := c.Tones("card"), c.Tones("cap"), c.Tones("second"), c.Tones("face"), c.Tones("letters")
		card := kit.RoundRect(42, 6, 172, 244, 14)
		c.Part("card", c.Path(card, l.DDD).Opacity(.35).Move(2, 3), sheen.Body(c, card, p, 8), c.Path(kit.RoundRect(52, 16, 152, 224, 8), kit.None).Stroke(y.D, 2))
		word := kit.Of(sheen.Each(5, func(i int) kit.Node {
			return c.Letters("JOKER"[i:i+1], kit.Box{X0: 57, Y0: 24 + 16*float64(i), X1: 70, Y1: 38 + 16*float64(i)}, "display", l.M)
		}))
		c.Part("letters", word, word.Rotate(180, 128, 128))
		small := func(n ...kit.Node) kit.Node { return kit.Of(n...).Scale(.82, .98, 128, 128).Move(0, 2) }
		c.Part("collar", small(c.Around(8, 128, 184, c.Form("M128 184L112 214L128 226L144 214Z", kit.Lin(112, 184, 144, 226, y.L, y.M, y.D))).Scale(1, .5, 128, 184), c.Around(8, 128, 184, c.Circle(128, 224, 4, h.D)).Scale(1, .5, 128, 184)))
		c.Part("face", small(sheen.Body(c, "M90 118H166V150C166 176 148 192 128 192C108 192 90 176 90 150Z", f, 7), c.Circle(100, 156, 9, kit.Hex("#f08a78")).Opacity(.55), c.Circle(156, 156, 9, kit.Hex("#f08a78")).Opacity(.55), c.Ellipse(111, 140, 5, 7, kit.Hex("#33283a")), c.Ellipse(145, 140, 5, 7, kit.Hex("#33283a")), c.Circle(109, 137, 1.8, kit.White), c.Circle(143, 137, 1.8, kit.White), c.Line("M100 126Q110 120 118 126M138 126Q146 120 156 126", h.DDD, 3), sheen.Ball(c, 128, 152, 6, kit.TonesOf(l.L)), c.Path("M104 164Q128 190 152 164Q128 176 104 164Z", l.D)))
		c.Part("cap", small(sheen.Body(c, "M86 122C78 96 74 84 60 84C52 84 52 96 60 98C56 60 92 46 128 96C96 92 92 110 92 122Z", h, 6), sheen.Body(c, "M170 122C178 96 182 84 196 84C204 84 204 96 196 98C200 60 164 46 128 96C160 92 164 110 164 122Z", y, 6), sheen.Body(c, "M100 122C96 84 110 56 128 44C146 56 160 84 156 122Z", kit.TonesOf(l.M), 6), sheen.Body(c, "M84 118Q128 104 172 118V128Q128 114 84 128Z", y, 4)))
		c.Part("bells", small(sheen.Ball(c, 60, 100, 8, y), sheen.Ball(c, 196, 100, 8, h), sheen.Ball(c, 128, 42, 8, y)))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 230, 0, 0, 0)
	},
}
