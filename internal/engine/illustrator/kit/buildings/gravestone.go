package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var gravestone = kit.Piece{
	Name: "gravestone", Cm: 110,
	Palette: "stone #a3abb8 rock; text #5f6675; grass #5f9e4a moss; flowers #f2c94c; dirt #7a5540 soil; cracks #6c7484 <stone",
	Draw: func(c *kit.Canvas) {
		s, t, g, f, d, k := c.Tones("stone"), c.Tones("text"), c.Tones("grass"), c.Tones("flowers"), c.Tones("dirt"), c.Tones("cracks")
		c.Part("dirt", c.Form("M20 236C24 214 64 204 128 204C192 204 232 214 238 236Q238 246 226 246H32Q20 246 20 236Z", kit.Lin(80, 204, 100, 248, d.L, d.M, d.DD)))
		c.Part("stone", c.Form("M54 222V90C54 40 90 12 134 12C178 12 212 40 212 90V222Z", kit.Lin(120, 10, 216, 200, s.D, s.DD, s.DDD)),
			c.Form("M46 224V92C46 42 82 16 124 16C166 16 200 42 200 92V224Z", kit.Lin(70, 20, 170, 230, kit.At(0, s.LL), kit.At(.25, s.L), kit.At(.55, s.M), kit.At(1, s.D)), gloss.Dim(c, 8, .5, "M30 200H210V236H30Z", s), gloss.Dim(c, 8, .35, "M180 60Q210 120 190 236H220V50Z", s),
				c.Path("M62 214V94C62 54 90 32 124 32C158 32 184 54 184 94V214", kit.None).Stroke(s.DD, 3.4).Opacity(.6), c.Path("M63.5 215.5V95.500C63.5 55.5 91.5 33.5 125.5 33.5C159.5 33.5 185.5 55.5 185.5 95.5V215.5", kit.None).Stroke(s.LL, 1.5).Opacity(.8),
				c.Named("cracks", c.Line("M200 104L186 112L190 126L176 136L178 146", k.DD, 2.6), c.Line("M201 106L188 114L192 128L178 138", s.LL, 1).Opacity(.7), c.Line("M46 170L60 176L58 188L70 194", k.DD, 2.4), c.Line("M92 20L98 34L92 42", k.DD, 2.2)),
				c.Line("M76 60l6 -2M156 190l8 2M70 140l5 3M150 52l6 2M164 80l3 5M84 198l8 -2", s.DD, 2.4).Opacity(.5)),
			gloss.Glint(c, "M50 200V92C50 52 74 26 106 20C78 32 56 58 55 94V200Z", .55))
		letters := "M88 146V106H100Q112 106 112 117Q112 128 100 128H88M100 128L113 146M124 106V146M137 146V106H149Q161 106 161 118Q161 130 149 130H137"
		c.Part("text", c.Line(letters, s.LL, 7).Move(1.4, 1.6).Opacity(.8), c.Line(letters, t.DD, 7), c.Line(letters, t.M, 4).Move(.5, .8).Opacity(.7), c.Line("M88 164H160M100 176H148", s.LL, 3.4).Move(1, 1.2).Opacity(.8), c.Line("M88 164H160M100 176H148", t.D, 3.4),
			c.Line("M124 60V90M114 70H134", s.LL, 6).Move(1.2, 1.4).Opacity(.8), c.Line("M124 60V90M114 70H134", t.D, 6))
		c.Part("grass", c.Form("M46 196Q56 190 60 200Q70 196 72 208Q84 206 86 220H46Z", kit.Lin(46, 190, 80, 220, g.L, g.M, g.D)), c.Form("M166 18Q190 28 198 66Q190 70 186 60Q178 62 176 50Q166 50 168 38Q158 34 166 18Z", kit.Lin(160, 20, 198, 66, g.L, g.M, g.D), c.Line("M172 28l6 6M182 44l5 7", g.LL, 2).Opacity(.6)),
			lawn(c, 10, 248, 228, 20, g), c.Path("M30 236q-8 -18 -16 -24q14 4 20 20q-1 -18 2 -26q4 12 4 30ZM206 236q0 -22 8 -32q2 14 -2 30q6 -18 18 -22q-8 10 -16 24Z", kit.Lin(0, 206, 0, 236, g.L, g.D)))
		for _, p := range [][3]float64{{62, 226, 5}, {76, 232, 4.4}, {190, 230, 5}, {174, 236, 4.2}, {52, 236, 4}} {
			c.Part("flowers", c.Around(5, p[0], p[1], c.Circle(p[0], p[1]-p[2]*.8, p[2]*.62, kit.Lin(p[0]-4, p[1]-6, p[0]+4, p[1]+4, kit.White, kit.Hex("#e7e4f2")))), c.Circle(p[0], p[1], p[2]*.5, f.M))
		}
		c.AnchorBox("print", 124, 136, 90, 80, 0)
		c.AnchorBox("surface", 124, 16, 60, 4, 0)
		c.Anchor("ground", 128, 248)
	},
}
