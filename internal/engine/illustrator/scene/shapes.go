package scene

// kappa places the control points of a quarter circle drawn as one cubic curve; the error is 0.03% of the radius.
const kappa = 0.5522848

// Rect adds a rectangle, clockwise on screen.
func (b *Builder) Rect(x, y, w, h float32) *Builder {
	return b.Move(x, y).Line(x+w, y).Line(x+w, y+h).Line(x, y+h).Close()
}

// Ellipse adds an ellipse around x, y with the radii rx and ry, clockwise on screen.
func (b *Builder) Ellipse(x, y, rx, ry float32) *Builder {
	kx, ky := rx*kappa, ry*kappa
	b.Move(x+rx, y)
	b.Cubic(Point{x + rx, y + ky}, Point{x + kx, y + ry}, Point{x, y + ry})
	b.Cubic(Point{x - kx, y + ry}, Point{x - rx, y + ky}, Point{x - rx, y})
	b.Cubic(Point{x - rx, y - ky}, Point{x - kx, y - ry}, Point{x, y - ry})
	b.Cubic(Point{x + kx, y - ry}, Point{x + rx, y - ky}, Point{x + rx, y})
	return b.Close()
}

// SolidPaint is a plain color.
func SolidPaint(c RGBA) Paint { return Paint{Kind: Solid, Color: c} }
