// Package headwear draws what is worn on the head or before the eyes: hats, helmets, crowns, glasses and masks.
package headwear

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		spartanHelmet, bucketHat, fez, uncleSamHat, halo, devilHorns, earmuffs, crown, sunglasses, santaHat, cowboyHat, graduationCap, glasses, witchHat,
		partyHat, baseballCap, tiara, hat, flowerCrown, bunnyEars, hairBow, masqueradeMask, bandana, beanie, chefHat, faceMask, firefighterHelmet, hardHat,
		knightHelmet, motorcycleHelmet, sombrero, strawHat, topHat, jesterHat, banditMask, pilgrimHat, antlerHeadband, lionMane, catEars, monocle, goggles,
		eyePatch, bridalVeil,
	}
}
