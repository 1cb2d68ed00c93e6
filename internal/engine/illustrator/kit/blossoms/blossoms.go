// Package blossoms draws flowers.
package blossoms

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		flower, sunflower, rose, bouquet, daisy, peony, tulip, cherryBlossom, hibiscus, lavender, lotus,
		poinsettia, wildflower, daffodil, dahlia, dandelion, hydrangea, lily, magnolia, orchid, poppy,
		marigold, waterLily, irisFlower, chrysanthemum, carnation, callaLily, jasmine, plumeria, anemone, pansy, lilac, wisteria, ivy,
		babysBreath,
	}
}
