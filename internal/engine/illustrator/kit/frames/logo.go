package frames

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// OpenRing is a thin double ring that is open at its foot by so many degrees, its ends dots.
func OpenRing(col, second kit.Color, open float64) kit.Piece {
	return plate("open-ring", func(c *kit.Canvas) {
		arc := func(r, less float64) string {
			a, b := shape.Polar(128, 128, r, 90+open/2+less), shape.Polar(128, 128, r, 90-open/2-less)
			return fmt.Sprintf("M%.2f %.2fA%.2f %.2f 0 1 1 %.2f %.2f", a.X, a.Y, r, r, b.X, b.Y)
		}
		c.Part("accent", c.Circle(128, 128, 124, kit.None), c.Line(arc(121, 0), col, 3.6), c.Line(arc(112, 4), second, 1.6))
		for _, s := range []float64{-1, 1} {
			p := shape.Polar(128, 128, 121, 90+s*open/2)
			c.Part("accent", c.Circle(p.X, p.Y, 4.2, second))
		}
	})
}

// Box is a double line around a field whose aspect is given; the outer one is open in the middle of its upper side, for a mark that stands there.
func Box(col, second kit.Color, aspect, gap float64) kit.Piece {
	return plate("box", func(c *kit.Canvas) {
		h := 248 / aspect
		y0, y1 := 128-h/2, 128+h/2
		l, r := 128-gap/2, 128+gap/2
		c.Part("accent", c.Line(fmt.Sprintf("M%.1f %.1fH4V%.1fH252V%.1fH%.1f", l, y0, y1, y0, r), col, 4).Miter(),
			c.Line(fmt.Sprintf("M%.1f %.1fH12V%.1fH244V%.1fH%.1f", l, y0+8, y1-8, y0+8, r), second, 1.6).Miter())
	})
}

// Swash is a line that swings below a name written by hand, thick in its middle.
func Swash(col kit.Color) kit.Piece {
	return plate("swash", func(c *kit.Canvas) {
		steps := shape.Sample([]shape.Pt{{X: 6, Y: 136}, {X: 70, Y: 126}, {X: 150, Y: 128}, {X: 214, Y: 122}, {X: 240, Y: 112}, {X: 226, Y: 106}, {X: 214, Y: 118}, {X: 250, Y: 130}}, 90)
		c.Part("accent", c.Path(shape.Ribbon(steps, shape.Taper(5, .2)), col))
	})
}
