package raster

// convolveRows convolves every row with a kernel of odd length; outside counts as 0.
func convolveRows(dst, src []float32, size plane, kernel []float32) {
	n := size.w * size.channels
	for y := range size.h {
		to, from := dst[y*n:(y+1)*n], src[y*n:(y+1)*n]
		clear(to)
		for i, weight := range kernel {
			addWeighted(to, from, (i-len(kernel)/2)*size.channels, weight)
		}
	}
}

// addWeighted adds src, moved left by offset values, times weight.
func addWeighted(dst, src []float32, offset int, weight float32) {
	lo, hi := max(-offset, 0), min(len(dst), len(src)-offset)
	if lo >= hi {
		return
	}
	from := src[lo+offset : hi+offset]
	for i, v := range from {
		dst[lo+i] += v * weight
	}
}

// convolveColumns convolves every column with a kernel of odd length; outside counts as 0.
func convolveColumns(dst, src []float32, size plane, kernel []float32) {
	n := size.w * size.channels
	for y := range size.h {
		to := dst[y*n : (y+1)*n]
		clear(to)
		for i, weight := range kernel {
			from := y + i - len(kernel)/2
			if from >= 0 && from < size.h {
				addWeighted(to, src[from*n:(from+1)*n], 0, weight)
			}
		}
	}
}
