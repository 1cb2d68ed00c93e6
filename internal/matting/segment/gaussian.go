package segment

import "math"

// gaussian is a normal distribution of colors.
type gaussian struct {
	mean    color
	inverse [6]float32 // of the covariance: 00, 01, 02, 11, 12, 22
	log     float32    // of weight / √det
	share   float32    // of the colors that the mixture was fitted to
}

// spread is added to the variances, so that a flat color has a distribution too: (about 2 levels)².
const spread = 6e-5

// gaussianOf fits the colors, those whose share counts (nil: all fully).
func gaussianOf(colors []color, share func(i int) float32) gaussian {
	var n float64
	var sum [3]float64
	var cross [6]float64
	for i, c := range colors {
		k := 1.0
		if share != nil {
			if k = float64(share(i)); k == 0 {
				continue
			}
		}
		n += k
		at := 0
		for a := range 3 {
			sum[a] += k * float64(c[a])
			for b := a; b < 3; b++ {
				cross[at] += k * float64(c[a]) * float64(c[b])
				at++
			}
		}
	}
	n = max(n, 1e-9)
	var g gaussian
	at := 0
	for a := range 3 {
		g.mean[a] = float32(sum[a] / n)
		for b := a; b < 3; b++ {
			cross[at] = cross[at]/n - sum[a]*sum[b]/n/n
			if a == b {
				cross[at] = max(0, cross[at]) + spread
			}
			at++
		}
	}
	det := g.invert(cross)
	g.log = float32(math.Log(n) - .5*math.Log(det))
	g.share = float32(n)
	return g
}

// invert stores the inverse of a symmetric matrix, and returns its determinant.
func (g *gaussian) invert(m [6]float64) float64 {
	a, b, c, d, e, f := m[0], m[1], m[2], m[3], m[4], m[5]
	cofactors := [6]float64{d*f - e*e, c*e - b*f, b*e - c*d, a*f - c*c, b*c - a*e, a*d - b*b}
	det := max(1e-18, a*cofactors[0]+b*cofactors[1]+c*cofactors[2])
	for i, v := range cofactors {
		g.inverse[i] = float32(v / det)
	}
	return det
}

// distance is the squared Mahalanobis distance.
func (g *gaussian) distance(c color) float32 {
	x, y, z := c[0]-g.mean[0], c[1]-g.mean[1], c[2]-g.mean[2]
	m := &g.inverse
	return max(0, m[0]*x*x+m[3]*y*y+m[5]*z*z+2*(m[1]*x*y+m[2]*x*z+m[4]*y*z))
}
