package frames

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// molding draws four mitred sides of a profile, from a to z inside the box's edges; lit are the tones of the top and left
// sides from the outer to the inner edge, dim those of the right and bottom.
func moulding(c *kit.Canvas, b kit.Box, a, z float64, lit, dim []kit.Color) kit.Node {
	o, i := shape.Inset(b, a), shape.Inset(b, z)
	mix := func(colors []kit.Color) []any {
		out := make([]any, len(colors))
		for k, v := range colors {
			out[k] = v
		}
		return out
	}
	side := func(fill kit.Paint, x1, y1, x2, y2, x3, y3, x4, y4 float64) kit.Node {
		return c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gL%g %gZ", x1, y1, x2, y2, x3, y3, x4, y4), fill).Stroke(fill, .25)
	}
	return kit.Of(
		side(kit.Lin(0, o.Y0, 0, i.Y0, mix(lit)...), o.X0, o.Y0, o.X1, o.Y0, i.X1, i.Y0, i.X0, i.Y0),
		side(kit.Lin(o.X0, 0, i.X0, 0, mix(lit)...), o.X0, o.Y0, i.X0, i.Y0, i.X0, i.Y1, o.X0, o.Y1),
		side(kit.Lin(o.X1, 0, i.X1, 0, mix(dim)...), o.X1, o.Y0, i.X1, i.Y0, i.X1, i.Y1, o.X1, o.Y1),
		side(kit.Lin(0, o.Y1, 0, i.Y1, mix(dim)...), o.X0, o.Y1, i.X0, i.Y1, i.X1, i.Y1, o.X1, o.Y1))
}

// evenly returns points along the sides of a box about gap apart, with the outward angle of each side.
func evenly(b kit.Box, gap float64) (pts []shape.Pt, angles []float64) {
	nx, ny := max(2, int(b.W()/gap+.5)), max(2, int(b.H()/gap+.5))
	for i := range nx {
		u := (float64(i) + .5) / float64(nx)
		pts = append(pts, shape.Pt{X: b.X0 + u*b.W(), Y: b.Y0}, shape.Pt{X: b.X1 - u*b.W(), Y: b.Y1})
		angles = append(angles, 0, 180)
	}
	for i := range ny {
		u := (float64(i) + .5) / float64(ny)
		pts = append(pts, shape.Pt{X: b.X1, Y: b.Y0 + u*b.H()}, shape.Pt{X: b.X0, Y: b.Y1 - u*b.H()})
		angles = append(angles, 90, 270)
	}
	return pts, angles
}

// corners calls draw for each corner of a box with the turn in degrees that brings the top left one there.
func corners(b kit.Box, draw func(x, y, turn float64)) {
	draw(b.X0, b.Y0, 0)
	draw(b.X1, b.Y0, 90)
	draw(b.X1, b.Y1, 180)
	draw(b.X0, b.Y1, 270)
}

// inside anchors a box for what a frame holds.
func inside(c *kit.Canvas, b kit.Box) {
	c.AnchorBox("inside", (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, b.W(), b.H(), 0)
}

// printBox anchors a box for letters and draws the piece's text in it.
func printBox(c *kit.Canvas, b kit.Box, face string, fill kit.Paint) {
	c.AnchorBox("print", (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, b.W(), b.H(), 0)
	if c.Text() != "" {
		c.Part("text", c.Letters(c.Text(), b, face, fill))
	}
}

func scaleOf(b kit.Box) float64 { return min(b.W(), b.H()) / 256 }
