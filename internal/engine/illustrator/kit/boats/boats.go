// Package boats draws what goes on water and below it.
package boats

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		vikingLongship, yacht, anchor, boat, cruiseShip, pirateShip, sailboat, kayak, submarine, rowboat, speedboat, cargoShip, raft,
		jetSki, tugboat, gondola,
	}
}
