package alpha

import "math"

// right moves the set one pixel to the right, left one to the left; pixels that
// leave the frame are dropped.
func (m *mask) right() *mask {
	out := newMask(m.w, m.h)
	for y := range m.h {
		var carry uint64
		from, to := m.row(y), out.row(y)
		for k, word := range from {
			to[k] = word<<1 | carry
			carry = word >> 63
		}
	}
	out.clearTail()
	return out
}

func (m *mask) left() *mask {
	out := newMask(m.w, m.h)
	for y := range m.h {
		from, to := m.row(y), out.row(y)
		for k, word := range from {
			to[k] = word >> 1
			if k+1 < len(from) {
				to[k] |= from[k+1] << 63
			}
		}
	}
	return out
}

// down moves the set n rows down (up when n is negative).
func (m *mask) down(n int) *mask {
	out := newMask(m.w, m.h)
	out.orRows(m, n)
	return out
}

// orRows adds o moved n rows down to the set in place.
func (m *mask) orRows(o *mask, n int) {
	for y := max(0, -n); y < min(m.h, m.h-n); y++ {
		to, from := m.row(y+n), o.row(y)
		for k, word := range from {
			to[k] |= word
		}
	}
}

// grown is the set of pixels whose center is within radius px of a pixel of the
// set (dilation by a disc). Rows of the disc are shared: each is the one above it
// widened by as many pixels as the circle widens.
func (m *mask) grown(radius float64) *mask {
	out := newMask(m.w, m.h)
	reach := int(radius)
	half := make([]int, reach+1) // the width of each row of the disc
	for dy := range half {
		half[dy] = int(math.Sqrt(radius*radius - float64(dy*dy)))
	}
	wide := make([]uint64, m.words)
	for y := range m.h {
		if empty(m.row(y)) {
			continue
		}
		copy(wide, m.row(y))
		width := 0
		for dy := reach; dy >= 0; dy-- {
			for ; width < half[dy]; width++ {
				widen(wide)
			}
			out.orRow(wide, y+dy)
			if dy > 0 {
				out.orRow(wide, y-dy)
			}
		}
	}
	out.clearTail()
	return out
}

func empty(row []uint64) bool {
	for _, word := range row {
		if word != 0 {
			return false
		}
	}
	return true
}

// widen adds the pixels on the left and right of each of a row's.
func widen(row []uint64) {
	var before uint64
	for k, word := range row {
		var after uint64
		if k+1 < len(row) {
			after = row[k+1]
		}
		row[k] = word | word<<1 | before>>63 | word>>1 | after<<63
		before = word
	}
}

// orRow adds pixels to a row, if the picture has it.
func (m *mask) orRow(from []uint64, y int) {
	if y < 0 || y >= m.h {
		return
	}
	to := m.row(y)[:len(from)]
	for k, word := range from {
		to[k] |= word
	}
}

// shrunk is the set of pixels more than radius px away from every pixel outside
// the set (erosion by a disc). Beyond the frame counts as inside.
func (m *mask) shrunk(radius float64) *mask {
	out := m.not().grown(radius)
	out.flip()
	return out
}

// runsX keeps the pixels that lie in horizontal runs of at least n pixels, runsY
// those in vertical ones (openings by a line).
func (m *mask) runsX(n int) *mask {
	start := m
	for range n - 1 {
		start = m.and(start.left())
	}
	out := start
	for range n - 1 {
		out = start.or(out.right())
	}
	return out
}

func (m *mask) runsY(n int) *mask {
	start := m
	for range n - 1 {
		start = m.and(start.down(-1))
	}
	out := start
	for range n - 1 {
		out = start.or(out.down(1))
	}
	return out
}
