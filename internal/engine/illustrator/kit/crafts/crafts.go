// Package crafts draws what is sewn, knitted, painted and glued with.
package crafts

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		sewingNeedle, paintbrush, scissors, yarnBall, threadSpool, tapeRoll, glue, sewingMachine,
		knittingNeedles, glueGun, thimble, zipper, crochetHook,
	}
}
