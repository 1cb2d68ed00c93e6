package plane

import "math"

// Resize returns the plane at another size: the mean of what a pixel covers when it shrinks, bilinear when it grows.
func (p *Plane) Resize(w, h int) *Plane {
	if w == p.W && h == p.H {
		return p.Clone()
	}
	columns, rows := spans(p.W, w), spans(p.H, h)
	narrow := New(w, p.H)
	for y := range p.H {
		from, to := p.Row(y), narrow.Row(y)
		for x, s := range columns {
			to[x] = s.mean(from)
		}
	}
	return narrow.stack(rows)
}

// stack makes every row of the span of rows that it covers.
func (p *Plane) stack(rows []span) *Plane {
	out := New(p.W, len(rows))
	for y, s := range rows {
		to := out.Row(y)
		for k, weight := range s.weights {
			for x, v := range p.Row(s.start + k) {
				to[x] += weight * v
			}
		}
	}
	return out
}

// span is the weights of the source pixels from start on that make one pixel; they add up to 1.
type span struct {
	start   int
	weights []float32
}

func (s span) mean(from []float32) float32 {
	var sum float32
	for k, weight := range s.weights {
		sum += weight * from[s.start+k]
	}
	return sum
}

func spans(from, to int) []span {
	out := make([]span, to)
	scale := float64(from) / float64(to)
	for i := range out {
		if scale > 1 {
			out[i] = covered(float64(i)*scale, float64(i+1)*scale, from)
		} else {
			out[i] = between((float64(i)+.5)*scale-.5, from)
		}
	}
	return out
}

// covered is the source pixels from begin to end, those at the ends by the share that is covered.
func covered(begin, end float64, n int) span {
	first, last := int(begin), min(n, int(math.Ceil(end-1e-9)))
	s := span{start: first}
	for i := first; i < last; i++ {
		share := min(end, float64(i+1)) - max(begin, float64(i))
		s.weights = append(s.weights, float32(share/(end-begin)))
	}
	return s
}

// between is the two source pixels around a place.
func between(at float64, n int) span {
	at = min(float64(n-1), max(0, at))
	first := min(int(at), max(0, n-2))
	f := float32(at - float64(first))
	if n == 1 {
		return span{start: 0, weights: []float32{1}}
	}
	return span{start: first, weights: []float32{1 - f, f}}
}
