// Package aircraft draws what flies, into space too.
package aircraft

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		biplane, privateJet,
		airplane, helicopter, hotAirBalloon, rocket, spaceShuttle, ufo, jetEngine, blimp, fighterJet,
		hangGlider,
	}
}
