package clothing

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var sweater = kit.Piece{
	Name: "sweater", Cm: 72,
	Palette: "sweater #c7313d body wool; sleeves #c7313d <sweater; pattern #fff1dc snowflakes; ribbing #2f7a56 collar cuffs hem",
	Draw: func(c *kit.Canvas) {
		b, s, p, r := c.Tones("sweater"), c.Tones("sleeves"), c.Tones("pattern"), c.Tones("ribbing")
		zigzag := func(y, h, w float64) string {
			d := fmt.Sprintf("M0 %g", y)
			for i := range int(256/w) + 1 {
				d += fmt.Sprintf("L%g %gL%g %g", (float64(i)+.5)*w, y-h, (float64(i)+1)*w, y)
			}
			return d
		}
		flake := func(x, y, r float64) kit.Node {
			return c.Around(6, x, y, c.Line(fmt.Sprintf("M%g %gV%gM%g %gL%g %gL%g %g", x, y, y-r, x-r*.35, y-r*.9, x, y-r*.6, x+r*.35, y-r*.9), p.M, 2.6))
		}
		var dots []kit.Node
		for i := range 22 {
			dots = append(dots, c.Rect(float64(i)*12+1, 93, 4.5, 4.5, 1, p.M), c.Rect(float64(i)*12+1, 171, 4.5, 4.5, 1, p.M), c.Rect(float64(i)*12+7, 200, 4.5, 4.5, 1, p.M))
		}
		pattern := c.Named("pattern", c.Line(zigzag(88, 10, 16), p.M, 3.6), c.Line("M0 104H256M0 164H256", r.L, 4), kit.Of(dots...), flake(84, 134, 20), flake(128, 134, 22), flake(172, 134, 20), flake(40, 134, 16), flake(216, 134, 16), c.Line(zigzag(192, 10, 16), p.M, 3.6))
		var knit []kit.Node
		for i := range 40 {
			knit = append(knit, c.Line(fmt.Sprintf("M%g 20V250", float64(i)*6.5), b.DDD, 1.3).Dash(3, 2.5).Opacity(.22))
		}
		ribs := func(d string, x1, x2, y1, y2 float64, n int) kit.Node {
			var all []kit.Node
			for i := range n {
				x := x1 + (x2-x1)*(float64(i)+.5)/float64(n)
				all = append(all, c.Rect(x, y1, 2, y2-y1, 1, r.DDD).Opacity(.5), c.Rect(x+2, y1, 1.3, y2-y1, .6, r.LL).Opacity(.4))
			}
			return c.Form(d, kit.Lin(x1, y1, x2, y2, r.L, r.M, r.DD), all...)
		}
		c.On(kit.Back)
		c.Part("collar", c.Form("M90 26Q128 8 166 26V58H90Z", kit.Lin(0, 12, 0, 50, b.DDD, b.DD)), ribs("M90 26Q128 8 166 26L160 38Q128 24 96 38Z", 90, 166, 8, 40, 16))
		c.On(kit.Body)
		sleeve := kit.Of(c.Form("M70 38Q46 46 40 74L14 202Q28 216 52 210L84 116Z", kit.Lin(14, 50, 84, 180, kit.At(0, s.LL), kit.At(.4, s.M), kit.At(1, s.DD)), pattern.Rotate(12, 60, 120).Move(0, -6), kit.Of(knit...), c.Blur(5, c.Path("M86 96L46 220H94Z", s.DDD).Opacity(.5)), fabric.Crease(c, s, 5, "M74 92Q58 98 50 112")), ribs("M13 198Q30 212 54 206L50 234Q48 240 42 239L16 233Q10 231 10 225Z", 8, 56, 194, 244, 10))
		right := kit.Of(c.Form("M186 38Q210 46 216 74L242 202Q228 216 204 210L172 116Z", kit.Lin(180, 50, 242, 190, kit.At(0, s.L), kit.At(.4, s.M), kit.At(1, s.DD)), pattern.Rotate(-12, 196, 120).Move(0, -6), kit.Of(knit...), c.Blur(5, c.Path("M170 96L210 220H162Z", s.DDD).Opacity(.5)), fabric.Crease(c, s, 5, "M182 92Q198 98 206 112")), ribs("M243 198Q226 212 202 206L206 234Q208 240 214 239L240 233Q246 231 246 225Z", 200, 248, 194, 244, 10))
		c.Part("sleeves", sleeve, right)
		c.Part("body", c.Form("M88 26Q78 34 67 40Q73 80 71 110L66 222H190L185 110Q183 80 189 40Q178 34 168 26Q156 56 128 57Q100 56 88 26Z", kit.Lin(66, 30, 192, 220, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.55, b.M), kit.At(1, b.D)), pattern, kit.Of(knit...),
			c.Blur(9, c.Path("M168 40Q182 140 168 230H206V40Z", b.DDD).Opacity(.45)), c.Blur(5, c.Path("M60 206H196V230H60Z", b.DDD).Opacity(.4)), c.Blur(3, c.Path("M90 40Q102 70 128 70Q154 70 166 36L172 52Q154 82 128 80Q100 80 84 52Z", b.DDD).Opacity(.5)), fabric.Crease(c, b, 5, "M76 112Q92 122 100 140"), fabric.Crease(c, b, 5, "M180 112Q164 122 156 140"), c.Path("M78 48Q88 56 104 70Q90 82 86 130Q78 90 78 48Z", kit.White).Opacity(.2)),
			c.Line("M69 41Q75 80 73 110M187 41Q181 80 183 110", b.DDD, 1.8).Opacity(.45))
		c.Part("hem", ribs("M65 218Q128 226 191 218L190 240Q189 246 183 247Q128 252 73 247Q67 246 66 240Z", 64, 192, 214, 254, 28))
		c.Part("collar", ribs("M88 24Q100 54 128 55Q156 54 168 24Q174 24 172 32Q162 68 128 69Q94 68 84 32Q82 24 88 24Z", 82, 174, 20, 74, 22))
		c.AnchorBox("print", 128, 134, 96, 80, 0)
		c.AnchorBox("fit", 128, 36, 124, 0, 0)
	},
}
