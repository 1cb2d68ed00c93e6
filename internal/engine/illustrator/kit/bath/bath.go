// Package bath draws bathrooms and what one washes with.
package bath

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		showerHead, toiletBrush, waxMelts, bathtub, toilet, toothbrush, faucet, sink, soap, sponge, toiletPaper, toothpaste,
		hairbrush, comb,
	}
}
