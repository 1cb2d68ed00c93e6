// Package vehicles draws what people ride, drive, sail and fly.
package vehicles

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		bicycle, hotAirBalloon,
	}
}
