package condition

import (
	"math"

	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// without says which share of a silhouette bites take away, and whether what is left falls apart into more pieces than before.
func without(s surface.Silhouette, bites []round) (gone float64, scraps bool) {
	kept := make([]bool, len(s.Alpha))
	before := make([]bool, len(s.Alpha))
	all, left := 0, 0
	for i, a := range s.Alpha {
		if a <= .6 {
			continue
		}
		all++
		before[i], kept[i] = true, true
		x, y := s.Box.X0+float64(i%surface.SampleSide)/s.Scale, s.Box.Y0+float64(i/surface.SampleSide)/s.Scale
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
func thin(s surface.Silhouette, trunk surface.Silhouette, bites []round) float64 {
	all, gone := 0, 0
	for i, a := range s.Alpha {
		if a <= .6 {
			continue
		}
		all++
		x, y := s.Box.X0+float64(i%surface.SampleSide)/s.Scale, s.Box.Y0+float64(i/surface.SampleSide)/s.Scale
		for _, c := range bites {
			if trunk.Alpha[i] == 0 && math.Hypot(x-c.x, y-c.y) < c.r*1.06 {
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
			for _, j := range []int{i - 1, i + 1, i - surface.SampleSide, i + surface.SampleSide} {
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
