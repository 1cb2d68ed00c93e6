package style

import "pellucid/internal/engine/illustrator/raster"

// halved averages blocks of 2 × 2 pixels; the half plane keeps the position of the whole one, in its own pixels.
func (p *plane) halved() *plane {
	w, h := (p.w+1)/2, (p.h+1)/2
	o := &plane{0, 0, w, h, make([]float32, w*h)}
	for y := range h {
		up, down := p.v[2*y*p.w:], p.v[min(2*y+1, p.h-1)*p.w:]
		for x := range w {
			a, b := 2*x, min(2*x+1, p.w-1)
			o.v[y*w+x] = (up[a] + up[b] + down[a] + down[b]) / 4
		}
	}
	return o
}

// reduced halves the plane n times.
func (p *plane) reduced(n int) *plane {
	for range n {
		p = p.halved()
	}
	return p
}

// enlarged interpolates the plane back to the size of like, of which it is a reduction.
func (p *plane) enlarged(like *plane) *plane {
	o := newPlane(like.rect())
	rows := p.over(o.w, o.h)
	for y := range o.h {
		rows.row(o.v[y*o.w:(y+1)*o.w], y)
	}
	return o
}

// enlarging is a plane of so many pixels of which only a reduction is held. Its rows are interpolated when they are looked at: at
// the size of a print a plane takes as long to store as to find.
type enlarging struct {
	small         *plane
	columns, rows []sample
}

// over returns the plane, which is a reduction, at w × h pixels.
func (p *plane) over(w, h int) enlarging { return enlarging{p, samples(w, p.w), samples(h, p.h)} }

// row interpolates row y.
func (e enlarging) row(out []float32, y int) {
	r, p := e.rows[y], e.small
	top, bottom := p.v[r.i*p.w:], p.v[r.j*p.w:]
	for x, c := range e.columns {
		a := top[c.i] + (top[c.j]-top[c.i])*c.t
		b := bottom[c.i] + (bottom[c.j]-bottom[c.i])*c.t
		out[x] = a + (b-a)*r.t
	}
}

// sample is a position between two source pixels.
type sample struct {
	i, j int
	t    float32
}

// samples maps n destination pixels onto m source pixels, pixel centers on pixel centers, by whole powers of two.
func samples(n, m int) []sample {
	factor := 1
	for (n+factor-1)/factor > m {
		factor *= 2
	}
	s := make([]sample, n)
	for k := range s {
		x := max(0, (float32(k)+0.5)/float32(factor)-0.5)
		i := min(int(x), m-1)
		s[k] = sample{i, min(i+1, m-1), x - float32(i)}
	}
	return s
}

// blurred returns a Gaussian blur. Wide ones run on a reduction: what they would lose is finer than what they keep.
func (p *plane) blurred(sigma float32) *plane {
	n := 0
	for s := sigma; s >= 5 && n < 5; s /= 2 {
		n++
	}
	o := p.reduced(n)
	if n == 0 {
		o = &plane{p.x0, p.y0, p.w, p.h, append([]float32(nil), p.v...)}
	}
	raster.BlurPlane(o.v, o.w, o.h, sigma/float32(int(1)<<n))
	if n == 0 {
		return o
	}
	return o.enlarged(p)
}
