package linen

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// macrame is a wall hanging: cords on a wooden rod, knotted in a lattice of diamonds above a pointed fringe.
var macrame = kit.Piece{
	Name: "macrame", Cm: 70,
	Palette: "cord #f1e4cf cotton; rod #a9784c wood; beads #c98f5a <rod",
	Draw: func(c *kit.Canvas) {
		t, w, bead := c.Tones("cord"), c.Tones("rod"), c.Tones("beads")
		cord := func(d string, width float64) kit.Node {
			return kit.Of(c.Line(d, t.DDD, width+1.6), c.Line(d, t.M, width), c.Line(d, t.LL, width*.34).Opacity(.8))
		}
		knot := func(x, y, r float64) kit.Node {
			return kit.Of(c.Ellipse(x, y, r, r*.82, kit.Rad(x-r*.4, y-r*.5, r*1.8, kit.At(0, t.LL), kit.At(.55, t.M), kit.At(1, t.DD))).Stroke(t.DDD, 1.2), c.Line(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-r*.7, y-r*.1, x, y+r*.55, x+r*.7, y-r*.1), t.DD, 1.3))
		}
		c.Part("cord", cord("M40 34L128 5L216 34", 3.6))
		const left, gap, n = 52.0, 19.0, 9
		foot := func(i int) float64 { return 214 - 9*float64(max(i-4, 4-i)) } // the fringe comes to a point
		var fringe, lattice, knots []kit.Node
		for i := range n {
			x := left + gap*float64(i)
			y := 146 - 12*float64(max(i-4, 4-i))
			for k := range 5 {
				dx := float64(k-2) * 3.5
				fringe = append(fringe, cord(fmt.Sprintf("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", x+dx*.3, y, x+dx, y+24, x+dx*1.3, foot(i)-10, x+dx*1.2, foot(i)+30-float64(k%2)*5), 2.5))
			}
		}
		const top = 46.0
		for row := range 5 {
			for i := range n - 1 {
				x0, x1 := left+gap*float64(i), left+gap*float64(i+1)
				y0, y1 := top+20*float64(row), top+20*float64(row+1)
				if edge := float64(max(i-4, 3-i)); y1 > 146-12*edge+8 {
					continue
				}
				if (i+row)%2 == 0 {
					lattice = append(lattice, cord(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x0, y0, (x0+x1)/2+2, (y0+y1)/2-4, x1, y1), 3.4))
				} else {
					lattice = append(lattice, cord(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x1, y0, (x0+x1)/2-2, (y0+y1)/2-4, x0, y1), 3.4))
				}
				if (i+row)%2 == 0 && row < 4 {
					knots = append(knots, knot(x1, y1, 5.4))
				}
			}
		}
		for _, i := range []int{0, n - 1} { // the outer cords hang straight
			x := left + gap*float64(i)
			lattice = append(lattice, cord(fmt.Sprintf("M%.1f 46V104", x), 3.4))
		}
		c.Part("cord", kit.Of(fringe...), kit.Of(lattice...), kit.Of(knots...))
		var gathers []kit.Node
		for i := range n {
			gathers = append(gathers, knot(left+gap*float64(i), 148-12*float64(max(i-4, 4-i)), 6.6))
		}
		c.Part("cord", gathers...)
		c.Part("rod", c.Form(kit.RoundRect(24, 32, 208, 11, 5.5), kit.Lin(0, 32, 0, 43, w.LL, w.M, w.DD)), c.Line("M38 36H120M140 39H214", w.DD, 1).Opacity(.5))
		c.Part("beads", c.Circle(24, 37.500, 9, kit.Rad(21, 34, 12, bead.LL, bead.M, bead.DD)), c.Circle(232, 37.500, 9, kit.Rad(229, 34, 12, bead.LL, bead.M, bead.DD)))
		var loops []kit.Node
		for i := range n {
			loops = append(loops, knot(left+gap*float64(i), 39, 7))
		}
		c.Part("cord", loops...)
		c.Anchor("hang", 128, 5)
	},
}
