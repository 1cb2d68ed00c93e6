package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// flute is a concert flute; its mouthpiece is at the right end.
var flute = kit.Piece{
	Name: "flute", Cm: 67,
	Palette: "body #c9d3df silver pipe; keys #e3e9f0 <body; rings #f0c24a gold; crown #f0c24a <rings",
	Draw: func(c *kit.Canvas) {
		b, k, r, w := c.Tones("body"), c.Tones("keys"), c.Tones("rings"), c.Tones("crown")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-35, 128, 128) }
		pipe := func(x0, x1, h float64) kit.Node {
			return c.Form(kit.RoundRect(x0, 128-h/2, x1-x0, h, 3), kit.Lin(0, 128-h/2, 0, 128+h/2, kit.At(0, b.D), kit.At(.18, b.LL), kit.At(.36, b.L), kit.At(.6, b.M), kit.At(.85, b.DD), kit.At(1, b.DDD)))
		}
		ring := func(x, n, h float64) kit.Node {
			return c.Form(kit.RoundRect(x, 128-h/2, n, h, 2.5), kit.Lin(0, 128-h/2, 0, 128+h/2, r.D, r.LL, r.L, r.M, r.DDD))
		}
		cup := func(x, y, q float64) kit.Node {
			return kit.Of(c.Circle(x+1, y+2.2, q+1, b.DDD).Opacity(.6), c.Circle(x, y, q, kit.Lin(x-q, y-q, x+q, y+q, k.LL, k.M, k.DD)), c.Circle(x, y, q*.68, kit.Lin(x-q, y-q, x+q, y+q, k.D, k.L, k.LL)), c.Circle(x-q*.3, y-q*.35, q*.2, kit.White))
		}
		c.Part("body", lean(pipe(-24, 280, 22)))
		c.Part("rings", lean(ring(-26, 9, 25), ring(22, 12, 26), ring(190, 15, 27), ring(264, 8, 25)))
		const plate = "M214 121C214 108 224 103 234 103C244 103 254 108 254 121C254 130 246 134 234 134C222 134 214 130 214 121Z"
		c.Part("body", lean(c.Path(plate, b.DDD).Move(1, 2).Opacity(.6), sheen.Body(c, plate, b, 5), c.Ellipse(234, 116, 9.5, 5.6, b.DDD), c.Line("M225 119Q234 124 243 119", b.LL, 1.6)))
		c.Part("crown", lean(sheen.Body(c, kit.RoundRect(271, 115, 13, 26, 6), w, 4)))
		c.Part("keys", lean(sheen.Tube(c, "M30 112H186", 4.5, k), sheen.Each(9, func(i int) kit.Node { return c.Rect(36+17.5*float64(i), 108, 4, 12, 1.5, k.DD) }),
			sheen.Each(8, func(i int) kit.Node { return cup(40+18.6*float64(i), 124, 8.6) }), sheen.Tube(c, "M60 136L70 146H84", 4, k), cup(88, 147, 5.6), sheen.Tube(c, "M134 136L142 146H156", 4, k), cup(160, 147, 5.6), cup(-4, 122, 7.4), cup(12, 122, 7.4), sheen.Tube(c, "M-12 112H18", 4, k)))
		c.Part("body", lean(sheen.Streak(c, "M-14 120.500H268", 2.2, .6)))
		at := turned(112, 128, -35)
		c.AnchorBox("grip", at.X, at.Y, 0, 0, 55)
	},
}
