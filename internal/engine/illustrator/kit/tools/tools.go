// Package tools draws tools and hardware.
package tools

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		cartWheel, spinningWheel, oilDrum, pipe, whip, axe, binoculars, compass, compassRose, drill, fireExtinguisher, flashlight, hammer,
		cigarette, smokingPipe, magnifyingGlass, screwdriver, wrench, magnet, paintCan, saw, toolbox,
		chainsaw, pickaxe, weldingHelmet, tattooMachine, paintRoller, anvil, tapeMeasure, hairClippers, nailGun,
		gasMask, divingHelmet, snorkel, chisel, vise, jackhammer, pulley, pocketKnife, periscope, swissArmyKnife, nailClippers, mousetrap, matchbox,
		parachute, spiritLevel, sledgehammer, crowbar, utilityKnife, hacksaw, solderingIron, clamp, blowtorch,
		cigar,
	}
}
