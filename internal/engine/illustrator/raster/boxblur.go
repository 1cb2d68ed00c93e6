package raster

import "math"

// boxPasses is how many box blurs make a Gaussian.
const boxPasses = 3

// window is a box of 2·radius + 1 pixels with one more at each end that counts by the weight edge, so that its
// variance can be any number (P. Gwosdek et al., "Theoretical foundations of Gaussian convolution by extended box
// filtering", 2011). scale is 1 over the sum of all weights.
type window struct {
	radius      int
	edge, scale float32
}

// boxWindow returns the window whose repeated use blurs by sigma.
func boxWindow(sigma float32) window {
	variance := float64(sigma) * float64(sigma) / boxPasses
	r := math.Floor(0.5*math.Sqrt(12*variance+1) - 0.5)
	edge := (2*r + 1) * (r*(r+1) - 3*variance) / (6 * (variance - (r+1)*(r+1)))
	return window{int(r), float32(edge), float32(1 / (2*r + 1 + 2*edge))}
}

// boxBlur is the state of a box blur: sum and zeros are scratch of one row each.
type boxBlur struct {
	window
	size       plane
	sum, zeros []float32
}

// rows averages every row with a running sum.
func (b *boxBlur) rows(dst, src []float32) {
	n := b.size.w * b.size.channels
	for y := range b.size.h {
		to, from := dst[y*n:(y+1)*n], src[y*n:(y+1)*n]
		if b.size.channels == 4 {
			b.row4(to, from)
		} else {
			b.row1(to, from)
		}
	}
}

func (b *boxBlur) row1(dst, src []float32) {
	w := len(src)
	sum := float32(0)
	for _, v := range src[:min(b.radius, w)] {
		sum += v
	}
	for x := range dst {
		if in := x + b.radius; in < w {
			sum += src[in]
		}
		ends := float32(0)
		if right := x + b.radius + 1; right < w {
			ends = src[right]
		}
		if left := x - b.radius - 1; left >= 0 {
			ends += src[left]
		}
		dst[x] = (sum + ends*b.edge) * b.scale
		if out := x - b.radius; out >= 0 {
			sum -= src[out]
		}
	}
}

func (b *boxBlur) row4(dst, src []float32) {
	w := len(src) / 4
	var sum [4]float32
	for x := range min(b.radius, w) {
		addPixel(&sum, src[4*x:4*x+4:4*x+4])
	}
	for x := range w {
		if in := x + b.radius; in < w {
			addPixel(&sum, src[4*in:4*in+4:4*in+4])
		}
		var ends [4]float32
		if right := x + b.radius + 1; right < w {
			addPixel(&ends, src[4*right:4*right+4:4*right+4])
		}
		if left := x - b.radius - 1; left >= 0 {
			addPixel(&ends, src[4*left:4*left+4:4*left+4])
		}
		d := dst[4*x : 4*x+4 : 4*x+4]
		for k := range d {
			d[k] = (sum[k] + ends[k]*b.edge) * b.scale
		}
		if out := x - b.radius; out >= 0 {
			subtractRow(sum[:], src[4*out:4*out+4:4*out+4])
		}
	}
}

func addPixel(sum *[4]float32, s []float32) {
	sum[0] += s[0]
	sum[1] += s[1]
	sum[2] += s[2]
	sum[3] += s[3]
}

// columns averages every column; the running sum of whole rows keeps the walk through memory in order.
func (b *boxBlur) columns(dst, src []float32) {
	n := b.size.w * b.size.channels
	row := func(y int) []float32 {
		if y < 0 || y >= b.size.h {
			return b.zeros
		}
		return src[y*n : (y+1)*n]
	}
	clear(b.sum)
	for y := range min(b.radius, b.size.h) {
		addRow(b.sum, row(y))
	}
	for y := range b.size.h {
		addRow(b.sum, row(y+b.radius))
		above, below := row(y-b.radius-1), row(y+b.radius+1)
		to := dst[y*n : (y+1)*n]
		for i, v := range b.sum {
			to[i] = (v + (above[i]+below[i])*b.edge) * b.scale
		}
		subtractRow(b.sum, row(y-b.radius))
	}
}

func addRow(sum, row []float32) {
	for i, v := range row {
		sum[i] += v
	}
}

func subtractRow(sum, row []float32) {
	for i, v := range row {
		sum[i] -= v
	}
}
