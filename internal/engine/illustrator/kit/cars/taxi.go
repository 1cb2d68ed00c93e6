package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var taxi = kit.Piece{
	Name: "taxi", Cm: 480, Facing: kit.Right, States: carViews,
	Palette: "body #fbc02d paint; sign #fff6dd; checkers #4a4654; windows #a6dcf2 glass; wheels #d5dce3 rims; tires #4a4f5d; headlights #fff3c4; trim #aab3bd bumper",
	Draw: func(c *kit.Canvas) {
		box := c.Form(kit.RoundRect(98, 26, 60, 28, 6), gloss.Sheen(c.Tones("sign"), 98, 26, 158, 54), c.Rect(98, 44, 60, 10, 0, c.Tones("checkers").M))
		if carView(c, lookOf(c, "body", "trim"), box) {
			return
		}
		s, k := c.Tones("sign"), c.Tones("checkers")
		c.Part("sign", kit.Of(c.Rect(108, 67, 38, 8, 2, k.M), c.Form("M110 70L113 53Q114 50 117 50H137Q140 50 141 53L144 70Z", kit.Lin(110, 50, 144, 72, s.LL, s.M, s.D), c.Path("M110 66H144V71H110Z", s.DD).Opacity(.5)),
			c.Line("M117.5 55.500h6M120.5 55.500v9M123.5 64.500l2.8 -9 2.8 9M124.6 61.500h3.400M130.5 55.500l4.6 9M135.1 55.500l-4.6 9M137.7 55.500v9", k.M, 1.7)).Move(4, -11))
		var squares []kit.Node
		for i := range 32 {
			squares = append(squares, c.Rect(float64(i)*8, 148+8*float64(i%2), 8, 8, 0, k.M))
		}
		sedan(c, c.Named("checkers", c.Rect(0, 147, 256, 18, 0, s.M), kit.Of(squares...)))
	},
}
