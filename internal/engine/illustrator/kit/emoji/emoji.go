// Package emoji draws faces that show a mood.
package emoji

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		smileyFace, laughingEmoji, cryingEmoji, heartEyesEmoji, sadFace, coolEmoji, poopEmoji,
	}
}
