package office

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/stationery"
)

// lyingRuler draws a ruler, 300 × 56, its middle at 0, 0.
func lyingRuler(c *kit.Canvas, b, m kit.Tones) kit.Node {
	var marks []kit.Node
	for i := range 47 {
		x, l := -140+float64(i)*6, 9.0
		switch {
		case i%6 == 0:
			l = 20
		case i%3 == 0:
			l = 14
		}
		marks = append(marks, c.Line(fmt.Sprintf("M%g -28v%g", x, l), m.M, 1.7).Butt())
		if i%6 == 0 && i > 0 && i < 43 {
			marks = append(marks, stationery.Text(c, fmt.Sprint(i/6), x, 4, 11, 2.2, m.M))
		}
	}
	return kit.Of(c.Rect(-150, -27, 302, 58, 6, b.DDD), c.Form(kit.RoundRect(-151, -29, 302, 57, 6), kit.Lin(0, -29, 0, 28, kit.At(0, b.LL), kit.At(.4, b.L), kit.At(.75, b.M), kit.At(1, b.D)),
		c.Rect(-160, 17, 320, 12, 0, b.DD).Opacity(.5), c.Line("M-150 17H150", b.LL, 1.2).Opacity(.7), c.Line("M-140 10Q-60 12 20 9M60 11H140M-100 23H40", b.DD, 1.2).Opacity(.35), c.Path("M-151 -29H-40L-70 28H-151Z", kit.White).Opacity(.2), c.Path("M10 -29H40L10 28H-20Z", kit.White).Opacity(.16), c.Named("marks", marks...)),
		c.Circle(137, 8, 6, b.DDD), c.Circle(137.4, 8.8, 5, b.DD), c.Line("M-147 -27.5H147", kit.White, 1.5).Opacity(.7))
}

var ruler = kit.Piece{
	Name: "ruler", Cm: 32,
	Palette: "body #f2b650 wood plastic; marks #6b4327 numbers",
	Draw: func(c *kit.Canvas) {
		c.Part("body", lyingRuler(c, c.Tones("body"), c.Tones("marks")).Rotate(-45, 0, 0).Move(128, 128))
		c.AnchorBox("grip", 128, 128, 0, 0, 45)
		c.AnchorBox("print", 136, 136, 200, 14, -45)
	},
}
