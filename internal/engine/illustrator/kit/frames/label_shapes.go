package frames

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// ShapedLabel is a label in a shape that was asked for: paper within a broad edge and two lines. A tag has a hole with a string, a door hanger an opening
// for the handle.
func ShapedLabel(shaped string, q Colors) kit.Piece {
	return plate("label", func(c *kit.Canvas) {
		g, a, f := kit.TonesOf(q.Ground), kit.TonesOf(q.Accent), kit.TonesOf(q.Field)
		edge := g.M
		if shaped == "tag" {
			edge = f.D
		}
		c.Part("ground", c.Path(labelOutline(shaped, 0), edge))
		c.Part("field", c.Path(labelOutline(shaped, 4.5), kit.Lin(0, 10, 0, 246, f.L, f.M)))
		if shaped == "tag" {
			c.Part("accent", c.Path(labelOutline(shaped, 11), kit.None).Stroke(g.M, 1.3).Dash(5, 4))
			tagHole(c, g, f)
			return
		}
		c.Part("accent", c.Path(labelOutline(shaped, 9), kit.None).Stroke(g.M, 1.6), c.Path(labelOutline(shaped, 12.5), kit.None).Stroke(a.M, .9))
	})
}

// tagHole is the hole of a tag in a ring of metal, and the string that runs through it.
func tagHole(c *kit.Canvas, g, f kit.Tones) {
	twine := kit.TonesOf(kit.Hex("#b98d5b"))
	c.Part("accent", c.Circle(128, 42, 13, kit.Lin(118, 30, 138, 54, g.L, g.M, g.D)), c.Circle(128, 42, 7.5, f.DDD))
	for _, side := range []float64{-1, 1} {
		loop := fmt.Sprintf("M128 42C%g 34 %g 16 %g 2", 128+4*side, 128+16*side, 128+11*side)
		c.Part("string", c.Line(loop, twine.D, 4.6), c.Line(loop, twine.M, 3), c.Line(loop, twine.LL, 1).Dash(2.4, 3))
	}
}

// labelOutline is the outline of a label in a shape, some units within its edge.
func labelOutline(shaped string, in float64) string {
	switch shaped {
	case "circle":
		return kit.Oval(128, 128, 124-in, 124-in)
	case "oval":
		return kit.Oval(128, 128, 126-in, 92-in)
	case "hexagon":
		pts := make([]shape.Pt, 6)
		for i := range pts {
			pts[i] = shape.Polar(128, 128, 126-1.15*in, 60*float64(i))
		}
		return shape.Poly(6, pts...)
	case "arch":
		x0, x1, y0, y1, r := 32+in, 224-in, 6+in, 250-in, 96-in
		return fmt.Sprintf("M%g %gV%gA%g %g 0 0 1 %g %gV%gZ", x0, y1, y0+r, r, r, x1, y0+r, y1)
	case "hanger":
		x0, x1, y0, y1, r := 70+in, 186-in, 4+in, 252-in, 14.0
		hole := fmt.Sprintf("M%g 58A%g %g 0 1 0 %g 58A%g %g 0 1 0 %g 58Z", 92-in, 36+in, 36+in, 164+in, 36+in, 36+in, 92-in)
		return kit.RoundRect(x0, y0, x1-x0, y1-y0, r) + hole
	case "tag":
		x0, x1, y0, y1, cut := 46+in, 210-in, 18+in, 252-in, 46-.4*in
		return shape.Poly(9, shape.Pt{X: x0, Y: y0 + cut}, shape.Pt{X: x0 + cut, Y: y0}, shape.Pt{X: x1 - cut, Y: y0}, shape.Pt{X: x1, Y: y0 + cut}, shape.Pt{X: x1, Y: y1}, shape.Pt{X: x0, Y: y1})
	}
	return groundOutline(shaped, 1-in/124)
}
