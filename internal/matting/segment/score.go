package segment

import (
	"math"

	"pellucid/internal/matting/plane"
)

const (
	mostCost  = 1   // of a subject that is believed
	leastArea = .01 // of the image
	mostArea  = .9
)

// cost is how unlikely a subject is: contours beside edges, colors on the wrong side, a subject that the frame cuts off at the
// top or the sides, a ragged contour, and background in the subject's colors, with weights that were set by hand on the scenes of
// package scene.
func (s *search) cost(u, force *plane.Plane) float64 {
	sum := s.along.mean(u) + 3*contradiction(u, force) + 2*framed(u) + scattered(u) + 2*s.against(u)
	if a := area(u); a < leastArea || a > mostArea {
		sum++
	}
	return sum
}

// against is how far the subject disagrees with the guess that all of the frame's colors, and no others, are background.
func (s *search) against(u *plane.Plane) float64 {
	sum := 0.0
	for i, v := range u.V {
		sum += math.Abs(float64(v - s.unlike.V[i]))
	}
	return sum / float64(len(u.V))
}

func fitted(w, h, side int) (int, int) {
	if scale := float64(side) / float64(max(w, h)); scale < 1 {
		return max(1, int(float64(w)*scale+.5)), max(1, int(float64(h)*scale+.5))
	}
	return w, h
}

// mean is the mean cost of the contour.
func (e edges) mean(u *plane.Plane) float64 {
	sum, n := 0.0, 0.0
	for i, v := range u.V {
		if i%u.W+1 < u.W && (v > .5) != (u.V[i+1] > .5) {
			sum += float64(e.x.V[i])
			n++
		}
		if i+u.W < len(u.V) && (v > .5) != (u.V[i+u.W] > .5) {
			sum += float64(e.y.V[i])
			n++
		}
	}
	return sum / max(1, n)
}

// framed is the share of the top, left and right sides that is subject.
func framed(u *plane.Plane) float64 {
	sides := frameSides(u.W, u.H)
	n, sum := 0.0, 0.0
	for _, k := range []int{0, 2, 3} {
		for _, i := range sides[k] {
			n++
			if u.V[i] > .5 {
				sum++
			}
		}
	}
	return sum / n
}

func area(u *plane.Plane) float64 {
	sum := 0.0
	for _, v := range u.V {
		sum += float64(v)
	}
	return sum / float64(len(u.V))
}

// scattered is how much longer the contour is than those of discs with the area of the subject and of its larger holes, 0 for
// such discs, 1 for very long contours.
func scattered(u *plane.Plane) float64 {
	length, inside := 0.0, 0.0
	for i, v := range u.V {
		if v > .5 {
			inside++
		}
		if i%u.W+1 < u.W && (v > .5) != (u.V[i+1] > .5) {
			length++
		}
		if i+u.W < len(u.V) && (v > .5) != (u.V[i+u.W] > .5) {
			length++
		}
	}
	discs := disc(inside)
	for _, part := range components(u, func(v float32) bool { return v <= .5 }) {
		if float64(len(part)) > openHole*inside && !meetsFrame(part, u.W, u.H) {
			discs += disc(float64(len(part)))
		}
	}
	return 1 - min(1, discs/max(1, length))
}

// openHole is the share of the subject from which a hole is not part of a ragged contour.
const openHole = .02

// disc is the contour of a disc, counted in pairs of pixels.
func disc(area float64) float64 { return 8 * math.Sqrt(area/math.Pi) }

func meetsFrame(part []int, w, h int) bool {
	for _, i := range part {
		if x, y := i%w, i/w; x == 0 || y == 0 || x == w-1 || y == h-1 {
			return true
		}
	}
	return false
}

// contradiction is the share of pixels whose color says the opposite of the contour, the mean of both sides.
func contradiction(u, force *plane.Plane) float64 {
	var wrong, n [2]float64
	for i, v := range u.V {
		side := 0
		if v > .5 {
			side = 1
		}
		n[side]++
		if (force.V[i] < 0) != (side == 1) {
			wrong[side]++
		}
	}
	return (wrong[0]/max(1, n[0]) + wrong[1]/max(1, n[1])) / 2
}
