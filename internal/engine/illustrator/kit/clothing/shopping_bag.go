package clothing

import "pellucid/internal/engine/illustrator/kit"

var shoppingBag = kit.Piece{
	Name: "shopping-bag", Cm: 40,
	States:  "empty",
	Palette: "bag #8a63d8 paper; handles #fff0d6 cord rope",
	Draw: func(c *kit.Canvas) {
		b, h := c.Tones("bag"), c.Tones("handles")
		cord := func(d string) kit.Node {
			return kit.Of(c.Line(d, h.DDD, 7), c.Line(d, h.M, 5.5).Move(-.3, -.4), c.Line(d, h.DD, 4).Dash(1.6, 4.5).Butt().Opacity(.7), c.Line(d, h.LL, 1.4).Move(-1, -1).Opacity(.8))
		}
		c.On(kit.Back)
		c.Part("bag", c.Path("M60 84L232 80V150H46Z", kit.Lin(60, 80, 200, 130, b.DD, b.DDD)))
		c.Part("handles", cord("M100 92C100 20 172 18 176 90"))
		c.On(kit.Fore)
		c.Part("bag", c.Form("M200 88L236 78L242 236L204 248Z", kit.Lin(200, 80, 242, 240, b.D, b.DD, b.DDD), c.Path("M200 88L220 150L222 243L204 250Z", b.DDD).Opacity(.45), c.Line("M236 80L220 150L222 243", b.M, 1.6).Opacity(.6)),
			c.Form("M30 84H200L206 248H22Z", kit.Lin(30, 84, 200, 250, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.6, b.M), kit.At(1, b.D)),
				c.Blur(10, c.Path("M180 84H220V260H60Q190 230 180 84Z", b.DDD).Opacity(.3)), c.Path("M28 84H202V108H28Z", b.LL).Opacity(.35), c.Line("M28 108.5H202", b.DD, 1.5).Opacity(.5),
				c.Path("M36 116H60L48 240H28Z", kit.White).Opacity(.18), c.Line("M22 236H206", b.DD, 1.3).Opacity(.35)),
			c.Line("M30 84.8H200", kit.White, 1.8).Opacity(.7), c.Line("M200 86L205.5 246", b.LL, 1.4).Opacity(.6))
		c.Part("handles", c.Clip("M30 84H200V120H30Z", c.Blur(2, c.Line("M74 102V60M158 102V60", b.DDD, 6).Move(3, 5).Opacity(.55))), cord("M72 98C72 16 156 16 156 98"),
			c.Circle(72, 98, 6, b.DDD), c.Circle(72, 98, 4.5, kit.Lin(68, 94, 76, 102, h.LL, h.M, h.DD)), c.Circle(156, 98, 6, b.DDD), c.Circle(156, 98, 4.5, kit.Lin(152, 94, 160, 102, h.LL, h.M, h.DD)))
		c.AnchorBox("print", 114, 172, 124, 100, 0)
		c.AnchorBox("inside", 128, 96, 156, 30, 0)
		c.AnchorBox("grip", 126, 34, 0, 0, 90)
		c.Anchor("ground", 124, 247)
	},
}
