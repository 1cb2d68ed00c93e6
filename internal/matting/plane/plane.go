// Package plane has the planes of numbers that matting computes with: one float32 per pixel, row by row, and the filters over
// them that cost the same whatever their radius.
package plane

import "image"

// Plane is one number per pixel, W·H of them, row by row.
type Plane struct {
	W, H int
	V    []float32
}

// New returns a plane of zeros.
func New(w, h int) *Plane { return &Plane{W: w, H: h, V: make([]float32, w*h)} }

// Row returns the numbers of one row, in place.
func (p *Plane) Row(y int) []float32 { return p.V[y*p.W : (y+1)*p.W] }

// Clone returns a copy.
func (p *Plane) Clone() *Plane {
	out := New(p.W, p.H)
	copy(out.V, p.V)
	return out
}

// Each replaces every number by what f makes of its index.
func (p *Plane) Each(f func(i int) float32) {
	for i := range p.V {
		p.V[i] = f(i)
	}
}

// Over divides every number by that of another plane in place, where that is not about 0, and returns the plane.
func (p *Plane) Over(by *Plane) *Plane {
	for i, v := range by.V {
		if v > 1e-6 {
			p.V[i] /= v
		}
	}
	return p
}

// Channels returns the red, green and blue of an image shrunk to w by h pixels, by what the table makes of each stored level.
// Rows are shrunk as they are read, so that a large image costs no more memory than a small one.
func Channels(img *image.NRGBA, w, h int, table *[256]float32) [3]*Plane {
	full := image.Pt(img.Rect.Dx(), img.Rect.Dy())
	columns, rows := spans(full.X, w), spans(full.Y, h)
	var out [3]*Plane
	narrow := New(w, full.Y)
	line := make([]float32, full.X)
	for c := range out {
		for y := range full.Y {
			for x := range line {
				line[x] = table[img.Pix[y*img.Stride+x*4+c]]
			}
			to := narrow.Row(y)
			for x, s := range columns {
				to[x] = s.mean(line)
			}
		}
		out[c] = narrow.stack(rows)
	}
	return out
}

// Levels maps stored levels to 0–1.
var Levels = func() (t [256]float32) {
	for i := range t {
		t[i] = float32(i) / 255
	}
	return t
}()

// Opacity returns the opacity of an image, 0–1.
func Opacity(img *image.NRGBA) *Plane {
	out := New(img.Rect.Dx(), img.Rect.Dy())
	for y := range out.H {
		row, to := img.Pix[y*img.Stride:], out.Row(y)
		for x := range to {
			to[x] = float32(row[x*4+3]) / 255
		}
	}
	return out
}

// Box returns the mean over the square of half-width r around each pixel, cut at the frame.
func (p *Plane) Box(r int) *Plane {
	out := New(p.W, p.H)
	rows := New(p.W, p.H)
	for y := range p.H {
		boxLine(rows.Row(y), p.Row(y), r)
	}
	boxColumns(out, rows, r)
	return out
}

func boxLine(to, from []float32, r int) {
	var sum, share float64
	n, shareOf := 0, 0
	for x := 0; x < min(r, len(from)); x++ {
		sum += float64(from[x])
		n++
	}
	for x := range to {
		if x+r < len(from) {
			sum += float64(from[x+r])
			n++
		}
		if x-r-1 >= 0 {
			sum -= float64(from[x-r-1])
			n--
		}
		if n != shareOf { // at both ends only: a division takes as long as everything else here
			share, shareOf = 1/float64(n), n
		}
		to[x] = float32(sum * share)
	}
}

// boxColumns keeps one running sum per column, so that rows are read in order.
func boxColumns(to, from *Plane, r int) {
	sums := make([]float64, from.W)
	add := func(y int, sign float64) {
		for x, v := range from.Row(y) {
			sums[x] += sign * float64(v)
		}
	}
	n := 0
	for y := 0; y < min(r, from.H); y++ {
		add(y, 1)
		n++
	}
	for y := range to.H {
		if y+r < from.H {
			add(y+r, 1)
			n++
		}
		if y-r-1 >= 0 {
			add(y-r-1, -1)
			n--
		}
		row, share := to.Row(y), 1/float64(n)
		for x, sum := range sums {
			row[x] = float32(sum * share)
		}
	}
}
