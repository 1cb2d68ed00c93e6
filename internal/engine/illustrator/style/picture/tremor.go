package picture

import (
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Loosened lets outlines tremble as a hand does, by a share of the side, in the layer's own memory.
func (p *Picture) Loosened(l *raster.Layer, by float32) *raster.Layer {
	dx, dy := plane.Cloud{Size: p.Size, Waves: 11, Octaves: 3, Seed: p.Seed + 21}.Over(plane.Bounds(l)), plane.Cloud{Size: p.Size, Waves: 11, Octaves: 3, Seed: p.Seed + 22}.Over(plane.Bounds(l))
	most := p.Length(by)
	plane.Displace(l, most, func(y int, u, v []float32) {
		dx.Row(u, y)
		dy.Row(v, y)
		for x := range u {
			u[x], v[x] = (u[x]-0.5)*2*most, (v[x]-0.5)*2*most
		}
	})
	return l
}

// Wobble moves what is drawn by slow noise: another try at the same line. It knows one row at a time.
type Wobble struct {
	dx, dy plane.Enlarging
	U, v   []float32
	Most   float32 // pixels
}

func (p *Picture) Wobbled(r plane.Rectangle, seed uint64) *Wobble {
	return &Wobble{
		plane.Cloud{Size: p.Size, Waves: 7, Octaves: 2, Seed: p.Seed + seed}.Over(r), plane.Cloud{Size: p.Size, Waves: 7, Octaves: 2, Seed: p.Seed + seed + 1}.Over(r),
		make([]float32, r.Dx()), make([]float32, r.Dx()), p.Length(0.009),
	}
}

func (o *Wobble) TurnTo(y int) {
	o.dx.Row(o.U, y)
	o.dy.Row(o.v, y)
}

// Of returns the value of a plane at a pixel of the row, moved.
func (o *Wobble) Of(a *plane.Plane, x, y int) float32 {
	u, v := x+plane.Floor((o.U[x]-0.5)*o.Most+0.5), y+plane.Floor((o.v[x]-0.5)*o.Most+0.5)
	if u < 0 || v < 0 || u >= a.W || v >= a.H {
		return 0
	}
	return a.V[v*a.W+u]
}

// Wobbled is the plane moved as a whole, between its pixels: a line stays smooth.
func Wobbled(a *plane.Plane, p *Picture, seed uint64) *plane.Plane {
	o, by := plane.NewPlane(a.Rect()), p.Wobbled(a.Rect(), seed)
	for y := range a.H {
		by.TurnTo(y)
		row := o.V[y*a.W : (y+1)*a.W]
		for x := range row {
			u, v := float32(x)+(by.U[x]-0.5)*by.Most, float32(y)+(by.v[x]-0.5)*by.Most
			i, j := plane.Floor(u), plane.Floor(v)
			if i < 0 || j < 0 || i+1 >= a.W || j+1 >= a.H {
				continue
			}
			k, s, t := j*a.W+i, u-float32(i), v-float32(j)
			row[x] = plane.Mix(plane.Mix(a.V[k], a.V[k+1], s), plane.Mix(a.V[k+a.W], a.V[k+a.W+1], s), t)
		}
	}
	return o
}
