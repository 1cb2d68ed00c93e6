package christmas

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// facets is a star of rays whose halves are lit and shaded; lengths goes around from the top clockwise.
func facets(c *kit.Canvas, t kit.Tones, x, y, inner, turn float64, lengths ...float64) kit.Node {
	var all []kit.Node
	step := 360 / float64(len(lengths))
	for i, r := range lengths {
		a := turn + step*float64(i)
		tx, ty := festoon.Polar(x, y, r, a)
		for _, side := range []float64{-1, 1} {
			sx, sy := festoon.Polar(x, y, inner, a+side*step/2)
			tone := t.M.Shade(.2 + 1.7*festoon.Lit(a+side*math.Min(70, step)))
			all = append(all, c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gZ", x, y, tx, ty, sx, sy), tone).Stroke(tone, .5))
		}
	}
	return kit.Of(all...)
}

var christmasStar = kit.Piece{
	Name: "christmas-star", Cm: 30, Palette: "star #f7c23c gold; rays #ffdf7a <star; glow #ffe9a0 light; sparkles #ffe9a0 sparkle <glow", States: "shining; glowing; without glow -glow",
	Draw: func(c *kit.Canvas) {
		s, r, g, p := c.Tones("star"), c.Tones("rays"), c.Tones("glow"), c.Tones("sparkles")
		c.Part("glow", c.Glow(16, c.Circle(128, 96, 62, g.M)).Opacity(.6), c.Glow(5, c.Path("M128 96L122 254L134 254ZM128 96L10 93V99ZM128 96L246 93V99Z", g.M)).Opacity(.8))
		c.Part("rays", facets(c, r, 128, 96, 26, 22.500, 58, 58, 58, 58, 58, 58, 58, 58), facets(c, r, 128, 96, 26, 45, 74, 74, 74, 74))
		c.Part("star", facets(c, s, 128, 96, 33, 0, 94, 88, 152, 88), c.Glow(7, c.Circle(128, 96, 20, kit.Hex("#fffbe6"))).Opacity(.85), c.Circle(128, 96, 5, kit.White))
		spark := func(x, y, k float64) kit.Node {
			return c.Path(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x, y-k, x, y, x+k, y, x, y, x, y+k, x, y, x-k, y, x, y, x, y-k), kit.Lin(x-k, y-k, x+k, y+k, p.LL, p.M, s.L))
		}
		c.Part("sparkles", spark(54, 40, 15), spark(204, 36, 12), spark(48, 158, 12), spark(206, 156, 16), spark(82, 204, 9), spark(172, 212, 10), spark(176, 12, 7))
	},
}

var treeTopper = kit.Piece{
	Name: "tree-topper", Cm: 25, Palette: "star #f7c23c gold; socket #e0a92e cone base <star; glitter #fff3c4 sparkles; bow #d8323c red ribbon", States: "with bow; without bow -bow",
	Draw: func(c *kit.Canvas) {
		s, o, g, b := c.Tones("star"), c.Tones("socket"), c.Tones("glitter"), c.Tones("bow")
		c.Part("socket", sheen.Body(c, "M112 168H144L156 250Q128 260 100 250Z", o, 8, sheen.Each(5, func(i int) kit.Node {
			y := 186 + 15*float64(i)
			return kit.Of(c.Line(sheen.D("M96 %gQ128 %g 160 %g", y, y+8, y), o.DD, 3), c.Line(sheen.D("M96 %gQ128 %g 160 %g", y-2, y+6, y-2), o.LL, 1.600))
		})))
		c.Part("star", c.Path(festoon.StarPath(128, 108, 108, .46, 5), s.DD).Stroke(s.DD, 6), star(c, s, 128, 108, 104), c.Path(festoon.StarPath(128, 108, 78, .46, 5), kit.None).Stroke(s.LL, 2).Opacity(.8))
		var dots []kit.Node
		for i := range 60 {
			r, a := 80*math.Sqrt(c.Rand().Float64()), 360*c.Rand().Float64()
			x, y := festoon.Polar(128, 112, r, a)
			dots = append(dots, c.Circle(x, y, .9+1.2*float64(i%3)/2, g.M))
		}
		c.Part("glitter", c.Clip(festoon.StarPath(128, 108, 98, .46, 5), dots...))
		c.Part("bow", festoon.Bow(c, b, 128, 184, .72))
		c.Anchor("ground", 128, 253)
	},
}
