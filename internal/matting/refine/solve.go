package refine

import "pellucid/internal/matting/plane"

const (
	iterations = 60   // of conjugate gradients, at most
	enough     = 1e-3 // residual, as a share of the first one, at which they end
)

// solve finds the opacity of the unknown pixels: it minimizes αᵀLα + Σ trust·(α − guess)², by conjugate gradients scaled by the
// diagonal. alpha holds the known pixels and, for the unknown ones, the guess; it is changed in place.
func solve(l *laplacian, alpha *plane.Plane, trust []float32) {
	n := len(l.unknown)
	residual, scaled, product := make([]float32, n), make([]float32, n), make([]float32, n)
	direction := plane.New(l.w, l.h)
	l.times(product, alpha)
	diagonal := func(row int) float32 { return l.stencil[row*taps+taps/2] + trust[row] + 1e-7 }
	var rho float64
	for row, i := range l.unknown { // the guess is where it begins, so the trust adds nothing yet
		residual[row] = -product[row]
		scaled[row] = residual[row] / diagonal(row)
		direction.V[i] = scaled[row]
		rho += float64(residual[row]) * float64(scaled[row])
	}
	first := rho
	for range iterations {
		if rho <= enough*enough*first || rho == 0 {
			break
		}
		l.times(product, direction)
		var curvature float64
		for row, i := range l.unknown {
			product[row] += trust[row] * direction.V[i]
			curvature += float64(product[row]) * float64(direction.V[i])
		}
		if curvature <= 0 {
			break
		}
		step := float32(rho / curvature)
		next := 0.0
		for row, i := range l.unknown {
			alpha.V[i] += step * direction.V[i]
			residual[row] -= step * product[row]
			scaled[row] = residual[row] / diagonal(row)
			next += float64(residual[row]) * float64(scaled[row])
		}
		turn := float32(next / rho)
		for row, i := range l.unknown {
			direction.V[i] = scaled[row] + turn*direction.V[i]
		}
		rho = next
	}
	for _, i := range l.unknown {
		alpha.V[i] = min(1, max(0, alpha.V[i]))
	}
}
