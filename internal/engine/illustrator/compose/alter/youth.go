package alter

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// A young creature that is a piece has larger eyes on a shorter, rounder body, and is half as long.
const (
	youngEyes  = 1.26
	youngShort = .84
	youngSize  = .5
)

// Youthful draws a piece that is a creature as a young one.
func Youthful(d kit.Drawing, s brief.Subject) kit.Drawing {
	if s.Kind != brief.Piece || !s.Young || d.Box.W() <= 0 {
		return d
	}
	if part := GroupOf(d, "eyes"); part != "" {
		middle := scene.Point{X: float32(d.Box.X0+d.Box.X1) / 2, Y: float32(d.Box.Y0+d.Box.Y1) / 2}
		for i, nodes := range d.Layers {
			if hasPart(nodes, part) {
				d.Layers[i] = sizedIn(nodes, part, youngEyes, growth{inPlace: true, middle: middle})
			}
		}
	}
	if d.Box.W() > d.Box.H() {
		d = Squeezed(d, youngShort, 1)
	} else {
		d = Squeezed(d, 1, youngShort)
	}
	d.Unit *= youngSize
	return d
}

// Squeezed draws something wider or narrower, and taller or lower.
func Squeezed(d kit.Drawing, kx, ky float64) kit.Drawing {
	m := scene.ScaleBy(float32(kx), float32(ky))
	out := d
	out.Anchors = map[string]kit.Anchor{}
	for name, a := range d.Anchors {
		a.X, a.Y, a.W, a.H = a.X*kx, a.Y*ky, a.W*kx, a.H*ky
		out.Anchors[name] = a
	}
	for l := range d.Layers {
		out.Layers[l] = scene.Transform(d.Layers[l], m)
	}
	out.Box = kit.Box{X0: d.Box.X0 * kx, Y0: d.Box.Y0 * ky, X1: d.Box.X1 * kx, Y1: d.Box.Y1 * ky}
	return out
}
