// Package party draws birthdays, weddings, gifts, balloons and births.
package party

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		sparkler, storkDelivery, rattle, balloonDog, birthdayCake, balloon, giftBox, balloonBunch,
		partyPopper, weddingCake, giftTag, heartBalloon, birthdayCandle, pinata, babyCarriage, babyStroller,
		champagneToast, christmasCracker, partyHorn, weddingArch, champagneTower, boutonniere, cornucopia, streamers, maypole,
		giftBag, balloonGarland,
	}
}
