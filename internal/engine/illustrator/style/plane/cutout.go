package plane

// CutOut returns the signed distance to the border's contour: the ink grown by rim + closing and shrunk by closing, which
// rounds the notches that a plain offset would leave. It runs at half resolution: the contour is smooth.
func CutOut(ink *Plane, rim, closing float32) *Plane {
	grown := ink.Halved().SignedDistance()
	reach := (rim + closing) / 2
	for i, d := range grown.V {
		grown.V[i] = Clamp(0.5 + reach - d)
	}
	grown.FillHoles(int(smallestHole*reach*reach) + 1)
	back := grown.SignedDistance().Softened(1.5)
	for i := range back.V {
		back.V[i] = 2*back.V[i] + closing
	}
	return back.Enlarged(ink)
}

// smallestHole is the area below which an enclosed gap is bridged, in squares of the border's reach.
const smallestHole = 6

// FillHoles covers every enclosed gap of at most so many pixels.
func (p *Plane) FillHoles(most int) {
	seen := make([]bool, len(p.V))
	for i := range p.V {
		if seen[i] || p.V[i] >= 0.5 {
			continue
		}
		if hole := p.gap(i, seen); len(hole) <= most {
			for _, k := range hole {
				p.V[k] = 1
			}
		}
	}
}

// DropIslands clears every covered area of at most so many pixels, with its soft edge.
func (p *Plane) DropIslands(most int) {
	bare := *p
	bare.V = make([]float32, len(p.V))
	for i, v := range p.V {
		bare.V[i] = 1 - v
	}
	seen := make([]bool, len(p.V))
	for i, v := range bare.V {
		if seen[i] || v >= 0.5 {
			continue
		}
		island := bare.gap(i, seen)
		if len(island) > most {
			continue
		}
		for _, k := range island {
			p.V[k] = 0
			for _, n := range [4]int{k - 1, k + 1, k - p.W, k + p.W} {
				if n >= 0 && n < len(p.V) && bare.V[n] >= 0.5 {
					p.V[n] = 0
				}
			}
		}
	}
}

// gap collects the uncovered pixels that are joined to the one at i, and marks them as seen.
func (p *Plane) gap(i int, seen []bool) []int {
	found := []int{i}
	seen[i] = true
	for at := 0; at < len(found); at++ {
		k := found[at]
		x := k % p.W
		for _, n := range [4]int{k - 1, k + 1, k - p.W, k + p.W} {
			off := n < 0 || n >= len(p.V) || (n == k-1 && x == 0) || (n == k+1 && x == p.W-1)
			if !off && !seen[n] && p.V[n] < 0.5 {
				seen[n] = true
				found = append(found, n)
			}
		}
	}
	return found
}
