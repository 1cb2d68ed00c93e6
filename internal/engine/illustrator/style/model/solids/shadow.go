package solids

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// How far a shadow falls along the axes, as a share of the height of what casts it: light comes from the left, a little from behind.
const (
	fallX = 0.10
	fallY = -0.42
)

// Shadow is what the solid casts on its ground.
func (s *Solid) Shadow(c color.RGB, x, y float32) []scene.Node {
	d := drawing{}
	for _, it := range s.items {
		v := it.v
		var places []scene.Point
		at := func(u, v, z float32) { places = append(places, Project(x+u+fallX*z, y+v+fallY*z, 0)) }
		switch it.kind {
		case "box", "frustum", "gable", "hip":
			for k := range 8 {
				at(v[0]+v[3]*float32(k&1), v[1]+v[4]*float32(k>>1&1), v[2]+v[5]*float32(k>>2&1))
			}
		case "turn":
			for k := 2; k+1 < len(v); k += 2 {
				for n := range 24 {
					sin, cos := math.Sincos(2 * math.Pi * float64(n) / 24)
					at(v[0]+v[k]*float32(cos), v[1]+v[k]*float32(sin), v[k+1])
				}
			}
		case "slice", "wheel":
			for n := range 24 {
				sin, cos := math.Sincos(2 * math.Pi * float64(n) / 24)
				if it.kind == "slice" {
					sin = -math.Abs(sin)
				}
				if it.flag == "y" {
					at(v[0]-v[4], v[1]+v[3]*float32(cos), v[2]+v[3]*float32(sin))
					at(v[0], v[1]+v[3]*float32(cos), v[2]+v[3]*float32(sin))
					continue
				}
				at(v[0]+v[3]*float32(cos), v[1]-v[4], v[2]+v[3]*float32(sin))
				at(v[0]+v[3]*float32(cos), v[1], v[2]+v[3]*float32(sin))
			}
		case "ball":
			for n := range 24 {
				sin, cos := math.Sincos(2 * math.Pi * float64(n) / 24)
				at(v[0]+v[3]*float32(cos), v[1]+v[3]*float32(sin), v[2])
			}
		case "tube":
			for k := 1; k+5 < len(v); k += 3 {
				for n := range 8 {
					p := v[k+3*(n&1):]
					w := v[0] * 0.4
					at(p[0]+w*float32(n>>1&1), p[1]+w*float32(n>>2&1), p[2])
				}
				d.hull(c.Paint(), places)
				places = nil
			}
			continue
		default:
			continue
		}
		d.hull(c.Paint(), places)
	}
	return d.out
}

// Ground is a slab of a size and thickness, with its top at height 0, and its top alone.
func Ground(c color.RGB, wideX, wideY, thick float32) (slab, top []scene.Node) {
	d := drawing{}
	d.box(c, []float32{0, 0, -thick, wideX, wideY, thick})
	return d.out, d.out[2:]
}
