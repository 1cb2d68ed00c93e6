// Package body draws parts of the body.
package body

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		vampireTeeth, sharkTooth, messyBun, skull, pawPrint, eye, sugarSkull, lips, tooth, brain, mustache, mouth, face, beard, feather,
		footprint, handprint, nose, ear, foot, arm, arm.Named("flexed-bicep", 0), leg, kissMark, humanHeart, cartoonEyes, googlyEyes,
		lungs, liver, kidney, stomach, intestines, tongue, neuron, animalCell, plantCell, bacteria,
	}
}
