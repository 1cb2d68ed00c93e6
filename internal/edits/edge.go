package edits

import (
	"context"
	"image"
	"math"
)

// apply takes the least alpha within a disc of so many pixels, or the greatest for negative ones; a fraction blends the two discs
// next to it. What becomes visible takes the color of the nearest pixel that was. The frame of the image is no edge.
func (s Choke) apply(_ context.Context, w *work) error {
	shape := shapeOf(w.img)
	radius := math.Abs(s.Px)
	if radius == 0 {
		return nil
	}
	low, share := math.Floor(radius), float32(radius-math.Floor(radius))
	grow := s.Px < 0
	a := shape.eroded(int(low), grow)
	if share > 0 {
		b := shape.eroded(int(low)+1, grow)
		for i := range a {
			a[i] = uint8(float32(a[i])*(1-share) + float32(b[i])*share + 0.5)
		}
	}
	if grow {
		shape.spread(w.img, a)
	}
	for i, v := range a {
		w.img.Pix[i/shape.w*w.img.Stride+i%shape.w*4+3] = v
	}
	return nil
}

// eroded returns the least alpha within a disc around every pixel, or with grow the greatest.
func (s shape) eroded(radius int, grow bool) []uint8 {
	in := append([]uint8(nil), s.a...)
	flip(in, grow)
	out := append([]uint8(nil), in...)
	if radius > 0 {
		wide, half := in, 0
		for dy := radius; dy >= 0; dy-- {
			reach := int(math.Sqrt(float64(radius*radius-dy*dy) + 1e-9))
			wide, half = s.narrowed(in, wide, half, reach), reach
			s.leastRows(out, wide, dy)
			s.leastRows(out, wide, -dy)
		}
	}
	flip(out, grow)
	return out
}

// narrowed returns the least of 2·reach+1 neighbors in a row, made from that of 2·half+1 neighbors: a window slides in two halves
// that overlap.
func (s shape) narrowed(in, wide []uint8, half, reach int) []uint8 {
	if reach == half {
		return wide
	}
	out := make([]uint8, len(in))
	if more := reach - half; more <= 2*half+1 {
		for y := range s.h {
			from, to := wide[y*s.w:(y+1)*s.w], out[y*s.w:(y+1)*s.w]
			for x := range to {
				to[x] = min(from[max(0, x-more)], from[x], from[min(s.w-1, x+more)])
			}
		}
		return out
	}
	for y := range s.h {
		slide(in[y*s.w:(y+1)*s.w], out[y*s.w:(y+1)*s.w], reach)
	}
	return out
}

// spread gives what becomes more visible the color of the nearest pixel that was at least half visible, or else visible at all.
func (s shape) spread(img *image.NRGBA, becomes []uint8) {
	near := s.nearest(128)
	if len(near) > 0 && near[0] < 0 {
		near = s.nearest(1)
	}
	for i, v := range becomes {
		if q := near[i]; v > s.a[i] && s.a[i] < 128 && q >= 0 {
			from := int(q)/s.w*img.Stride + int(q)%s.w*4
			to := i/s.w*img.Stride + i%s.w*4
			copy(img.Pix[to:to+3], img.Pix[from:from+3])
		}
	}
}
