package edits

func flip(a []uint8, do bool) {
	if !do {
		return
	}
	for i, v := range a {
		a[i] = 255 - v
	}
}

// slide fills out with the least of the 2·reach+1 values around each. Van Herk (1992) in its simplest form: minima from the left
// and the right of blocks as long as the window.
func slide(in, out []uint8, reach int) {
	n, size := len(in), 2*reach+1
	left, right := make([]uint8, n), make([]uint8, n)
	for i := range n {
		if left[i] = in[i]; i%size != 0 {
			left[i] = min(left[i], left[i-1])
		}
	}
	for i := n - 1; i >= 0; i-- {
		if right[i] = in[i]; i != n-1 && (i+1)%size != 0 {
			right[i] = min(right[i], right[i+1])
		}
	}
	for i := range out {
		a, b := i-reach, i+reach
		switch {
		case a < 0 && b >= n:
			out[i] = 255
			for _, v := range in {
				out[i] = min(out[i], v)
			}
		case a < 0:
			out[i] = left[b] // the window ends within the first block
		case b >= n:
			out[i] = right[a]
			for k := a - a%size + size; k < n; k += size {
				out[i] = min(out[i], right[k])
			}
		default:
			out[i] = min(right[a], left[b])
		}
	}
}

// leastRows lowers out to what in says dy rows further down.
func (s shape) leastRows(out, in []uint8, dy int) {
	for y := max(0, -dy); y < min(s.h, s.h-dy); y++ {
		to, from := out[y*s.w:(y+1)*s.w], in[(y+dy)*s.w:(y+dy+1)*s.w]
		for x, v := range from {
			to[x] = min(to[x], v)
		}
	}
}
