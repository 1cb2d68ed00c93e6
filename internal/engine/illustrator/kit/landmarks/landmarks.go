// Package landmarks draws famous buildings and monuments.
package landmarks

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		bigBen, colosseum, egyptianPyramid, eiffelTower, goldenGateBridge, greatWallOfChina, leaningTowerOfPisa,
		statueOfLiberty, sydneyOperaHouse, tajMahal,
	}
}
