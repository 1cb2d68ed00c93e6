package model

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Surface is what a body is made of, for styles that draw its marks.
type Surface uint8

// The surfaces that have marks of their own.
const (
	Other Surface = iota
	Wood
	Cloth
	Leather
	Metal
	Pane
	Stone
	Wall
	Leaf
	Skin
	Letters
	Coat
	Glossy
)

// SurfaceOf is what a body of a color is made of, from its piece and the part of the drawing.
func SurfaceOf(q picture.Piece, part string, r plane.Rectangle, c color.RGB, skins []color.Lab) Surface {
	body := picture.Region{Piece: q, Part: part, Rect: r}
	own := tint{mean: c}
	f := finishOf(body, own)
	f = f.inLife(body, own, q.Person && (&studio{skin: skins}).isSkin(own))
	switch {
	case f.matter == lettering:
		return Letters
	case f.matter == skin:
		return Skin
	case q.Furry || q.Plumed:
		return Coat
	case f.pane || part == "glass":
		return Pane
	case f.metal:
		return Metal
	case f.leafy:
		return Leaf
	case f.rough == 1 || stones[part] && !fabrics[q.Group]:
		return Stone
	case f.matter == woodAcross || f.matter == woodDown:
		return Wood
	case f.matter == cloth:
		return Cloth
	case f.matter == leather:
		return Leather
	case f.rough > 0 && weathered[q.Group]:
		return Wall
	case f.matter == smooth:
		return Glossy
	}
	return Other
}
