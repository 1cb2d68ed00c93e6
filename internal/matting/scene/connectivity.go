package scene

import (
	"math"

	"pellucid/internal/matting/plane"
)

// connectivity compares how far below its opacity each pixel is connected to the largest part that both have in full.
func connectivity(a, t *plane.Plane) float64 {
	const step, tolerance = .1, .15
	level := make([]float64, len(a.V)) // the highest level at which the pixel is still connected
	left := make([]bool, len(a.V))
	for threshold := step; threshold < 1+step/2; threshold += step {
		limit := float32(threshold) - 1e-6
		part := largest(a.W, a.H, func(i int) bool { return a.V[i] >= limit && t.V[i] >= limit })
		for i := range level {
			if !left[i] && !part[i] {
				left[i], level[i] = true, threshold-step
			}
		}
	}
	sum := 0.0
	for i, l := range level {
		if !left[i] {
			l = 1
		}
		sum += math.Abs(linked(float64(a.V[i])-l, tolerance) - linked(float64(t.V[i])-l, tolerance))
	}
	return sum / 1000
}

func linked(d, tolerance float64) float64 {
	if d < tolerance {
		return 1
	}
	return 1 - d
}

// largest is the largest 4-connected part.
func largest(w, h int, belongs func(i int) bool) []bool {
	seen := make([]bool, w*h)
	var best []int
	for start := range seen {
		if seen[start] || !belongs(start) {
			continue
		}
		seen[start] = true
		part := []int{start}
		for at := 0; at < len(part); at++ {
			i := part[at]
			visit := func(next int, inside bool) {
				if inside && !seen[next] && belongs(next) {
					seen[next] = true
					part = append(part, next)
				}
			}
			visit(i-1, i%w > 0)
			visit(i+1, i%w < w-1)
			visit(i-w, i >= w)
			visit(i+w, i+w < w*h)
		}
		if len(part) > len(best) {
			best = part
		}
	}
	out := make([]bool, w*h)
	for _, i := range best {
		out[i] = true
	}
	return out
}
