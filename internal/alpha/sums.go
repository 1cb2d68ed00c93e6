package alpha

import "image"

// sums is a summed-area table (Crow, SIGGRAPH 1984) of the colors and the number
// of the pixels of a set. Entries wrap around at 2³², which cancels in the
// differences as long as one window sums to less.
type sums struct {
	w, h int
	v    []uint32 // (w+1)·(h+1) entries of r, g, b, count
}

func sumColors(img *image.NRGBA, m *mask) *sums {
	s := &sums{w: m.w, h: m.h, v: make([]uint32, 4*(m.w+1)*(m.h+1))}
	stride := 4 * (m.w + 1)
	for y := range m.h {
		above := s.v[y*stride : (y+1)*stride]
		here := s.v[(y+1)*stride : (y+2)*stride]
		pix := img.Pix[y*img.Stride:]
		row := m.row(y)
		var r, g, b, n uint32
		for x := range m.w {
			bit := uint32(row[x>>6] >> (x & 63) & 1)
			p := pix[x*4 : x*4+4 : x*4+4]
			r += uint32(p[0]) * bit
			g += uint32(p[1]) * bit
			b += uint32(p[2]) * bit
			n += bit
			up, to := above[x*4+4:x*4+8:x*4+8], here[x*4+4:x*4+8:x*4+8]
			to[0], to[1], to[2], to[3] = up[0]+r, up[1]+g, up[2]+b, up[3]+n
		}
	}
	return s
}

// mean is the mean color of the set in the square of half-width r px around x, y,
// and the share of the square (cut at the frame) that belongs to the set.
func (s *sums) mean(x, y, r int) (rgb, float64) {
	x0, x1 := max(0, x-r), min(s.w, x+r+1)
	y0, y1 := max(0, y-r), min(s.h, y+r+1)
	stride := 4 * (s.w + 1)
	a, b := s.v[y0*stride+x0*4:], s.v[y0*stride+x1*4:]
	c, d := s.v[y1*stride+x0*4:], s.v[y1*stride+x1*4:]
	n := float64(d[3] - c[3] - b[3] + a[3])
	if n == 0 {
		return rgb{}, 0
	}
	var mean rgb
	for i := range mean {
		mean[i] = float64(d[i]-c[i]-b[i]+a[i]) / (255 * n)
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
