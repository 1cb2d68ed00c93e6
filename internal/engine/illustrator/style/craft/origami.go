package craft

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Origami folds the picture from paper: large facets of even paper, each as light as it is turned.
func Origami(_ context.Context, p *picture.Picture) *raster.Layer {
	pitch := p.Length(0.072)
	if p.Detailed {
		pitch = p.Length(0.06)
	}
	out := faceted(p, p.Opaque(), folding{pitch, .17, .07})
	fibers := plane.Cloud{Size: p.Size, Waves: 90, Octaves: 2, Seed: p.Seed + 21}.Plane(plane.Bounds(out))
	for i := range fibers.V {
		d := plane.Pixel(out, i)
		if d[3] > 0 {
			plane.Atop(d, color.RGB{R: 1, G: 1, B: 1}, .10*fibers.V[i])
		}
	}
	picture.LayAtop(out, p.SeenFeatures(picture.Own))
	return out
}

// creased edges a facet with the pale line along which paper is folded.
func creased(p *picture.Picture, facet *scene.Path, by float32) {
	c := facet.Fill.Color
	facet.Stroke.Width = p.Length(.0026)
	facet.Stroke.Paint = color.RGB{R: c.R, G: c.G, B: c.B}.Mix(color.RGB{R: 1, G: 1, B: 1}, 3*by).Paint()
}
