package plane

import "pellucid/internal/engine/illustrator/raster"

// Halved averages blocks of 2 × 2 pixels; the half plane keeps the position of the whole one, in its own pixels.
func (p *Plane) Halved() *Plane {
	w, h := (p.W+1)/2, (p.H+1)/2
	o := &Plane{0, 0, w, h, make([]float32, w*h)}
	for y := range h {
		up, down := p.V[2*y*p.W:], p.V[min(2*y+1, p.H-1)*p.W:]
		for x := range w {
			a, b := 2*x, min(2*x+1, p.W-1)
			o.V[y*w+x] = (up[a] + up[b] + down[a] + down[b]) / 4
		}
	}
	return o
}

// Reduced halves the plane n times.
func (p *Plane) Reduced(n int) *Plane {
	for range n {
		p = p.Halved()
	}
	return p
}

// Enlarged interpolates the plane back to the size of like, of which it is a reduction.
func (p *Plane) Enlarged(like *Plane) *Plane {
	o := NewPlane(like.Rect())
	rows := p.Over(o.W, o.H)
	for y := range o.H {
		rows.Row(o.V[y*o.W:(y+1)*o.W], y)
	}
	return o
}

// Enlarging is a plane of so many pixels of which only a reduction is held. Its rows are interpolated when they are looked at: at
// the size of a print a plane takes as long to store as to find.
type Enlarging struct {
	small         *Plane
	columns, rows []sample
	between       []float32 // the row of the reduction at the height that is looked at
}

// Over returns the plane, which is a reduction, at w × h pixels.
func (p *Plane) Over(w, h int) Enlarging {
	return Enlarging{p, samples(w, p.W), samples(h, p.H), make([]float32, p.W)}
}

// Row interpolates row y: first between two rows of the reduction, which are short, then along the row.
func (e Enlarging) Row(out []float32, y int) {
	r, p := e.rows[y], e.small
	top, bottom := p.V[r.i*p.W:(r.i+1)*p.W], p.V[r.j*p.W:(r.j+1)*p.W]
	row := e.between[:len(top)]
	for x, v := range top {
		row[x] = v + (bottom[x]-v)*r.t
	}
	out = out[:len(e.columns)]
	for x, c := range e.columns {
		a := row[c.i]
		out[x] = a + (row[c.j]-a)*c.t
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

// Blurred returns a Gaussian blur. Wide ones run on a reduction: what they would lose is finer than what they keep.
func (p *Plane) Blurred(sigma float32) *Plane {
	n := 0
	for s := sigma; s >= 5 && n < 5; s /= 2 {
		n++
	}
	o := p.Reduced(n)
	if n == 0 {
		o = &Plane{p.X0, p.Y0, p.W, p.H, append([]float32(nil), p.V...)}
	}
	raster.BlurPlane(o.V, o.W, o.H, sigma/float32(int(1)<<n))
	if n == 0 {
		return o
	}
	return o.Enlarged(p)
}
