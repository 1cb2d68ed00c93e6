package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var tShirt = kit.Piece{
	Name: "t-shirt", Cm: 76,
	States:  "front; behind -pocket",
	Palette: "shirt #38a0e6 body; sleeves #38a0e6 <shirt; collar #2c86c9 neck <shirt; pocket #38a0e6 <shirt",
	Draw: func(c *kit.Canvas) {
		b, s, k, p := c.Tones("shirt"), c.Tones("sleeves"), c.Tones("collar"), c.Tones("pocket")
		neck, under, rib := "Q156 58 128 59Q100 58 92 24Z", "M96 40Q104 64 128 66Q152 64 162 36V30Q156 70 128 72Q98 70 90 30Z", [3]string{"M92 26Q101 58.5 128 59Q155 58.5 164 26", "M92 26Q101 57.5 128 58Q155 57.5 164 26", "M93 30Q103 55 128 56"}
		if c.State("behind") { // the neckline is high, and a tape runs over the shoulders
			neck, under, rib = "Q128 36 92 24Z", "M92 28Q128 42 164 28V34Q128 48 92 34Z", [3]string{"M91 25Q128 38 165 25", "M92 24.500Q128 37 164 24.500", "M94 24.500Q110 30 128 30.500"}
		}
		c.On(kit.Back)
		c.Part("collar", c.Form("M92 26Q128 14 164 26V60H92Z", kit.Lin(0, 16, 0, 56, b.DD, b.DDD)), c.Line("M92 27Q128 38 164 27", k.D, 7), c.Line("M92 25Q128 35 164 25", k.M, 2).Opacity(.8),
			c.Rect(120, 36, 16, 9, 2, kit.Hex("#f4f1ea")).Opacity(.9))
		c.On(kit.Body)
		sleeve := c.Form("M64 38Q44 46 34 66L6 112Q3 117 8 120L42 138Q47 140 50 135L74 100Z", kit.Lin(10, 50, 74, 130, kit.At(0, s.LL), kit.At(.4, s.M), kit.At(1, s.DD)),
			c.Line("M8 110L50 132", s.DD, 1.5).Opacity(.6), fabric.Stitches(c, s.LL, "M10 107L51 129"),
			c.Blur(5, c.Path("M50 140L78 92V150Z", s.DDD).Opacity(.5)), fabric.Crease(c, s, 4, "M66 82Q52 90 46 104"))
		right := c.Form("M192 38Q212 46 222 66L250 112Q253 117 248 120L214 138Q209 140 206 135L182 100Z", kit.Lin(186, 50, 246, 120, kit.At(0, s.L), kit.At(.4, s.M), kit.At(1, s.DD)),
			c.Line("M248 110L206 132", s.DD, 1.5).Opacity(.6), fabric.Stitches(c, s.LL, "M246 107L205 129"),
			c.Blur(5, c.Path("M206 140L178 92V150Z", s.DDD).Opacity(.5)), fabric.Crease(c, s, 4, "M190 82Q204 90 210 104"))
		c.Part("sleeves", sleeve, right)
		c.Part("body", c.Form("M92 24Q76 34 62 39Q66 70 65 104L62 230Q62 238 70 239Q128 246 186 239Q194 238 194 230L191 104Q190 70 194 39Q180 34 164 24"+neck,
			kit.Lin(64, 30, 194, 240, kit.At(0, b.LL), kit.At(.22, b.L), kit.At(.55, b.M), kit.At(1, b.D)),
			c.Blur(9, c.Path("M170 60Q184 150 168 250H210V60Z", b.DDD).Opacity(.42)),
			c.Blur(5, c.Path("M56 96Q74 110 74 140L70 250H50Z", b.DDD).Opacity(.3)),
			fabric.Crease(c, b, 5, "M70 108Q88 118 98 138"), fabric.Crease(c, b, 5, "M187 108Q168 120 158 142"), fabric.Crease(c, b, 6, "M160 246Q166 212 182 186"), fabric.Crease(c, b, 5, "M88 246Q86 222 76 204"), fabric.Crease(c, b, 5, "M126 246Q122 226 126 212"),
			c.Blur(3, c.Path(under, b.DDD).Opacity(.5)),
			c.Line("M62 229Q128 236 194 229", b.DD, 1.3).Opacity(.5), fabric.Stitches(c, b.LL, "M62 232Q128 239 194 232"),
			c.Path("M76 46Q84 44 90 40Q98 66 116 74Q96 80 88 120Q80 82 76 46Z", kit.White).Opacity(.2)))
		c.Part("sleeves", c.Line("M64 40Q68 70 66.5 104", b.DD, 1.6).Opacity(.6), c.Line("M192 40Q188 70 189.5 104", b.DD, 1.6).Opacity(.6))
		c.Part("collar", c.Line(rib[0], k.DD, 9).Butt(), c.Line(rib[1], k.M, 7).Butt(), c.Line(rib[2], k.LL, 1.6).Opacity(.8))
		c.Part("pocket", c.Blur(2, c.Path("M147 103H181V134L164 146L147 134Z", b.DDD).Opacity(.45)),
			c.Form("M146 100H180V132L163 143L146 132Z", kit.Lin(146, 100, 180, 143, p.L, p.M, p.D), c.Rect(146, 100, 34, 8, 0, p.LL).Opacity(.35), c.Line("M146 108H180", p.DD, 1.3).Opacity(.6)),
			fabric.Stitches(c, p.LL, "M149 111V130.5L163 139.5L177 130.5V111"))
		c.AnchorBox("print", 128, 134, 100, 96, 0)
		c.AnchorBox("fit", 128, 36, 132, 0, 0)
	},
}
