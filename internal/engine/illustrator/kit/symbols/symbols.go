// Package symbols draws signs, marks and emblems.
package symbols

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return append([]kit.Piece{
		heart, star, arrow, curvedArrow, handDrawnArrow, musicNote, checkMark, questionMark, exclamationMark, xMark,
		crescentMoonAndStar, shootingStar, peaceSign, cross, dollarSign, warningSign, playButton, gear, atom, yinYang,
		circle, triangle, brokenHeart, heartWithArrow, notificationBell, sacredHeart, heartOutline, infinitySymbol, quoteMark, starRating,
		mouseCursor, heartbeatLine, dna, recycleSymbol, phoneIcon, userIcon, subscribeButton,
		trebleClef, mandala, rangoli, celticKnot, paisley, zodiacWheel, wingedHeartPiece, puzzleHeartPiece, bassClef, handCursor, laurelWreath, zodiacSign, worldMap, citySkyline,
		square, rectangle, pentagon, hexagon, octagon, oval, rhombus, treeOfLife,
		cube, cuboid, pyramid, tetrahedron, octahedron, dodecahedron, icosahedron, prism, hexPrism,
		sphere, cone, cylinder, tube, hemisphere, torus, semicircle, trapezoid, parallelogram, spiral,
		plusSign, minusSign, equalsSign, percentSign, ampersand, atSign, hashtagSign, euroSign, poundSign, medCross,
		wifiSymbol, emailIcon, chatIcon, barcode, qrCode, starOfDavid, fleurDeLis, hamsaHand, omSymbol,
		dottedLine, wavyLine, scribble, concho,
		skullAndCrossbones, coatOfArms,
		bohoArrow, growthArrow,
		accessible, tireTracks, jailBars, semicolon, copyright, registered, trademark, piSign, omega, sigma, spadeSuit, clubSuit, diamondSuit, maleSign, femaleSign, powerSign,
		download, upload, menuIcon, pauseIcon, shareIcon, zigzag, refresh, prohibition, noSmoking, tribalSun, tribalBand, eyeOfHorus, tarotBack, fingerprint, keyhole, crosshair, dayNight,
		ankh, triquetra, pentagram, radioactive, biohazard, caduceus,
	}, tarotCards()...)
}
