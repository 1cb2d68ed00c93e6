package model

import (
	"slices"

	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Shape is the solid that a picture is taken for: a box, a body turned on a lathe, or neither.
type Shape struct {
	Deep  float32          // of a box, as a share of the width of its front; 0 for all else
	Thick *picture.Picture // of a box, what is so deep

	Height   *plane.Plane // of a turned body, toward the viewer, in pixels; nil for all else
	Top, Rim int          // the first row of a turned body, and half the rows of its mouth, 0 without one
}

// ShapeOf is the solid that a picture is taken for.
func ShapeOf(p *picture.Picture) (s Shape) {
	solid := p.Mapped(func(q picture.Piece) []scene.Node {
		return picture.Without(q.Nodes, "beam", "beams", "rays", "steam", "smoke")
	})
	front := solid.Drawn()
	a := plane.AlphaOf(front, p.Frame())
	switch kind, body := solidOf(solid, front); kind {
	case boxSolid:
		s.Deep = depthOf(p, filled(a) < openFill)
		s.Thick = p.Mapped(func(q picture.Piece) []scene.Node { return picture.Without(q.Nodes, slim...) })
	case roundSolid:
		s.Height, s.Top, s.Rim = turned(p, a, body)
		if slices.ContainsFunc(p.Pieces, isBuilding) { // galleries are no mouths
			s.Rim = 0
		}
	}
	return s
}

// Squared is a turned body with a flat front, on which words are read.
func (s Shape) Squared() Shape {
	most := float32(0)
	for _, v := range s.Height.V {
		most = max(most, v)
	}
	for i, v := range s.Height.V {
		s.Height.V[i] = max(-0.8*most, min(0.8*most, 1.5*v))
	}
	return s
}
