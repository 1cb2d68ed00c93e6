// Package yard draws what stands outside a house and is taken on a trip, and what pets live in.
package yard

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		dumpster, beachUmbrella, picnicBasket, barbecueGrill, mailbox, beehive, birdhouse, fence, ferrisWheel, fishBowl, ladder, swing,
		petBed, petBowl, leash, catTree, litterBox, petCarrier, scratchingPost,
	}
}
