// Package symbols draws signs, marks and icons.
package symbols

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		heart, star, arrow, curvedArrow, handDrawnArrow, musicNote, checkMark, questionMark, exclamationMark, xMark,
		crescentMoonAndStar, shootingStar, peaceSign, cross, dollarSign, warningSign, playButton, gear, atom, yinYang,
		brokenHeart, heartWithArrow, notificationBell, sacredHeart, heartOutline, infinitySymbol, quoteMark, starRating,
		mouseCursor, heartbeatLine, dna, recycleSymbol, phoneIcon, userIcon, subscribeButton, trebleClef, wingedHeartPiece, puzzleHeartPiece, bassClef, handCursor, worldMap, citySkyline,
		percentSign, ampersand, atSign, hashtagSign, euroSign, poundSign, wifiSymbol, emailIcon, chatIcon, barcode, qrCode,
		dottedLine, wavyLine, scribble, bohoArrow, growthArrow, accessible, tireTracks, jailBars, semicolon, copyright, registered, trademark, piSign, omega, sigma, spadeSuit, clubSuit, diamondSuit, maleSign, femaleSign, powerSign,
		download, upload, menuIcon, pauseIcon, shareIcon, zigzag, refresh, prohibition, noSmoking, fingerprint, keyhole, crosshair, dayNight,
	}
}
