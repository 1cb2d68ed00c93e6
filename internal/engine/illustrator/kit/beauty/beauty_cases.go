package beauty

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// makeupBag is a zipped pouch, open, with what is in it looking out.
var makeupBag = kit.Piece{
	Name: "makeup-bag", Cm: 22, States: "open; full; empty -lipstick -brush -pencil",
	Palette: "bag #f08fb0 fabric; lining #fbd9c4 inside; zipper #e9b94a gold; lipstick #d42a4c; brush #8a5bb0; pencil #3fb0b5",
	Draw: func(c *kit.Canvas) {
		b, l, z, s, r, n := c.Tones("bag"), c.Tones("lining"), c.Tones("zipper"), c.Tones("lipstick"), c.Tones("brush"), c.Tones("pencil")
		hair := kit.TonesOf(kit.Hex("#f0b9a0"))
		c.On(kit.Back)
		c.Part("lining", c.Form("M26 124Q128 84 230 124V140H26Z", kit.Lin(0, 96, 0, 140, l.M, l.D, l.DD)), c.Line("M26 122Q128 82 230 122", b.D, 7), c.Line("M30 119Q128 80 226 119", z.M, 3).Dash(3, 3).Butt())
		c.On(kit.Body)
		c.Part("brush", kit.Of(c.Form("M172 62H186L190 170H168Z", kit.Lin(168, 0, 190, 0, r.L, r.LL, r.M, r.DD)), c.Form("M169 46H189L187 68H171Z", kit.Lin(169, 0, 189, 0, z.M, z.LL, z.D)), c.Form("M170 48Q156 30 164 14Q172 6 179 6Q186 6 194 14Q202 30 188 48Z", kit.Lin(160, 6, 198, 48, hair.LL, hair.M, hair.D), c.Line("M172 46Q166 28 170 14M179 46V10M186 46Q192 28 188 14", hair.DD, 1.5).Opacity(.6))).Rotate(14, 179, 130))
		c.Part("pencil", kit.Of(c.Form("M126 50L134 28L142 50V160H126Z", kit.Lin(126, 0, 142, 0, n.L, n.LL, n.M, n.DD), c.Path("M124 50L134 24L144 50Q134 56 124 50Z", l.M), c.Path("M130 39L134 24L138 39Z", n.DDD))).Rotate(2, 134, 120))
		c.Part("lipstick", kit.Of(c.Form("M64 96H104V170H64Z", kit.Lin(64, 0, 104, 0, kit.Hex("#4a4452"), kit.Hex("#8d8698"), kit.Hex("#37313f"), kit.Hex("#221d29"))), c.Form("M68 70H100V98H68Z", kit.Lin(68, 0, 100, 0, z.M, z.LL, z.M, z.DD)), c.Form("M72 72V38Q74 22 92 20Q97 22 97 32V72Z", kit.Lin(72, 0, 97, 0, s.M, s.LL, s.M, s.DD), c.Path("M72 40Q76 24 92 20Q96 30 72 50Z", s.L))).Rotate(-9, 84, 130))
		c.On(kit.Fore)
		const bag = "M22 124Q128 146 234 124Q244 122 245 132L250 206Q252 244 214 246H42Q4 244 6 206L11 132Q12 122 22 124Z"
		quilt := sheen.Each(15, func(i int) kit.Node {
			x := -120 + float64(i)*34
			return kit.Of(c.Line(sheen.D("M%g 120L%g 250", x, x+130), b.DD, 1.8).Opacity(.6), c.Line(sheen.D("M%g 121.500L%g 251.500", x, x+130), b.LL, 1.2).Opacity(.6), c.Line(sheen.D("M%g 120L%g 250", x+130, x), b.DD, 1.8).Opacity(.6))
		})
		c.Part("bag", sheen.Body(c, bag, b, 24, quilt), sheen.Glint(c, "M24 142L52 146Q36 170 34 208Q24 212 22 198Z", .35))
		c.Part("zipper", c.Line("M20 128Q128 150 236 128", b.DD, 10), c.Line("M20 127Q128 149 236 127", z.D, 5), c.Line("M20 127Q128 149 236 127", z.LL, 5).Dash(2.6, 2.6).Butt(), sheen.Body(c, kit.RoundRect(206, 122, 20, 15, 5), z, 5), c.Line("M216 136Q220 150 219 158", z.D, 4), c.Path("M219 154q11 10 5 24q-9 6 -14 -3q0 -14 9 -21z", z.DD).Move(1, 2), sheen.Body(c, "M219 154q11 10 5 24q-9 6 -14 -3q0 -14 9 -21z", z, 5))
		c.AnchorBox("print", 120, 198, 120, 60, 0)
		c.AnchorBox("inside", 128, 112, 180, 40, 0)
		c.Anchor("ground", 128, 246)
	},
}
