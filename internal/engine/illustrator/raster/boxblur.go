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
	y := 0
	for ; b.size.channels == 1 && y+4 <= b.size.h; y += 4 {
		b.fourRows(dst[y*n:(y+4)*n], src[y*n:(y+4)*n])
	}
	for ; y < b.size.h; y++ {
		to, from := dst[y*n:(y+1)*n], src[y*n:(y+1)*n]
		if b.size.channels == 4 {
			b.row4(to, from)
		} else {
			b.row1(to, from)
		}
	}
}

// fourRows averages four rows of one channel at once: a running sum alone waits for its last addition at every pixel.
func (b *boxBlur) fourRows(dst, src []float32) {
	w, r := b.size.w, b.radius
	if w < 2*r+2 {
		for y := range 4 {
			b.row1(dst[y*w:(y+1)*w], src[y*w:(y+1)*w])
		}
		return
	}
	var sums [4]float32
	for y := range sums {
		sums[y] = b.leftOf(dst[y*w:(y+1)*w], src[y*w:(y+1)*w])
	}
	n := w - 2*r - 2 // pixels whose window ends within the row at both sides
	s0, s1, s2, s3 := src[:w], src[w:2*w], src[2*w:3*w], src[3*w:4*w]
	d0, d1, d2, d3 := dst[:w], dst[w:2*w], dst[2*w:3*w], dst[3*w:4*w]
	sum0, sum1, sum2, sum3 := sums[0], sums[1], sums[2], sums[3]
	for i := range n {
		at, in, right, out := i+r+1, i+2*r+1, i+2*r+2, i+1
		sum0, sum1, sum2, sum3 = sum0+s0[in], sum1+s1[in], sum2+s2[in], sum3+s3[in]
		d0[at] = (sum0 + (s0[right]+s0[i])*b.edge) * b.scale
		d1[at] = (sum1 + (s1[right]+s1[i])*b.edge) * b.scale
		d2[at] = (sum2 + (s2[right]+s2[i])*b.edge) * b.scale
		d3[at] = (sum3 + (s3[right]+s3[i])*b.edge) * b.scale
		sum0, sum1, sum2, sum3 = sum0-s0[out], sum1-s1[out], sum2-s2[out], sum3-s3[out]
	}
	sums = [4]float32{sum0, sum1, sum2, sum3}
	for y := range sums {
		b.span(dst[y*w:(y+1)*w], src[y*w:(y+1)*w], n+r+1, w, sums[y])
	}
}

// leftOf averages the pixels of a row whose window reaches over its left end, and returns the sum for the next one.
func (b *boxBlur) leftOf(dst, src []float32) float32 {
	sum := float32(0)
	for _, v := range src[:min(b.radius, len(src))] {
		sum += v
	}
	return b.span(dst, src, 0, min(b.radius+1, len(src)), sum)
}

func (b *boxBlur) row1(dst, src []float32) {
	from := min(b.radius+1, len(src))
	b.span(dst, src, from, len(src), b.leftOf(dst, src))
}

// span averages the pixels of a row from one to another, and returns the sum for the next one.
func (b *boxBlur) span(dst, src []float32, from, to int, sum float32) float32 {
	w := len(src)
	for x := from; x < to; x++ {
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
	return sum
}

func (b *boxBlur) row4(dst, src []float32) {
	w, r := len(src)/4, b.radius
	var sum [4]float32
	for x := range min(r, w) {
		addPixel(&sum, src[4*x:4*x+4:4*x+4])
	}
	n := max(w-2*r-2, 0) // pixels whose window ends within the row at both sides
	if n > 0 {
		b.span4(dst, src, 0, r+1, &sum)
		b.within4(dst[4*(r+1):], src, n, &sum)
		b.span4(dst, src, r+1+n, w, &sum)
		return
	}
	b.span4(dst, src, 0, w, &sum)
}

// span4 averages the pixels of a row from one to another.
func (b *boxBlur) span4(dst, src []float32, from, to int, sum *[4]float32) {
	w := len(src) / 4
	for x := from; x < to; x++ {
		if in := x + b.radius; in < w {
			addPixel(sum, src[4*in:4*in+4:4*in+4])
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

// within4 averages n pixels from the first on whose window lies within the row.
func (b *boxBlur) within4(dst, src []float32, n int, sum *[4]float32) {
	r := 4 * b.radius
	in, right, left, out := src[2*r+4:], src[2*r+8:], src, src[4:]
	sum0, sum1, sum2, sum3 := sum[0], sum[1], sum[2], sum[3]
	for i := 0; i < 4*n; i += 4 {
		d, a, z := dst[i:i+4:i+4], left[i:i+4:i+4], right[i:i+4:i+4]
		p, q := in[i:i+4:i+4], out[i:i+4:i+4]
		sum0, sum1, sum2, sum3 = sum0+p[0], sum1+p[1], sum2+p[2], sum3+p[3]
		d[0] = (sum0 + (z[0]+a[0])*b.edge) * b.scale
		d[1] = (sum1 + (z[1]+a[1])*b.edge) * b.scale
		d[2] = (sum2 + (z[2]+a[2])*b.edge) * b.scale
		d[3] = (sum3 + (z[3]+a[3])*b.edge) * b.scale
		sum0, sum1, sum2, sum3 = sum0-q[0], sum1-q[1], sum2-q[2], sum3-q[3]
	}
	*sum = [4]float32{sum0, sum1, sum2, sum3}
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
		b.column(dst[y*n:(y+1)*n], b.ofRow(row, y))
	}
}

// windowRows are the rows at the ends of a window: what comes in and goes out of the sum, and what counts by the weight of the ends.
type windowRows struct{ in, out, above, below []float32 }

func (b *boxBlur) ofRow(row func(int) []float32, y int) windowRows {
	return windowRows{row(y + b.radius), row(y - b.radius), row(y - b.radius - 1), row(y + b.radius + 1)}
}

// column averages a row of pixels over the window's rows, in one walk through memory.
func (b *boxBlur) column(dst []float32, rows windowRows) {
	n := len(dst)
	sum, in, out, above, below := b.sum[:n], rows.in[:n], rows.out[:n], rows.above[:n], rows.below[:n]
	for i := range dst {
		v := sum[i] + in[i]
		dst[i] = (v + (above[i]+below[i])*b.edge) * b.scale
		sum[i] = v - out[i]
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
