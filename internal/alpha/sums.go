package alpha

import (
	"encoding/binary"
	"image"
)

// sums is a summed-area table (Crow, SIGGRAPH 1984) of the colors and the number
// of the pixels of a set, packed into one word each: 18 bits for each color, 10 for the number. What overflows
// cancels in the differences as long as a window's own sums fit, which those of half-widths up to widest do.
type sums struct {
	w, h int
	v    []uint64 // (w+1)·(h+1) entries
}

const (
	widest    = 15 // px
	colorBits = 18
)

func sumColors(img *image.NRGBA, m *mask) *sums {
	s := &sums{w: m.w, h: m.h, v: make([]uint64, (m.w+1)*(m.h+1))}
	stride := m.w + 1
	for y := range m.h {
		above := s.v[y*stride+1 : (y+1)*stride]
		here := s.v[(y+1)*stride+1 : (y+2)*stride][:len(above)]
		pix := img.Pix[y*img.Stride:][:4*m.w]
		var sum uint64
		for k, word := range m.row(y) {
			if word == 0 {
				for x := k * 64; x < min(m.w, k*64+64); x++ {
					here[x] = above[x] + sum
				}
				continue
			}
			for x := k * 64; x < min(m.w, k*64+64); x++ {
				p := binary.LittleEndian.Uint32(pix[4*x:])
				sum += packed(p) & -(word & 1)
				word >>= 1
				here[x] = above[x] + sum
			}
		}
	}
	return s
}

// packed is what one pixel adds: red, green, blue and 1, from the lowest bits on.
func packed(p uint32) uint64 {
	return uint64(p&255) | uint64(p>>8&255)<<colorBits | uint64(p>>16&255)<<(2*colorBits) | 1<<(3*colorBits)
}

// mean is the mean color of the set in the square of half-width r px around x, y,
// and the share of the square (cut at the frame) that belongs to the set.
func (s *sums) mean(x, y, r int) (rgb, float64) {
	x0, x1 := max(0, x-r), min(s.w, x+r+1)
	y0, y1 := max(0, y-r), min(s.h, y+r+1)
	stride := s.w + 1
	sum := s.v[y1*stride+x1] - s.v[y1*stride+x0] - s.v[y0*stride+x1] + s.v[y0*stride+x0]
	n := float64(sum >> (3 * colorBits))
	if n == 0 {
		return rgb{}, 0
	}
	var mean rgb
	for i := range mean {
		mean[i] = float64(sum>>(i*colorBits)&(1<<colorBits-1)) / (255 * n)
	}
	return mean, n / float64((x1-x0)*(y1-y0))
}

// minSupport is the least share of a window that must be opaque to trust it.
const minSupport = .03

// predict is F̂ at x, y: the mean of the set over the smallest of the windows
// whose support is enough; ok is false when none is. Box windows stand in for the
// Gaussian of the definition: they cost four lookups whatever their radius.
func (s *sums) predict(x, y int, radii ...int) (f rgb, ok bool) {
	for _, r := range radii {
		if mean, support := s.mean(x, y, r); support > minSupport {
			return mean, true
		}
	}
	return rgb{}, false
}
