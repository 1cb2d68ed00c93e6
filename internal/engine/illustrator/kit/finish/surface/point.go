package surface

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// Polygon is the outline text of straight lines through points.
func Polygon(points []Point) string {
	d := ""
	for i, q := range points {
		d += fmt.Sprintf("%s%g %g", map[bool]string{true: "M", false: "L"}[i == 0], q.X, q.Y)
	}
	return d + "Z"
}

// PaleEdge is the color of a fresh break: lighter than what broke.
func PaleEdge(d *kit.Drawing) kit.Color {
	v := Ruling(d).Lch()
	return kit.Lch{L: v.L + (1-v.L)*.72, C: v.C * .35, H: v.H}.Color()
}

// InsideOf is what shows where something was bitten or cut: paler and warmer than its skin, or lighter when it is dark all through.
func InsideOf(d *kit.Drawing) kit.Color { return InsideOfColor(Ruling(d)) }

func InsideOfColor(outside kit.Color) kit.Color {
	v := outside.Lch()
	if v.L < .45 {
		return kit.Lch{L: v.L + .13, C: v.C, H: v.H}.Color()
	}
	return kit.Lch{L: .94, C: .035 + v.C*.12, H: 82}.Color()
}

// EdgeAt returns the outermost painted place from a middle in a direction.
func EdgeAt(d *kit.Drawing, mid Point, turn float64) (Point, bool) {
	l, m := Small(d)
	alpha, scale := l.Alpha(), float64(m.Scale())
	sin, cos := math.Sincos(turn)
	var found Point
	ok := false
	for r := 0.0; r < d.Box.W()+d.Box.H(); r += .5 / scale {
		q := Point{mid.X + cos*r, mid.Y + sin*r}
		x, y := int((q.X-d.Box.X0)*scale), int((q.Y-d.Box.Y0)*scale)
		if x < 0 || y < 0 || x >= SampleSide || y >= SampleSide {
			break
		}
		if alpha[y*SampleSide+x] > .6 {
			found, ok = q, true
		}
	}
	return found, ok
}

// Point is a place in the drawing's units.
type Point struct{ X, Y float64 }

// Peak is the top of a drawing above the middle of what is highest in it: between the ears of a cat.
func Peak(d *kit.Drawing) Point {
	s := SilhouetteOf(d)
	from, to := 1.0, 0.0
	for i, a := range s.Alpha {
		if x, y := float64(i%SampleSide)/s.Scale/s.Box.W(), float64(i/SampleSide)/s.Scale; a > .6 && y < .13*s.Box.H() {
			from, to = min(from, x), max(to, x)
		}
	}
	return TopAt(d, max(.3, min(.7, (from+to)/2)))
}

// TopAt is the top of a drawing at a share of its width, or of its middle.
func TopAt(d *kit.Drawing, share float64) Point {
	for _, at := range []float64{share, .5} {
		if y, ok := Topside(d)(at); ok {
			return Point{d.Box.X0 + at*d.Box.W(), y}
		}
	}
	return Point{(d.Box.X0 + d.Box.X1) / 2, d.Box.Y0}
}
