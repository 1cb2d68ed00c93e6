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
	shade := func(x, y int) [3]float64 {
		const base = 0.15
		sum, out := base, [3]float64{120 * base, 112 * base, 100 * base}
		for _, blot := range blots {
			dx, dy := float64(x)-blot.x, float64(y)-blot.y
			weight := math.Exp(-(dx*dx + dy*dy) / (blot.radius * blot.radius))
			sum, out = sum+weight, [3]float64{out[0] + weight*blot.r, out[1] + weight*blot.g, out[2] + weight*blot.b}
		}
		light := (1.1 - 0.35*float64(y)/float64(h)) / sum
		return [3]float64{light * out[0], light * out[1], light * out[2]}
	}
	// The shapes are soft: between the points of a coarse grid, nothing happens that lines do not tell.
	columns := w/grid + 2
	points := make([][3]float64, columns*(h/grid+2))
	for i := range points {
		points[i] = shade(i%columns*grid, i/columns*grid)
	}
	return func(x, y int) color.NRGBA {
		at := y/grid*columns + x/grid
		fx, fy := float64(x%grid)/grid, float64(y%grid)/grid
		grain := 8 * (rng.Float64() - 0.5)
		channel := func(c int) uint8 {
			above := points[at][c] + fx*(points[at+1][c]-points[at][c])
			below := points[at+columns][c] + fx*(points[at+columns+1][c]-points[at+columns][c])
			return level(above + fy*(below-above) + grain)
		}
		return color.NRGBA{channel(0), channel(1), channel(2), 255}
	}
}

// grid is the distance in pixels of the points where the ground is worked out.
const grid = 8

func level(v float64) uint8 { return uint8(max(0, min(255, math.Round(v)))) }
