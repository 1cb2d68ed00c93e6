package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// artCanvas is a blank canvas on its stretcher, seen a little from the right so that its edge shows.
var artCanvas = kit.Piece{
	Name: "art-canvas", Cm: 60, States: "blank; empty",
	Palette: "canvas #f9f3e4 cloth; frame #c98d52 wood; staples #9fa9b5 metal",
	Draw: func(c *kit.Canvas) {
		b, f, s := c.Tones("canvas"), c.Tones("frame"), c.Tones("staples")
		const front, side, bar = "M10 20Q10 16 14 16L220 10Q224 10 224 14V242Q224 246 220 246L14 240Q10 240 10 236Z", "M223 10L235 16V240L223 246Z", "M233 15L246 21V235L233 241Z"
		c.Part("frame", c.Form(bar, kit.Lin(233, 0, 246, 0, f.D, f.L, f.M), c.Line("M238 20V128M242 60V236", f.DD, 1.2).Opacity(.7), c.Path("M233 15L246 21V25L233 19Z", f.LL)))
		weave := sheen.Each(36, func(i int) kit.Node {
			v := float64(i)*6.4 + 14
			return kit.Of(c.Line(sheen.D("M10 %gL226 %g", v, v), b.DD, .8), c.Line(sheen.D("M%g 8V248", v), b.DD, .8))
		})
		c.Part("canvas", c.Form(side, kit.Lin(223, 0, 235, 0, b.D, b.DD, b.D), c.Path("M223 10L235 16L229 25ZM223 246L235 240L229 232Z", b.DDD).Opacity(.4)),
			c.Form(front, kit.Lin(20, 20, 200, 240, b.LL, b.L, b.M, b.D), weave.Opacity(.3), c.Blur(6, c.Path("M30 36L204 30V227L30 220Z", kit.None).Stroke(b.DD, 5)).Opacity(.35), c.Path("M12 20H86L34 240H12Z", kit.White).Opacity(.4).Shade(), sheen.Edge(c, front, b, 6)), c.Line("M223 12V244", b.LL, 2.4))
		c.Part("staples", sheen.Each(6, func(i int) kit.Node {
			y := 46 + float64(i)*32
			return kit.Of(c.Line(sheen.D("M229.500 %gv9", y+1.2), b.DDD, 3.4), c.Line(sheen.D("M229 %gv9", y), s.M, 2.8), c.Line(sheen.D("M228.500 %gv4", y), s.LL, 1))
		}))
		c.AnchorBox("print", 117, 128, 176, 176, 0)
		c.Anchor("ground", 120, 246)
		c.AnchorBox("grip", 117, 232, 0, 0, 0)
	},
}
