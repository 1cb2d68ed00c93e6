package craft

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/scene"
)

// leastTurn is the angle between two creases from one point, in radians.
const leastTurn = .55

// creased are the planes between the creases from a point near the middle of a polygon to some of its corners, no more than most of them: first to those at the
// ends of its axis, then to those in the middle of the widest gaps.
func creased(c []scene.Point, mid scene.Point, ax, ay float32, most int) [][]scene.Point {
	angle := make([]float64, len(c))
	far := make([]float64, len(c))
	for i, q := range c {
		angle[i] = math.Atan2(float64(q.Y-mid.Y), float64(q.X-mid.X))
		far[i] = math.Hypot(float64(q.Y-mid.Y), float64(q.X-mid.X))
	}
	along := func(i int, sign float32) float32 { return sign * ((c[i].X-mid.X)*ax + (c[i].Y-mid.Y)*ay) }
	ends := [2]int{}
	for i := range c {
		for k, sign := range [2]float32{1, -1} {
			if along(i, sign) > along(ends[k], sign) {
				ends[k] = i
			}
		}
	}
	chosen := []int{ends[0], ends[1]}
	for len(chosen) < most {
		best, gain := -1, 0.0
		for i := range c {
			apart := math.Pi
			for _, j := range chosen {
				d := math.Abs(math.Remainder(angle[i]-angle[j], 2*math.Pi))
				apart = min(apart, d)
			}
			if g := min(apart, 1.3) * (.6 + corner(c, i)) * math.Sqrt(far[i]); apart > leastTurn && g > gain {
				best, gain = i, g
			}
		}
		if best < 0 {
			break
		}
		chosen = append(chosen, best)
	}
	slices.Sort(chosen)
	chosen = slices.Compact(chosen)
	var out [][]scene.Point
	for k, i := range chosen {
		part := []scene.Point{mid}
		for j := i; ; j = (j + 1) % len(c) {
			part = append(part, c[j])
			if j == chosen[(k+1)%len(chosen)] && len(part) > 2 {
				break
			}
		}
		out = append(out, part)
	}
	return out
}

// corner is how sharp a corner of a polygon is, from 0 to 1.
func corner(c []scene.Point, i int) float64 {
	a, b, d := c[(i+len(c)-1)%len(c)], c[i], c[(i+1)%len(c)]
	u, v := math.Atan2(float64(b.Y-a.Y), float64(b.X-a.X)), math.Atan2(float64(d.Y-b.Y), float64(d.X-b.X))
	return math.Abs(math.Remainder(v-u, 2*math.Pi)) / math.Pi
}
