// Package linen draws what is made of cloth around a home: blankets, cushions, curtains, towels and rugs.
package linen

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		macrame, tablecloth, napkin, beachTowel, curtain, picnicBlanket, pillow, rug, towel, blanket, sleepingBag,
		doormat, quilt,
	}
}
