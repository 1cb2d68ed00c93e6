package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cigar = kit.Piece{
	Name: "cigar", Cm: 15, Facing: kit.Right, States: "burning; unlit -ember -smoke",
	Palette: "leaf #7a4a2c tobacco brown; band #c8342f label red; ember #ff7a2e glow; smoke #b9c0cc",
	Draw: func(c *kit.Canvas) {
		l, b, e, s := c.Tones("leaf"), c.Tones("band"), c.Tones("ember"), c.Tones("smoke")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-24, 128, 150) }
		for i, d := range []string{"M232 70C208 50 250 36 224 12C212 0 226 -10 224 -18", "M238 72C226 56 258 44 250 24"} {
			c.Part("smoke", c.Blur(2.400, c.Line(d, s.M, 9-3*float64(i))).Opacity(.7))
		}
		d := "M-8 150Q-8 138 8 132Q120 122 240 128Q252 130 252 150Q252 170 240 172Q120 178 8 168Q-8 162 -8 150Z"
		c.Part("leaf", turn(c.Path(d, l.DDD).Move(0, 2), c.Form(d, kit.Lin(0, 124, 0, 178, l.M, l.LL, l.L, l.M, l.DDD), sheen.Each(9, func(i int) kit.Node {
			x := 0 + 32*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 178Q%g 148 %g 120", x-16, x+4, x+18), l.DDD, 2).Opacity(.45), c.Line(sheen.D("M%g 178Q%g 148 %g 120", x-13, x+7, x+21), l.LL, 1.300).Opacity(.4))
		}))))
		c.Part("ember", turn(c.Form("M230 127Q252 126 254 150Q252 174 230 173Q238 162 232 150Q240 140 230 127Z", kit.Lin(230, 126, 256, 174, kit.Hex("#d8d4d0"), kit.Hex("#8d8a94"), kit.Hex("#56525c"))), c.Line("M230 129Q240 140 233 150Q239 162 230 171", e.M, 5), c.Blur(5, c.Line("M231 132Q238 150 231 168", e.L, 8)).Opacity(.7)))
		band := "M52 127Q60 150 52 174L92 175Q100 150 92 125Z"
		c.Part("band", turn(c.Form(band, kit.Lin(0, 124, 0, 176, b.M, b.LL, b.M, b.DD), c.Line("M56 124Q64 150 56 178M88 124Q96 150 88 178", kit.Hex("#f0c75a"), 4)), c.Circle(76, 150, 13, kit.Hex("#c8922e")), c.Circle(75.500, 149, 11.500, kit.Lin(64, 138, 86, 162, kit.Hex("#fff0b8"), kit.Hex("#e8b53c"), kit.Hex("#a9741c"))), c.Path("M76 140L79 147L86 147.500L80.500 152L82.500 159L76 155L69.500 159L71.500 152L66 147.500L73 147Z", b.D)))
		c.AnchorBox("grip", 70, 182, 0, 0, 66)
	},
}
