package pixels

import "math"

// Right moves the set one pixel to the right, left one to the left; pixels that
// leave the frame are dropped.
func (m *Mask) Right() *Mask {
	out := NewMask(m.W, m.H)
	for y := range m.H {
		var carry uint64
		from, to := m.Row(y), out.Row(y)
		for k, word := range from {
			to[k] = word<<1 | carry
			carry = word >> 63
		}
	}
	out.clearTail()
	return out
}

func (m *Mask) Left() *Mask {
	out := NewMask(m.W, m.H)
	for y := range m.H {
		from, to := m.Row(y), out.Row(y)
		for k, word := range from {
			to[k] = word >> 1
			if k+1 < len(from) {
				to[k] |= from[k+1] << 63
			}
		}
	}
	return out
}

// Down moves the set n rows down (up when n is negative).
func (m *Mask) Down(n int) *Mask {
	out := NewMask(m.W, m.H)
	out.orRows(m, n)
	return out
}

// orRows adds o moved n rows down to the set in place.
func (m *Mask) orRows(o *Mask, n int) {
	for y := max(0, -n); y < min(m.H, m.H-n); y++ {
		to, from := m.Row(y+n), o.Row(y)
		for k, word := range from {
			to[k] |= word
		}
	}
}

// Grown is the set of pixels whose center is within radius px of a pixel of the
// set (dilation by a disc). Rows of the disc are shared: each is the one above it
// widened by as many pixels as the circle widens.
func (m *Mask) Grown(radius float64) *Mask {
	out := NewMask(m.W, m.H)
	reach := int(radius)
	half := make([]int, reach+1) // the width of each row of the disc
	for dy := range half {
		half[dy] = int(math.Sqrt(radius*radius - float64(dy*dy)))
	}
	wide := make([]uint64, m.words)
	for y := range m.H {
		if empty(m.Row(y)) {
			continue
		}
		copy(wide, m.Row(y))
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
func (m *Mask) orRow(from []uint64, y int) {
	if y < 0 || y >= m.H {
		return
	}
	to := m.Row(y)[:len(from)]
	for k, word := range from {
		to[k] |= word
	}
}

// Shrunk is the set of pixels more than radius px away from every pixel outside
// the set (erosion by a disc). Beyond the frame counts as inside.
func (m *Mask) Shrunk(radius float64) *Mask {
	out := m.Not().Grown(radius)
	out.flip()
	return out
}

// RunsX keeps the pixels that lie in horizontal runs of at least n pixels, RunsY
// those in vertical ones (openings by a line).
func (m *Mask) RunsX(n int) *Mask {
	start := m
	for range n - 1 {
		start = m.And(start.Left())
	}
	out := start
	for range n - 1 {
		out = start.Or(out.Right())
	}
	return out
}

func (m *Mask) RunsY(n int) *Mask {
	start := m
	for range n - 1 {
		start = m.And(start.Down(-1))
	}
	out := start
	for range n - 1 {
		out = start.Or(out.Down(1))
	}
	return out
}
