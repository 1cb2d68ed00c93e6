// Package geometry draws flat shapes and solids.
package geometry

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		circle, triangle, square, rectangle, pentagon, hexagon, octagon, oval, rhombus, cube, cuboid, pyramid, tetrahedron, octahedron, dodecahedron, icosahedron, prism, hexPrism,
		sphere, cone, cylinder, tube, hemisphere, torus, semicircle, trapezoid, parallelogram, spiral,
		plusSign, minusSign, equalsSign, medCross,
	}
}
