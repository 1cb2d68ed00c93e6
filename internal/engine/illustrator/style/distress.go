package style

import (
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Distress wears a finished picture as an old print is worn: fine specks in which nothing is left, more of them along its edges. A fixed share
// of the ink goes, so that letters and faces stay whole.
func Distress(p *picture.Picture, l *raster.Layer) {
	r := p.Around(l, 0.01)
	if r.Empty() {
		return
	}
	// Where it is worn changes slowly, what is worn away is fine. Scraps of ink within it go too, and its edges are as soft as a pixel's: nothing
	// is half worn.
	wide := plane.Cloud{Size: p.Size, Waves: 6, Octaves: 2, Seed: p.Seed + 91}.Plane(r)
	fine := plane.Cloud{Size: p.Size, Waves: speckWaves, Octaves: 2, Seed: p.Seed + 92}.Plane(r)
	ink := plane.AlphaOf(l, r)
	for i, inner := range ink.Blurred(p.Length(wornRim)).V {
		fine.V[i] += 0.1*plane.Smooth(0.30, 0.75, wide.V[i]) + 0.3*(1-inner)
	}
	limit := exceeded(fine, ink, wornShare)
	for i, v := range fine.V {
		fine.V[i] = 0
		if v > limit {
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

// exceeded is the value that a share of a plane exceeds, of what is covered.
func exceeded(p, cover *plane.Plane, share float32) float32 {
	const bins = 512
	var count [bins]int
	all := 0
	for i, v := range p.V {
		if cover.V[i] > .5 {
			count[max(0, min(bins-1, int(v*bins/2)))]++
			all++
		}
	}
	at, left := bins, int(share*float32(all))
	for ; at > 0 && left > 0; at-- {
		left -= count[at-1]
	}
	return float32(at) * 2 / bins
}

// inverted turns what is covered into what is not, in place.
func inverted(p *plane.Plane) *plane.Plane {
	for i, v := range p.V {
		p.V[i] = 1 - v
	}
	return p
}

const (
	wornShare  = 0.05  // of the ink
	speckWaves = 140   // specks across the picture
	wornRim    = 0.006 // from the edges inward, as a share of the picture's side
	leastHole  = 7     // pixels of the smallest hole: a smaller one would be a pale spot
	leastScrap = 0.006 // side of the smallest scrap of ink that is left, as a share of the picture's side
	wornEdge   = 0.6   // in pixels
)
