// Package plants draws leaves, grasses, mushrooms, cacti and what grows in pots.
package plants

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		mushroom, cactus, greenLeaf, fallLeaf, pottedPlant, shamrock, holly, mapleLeaf, fourLeafClover, grass, seedling, succulent, monsteraLeaf, palmLeaf,
		acorn, bamboo, bush, fern, flowerPot, log, mistletoe, pineCone, wheat, hops, hayBale, leafPile,
		bonsai, aloeVera, venusFlytrap, thistle, birdOfParadise, snakePlant, monsteraPlant, spiderPlant, fiddleLeafFig, pothos, peaceLily,
		fallingLeaves, oliveBranch, pampasGrass, flowerBed, trellis, seedPacket, cattail, tumbleweed, bananaLeaf, mintSprig, basilSprig, terrarium,
	}
}
