// Package hands draws hands.
package hands

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		hand, cuppedHands, thumbsUp, prayingHands, handshake, skeletonHand, fist, pointingHand, peaceHand, rockHand, loveYouHand, callMeHand, okHand,
		heartHands,
	}
}
