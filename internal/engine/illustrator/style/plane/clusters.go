package plane

import "pellucid/internal/engine/illustrator/color"

// Spread picks starting centers far from each other: each next one is the point farthest from those chosen.
func Spread(points []color.Lab, k int) []color.Lab {
	centres := []color.Lab{points[len(points)/2]}
	least := make([]float32, len(points)) // of every point, how far the nearest is
	for i := range least {
		least[i] = 1e9
	}
	for len(centres) < k {
		best, most := 0, float32(0)
		for i, p := range points {
			least[i] = min(least[i], Gap(p, centres[len(centres)-1]))
			if least[i] > most {
				best, most = i, least[i]
			}
		}
		if most < 0.0004 {
			break
		}
		centres = append(centres, points[best])
	}
	return centres
}

func MoveCentres(centres, points []color.Lab) {
	sums := make([]color.Lab, len(centres))
	counts := make([]float32, len(centres))
	for _, p := range points {
		j := Nearest(centres, p)
		sums[j] = color.Lab{L: sums[j].L + p.L, A: sums[j].A + p.A, B: sums[j].B + p.B}
		counts[j]++
	}
	for j, n := range counts {
		if n > 0 {
			centres[j] = color.Lab{L: sums[j].L / n, A: sums[j].A / n, B: sums[j].B / n}
		}
	}
}

func Nearest(centres []color.Lab, p color.Lab) int {
	best, least := 0, float32(1e9)
	for j, c := range centres {
		if d := Gap(p, c); d < least {
			best, least = j, d
		}
	}
	return best
}

func Gap(a, b color.Lab) float32 {
	l, m, n := a.L-b.L, a.A-b.A, a.B-b.B
	return l*l + m*m + n*n
}
