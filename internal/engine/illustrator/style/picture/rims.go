package picture

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Rims paints the two rims, brightest where the surface turns away, broken as a brush breaks them. They lie a little inside the outline, so that it
// stays on a ground of their own lightness.
func (p *Picture) Rims(l *raster.Layer, silhouette *plane.Plane, cold, warm color.RGB) {
	half := silhouette.Halved().SignedDistance().Softened(max(0.5, p.Length(0.0015)))
	for i := range half.V {
		half.V[i] *= 2
	}
	d := half.Enlarged(silhouette)
	brush := plane.Cloud{Size: p.Size, Waves: 30, Octaves: 3, Seed: p.Seed + 5}.Plane(silhouette.Rect())
	width, edge := p.Length(0.0115), p.Length(0.0013)
	plane.EachIn(l, d, func(px []float32, x, y int, v float32) {
		if px[3] < 0.004 || v < -2*width {
			return
		}
		i := (y-d.Y0)*d.W + x - d.X0
		gx, gy := d.Slope(i) // points inward
		wide := width * (0.35 + 0.85*brush.V[i])
		band := plane.Smooth(-wide, -0.70*wide, v) * plane.Smooth(0, -edge, v+0.4*edge)
		right := plane.Smooth(0.30, 0.62, -0.85*gx+0.35*gy)
		left := plane.Smooth(0.42, 0.78, 0.75*gx-0.45*gy)
		if k := right * band; k > 0.004 {
			plane.Atop(px, cold, 0.92*k)
		}
		if k := left * band; k > 0.004 {
			plane.Atop(px, warm, 0.70*k)
		}
	})
}
