package money

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/stationery"
)

// bill draws a banknote with its middle at 0, 0, 200 wide.
func bill(c *kit.Canvas, b, s kit.Tones, shadow kit.Node) kit.Node {
	corner := kit.Of(c.Circle(-82, -38, 10, b.DD), stationery.Text(c, "1", -82, -38, 9, 2.6, b.LL))
	return kit.Of(c.Rect(-101, -55, 202, 110, 6, b.DD),
		c.Form(kit.RoundRect(-101, -55, 201, 108.5, 6), kit.Lin(-90, -60, 90, 60, kit.At(0, b.LL), kit.At(.4, b.L), kit.At(1, b.M)),
			c.Path(kit.RoundRect(-93, -47, 186, 93, 12), kit.None).Stroke(b.DD, 2.5), c.Path(kit.RoundRect(-88, -42, 176, 83, 9), kit.None).Stroke(b.D, 1.2), corner, corner.Mirror(0), corner.Scale(1, -1, 0, 0), corner.Scale(1, -1, 0, 0).Mirror(0),
			c.Line("M-76 -14H-44M-76 -4H-50M-76 6H-44M-76 16H-54", b.D, 2.6), c.Line("M76 -14H44M76 -4H50M76 6H44M76 16H54", b.D, 2.6),
			c.Circle(0, 0, 37, b.DD), c.Circle(-.6, -.8, 34.5, kit.Lin(-24, -24, 24, 24, b.LL, b.L, b.M)), c.Circle(0, 0, 30, kit.None).Stroke(b.D, 1.2).Dash(2, 2),
			c.Named("symbol", stationery.Text(c, "$", 1, 1.6, 32, 6.5, b.DDD).Opacity(.4), stationery.Text(c, "$", 0, 0, 32, 6.5, s.M)),
			c.Blur(8, c.Path("M40 -60H110V60H-60Q50 50 40 -60Z", b.DDD).Opacity(.22)), c.Path("M-96 -50H-30L-80 48H-96Z", kit.White).Opacity(.18), shadow))
}

var money = kit.Piece{
	Name: "money", Cm: 18,
	Palette: "bill #6fbf73 cash note; symbol #2f7a45 sign <bill",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("bill"), c.Tones("symbol")
		shadow := c.Blur(4, c.Rect(-101, -52, 203, 112, 6, b.DDD).Opacity(.55)).Rotate(16, -67, 115)
		for i := range 3 {
			if i == 2 {
				shadow = kit.Node{}
			}
			c.Part("bill", bill(c, b, s, shadow).Scale(1.04, 1.04, 0, 0).Rotate(float64(i)*16-16, -70, 120).Move(128, 122))
		}
		c.AnchorBox("grip", 52, 226, 0, 0, 0)
	},
}
