package christmas

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var giftSack = kit.Piece{
	Name: "gift-sack", Cm: 78,
	Palette: "sack #d2303b bag cloth; trim #fbf6ec fur; rope #e9b949 cord; gifts #3f9a55 presents",
	Draw: func(c *kit.Canvas) {
		b, u, r, g := c.Tones("sack"), c.Tones("trim"), c.Tones("rope"), c.Tones("gifts")
		gold, blue, red, fur := kit.TonesOf(kit.Hex("#f2bf45")), kit.TonesOf(kit.Hex("#4f8fd6")), kit.TonesOf(kit.Hex("#e0303f")), kit.TonesOf(kit.Hex("#b9793f"))
		box := func(x, y, w, h float64, t, ribbon kit.Tones) kit.Node {
			return kit.Of(c.Form(kit.RoundRect(x, y, w, h, 4), kit.Lin(x, y, x+w, y+h, t.L, t.M, t.DD), c.Rect(x+w*.4, y, w*.2, h, 0, festoon.Across(ribbon, x+w*.4, x+w*.6)), c.Rect(x, y, w, 8, 0, t.LL).Opacity(.4)), festoon.Bow(c, ribbon, x+w/2, y-1, .44))
		}
		const cane = "M188 92V44Q188 20 206 20Q224 20 224 44"
		c.On(kit.Back)
		c.Part("gifts", box(58, 40, 52, 60, g, gold).Rotate(-9, 84, 70), c.Line(cane, kit.Hex("#c9bfc4"), 14), c.Line(cane, kit.White, 12), c.Line(cane, red.M, 12).Dash(7, 8).Butt(), c.Line(cane, kit.White, 3).Opacity(.7).Move(-3, 0),
			c.Circle(126, 40, 11, fur.D), c.Circle(126, 40, 6, fur.LL), c.Circle(166, 40, 11, fur.D), c.Circle(166, 40, 6, fur.LL), c.Form("M146 36C172 36 178 54 176 70C174 90 160 98 146 98C132 98 118 90 116 70C114 54 120 36 146 36Z", kit.Lin(118, 40, 178, 98, fur.L, fur.M, fur.D), c.Ellipse(146, 76, 17, 13, fur.LL)), c.Ellipse(146, 70, 6, 4.4, kit.Hex("#33241d")), c.Circle(133, 61, 4, kit.Hex("#33241d")), c.Circle(159, 61, 4, kit.Hex("#33241d")), c.Line("M140 80Q146 85 152 80", kit.Hex("#33241d"), 2.4),
			box(160, 62, 40, 44, blue, red).Rotate(10, 180, 84))
		c.On(kit.Body)
		fold := func(d string, w float64) kit.Node {
			return kit.Of(c.Blur(w*.45, c.Line(d, b.DDD, w).Opacity(.5)), c.Blur(w*.3, c.Line(d, b.LL, w*.5).Move(-w*.7, -w*.2).Opacity(.7)))
		}
		c.Part("sack", c.Form("M64 96Q128 116 196 96C220 116 238 158 234 196C230 232 206 248 130 248C52 248 26 232 22 196C18 158 40 116 64 96Z", kit.Lin(40, 90, 230, 248, kit.At(0, b.L), kit.At(.35, b.M), kit.At(.7, b.D), kit.At(1, b.DD)),
			c.Blur(11, c.Path("M190 100Q236 180 184 248L120 252H250V90Z", b.DDD).Opacity(.5)), c.Blur(7, c.Path("M12 228Q128 258 244 226V262H12Z", b.DDD).Opacity(.5)), c.Blur(5, c.Path("M60 92H200V116Q128 132 60 116Z", b.DDD).Opacity(.6)),
			fold("M90 112Q74 136 64 166", 6), fold("M126 118Q124 142 128 164", 5), fold("M166 114Q184 136 196 164", 6), fold("M34 194Q48 222 76 232", 6), fold("M224 194Q212 218 188 230", 6),
			c.Blur(3, c.Path("M70 122C44 146 34 174 36 200C26 168 42 134 70 122Z", kit.White).Opacity(.5))))
		c.Part("rope", c.Line("M72 126Q128 146 190 126", r.DD, 7), c.Line("M72 126Q128 146 190 126", r.M, 5), c.Line("M72 126Q128 146 190 126", r.LL, 1.6).Dash(2, 4), c.Line("M130 137C116 154 112 168 114 184M130 137C146 152 150 166 146 180", r.DD, 6), c.Line("M130 137C116 154 112 168 114 184M130 137C146 152 150 166 146 180", r.M, 4), c.Circle(114, 187, 6, r.M), c.Circle(146, 183, 6, r.M))
		c.On(kit.Fore)
		c.Part("trim", fluff(c, u, 54, 206, 84, 116))
		c.On(kit.Body)
		c.AnchorBox("print", 128, 190, 110, 70, 0)
		c.AnchorBox("grip", 62, 100, 0, 0, 90)
		c.Anchor("ground", 128, 248)
	},
}
