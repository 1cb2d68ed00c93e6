// Package beauty draws cosmetics and what hair and skin are cared for with.
package beauty

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		makeupBag, sunscreen, hairPin, lipstick, hairDryer, makeupBrush, nailPolish, perfumeBottle, longHair, wig, mascara, eyelashes, eyeshadow,
		curlingIron, tweezers, nailFile, cottonSwab, bathBomb, loofah, scrunchie, hairClip, compactMirror, hairStraightener,
	}
}
