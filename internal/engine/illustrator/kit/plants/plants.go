// Package plants draws flowers, leaves, trees and what grows in pots.
package plants

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		flower, mushroom, sunflower, rose, tree, cactus, bouquet, palmTree, daisy, peony,
		tulip, cherryBlossom, greenLeaf, fallLeaf, pottedPlant, pineTree, hibiscus, shamrock, lavender, lotus,
		poinsettia, holly, mapleLeaf, fourLeafClover, grass, seedling, wildflower, succulent, monsteraLeaf, palmLeaf, eucalyptusBranch,
		acorn, bamboo, bush, daffodil, dahlia, dandelion, fern, flowerPot, hydrangea, lily, log, magnolia, mistletoe, orchid, pineCone, poppy, wheat, hops, hayBale, leafPile,
		bonsai, aloeVera, venusFlytrap, thistle, birdOfParadise, marigold, waterLily, irisFlower, chrysanthemum, carnation, callaLily, jasmine, plumeria, anemone, pansy, lilac, wisteria, ivy, oakTree, familyTree,
		snakePlant, monsteraPlant, spiderPlant, fiddleLeafFig, pothos, peaceLily,
		fallingLeaves, oliveBranch, pampasGrass, babysBreath, woodSlice, willowTree, birchTree, willowBranch,
		flowerBed, trellis, seedPacket,
		cattail, tumbleweed, bananaLeaf, baobabTree, mintSprig, basilSprig,
		lemonBranch, orangeBranch, appleBranch, peachBranch, cherryBranch, blueberryBranch, cottonBranch, dogwoodBranch,
		appleTree, orangeTree, lemonTree, pearTree, cherryTree, blossomTree, fallTree,
	}
}
