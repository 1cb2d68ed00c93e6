// Package emblems draws ornaments, and symbols of faiths, houses, stars and the tarot.
package emblems

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return append([]kit.Piece{
		mandala, rangoli, celticKnot, paisley, zodiacWheel, laurelWreath, zodiacSign, treeOfLife, starOfDavid, fleurDeLis, hamsaHand, omSymbol,
		concho, skullAndCrossbones, coatOfArms, tribalSun, tribalBand, eyeOfHorus, tarotBack, ankh, triquetra, pentagram, radioactive, biohazard, caduceus,
	}, tarotCards()...)
}
