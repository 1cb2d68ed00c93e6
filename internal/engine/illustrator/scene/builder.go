package scene

// Builder makes a path by hand. Its methods return it, so that calls chain:
//
//	NewPath().Move(0, 0).Line(9, 0).Line(9, 9).Close().Fill(paint)
type Builder struct{ path *Path }

// NewPath starts an empty path without fill and stroke.
func NewPath() *Builder { return &Builder{path: &Path{}} }

// Move begins a new outline at x, y.
func (b *Builder) Move(x, y float32) *Builder { return b.add(Move, Point{x, y}) }

// Line goes straight to x, y.
func (b *Builder) Line(x, y float32) *Builder { return b.add(Line, Point{x, y}) }

// Quad goes to x, y along a quadratic curve with the control point cx, cy.
func (b *Builder) Quad(cx, cy, x, y float32) *Builder {
	return b.add(Quad, Point{cx, cy}, Point{x, y})
}

// Cubic goes to p along a cubic curve with the control points c1 and c2.
func (b *Builder) Cubic(c1, c2, p Point) *Builder { return b.add(Cubic, c1, c2, p) }

// Close joins the outline's end to its beginning.
func (b *Builder) Close() *Builder { return b.add(Close) }

// Fill sets the paint of the inside.
func (b *Builder) Fill(p Paint) *Builder {
	b.path.Fill = p
	return b
}

// Stroke sets the line along the outline.
func (b *Builder) Stroke(s Stroke) *Builder {
	b.path.Stroke = &s
	return b
}

// EvenOdd makes overlapping parts alternate between inside and outside.
func (b *Builder) EvenOdd() *Builder {
	b.path.EvenOdd = true
	return b
}

// Path returns what was built.
func (b *Builder) Path() *Path { return b.path }

// Node returns what was built as a node.
func (b *Builder) Node() Node { return Node{Path: b.path} }

func (b *Builder) add(op Op, points ...Point) *Builder {
	segment := Segment{Op: op}
	copy(segment.Points[:], points)
	b.path.Segments = append(b.path.Segments, segment)
	return b
}
