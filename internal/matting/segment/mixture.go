package segment

import "math"

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
