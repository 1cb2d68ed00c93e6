// Package vehicles draws bicycles, motorcycles, sleighs, carriages and what pulls and lifts people.
package vehicles

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		bicycle, motorcycle, sleigh, unicycle, tricycle, horseCarriage, moped, sled, snowmobile, cableCar, rickshaw,
	}
}
