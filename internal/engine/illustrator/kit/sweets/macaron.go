package sweets

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// oneMacaron is a macaron seen from the side, its middle at x, y and w wide.
func oneMacaron(c *kit.Canvas, x, y, w, turn float64, s, f kit.Tones) kit.Node {
	r := w / 2
	dome := func(sign float64) string {
		return sheen.D("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-r, y+sign*r*.2, x-r, y+sign*r*.56, x-r*.56, y+sign*r*.68, x, y+sign*r*.68, x+r*.56, y+sign*r*.68, x+r, y+sign*r*.56, x+r, y+sign*r*.2, x, y+sign*r*.26, x-r, y+sign*r*.2)
	}
	foot := func(sign float64) kit.Node {
		var n []kit.Node
		for i := range 22 {
			u := float64(i)/21*2 - 1
			q := r * (.055 + .018*math.Abs(math.Sin(float64(i)*2.1)))
			px, py := x+u*r*.97, y+sign*r*(.185+.045*(1-u*u))
			n = append(n, c.Ellipse(px, py, q*1.15, q, kit.Lin(px-q, py-q, px+q, py+q, s.LL, s.M, s.DD)))
		}
		return kit.Of(n...)
	}
	fill := sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-r*.92, y-r*.26, x, y-r*.24, x+r*.92, y-r*.26, x+r*.99, y, x+r*.92, y+r*.16, x, y+r*.24, x-r*.92, y+r*.16, x-r*.99, y, x-r*.92, y-r*.26)
	return kit.Of(c.Form(dome(1), kit.Lin(x-r, y, x+r*.4, y+r*.7, s.M, s.D, s.DD), edible.Shade(c, dome(1), s, r*.16)), foot(1),
		c.Named("filling", c.Form(fill, kit.Lin(x, y-r*.2, x, y+r*.2, f.D, f.M, f.L, f.M), edible.Shade(c, fill, f, r*.08)), c.Blur(r*.03, c.Line(sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-r*.92, y-r*.13, x, y-r*.08, x+r*.92, y-r*.13), f.DDD, r*.07)).Opacity(.5)),
		foot(-1), c.Form(dome(-1), kit.Rad(x-r*.35, y-r*.6, r*1.5, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.6, s.M), kit.At(1, s.DD)),
			edible.Scatter(c, x-r, y-r*.7, x+r, y-r*.2, 22, r*.12, edible.Everywhere, func(i int, px, py float64) kit.Node { return c.Circle(px, py, .9, s.DD).Opacity(.35) }), edible.Shade(c, dome(-1), s, r*.18)),
		c.Path(sheen.D("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x-r*.78, y-r*.36, x-r*.7, y-r*.52, x-r*.46, y-r*.58, x-r*.2, y-r*.6, x-r*.12, y-r*.6, x-r*.12, y-r*.52, x-r*.2, y-r*.51, x-r*.44, y-r*.49, x-r*.62, y-r*.44, x-r*.7, y-r*.33), kit.White).Opacity(.55).Shade()).Rotate(turn, x, y)
}

var macaron = kit.Piece{
	Name: "macaron", Cm: 8, States: "single",
	Palette: "shells #f58fb0; filling #fff0d8 cream; mint #8fd6b4 <shells; vanilla #f6cf72 <shells",
	Draw: func(c *kit.Canvas) {
		s, f, m, v := c.Tones("shells"), c.Tones("filling"), c.Tones("mint"), c.Tones("vanilla")
		if c.State("single") {
			c.Part("shells", oneMacaron(c, 128, 134, 236, 0, []kit.Tones{s, m, v}[c.Variant(3)], f))
			c.Anchor("ground", 128, 214)
			return
		}
		c.Part("shells", oneMacaron(c, 76, 198, 132, 0, m, f), oneMacaron(c, 190, 200, 120, -4, v, f))
		c.Part("top", c.Clip(kit.Oval(76, 192, 64, 36)+kit.Oval(190, 194, 58, 33), c.Blur(6, c.Ellipse(130, 152, 70, 14, s.DDD)).Opacity(.5)), oneMacaron(c, 130, 102, 168, -7, s, f))
		c.Anchor("ground", 128, 242)
	},
}
