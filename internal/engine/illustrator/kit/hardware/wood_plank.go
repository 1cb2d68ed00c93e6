package hardware

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var woodPlank = kit.Piece{
	Name: "wood-plank", Cm: 100,
	Palette: "wood #c98a4b board; grain #8f5a2c; nails #aab4c0",
	Draw: func(c *kit.Canvas) {
		w, g, n := c.Tones("wood"), c.Tones("grain"), c.Tones("nails")
		const board = "M8 92Q6 86 12 86L60 84L130 87L200 84L244 86Q250 86 249 92L246 104L251 112L247 126L251 140L246 152L250 164Q251 170 245 170L190 172L120 169L60 172L12 170Q6 170 7 164L10 150L5 142L9 128L4 114L9 104Z"
		c.Part("plank", c.Path(board, w.DDD).Move(2, 6), c.Form(board, kit.Lin(100, 84, 116, 174, kit.At(0, w.LL), kit.At(.3, w.L), kit.At(.6, w.M), kit.At(1, w.D)), gloss.Dim(c, 6, .4, "M0 158H256V180H0Z", w), gloss.Dim(c, 6, .35, "M236 80H260V180H230Z", w),
			c.Path("M4 86H250V89.500H4Z", kit.White).Opacity(.4)))
		var lines []kit.Node
		for i := range 11 {
			y := 94 + 7.2*float64(i)
			if i == 4 || i == 5 {
				continue
			}
			lines = append(lines, c.Line(fmt.Sprintf("M%g %gQ70 %g 120 %gT%g %g", 6+20*c.Rand().Float64(), y, y-3+6*c.Rand().Float64(), y+1, 240-40*c.Rand().Float64(), y), g.M, 1.5).Opacity(.55))
		}
		knot := func(x, y, k float64) kit.Node {
			return kit.Of(c.Ellipse(x, y, 15*k, 7*k, kit.None).Stroke(g.M, 1.5).Opacity(.6), c.Ellipse(x, y, 10*k, 4.6*k, kit.None).Stroke(g.M, 1.5).Opacity(.7), c.Ellipse(x, y, 5.5*k, 2.6*k, g.D), c.Line(fmt.Sprintf("M%g %gQ%g %g %g %gM%g %gQ%g %g %g %g", x-44*k, y-2, x-10*k, y-14*k, x+44*k, y-3, x-44*k, y+3, x-10*k, y+15*k, x+44*k, y+3), g.M, 1.4).Opacity(.55))
		}
		c.Part("grain", c.Clip(board, kit.Of(lines...), knot(84, 126, 1.1), knot(186, 128, .9), c.Line("M4 114L30 116L22 120M250 140L226 138", g.DD, 2.4), c.Line("M196 150Q210 147 224 150", g.M, 1.5).Opacity(.6)))
		for _, p := range [][2]float64{{24, 102}, {232, 102}, {24, 154}, {232, 154}} {
			c.Part("nails", c.Circle(p[0]+1.5, p[1]+2, 6, g.DDD).Opacity(.5), c.Circle(p[0], p[1], 5.6, n.DD), c.Circle(p[0]-.5, p[1]-.6, 4.7, kit.Rad(p[0]-2, p[1]-2, 7, n.LL, n.M, n.D)))
		}
		c.AnchorBox("print", 128, 128, 190, 62, 0)
		c.AnchorBox("surface", 128, 86, 230, 4, 0)
		c.Anchor("ground", 128, 176)
	},
}
