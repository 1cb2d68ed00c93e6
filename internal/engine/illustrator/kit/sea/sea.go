// Package sea holds the kit's fish, insects, reptiles and other small or swimming animals.
package sea

import "pellucid/internal/engine/illustrator/kit"

// Pieces returns all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		seaAnemone,
		narwhal, moth, lunaMoth, centipede, cockroach,
		hammerheadShark, swordfish, catfish, anglerfish, cobra, slug,
		butterfly, frog, bee, fish, shark, octopus, dolphin, ladybug,
		seaTurtle, crab, seashell, spider, snake, snail, starfish, lobster, ant, seahorse, jellyfish, axolotl, dragonfly, whale, seal, bat,
		armadillo, caterpillar, clownfish, coral, goldfish, koi, platypus, shrimp, turtleShell,
		scorpion, grasshopper, mantis, stingray, pufferfish, squid,
		orca, blobfish, glowBug, earthworm, kraken,
		mosquito, housefly, wasp, beetle, termite, eel, seaUrchin, toad, manatee, seaLion,
		walrus,
		pearl, shipWheel, buoy, messageInABottle,
		conchShell, hermitCrab, humpbackWhale, bassFish, troutFish, salmonFish, seaweed, fishingNet, lobsterTrap, driftwood, sandDollar, shipInABottle,
	}
}
