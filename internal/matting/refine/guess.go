package refine

import "pellucid/internal/matting/plane"

const (
	mostTrust = .03 // weight of the guess where the sides' colors are far apart
	apart     = .25 // distance of colors, 0–√3, from which the guess is trusted fully
)

// guess fills the unknown pixels of alpha by their place on the line between the mean colors of the known foreground and the
// known background around them, and returns how far each is to be trusted.
func guess(alpha *plane.Plane, colors [3]*plane.Plane, trimap []uint8, l *laplacian, radius int) []float32 {
	front, back := sideMean(colors, trimap, foreground, radius), sideMean(colors, trimap, background, radius)
	trust := make([]float32, len(l.unknown))
	for row, i := range l.unknown {
		var dot, square, rest float32
		for c := range 3 {
			line := front[c].V[i] - back[c].V[i]
			dot += (colors[c].V[i] - back[c].V[i]) * line
			square += line * line
		}
		if front[3].V[i] < 1e-4 || back[3].V[i] < 1e-4 || square < 1e-5 {
			alpha.V[i] = .5
			continue
		}
		a := min(1, max(0, dot/square))
		for c := range 3 {
			d := colors[c].V[i] - back[c].V[i] - a*(front[c].V[i]-back[c].V[i])
			rest += d * d
		}
		alpha.V[i] = a
		trust[row] = mostTrust * min(1, square/(apart*apart)) * max(0, 1-8*rest/square)
	}
	return trust
}

// sideMean is the mean color of one side in the square of half-width radius, and in the fourth plane how much of the square
// belongs to it.
func sideMean(colors [3]*plane.Plane, trimap []uint8, side uint8, radius int) [4]*plane.Plane {
	weight := plane.New(colors[0].W, colors[0].H)
	weight.Each(func(i int) float32 {
		if trimap[i] == side {
			return 1
		}
		return 0
	})
	return weightedMean(colors, weight, radius)
}

// weightedMean is the mean color by weight in the square of half-width radius, and in the fourth plane the mean weight.
func weightedMean(colors [3]*plane.Plane, weight *plane.Plane, radius int) (out [4]*plane.Plane) {
	out[3] = weight.Box(radius)
	part := plane.New(weight.W, weight.H)
	for c := range colors {
		part.Each(func(i int) float32 { return colors[c].V[i] * weight.V[i] })
		out[c] = part.Box(radius).Over(out[3])
	}
	return out
}
