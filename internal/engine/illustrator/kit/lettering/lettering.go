// Package lettering draws letters, numbers, words and monograms.
package lettering

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		letter, alphabetLetter, number, numberBalloon, lettering, wordArt,
		monogram, happyBirthdayLettering, merryChristmasLettering, thankYouLettering,
	}
}
