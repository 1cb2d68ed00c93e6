package style

import (
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Distress wears a finished picture as an old print is worn: specks in which nothing is left.
func Distress(p *picture.Picture, l *raster.Layer) {
	r := p.Around(l, 0.01)
	if r.Empty() {
		return
	}
	// Where it is worn changes slowly, what is worn away is fine. Scraps of ink within it go too, and its edges are as soft as a pixel's: nothing
	// is half worn.
	wide := plane.Cloud{Size: p.Size, Waves: 7, Octaves: 2, Seed: p.Seed + 91}.Plane(r)
	fine := plane.Cloud{Size: p.Size, Waves: 74, Octaves: 2, Seed: p.Seed + 92}.Plane(r)
	for i, v := range fine.V {
		fine.V[i] = 0
		if v > 0.80-0.19*plane.Smooth(0.30, 0.75, wide.V[i]) {
			fine.V[i] = 1
		}
	}
	scrap := p.Length(leastScrap)
	fine.FillHoles(int(scrap*scrap) + 1)
	inverted(fine).FillHoles(leastHole)
	inverted(fine)
	plane.EachIn(l, fine.Blurred(wornEdge), func(d []float32, _, _ int, worn float32) {
		for k := range 4 {
			d[k] *= 1 - worn
		}
	})
}

// inverted turns what is covered into what is not, in place.
func inverted(p *plane.Plane) *plane.Plane {
	for i, v := range p.V {
		p.V[i] = 1 - v
	}
	return p
}

const (
	leastHole  = 14    // pixels of the smallest hole: a smaller one would be a pale spot
	leastScrap = 0.011 // side of the smallest scrap of ink that is left, as a share of the picture's side
	wornEdge   = 0.75  // in pixels
)
