package footwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var babyBooties = kit.Piece{
	Name: "baby-booties", Cm: 11, Palette: "knit #8fc6ee blue wool; sole #f7f2e8 white; cuff #f7f2e8 <sole; bow #f5b8cc pink ribbon",
	Draw: func(c *kit.Canvas) {
		k, s, u, b := c.Tones("knit"), c.Tones("sole"), c.Tones("cuff"), c.Tones("bow")
		one := func(dx, dy float64) {
			d := "M40 92H122C124 120 132 138 160 146C190 154 206 170 206 190Q206 214 184 216H52Q30 216 30 194C30 160 40 130 40 92Z"
			mv := func(n ...kit.Node) kit.Node { return kit.Of(n...).Move(dx, dy) }
			c.Part("sole", mv(sheen.Body(c, "M28 200Q28 228 54 228H184Q210 226 208 198Q120 214 28 200Z", s, 6)))
			c.Part("knit", mv(c.Path(d, k.DDD).Move(0, 2), sheen.Body(c, d, k, 18, sheen.Each(11, func(i int) kit.Node {
				y := 100 + 11*float64(i)
				return c.Line(sheen.D("M24 %gQ110 %g 214 %g", y, y+10, y+6), k.DD, 2.400).Dash(4, 4).Opacity(.5)
			}))))
			c.Part("cuff", mv(sheen.Each(6, func(i int) kit.Node { return sheen.Ball(c, 42+16*float64(i), 92, 14, u) }), c.Line("M38 106Q80 114 124 106", u.DD, 3).Opacity(.5)))
			bow := "M84 132C66 112 46 116 48 132C48 150 66 150 84 136ZM86 132C104 112 124 116 122 132C122 150 104 150 86 136Z"
			c.Part("bow", mv(c.Line("M82 138L70 166M88 138L104 164", b.D, 6), c.Path(bow, b.DDD).Move(0, 1.500), sheen.Body(c, bow, b, 6), sheen.Ball(c, 85, 134, 7, b)))
		}
		one(42, -36)
		one(-12, 18)
		c.Anchor("ground", 120, 246)
	},
}
