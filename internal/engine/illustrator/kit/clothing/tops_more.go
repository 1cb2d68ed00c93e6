package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var poloShirt = kit.Piece{
	Name: "polo-shirt", Cm: 74,
	Palette: "shirt #2f9e8f body; sleeves #2f9e8f <shirt; collar #2f9e8f <shirt; buttons #fdf8ee",
	Draw: func(c *kit.Canvas) {
		b, s, k, u := c.Tones("shirt"), c.Tones("sleeves"), c.Tones("collar"), c.Tones("buttons")
		c.On(kit.Back)
		c.Part("collar", c.Form("M92 22Q128 10 164 22V56H92Z", kit.Lin(0, 12, 0, 52, b.DD, b.DDD)), c.Rect(119, 28, 18, 9, 2, kit.Hex("#f4f1ea")).Opacity(.9))
		c.On(kit.Body)
		left := c.Form("M64 38Q44 46 34 66L8 112Q5 117 10 120L44 138Q49 140 52 135L76 100Z", kit.Lin(10, 50, 74, 130, s.LL, s.M, s.DD), c.Line("M8 106L54 130", s.D, 9).Opacity(.7), c.Line("M11 101L55 124", s.LL, 1.400), c.Blur(5, c.Path("M50 140L78 92V150Z", s.DDD).Opacity(.5)))
		right := c.Form("M192 38Q212 46 222 66L248 112Q251 117 246 120L212 138Q207 140 204 135L180 100Z", kit.Lin(186, 50, 246, 120, s.L, s.M, s.DD), c.Line("M248 106L202 130", s.D, 9).Opacity(.7), c.Line("M245 101L201 124", s.LL, 1.400), c.Blur(5, c.Path("M206 140L178 92V150Z", s.DDD).Opacity(.5)))
		c.Part("sleeves", left, right)
		c.Part("body", c.Form("M92 22Q76 33 62 39Q66 70 65 104L62 230Q62 238 70 239Q128 246 186 239Q194 238 194 230L191 104Q190 70 194 39Q180 33 164 22L128 62Z", kit.Lin(64, 30, 194, 240, b.LL, b.L, b.M, b.D),
			c.Blur(9, c.Path("M170 60Q184 150 168 250H210V60Z", b.DDD).Opacity(.42)), fabric.Crease(c, b, 5, "M70 108Q88 118 98 138"), fabric.Crease(c, b, 5, "M187 108Q168 120 158 142"), fabric.Crease(c, b, 6, "M160 246Q166 212 182 186"), fabric.Crease(c, b, 5, "M88 246Q86 222 76 204"),
			fabric.Stitches(c, b.LL, "M62 232Q128 239 194 232"), c.Path("M76 46Q84 44 90 40Q98 66 110 80Q92 90 88 120Q80 82 76 46Z", kit.White).Opacity(.18)))
		c.Part("collar", c.Form("M117 56H139V114L128 118L117 114Z", kit.Lin(117, 0, 139, 0, k.L, k.M, k.D), c.Line("M119 56V112M137 56V112", k.LL, 1.200).Dash(3, 2)))
		for i := range 3 {
			y := 72 + 16*float64(i)
			c.Part("buttons", c.Circle(128.600, y+1, 4.200, b.DDD), c.Circle(128, y, 4, kit.Lin(124, y-4, 132, y+4, u.LL, u.M, u.D)), c.Circle(126.800, y, .7, u.DDD), c.Circle(129.200, y, .7, u.DDD))
		}
		c.Part("collar", c.Blur(3, c.Path("M88 30L112 70L128 60L144 70L168 30Z", b.DDD).Opacity(.35)), c.Form("M92 18Q104 40 128 58L110 76Q92 60 82 34Q86 24 92 18Z", kit.Lin(82, 20, 128, 76, k.LL, k.M, k.D), fabric.Stitches(c, k.LL, "M87 34Q96 56 110 71")), c.Form("M164 18Q152 40 128 58L146 76Q164 60 174 34Q170 24 164 18Z", kit.Lin(128, 20, 174, 76, k.L, k.M, k.DD), fabric.Stitches(c, k.LL, "M169 34Q160 56 146 71")))
		c.AnchorBox("print", 128, 168, 96, 80, 0)
		c.AnchorBox("fit", 128, 36, 132, 0, 0)
	},
}

