package neural

import "pellucid/internal/matting/plane"

const (
	// edgeReach is how far from the subject's contour, in pixels of its mask, the detail may differ: there it knows better.
	edgeReach = 5
	// mostOdd is the share of the subject's area by which the detail may differ elsewhere and still be believed.
	mostOdd = .004
)

// Finest is the detail, if it shows a subject that is known roughly, otherwise that subject as it is. MODNet was trained on people
// and sees all kinds of things where there are none; where it is right, its outline is finer than any other.
func (m Masks) Finest(subject *plane.Plane) *plane.Plane {
	if m.Detail != nil && agree(m.Detail, subject) {
		return m.Detail
	}
	return subject
}

// agree reports whether both masks show the same, but for the edge.
func agree(detail, s *plane.Plane) bool {
	d := detail.Resize(s.W, s.H)
	inside := plane.New(s.W, s.H)
	inside.Each(func(i int) float32 {
		if s.V[i] > .5 {
			return 1
		}
		return 0
	})
	near := inside.Box(edgeReach)
	area, odd := 0, 0
	for i := range s.V {
		if inside.V[i] == 1 {
			area++
		}
		if onEdge := near.V[i] > 0 && near.V[i] < 1; !onEdge && (d.V[i] > .5) != (s.V[i] > .5) {
			odd++
		}
	}
	return area > 0 && float64(odd) <= mostOdd*float64(area)
}
