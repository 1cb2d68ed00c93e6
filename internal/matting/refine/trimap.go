package refine

import "pellucid/internal/matting/plane"

// What a pixel of a trimap is.
const (
	background = iota
	unknown
	foreground
)

const (
	sure = .95 // opacity from which a coarse pixel is surely foreground, and 1 less it background
	// bandRadius is the half-width, in coarse pixels, of the band around the coarse contour in which opacity is computed anew.
	bandRadius = 2
)

// trimapOf parts the pixels of a w by h image by a coarse opacity: unknown is what is near its contour, or soft in it.
func trimapOf(coarse *plane.Plane, w, h int) []uint8 {
	low, high := extremes(coarse, bandRadius)
	low, high = low.Resize(w, h), high.Resize(w, h)
	out := make([]uint8, w*h)
	for i := range out {
		switch {
		case low.V[i] >= sure:
			out[i] = foreground
		case high.V[i] <= 1-sure:
			out[i] = background
		default:
			out[i] = unknown
		}
	}
	return out
}

// extremes are the least and the greatest value in the square of half-width r.
func extremes(p *plane.Plane, r int) (low, high *plane.Plane) {
	low, high = p.Clone(), p.Clone()
	for range r {
		low, high = stepped(low, minOf), stepped(high, maxOf)
	}
	return low, high
}

func minOf(a, b float32) float32 { return min(a, b) }
func maxOf(a, b float32) float32 { return max(a, b) }

// stepped combines every value with its eight neighbors.
func stepped(p *plane.Plane, of func(a, b float32) float32) *plane.Plane {
	wide := p.Clone()
	for y := range p.H {
		from, to := p.Row(y), wide.Row(y)
		for x := range to {
			to[x] = of(of(from[max(0, x-1)], from[min(p.W-1, x+1)]), from[x])
		}
	}
	out := wide.Clone()
	for y := range p.H {
		above, below, to := wide.Row(max(0, y-1)), wide.Row(min(p.H-1, y+1)), out.Row(y)
		for x := range to {
			to[x] = of(of(above[x], below[x]), to[x])
		}
	}
	return out
}
