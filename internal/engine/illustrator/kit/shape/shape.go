// Package shape returns the outlines that symbols, effects, frames and lettering share, and shades them.
package shape

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// Pt is a point.
type Pt struct{ X, Y float64 }

// Polar returns the point at a distance and an angle in degrees (0 is right, 90 is down).
func Polar(x, y, r, degrees float64) Pt {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return Pt{x + r*cos, y + r*sin}
}

// Poly is a polygon with corners rounded by r.
func Poly(r float64, pts ...Pt) string {
	var b strings.Builder
	n := len(pts)
	for i, p := range pts {
		a, z := pts[(i+n-1)%n], pts[(i+1)%n]
		from, to := along(p, a, r), along(p, z, r)
		cmd := "L"
		if i == 0 {
			cmd = "M"
		}
		fmt.Fprintf(&b, "%s%.2f %.2fQ%.2f %.2f %.2f %.2f", cmd, from.X, from.Y, p.X, p.Y, to.X, to.Y)
	}
	return b.String() + "Z"
}

// along returns the point at distance r from p toward q, at most .48 of the way.
func along(p, q Pt, r float64) Pt {
	d := math.Hypot(q.X-p.X, q.Y-p.Y)
	k := min(.48, r/max(d, 1e-9))
	return Pt{p.X + (q.X-p.X)*k, p.Y + (q.Y-p.Y)*k}
}

// Star has n points at radius outer and notches at radius inner, corners rounded by round; the first point is at the top.
func Star(x, y float64, n int, outer, inner, round float64) string {
	pts := make([]Pt, 2*n)
	for i := range pts {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		pts[i] = Polar(x, y, r, -90+180*float64(i)/float64(n))
	}
	return Poly(round, pts...)
}

// Glint is a star of four arms that bend inward; thin is the waist as a share of r.
func Glint(x, y, r, thin float64) string {
	k := r * thin
	w := r * .82
	return fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fZ",
		x, y-r, x+k, y-k, x+w, y, x+k, y+k, x, y+r, x-k, y+k, x-w, y, x-k, y-k, x, y-r)
}

// Heart is a plump heart s wide around x, y.
func Heart(x, y, s float64) string {
	k := s / 240
	p := func(px, py float64) string { return fmt.Sprintf("%.2f %.2f", x+(px-128)*k, y+(py-130)*k) }
	return "M" + p(128, 236) + "C" + p(118, 236) + " " + p(8, 166) + " " + p(8, 92) + "C" + p(8, 50) + " " + p(38, 22) + " " + p(74, 22) +
		"C" + p(98, 22) + " " + p(118, 36) + " " + p(128, 58) + "C" + p(138, 36) + " " + p(158, 22) + " " + p(182, 22) +
		"C" + p(218, 22) + " " + p(248, 50) + " " + p(248, 92) + "C" + p(248, 166) + " " + p(138, 236) + " " + p(128, 236) + "Z"
}

// Curve writes points as a closed smooth curve.
func Curve(pts []kit.Point) string {
	var b strings.Builder
	for _, p := range pts {
		corner := ""
		if p.Corner {
			corner = "!"
		}
		fmt.Fprintf(&b, "%.2f,%.2f%s ", p.X, p.Y, corner)
	}
	return b.String()
}

// Blob is a soft organic outline of about radius r; wobble is how far it strays as a share of r.
func Blob(rng *rand.Rand, x, y, r, wobble float64, n int) string {
	p1, p2, p3 := rng.Float64()*6, rng.Float64()*6, rng.Float64()*6
	pts := make([]kit.Point, n)
	for i := range pts {
		a := 2 * math.Pi * float64(i) / float64(n)
		k := 1 + wobble*(.55*math.Sin(2*a+p1)+.4*math.Sin(3*a+p2)+.2*math.Sin(5*a+p3))
		pts[i] = kit.Point{X: x + r*k*math.Cos(a), Y: y + r*k*math.Sin(a)}
	}
	return Curve(pts)
}

// Rough is an outline of about radius r whose points stray at random.
func Rough(rng *rand.Rand, x, y, rx, ry, stray float64, n int) string {
	pts := make([]kit.Point, n)
	for i := range pts {
		a := 2 * math.Pi * float64(i) / float64(n)
		k := 1 + stray*(rng.Float64()*2-1)
		pts[i] = kit.Point{X: x + rx*k*math.Cos(a), Y: y + ry*k*math.Sin(a)}
	}
	return Curve(pts)
}

