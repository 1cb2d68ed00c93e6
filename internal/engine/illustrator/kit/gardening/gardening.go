// Package gardening draws tools of gardens, farms and yards.
package gardening

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		shovel, wateringCan, pitchfork, gardenHose, trowel, plow, sprinkler, lawnMower, rake, pliers,
	}
}
