package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var iceSkate = kit.Piece{
	Name: "ice-skate", Cm: 30, Facing: kit.Right,
	Palette: "boot #fbfcfe white; blade #c3ccd6 metal; laces #4f9fe8 blue; sole #4a525f; trim #dfe6ee cuff",
	Draw: func(c *kit.Canvas) {
		b, m, l, s, t := c.Tones("boot"), c.Tones("blade"), c.Tones("laces"), c.Tones("sole"), c.Tones("trim")
		c.Part("blade", c.Form("M22 232H226Q246 232 248 210Q256 214 252 230Q246 248 226 248H22Q14 248 14 240Q14 232 22 232Z", kit.Lin(0, 210, 0, 248, m.LL, m.M, m.L, m.DD), c.Line("M24 236H226", kit.White, 2.4)), c.Form("M58 206L52 234H84L86 206Z", sheen.Steel(52, 0, 86, 0, m)), c.Form("M158 206L154 234H196L200 206Z", sheen.Steel(154, 0, 200, 0, m)))
		c.Part("sole", sheen.Body(c, "M34 196H228Q238 198 234 208Q232 212 226 212H92V224H34Z", s, 5))
		d := "M42 24Q80 10 122 24L126 100C140 124 176 134 206 142C232 150 240 172 234 198H34C30 140 34 80 42 24Z"
		c.Part("boot", c.Form(d, kit.Lin(36, 20, 190, 210, kit.At(0, kit.White), kit.At(.35, b.L), kit.At(.7, b.M), kit.At(1, b.DD)), c.Line("M38 188H236", b.DD, 3).Opacity(.7), c.Line("M52 120Q44 150 46 186", b.DD, 2.4).Opacity(.5), c.Path("M34 150Q60 142 70 160Q74 180 66 198H34Z", t.D).Opacity(.45), c.Line("M190 140Q176 160 184 196", b.DD, 2.4).Opacity(.6), sheen.Edge(c, d, b, 16), c.Line("M52 40Q46 90 46 130", kit.White, 6)))
		c.Part("trim", c.Form("M38 20Q80 2 126 18Q134 28 128 38Q80 24 42 40Q32 34 38 20Z", kit.Lin(38, 6, 128, 40, kit.White, t.M, t.DD)))
		c.Part("tongue", c.Form("M108 22Q126 4 140 16Q136 60 148 96Q132 104 124 96Z", kit.Lin(108, 10, 148, 96, t.L, t.M, t.DD)))
		c.Part("laces", sheen.Each(6, func(i int) kit.Node {
			x, y := 112+float64(i*i)*1.4, 42+float64(i)*15
			return kit.Of(c.Line(sheen.D("M%g %gl30 -8", x-6, y+5), l.DDD, 6).Opacity(.4), c.Line(sheen.D("M%g %gl30 -8", x-6, y+3), l.M, 5), c.Line(sheen.D("M%g %gl26 -7", x-5, y+2), l.LL, 1.6), c.Circle(x-8, y+5, 3.6, m.DD), c.Circle(x-8.5, y+4.5, 2.6, m.L))
		}), c.Line("M136 34C160 14 176 26 168 38C160 46 146 40 138 34C150 50 164 62 158 76", l.D, 5), c.Line("M136 33C160 13 175 25 167 37C159 45 146 39 138 33C150 49 163 61 157 75", l.L, 2.4))
		c.Anchor("ground", 130, 248)
	},
}

var barbell = kit.Piece{
	Name: "barbell", Cm: 200,
	Palette: "plates #e2433c weights red; bar #c3ccd6 metal; second #4d5362 black; collars #f2c14a",
	Draw: func(c *kit.Canvas) {
		p, b, s, k := c.Tones("plates"), c.Tones("bar"), c.Tones("second"), c.Tones("collars")
		c.Part("bar", c.Form(kit.RoundRect(-6, 121, 268, 14, 6), sheen.Steel(0, 121, 0, 135, b)), c.Form(kit.RoundRect(92, 121, 72, 14, 3), sheen.Steel(0, 121, 0, 135, b), sheen.Each(18, func(i int) kit.Node {
			return c.Line(sheen.D("M%d 119l8 18m0 -18l-8 18", 92+i*4), b.DDD, .8).Opacity(.6)
		})))
		plate := func(x, h, w float64, t kit.Tones) kit.Node {
			d := kit.RoundRect(x-w/2, 128-h/2, w, h, min(w/2, 8))
			return c.Form(d, kit.Lin(0, 128-h/2, 0, 128+h/2, kit.At(0, t.L), kit.At(.12, t.LL), kit.At(.3, t.L), kit.At(.5, t.M), kit.At(.85, t.DD), kit.At(1, t.D)), c.Line(sheen.D("M%g %gV%g", x-w*.22, 128-h/2+6, 128+h/2-6), t.DDD, 2).Opacity(.4), sheen.Edge(c, d, t, 6))
		}
		side := kit.Of(plate(64, 176, 24, p), plate(40, 140, 18, s), plate(22, 100, 14, p))
		c.Part("plates", side, side.Mirror(128))
		c.Part("collars", c.Both(128, plate(82, 40, 12, k), plate(8, 34, 12, k)))
		c.AnchorBox("grip", 128, 128, 0, 0, 90)
		c.Anchor("handNear", 108, 128)
		c.Anchor("handFar", 150, 128)
		c.AnchorBox("surface", 128, 128, 60, 10, 0)
		c.Anchor("ground", 128, 216)
	},
}

var snowSkis = kit.Piece{
	Name: "ski", Cm: 170,
	Palette: "skis #3f8fe8 blue; second #ffd24a stripe <skis; poles #c3ccd6 metal; grips #3a404c; bindings #3a404c <grips",
	Draw: func(c *kit.Canvas) {
		s, y, p, g, b := c.Tones("skis"), c.Tones("second"), c.Tones("poles"), c.Tones("grips"), c.Tones("bindings")
		ski := func(turn float64) kit.Node {
			d := "M114 34Q112 -6 128 -18Q144 -6 142 34L139 256Q139 270 128 270Q117 270 117 256Z"
			return kit.Of(c.Path(d, s.DDD).Move(2, 1), c.Form(d, kit.Lin(114, 0, 142, 0, s.LL, s.L, s.M, s.D), c.Path("M110 40L146 20V44L110 64ZM110 76L146 56V66L110 86ZM110 236L146 216V232L110 252Z", y.M), c.Line("M121 20V250", kit.White, 2.6).Opacity(.6), sheen.Edge(c, d, s, 5)), sheen.Body(c, kit.RoundRect(117, 126, 22, 24, 5), b, 4), sheen.Body(c, kit.RoundRect(118, 166, 20, 20, 5), b, 4), c.Line("M121 138H135M122 176H134", p.L, 3)).Rotate(turn, 128, 128)
		}
		pole := func(turn float64) kit.Node {
			return kit.Of(c.Form(kit.RoundRect(125, 6, 6, 252, 3), sheen.Round(125, 0, 131, 0, p)), sheen.Body(c, "M121 -6Q128 -14 135 -6L134 34Q128 38 122 34Z", g, 4), c.Line("M124 4C100 10 104 36 122 30", g.D, 3.4), c.Form(kit.Oval(128, 232, 15, 5), kit.Lin(113, 0, 143, 0, y.L, y.M, y.DD)), c.Path("M125 256H131L128 272Z", p.DD)).Rotate(turn, 128, 128)
		}
		c.Part("poles", pole(-38), pole(38))
		c.Part("skis", ski(-17), ski(17))
	},
}
