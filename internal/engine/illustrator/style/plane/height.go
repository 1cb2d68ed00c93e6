package plane

import "math"

// Inflated returns a height map in pixels that swells the covered area like dough: the root of the solution of the
// screened Poisson equation ∇²u − u/width² = −1 with u = 0 outside. It is smooth everywhere, where a distance field would
// leave ridges and terraces. Wide areas level off at the given width in pixels.
func (p *Plane) Inflated(width float32) *Plane {
	u := p.poisson(1 / (width * width))
	for i, v := range u.V {
		u.V[i] = float32(math.Sqrt(float64(max(0, v))))
	}
	return u
}

// poisson solves coarse to fine: each level starts from the doubled solution of the level below.
func (p *Plane) poisson(screen float32) *Plane {
	u := NewPlane(p.Rect())
	if p.W > 6 && p.H > 6 {
		coarse := p.Halved().poisson(screen * 4)
		u = coarse.Enlarged(p)
		for i := range u.V {
			u.V[i] *= 4 // u is in squared pixels
		}
	}
	p.relax(u, screen, sweeps)
	return u
}

// sweeps are enough to smooth out what doubling got wrong.
const sweeps = 7

// relax runs Gauss-Seidel sweeps in alternating directions. Coverage below 1 pulls towards the ground, so that soft
// contour pixels place the boundary between pixels.
func (p *Plane) relax(u *Plane, screen float32, sweeps int) {
	weight := make([]float32, len(p.V))
	full := 1 / (4 + screen)
	for i, a := range p.V {
		switch {
		case a == 1:
			weight[i] = full
		case a > 0.02:
			weight[i] = 1 / (4 + screen + 6*(1-a))
		}
	}
	for s := range sweeps {
		for k := 1; k < p.H-1; k++ {
			y := k
			if s%2 == 1 {
				y = p.H - 1 - k
			}
			o := y * p.W
			row, up, down := u.V[o:o+p.W], u.V[o-p.W:o], u.V[o+p.W:o+2*p.W]
			wt := weight[o : o+p.W]
			left := row[0]
			for x := 1; x < len(row)-1; x++ {
				left = wt[x] * (left + (1 + row[x+1] + up[x] + down[x])) // what does not wait for the pixel before is summed first
				row[x] = left
			}
		}
	}
	u.dropFrame()
}

// dropFrame grounds the outermost pixels, which no sweep reaches.
func (p *Plane) dropFrame() {
	for x := range p.W {
		p.V[x], p.V[(p.H-1)*p.W+x] = 0, 0
	}
	for y := range p.H {
		p.V[y*p.W], p.V[y*p.W+p.W-1] = 0, 0
	}
}
