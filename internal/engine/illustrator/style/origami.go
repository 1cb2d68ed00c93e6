package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// origami folds the picture from paper: large facets of even paper, each as light as it is turned.
func origami(_ context.Context, p *Picture) *raster.Layer {
	pitch := p.length(0.085)
	if p.Detailed {
		pitch = p.length(0.06)
	}
	out := p.faceted(p.opaque(), folding{pitch, .26, .13})
	fibers := cloud{p.Size, 90, 2, p.Seed + 21}.plane(bounds(out))
	for i := range fibers.v {
		d := pixel(out, i)
		if d[3] > 0 {
			atop(d, color.RGB{R: 1, G: 1, B: 1}, .10*fibers.v[i])
		}
	}
	return out
}

// creased edges a facet with the pale line along which paper is folded.
func (p *Picture) creased(facet *scene.Path, by float32) {
	c := facet.Fill.Color
	facet.Stroke.Width = p.length(.0034)
	facet.Stroke.Paint = color.RGB{R: c.R, G: c.G, B: c.B}.Mix(color.RGB{R: 1, G: 1, B: 1}, 3*by).Paint()
}
