package raster

// boxRows averages every row over 2·radius + 1 pixels with a running sum.
func boxRows(dst, src []float32, size plane, radius int) {
	n := size.w * size.channels
	for y := range size.h {
		to, from := dst[y*n:(y+1)*n], src[y*n:(y+1)*n]
		if size.channels == 4 {
			boxRow4(to, from, radius)
		} else {
			boxRow1(to, from, radius)
		}
	}
}

func boxRow1(dst, src []float32, radius int) {
	k := 1 / float32(2*radius+1)
	w := len(src)
	sum := float32(0)
	for _, v := range src[:min(radius, w)] {
		sum += v
	}
	for x := range dst {
		if in := x + radius; in < w {
			sum += src[in]
		}
		dst[x] = sum * k
		if out := x - radius; out >= 0 {
			sum -= src[out]
		}
	}
}

func boxRow4(dst, src []float32, radius int) {
	k := 1 / float32(2*radius+1)
	w := len(src) / 4
	var sum [4]float32
	for x := range min(radius, w) {
		addPixel(&sum, src[4*x:4*x+4:4*x+4])
	}
	for x := range w {
		if in := x + radius; in < w {
			addPixel(&sum, src[4*in:4*in+4:4*in+4])
		}
		d := dst[4*x : 4*x+4 : 4*x+4]
		d[0], d[1], d[2], d[3] = sum[0]*k, sum[1]*k, sum[2]*k, sum[3]*k
		if out := x - radius; out >= 0 {
			s := src[4*out : 4*out+4 : 4*out+4]
			sum[0] -= s[0]
			sum[1] -= s[1]
			sum[2] -= s[2]
			sum[3] -= s[3]
		}
	}
}

func addPixel(sum *[4]float32, s []float32) {
	sum[0] += s[0]
	sum[1] += s[1]
	sum[2] += s[2]
	sum[3] += s[3]
}

// boxColumns averages every column over 2·radius + 1 pixels; sum is scratch for one row, which keeps the walk through
// memory in order.
func boxColumns(dst, src []float32, size plane, radius int, sum []float32) {
	k := 1 / float32(2*radius+1)
	n := size.w * size.channels
	clear(sum)
	for y := range min(radius, size.h) {
		addRow(sum, src[y*n:(y+1)*n])
	}
	for y := range size.h {
		if in := y + radius; in < size.h {
			addRow(sum, src[in*n:(in+1)*n])
		}
		to := dst[y*n : (y+1)*n]
		for i, v := range sum {
			to[i] = v * k
		}
		if out := y - radius; out >= 0 {
			from := src[out*n : (out+1)*n]
			for i, v := range from {
				sum[i] -= v
			}
		}
	}
}

func addRow(sum, row []float32) {
	for i, v := range row {
		sum[i] += v
	}
}
