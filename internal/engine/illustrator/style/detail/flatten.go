package detail

import (
	"math"

	"pellucid/internal/engine/illustrator/scene"
)

// flat turns the curves of a path into lines.
func flat(p *scene.Path, m scene.Matrix) (lines [][]point) {
	var line []point
	var pen point
	for _, s := range p.Segments {
		a, b, c := m.Apply(s.Points[0]), m.Apply(s.Points[1]), m.Apply(s.Points[2])
		switch s.Op {
		case scene.Move:
			lines, line, pen = append(lines, line), []point{a}, a
		case scene.Line:
			line, pen = append(line, a), a
		case scene.Quad:
			for k := range 8 {
				t := float32(k+1) / 8
				line = append(line, mix(mix(pen, a, t), mix(a, b, t), t))
			}
			pen = b
		case scene.Cubic:
			for k := range 10 {
				t := float32(k+1) / 10
				ab, bc, cd := mix(pen, a, t), mix(a, b, t), mix(b, c, t)
				line = append(line, mix(mix(ab, bc, t), mix(bc, cd, t), t))
			}
			pen = c
		}
	}
	return append(lines, line)
}

// evenly walks a closed line in steps of one length.
func evenly(line []point, step float32) (out []point) {
	if len(line) < 3 {
		return nil
	}
	left := float32(0)
	for i, a := range line {
		b := line[(i+1)%len(line)]
		long := gap(a, b)
		for ; left < long; left += step {
			if out = append(out, mix(a, b, left/long)); len(out) > mostPoints {
				return out
			}
		}
		left -= long
	}
	return out
}

func mix(a, b point, t float32) point { return point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t} }

func gap(a, b point) float32 {
	x, y := float64(b.X-a.X), float64(b.Y-a.Y)
	return float32(math.Sqrt(x*x + y*y))
}
