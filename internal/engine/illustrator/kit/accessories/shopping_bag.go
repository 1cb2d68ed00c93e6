package accessories

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
		c.Part("bag", c.Form("M28 88L66 74H236L204 88Z", kit.Lin(60, 70, 200, 90, b.DDD, b.DD)))
		c.Part("handles", cord("M104 82C104 14 178 14 178 82"))
		c.On(kit.Fore)
		c.Part("bag", c.Form("M202 88L236 74V232L206 248Z", kit.Lin(202, 80, 240, 240, b.D, b.DD, b.DDD), c.Path("M202 88L219 130V214L206 248Z", b.DDD).Opacity(.4), c.Line("M219 126V212L204 247M219 212L238 230", b.M, 1.6).Opacity(.55)),
			c.Form("M26 88H202L206 248H22Z", kit.Lin(26, 88, 200, 250, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.6, b.M), kit.At(1, b.D)),
				c.Blur(10, c.Path("M184 84H220V260H60Q194 230 184 84Z", b.DDD).Opacity(.3)), c.Path("M24 88H204V110H24Z", b.LL).Opacity(.35), c.Line("M26 110.5H202", b.DD, 1.5).Opacity(.5),
				c.Path("M34 116H66L50 248H24Z", kit.White).Opacity(.18), c.Line("M22 232H206", b.DD, 1.3).Opacity(.35)),
			c.Line("M26 88.8H202", kit.White, 2).Opacity(.7), c.Line("M202 90L205.5 246", b.LL, 1.4).Opacity(.6))
		c.Part("handles", c.Clip("M26 88H202V124H26Z", c.Blur(2, c.Line("M76 102V60M152 102V60", b.DDD, 6).Move(3, 5).Opacity(.55))), cord("M74 100C74 12 154 12 154 100"),
			c.Circle(74, 100, 6, b.DDD), c.Circle(74, 100, 4.5, kit.Lin(70, 96, 78, 104, h.LL, h.M, h.DD)), c.Circle(154, 100, 6, b.DDD), c.Circle(154, 100, 4.5, kit.Lin(150, 96, 158, 104, h.LL, h.M, h.DD)))
		c.AnchorBox("print", 114, 172, 124, 100, 0)
		c.AnchorBox("inside", 128, 96, 156, 30, 0)
		c.AnchorBox("grip", 126, 34, 0, 0, 90)
		c.Anchor("ground", 124, 247)
	},
}
