package pixels

import "math/bits"

// run is a horizontal stretch x0..x1-1 of pixels of a set in row y.
type run struct{ Y, X0, X1 int }

// Component is an 8-connected part of a set.
type Component struct {
	Runs []run
	Area int // pixels
}

// Components splits the set into its 8-connected parts, in reading order of their
// first pixels.
func (m *Mask) Components() []Component {
	runs := m.runs()
	parent := joinRuns(runs)
	index := make([]int, len(runs))
	var parts []Component
	for i, r := range runs {
		root := find(parent, i)
		if root == i {
			index[i] = len(parts)
			parts = append(parts, Component{})
		}
		part := &parts[index[root]]
		part.Runs = append(part.Runs, r)
		part.Area += r.X1 - r.X0
	}
	return parts
}

// runs lists the stretches of the set in reading order.
func (m *Mask) runs() []run {
	var runs []run
	for y := range m.H {
		row := m.Row(y)
		for x := nextBit(row, 0, 0); x < m.W; {
			end := min(m.W, nextBit(row, x, ^uint64(0)))
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
		for above < i && (runs[above].Y < r.Y-1 || runs[above].Y == r.Y-1 && runs[above].X1 < r.X0) {
			above++
		}
		for k := above; k < i && runs[k].Y == r.Y-1 && runs[k].X0 <= r.X1; k++ {
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

// Add puts the component's pixels into the set.
func (m *Mask) Add(c Component) {
	for _, r := range c.Runs {
		m.Fill(r.Y, r.X0, r.X1)
	}
}

// Meets reports whether any pixel of the component is in the set.
func (c Component) Meets(m *Mask) bool {
	for _, r := range c.Runs {
		if nextBit(m.Row(r.Y), r.X0, 0) < r.X1 {
			return true
		}
	}
	return false
}
