package compose

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

// youthful draws a piece that is a creature as a young one.
func youthful(d kit.Drawing, s brief.Subject) kit.Drawing {
	if s.Kind != brief.Piece || !s.Young || d.Box.W() <= 0 {
		return d
	}
	if part := groupOf(d, "eyes"); part != "" {
		middle := scene.Point{X: float32(d.Box.X0+d.Box.X1) / 2, Y: float32(d.Box.Y0+d.Box.Y1) / 2}
		for i, nodes := range d.Layers {
			if hasPart(nodes, part) {
				d.Layers[i] = sizedIn(nodes, part, youngEyes, growth{inPlace: true, middle: middle})
			}
		}
	}
	if d.Box.W() > d.Box.H() {
		d = squeezed(d, youngShort, 1)
	} else {
		d = squeezed(d, 1, youngShort)
	}
	d.Unit *= youngSize
	return d
}
