package symbols

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// line is a straight line between two points.
func line(a, b shape.Pt) string { return fmt.Sprintf("M%.2f %.2fL%.2f %.2f", a.X, a.Y, b.X, b.Y) }

// tick is the outline of a check mark in a box of 240 units, scaled and moved.
func tick(x, y, k float64) string {
	p := func(a, b float64) shape.Pt { return shape.Pt{X: x + (a-128)*k, Y: y + (b-128)*k} }
	return shape.Poly(13*k, p(10, 138), p(46, 102), p(96, 152), p(208, 38), p(246, 76), p(96, 226))
}

// outlined is a flat bright body in a bold dark line, for comics.
func outlined(c *kit.Canvas, part, d string, t kit.Tones) {
	c.Part(part, c.Path(d, t.DDD).Stroke(t.DDD, 15).Move(3, 4), c.Path(d, t.DDD).Stroke(t.DDD, 14), c.Form(d, t.M, c.Path(d, t.D), c.Path(d, t.L).Move(-6, -7)), c.Clip(d, c.Path(d, kit.None).Stroke(kit.White, 4).Move(7, 9).Dash(26, 400)))
}
