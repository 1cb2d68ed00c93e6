// Package segment tells the subject of a photo from its background by color and contrast alone, without a trained model: what
// stands out from the frame begins, and color distributions of both sides and the shortest contour along edges are fitted in
// turn, as GrabCut does from a rectangle.
package segment

import (
	"context"
	"fmt"
	"image"

	"pellucid/internal/alpha/matte"
	"pellucid/internal/matting/plane"
)

// Side is the longer side in pixels at which the subject is looked for.
const Side = 240

const (
	turns      = 4   // of fitting colors and contour
	rounds     = 60  // of the contour's method per turn
	lastRounds = 200 // of the last turn
	smoothing  = 14. // pixels' worth of contour that a unit of log likelihood outweighs
	mostForce  = 6.  // log likelihoods beyond say nothing more
	seedWeight = 4   // of a pixel of the frame among the colors of the background
	prior      = 2.5 // log likelihood of what stands out most
)

// result is where a search ended.
type result struct {
	subject *plane.Plane
	cost    float64
}

// Find looks for the subject, and returns its opacity 0–1, the longer side Side pixels: from several beginnings, of which the
// best end counts. matte.ErrMatte when no subject stands out; otherwise the error is the context's.
func Find(ctx context.Context, img *image.NRGBA) (*plane.Plane, error) {
	w, h := fitted(img.Rect.Dx(), img.Rect.Dy(), Side)
	s := newSearch(colorsOf(img, w, h), w, h)
	var best result
	for i, stands := range s.beginnings() {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if r := s.from(stands); i == 0 || r.cost < best.cost {
			best = r
		}
	}
	if best.cost > mostCost {
		return nil, fmt.Errorf("%w: no subject stands out from the background", matte.ErrMatte)
	}
	tidy(best.subject)
	return best.subject, nil
}

// search is what all beginnings share.
type search struct {
	w, h   int
	colors []color
	seeds  []bool // of the frame, that are background
	unlike *plane.Plane
	along  edges
}

func newSearch(colors []color, w, h int) *search {
	s := &search{w: w, h: h, colors: colors, along: edgesOf(colors, w, h)}
	s.seeds = frameSeeds(colors, w, h)
	s.unlike = unlikeFrame(colors, s.seeds, w, h)
	return s
}

// beginnings are maps of what stands out.
func (s *search) beginnings() []*plane.Plane {
	return []*plane.Plane{saliency(s.colors, s.w, s.h, s.seeds), s.unlike, central(s.w, s.h)}
}

// from fits colors and contour in turn.
func (s *search) from(stands *plane.Plane) result {
	u := plane.New(s.w, s.h)
	threshold := otsu(stands.V)
	u.Each(func(i int) float32 {
		if stands.V[i] > threshold && !s.seeds[i] {
			return 1
		}
		return 0
	})
	var force *plane.Plane
	for turn := range turns {
		force = s.forces(u, stands, threshold)
		n := rounds
		if turn == turns-1 {
			n = lastRounds
		}
		cut(u, force, s.along, n)
	}
	return result{u, s.cost(u, force)}
}

// forces is what the colors say of every pixel: negative for the subject.
func (s *search) forces(u, stands *plane.Plane, threshold float32) *plane.Plane {
	inside, outside := make([]float32, len(s.colors)), make([]float32, len(s.colors))
	for i, v := range u.V {
		switch {
		case s.seeds[i]:
			outside[i] = seedWeight
		case v > .5:
			inside[i] = 1
		default:
			outside[i] = 1
		}
	}
	subject, rest := mixtureOf(s.colors, inside), mixtureOf(s.colors, outside)
	force := plane.New(u.W, u.H)
	force.Each(func(i int) float32 {
		if s.seeds[i] {
			return mostForce
		}
		likelihood := clamped(rest.log(s.colors[i])-subject.log(s.colors[i]), mostForce)
		return (likelihood + prior*clamped((threshold-stands.V[i])/threshold, 1)) / smoothing
	})
	return force
}

// otsu is the threshold that parts values in 0–1 into two groups of the least variance (Otsu, 1979).
func otsu(values []float32) float32 {
	var histogram [256]float64
	total := 0.0
	for _, v := range values {
		bin := int(v * 255)
		histogram[bin]++
		total += float64(bin)
	}
	best, at := -1.0, 0
	n, sum := 0.0, 0.0
	for bin, count := range histogram {
		n += count
		sum += count * float64(bin)
		rest := float64(len(values)) - n
		if n == 0 || rest == 0 {
			continue
		}
		if d := sum/n - (total-sum)/rest; n*rest*d*d > best {
			best, at = n*rest*d*d, bin
		}
	}
	return (float32(at) + 1) / 255
}
