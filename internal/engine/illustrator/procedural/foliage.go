package procedural

import (
	"math"

	"pellucid/internal/engine/illustrator/scene"
)

// foliage is a bouquet: sprigs that fan out from the foot, blooms where they meet.
func foliage(s *sheet) {
	n := 9
	if s.Detailed {
		n = 13
	}
	if s.Minimal {
		n = 5
	}
	foot := scene.Point{X: s.w / 2, Y: s.h * 0.90}
	for i := range n {
		k := float32(i)/float32(n-1)*2 - 1
		s.fanSprig(foot, float64(k)*1.15, s.h*(0.80-0.26*k*k)*s.between(0.88, 1), i)
	}
	r := min(s.w, s.h)
	spots := []struct{ x, y, r float32 }{
		{0.33, 0.50, 0.115}, {0.68, 0.47, 0.105}, {0.50, 0.36, 0.095}, {0.40, 0.68, 0.10}, {0.62, 0.66, 0.12}, {0.50, 0.56, 0.16},
	}
	for i, p := range spots {
		if s.Minimal && i%2 == 0 {
			continue
		}
		s.plant(p.x*s.w+s.between(-12, 12), p.y*s.h+s.between(-12, 12), p.r*r, s.ink.cycle(i))
	}
}

// fanSprig grows a sprig from the foot at an angle from upright, bending outwards.
func (s *sheet) fanSprig(foot scene.Point, angle float64, length float32, i int) {
	up := func(d float32, a float64) scene.Point { return polar(foot.X, foot.Y, d, a-math.Pi/2) }
	c := curve{foot, up(length*0.35, angle*0.35), up(length*0.70, angle*0.75), up(length, angle)}
	unit := min(s.w, s.h)
	s.grow(sprig{
		curve: c, leaf: unit * s.between(0.10, 0.15), width: pick(s, float32(0.26), 0.32, 0.42),
		green: s.ink.greens[i%3], berry: s.ink.accent, gaps: s.between(0.085, 0.12), fruit: i%3 == 1,
	})
}
