package raster

import (
	"math"

	"pellucid/internal/engine/illustrator/scene"
)

// tolerance is how far, in pixels, a chord may stray from its curve.
const tolerance = 0.05

// flattener turns segments into polylines in pixels.
type flattener struct {
	out          *outline
	m            scene.Matrix
	start        int // index of the current contour's first point
	pen, initial scene.Point
	open         bool
	left         *int // points that may still be spent
}

// flatten appends the segments, mapped by m, to out. It stops early when left (a budget of points) is used up.
func flatten(out *outline, segments []scene.Segment, m scene.Matrix, left *int) {
	f := flattener{out: out, m: m, start: len(out.points), left: left}
	for i := range segments {
		if !f.segment(&segments[i]) {
			break
		}
	}
	f.end(false)
}

// segment adds one segment and reports whether the budget held.
func (f *flattener) segment(s *scene.Segment) bool {
	if s.Op == scene.Close {
		f.end(true)
		f.pen = f.initial
		return true
	}
	if s.Op == scene.Move {
		f.end(false)
		f.pen = f.point(s.Points[0])
		f.initial = f.pen
		f.begin()
		return true
	}
	if !f.open {
		f.begin()
	}
	switch s.Op {
	case scene.Line:
		return f.line(f.point(s.Points[0]))
	case scene.Quad:
		return f.quad(f.point(s.Points[0]), f.point(s.Points[1]))
	case scene.Cubic:
		return f.cubic(f.point(s.Points[0]), f.point(s.Points[1]), f.point(s.Points[2]))
	}
	return true
}

func (f *flattener) point(p scene.Point) scene.Point { return clampPoint(f.m.Apply(p)) }

func (f *flattener) begin() {
	f.open = true
	f.start = len(f.out.points)
	f.out.add(f.pen)
}

func (f *flattener) end(closed bool) {
	if f.open {
		f.out.finish(f.start, closed)
	}
	f.open = false
	f.start = len(f.out.points)
}

func (f *flattener) line(to scene.Point) bool {
	f.out.add(to)
	f.pen = to
	return spend(f.left, 1)
}

// quad steps evenly along the curve; n chords stray at most |p0 − 2p1 + p2| / (4n²).
func (f *flattener) quad(c, to scene.Point) bool {
	p := f.pen
	n := steps(0.25 * bend(p, c, to))
	for i := 1; i < n; i++ {
		t := float32(i) / float32(n)
		u := 1 - t
		a, b, d := u*u, 2*u*t, t*t
		f.out.add(scene.Point{X: a*p.X + b*c.X + d*to.X, Y: a*p.Y + b*c.Y + d*to.Y})
	}
	f.line(to)
	return spend(f.left, n)
}

// cubic steps evenly along the curve; n chords stray at most 3/4 of the greatest second difference over n².
func (f *flattener) cubic(c1, c2, to scene.Point) bool {
	p := f.pen
	n := steps(0.75 * max(bend(p, c1, c2), bend(c1, c2, to)))
	for i := 1; i < n; i++ {
		t := float32(i) / float32(n)
		u := 1 - t
		a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		f.out.add(scene.Point{
			X: a*p.X + b*c1.X + c*c2.X + d*to.X,
			Y: a*p.Y + b*c1.Y + c*c2.Y + d*to.Y,
		})
	}
	f.line(to)
	return spend(f.left, n)
}

// bend is the length of the second difference of three control points.
func bend(a, b, c scene.Point) float32 { return length(a.X-2*b.X+c.X, a.Y-2*b.Y+c.Y) }

// steps is how many chords keep a curve, that strays by one chord's error, within the tolerance.
func steps(stray float32) int {
	return min(int(math.Sqrt(float64(stray/tolerance)))+1, maxSteps)
}

func length(x, y float32) float32 { return float32(math.Sqrt(float64(x*x + y*y))) }
