package raster

import (
	"math"

	"pellucid/internal/engine/illustrator/scene"
)

// pen widens polylines to outlines, in pixels. The outline of a contour is its left side, an end, its right side and
// an end (open), or the two sides (closed); filled by the nonzero rule it is the stroke.
type pen struct {
	out   *outline
	half  float32 // half the width
	cap   scene.Cap
	join  scene.Join
	limit float32 // miter limit
	step  float64 // angle between points of a round end or join
	room  int     // how many points out may hold before round ends and joins become straight
}

// stroke appends the outline of line's contours to out; width is in pixels. What it adds is taken from left (a budget
// of points).
func stroke(out, line *outline, style *scene.Stroke, width float32, left *int) {
	half := width / 2
	before := len(out.points)
	defer func() { *left = max(*left-(len(out.points)-before), 0) }()
	p := pen{out: out, half: half, cap: style.Cap, join: style.Join, limit: miterLimit(style), room: before + *left}
	p.step = 2 * math.Acos(1-min(roundness/float64(half), 1))
	p.step = min(max(p.step, 2*math.Pi/maxSteps), math.Pi/4)
	for _, c := range line.contours {
		points := distinct(line.points[c.start:c.end], c.closed)
		p.contour(points, c.closed)
	}
}

// roundness is how far, in pixels, round ends and joins may stray from the circle.
const roundness = 0.03

// miterLimit is the stroke's limit; a stroke that sets none gets SVG's default of 4.
func miterLimit(s *scene.Stroke) float32 {
	if s.MiterLimit < 1 {
		return 4
	}
	return s.MiterLimit
}

// distinct drops, in place, points that repeat their neighbor, so that every piece has a direction.
func distinct(points []scene.Point, closed bool) []scene.Point {
	kept := points[:1]
	for _, q := range points[1:] {
		if last := kept[len(kept)-1]; !near(last, q) {
			kept = append(kept, q)
		}
	}
	if n := len(kept); closed && n > 1 && near(kept[0], kept[n-1]) {
		kept = kept[:n-1]
	}
	return kept
}

func near(a, b scene.Point) bool { return abs(a.X-b.X)+abs(a.Y-b.Y) < 1e-3 }

func (p *pen) contour(points []scene.Point, closed bool) {
	start := len(p.out.points)
	if len(points) == 1 {
		p.dot(points[0])
		p.out.finish(start, true)
		return
	}
	p.side(walk{points, false, closed})
	if closed {
		p.out.finish(start, true)
		start = len(p.out.points)
	}
	p.side(walk{points, true, closed})
	p.out.finish(start, true)
}

// walk is a contour seen from its start or, reversed, from its end.
type walk struct {
	points   []scene.Point
	reversed bool
	closed   bool
}

func (w walk) at(i int) scene.Point {
	n := len(w.points)
	i %= n
	if w.reversed {
		return w.points[n-1-i]
	}
	return w.points[i]
}

// pieces is how many straight pieces the walk has.
func (w walk) pieces() int {
	if w.closed {
		return len(w.points)
	}
	return len(w.points) - 1
}

// side adds the left side of a walk and, when it is open, the cap at its end.
func (p *pen) side(w walk) {
	n := w.pieces()
	along := direct(w.at(0), w.at(1))
	for i := range n {
		a, b := w.at(i), w.at(i+1)
		p.out.add(p.offset(a, along.dir))
		p.out.add(p.offset(b, along.dir))
		if i == n-1 && !w.closed {
			p.end(b, along.dir)
			return
		}
		next := direct(b, w.at(i+2))
		p.corner(b, along, next)
		along = next
	}
}

// leg is the direction (unit length) and length of a straight piece.
type leg struct {
	dir    scene.Point
	length float32
}

func direct(a, b scene.Point) leg {
	dx, dy := b.X-a.X, b.Y-a.Y
	l := length(dx, dy)
	return leg{scene.Point{X: dx / l, Y: dy / l}, l}
}

// offset moves a point by half the width to the left of a direction.
func (p *pen) offset(at, dir scene.Point) scene.Point {
	return scene.Point{X: at.X + dir.Y*p.half, Y: at.Y - dir.X*p.half}
}
