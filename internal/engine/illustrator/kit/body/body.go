// Package body holds the kit's faces, hands and other parts of the body.
package body

import "pellucid/internal/engine/illustrator/kit"

// Pieces returns all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		vampireTeeth, sharkTooth, messyBun,
		skull, smileyFace, pawPrint, eye, hand, laughingEmoji, thumbsUp, sugarSkull, cryingEmoji, heartEyesEmoji,
		lips, tooth, brain, prayingHands, mustache, mouth, face, beard, handshake, feather,
		footprint, handprint, skeletonHand,
		fist, pointingHand, peaceHand, rockHand, loveYouHand, callMeHand, okHand,
		nose, ear, foot, arm, arm.Named("flexed-bicep", 0), leg, sadFace,
		kissMark,
		heartHands, humanHeart, cartoonEyes, googlyEyes, coolEmoji, poopEmoji,
		lungs, liver, kidney, stomach, intestines, tongue, neuron, animalCell, plantCell, bacteria,
	}
}
