package segment

import (
	"math"

	"pellucid/internal/matting/plane"
)

const (
	strange     = 14  // squared Mahalanobis distance from which a color is not of the other sides
	strangeRun  = .25 // share of a stretch of the frame that must be strange
	stretchPart = 14  // stretches per side
)

// frameSeeds are the pixels of the frame that are background. A stretch of one side whose colors the other three sides do not
// have is left out: there the frame cuts the subject off, as it does in a portrait.
func frameSeeds(colors []color, w, h int) []bool {
	seeds := make([]bool, len(colors))
	sides := frameSides(w, h)
	for k, side := range sides {
		others := make([]float32, len(colors))
		for j, other := range sides {
			if j != k {
				for _, i := range other {
					others[i] = 1
				}
			}
		}
		m := mixtureOf(colors, others)
		length := max(1, len(side)/stretchPart)
		for at := 0; at < len(side); at += length {
			stretch := side[at:min(len(side), at+length)]
			if strangeShare(colors, stretch, m) < strangeRun {
				for _, i := range stretch {
					seeds[i] = true
				}
			}
		}
	}
	return seeds
}

// frameSides lists the pixels of the top, the bottom, the left and the right side.
func frameSides(w, h int) [4][]int {
	var sides [4][]int
	for x := range w {
		sides[0] = append(sides[0], x)
		sides[1] = append(sides[1], (h-1)*w+x)
	}
	for y := range h {
		sides[2] = append(sides[2], y*w)
		sides[3] = append(sides[3], y*w+w-1)
	}
	return sides
}

func strangeShare(colors []color, stretch []int, m mixture) float64 {
	n := 0
	for _, i := range stretch {
		if m.nearest(colors[i]) > strange {
			n++
		}
	}
	return float64(n) / float64(len(stretch))
}

// leastShare is what a color needs to be one of the frame's: less is a corner of the subject.
const leastShare = .02

// nearest is the least squared Mahalanobis distance to a part of some size.
func (m mixture) nearest(c color) float32 {
	least := float32(math.MaxFloat32)
	for k := range m {
		if m[k].share >= leastShare {
			least = min(least, m[k].distance(c))
		}
	}
	return least
}

const (
	frameDepth = .05 // of the shorter side, whose colors the frame has
	familiar   = 6   // squared Mahalanobis distance up to which a color is the frame's
)

// unlikeFrame is 0 where a color is one that the frame has, 1 where it is strange to it.
func unlikeFrame(colors []color, seeds []bool, w, h int) *plane.Plane {
	weight := make([]float32, len(colors))
	depth := max(1, int(frameDepth*float64(min(w, h))))
	for i, seed := range seeds {
		if !seed {
			continue
		}
		x, y := i%w, i/w
		dx, dy := inward(x, w), inward(y, h)
		for k := range depth {
			weight[(y+k*dy)*w+x+k*dx] = 1
		}
	}
	m := mixtureOf(colors, weight)
	out := plane.New(w, h)
	out.Each(func(i int) float32 {
		return min(1, max(0, (m.nearest(colors[i])-familiar)/(3*strange-familiar)))
	})
	return out.Box(1)
}

// inward is the step from a side toward the middle; 0 for places on neither of an axis's sides.
func inward(at, n int) int {
	switch at {
	case 0:
		return 1
	case n - 1:
		return -1
	default:
		return 0
	}
}
