package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var slowCooker = kit.Piece{
	Name: "slow-cooker", Cm: 38, Palette: "body #c8372f metal; crock #2f2b31 pot; lid #cfe0e6 glass; knob #2f2b31 handles black; dial #f2efe9",
	Draw: func(c *kit.Canvas) {
		b, k, l, n, d := c.Tones("body"), c.Tones("crock"), c.Tones("lid"), c.Tones("knob"), c.Tones("dial")
		c.Part("knob", sheen.Body(c, kit.RoundRect(2, 128, 40, 26, 11), n, 8), sheen.Body(c, kit.RoundRect(214, 128, 40, 26, 11), n, 8))
		lid := "M34 92C36 50 78 32 128 32C178 32 220 50 222 92Z"
		c.Part("knob", sheen.Body(c, "M108 12Q128 4 148 12L152 24Q128 34 104 24Z", n, 6), c.Rect(118, 22, 20, 14, 4, n.DD))
		c.Part("lid", c.Path(lid, kit.Lin(40, 40, 216, 92, l.LL, l.M, l.D)).Opacity(.9), c.Path(lid, kit.None).Stroke(l.DDD, 3), c.Ellipse(128, 92, 94, 9, l.DD).Opacity(.6), sheen.Glint(c, "M58 80Q66 50 104 42Q80 56 74 82Z", .8))
		c.Part("crock", sheen.Body(c, "M24 90Q128 108 232 90V106Q128 124 24 106Z", k, 5, c.Line("M26 96Q128 114 230 96", k.LL, 2.5).Opacity(.7)))
		body := "M30 108Q128 126 226 108L220 206Q216 226 196 226H60Q40 226 36 206Z"
		c.Part("body", c.Path(body, b.DDD).Move(0, 2), sheen.Body(c, body, b, 26, c.Blur(8, c.Path("M48 118L58 214H84L76 120Z", b.LL)).Opacity(.6)), sheen.Body(c, "M56 226H90V238Q90 244 84 244H62Q56 244 56 238ZM166 226H200V238Q200 244 194 244H172Q166 244 166 238Z", n, 4))
		c.Part("dial", c.Rect(92, 160, 72, 50, 10, b.DDD).Opacity(.5), sheen.Body(c, kit.RoundRect(92, 157, 72, 50, 10), kit.TonesOf(n.M), 6), sheen.Ball(c, 128, 182, 17, d), c.Line("M128 182L136 170", kit.Hex("#c8372f"), 4), c.Around(7, 128, 182, c.Circle(128, 161, 1.8, kit.White)))
		c.Anchor("ground", 128, 244)
		c.AnchorBox("inside", 128, 98, 180, 20, 0)
	},
}

var riceCooker = kit.Piece{
	Name: "rice-cooker", Cm: 28, Palette: "body #f4f0ea white; trim #b9c2ca metal; panel #e8604f; button #fff7ee; handle #5a616b",
	Draw: func(c *kit.Canvas) {
		b, m, p, u, h := c.Tones("body"), c.Tones("trim"), c.Tones("panel"), c.Tones("button"), c.Tones("handle")
		c.Part("handle", c.Line("M52 92Q40 20 128 20Q216 20 204 92", h.DDD, 15), c.Line("M52 92Q40 20 128 20Q216 20 204 92", h.M, 10), c.Line("M53 86Q46 28 124 24", h.LL, 3))
		lid := "M26 112C28 68 74 46 128 46C182 46 228 68 230 112Z"
		c.Part("body", sheen.Body(c, lid, b, 18, c.Line("M60 76Q90 58 128 56", kit.White, 5).Opacity(.8)), sheen.Body(c, kit.RoundRect(112, 40, 32, 14, 6), m, 4), sheen.Body(c, kit.RoundRect(102, 94, 52, 22, 9), h, 6))
		c.Part("trim", sheen.Body(c, "M20 110H236L238 126H18Z", m, 4, c.Line("M20 114H236", m.LL, 2)))
		low := "M22 126H234C238 170 230 214 210 232Q204 240 192 240H64Q52 240 46 232C26 214 18 170 22 126Z"
		c.Part("body", c.Path(low, b.DDD).Move(0, 2), sheen.Body(c, low, b, 28, c.Blur(8, c.Path("M36 134Q34 190 58 226H82Q56 190 60 134Z", kit.White)).Opacity(.8)))
		panel := "M84 144Q86 138 94 138H162Q170 138 172 144L178 206Q178 218 166 218H90Q78 218 78 206Z"
		c.Part("panel", sheen.Body(c, panel, p, 8, c.Path("M96 148H160V168H96Z", p.DDD), c.Circle(106, 158, 4, kit.Hex("#ffd24a")), c.Line("M118 158H150", p.LL, 3)))
		c.Part("button", c.Rect(104, 180, 48, 28, 12, p.DDD), sheen.Body(c, kit.RoundRect(104, 176, 48, 28, 12), u, 7))
		c.Part("trim", sheen.Body(c, "M60 240H92V248H60ZM164 240H196V248H164Z", h, 3))
		c.Anchor("ground", 128, 248)
	},
}

