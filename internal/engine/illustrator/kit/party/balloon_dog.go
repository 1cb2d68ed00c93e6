package party

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var balloonDog = kit.Piece{
	Name: "balloon-dog", Cm: 35, Facing: kit.Right,
	Palette: "balloon #ef4f8a body",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("balloon")
		// bubble is one twisted section: an oval of half lengths a and b, turned around its middle.
		bubble := func(x, y, a, b, turn float64) kit.Node {
			return kit.Of(c.Ellipse(x, y, a, b, kit.Rad(x-a*.3, y-b*.45, max(a, b)*1.45, t.LL, t.L, t.M, t.D, t.DD)),
				c.Clip(kit.Oval(x, y, a, b), c.Blur(4, c.Ellipse(x+a*.35, y+b*.75, a*.8, b*.5, t.DDD)).Opacity(.45), c.Blur(3, c.Ellipse(x+a*.1, y+b*.9, a*.6, b*.16, t.LL)).Opacity(.7)),
				c.Ellipse(x-a*.3, y-b*.5, a*.34, b*.17, kit.White).Opacity(.85).Rotate(-12, x, y), c.Ellipse(x+a*.24, y-b*.52, a*.08, b*.08, kit.White).Opacity(.7)).Rotate(turn, x, y)
		}
		knot := func(x, y float64) kit.Node {
			return kit.Of(c.Circle(x, y, 5.5, t.DDD), c.Circle(x-1, y-1, 3.6, t.D))
		}
		c.Part("tail", c.Line("M36 92q-12 -10 -8 -22", t.DD, 5), bubble(46, 108, 13, 30, -24), c.Path(fmt.Sprintf("M%d %dl-7 -12q9 -3 13 3z", 36, 82), t.D))
		c.Part("legs", bubble(82, 194, 16, 44, 8), bubble(176, 194, 16, 44, 8))
		c.Part("body", bubble(116, 138, 56, 25, 0))
		c.Part("legs", knot(66, 146), knot(168, 146), bubble(60, 194, 17, 46, 4), bubble(156, 196, 17, 46, 2))
		c.Part("neck", bubble(178, 108, 15, 34, 16), knot(172, 142))
		c.Part("ears", bubble(168, 54, 12, 30, -22), bubble(192, 50, 12, 32, 6))
		c.Part("head", knot(186, 78), bubble(216, 86, 34, 20, 10), c.Path("M248 90l8 -4q2 6 0 12z", t.D), c.Circle(248, 91, 4, t.DD))
		c.Anchor("ground", 118, 240)
	},
}
