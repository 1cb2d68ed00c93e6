package style

import "math"

// inflated returns a height map in pixels that swells the covered area like dough: the root of the solution of the
// screened Poisson equation ∇²u − u/width² = −1 with u = 0 outside. It is smooth everywhere, where a distance field would
// leave ridges and terraces. Wide areas level off at the given width in pixels.
func (p *plane) inflated(width float32) *plane {
	u := p.poisson(1 / (width * width))
	for i, v := range u.v {
		u.v[i] = float32(math.Sqrt(float64(max(0, v))))
	}
	return u
}

// poisson solves coarse to fine: each level starts from the doubled solution of the level below.
func (p *plane) poisson(screen float32) *plane {
	u := newPlane(p.rect())
	if p.w > 6 && p.h > 6 {
		coarse := p.halved().poisson(screen * 4)
		u = coarse.enlarged(p)
		for i := range u.v {
			u.v[i] *= 4 // u is in squared pixels
		}
	}
	p.relax(u, screen, sweeps)
	return u
}

// sweeps are enough to smooth out what doubling got wrong.
const sweeps = 7

// relax runs Gauss-Seidel sweeps in alternating directions. Coverage below 1 pulls towards the ground, so that soft
// contour pixels place the boundary between pixels.
func (p *plane) relax(u *plane, screen float32, sweeps int) {
	weight := make([]float32, len(p.v))
	for i, a := range p.v {
		if a > 0.02 {
			weight[i] = 1 / (4 + screen + 6*(1-a))
		}
	}
	for s := range sweeps {
		for k := 1; k < p.h-1; k++ {
			y := k
			if s%2 == 1 {
				y = p.h - 1 - k
			}
			o := y * p.w
			row, up, down := u.v[o:o+p.w], u.v[o-p.w:o], u.v[o+p.w:o+2*p.w]
			wt := weight[o : o+p.w]
			left := row[0]
			for x := 1; x < len(row)-1; x++ {
				left = wt[x] * (1 + left + row[x+1] + up[x] + down[x])
				row[x] = left
			}
		}
	}
	u.dropFrame()
}

// dropFrame grounds the outermost pixels, which no sweep reaches.
func (p *plane) dropFrame() {
	for x := range p.w {
		p.v[x], p.v[(p.h-1)*p.w+x] = 0, 0
	}
	for y := range p.h {
		p.v[y*p.w], p.v[y*p.w+p.w-1] = 0, 0
	}
}
