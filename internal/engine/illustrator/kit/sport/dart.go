package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var dart = kit.Piece{
	Name: "dart", Cm: 16, Facing: kit.Right,
	Palette: "flight #e5404a feathers red; barrel #c9a24a brass; shaft #3a4150 stem black; tip #c3ccd4 point metal",
	Draw: func(c *kit.Canvas) {
		f, b, s, t := c.Tones("flight"), c.Tones("barrel"), c.Tones("shaft"), c.Tones("tip")
		n := func(nodes ...kit.Node) kit.Node { return kit.Of(nodes...).Rotate(40, 128, 128) }
		c.Part("tip", n(c.Form("M128 -38L133 62H123Z", sheen.Steel(122, 0, 134, 0, t))))
		c.Part("barrel", n(sheen.Body(c, "M121 52Q128 46 135 52L141 70V138Q141 150 136 154H120Q115 150 115 138V70Z", b, 6, sheen.Each(9, func(i int) kit.Node {
			y := 74 + 7.600*float64(i)
			return kit.Of(c.Line(sheen.D("M112 %gH144", y), b.DDD, 2.600).Opacity(.75), c.Line(sheen.D("M112 %gH144", y+2.200), b.LL, 1.400).Opacity(.8))
		}), c.Path("M119 60H123V150H119Z", kit.White).Opacity(.55))))
		c.Part("shaft", n(sheen.Body(c, "M121 152H135L133 268H123Z", s, 4)))
		wing := "M128 186L176 212Q184 217 184 226V276Q184 284 176 282L128 266Z"
		c.Part("flight", n(c.Form("M128 186L80 212Q72 217 72 226V276Q72 284 80 282L128 266Z", kit.Lin(72, 190, 128, 280, f.LL, f.L, f.M), c.Line("M84 222L122 204M84 240L122 224M84 258L122 244", kit.White, 4).Opacity(.55)), sheen.Body(c, wing, f, 7, c.Line("M172 222L134 204M172 240L134 224M172 258L134 244", kit.White, 4).Opacity(.45)),
			c.Form("M128 190L143 226V300L128 280L113 300V226Z", kit.Lin(113, 0, 143, 0, f.D, f.DD, f.DDD)), c.Line("M128 192V280", f.LL, 2).Opacity(.8), c.Path("M84 214L92 210V276L84 278Z", kit.White).Opacity(.4)))
		c.AnchorBox("grip", 128, 108, 0, 0, 40)
	},
}
