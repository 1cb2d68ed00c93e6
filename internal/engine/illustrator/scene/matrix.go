package scene

import "math"

// Matrix is an affine map: x' = A·x + C·y + E, y' = B·x + D·y + F, stored as {A, B, C, D, E, F}.
type Matrix [6]float32

// Identity maps every point to itself.
var Identity = Matrix{1, 0, 0, 1, 0, 0}

// Apply maps a point.
func (m Matrix) Apply(p Point) Point {
	return Point{m[0]*p.X + m[2]*p.Y + m[4], m[1]*p.X + m[3]*p.Y + m[5]}
}

// Mul returns the map that applies n first and m after it.
func (m Matrix) Mul(n Matrix) Matrix {
	return Matrix{
		m[0]*n[0] + m[2]*n[1], m[1]*n[0] + m[3]*n[1],
		m[0]*n[2] + m[2]*n[3], m[1]*n[2] + m[3]*n[3],
		m[0]*n[4] + m[2]*n[5] + m[4], m[1]*n[4] + m[3]*n[5] + m[5],
	}
}

// Inverse returns the opposite map; a singular matrix gives the identity.
func (m Matrix) Inverse() Matrix {
	det := m[0]*m[3] - m[1]*m[2]
	if det == 0 {
		return Identity
	}
	return Matrix{
		m[3] / det, -m[1] / det, -m[2] / det, m[0] / det,
		(m[2]*m[5] - m[3]*m[4]) / det, (m[1]*m[4] - m[0]*m[5]) / det,
	}
}

// Scale returns the mean factor by which lengths grow.
func (m Matrix) Scale() float32 {
	return float32(math.Sqrt(math.Abs(float64(m[0]*m[3] - m[1]*m[2]))))
}

// Translate, ScaleBy and Rotate build the simple maps; Rotate takes radians, clockwise on screen.
func Translate(x, y float32) Matrix { return Matrix{1, 0, 0, 1, x, y} }

// ScaleBy stretches by x and y.
func ScaleBy(x, y float32) Matrix { return Matrix{x, 0, 0, y, 0, 0} }

// Rotate turns by an angle in radians, clockwise on screen.
func Rotate(angle float64) Matrix {
	s, c := math.Sincos(angle)
	return Matrix{float32(c), float32(s), float32(-s), float32(c), 0, 0}
}