var tankTop = kit.Piece{
	Name: "tank-top", Cm: 66, Palette: "shirt #f06a8a body; trim #fff4ea collar straps",
	Draw: func(c *kit.Canvas) {
		b, r := c.Tones("shirt"), c.Tones("trim")
		c.On(kit.Back)
		c.Part("body", c.Form("M92 10Q128 60 164 10L170 60Q128 84 86 60Z", kit.Lin(0, 10, 0, 70, b.DD, b.DDD)), c.Line("M94 12Q98 46 128 52Q158 46 162 12", r.D, 5))
		c.On(kit.Body)
		d := "M78 8Q88 4 98 8Q98 78 128 86Q158 78 158 8Q168 4 178 8Q178 74 206 96Q198 160 204 236Q128 254 52 236Q58 160 50 96Q78 74 78 8Z"
		c.Part("body", c.Form(d, kit.Lin(54, 20, 204, 240, b.LL, b.L, b.M, b.D), c.Blur(9, c.Path("M176 90Q190 160 178 256H220V90Z", b.DDD).Opacity(.4)), c.Blur(4, c.Path("M96 40Q104 86 128 92Q152 86 160 40V70Q150 100 128 102Q106 100 96 70Z", b.DDD).Opacity(.4)),
			fabric.Crease(c, b, 5, "M62 118Q84 130 96 152"), fabric.Crease(c, b, 5, "M196 118Q174 130 162 152"), fabric.Crease(c, b, 6, "M170 248Q172 214 190 190"), fabric.Crease(c, b, 5, "M84 248Q84 222 70 200"), fabric.Stitches(c, b.LL, "M52 229Q128 247 204 229"), c.Path("M66 110Q84 96 90 80Q96 120 84 180Q72 150 66 110Z", kit.White).Opacity(.18)))
		c.Part("trim", c.Line("M98 8Q98 78 128 86Q158 78 158 8", r.DD, 8).Butt(), c.Line("M98 8Q98 77 128 85Q158 77 158 8", r.M, 6).Butt(), c.Line("M78 8Q78 74 50 96M178 8Q178 74 206 96", r.DD, 8).Butt(), c.Line("M78 8Q78 73 51 95M178 8Q178 73 205 95", r.M, 6).Butt())
		c.AnchorBox("print", 128, 160, 100, 90, 0)
		c.AnchorBox("fit", 128, 30, 110, 0, 0)
	},
}

var poodleSkirt = kit.Piece{
	Name: "poodle-skirt", Cm: 70, Palette: "skirt #f48fb5 pink felt; poodle #fdf8ee white; waistband #2f3442 belt black; leash #2f3442 <waistband",
	Draw: func(c *kit.Canvas) {
		s, p, w, l := c.Tones("skirt"), c.Tones("poodle"), c.Tones("waistband"), c.Tones("leash")
		d := "M92 38H164Q196 130 250 206Q252 216 240 222Q210 250 182 236Q156 252 128 240Q100 252 74 236Q46 250 16 222Q4 216 6 206Q60 130 92 38Z"
		c.Part("skirt", c.Form(d, kit.Lin(30, 40, 230, 240, s.LL, s.L, s.M, s.D), sheen.Each(5, func(i int) kit.Node {
			x := 28 + 50*float64(i)
			return kit.Of(c.Blur(6, c.Path(sheen.D("M%g 40Q%g 140 %g 256H%gQ%g 140 %g 40Z", 104+12*float64(i), x+14, x-6, x+22, x+30, 108+12*float64(i)), s.DDD)).Opacity(.3), c.Line(sheen.D("M%g 44Q%g 140 %g 240", 102+12*float64(i), x+16, x), s.LL, 3).Opacity(.5))
		}), fabric.Stitches(c, s.LL, "M8 204Q40 240 74 228Q100 244 128 232Q156 244 182 228Q216 240 248 204")))
		c.Part("waistband", c.Form(kit.RoundRect(86, 22, 84, 22, 6), kit.Lin(86, 0, 170, 0, w.L, w.M, w.DD)), c.Rect(118, 24, 20, 18, 3, kit.Hex("#f0c04a")), c.Rect(122, 28, 12, 10, 2, w.D))
		c.Part("leash", c.Line("M120 44C90 80 150 100 124 134C118 142 112 146 108 152", l.M, 2.600))
		puff := func(x, y, r float64) kit.Node {
			return kit.Of(c.Around(9, x, y, c.Circle(x, y-r*.62, r*.44, p.D)), c.Around(9, x, y, c.Circle(x-.6, y-r*.66, r*.4, p.L)), c.Circle(x, y, r*.72, kit.Rad(x-r*.3, y-r*.3, r, p.LL, p.M, p.D)))
		}
		c.Part("poodle", c.Line("M96 182V214M116 184V214M140 184V214M158 180V214", p.D, 5), c.Line("M160 172Q176 164 176 150", p.D, 4), c.Path("M98 166Q128 156 160 166Q162 188 154 190Q128 184 104 190Q94 184 98 166Z", p.L), puff(104, 174, 17), puff(178, 144, 10), puff(96, 212, 8), puff(117, 213, 8), puff(141, 213, 8), puff(159, 212, 8), c.Path("M74 148Q84 138 98 142L100 158Q84 160 72 156Z", p.L), puff(100, 140, 15), c.Circle(73, 150, 3, w.D), c.Circle(88, 148, 2, w.D))
		c.Anchor("ground", 128, 244)
	},
}
