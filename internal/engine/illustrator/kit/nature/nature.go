// Package nature draws weather, landscapes, stones, and the ribbons that frame things.
package nature

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		forestPath, sandPile, dirtPile, snowPile,
		cowSkull, deerSkull,
		tornado, comet, iceCube, icicle,
		sun, cloud, diamond, mountain, moon, waterDrop, gemstone, crescentMoon, campfire, crystal, volcano, hills, beach, stormCloud, island,
		rainCloud, bow, awardRibbon, sunset,
		waterfall, bloodDrop, honeycomb, shatteredGlass,
		moonPhases, cliff, vineyard, campsite, windingRoad, river, desert, canyon,
		lunarRover, spaceStation, asteroid, blackHole,
		iceberg, cave, geyser, eclipse, galaxy, constellation, oasis, aurora,
	}
}
