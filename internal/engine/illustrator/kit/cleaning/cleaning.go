// Package cleaning draws what cleans a home and its laundry.
package cleaning

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		dustpan, featherDuster, soapDispenser, sprayCan, clothesline, broom, dishwasher, fan, iron, mop,
		trashCan, vacuumCleaner, washingMachine, sprayBottle, ironingBoard,
	}
}
