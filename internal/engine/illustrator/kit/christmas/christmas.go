// Package christmas draws what belongs to Christmas and winter holidays.
package christmas

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		christmasTree, snowman, christmasStocking, giftSack, christmasWreath, candyCane, christmasOrnament, gingerbreadMan, nutcracker,
		snowGlobe, christmasBell, nativityScene, christmasStar, treeTopper,
	}
}
