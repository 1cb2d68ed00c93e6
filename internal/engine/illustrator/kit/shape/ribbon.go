package shape

import (
	"fmt"
	"math"
	"strings"
)

// Sample returns n+1 points along the smooth open curve through pts, with the direction at each.
func Sample(pts []Pt, n int) []Step {
	out := make([]Step, 0, n+1)
	get := func(i int) Pt {
		switch last := len(pts) - 1; {
		case i < 0:
			return Pt{2*pts[0].X - pts[1].X, 2*pts[0].Y - pts[1].Y}
		case i > last:
			return Pt{2*pts[last].X - pts[last-1].X, 2*pts[last].Y - pts[last-1].Y}
		}
		return pts[i]
	}
	for k := range n + 1 {
		t := float64(k) / float64(n) * float64(len(pts)-1)
		i := min(int(t), len(pts)-2)
		u := t - float64(i)
		p0, p1, p2, p3 := get(i-1), get(i), get(i+1), get(i+2)
		x, dx := catmull(p0.X, p1.X, p2.X, p3.X, u)
		y, dy := catmull(p0.Y, p1.Y, p2.Y, p3.Y, u)
		h := max(math.Hypot(dx, dy), 1e-9)
		out = append(out, Step{x, y, dx / h, dy / h, float64(k) / float64(n)})
	}
	return out
}

// Step is a point of a sampled curve: its direction is DX, DY and T runs from 0 to 1.
type Step struct{ X, Y, DX, DY, T float64 }

// Off returns the point at a distance to the right of the direction of travel.
func (s Step) Off(d float64) Pt { return Pt{s.X - s.DY*d, s.Y + s.DX*d} }

// Angle is the direction in degrees.
func (s Step) Angle() float64 { return math.Atan2(s.DY, s.DX) * 180 / math.Pi }

func catmull(a, b, c, d, u float64) (v, slope float64) {
	k1, k2, k3 := (c-a)/2, a-2.5*b+2*c-d/2, 1.5*(b-c)+(d-a)/2
	return b + u*(k1+u*(k2+u*k3)), k1 + u*(2*k2+3*u*k3)
}

// Ribbon is the outline of a line along steps whose full width is given at each; its ends are round.
func Ribbon(steps []Step, width func(t float64) float64) string {
	var b strings.Builder
	for i, s := range steps {
		p := s.Off(-width(s.T) / 2)
		cmd := "L"
		if i == 0 {
			cmd = "M"
		}
		fmt.Fprintf(&b, "%s%.2f %.2f", cmd, p.X, p.Y)
	}
	turn := func(s Step, side float64) {
		r := max(width(s.T)/2, .01)
		p := s.Off(side * r)
		fmt.Fprintf(&b, "A%.2f %.2f 0 0 1 %.2f %.2f", r, r, p.X, p.Y)
	}
	turn(steps[len(steps)-1], 1)
	for i := len(steps) - 1; i >= 0; i-- {
		p := steps[i].Off(width(steps[i].T) / 2)
		fmt.Fprintf(&b, "L%.2f %.2f", p.X, p.Y)
	}
	turn(steps[0], -1)
	return b.String() + "Z"
}

// Line writes steps as an open line.
func Line(steps []Step) string {
	var b strings.Builder
	for i, s := range steps {
		cmd := "L"
		if i == 0 {
			cmd = "M"
		}
		fmt.Fprintf(&b, "%s%.2f %.2f", cmd, s.X, s.Y)
	}
	return b.String()
}

// Arc returns points on an ellipse from one angle to another in degrees.
func Arc(x, y, rx, ry, from, to float64, n int) []Pt {
	out := make([]Pt, n+1)
	for i := range out {
		a := (from + (to-from)*float64(i)/float64(n)) * math.Pi / 180
		out[i] = Pt{x + rx*math.Cos(a), y + ry*math.Sin(a)}
	}
	return out
}

// Even is a constant width.
func Even(w float64) func(float64) float64 { return func(float64) float64 { return w } }

// Taper swells from a share of w at the ends to w in the middle.
func Taper(w, ends float64) func(float64) float64 {
	return func(t float64) float64 { return w * (ends + (1-ends)*math.Pow(math.Sin(math.Pi*t), .7)) }
}
