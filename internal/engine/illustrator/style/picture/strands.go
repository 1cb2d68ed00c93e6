package picture

import (
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Strands is noise drawn out along the forms: hair, fibers, brushed metal; the values are in 0–1 around ½. The step is a share of
// the side: a strand is nine of them long.
func (p *Picture) Strands(l *raster.Layer, r plane.Rectangle, share float32, only *plane.Plane) *plane.Plane {
	f := FlowOf(plane.Crop(l, r), p.Length(0.012))
	noise := plane.Cloud{Size: p.Size, Waves: 300, Octaves: 1, Seed: p.Seed + 301}.Plane(r)
	o := plane.NewPlane(r)
	step := max(1, p.Length(share))
	every := 1 // from a size on, two by two pixels are alike: strands are wider than that
	if p.Size >= 1000 {
		every = 2
	}
	for y := 0; y < o.H; y += every {
		for x := 0; x < o.W; x += every {
			if plane.Pixel(l, (y+r.Min.Y-l.Y0)*l.W+x+r.Min.X-l.X0)[3] < 0.6 || only != nil && only.V[y*o.W+x] < 0.01 {
				continue
			}
			cos, sin := f.At(x+r.Min.X, y+r.Min.Y)
			sum := float32(0)
			for k := float32(-4); k <= 4; k++ {
				u, v := int(float32(x)+k*step*cos), int(float32(y)+k*step*sin)
				sum += noise.V[min(max(v, 0), o.H-1)*o.W+min(max(u, 0), o.W-1)]
			}
			for v := y; v < min(y+every, o.H); v++ {
				for u := x; u < min(x+every, o.W); u++ {
					o.V[v*o.W+u] = 0.5 + (sum/9-0.5)*1.6
				}
			}
		}
	}
	return o
}
