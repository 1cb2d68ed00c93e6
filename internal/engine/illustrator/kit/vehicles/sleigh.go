package vehicles

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var sleigh = kit.Piece{
	Name: "sleigh", Cm: 280, Facing: kit.Right,
	Palette: "body #cf2b34; runners #f4bd3c gold; trim #f4bd3c <runners; seat #8a2b3c; gifts #3f9e6a presents; sack #b9793f bag; ribbon #fbe6b0 bow",
	Draw: func(c *kit.Canvas) {
		b, r, g, s, p, k, y := c.Tones("body"), c.Tones("runners"), c.Tones("trim"), c.Tones("seat"), c.Tones("gifts"), c.Tones("sack"), c.Tones("ribbon")
		curl := func(w float64, t kit.Color) kit.Node {
			return c.Line("M20 210H200C236 210 250 190 246 166C242 148 220 146 216 162C214 174 228 178 232 168", t, w)
		}
		c.On(kit.Back)
		c.Part("runners", c.Line("M74 168L66 204M176 176L184 206M124 176V206", r.DDD, 7))
		c.Part("seat", c.Form("M44 90L96 96L150 150H60Z", kit.Lin(44, 90, 120, 150, s.M, s.DD)))
		c.On(kit.Body)
		c.Part("sack", c.Form("M30 120C14 84 22 52 52 46Q58 36 52 26Q62 30 66 24Q72 30 82 26Q78 38 84 46C120 56 124 92 112 128Z", kit.Lin(30, 40, 110, 130, k.LL, k.L, k.M, k.DD), gloss.Dim(c, 7, .5, "M96 50Q120 90 90 140H130V50Z", k), c.Line("M60 48Q50 80 54 120M74 48Q86 80 84 120", k.DD, 2).Opacity(.4), gloss.Glint(c, "M36 62Q30 80 34 100Q40 76 50 56Z", .4)), c.Line("M51 46Q67 52 84 45", y.DD, 6), c.Line("M51 45Q67 51 84 44", y.M, 4))
		gift := func(x, y0, w, h float64, t, band kit.Tones) kit.Node {
			return kit.Of(c.Form(kit.RoundRect(x, y0, w, h, 3), gloss.Sheen(t, x, y0, x+w, y0+h), c.Rect(x+w*.4, y0, w*.2, h, 0, kit.Lin(x+w*.4, 0, x+w*.6, 0, band.LL, band.D)), c.Rect(x, y0, w, 4, 0, kit.White).Opacity(.3)),
				c.Form(curlBow(x+w/2, y0), gloss.Sheen(band, x, y0-14, x+w, y0)))
		}
		c.Part("gifts", gift(92, 76, 36, 50, p, y).Rotate(8, 110, 100), gift(118, 96, 32, 40, kit.TonesOf(kit.Hex("#5b8fe0")), g).Rotate(-6, 130, 116), gift(74, 92, 28, 34, g, b))
		c.On(kit.Fore)
		const hull = "M18 66C10 58 16 46 28 48C44 52 44 78 56 98C68 116 92 122 120 122C152 122 170 116 184 96C196 78 210 72 222 78Q232 84 228 96C218 96 214 106 210 122C202 158 180 176 146 176H84C50 176 34 150 32 116C31 96 28 76 18 66Z"
		c.Part("body", c.Form(hull, kit.Lin(70, 60, 110, 190, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.5, b.M), kit.At(.85, b.D), kit.At(1, b.DD)), gloss.Dim(c, 9, .55, "M60 184Q190 176 222 90L240 190H60Z", b), gloss.Dim(c, 4, .45, "M52 104C70 130 160 132 190 98V104C170 138 80 140 52 114Z", b)),
			gloss.Glint(c, "M24 52Q34 52 38 68Q44 90 54 106Q42 96 36 76Q32 60 24 56Z", .5), gloss.Glint(c, "M196 96Q204 84 216 82Q206 90 200 104Q190 128 176 140Q188 120 196 96Z", .45))
		c.Part("trim", c.Line("M20 58Q32 52 37 70C46 100 58 126 120 126C160 126 176 116 190 96C200 82 212 78 224 88", g.DD, 6.5), c.Line("M20 57Q32 51 37 69C46 99 58 124.5 120 124.500C160 124.5 176 114.5 190 94.500C200 80.5 212 76.5 224 86.5", kit.Lin(20, 50, 224, 120, g.LL, g.M, g.L), 4.6),
			c.Line("M62 152Q80 134 98 150Q108 162 96 164Q88 162 92 155M170 152Q152 134 134 150Q124 162 136 164Q144 162 140 155", g.DD, 4.2).Move(.6, 1), c.Line("M62 152Q80 134 98 150Q108 162 96 164Q88 162 92 155M170 152Q152 134 134 150Q124 162 136 164Q144 162 140 155", g.L, 3), c.Circle(116, 148, 5.5, kit.Rad(114, 146, 7, g.LL, g.M, g.DD)), c.Circle(56, 156, 3, g.L), c.Circle(177, 155, 3, g.L))
		c.Part("runners", gloss.Tube(c, "M74 176L66 208M160 174L172 208", 7, r), curl(9.5, r.DDD), curl(7.4, r.M), curl(2.4, r.LL).Move(-.5, -1.6))
		chassis.Driver(c, 130, 128, 196, 92, 186, 160)
		c.AnchorBox("inside", 118, 96, 110, 56, 0)
		c.Anchor("ground", 120, 215)
		c.Anchor("tie", 240, 166)
	},
}

// curlBow is the outline of a gift's bow whose knot is at x, y.
func curlBow(x, y float64) string {
	return "M" + gloss.Num(x) + " " + gloss.Num(y) + "q-14 -16 -15 -6q0 8 15 6q15 2 15 -6q-1 -10 -15 6z"
}
