package alpha

import "math/bits"

// run is a horizontal stretch x0..x1-1 of pixels of a set in row y.
type run struct{ y, x0, x1 int }

// component is an 8-connected part of a set.
type component struct {
	runs []run
	area int // pixels
}

// components splits the set into its 8-connected parts, in reading order of their
// first pixels.
func (m *mask) components() []component {
	runs := m.runs()
	parent := joinRuns(runs)
	index := make([]int, len(runs))
	var parts []component
	for i, r := range runs {
		root := find(parent, i)
		if root == i {
			index[i] = len(parts)
			parts = append(parts, component{})
		}
		part := &parts[index[root]]
		part.runs = append(part.runs, r)
		part.area += r.x1 - r.x0
	}
	return parts
}

// runs lists the stretches of the set in reading order.
func (m *mask) runs() []run {
	var runs []run
	for y := range m.h {
		row := m.row(y)
		for x := nextBit(row, 0, 0); x < m.w; {
			end := min(m.w, nextBit(row, x, ^uint64(0)))
			runs = append(runs, run{y, x, end})
			x = nextBit(row, end, 0)
		}
	}
	return runs
}

// nextBit is the first position from x on whose bit, flipped by flip, is set; the
// number of bits of the row when there is none.
func nextBit(row []uint64, x int, flip uint64) int {
	for k := x >> 6; k < len(row); k++ {
		word := row[k] ^ flip
		if k == x>>6 {
			word &= ^uint64(0) << (x & 63)
		}
		if word != 0 {
			return k*64 + bits.TrailingZeros64(word)
		}
	}
	return len(row) * 64
}

// joinRuns links touching runs of neighboring rows. Roots are the first run of
// their component, so that the order of components is the reading order.
func joinRuns(runs []run) []int {
	parent := make([]int, len(runs))
	above := 0
	for i, r := range runs {
		parent[i] = i
		for above < i && (runs[above].y < r.y-1 || runs[above].y == r.y-1 && runs[above].x1 < r.x0) {
			above++
		}
		for k := above; k < i && runs[k].y == r.y-1 && runs[k].x0 <= r.x1; k++ {
			a, b := find(parent, k), find(parent, i)
			parent[max(a, b)] = min(a, b)
		}
	}
	return parent
}

func find(parent []int, i int) int {
	for parent[i] != i {
		parent[i] = parent[parent[i]]
		i = parent[i]
	}
	return i
}

// add puts the component's pixels into the set.
func (m *mask) add(c component) {
	for _, r := range c.runs {
		m.fill(r.y, r.x0, r.x1)
	}
}

// meets reports whether any pixel of the component is in the set.
func (c component) meets(m *mask) bool {
	for _, r := range c.runs {
		if nextBit(m.row(r.y), r.x0, 0) < r.x1 {
			return true
		}
	}
	return false
}
