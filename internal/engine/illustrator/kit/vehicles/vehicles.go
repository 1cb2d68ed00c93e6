// Package vehicles draws what people ride, drive, sail and fly.
package vehicles

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		shippingContainer,
		vikingLongship,
		trainTrack, road, bulletTrain, subwayTrain, yacht,
		airplane, ambulance, anchor, bicycle, boat, bus, camperVan, campingTrailer, car, cruiseShip, dumpTruck, excavator, fireTruck,
		helicopter, hotAirBalloon, monsterTruck, motorcycle, pickupTruck, pirateShip, policeCar, raceCar, rocket, spaceShuttle, muscleCar,
		sailboat, schoolBus, sleigh, sportsCar, steamTrain, taxi, tractor, train, truck, ufo, van, vintageCar,
		vintageRedTruck, combineHarvester, jetEngine,
		unicycle, tricycle, forklift, towTruck, cementMixer, constructionCrane, kayak, gasPump,
		militaryTank, submarine, foodTruck, garbageTruck, bulldozer, golfCart,
		doubleDecker,
		rowboat, speedboat, cargoShip, blimp, fighterJet, iceCreamTruck, tram, horseCarriage, raft,
		convertible, jeep, limousine, goKart, moped, sled, snowmobile, jetSki, tugboat, gondola, cableCar, hangGlider, steeringWheel, rickshaw,
		engine, sparkPlug, piston, carBattery, speedometer, carSeat, jumperCables, brakeDisc, oilCan, airFreshener,
	}
}
