package props

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var tireSwing = kit.Piece{
	Name: "tire-swing", Cm: 170,
	Palette: "tire #454c58 rubber black; rope #c99d5e",
	Draw: func(c *kit.Canvas) {
		t, r := c.Tones("tire"), c.Tones("rope")
		cord := func(x0, y0, x1, y1 float64) kit.Node {
			d := sheen.D("M%g %gL%g %g", x0, y0, x1, y1)
			return kit.Of(c.Line(d, r.DDD, 9), c.Line(d, r.M, 6.6), c.Line(d, r.LL, 5).Dash(3, 5).Butt(), c.Line(d, r.DD, 6.6).Dash(1.2, 6.8).Butt())
		}
		ring := "M128 112C168 112 200 142 200 180C200 218 168 248 128 248C88 248 56 218 56 180C56 142 88 112 128 112ZM128 146C108 146 92 161 92 180C92 199 108 214 128 214C148 214 164 199 164 180C164 161 148 146 128 146Z"
		c.On(kit.Back)
		c.Part("rope", cord(128, 4, 128, 120))
		c.On(kit.Body)
		c.Part("tire", c.Around(30, 128, 180, c.Path("M121 110L123 106H133L135 110V118H121Z", t.DDD)),
			c.Path(ring, kit.Rad(104, 150, 120, kit.At(0, t.LL), kit.At(.45, t.M), kit.At(1, t.DD))).EvenOdd(),
			c.Circle(128, 180, 58, kit.None).Stroke(t.DDD, 2).Opacity(.7), c.Circle(128, 180, 46, kit.None).Stroke(t.DDD, 1.6).Opacity(.6), c.Circle(128, 180, 36, kit.None).Stroke(t.DDD, 3).Opacity(.8),
			c.Around(30, 128, 180, c.Line("M128 114L128 121", t.DDD, 2.6).Opacity(.75)),
			c.Line("M76 150Q92 126 122 123", t.LL, 4.5).Opacity(.55), c.Line("M104 206Q116 216 134 214", t.LL, 2.4).Opacity(.5))
		c.Part("rope", cord(119, 110, 119, 147), cord(137, 110, 137, 147), sheen.Body(c, kit.RoundRect(114, 94, 28, 20, 8), r, 5, c.Line("M117 103H139", r.DDD, 1.8)))
		c.Anchor("seat", 128, 150)
		c.Anchor("handNear", 122, 70)
		c.Anchor("handFar", 132, 56)
		c.Anchor("hang", 128, 4)
		c.Anchor("ground", 128, 250)
	},
}
