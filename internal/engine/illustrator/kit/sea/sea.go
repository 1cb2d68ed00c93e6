// Package sea draws what lives in water, and what is found at its shore.
package sea

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		seaAnemone, narwhal, octopus, dolphin, seaTurtle, crab, seashell, starfish, lobster, jellyfish, whale, seal,
		coral, shrimp, squid, orca, kraken, seaUrchin, manatee, seaLion, walrus, pearl, shipWheel, buoy, messageInABottle,
		conchShell, hermitCrab, humpbackWhale, seaweed, fishingNet, lobsterTrap, driftwood, sandDollar, shipInABottle,
	}
}
