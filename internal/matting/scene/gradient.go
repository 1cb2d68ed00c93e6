package scene

import (
	"math"

	"pellucid/internal/matting/plane"
)

const (
	sigma      = 1.4
	derivative = 5 // half-width of the derivative's window
)

// gradient is the length of the gradient by Gaussian derivatives.
func gradient(p *plane.Plane) *plane.Plane {
	var smoothing, slope [2*derivative + 1]float32
	var norm, square float64
	for k := range smoothing {
		x := float64(k - derivative)
		g := math.Exp(-x * x / (2 * sigma * sigma))
		smoothing[k], slope[k] = float32(g), float32(-x*g/(sigma*sigma))
		norm += g * g
		square += float64(slope[k] * slope[k])
	}
	scale := float32(1 / math.Sqrt(norm*square)) // the window's root of squares is 1, as in the published code
	gx := filtered(filtered(p, slope[:], true), smoothing[:], false)
	gy := filtered(filtered(p, smoothing[:], true), slope[:], false)
	out := plane.New(p.W, p.H)
	out.Each(func(i int) float32 {
		return scale * float32(math.Hypot(float64(gx.V[i]), float64(gy.V[i])))
	})
	return out
}

func filtered(p *plane.Plane, window []float32, across bool) *plane.Plane {
	out := plane.New(p.W, p.H)
	half := len(window) / 2
	for y := range p.H {
		to := out.Row(y)
		for x := range to {
			for k, weight := range window {
				u, v := x, min(p.H-1, max(0, y+k-half))
				if across {
					u, v = min(p.W-1, max(0, x+k-half)), y
				}
				to[x] += weight * p.V[v*p.W+u]
			}
		}
	}
	return out
}
