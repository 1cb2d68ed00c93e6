// Package toys draws what children play with, and playgrounds.
package toys

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		playgroundSlide, sandbox, bouncyCastle, sandBucket, kite, pacifier, puzzlePiece, rubberDuck, teddyBear,
		pinwheel, rockingHorse, yoYo, jumpRope, puzzleCube, yogaMat, kettlebell, hulaHoop, matryoshka, doll, jackInTheBox, spinningTop, toyBrick, voodooDoll,
		trampoline, seesaw, toyTrain, stilts, mannequin, marionette, toys, babyMobile, babyMonitor, teether,
		ragDoll, glowStick, fidgetSpinner, duckDecoy, pogoStick, slinky, waterGun, handheldConsole, kaleidoscope, flamingoFloat,
	}
}
