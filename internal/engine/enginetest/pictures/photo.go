package pictures

import (
	"image/color"
	"math"
	"math/rand/v2"
)

// photo returns a ground of soft shapes in several colors, with a light that falls off and the grain of a sensor.
func photo(w, h int, seed int64) func(x, y int) color.NRGBA {
	rng := rand.New(rand.NewPCG(uint64(seed), 1))
	const count = 24
	type blot struct{ x, y, radius, r, g, b float64 }
	blots := make([]blot, count)
	for i := range blots {
		blots[i] = blot{
			rng.Float64() * float64(w), rng.Float64() * float64(h), (0.1 + 0.3*rng.Float64()) * float64(min(w, h)),
			60 + 150*rng.Float64(), 60 + 130*rng.Float64(), 50 + 120*rng.Float64(),
		}
	}
	return func(x, y int) color.NRGBA {
		const base = 0.15
		r, g, b, sum := 120*base, 112*base, 100*base, base
		for _, blot := range blots {
			dx, dy := float64(x)-blot.x, float64(y)-blot.y
			weight := math.Exp(-(dx*dx + dy*dy) / (blot.radius * blot.radius))
			r, g, b, sum = r+weight*blot.r, g+weight*blot.g, b+weight*blot.b, sum+weight
		}
		light := (1.1 - 0.35*float64(y)/float64(h)) / sum
		grain := 8 * (rng.Float64() - 0.5)
		return color.NRGBA{level(r*light + grain), level(g*light + grain), level(b*light + grain), 255}
	}
}

func level(v float64) uint8 { return uint8(max(0, min(255, math.Round(v)))) }
