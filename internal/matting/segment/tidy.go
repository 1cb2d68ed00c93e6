package segment

import "pellucid/internal/matting/plane"

const (
	leastPart = .06  // of the largest part: lighter ones belong to the background
	leastHole = .003 // of the largest part: smaller ones belong to the subject
)

// tidy removes small parts of the subject and fills small holes.
func tidy(u *plane.Plane) {
	parts := components(u, func(v float32) bool { return v > .5 })
	largest := 0
	for _, part := range parts {
		largest = max(largest, len(part))
	}
	for _, part := range parts {
		if float64(len(part)) < leastPart*float64(largest) {
			set(u, part, 0)
		}
	}
	for _, hole := range components(u, func(v float32) bool { return v <= .5 }) {
		if float64(len(hole)) < leastHole*float64(largest) {
			set(u, hole, 1)
		}
	}
}

func set(u *plane.Plane, part []int, v float32) {
	for _, i := range part {
		u.V[i] = v
	}
}

// components are the 4-connected parts of the pixels that belong.
func components(u *plane.Plane, belongs func(float32) bool) [][]int {
	seen := make([]bool, len(u.V))
	var parts [][]int
	for start, v := range u.V {
		if seen[start] || !belongs(v) {
			continue
		}
		seen[start] = true
		part := []int{start}
		for at := 0; at < len(part); at++ {
			i := part[at]
			for _, next := range neighbors(i, u.W, len(u.V)) {
				if next >= 0 && !seen[next] && belongs(u.V[next]) {
					seen[next] = true
					part = append(part, next)
				}
			}
		}
		parts = append(parts, part)
	}
	return parts
}

// neighbors are the pixels left, right, above and below; -1 beyond the frame.
func neighbors(i, w, n int) [4]int {
	out := [4]int{i - 1, i + 1, i - w, i + w}
	if i%w == 0 {
		out[0] = -1
	}
	if i%w == w-1 {
		out[1] = -1
	}
	if out[3] >= n {
		out[3] = -1
	}
	return out
}
