package aircraft

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var helicopter = kit.Piece{
	Name: "helicopter", Cm: 1200, Facing: kit.Right,
	Palette: "body #f2683c; stripe #fdf5e8; rotor #6b7382 blades; tail #f2683c <body; windows #a6dcf2 glass; skids #7c8593",
	Draw: func(c *kit.Canvas) {
		b, s, r, a, w, k := c.Tones("body"), c.Tones("stripe"), c.Tones("rotor"), c.Tones("tail"), c.Tones("windows"), c.Tones("skids")
		c.Part("tail", c.Form("M112 104L24 108Q16 108 16 114V120Q16 126 24 127L118 158Z", kit.Lin(60, 100, 70, 148, kit.At(0, a.LL), kit.At(.25, a.L), kit.At(.5, a.M), kit.At(1, a.DD)), c.Path("M46 106L60 105V142L46 136Z", s.M).Opacity(.9), gloss.Dim(c, 5, .45, "M96 100H124V160H100Z", a), gloss.Glint(c, "M24 111L104 107V109.500L24 114Z", .55)),
			c.Form("M22 114L8 76Q7 70 13 70H26Q31 70 34 75L50 112Z", kit.Lin(8, 70, 44, 116, a.L, a.M, a.D), c.Path("M8 82H40L44 90H10Z", s.M), gloss.Glint(c, "M12 73H22V76H16L26 110H23Z", .4)),
			c.Form("M22 122L40 126L30 148Q28 152 24 152H20Q15 152 16 147Z", kit.Lin(16, 122, 38, 150, a.M, a.DD)),
			c.Around(4, 24, 98, c.Form("M22.5 98L20 76Q20 72 24 72Q28 72 28 76L25.5 98Z", kit.Lin(20, 72, 28, 98, r.L, r.D))), c.Circle(24, 98, 5.5, kit.Rad(22, 96, 7, r.LL, r.M, r.DD)))
		c.Part("skids", gloss.Tube(c, "M128 172L118 210", 6, k), gloss.Tube(c, "M186 172L198 210", 6, k), gloss.Tube(c, "M88 212H214Q232 212 236 198", 8, k), c.Circle(89, 212, 4, k.D))
		c.Part("rotor", c.Form("M140 42H172L178 76H134Z", gloss.Barrel(r, 134, 0, 178, 0)), c.Rect(151, 22, 10, 26, 3, gloss.Barrel(r, 151, 0, 161, 0)),
			c.Form("M150 28L26 20Q18 20 18 25Q18 30 26 31L150 36Z", kit.Lin(0, 20, 0, 36, r.LL, r.M, r.D)), c.Form("M162 28L250 22Q257 22 257 27Q257 32 250 32L162 36Z", kit.Lin(0, 22, 0, 36, r.L, r.M, r.DD)), c.Path("M18 25Q18 20 26 20L44 21V31L26 31Q18 30 18 25ZM257 27Q257 22 250 22L236 23V33L250 32Q257 32 257 27Z", kit.Hex("#f6c13a")),
			c.Form(kit.RoundRect(144, 24, 24, 16, 6), kit.Lin(144, 24, 168, 40, r.LL, r.M, r.DD)))
		const hull = "M92 122C92 90 116 70 160 70C212 70 246 108 246 146C246 168 230 178 202 178H140C108 176 92 152 92 122Z"
		c.Part("body", c.Form(hull, kit.Lin(130, 66, 156, 184, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.5, b.M), kit.At(.85, b.D), kit.At(1, b.DD)),
			c.Named("stripe", c.Path("M80 140Q150 162 256 146V157Q150 174 80 152Z", kit.Lin(92, 0, 246, 0, s.LL, s.M, s.DD))), gloss.Dim(c, 10, .55, "M100 170Q180 186 256 140V196H100Z", b), gloss.Glint(c, "M104 110C108 90 126 76 156 75Q130 82 118 96Q110 106 106 120Z", .5)))
		c.Part("windows", c.Path("M186 76C218 84 238 112 242 138Q242 146 234 147Q200 152 178 146Q172 144 172 136V84Q173 74 186 76Z", b.DDD), chassis.Glass(c, "M187 79C216 87 235 112 239 137Q239 143 233 144Q200 149 180 143.500Q175 142 175 136V85Q176 77 187 79Z", w,
			c.Path("M182 150V122Q182 112 191 112Q200 112 200 122V150Z", w.DDD).Opacity(.45), c.Line("M222 146L214 128", w.DDD, 3.5).Opacity(.5)), c.Path("M128 90Q128 84 134 84H154Q160 84 160 90V116Q160 124 152 124H128Q118 124 119 114Q121 100 128 90Z", b.DDD), chassis.Glass(c, "M130.5 91Q131 86.5 135 86.500H153Q157.5 86.5 157.5 91V115Q157.5 121.5 151 121.500H129Q121 121.5 121.5 114Q123 101 130.5 91Z", w))
		c.Part("door", c.Line("M166 80V166Q166 170 162 170H126Q112 164 108 146", b.DD, 1.6).Opacity(.7), c.Rect(148, 132, 13, 5, 2.5, gloss.Sheen(k, 148, 131, 161, 138)))
		c.AnchorBox("inside", 204, 116, 52, 52, 0)
		chassis.Driver(c, 190, 150, 214, 130, 222, 162)
		c.Anchor("ground", 162, 216)
	},
}
