// Package trucks draws trucks, tractors and machines that work on roads, fields and building sites.
package trucks

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		shippingContainer, ambulance, dumpTruck, excavator, fireTruck, monsterTruck, pickupTruck, tractor, truck,
		vintageRedTruck, combineHarvester, forklift, towTruck, cementMixer, constructionCrane, militaryTank, foodTruck, garbageTruck, bulldozer,
		iceCreamTruck,
	}
}
