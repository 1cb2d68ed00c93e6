// Package fish draws fish.
package fish

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		hammerheadShark, swordfish, catfish, anglerfish, fish, shark, seahorse, clownfish, goldfish, koi,
		stingray, pufferfish, blobfish, eel, bassFish, troutFish, salmonFish,
	}
}
