package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var jewelryBox = kit.Piece{
	Name: "jewelry-box", Cm: 25, States: "open; full; empty -jewels -pearls",
	Palette: "box #a05a35 wood; velvet #b3245a lining; trim #efbd4a gold; mirror #bfe3f2 glass; jewels #35a8e0 gems; pearls #fff4ea",
	Draw: func(c *kit.Canvas) {
		b, v, t, m, j, p := c.Tones("box"), c.Tones("velvet"), c.Tones("trim"), c.Tones("mirror"), c.Tones("jewels"), c.Tones("pearls")
		c.On(kit.Back)
		const lid = "M44 24Q46 10 60 10H196Q210 10 212 24L226 124H30Z"
		c.Part("lid", sheen.Body(c, lid, b, 12), c.Form("M58 30Q59 22 66 22H190Q197 22 198 30L210 124H46Z", kit.Lin(58, 22, 206, 124, v.M, v.L, v.D)), c.Path("M74 40Q75 34 81 34H175Q181 34 182 40L190 108H66Z", t.D).Stroke(t.M, 5), c.Form("M74 40Q75 34 81 34H175Q181 34 182 40L190 108H66Z", kit.Lin(74, 34, 190, 108, m.LL, m.M, m.L, m.D), c.Path("M96 34H128L96 108H62ZM140 34H150L118 108H106Z", kit.White).Opacity(.55)))
		c.Part("velvet", c.Form("M30 122H226L236 158H20Z", kit.Lin(0, 122, 0, 160, v.DD, v.M, v.D), c.Line("M92 124L84 158M164 124L172 158", v.DDD, 5), c.Line("M89 124L81 158M167 124L175 158", v.LL, 1.6)))
		gem := func(x, y, k float64, g kit.Tones) kit.Node {
			return kit.Of(c.Path("M-14 -4L-8 -13H8L14 -4L0 14Z", g.DD).Stroke(g.DD, 2), c.Path("M-14 -4L-8 -13H8L14 -4L0 14Z", kit.Lin(-12, -12, 10, 12, g.LL, g.M, g.D)), c.Path("M-8 -13L-5 -4H5L8 -13ZM-5 -4H5L0 14Z", g.LL).Opacity(.7), c.Path("M-8 -13L-14 -4H-5Z", kit.White).Opacity(.8)).Scale(k, k, 0, 0).Move(x, y)
		}
		ring := func(x, y float64, g kit.Tones) kit.Node {
			return kit.Of(c.Circle(x, y, 15, kit.None).Stroke(t.DD, 6), c.Circle(x, y, 15, kit.None).Stroke(kit.Lin(x-15, y-15, x+15, y+15, t.LL, t.M, t.D), 4), gem(x, y-20, .8, g))
		}
		c.Part("jewels", ring(56, 136, j), gem(104, 138, 1.1, kit.TonesOf(kit.Hex("#38bd7c"))), gem(134, 134, 1.2, j), gem(156, 142, .9, kit.TonesOf(kit.Hex("#ffb52e"))), ring(200, 136, kit.TonesOf(kit.Hex("#e8425a"))))
		c.On(kit.Fore)
		const body = "M18 154H238Q244 154 243 160L234 236Q233 244 224 244H32Q23 244 22 236L13 160Q12 154 18 154Z"
		c.Part("box", c.Rect(30, 240, 34, 11, 4, t.D), c.Rect(192, 240, 34, 11, 4, t.D), sheen.Body(c, body, b, 20, sheen.Grain(c, kit.Box{X0: 14, Y0: 170, X1: 242, Y1: 244}, 7, b)))
		c.Part("trim", c.Path("M36 182H220L214 230H42Z", kit.None).Stroke(t.M, 2.4), c.Line("M16 157H240", t.DD, 8), c.Line("M16 155.500H240", kit.Lin(16, 0, 240, 0, t.M, t.LL, t.M, t.D), 5))
		c.Part("pearls", sheen.Each(17, func(i int) kit.Node {
			u := (float64(i) - 8) / 8
			return sheen.Ball(c, 108+u*44, 200-u*u*48, 6, p)
		}))
		c.Part("trim", sheen.Body(c, "M166 152H194V176Q194 186 180 186Q166 186 166 176Z", t, 6), c.Path("M180 164a4 4 0 0 1 2.500 7l1 8h-7l1 -8a4 4 0 0 1 2.500 -7z", t.DDD))
		c.Anchor("ground", 128, 251)
		c.AnchorBox("inside", 128, 138, 190, 34, 0)
	},
}

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
