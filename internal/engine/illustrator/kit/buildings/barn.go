package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var barn = kit.Piece{
	Name: "barn", Cm: 1500, States: "open; closed",
	Palette: "walls #c8372f wood; roof #5f6675; doors #b22f2b <walls; trim #fdf6ea; silo #c3cad3; hay #f0bf4d straw; grass #5aa845",
	Draw: func(c *kit.Canvas) {
		w, r, d, t, s, h, g := c.Tones("walls"), c.Tones("roof"), c.Tones("doors"), c.Tones("trim"), c.Tones("silo"), c.Tones("hay"), c.Tones("grass")
		c.Part("silo", c.Form("M206 86V240H254V86Z", gloss.Column(s, 206, 254), c.Line("M200 112H260M200 138H260M200 164H260M200 190H260M200 216H260", s.DD, 2.5).Opacity(.6), c.Line("M200 114H260M200 140H260M200 166H260M200 192H260M200 218H260", s.LL, 1.2).Opacity(.6), gloss.Dim(c, 4, .4, "M200 80H260V94H200Z", s), gloss.Dim(c, 5, .5, "M196 90H212V240H196Z", s)),
			c.Form("M202 90C202 62 214 52 230 52C246 52 258 62 258 90Q230 98 202 90Z", kit.Lin(204, 52, 256, 92, w.L, w.M, w.DD), c.Line("M230 50C218 62 214 76 214 96M230 50C242 62 246 76 246 96", w.DDD, 1.6).Opacity(.45), gloss.Glint(c, "M208 80C210 66 218 58 226 56C218 62 214 70 213 84Z", .5)), c.Circle(230, 50, 4.5, kit.Rad(228, 48, 6, s.LL, s.D)))
		const front = "M110 50L184 92L204 140V242H16V140L36 92Z"
		c.Part("walls", c.Form(front, kit.Lin(60, 60, 150, 246, w.L, w.M, w.D, w.DD), c.Line("M28 90V246M42 80V246M56 70V246M70 60V246M84 54V246M98 48V246M112 48V246M126 54V246M140 60V246M154 70V246M168 80V246M182 88V246M196 100V246", w.DDD, 1.4).Opacity(.4), c.Line("M29.5 90V246M43.5 80V246M57.5 70V246M71.5 60V246M85.5 54V246M99.5 48V246M113.5 48V246M127.5 54V246", w.LL, 1).Opacity(.3),
			gloss.Dim(c, 7, .55, "M110 46L190 92L210 146V160L180 106L110 66L40 106L10 160V140L32 90Z", w), gloss.Dim(c, 6, .35, "M186 110H210V246H180Z", w)))
		c.Part("roof", c.Line("M10 144L32 90L110 44L188 90L210 144", r.DDD, 17), c.Line("M10 143L32 89L110 43L188 89L210 143", kit.Lin(20, 40, 210, 140, r.LL, r.M, r.D), 13), c.Line("M8 140L29 87L109 40", kit.White, 2.4).Opacity(.5), c.Line("M21 150L42 98L110 58L178 98L199 150", t.DD, 5), c.Line("M20.5 149L41.5 97L110 57L178.5 97L199.5 149", t.LL, 3.4))
		c.Part("weather vane", c.Line("M110 42V12M98 24H122", r.M, 2.8), c.Line("M109.5 42V12M98 23.5H122", r.LL, 1), c.Path("M122 18L132 24L122 30ZM90 19H98V29H90L94 24Z", r.L), c.Circle(110, 11, 3, h.M))
		c.Part("loft", c.Rect(88, 84, 44, 44, 3, w.DDD).Opacity(.5), c.Rect(88, 82, 44, 44, 2, kit.Lin(88, 82, 132, 126, t.LL, t.M, t.D)), c.Form(kit.RoundRect(93, 87, 34, 34, 1), kit.Hex("#4a2730"), c.Form("M90 124C94 104 104 100 110 104C118 98 126 106 130 124Z", kit.Lin(90, 100, 128, 122, h.LL, h.M, h.D), c.Line("M98 112l8 4M108 108l6 6M116 110l-4 8", h.DD, 1.4))))
		c.Part("doors", c.Rect(62, 152, 96, 92, 2, w.DDD).Opacity(.5), c.Rect(62, 150, 96, 92, 2, kit.Lin(62, 150, 158, 242, t.LL, t.M, t.D)))
		for _, x := range []float64{68, 113} {
			n := c.Form(kit.RoundRect(x, 156, 39, 86, 1), kit.Lin(x, 156, x+39, 242, d.L, d.M, d.DD), c.Line("M"+gloss.Num(x+10)+" 150V246M"+gloss.Num(x+20)+" 150V246M"+gloss.Num(x+30)+" 150V246", d.DDD, 1.3).Opacity(.45),
				c.Line("M"+gloss.Num(x)+" 156L"+gloss.Num(x+39)+" 242M"+gloss.Num(x+39)+" 156L"+gloss.Num(x)+" 242", d.DDD, 9).Opacity(.4), c.Line("M"+gloss.Num(x)+" 155L"+gloss.Num(x+39)+" 241M"+gloss.Num(x+39)+" 155L"+gloss.Num(x)+" 241", t.M, 6.5), c.Path(kit.RoundRect(x, 156, 39, 86, 1), kit.None).Stroke(t.M, 9))
			c.Part("doors", n)
		}
		c.Part("doors", c.Line("M110 152V242", d.DDD, 2), c.Rect(104.5, 192, 3.5, 14, 1.7, r.D), c.Rect(112, 192, 3.5, 14, 1.7, r.D))
		c.Part("windows", pane(c, 34, 168, 18, 24, kit.TonesOf(kit.Hex("#f7d070")), t), pane(c, 170, 168, 18, 24, kit.TonesOf(kit.Hex("#f7d070")), t))
		if c.State("open") {
			c.Part("doors", sheen.Cave(c, 66, 154, 88, 90, 1, kit.TonesOf(kit.Hex("#5a3328")), c.Form("M66 246V214C80 200 96 206 104 212C116 200 140 204 154 220V246Z", kit.Lin(66, 204, 140, 246, h.L, h.M, h.DD), c.Line("M76 222l12 4M98 218l10 6M120 214l-8 8M134 222l10 4M88 234l14 -2", h.DD, 1.6))),
				sheen.Leaf(c, 64, 152, 244, 30, 7, 7, d, d, c.Line("M60 160L34 240M60 240L34 156", t.M, 5)), sheen.Leaf(c, 156, 152, 244, 190, 7, 7, d, d, c.Line("M160 160L186 240M160 240L186 156", t.M, 5)))
		}
		c.Part("grass", lawn(c, 0, 258, 238, 14, g))
		c.Part("hay", c.Form(kit.RoundRect(170, 212, 46, 32, 7), kit.Lin(170, 212, 210, 246, h.LL, h.M, h.DD), c.Line("M176 220l14 4M196 218l12 3M178 232l10 -3M194 236l14 -4M186 226l10 2", h.DD, 1.6).Opacity(.7), c.Rect(182, 208, 3.5, 40, 0, h.DDD).Opacity(.6), c.Rect(201, 208, 3.5, 40, 0, h.DDD).Opacity(.6)))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("inside", 110, 198, 84, 86, 0)
	},
}
