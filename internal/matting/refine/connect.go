package refine

import "pellucid/internal/matting/plane"

// connected are the opacities up to which a pixel is no part of the foreground, and 1 less it none of the background.
const connected = .05

// connect clears the soft pixels that no path through the foreground joins to what is surely foreground, and makes opaque those
// that none joins to the background: texture of either side in which the solution found a trace of the other.
func connect(opacity *plane.Plane, trimap []uint8) {
	front := reached(trimap, foreground, opacity.W, func(i int) bool { return opacity.V[i] > connected })
	back := reached(trimap, background, opacity.W, func(i int) bool { return opacity.V[i] < 1-connected })
	for i, kind := range trimap {
		switch {
		case kind != unknown:
		case !front[i]:
			opacity.V[i] = 0
		case !back[i]:
			opacity.V[i] = 1
		}
	}
}

// reached are the pixels of one kind, and the unknown ones that a path of passable pixels joins to them.
func reached(trimap []uint8, kind uint8, w int, passable func(i int) bool) []bool {
	seen := make([]bool, len(trimap))
	var front []int
	visit := func(i int) {
		if !seen[i] && trimap[i] == unknown && passable(i) {
			seen[i] = true
			front = append(front, i)
		}
	}
	around := func(i int) {
		x := i % w
		for _, row := range [3]int{i - w, i, i + w} {
			if row < 0 || row >= len(trimap) {
				continue
			}
			for dx := max(-1, -x); dx <= min(1, w-1-x); dx++ {
				visit(row + dx)
			}
		}
	}
	for i, k := range trimap {
		if k == kind {
			seen[i] = true
			around(i)
		}
	}
	for at := 0; at < len(front); at++ {
		around(front[at])
	}
	return seen
}
