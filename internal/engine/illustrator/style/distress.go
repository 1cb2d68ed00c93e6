package style

import (
	"pellucid/internal/engine/illustrator/raster"
)

// Distress wears a finished picture as an old print is worn: specks in which nothing is left.
func Distress(p *Picture, l *raster.Layer) {
	r := p.around(l, 0.01)
	if r.Empty() {
		return
	}
	// Where it is worn changes slowly, what is worn away is fine. Scraps of ink within it go too, and its edges are as soft as a pixel's: nothing
	// is half worn.
	wide := cloud{p.Size, 7, 2, p.Seed + 91}.plane(r)
	fine := cloud{p.Size, 74, 2, p.Seed + 92}.plane(r)
	for i, v := range fine.v {
		fine.v[i] = 0
		if v > 0.80-0.19*smooth(0.30, 0.75, wide.v[i]) {
			fine.v[i] = 1
		}
	}
	scrap := p.length(leastScrap)
	fine.fillHoles(int(scrap*scrap) + 1)
	fine.inverted().fillHoles(leastHole)
	fine.inverted()
	eachIn(l, fine.blurred(wornEdge), func(d []float32, _, _ int, worn float32) {
		for k := range 4 {
			d[k] *= 1 - worn
		}
	})
}

// inverted turns what is covered into what is not, in place.
func (p *plane) inverted() *plane {
	for i, v := range p.v {
		p.v[i] = 1 - v
	}
	return p
}

const (
	leastHole  = 14    // pixels of the smallest hole: a smaller one would be a pale spot
	leastScrap = 0.011 // side of the smallest scrap of ink that is left, as a share of the picture's side
	wornEdge   = 0.75  // in pixels
)
