// Package fantasy holds the kit's dinosaurs, ghosts, robots and things out of tales.
package fantasy

import "pellucid/internal/engine/illustrator/kit"

// Pieces returns all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		spellBook, treasureMap,
		ghost, dinosaur, robot, tyrannosaurusRex, angelWings, batWings, dragonWings, butterflyWings, fairyWings, antlers, tentacle, chineseDragon, monster, alien, treasureChest, magicWand, mushroomHouse, fairyDoor, mermaidTail, velociraptor, pterodactyl,
		dragonEgg, dinosaurEgg, dinosaurSkull, gargoyle, genieLamp, totemPole, tikiMask, pirateFlag, throne,
		mooseAntlers, whaleTail, dinosaurFootprint, turtleFromAbove, dinosaurSkeleton,
	}
}
