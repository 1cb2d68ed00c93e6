package symbols

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// bohoArrow is an arrow with a stone tip, beads and feathers.
var bohoArrow = kit.Piece{
	Name: "boho-arrow", Cm: 70,
	Palette: "head #4a8f8c teal; shaft #8f5f38 wood; feathers #e08a6a coral; second #f3d9b8 <feathers cream; beads #e6b23c gold",
	Draw: func(c *kit.Canvas) {
		h, s, f, g, b := c.Tones("head"), c.Tones("shaft"), c.Tones("feathers"), c.Tones("second"), c.Tones("beads")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-34, 128, 128) }
		c.Part("shaft", turn(c.Rect(16, 124.5, 200, 7, 3.5, kit.Lin(0, 124, 0, 132, s.L, s.M, s.DD))))
		barb := func(x float64, t kit.Tones) kit.Node {
			up := fmt.Sprintf("M%g 126C%g 112 %g 96 %g 92L%g 92C%g 104 %g 116 %g 126Z", x+30, x+18, x+2, x-16, x+2, x+20, x+32, x+44)
			lines := ""
			for i := range 5 {
				q := x - 6 + float64(i)*8
				lines += fmt.Sprintf("M%g %gL%g %g", q+4, 98+float64(i)*5, q+12, 99+float64(i)*5)
			}
			one := c.Form(up, kit.Lin(x, 92, x+30, 126, t.L, t.M, t.D), c.Line(lines, t.DD, 1.2).Opacity(.55))
			return kit.Of(one, one.Scale(1, -1, 0, 128))
		}
		c.Part("feathers", turn(barb(22, f), barb(42, g), barb(62, f)))
		c.Part("head", turn(c.Form("M250 128L206 106L214 128L206 150Z", kit.Lin(206, 106, 230, 150, h.LL, h.M, h.DD), c.Path("M250 128L214 128L206 106Z", h.LL).Opacity(.35)), c.Rect(200, 121, 14, 14, 3, kit.Lin(0, 121, 0, 135, s.L, s.DD))))
		for i, x := range []float64{128, 140, 152} {
			t := []kit.Tones{b, f, b}[i]
			c.Part("beads", turn(c.Circle(x, 128, 7.4, kit.Rad(x-2, 125, 10, t.LL, t.M, t.D))))
		}
		plume := func(x, deg float64, t kit.Tones) kit.Node {
			return kit.Of(c.Line("M0 0V16", s.D, 2), c.Form("M0 14C12 24 12 48 0 66C-12 48 -12 24 0 14Z", kit.Lin(-10, 20, 10, 60, t.LL, t.M, t.D), c.Line("M0 16V62M0 28L7 22M0 38L8 32M0 48L6 43M0 28L-7 22M0 38L-8 32M0 48L-6 43", t.DD, 1.2).Opacity(.5)), c.Circle(0, 12, 3.4, b.M)).Rotate(deg, 0, 0).Move(x, 0)
		}
		c.Part("feathers", plume(134, 12, f).Move(-2, 124), plume(146, -10, g).Move(0, 118))
	},
}

// growthArrow zigzags up to the right.
var growthArrow = kit.Piece{
	Name: "growth-arrow", Cm: 60,
	Palette: "arrow #2fae5f green",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("arrow")
		d := shape.Poly(5, shape.Pt{X: 14, Y: 204}, shape.Pt{X: 88, Y: 124}, shape.Pt{X: 134, Y: 166}, shape.Pt{X: 188, Y: 96}, shape.Pt{X: 160, Y: 72}, shape.Pt{X: 246, Y: 34}, shape.Pt{X: 236, Y: 138}, shape.Pt{X: 210, Y: 115}, shape.Pt{X: 137, Y: 208}, shape.Pt{X: 90, Y: 165}, shape.Pt{X: 40, Y: 226})
		c.Part("arrow", c.Path(d, t.DD).Move(2, 5), shape.Plump(c, d, t), c.Line("M28 206L88 138L134 180L198 98", kit.White, 5).Opacity(.4))
	},
}
