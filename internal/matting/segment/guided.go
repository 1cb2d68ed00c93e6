package segment

import (
	"context"
	"image"
	"math"

	"pellucid/internal/matting/plane"
)

const (
	certain      = .9  // of a mask
	leastLoss    = .01 // of the subject's area: smaller parts are the contour's business
	mostEnclosed = .5  // pixels of a part that touch the outside, in roots of its area, up to which it is a hole

	maskWeight  = 3   // log likelihood of what a mask is sure of; colors may say up to mostForce against it
	guidedTurns = 3   // of fitting colors and contour
	leastUnlike = .05 // of what begins as subject: what has the frame's colors may be a hole of it
	notFrame    = .3  // of a mask: from here on, the frame cuts the subject off
	leastShared = .6  // of the area that both cover; less means that the colors went astray
)

// Guided finds the contour of a subject that a mask of 0–1 shows roughly: colors and contour are fitted in turn, as in Find, from
// the mask and pulled towards it. Where they lead away from it, they are not believed, and the mask is returned. The longer side
// of the result has Side pixels. The error is the context's.
func Guided(ctx context.Context, img *image.NRGBA, mask *plane.Plane) (*plane.Plane, error) {
	w, h := fitted(img.Rect.Dx(), img.Rect.Dy(), Side)
	colors := colorsOf(img, w, h)
	mask = mask.Resize(w, h)
	s := &search{w: w, h: h, colors: colors, along: edgesOf(colors, w, h), seeds: frameSeeds(colors, w, h)}
	for i, v := range mask.V {
		s.seeds[i] = s.seeds[i] && v <= notFrame
	}
	unlike := unlikeFrame(colors, s.seeds, w, h)
	u := plane.New(w, h)
	u.Each(func(i int) float32 {
		if mask.V[i] > .5 && unlike.V[i] > leastUnlike {
			return 1
		}
		return 0
	})
	for turn := range guidedTurns {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		n := rounds
		if turn == guidedTurns-1 {
			n = lastRounds
		}
		cut(u, s.pulled(u, mask), s.along, n)
	}
	restore(u, mask)
	tidy(u)
	if shared(u, mask) < leastShared {
		return mask, nil
	}
	return u, nil
}

// pulled is what the colors and the mask say of every pixel: negative for the subject.
func (s *search) pulled(u, mask *plane.Plane) *plane.Plane {
	inside, outside := make([]float32, len(s.colors)), make([]float32, len(s.colors))
	for i, v := range u.V {
		if v > .5 {
			inside[i] = 1
		} else {
			outside[i] = 1
		}
	}
	subject, rest := mixtureOf(s.colors, inside), mixtureOf(s.colors, outside)
	force := plane.New(u.W, u.H)
	force.Each(func(i int) float32 {
		likelihood := clamped(rest.log(s.colors[i])-subject.log(s.colors[i]), mostForce)
		if s.seeds[i] {
			likelihood = mostForce
		}
		return (likelihood + maskWeight*(1-2*mask.V[i])) / smoothing
	})
	return force
}

// restore gives back what the colors took away from the subject's outer contour although the mask is sure of it, such as dark hair
// before dark wood. A hole inside the subject stays one.
func restore(u, mask *plane.Plane) {
	gone := plane.New(u.W, u.H)
	gone.Each(func(i int) float32 {
		if mask.V[i] > certain && u.V[i] <= .5 {
			return 1
		}
		return 0
	})
	outside := func(i int) bool { return mask.V[i] <= certain && u.V[i] <= .5 }
	for _, part := range components(gone, func(v float32) bool { return v > .5 }) {
		if float64(len(part)) < leastLoss*area(mask)*float64(len(mask.V)) {
			continue
		}
		touching := 0
		for _, i := range part {
			for _, next := range neighbors(i, u.W, len(u.V)) {
				if next >= 0 && outside(next) {
					touching++
					break
				}
			}
		}
		if float64(touching) > mostEnclosed*math.Sqrt(float64(len(part))) {
			set(u, part, 1)
		}
	}
}

// shared is the area that both masks cover, as a share of what either covers; 1 when neither covers any.
func shared(a, b *plane.Plane) float64 {
	both, either := 0, 0
	for i := range a.V {
		inA, inB := a.V[i] > .5, b.V[i] > .5
		if inA && inB {
			both++
		}
		if inA || inB {
			either++
		}
	}
	return float64(both+1) / float64(either+1)
}
