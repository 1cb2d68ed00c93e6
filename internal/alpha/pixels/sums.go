package pixels

import (
	"encoding/binary"
	"image"
)

// Sums is a summed-area table (Crow, SIGGRAPH 1984) of the colors and the number
// of the pixels of a set, packed into one word each: 18 bits for each color, 10 for the number. What overflows
// cancels in the differences as long as a window's own sums fit, which those of half-widths up to widest do.
type Sums struct {
	w, h int             // of the picture
	box  image.Rectangle // that holds the set: outside it nothing is summed
	v    []uint64        // one column and one row more than the box
}

const (
	Widest    = 15 // px
	colorBits = 18
)

func SumColors(img *image.NRGBA, m *Mask) *Sums {
	s := &Sums{w: m.W, h: m.H, box: m.box()}
	stride := s.box.Dx() + 1
	s.v = make([]uint64, stride*(s.box.Dy()+1))
	for y := range s.box.Dy() {
		above := s.v[y*stride+1 : (y+1)*stride]
		here := s.v[(y+1)*stride+1 : (y+2)*stride][:len(above)]
		pix := img.Pix[(s.box.Min.Y+y)*img.Stride+4*s.box.Min.X:][:4*len(above)]
		row := m.Row(s.box.Min.Y + y)[s.box.Min.X/64:] // the box begins with a word
		var sum uint64
		for x := 0; x < len(above); x += 64 {
			word, end := row[x/64], min(len(above), x+64)
			for i := x; i < end; i++ {
				sum += packed(binary.LittleEndian.Uint32(pix[4*i:])) & -(word & 1)
				word >>= 1
				here[i] = above[i] + sum
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
func (s *Sums) mean(x, y, r int) (RGB, float64) {
	x0, x1 := max(0, x-r), min(s.w, x+r+1)
	y0, y1 := max(0, y-r), min(s.h, y+r+1)
	sum := s.before(x1, y1) - s.before(x0, y1) - s.before(x1, y0) + s.before(x0, y0)
	n := float64(sum >> (3 * colorBits))
	if n == 0 {
		return RGB{}, 0
	}
	var mean RGB
	for i := range mean {
		mean[i] = float64(sum>>(i*colorBits)&(1<<colorBits-1)) / (255 * n)
	}
	return mean, n / float64((x1-x0)*(y1-y0))
}

// before sums what lies to the left of x and above y.
func (s *Sums) before(x, y int) uint64 {
	x, y = min(max(x, s.box.Min.X), s.box.Max.X)-s.box.Min.X, min(max(y, s.box.Min.Y), s.box.Max.Y)-s.box.Min.Y
	return s.v[y*(s.box.Dx()+1)+x]
}

// minSupport is the least share of a window that must be opaque to trust it.
const minSupport = .03

// Predict is F̂ at x, y: the mean of the set over the smallest of the windows
// whose support is enough; ok is false when none is. Box windows stand in for the
// Gaussian of the definition: they cost four lookups whatever their radius.
func (s *Sums) Predict(x, y int, radii ...int) (f RGB, ok bool) {
	for _, r := range radii {
		if mean, support := s.mean(x, y, r); support > minSupport {
			return mean, true
		}
	}
	return RGB{}, false
}
