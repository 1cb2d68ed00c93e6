package geometry

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// plainShape is a geometric shape in three designs: raised, flat within a line, and a ring. Its outline is that at a scale of 0 to 1
// around the middle of the canvas; fill is its first color.
func plainShape(name, fill string, outline func(k float64) string) kit.Piece {
	return kit.Piece{
		Name: name, Cm: 20,
		Palette: "fill " + fill + "; outline " + fill + " <fill",
		Draw: func(c *kit.Canvas) {
			t, o := c.Tones("fill"), c.Tones("outline")
			c.AnchorBox("print", 128, 128, 140, 96, 0)
			switch c.Variant(2) {
			case 1:
				c.Part("outline", c.Path(outline(1), o.D))
				c.Part("fill", c.Path(outline(.9), t.M))
			default:
				c.Part("outline", c.Path(outline(.98), o.DD).Move(0, 4))
				c.Part("fill", shape.Plump(c, outline(.98), t))
			}
		},
	}
}

// regular is the outline of a polygon of n equal sides, turned by some degrees.
func regular(n int, turn float64) func(k float64) string {
	return func(k float64) string {
		pts := make([]shape.Pt, n)
		for i := range pts {
			pts[i] = shape.Polar(128, 128, 122*k, turn+360*float64(i)/float64(n))
		}
		return shape.Poly(12*k, pts...)
	}
}

// box is the outline of a rectangle of half a width and half a height.
func box(w, h float64) func(k float64) string {
	return func(k float64) string { return kit.RoundRect(128-w*k, 128-h*k, 2*w*k, 2*h*k, 14*k) }
}

var (
	square    = plainShape("square", "#3f8cf0", box(112, 112))
	rectangle = plainShape("rectangle", "#ef5a6f", box(122, 76))
	pentagon  = plainShape("pentagon", "#8a63e6", regular(5, -90))
	hexagon   = plainShape("hexagon", "#f2a33a", regular(6, -90))
	octagon   = plainShape("octagon", "#21a58f", regular(8, 22.5))
	oval      = plainShape("oval", "#e4638f", func(k float64) string { return kit.Oval(128, 128, 122*k, 86*k) })
	rhombus   = plainShape("rhombus", "#35a7d6", func(k float64) string {
		return shape.Poly(12*k, shape.Pt{X: 128, Y: 128 - 122*k}, shape.Pt{X: 128 + 92*k, Y: 128}, shape.Pt{X: 128, Y: 128 + 122*k}, shape.Pt{X: 128 - 92*k, Y: 128})
	})
)
