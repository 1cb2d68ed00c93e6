package accessories

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

var ringBox = kit.Piece{
	Name: "ring-box", Cm: 6,
	States:  "open; empty -ring",
	Palette: "box #b3213c velvet; lining #fff6ec cushion; ring #f2bd3e gold; stone #d8f1fb diamond; trim #e8c060",
	Draw: func(c *kit.Canvas) {
		b, l, r, s, t := c.Tones("box"), c.Tones("lining"), c.Tones("ring"), c.Tones("stone"), c.Tones("trim")
		c.Part("lid", c.Form("M52 24Q54 10 68 10H188Q202 10 204 24L216 118H40Z", kit.Lin(52, 10, 204, 118, b.L, b.M, b.DD)), c.Form("M66 32Q68 24 76 24H180Q188 24 190 32L200 116H56Z", kit.Lin(66, 24, 190, 116, l.D, l.M, l.LL), c.Blur(7, c.Path("M56 116L66 24H80L74 116Z", l.DDD)).Opacity(.4), c.Line("M76 70Q128 92 180 70", l.DD, 2).Opacity(.4), c.Line("M66 24H190", l.DDD, 3).Opacity(.4)))
		c.Part("trim", c.Line("M40 119H216", t.DD, 8), c.Line("M40 118H216", t.L, 4))
		c.Part("lining", c.Form("M38 122H218L206 168H50Z", kit.Lin(0, 122, 0, 168, l.LL, l.M, l.D), c.Form("M52 130Q128 118 204 130Q212 148 196 156Q128 168 60 156Q44 148 52 130Z", kit.Rad(110, 130, 110, kit.White, l.L, l.D)), c.Line("M98 146Q128 152 158 146", l.DDD, 5)))
		c.Part("ring", c.Path("M98 148C86 112 104 84 128 84C152 84 170 112 158 148", kit.None).Stroke(r.DDD, 13).Butt(), c.Path("M98 148C86 112 104 84 128 84C152 84 170 112 158 148", kit.None).Stroke(kit.Lin(94, 84, 164, 148, r.LL, r.M, r.D, r.LL), 9.5).Butt(), c.Path("M100 134C96 112 108 92 124 89", kit.None).Stroke(kit.White, 2.6).Opacity(.85),
			c.Form("M112 84L120 72H136L144 84L136 92H120Z", kit.Lin(112, 72, 144, 92, r.LL, r.D)))
		c.Part("ring", c.Form("M100 52L114 36H142L156 52L128 86Z", kit.Lin(100, 36, 156, 86, s.LL, s.M, s.D)), c.Path("M100 52H156L128 86Z", s.L).Opacity(.6), c.Path("M116 52H140L128 86Z", kit.White).Opacity(.7), c.Path("M114 36L116 52L100 52ZM142 36L140 52H156Z", kit.White).Opacity(.55), c.Line("M100 52H156M114 36L116 52L128 86L140 52L142 36M116 52L128 36L140 52", s.DD, 1.6), c.Path("M164 22q2 10 12 12q-10 2 -12 12q-2 -10 -12 -12q10 -2 12 -12z", kit.White))
		c.Part("box", c.Form("M38 160H218Q224 160 223 168L214 232Q212 244 198 244H58Q44 244 42 232L33 168Q32 160 38 160Z", kit.Lin(38, 160, 216, 244, kit.At(0, b.LL), kit.At(.3, b.M), kit.At(1, b.DD)),
			c.Blur(8, c.Path("M34 220H222V252H34Z", b.DDD)).Opacity(.5), c.Path("M50 170L58 232Q50 232 48 222L42 170Z", kit.White).Opacity(.35)))
		c.Part("trim", c.Line("M36 164H220", t.DD, 7), c.Line("M36 163H220", t.LL, 3.5), c.Form("M116 164H140V182Q140 190 128 190Q116 190 116 182Z", kit.Lin(116, 164, 140, 190, t.LL, t.M, t.DD)))
		c.Anchor("ground", 128, 244)
	},
}
