package segment

import (
	"math"

	"pellucid/internal/matting/plane"
)

// saliency is how much every pixel stands out from the frame, 0–1: by the minimum barrier distance to the frame (Zhang et al.,
// ICCV 2015, the fast raster scan) and by how unlike the sides of the frame its color is. Only what both say counts, so that
// holes through which the background is seen stay open. It falls toward the sides.
func saliency(colors []color, w, h int, seeds []bool) *plane.Plane {
	near := scaled(barrier(colors, w, h, seeds))
	unlike := scaled(unlikeSides(colors, w, h))
	for i := range near.V {
		x, y := (float64(i%w)+.5)/float64(w)-.5, (float64(i/w)+.5)/float64(h)-.5
		near.V[i] = float32(math.Sqrt(float64(near.V[i]*unlike.V[i])) * math.Exp(-1.2*(x*x+y*y)))
	}
	return scaled(near)
}

// central is a bump in the middle and below, where photographers put their subjects, 0–1.
func central(w, h int) *plane.Plane {
	out := plane.New(w, h)
	out.Each(func(i int) float32 {
		x, y := (float64(i%w)+.5)/float64(w)-.5, (float64(i/w)+.5)/float64(h)-.6
		return float32(math.Exp(-(x*x/.10 + y*y/.16)))
	})
	return out
}

func scaled(p *plane.Plane) *plane.Plane {
	var most float32 = 1e-6
	for _, v := range p.V {
		most = max(most, v)
	}
	for i := range p.V {
		p.V[i] /= most
	}
	return p
}

// barrier is the sum over the channels of the minimum barrier distance: over all paths to the frame, the least difference between
// the highest and the lowest value on the path. Texture, which goes up and down by the same, adds nothing.
func barrier(colors []color, w, h int, seeds []bool) *plane.Plane {
	out := plane.New(w, h)
	for c := range 3 {
		s := newScan(colors, w, h, c, seeds)
		for range 3 {
			s.forward()
			s.backward()
		}
		for i, d := range s.distance {
			out.V[i] += d
		}
	}
	return out
}

type scan struct {
	w, h                       int
	value, low, high, distance []float32
}

func newScan(colors []color, w, h, channel int, seeds []bool) *scan {
	n := w * h
	s := &scan{w, h, make([]float32, n), make([]float32, n), make([]float32, n), make([]float32, n)}
	for i, c := range colors {
		s.value[i], s.low[i], s.high[i] = c[channel], c[channel], c[channel]
		if !seeds[i] {
			s.distance[i] = math.MaxFloat32
		}
	}
	return s
}

// visit takes the path through a neighbor if it is the lesser barrier.
func (s *scan) visit(i, from int) {
	lo, hi := min(s.low[from], s.value[i]), max(s.high[from], s.value[i])
	if d := hi - lo; d < s.distance[i] && s.distance[from] < math.MaxFloat32 {
		s.distance[i], s.low[i], s.high[i] = d, lo, hi
	}
}

func (s *scan) forward() {
	for i := range s.value {
		if i%s.w > 0 {
			s.visit(i, i-1)
		}
		if i >= s.w {
			s.visit(i, i-s.w)
		}
	}
}

func (s *scan) backward() {
	for i := len(s.value) - 1; i >= 0; i-- {
		if i%s.w+1 < s.w {
			s.visit(i, i+1)
		}
		if i+s.w < len(s.value) {
			s.visit(i, i+s.w)
		}
	}
}

const sideShare = .06 // of the image's side, that belongs to the frame

// unlikeSides is the sum of the distances to the colors of the four sides without the largest: one side may be the subject's,
// as in a portrait.
func unlikeSides(colors []color, w, h int) *plane.Plane {
	deepX, deepY := max(1, int(sideShare*float64(w))), max(1, int(sideShare*float64(h)))
	sides := [4]func(x, y int) bool{
		func(_, y int) bool { return y < deepY },
		func(_, y int) bool { return y >= h-deepY },
		func(x, _ int) bool { return x < deepX },
		func(x, _ int) bool { return x >= w-deepX },
	}
	sum, most := plane.New(w, h), plane.New(w, h)
	for _, inside := range sides {
		var of []color
		for i, c := range colors {
			if inside(i%w, i/w) {
				of = append(of, c)
			}
		}
		g := gaussianOf(of, nil)
		distance := plane.New(w, h)
		for i, c := range colors {
			distance.V[i] = float32(math.Sqrt(float64(g.distance(c))))
		}
		scaled(distance)
		for i, d := range distance.V {
			sum.V[i] += d
			most.V[i] = max(most.V[i], d)
		}
	}
	for i := range sum.V {
		sum.V[i] -= most.V[i]
	}
	return sum
}
