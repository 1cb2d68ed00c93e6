// Package accessories draws what people carry or put on beside their clothes: bags, umbrellas, ties, jewelry.
package accessories

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		duffelBag, satchel,
		pouch, ringBox, jewelryBox, saddle, dogTags, keychain, backpack, umbrella, bowTie, handbag, suitcase, shoppingBag, weddingRing, tie, necklace,
		locket, watch, scarf, ring, belt, bracelet, button, earring, safetyPin, toteBag, wallet, fannyPack, pearlNecklace, goldChain, hoopEarring, lighter,
		charmBracelet, sash, brooch, cufflinks,
	}
}
