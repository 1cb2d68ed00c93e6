package edits

import "math"

// blur convolves the plane with a Gaussian; beyond it is nothing. Small ones are convolved with the kernel itself, larger ones
// with five box filters of fractional width in a row, which differ from it by less than 1% along an edge.
func (p plane) blur(sigma float64) {
	if sigma < 0.05 || len(p.v) == 0 {
		return
	}
	pass := boxes(sigma)
	if sigma <= 2.5 {
		pass = kernel(sigma)
	}
	w, h := p.Dx(), p.Dy()
	line, out := make([]float32, max(w, h)), make([]float32, max(w, h))
	for y := range h {
		pass(p.v[y*w:(y+1)*w], out[:w])
	}
	const strip = 16 // columns at a time, as many as a cache line holds
	columns := make([]float32, strip*h)
	for x0 := 0; x0 < w; x0 += strip {
		n := min(strip, w-x0)
		for y := range h {
			for x, v := range p.v[y*w+x0 : y*w+x0+n] {
				columns[x*h+y] = v
			}
		}
		for x := range n {
			pass(columns[x*h:(x+1)*h], line[:h])
		}
		for y := range h {
			to := p.v[y*w+x0 : y*w+x0+n]
			for x := range to {
				to[x] = columns[x*h+y]
			}
		}
	}
}

// kernel returns the convolution of a line with a Gaussian that ends after four deviations; the second line is for its own use.
func kernel(sigma float64) func(line, spare []float32) {
	reach := ceil(4 * sigma)
	weights := make([]float32, reach+1)
	sum := 0.0
	for i := range weights {
		v := math.Exp(-float64(i*i) / (2 * sigma * sigma))
		weights[i] = float32(v)
		sum += v
		if i > 0 {
			sum += v
		}
	}
	for i := range weights {
		weights[i] /= float32(sum)
	}
	return func(line, spare []float32) {
		for x := range line {
			v := weights[0] * line[x]
			for i := 1; i <= reach; i++ {
				if x >= i {
					v += weights[i] * line[x-i]
				}
				if x+i < len(line) {
					v += weights[i] * line[x+i]
				}
			}
			spare[x] = v
		}
		copy(line, spare)
	}
}

// boxPasses is how many box filters make a Gaussian.
const boxPasses = 5

// boxes returns box filters in a row with the variance of a Gaussian. A box is 2r+1 pixels wide and has an edge pixel of weight e
// on each side (Gwosdek et al., "Theoretical foundations of Gaussian convolution by extended box filtering", 2011).
func boxes(sigma float64) func(line, spare []float32) {
	variance := sigma * sigma / boxPasses
	r := math.Floor((math.Sqrt(12*variance+1) - 1) / 2)
	e := (2*r + 1) * (r*(r+1) - 3*variance) / (6 * (variance - (r+1)*(r+1)))
	radius, edge := int(r), float32(e)
	scale := 1 / (float32(2*radius+1) + 2*edge)
	return func(line, spare []float32) {
		for range boxPasses {
			box(line, spare, radius, edge, scale)
			copy(line, spare)
		}
	}
}

func box(line, out []float32, radius int, edge, scale float32) {
	at := func(i int) float32 {
		if i < 0 || i >= len(line) {
			return 0
		}
		return line[i]
	}
	sum := 0.0 // of a long line in float32 would drift
	for i := range min(radius, len(line)-1) + 1 {
		sum += float64(line[i])
	}
	for x := range out {
		out[x] = max(0, (float32(sum)+edge*(at(x-radius-1)+at(x+radius+1)))*scale)
		sum += float64(at(x+radius+1)) - float64(at(x-radius))
	}
}
