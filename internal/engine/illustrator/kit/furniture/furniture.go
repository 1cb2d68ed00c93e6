// Package furniture draws what is sat on, slept in, stored in and eaten at.
package furniture

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		coffeeTable, gamingChair, mattress,
		bed, chair, sofa, table, armchair, beachChair, bench, bookshelf, crib, desk, hammock, rockingChair, highChair,
		dresser, nightstand, wardrobe, filingCabinet, stool, officeChair, lifeguardChair, bunkBed, beanBag, poolTable, picnicTable,
		ottoman, coatRack, locker, wineRack,
	}
}
