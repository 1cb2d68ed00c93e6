package paper

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var postcard = kit.Piece{
	Name: "postcard", Cm: 15,
	Palette: "card #fff6e4 paper; stamp #3f93c9; stripes #d8434f border; ink #6a5a70 lines",
	Draw: func(c *kit.Canvas) {
		b, s, r, k := c.Tones("card"), c.Tones("stamp"), c.Tones("stripes"), c.Tones("ink")
		blue := kit.Hex("#3a6fb8")
		const sheet = "M6 50Q6 44 12 44H244Q250 44 250 50V204Q250 210 244 210H12Q6 210 6 204Z"
		slant := func(x, y float64) kit.Node {
			return kit.Of(c.Path(sheen.D("M%g %gl10 -10h12l-10 10z", x, y), r.M), c.Path(sheen.D("M%g %gl10 -10h12l-10 10z", x+22, y), blue))
		}
		c.Part("card", c.Path(sheet, b.DDD).Move(1.5, 4).Opacity(.6), c.Form(sheet, kit.Lin(30, 44, 220, 210, b.LL, b.M, b.M, b.D), c.Blur(9, c.Path("M6 188H250V214H6Z", b.DD)).Opacity(.45), sheen.Edge(c, sheet, b, 6)))
		c.Part("stripes", c.Clip(sheet, sheen.Each(6, func(i int) kit.Node { return slant(float64(i)*44-2, 54) }), sheen.Each(6, func(i int) kit.Node { return slant(float64(i)*44-2, 210) })))
		c.Part("ink", c.Line("M132 70V188", k.L, 2.4), c.Line("M146 150H234M146 167H234M146 184H206", k.M, 3))
		const tooth = "M178 66h56v58h-56z"
		c.Part("stamp", c.Blur(2, c.Path(tooth, b.DDD).Move(1.5, 2.5)).Opacity(.5), c.Path(tooth, kit.White), c.Path(tooth, kit.None).Stroke(kit.White, 5).Dash(.1, 7.2),
			c.Form("M183 71H229V119H183Z", kit.Lin(183, 71, 229, 119, s.LL, s.L, s.M), c.Circle(217, 84, 7, kit.Hex("#ffd862")), c.Path("M178 122V106L196 88L208 102L216 95L234 112V122Z", s.DD), c.Path("M196 88L203 96L198 98L194 95L189 97Z", kit.White), c.Path("M178 113Q204 104 234 114V122H178Z", s.D)))
		c.Part("ink", kit.Of(c.Circle(160, 92, 17, kit.None).Stroke(k.M, 2.4), c.Circle(160, 92, 11, kit.None).Stroke(k.M, 1.6), c.Line("M178 84q7 -5 14 0t14 0M178 92q7 -5 14 0t14 0M178 100q7 -5 14 0t14 0", k.M, 2.2)).Opacity(.85))
		c.AnchorBox("print", 73, 130, 104, 112, 0)
		c.Anchor("ground", 128, 210)
		c.AnchorBox("grip", 128, 206, 0, 0, 0)
	},
}

var menu = kit.Piece{
	Name: "menu", Cm: 30,
	Palette: "cover #7d2634 leather; paper #fff5e0 page; trim #e3b04a gold corners; ink #6b4a3c text",
	Draw: func(c *kit.Canvas) {
		b, p, t, k := c.Tones("cover"), c.Tones("paper"), c.Tones("trim"), c.Tones("ink")
		cover, page := kit.RoundRect(42, 6, 172, 244, 10), kit.RoundRect(56, 20, 144, 216, 4)
		c.Part("cover", c.Form(cover, kit.Lin(42, 6, 214, 250, b.LL, b.M, b.D, b.DD), c.Path(kit.RoundRect(48, 12, 160, 232, 7), kit.None).Stroke(b.LL, 1.8).Dash(5, 4), sheen.Edge(c, cover, b, 8)))
		c.Part("paper", c.Blur(3, c.Path(page, b.DDD).Move(2, 3)).Opacity(.7), c.Form(page, kit.Lin(60, 20, 196, 236, p.LL, p.M, p.M, p.D), sheen.Edge(c, page, p, 5)), c.Path(kit.RoundRect(64, 28, 128, 200, 3), kit.None).Stroke(t.D, 1.8))
		row := func(y, w, v float64) kit.Node {
			return kit.Of(c.Rect(76, y, w, 5, 2.5, k.M), c.Line(sheen.D("M%g %gH160", 82+w, y+3.5), k.L, 1.8).Dash(.1, 5), c.Rect(164, y, 16, 5, 2.5, t.D), c.Rect(76, y+9, v, 3, 1.5, k.LL))
		}
		c.Part("ink", row(110, 50, 66), row(131, 38, 54), row(152, 56, 60), row(173, 44, 48), row(194, 52, 64))
		word := c.Text()
		if word == "" {
			word = "MENU"
		}
		c.Part("lettering", c.Letters(word, kit.Box{X0: 76, Y0: 62, X1: 180, Y1: 88}, "display", b.M))
		c.Part("trim", c.Line("M84 98H118M138 98H172", t.D, 2), c.Path("M128 92l6 6l-6 6l-6 -6z", t.D),
			c.Line("M118 35V42Q118 47 122 47Q126 47 126 42V35M122 35V57", k.D, 2.2), c.Path("M133 57V35Q140 37 139 48H135.500V57Z", k.D).Stroke(k.D, 1))
		for _, q := range []string{"M42 34V16Q42 6 52 6H70Z", "M214 34V16Q214 6 204 6H186Z", "M42 222V240Q42 250 52 250H70Z", "M214 222V240Q214 250 204 250H186Z"} {
			c.Part("trim", c.Path(q, b.DDD).Move(1, 1.5).Opacity(.5), c.Form(q, kit.Lin(42, 6, 214, 250, t.LL, t.M, t.L, t.D)))
		}
		c.AnchorBox("print", 128, 75, 108, 34, 0)
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 240, 0, 0, 0)
	},
}

