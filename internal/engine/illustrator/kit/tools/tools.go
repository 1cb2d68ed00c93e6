// Package tools draws tools and hardware.
package tools

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		compass, fireHydrant, hammer, magnifyingGlass, paintbrush, scissors, shield, sword, trafficCone,
	}
}
