// Package cars draws cars, vans and buses, and their parts.
package cars

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		bus, camperVan, campingTrailer, car, policeCar, raceCar, muscleCar, schoolBus, sportsCar, taxi, van, vintageCar,
		gasPump, golfCart, doubleDecker, convertible, jeep, limousine, goKart, steeringWheel, engine, sparkPlug, piston, carBattery, speedometer, carSeat, jumperCables, brakeDisc, oilCan, airFreshener,
	}
}
