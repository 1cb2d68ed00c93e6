// Package footwear draws shoes, boots and socks.
package footwear

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		foamClog, cowboyBoot, sneaker, highHeel, flipFlop, sock, shoe, boot, balletShoe, rainBoot, sandal, slippers, babyBooties,
	}
}
