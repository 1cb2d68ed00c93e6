package sketch

// mask is a square of pixels that are set or not.
type mask struct {
	side int
	on   []bool
}

func newMask(side int) *mask { return &mask{side, make([]bool, side*side)} }

// set sets a pixel; those of the frame stay empty, so that every pixel has eight neighbors.
func (m *mask) set(x, y int, on bool) {
	if x > 0 && y > 0 && x < m.side-1 && y < m.side-1 {
		m.on[y*m.side+x] = on
	}
}

// around are the steps to the eight neighbors, clockwise from above.
func (m *mask) around() [8]int {
	w := m.side
	return [8]int{-w, -w + 1, 1, w + 1, w, w - 1, -1, -w - 1}
}

// thin leaves the middle lines of shapes, one pixel wide (Zhang and Suen, 1984).
func (m *mask) thin() {
	var set []int
	for i, on := range m.on {
		if on {
			set = append(set, i)
		}
	}
	steps := m.around()
	for changed := true; changed; {
		changed = false
		for pass := range 2 {
			var gone []int
			for _, i := range set {
				if m.on[i] && m.removable(i, steps, pass) {
					gone = append(gone, i)
				}
			}
			for _, i := range gone {
				m.on[i], changed = false, true
			}
		}
		left := set[:0]
		for _, i := range set {
			if m.on[i] {
				left = append(left, i)
			}
		}
		set = left
	}
}

func (m *mask) removable(i int, steps [8]int, pass int) bool {
	var n [8]bool
	count, turns := 0, 0
	for k, d := range steps {
		if n[k] = m.on[i+d]; n[k] {
			count++
		}
	}
	for k := range n {
		if !n[k] && n[(k+1)%8] {
			turns++
		}
	}
	if count < 2 || count > 6 || turns != 1 {
		return false
	}
	if pass == 0 {
		return !(n[0] && n[2] && n[4]) && !(n[2] && n[4] && n[6])
	}
	return !(n[0] && n[2] && n[6]) && !(n[0] && n[4] && n[6])
}
