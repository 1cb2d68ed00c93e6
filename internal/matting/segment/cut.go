package segment

import (
	"math"

	"pellucid/internal/matting/plane"
)

// cut finds the u in 0–1 that minimizes Σ g|∇u| + Σ f·u: the smallest contour along edges of the image that agrees with the
// colors (Chan, Esedoglu and Nikolova, 2006), by the primal-dual method of Chambolle and Pock (2011). It starts from u and
// changes it in place; f < 0 says subject.
func cut(u, force *plane.Plane, along edges, rounds int) {
	w, h := u.W, u.H
	const step = 0.3535 // 1/√8, the largest that converges
	px, py := plane.New(w, h), plane.New(w, h)
	bar, zero := u.Clone(), make([]float32, w)
	for range rounds {
		for y := range h {
			row, right, down := bar.Row(y), px.Row(y), py.Row(y)
			limit, limitDown := along.x.Row(y)[:w], along.y.Row(y)[:w]
			row, right, down = row[:w], right[:w], down[:w]
			below := row // the last row has none: no difference
			if y+1 < h {
				below = bar.Row(y + 1)[:w]
			}
			for x, v := range row {
				next := v
				if x+1 < w {
					next = row[x+1]
				}
				right[x] = clamped(right[x]+step*(next-v), limit[x])
				down[x] = clamped(down[x]+step*(below[x]-v), limitDown[x])
			}
		}
		for y := range h {
			right, down := px.Row(y)[:w], py.Row(y)[:w]
			values, forces, bars := u.Row(y)[:w], force.Row(y)[:w], bar.Row(y)[:w]
			above := zero
			if y > 0 {
				above = py.Row(y - 1)[:w]
			}
			var left float32
			for x, old := range values {
				div := right[x] + down[x] - left - above[x]
				left = right[x]
				v := min(1, max(0, old+step*(div-forces[x])))
				values[x], bars[x] = v, 2*v-old
			}
		}
	}
}

func clamped(v, limit float32) float32 { return min(limit, max(-limit, v)) }

// edges is what a contour costs between a pixel and the next one to the right and below: little where colors differ.
type edges struct{ x, y *plane.Plane }

// leastCost keeps contours from running along every texture.
const leastCost = .04

func edgesOf(colors []color, w, h int) edges {
	var sum float64
	for i := range colors {
		if i%w+1 < w {
			sum += float64(colors[i].minus(colors[i+1]).square())
		}
		if i+w < len(colors) {
			sum += float64(colors[i].minus(colors[i+w]).square())
		}
	}
	mean := max(1e-7, sum/float64(2*len(colors)))
	cost := func(a, b color) float32 {
		return leastCost + (1-leastCost)*float32(math.Exp(-float64(a.minus(b).square())/(2*mean)))
	}
	e := edges{plane.New(w, h), plane.New(w, h)}
	for i := range colors {
		if i%w+1 < w {
			e.x.V[i] = cost(colors[i], colors[i+1])
		}
		if i+w < len(colors) {
			e.y.V[i] = cost(colors[i], colors[i+w])
		}
	}
	return e
}
