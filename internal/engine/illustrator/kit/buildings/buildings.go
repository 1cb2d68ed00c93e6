// Package buildings draws houses and other buildings.
package buildings

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		victorianHouse, apartmentBuilding, diner,
		hut, stainedGlassWindow,
		bank, factory, warehouse, synagogue, hinduTemple, busStop, elevator,
		garage,
		skyscraper, greenhouse, treehouse, modernHouse, balcony,
		barn, castle, church, circusTent, gingerbreadHouse, gravestone, hauntedHouse, hospital, house, lighthouse,
		mosque, school, tent, windmill,
		logCabin, igloo, pagoda, telephoneBooth, wishingWell,
		bridge, suspensionBridge, stairs, swimmingPool,
		carousel, windTurbine, greekTemple, teepee,
		gazebo, waterTower, castleTower, clockTower, watchtower, obelisk, stoneArch, fireEscape, gardenGate, trainStation, newspaperStand,
		revolvingDoor, escalator, weatherVane, altar,
		bakery, shop, silo, storefront, stall,
		fountain, greekColumn, cathedral, chickenCoop,
		library, museum, courthouse, cityHall, fireStation, policeStation, postOffice,
		hotel, movieTheater, gasStation, stadium, rollerCoaster, pier,
	}
}
