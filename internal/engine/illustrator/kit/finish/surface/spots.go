package surface

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// Spots returns up to n places on what a drawing paints, apart from each other by a share of its longer side.
func Spots(d kit.Drawing, n int, apart float64, seed uint64) [][2]float64 {
	var out [][2]float64
	Apply(d, func(d *kit.Drawing, p *Pen) {
		for _, q := range p.Solid(d, n, .02, apart) {
			out = append(out, [2]float64{q.X, q.Y})
		}
	}, seed)
	return out
}

// Solid returns up to n places that are inside of what is painted by a share of the size, and apart from each other by another.
func (p *Pen) Solid(d *kit.Drawing, n int, inset, apart float64) []Point {
	l, m := Small(d)
	alpha, scale := l.Alpha(), float64(m.Scale())
	painted := func(x, y float64) bool {
		px, py := int((x-d.Box.X0)*scale), int((y-d.Box.Y0)*scale)
		return px >= 0 && py >= 0 && px < SampleSide && py < SampleSide && alpha[py*SampleSide+px] > .6
	}
	var out []Point
	for range 400 {
		x, y := p.At()
		r := p.Size * inset
		ok := painted(x, y) && painted(x-r*1.6, y) && painted(x+r*1.6, y) && painted(x, y-r) && painted(x, y+r)
		for _, q := range out {
			ok = ok && math.Hypot(x-q.X, y-q.Y) > p.Size*apart
		}
		if ok {
			out = append(out, Point{x, y})
		}
		if len(out) == n {
			break
		}
	}
	return out
}
