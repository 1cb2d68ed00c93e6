// Package blossoms draws flowers.
package blossoms

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		snowdrop, crocus, foxglove, hyacinth, delphinium, gladiolus, snapdragon, bluebell, zinnia, aster, cosmos, camellia, gardenia, edelweiss, ranunculus, forgetMeNot,
		morningGlory, protea, anthurium,
		flower, sunflower, rose, bouquet, daisy, peony, tulip, cherryBlossom, hibiscus, lavender, lotus,
		poinsettia, wildflower, daffodil, dahlia, dandelion, hydrangea, lily, magnolia, orchid, poppy,
		marigold, waterLily, irisFlower, chrysanthemum, carnation, callaLily, jasmine, plumeria, anemone, pansy, lilac, wisteria, ivy,
		babysBreath,
	}
}