var magazine = kit.Piece{
	Name: "magazine", Cm: 28,
	Palette: "cover #f0646c; page #fff8ec paper; hair #6b3326; dress #2f9aa6; hat #ffd36b; band #fffaf2 text",
	Draw: func(c *kit.Canvas) {
		b, p, h, d, y, w := c.Tones("cover"), c.Tones("page"), c.Tones("hair"), c.Tones("dress"), c.Tones("hat"), c.Tones("band")
		skin := kit.TonesOf(kit.Hex("#f3c09a"))
		const front = "M42 14Q42 8 48 8H200Q206 8 206 14V242Q206 248 200 248H48Q42 248 42 242Z"
		c.Part("page", c.Form("M200 8L216 14V244L200 248H60V242Z", kit.Lin(200, 0, 218, 0, p.D, p.L, p.D), c.Line("M208 10V248M211 10V248M214 10V248", p.DD, 1)))
		c.Part("cover", c.Form(front, kit.Lin(42, 8, 206, 248, b.LL, b.L, b.M, b.D), c.Circle(124, 140, 66, b.LL).Opacity(.55),
			c.Named("hair", c.Form("84,140 92,108 124,98 156,108 166,144 172,196 146,206 102,206 78,196", kit.Lin(84, 100, 168, 206, h.L, h.M, h.DD))),
			c.Named("dress", c.Form("M58 252Q60 210 104 200L124 216L146 200Q188 210 192 252Z", kit.Lin(70, 200, 180, 252, d.LL, d.M, d.D))),
			c.Form("M111 170H138V198Q140 206 124 214Q108 206 111 198Z", kit.Lin(111, 170, 138, 214, skin.D, skin.M)),
			c.Form("98,136 104,112 124,106 146,112 152,138 146,164 125,182 104,164", kit.Lin(98, 106, 152, 182, skin.LL, skin.M, skin.D)),
			c.Path("M104 138q9 -6 17 0q-1 10 -9 10q-8 0 -8 -10zM129 138q9 -6 17 0q-1 10 -9 10q-7 0 -8 -10zM119 137h12v3h-12z", kit.Hex("#2c2633")), c.Path("M114 164Q125 172 136 164Q125 178 114 164Z", kit.Hex("#d8354a")),
			c.Named("hat", c.Form("M62 126Q84 112 92 110Q96 74 126 74Q156 74 160 110Q170 112 188 128Q126 106 62 126Z", kit.Lin(80, 76, 170, 128, y.LL, y.M, y.D), c.Path("M90 112Q124 98 162 112L161 101Q126 88 91 101Z", b.D))),
			c.Blur(6, c.Path("M194 8H210V250H194Z", b.DDD)).Opacity(.3), c.Path("M42 8H50V248H42Z", b.DD).Opacity(.35), c.Path("M50 8H84L50 120Z", kit.White).Opacity(.16).Shade(), sheen.Edge(c, front, b, 5)))
		word := c.Text()
		if word == "" {
			word = "STYLE"
		}
		c.Part("band", c.Letters(word, kit.Box{X0: 56, Y0: 22, X1: 194, Y1: 64}, "display", w.M))
		c.Part("lines", c.Rect(58, 142, 22, 6, 3, w.M), c.Rect(58, 153, 17, 4, 2, w.L), c.Rect(176, 150, 20, 6, 3, w.M), c.Rect(180, 161, 16, 4, 2, w.L),
			c.Rect(166, 218, 32, 22, 2, kit.White), c.Line("M171 222V236M175 222V236M180 222V236M184 222V236M188 222V236M193 222V236", kit.Hex("#2c2633"), 2).Butt())
		c.AnchorBox("print", 125, 43, 140, 44, 0)
		c.Anchor("ground", 128, 248)
		c.AnchorBox("grip", 128, 236, 0, 0, 0)
	},
}
