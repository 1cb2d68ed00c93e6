package paint

import (
	"image"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// How far the hand trembles along each axis, as shares of the side: a slow drift and a fast shiver.
const drift, shiver = 0.012, 0.0022

// tremble displaces the art by two scales of noise, as a hand does.
func tremble(p *picture.Picture, l *raster.Layer) {
	right, down := tremor(p, plane.Bounds(l), 0), tremor(p, plane.Bounds(l), 5)
	plane.Displace(l, p.Length((drift+shiver)/2), func(y int, u, v []float32) {
		right(y, u)
		down(y, v)
	})
}

// tremor returns what writes the displacement of a row along one axis, in pixels.
func tremor(p *picture.Picture, r image.Rectangle, axis uint64) func(y int, out []float32) {
	slow := plane.Cloud{Size: p.Size, Waves: 8, Octaves: 2, Seed: p.Seed + axis}.Over(r)
	fast := plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 44, Octaves: 3, Seed: p.Seed + axis + 9}.Over(r))
	return func(y int, out []float32) {
		slow.Row(out, y)
		fast.Row(fast.V, y)
		for i := range out {
			out[i] = (out[i]-0.5)*p.Length(drift) + (fast.V[i]-0.5)*p.Length(shiver)
		}
	}
}