// Drop is a drop with its tip at x, y that hangs l long and w wide toward an angle in degrees (90 hangs down).
func Drop(x, y, w, l, degrees float64) string {
	sin, cos := math.Sincos((degrees - 90) * math.Pi / 180)
	p := func(px, py float64) string {
		return fmt.Sprintf("%.2f %.2f", x+px*cos-py*sin, y+px*sin+py*cos)
	}
	h, q := w/2, l-w/2
	return "M" + p(0, 0) + "C" + p(h*.25, l*.25) + " " + p(h, q-h*.7) + " " + p(h, q) + "C" + p(h, q+h*.55) + " " + p(h*.55, l) + " " + p(0, l) +
		"C" + p(-h*.55, l) + " " + p(-h, q+h*.55) + " " + p(-h, q) + "C" + p(-h, q-h*.7) + " " + p(-h*.25, l*.25) + " " + p(0, 0) + "Z"
}

// Ring is a circle with a hole, to be filled with EvenOdd or nonzero rules alike.
func Ring(x, y, outer, inner float64) string {
	return kit.Oval(x, y, outer, outer) + fmt.Sprintf("M%g %ga%g %g 0 1 0 %g 0a%g %g 0 1 0 %g 0z", x-inner, y, inner, inner, 2*inner, inner, inner, -2*inner)
}

// Scallop is a circle with n round bumps.
func Scallop(x, y, r float64, n int, depth float64) string {
	var b strings.Builder
	for i := range n {
		a, z := Polar(x, y, r, 360*float64(i)/float64(n)), Polar(x, y, r, 360*float64(i+1)/float64(n))
		if i == 0 {
			fmt.Fprintf(&b, "M%.2f %.2f", a.X, a.Y)
		}
		chord := math.Hypot(z.X-a.X, z.Y-a.Y)
		fmt.Fprintf(&b, "A%.2f %.2f 0 0 1 %.2f %.2f", chord*depth, chord*depth, z.X, z.Y)
	}
	return b.String() + "Z"
}

// Pick returns one of the choices.
func Pick[T any](rng *rand.Rand, choices ...T) T { return choices[rng.IntN(len(choices))] }

// Between returns a random number from a to b.
func Between(rng *rand.Rand, a, b float64) float64 { return a + (b-a)*rng.Float64() }

// Scatter returns n points in a box that keep away from each other, the best of twelve candidates each.
func Scatter(rng *rand.Rand, n int, b kit.Box) []Pt {
	var pts []Pt
	for range n {
		best, most := Pt{}, -1.0
		for range 12 {
			p := Pt{Between(rng, b.X0, b.X1), Between(rng, b.Y0, b.Y1)}
			least := math.Inf(1)
			for _, q := range pts {
				least = min(least, math.Hypot(p.X-q.X, p.Y-q.Y))
			}
			if least > most {
				best, most = p, least
			}
		}
		pts = append(pts, best)
	}
	return pts
}

// Sheet returns the box of a width over height that fits the kit's square, in the middle of it.
func Sheet(aspect float64) kit.Box {
	w, h := 256.0, 256.0
	if aspect >= 1 {
		h = 256 / aspect
	} else {
		w = 256 * aspect
	}
	return kit.Box{X0: 128 - w/2, Y0: 128 - h/2, X1: 128 + w/2, Y1: 128 + h/2}
}

// Inset shrinks a box by d on all sides.
func Inset(b kit.Box, d float64) kit.Box {
	return kit.Box{X0: b.X0 + d, Y0: b.Y0 + d, X1: b.X1 - d, Y1: b.Y1 - d}
}

// Rect returns the path data of a box with corners of radius r.
func Rect(b kit.Box, r float64) string { return kit.RoundRect(b.X0, b.Y0, b.W(), b.H(), r) }

// Ink returns the color of letters that read well on a color.
func Ink(t kit.Tones) kit.Color {
	if t.M.Lch().L > .72 {
		return t.DDD.Shade(-.6)
	}
	return kit.White
}

// Arched is the outline of a window or a door with a round top; h is its full height.
func Arched(x, y, w, h float64) string {
	r := w / 2
	return fmt.Sprintf("M%g %gV%gA%g %g 0 0 1 %g %gV%gZ", x, y+h, y+r, r, r, x+w, y+r, y+h)
}
