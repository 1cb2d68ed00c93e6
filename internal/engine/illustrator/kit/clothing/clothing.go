// Package clothing draws what people wear and carry.
package clothing

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		labCoat, safetyVest,
		pouch, ringBox, jewelryBox, makeupBag, saddle,
		sunscreen, foamClog,
		spartanHelmet, poloShirt, tankTop, poodleSkirt, bucketHat, fez, uncleSamHat, halo, devilHorns, dogTags, hairPin, earmuffs, keychain,
		crown, backpack, umbrella, sunglasses, cowboyBoot, lipstick,
		santaHat, tShirt, cowboyHat, dress, bowTie, sneaker, handbag, highHeel, suitcase, graduationCap,
		glasses, witchHat, partyHat, jeans, flipFlop, baseballCap, shoppingBag, tiara, weddingDress, weddingRing, hoodie, tie, sock, hat,
		flowerCrown, bunnyEars, hairBow, masqueradeMask, necklace, locket, babyOnesie, watch, jacket, scarf, ring, shoe, boot, sweater,
		apron, balletShoe, bandana, beanie, belt, bikini, bracelet, button, cardigan, chefHat, coat, earring, faceMask, firefighterHelmet, glove,
		hairDryer, hardHat, jersey, knightHelmet, motorcycleHelmet, lifeJacket, makeupBrush, mitten, nailPolish, perfumeBottle, rainBoot, safetyPin, sandal, shirt,
		shorts, skirt, sombrero, strawHat, suit, swimsuit, topHat, toteBag, tutu, wallet,
		bib, diaper, fannyPack, jesterHat, petCone, pocket, banditMask, pilgrimHat, antlerHeadband, lionMane,
		longHair, wig, mascara, eyelashes, eyeshadow, pearlNecklace, goldChain, hoopEarring, lighter,
		pants, leggings, overalls, kilt, slippers, pajamas, bathrobe, hanbok, qipao, catEars, kimono, graduationGown, sari, vest,
		tuxedo, trenchCoat, wetsuit, monocle, goggles, eyePatch, charmBracelet,
		curlingIron, tweezers, nailFile, cottonSwab, bathBomb, loofah, scrunchie, hairClip, compactMirror, bridalVeil, garter, sash, babyBooties,
		corset, suspenders, brooch, cufflinks, hairStraightener,
	}
}
