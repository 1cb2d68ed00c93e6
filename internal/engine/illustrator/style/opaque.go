package style

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// solidify makes glass and other translucent bodies solid and pale, in the layer's own memory: panes, threads and blocks can't be seen
// through. Soft edges stay soft: they have empty pixels beside them.
func solidify(l *raster.Layer, r rectangle) {
	const reach, least, most = 2, 0.07, 0.72
	r = r.Intersect(bounds(l)).Inset(reach)
	thin := make([]bool, r.Dx()*r.Dy())
	at := func(x, y int) []float32 { return pixel(l, (y-l.Y0)*l.W+x-l.X0) }
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
			set(d, straight(d).Mix(color.Hex(0xeaf4fb), 0.5*(1-d[3])), 1)
		}
	}
}

// opaque is the flattened art, with translucent bodies made solid.
func (p *Picture) opaque() *raster.Layer {
	l := p.flattened(second{}).drawn()
	solidify(l, inkBounds(l))
	return l
}
