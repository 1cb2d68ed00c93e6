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
	bar := u.Clone()
	for range rounds {
		for y := range h {
			for x := range w {
				i := y*w + x
				var dx, dy float32
				if x+1 < w {
					dx = bar.V[i+1] - bar.V[i]
				}
				if y+1 < h {
					dy = bar.V[i+w] - bar.V[i]
				}
				px.V[i] = clamped(px.V[i]+step*dx, along.x.V[i])
				py.V[i] = clamped(py.V[i]+step*dy, along.y.V[i])
			}
		}
		for y := range h {
			for x := range w {
				i := y*w + x
				div := px.V[i] + py.V[i]
				if x > 0 {
					div -= px.V[i-1]
				}
				if y > 0 {
					div -= py.V[i-w]
				}
				old := u.V[i]
				u.V[i] = min(1, max(0, old+step*(div-force.V[i])))
				bar.V[i] = 2*u.V[i] - old
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
