// Package limb has the geometry that rigs share: bones, joints reached by inverse kinematics, and the outlines around them.
package limb

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// Point is a position in units.
type Point struct{ X, Y float64 }

// Add returns p moved by x, y.
func (p Point) Add(x, y float64) Point { return Point{p.X + x, p.Y + y} }

// String writes the point as path data takes it.
func (p Point) String() string { return fmt.Sprintf("%.2f %.2f", p.X, p.Y) }

// At returns the point at a distance from p. The angle is in degrees: 0 points down, 90 to the right.
func (p Point) At(degrees, length float64) Point {
	s, c := math.Sincos(degrees * math.Pi / 180)
	return Point{p.X + s*length, p.Y + c*length}
}

// Mix returns the point on the way from p to q, at t in 0–1.
func (p Point) Mix(q Point, t float64) Point { return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t} }

// Distance returns how far q is.
func (p Point) Distance(q Point) float64 { return math.Hypot(q.X-p.X, q.Y-p.Y) }

// Reach solves two bones of lengths a and b from a joint toward a target: it returns the middle joint and the end, which
// stops short of a target out of reach. bend 1 or −1 chooses the side of the middle joint.
func Reach(from, target Point, a, b, bend float64) (middle, end Point) {
	d := from.Distance(target)
	if far := (a + b) * .995; d > far {
		target = from.Mix(target, far/d)
		d = far
	}
	if near := math.Abs(a-b) * 1.005; d < near {
		d = max(near, 1e-6)
	}
	turn := math.Acos(max(-1, min(1, (a*a+d*d-b*b)/(2*a*d))))
	angle := math.Atan2(target.Y-from.Y, target.X-from.X) - bend*turn
	s, c := math.Sincos(angle)
	return Point{from.X + c*a, from.Y + s*a}, target
}

// Capsule returns the path data around two circles with radii ra and rb: a limb segment that may taper.
func Capsule(a Point, ra float64, b Point, rb float64) string {
	dx, dy := b.X-a.X, b.Y-a.Y
	d := max(math.Hypot(dx, dy), .01)
	th, be := math.Atan2(dy, dx), math.Acos(max(-1, min(1, (ra-rb)/d)))
	p := func(c Point, r, angle float64) string {
		return fmt.Sprintf("%.2f %.2f", c.X+r*math.Cos(angle), c.Y+r*math.Sin(angle))
	}
	flag := func(on bool) int {
		if on {
			return 1
		}
		return 0
	}
	return fmt.Sprintf("M%sL%sA%.2f %.2f 0 %d 0 %sL%sA%.2f %.2f 0 %d 0 %sZ",
		p(a, ra, th+be), p(b, rb, th+be), rb, rb, flag(2*be > math.Pi), p(b, rb, th-be),
		p(a, ra, th-be), ra, ra, flag(2*be < math.Pi), p(a, ra, th+be))
}

// Circle is a center with a radius.
type Circle struct {
	Point
	R float64
}

// Hull returns the path data of the tightest convex outline around circles.
func Hull(circles ...Circle) string {
	const steps = 28
	var ps []Point
	for _, c := range circles {
		for i := range steps {
			s, k := math.Sincos(2 * math.Pi * float64(i) / steps)
			ps = append(ps, Point{c.X + c.R*k, c.Y + c.R*s})
		}
	}
	slices.SortFunc(ps, func(a, b Point) int {
		if a.X != b.X {
			return compare(a.X, b.X)
		}
		return compare(a.Y, b.Y)
	})
	lower := chain(ps)
	slices.Reverse(ps)
	out := append(lower, chain(ps)...)
	parts := make([]string, len(out))
	for i, p := range out {
		parts[i] = p.String()
	}
	return "M" + strings.Join(parts, "L") + "Z"
}

// chain is one half of Andrew's monotone chain algorithm; the last point begins the other half.
func chain(ps []Point) []Point {
	var h []Point
	for _, q := range ps {
		for len(h) > 1 && (h[len(h)-1].X-h[len(h)-2].X)*(q.Y-h[len(h)-2].Y)-(h[len(h)-1].Y-h[len(h)-2].Y)*(q.X-h[len(h)-2].X) <= 0 {
			h = h[:len(h)-1]
		}
		h = append(h, q)
	}
	if len(h) == 0 {
		return nil
	}
	return h[:len(h)-1]
}

func compare(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}
