package pen

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// Join makes one outline of several, so that a clip keeps what lies in any of them. All of them run the same way around.
func Join(outlines ...string) string {
	var d strings.Builder
	for _, o := range outlines {
		if strings.HasPrefix(o, "M") {
			d.WriteString(o) // limb.Capsule runs against the clock; limb.Hull does not, and cannot be joined
			continue
		}
		d.WriteString(data(Points(o)))
	}
	return d.String()
}

// Points reads a smooth outline: "x,y x,y! …".
func Points(text string) []kit.Point {
	var out []kit.Point
	for f := range strings.FieldsSeq(text) {
		f, corner := strings.CutSuffix(f, "!")
		a, b, _ := strings.Cut(f, ",")
		x, _ := strconv.ParseFloat(a, 64)
		y, _ := strconv.ParseFloat(b, 64)
		out = append(out, kit.Point{X: x, Y: y, Corner: corner})
	}
	return out
}

// data writes a smooth closed curve as path data, against the clock as limb.Capsule runs.
func data(p []kit.Point) string {
	area := 0.0
	for i, a := range p {
		b := p[(i+1)%len(p)]
		area += a.X*b.Y - b.X*a.Y
	}
	if area > 0 {
		slices.Reverse(p)
	}
	n := len(p)
	var d strings.Builder
	fmt.Fprintf(&d, "M%.2f %.2f", p[0].X, p[0].Y)
	for i := range n {
		a, b := p[i], p[(i+1)%n]
		k := math.Hypot(b.X-a.X, b.Y-a.Y) * .36
		x1, y1 := control(p[(i+n-1)%n], a, b, a, k)
		x2, y2 := control(a, b, p[(i+2)%n], b, -k)
		if a.Corner {
			x1, y1 = a.X+(b.X-a.X)*.3, a.Y+(b.Y-a.Y)*.3
		}
		if b.Corner {
			x2, y2 = b.X-(b.X-a.X)*.3, b.Y-(b.Y-a.Y)*.3
		}
		fmt.Fprintf(&d, "C%.2f %.2f %.2f %.2f %.2f %.2f", x1, y1, x2, y2, b.X, b.Y)
	}
	return d.String() + "Z"
}

func control(before, _, after, at kit.Point, k float64) (x, y float64) {
	dx, dy := after.X-before.X, after.Y-before.Y
	h := max(math.Hypot(dx, dy), 1e-9)
	return at.X + dx/h*k, at.Y + dy/h*k
}
