package refine

import "pellucid/internal/matting/plane"

const (
	farRadius  = 32 // of the first estimate
	nearRadius = 5  // of the second
)

// estimate is what blur fusion starts its last step from: smooth colors of the foreground and of the background, with which
// F = F̂ + α(C − αF̂ − (1−α)B̂) is the foreground of a pixel (Forte, ICIP 2021: blur fusion, twice).
type estimate struct{ front, back [3]*plane.Plane }

func estimateOf(colors [3]*plane.Plane, alpha *plane.Plane) estimate {
	rest := plane.New(alpha.W, alpha.H)
	rest.Each(func(i int) float32 { return 1 - alpha.V[i] })
	far := farEstimate(colors, alpha)
	var front, back [3]*plane.Plane
	for c := range 3 {
		front[c], back[c] = plane.New(alpha.W, alpha.H), plane.New(alpha.W, alpha.H)
		for i, a := range alpha.V {
			f, b := far.front[c].V[i], far.back[c].V[i]
			miss := colors[c].V[i] - a*f - (1-a)*b
			front[c].V[i] = min(1, max(0, f+a*miss))
			back[c].V[i] = min(1, max(0, b+(1-a)*miss))
		}
	}
	return fuse(front, back, alpha, rest, nearRadius).or(far, alpha, rest)
}

// farEstimate is the first estimate: so smooth that a quarter of the size holds it.
func farEstimate(colors [3]*plane.Plane, alpha *plane.Plane) estimate {
	const quarter = 4
	w, h := max(1, alpha.W/quarter), max(1, alpha.H/quarter)
	small := alpha.Resize(w, h)
	rest := plane.New(w, h)
	rest.Each(func(i int) float32 { return 1 - small.V[i] })
	var front, back [3]*plane.Plane
	part := plane.New(alpha.W, alpha.H)
	for c := range 3 {
		part.Each(func(i int) float32 { return colors[c].V[i] * alpha.V[i] })
		front[c] = part.Resize(w, h).Over(small)
		part.Each(func(i int) float32 { return colors[c].V[i] * (1 - alpha.V[i]) })
		back[c] = part.Resize(w, h).Over(rest)
	}
	e := fuse(front, back, small, rest, farRadius/quarter)
	for c := range 3 {
		e.front[c], e.back[c] = e.front[c].Resize(alpha.W, alpha.H), e.back[c].Resize(alpha.W, alpha.H)
	}
	return e
}

func fuse(front, back [3]*plane.Plane, alpha, rest *plane.Plane, radius int) estimate {
	f, b := weightedMean(front, alpha, radius), weightedMean(back, rest, radius)
	return estimate{[3]*plane.Plane{f[0], f[1], f[2]}, [3]*plane.Plane{b[0], b[1], b[2]}}
}

// or takes the far estimate where the near one has nothing to go by.
func (e estimate) or(far estimate, alpha, rest *plane.Plane) estimate {
	const least = .02
	a, r := alpha.Box(nearRadius), rest.Box(nearRadius)
	for c := range 3 {
		for i := range a.V {
			if a.V[i] < least {
				e.front[c].V[i] = far.front[c].V[i]
			}
			if r.V[i] < least {
				e.back[c].V[i] = far.back[c].V[i]
			}
		}
	}
	return e
}
