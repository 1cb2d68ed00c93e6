// Package reptiles draws reptiles, amphibians and small animals of the land.
package reptiles

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		cobra, frog, snake, axolotl, bat, armadillo, platypus, turtleShell, toad,
	}
}
