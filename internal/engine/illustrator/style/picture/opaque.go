package picture

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Solidify makes glass and other translucent bodies solid and pale, in the layer's own memory: panes, threads and blocks can't be seen
// through. Soft edges stay soft: they have empty pixels beside them.
func Solidify(l *raster.Layer, r plane.Rectangle) {
	const reach, least, most = 2, 0.07, 0.72
	r = r.Intersect(plane.Bounds(l)).Inset(reach)
	thin := make([]bool, r.Dx()*r.Dy())
	at := func(x, y int) []float32 { return plane.Pixel(l, (y-l.Y0)*l.W+x-l.X0) }
	for i := range thin {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		if a := at(x, y)[3]; a < least || a > most {
			continue
		}
		thin[i] = at(x-reach, y)[3] > least && at(x+reach, y)[3] > least && at(x, y-reach)[3] > least && at(x, y+reach)[3] > least
	}
	for i, yes := range thin {
		if yes {
			d := at(r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx())
			plane.Set(d, plane.Straight(d).Mix(color.Hex(0xeaf4fb), 0.5*(1-d[3])), 1)
		}
	}
}

// Opaque is the flattened art, with translucent bodies made solid.
func (p *Picture) Opaque() *raster.Layer {
	l := p.Flattened(Second{}).Drawn()
	Solidify(l, plane.InkBounds(l))
	return l
}
