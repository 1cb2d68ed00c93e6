package finish

import "math"

// without says which share of a silhouette bites take away, and whether what is left falls apart into more pieces than before.
func (s silhouette) without(bites []round) (gone float64, scraps bool) {
	kept := make([]bool, len(s.alpha))
	before := make([]bool, len(s.alpha))
	all, left := 0, 0
	for i, a := range s.alpha {
		if a <= .6 {
			continue
		}
		all++
		before[i], kept[i] = true, true
		x, y := s.box.X0+float64(i%sampleSide)/s.scale, s.box.Y0+float64(i/sampleSide)/s.scale
		for _, c := range bites {
			if math.Hypot(x-c.x, y-c.y) < c.r*1.06 {
				kept[i] = false
			}
		}
		if kept[i] {
			left++
		}
	}
	return 1 - float64(left)/float64(max(all, 1)), islands(kept, scrap) > islands(before, scrap)
}

// thin is the share of a silhouette that bites take away outside its trunk.
func (s silhouette) thin(trunk silhouette, bites []round) float64 {
	all, gone := 0, 0
	for i, a := range s.alpha {
		if a <= .6 {
			continue
		}
		all++
		x, y := s.box.X0+float64(i%sampleSide)/s.scale, s.box.Y0+float64(i/sampleSide)/s.scale
		for _, c := range bites {
			if trunk.alpha[i] == 0 && math.Hypot(x-c.x, y-c.y) < c.r*1.06 {
				gone++
				break
			}
		}
	}
	return float64(gone) / float64(max(all, 1))
}

// islands counts the connected areas of more than a number of pixels.
func islands(on []bool, least int) int {
	seen := make([]bool, len(on))
	n := 0
	for start := range on {
		if !on[start] || seen[start] {
			continue
		}
		seen[start] = true
		stack, size := []int{start}, 0
		for len(stack) > 0 {
			i := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			size++
			for _, j := range []int{i - 1, i + 1, i - sampleSide, i + sampleSide} {
				if j >= 0 && j < len(on) && on[j] && !seen[j] {
					seen[j] = true
					stack = append(stack, j)
				}
			}
		}
		if size > least {
			n++
		}
	}
	return n
}
