package signs

import (
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// noticeSign is a plate of metal that forbids, warns or shows the way; a number at the end of its text stands large below the rest.
var noticeSign = kit.Piece{
	Name: "notice-sign", Cm: 45,
	Palette: "board #fbfbf8 plate sign background; border #c8202c letters frame edge; screws #9aa3ad",
	Draw: func(c *kit.Canvas) {
		b, k, s := c.Tones("board"), c.Tones("border"), c.Tones("screws")
		words := strings.Fields(strings.ToUpper(c.Text()))
		number := ""
		if n := len(words); n > 1 && strings.Trim(words[n-1], "0123456789") == "" {
			number, words = words[n-1], words[:n-1]
		}
		x0, y0, w, h := 8.0, 44.0, 240.0, 168.0
		if number != "" {
			x0, y0, w, h = 38, 8, 180, 240
		}
		plate := func(in, r float64) string { return kit.RoundRect(x0+in, y0+in, w-2*in, h-2*in, r) }
		c.Part("board", c.Path(plate(0, 16), b.DDD).Move(2, 5).Opacity(.7), c.Form(plate(0, 16), kit.Lin(x0, y0, x0+w*.6, y0+h, b.LL, b.M, b.M, b.D), sheen.Edge(c, plate(0, 16), b, 7), c.Path("M60 0H130L70 260H0Z", kit.White).Opacity(.14)))
		c.Part("border", c.Path(plate(12, 9), kit.None).Stroke(k.M, 6.5))
		if len(words) > 0 {
			box := kit.Box{X0: x0 + 28, Y0: y0 + 28, X1: x0 + w - 28, Y1: y0 + h - 28}
			if number != "" {
				c.Part("border", c.Path(kit.LettersPath(number, kit.Box{X0: x0 + 30, Y0: y0 + 112, X1: x0 + w - 30, Y1: y0 + h - 30}, "display"), k.M))
				box.Y1 = y0 + 100
			}
			c.Part("border", c.Path(kit.LettersPath(strings.Join(words, " "), box, "sans"), k.M))
		}
		for _, x := range []float64{x0 + 24, x0 + w - 24} {
			c.Part("screws", sheen.Screw(c, x, y0+24, 4.5, s), sheen.Screw(c, x, y0+h-24, 4.5, s))
		}
		c.AnchorBox("print", 128, y0+h/2, w-60, h-60, 0)
		c.Anchor("ground", 128, y0+h+4)
	},
}

// yardSign is the board of somebody who sells a house: it hangs from an arm of a white post.
var yardSign = kit.Piece{
	Name: "yard-sign", Cm: 150,
	Palette: "board #d8343f sign; post #f4f3ef white; chain #9aa3ad; grass #6fb84f",
	Draw: func(c *kit.Canvas) {
		b, p, m, g := c.Tones("board"), c.Tones("post"), c.Tones("chain"), c.Tones("grass")
		c.Part("post", sheen.Body(c, "M40 14L49 4L58 14V250H40Z", p, 5), sheen.Body(c, kit.RoundRect(28, 32, 220, 15, 4), p, 4), c.Path("M58 47L88 47L58 80Z", p.D).Opacity(.8))
		for _, x := range []float64{96, 216} {
			c.Part("chain", chainLine(c, x, 47, x, 74, m))
		}
		board := kit.RoundRect(70, 72, 172, 104, 8)
		c.Part("board", c.Path(board, b.DDD).Move(2, 5).Opacity(.6), c.Form(board, kit.Lin(70, 72, 200, 176, b.L, b.M, b.D), sheen.Edge(c, board, b, 6)), c.Path(kit.RoundRect(78, 80, 156, 88, 4), kit.None).Stroke(kit.Hex("#fffaf2"), 3).Opacity(.9))
		c.Part("grass", c.Path("M14 254Q20 236 16 226Q30 236 34 246Q38 226 46 216Q48 236 52 246Q60 226 72 216Q66 236 70 246Q80 234 92 228Q84 242 90 254Q50 260 14 254Z", g.D), c.Path("M22 254Q32 240 30 232Q40 240 42 250Q48 236 54 230Q54 244 58 250Q66 238 76 232Q70 246 74 254Z", g.L))
		c.AnchorBox("print", 156, 124, 138, 72, 0)
		c.Anchor("ground", 49, 254)
	},
}
