package style

import (
	"pellucid/internal/engine/illustrator/raster"
)

// Distress wears a finished picture as an old print is worn: flakes and scratches in which nothing is left, fewer along its edge.
func Distress(p *Picture, l *raster.Layer) {
	r := p.around(l, 0.01)
	if r.Empty() {
		return
	}
	wide := cloud{p.Size, 9, 3, p.Seed + 91}.plane(r)
	fine := cloud{p.Size, 64, 3, p.Seed + 92}.plane(r)
	grain := cloud{p.Size, 150, 2, p.Seed + 93}.plane(r)
	for i := range wide.v {
		x, y := r.Min.X+i%wide.w, r.Min.Y+i/wide.w
		d := pixel(l, (y-l.Y0)*l.W+x-l.X0)
		if d[3] < 0.004 {
			continue
		}
		worn := smooth(0.60, 0.63, 0.4*wide.v[i]+0.6*fine.v[i]+0.16*(grain.v[i]-0.5))
		if worn == 0 {
			continue
		}
		for k := range 4 {
			d[k] *= 1 - worn
		}
	}
}
