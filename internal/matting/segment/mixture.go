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

const parts = 6 // of a mixture

// mixture is a sum of normal distributions, as GrabCut has (Rother et al., SIGGRAPH 2004).
type mixture []gaussian

// mixtureOf fits the colors whose weight is not 0: parts are split off at the mean along the widest channel, then every color
// moves to its likeliest part, a few times.
func mixtureOf(colors []color, weight []float32) mixture {
	member := make([]uint8, len(colors))
	m := mixture{gaussianOf(colors, func(i int) float32 { return weight[i] })}
	for len(m) < parts {
		m = m.split(colors, weight, member)
	}
	for range 3 {
		m.assign(colors, weight, member)
		m = fit(colors, weight, member, len(m))
	}
	var total float64
	for _, w := range weight {
		total += float64(w)
	}
	for k := range m {
		m[k].log -= float32(math.Log(max(1e-9, total)))
		m[k].share /= float32(max(1e-9, total))
	}
	return m
}

// split parts the member with the largest sum of squared distances to its mean.
func (m mixture) split(colors []color, weight []float32, member []uint8) mixture {
	errors := make([][3]float64, len(m))
	for i, c := range colors {
		d := c.minus(m[member[i]].mean)
		for a := range 3 {
			errors[member[i]][a] += float64(weight[i] * d[a] * d[a])
		}
	}
	worst, axis := 0, 0
	for k, e := range errors {
		for a := range 3 {
			if e[a] > errors[worst][axis] {
				worst, axis = k, a
			}
		}
	}
	mean := m[worst].mean
	for i, c := range colors {
		if int(member[i]) == worst && c[axis] > mean[axis] {
			member[i] = uint8(len(m))
		}
	}
	return fit(colors, weight, member, len(m)+1)
}

func (m mixture) assign(colors []color, weight []float32, member []uint8) {
	for i, c := range colors {
		if weight[i] == 0 {
			continue
		}
		best := float32(-math.MaxFloat32)
		for k := range m {
			if score := m[k].log - .5*m[k].distance(c); score > best {
				best, member[i] = score, uint8(k)
			}
		}
	}
}

func fit(colors []color, weight []float32, member []uint8, n int) mixture {
	m := make(mixture, n)
	for k := range m {
		m[k] = gaussianOf(colors, func(i int) float32 {
			if int(member[i]) != k {
				return 0
			}
			return weight[i]
		})
	}
	return m
}

// log is the logarithm of the density at a color.
func (m mixture) log(c color) float32 {
	best := float32(-math.MaxFloat32)
	scores := [parts]float32{}
	for k := range m {
		scores[k] = m[k].log - .5*m[k].distance(c)
		best = max(best, scores[k])
	}
	sum := 0.0
	for k := range m {
		sum += math.Exp(float64(scores[k] - best))
	}
	return best + float32(math.Log(sum))
}