var drinkingStraw = kit.Piece{
	Name: "straw", Cm: 20, Palette: "paper #fff8ee white; stripes #e2463f red",
	Draw: func(c *kit.Canvas) {
		p, s := c.Tones("paper"), c.Tones("stripes")
		one := func() kit.Node {
			d := kit.RoundRect(112, 8, 32, 242, 3)
			return kit.Of(c.Form(d, kit.Lin(112, 0, 144, 0, p.L, p.LL, p.M, p.DD), sheen.Each(12, func(i int) kit.Node {
				y := float64(i)*26 - 20
				return c.Path(sheen.D("M108 %gL148 %gV%gL108 %gZ", y+26, y, y+12, y+38), kit.Lin(112, 0, 144, 0, s.L, s.M, s.DD))
			}), c.Rect(114, 8, 5, 242, 2, kit.White).Opacity(.5)), c.Ellipse(128, 9, 16, 5, p.D), c.Ellipse(128, 9.500, 12, 3.4, p.DDD))
		}
		c.Part("straw", one().Rotate(-24, 128, 140), one().Rotate(20, 128, 140))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 160, 0, 0, 20)
	},
}

var foodPick = kit.Piece{
	Name: "food-pick", Cm: 8, Palette: "flag #e0413a red; stick #d9a866 wood toothpick",
	Draw: func(c *kit.Canvas) {
		f, s := c.Tones("flag"), c.Tones("stick")
		c.Part("stick", c.Form("M104 12Q108 6 112 12L111 226L108 252L105 226Z", kit.Lin(104, 0, 112, 0, s.LL, s.M, s.DD)))
		d := "M108 18C134 8 156 34 182 26L214 22L196 52L214 86L182 88C156 96 134 72 108 82Z"
		c.Part("flag", c.Path(d, f.DDD).Move(0, 2), sheen.Body(c, d, f, 8, c.Blur(5, c.Path("M140 12Q156 40 150 88H168Q172 40 160 20Z", f.DDD)).Opacity(.45)), c.Rect(102, 16, 12, 68, 4, f.DD))
		c.Anchor("ground", 108, 252)
		c.AnchorBox("print", 154, 52, 60, 40, 0)
	},
}

var coaster = kit.Piece{
	Name: "coaster", Cm: 10, Palette: "wood #c48a52; rim #a86f3c <wood",
	Draw: func(c *kit.Canvas) {
		w, r := c.Tones("wood"), c.Tones("rim")
		c.Part("rim", c.Ellipse(128, 146, 122, 62, r.DDD), c.Form(kit.Oval(128, 138, 122, 62), kit.Lin(10, 0, 246, 0, r.L, r.M, r.DD)))
		c.Part("wood", c.Form(kit.Oval(128, 126, 122, 62), kit.Lin(40, 70, 216, 180, w.LL, w.M, w.D), sheen.Each(6, func(i int) kit.Node {
			k := 1 - float64(i)*.16
			return c.Ellipse(128, 126, 118*k, 60*k, kit.None).Stroke(w.DD, 2.4).Opacity(.45)
		})), c.Path(kit.Oval(128, 126, 120, 60), kit.None).Stroke(w.LL, 2).Opacity(.7))
		c.AnchorBox("surface", 128, 126, 150, 0, 0)
		c.Anchor("ground", 128, 200)
	},
}
