package group

import (
	"slices"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/scene"
)

const (
	leastDetail = 6  // how many cells of a drawing are seen at least where it is a detail
	mostDetails = 12 // of more, as in heaps and garlands, each one matters little
)

// detailsOf are what is seen of each drawing of a member that has several: of the stick of a pizza, what is below the pizza.
func detailsOf(sprites []layout.Layer, at scene.Matrix) (out []mask) {
	serials := map[int]bool{}
	for _, sp := range sprites {
		serials[sp.Drawing] = true
	}
	if len(serials) < 2 || len(serials) > mostDetails {
		return nil
	}
	for n := range serials {
		var own, over []layout.Layer
		for _, sp := range sprites {
			if sp.Drawing == n {
				own, over = append(own, sp), nil
			} else {
				over = append(over, sp)
			}
		}
		seen := maskOf(own, at)
		if len(over) > 0 {
			seen = seen.without(maskOf(over, at))
		}
		if seen.n >= leastDetail {
			out = append(out, seen)
		}
	}
	return out
}

// without is the part of a mask that another one does not cover.
func (m mask) without(o mask) mask {
	out := m
	out.on, out.n = make([]bool, len(m.on)), 0
	for i, on := range m.on {
		x, y := m.x+i%m.w-o.x, m.y+i/m.w-o.y
		if on && !(x >= 0 && y >= 0 && x < o.w && y < o.h && o.on[y*o.w+x]) {
			out.on[i] = true
			out.n++
		}
	}
	return out
}

// A stem is what is below the body of a thing: narrower than stemWide of it, and between stemLeast and stemMost of its height.
const (
	stemWide  = .35
	stemLeast = .1
	stemMost  = .6
)

// stem is the stick or the stalk of a thing; it is empty where it has none.
func (m mask) stem() mask {
	for y := m.h - 1; y >= 0; y-- {
		line := m.on[y*m.w : (y+1)*m.w]
		first, last := slices.Index(line, true), 0
		for x, on := range line {
			if on {
				last = x + 1
			}
		}
		if float64(last-max(first, 0)) < stemWide*float64(m.w) {
			continue
		}
		if out := m.below(y + 1); float64(out.h) >= stemLeast*float64(m.h) && float64(out.h) <= stemMost*float64(m.h) {
			return out
		}
		break
	}
	return mask{}
}

// topAt is the highest covered cell of a mask in a column.
func (m mask) topAt(x int) (int, bool) {
	if x -= m.x; x < 0 || x >= m.w {
		return 0, false
	}
	for y := range m.h {
		if m.on[y*m.w+x] {
			return m.y + y, true
		}
	}
	return 0, false
}

// below is the part of a mask from a row on.
func (m mask) below(y int) mask {
	out := mask{x: m.x, y: m.y + y, w: m.w, h: m.h - y, on: m.on[y*m.w:]}
	for _, on := range out.on {
		if on {
			out.n++
		}
	}
	return out
}
