package picture

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Rims paints the two rims, brightest where the surface turns away, broken as a brush breaks them.
func (p *Picture) Rims(l *raster.Layer, silhouette *plane.Plane, cold, warm color.RGB) {
	half := silhouette.Halved().SignedDistance().Softened(max(0.5, p.Length(0.0015)))
	for i := range half.V {
		half.V[i] *= 2
	}
	d := half.Enlarged(silhouette)
	brush := plane.Cloud{Size: p.Size, Waves: 30, Octaves: 3, Seed: p.Seed + 5}.Plane(silhouette.Rect())
	width := p.Length(0.017)
	plane.EachIn(l, d, func(px []float32, x, y int, v float32) {
		if px[3] < 0.004 || v < -2*width {
			return
		}
		i := (y-d.Y0)*d.W + x - d.X0
		gx, gy := d.Slope(i) // points inward
		rough := 0.55 + 0.9*brush.V[i]
		right := plane.Clamp((-0.85*gx+0.35*gy)*1.3-0.15) * rough
		left := plane.Clamp((0.75*gx-0.45*gy)*1.3-0.35) * rough
		if k := right * plane.Smooth(-width*(0.5+0.7*brush.V[i]), 0, v); k > 0.004 {
			plane.Atop(px, cold, plane.Clamp(k*0.80))
		}
		if k := left * plane.Smooth(-width*0.8, 0, v); k > 0.004 {
			plane.Atop(px, warm, plane.Clamp(k*0.62))
		}
	})
}
