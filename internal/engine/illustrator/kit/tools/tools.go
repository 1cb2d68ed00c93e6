// Package tools draws tools and hardware.
package tools

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		cartWheel, spinningWheel, sewingNeedle, oilDrum,
		pipe, whip,
		axe, binoculars, bomb, bowAndArrow, compass, compassRose, drill, fireExtinguisher, fireHydrant, flashlight, hammer,
		horseshoe, cigarette, smokingPipe, handgun, magnifyingGlass, paintbrush, scissors, screwdriver, shield, shovel, sword, trafficCone,
		wateringCan, woodPlank, steelBeam, wrench, yarnBall,
		magnet, paintCan, saw, threadSpool, toolbox,
		chainsaw, pickaxe, pitchfork, gardenHose, woodScrew, nutAndBolt, tapeRoll, glue, trowel,
		weldingHelmet, tattooMachine, paintRoller, anvil, tapeMeasure, hairClippers, nailGun, sewingMachine,
		dagger, razor, scaleBalance,
		gasMask, divingHelmet, snorkel,
		slingshot, crossbow, catapult, harpoon, oar, chisel, vise, jackhammer, pulley, plow,
		pocketKnife, periscope, knittingNeedles, glueGun, swissArmyKnife, nailClippers, mousetrap, matchbox, thimble, zipper, sprinkler,
		lawnMower, rake, pliers, crossedSwords, parachute,
		chain, barbedWire, crochetHook,
		spiritLevel, sledgehammer, crowbar, utilityKnife, hacksaw, solderingIron, clamp, blowtorch,
		hook, plug,
		cigar, toolBelt, cautionTape, clothespin, pallet, barricade, scythe, grenade, warHammer, wizardStaff,
		nail, coilSpring, brick, brickWall, gasCan, milkCan, tackleBox, katana, rifle, bullet, dynamite,
		trident, spear, mace, flail, halberd, nunchucks, shuriken, laserSword, rayGun, cannon, cannonball,
	}
}
