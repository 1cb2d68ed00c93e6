package science

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var stretcher = kit.Piece{
	Name: "stretcher", Cm: 210, Palette: "bed #f08a3c orange mattress canvas; pillow #f7f5f0 white; straps #34405a black belts; frame #c3ccd4 metal poles; grips #3b3f48 <straps; blanket #4f9fd0 blue",
	Draw: func(c *kit.Canvas) {
		b, p, s, f, g, t := c.Tones("bed"), c.Tones("pillow"), c.Tones("straps"), c.Tones("frame"), c.Tones("grips"), c.Tones("blanket")
		leg := func(x float64) kit.Node {
			return kit.Of(sheen.Tube(c, sheen.D("M%g 146L%g 170", x, x), 6, f), sheen.Ball(c, x, 174, 7, g))
		}
		c.Part("frame", leg(60), leg(196), sheen.Tube(c, "M8 146H248", 8, f))
		c.Part("grips", sheen.Body(c, kit.RoundRect(-2, 140.500, 30, 11, 5), g, 4), sheen.Body(c, kit.RoundRect(228, 140.500, 30, 11, 5), g, 4))
		c.Part("bed", sheen.Body(c, kit.RoundRect(32, 126, 192, 19, 8), b, 8, c.Line("M40 137H216", b.DD, 1.600).Opacity(.5)))
		c.Part("pillow", sheen.Body(c, "M36 126C32 112 40 104 54 105H74C86 105 90 114 86 126Z", p, 8, c.Line("M44 118Q58 112 76 118", p.DD, 1.600).Opacity(.6)))
		if !c.State("empty") {
			c.Part("blanket", c.Form("M112 126C112 117 120 115 132 116H206Q222 116 222 126V136Q214 142 204 137Q192 143 180 137Q168 143 156 137Q144 143 132 137Q120 142 112 136Z", kit.Lin(0, 114, 0, 142, t.LL, t.M, t.DD), c.Line("M128 121V135M150 120V136M174 120V136M198 120V136", t.D, 1.800).Opacity(.6)))
		}
		c.Part("straps", sheen.Body(c, kit.RoundRect(96, 124, 9, 23, 3), s, 3), sheen.Body(c, kit.RoundRect(206, 114, 9, 33, 3), s, 3), c.Rect(97, 132, 7, 6, 1.500, f.L))
		c.Anchor("ground", 128, 181)
		c.AnchorBox("surface", 128, 127, 176, 0, 0)
	},
}
