// Package holiday draws what belongs to holidays and parties.
package holiday

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		sparkler, storkDelivery,
		crownOfThorns,
		coffin, torch, rattle, balloonDog,
		birthdayCake, christmasTree, balloon, snowman, pumpkin, jackOLantern, giftBox, easterEgg, diyaLamp, christmasStocking, giftSack, christmasWreath,
		candyCane, christmasOrnament, gingerbreadMan, easterBasket, ramadanLantern, balloonBunch, americanFlag, nutcracker, chineseLantern,
		partyPopper, weddingCake, giftTag, snowGlobe, heartBalloon, birthdayCandle, firecracker, redEnvelope, pinata, babyCarriage, babyStroller,
		champagneToast, christmasBell, nativityScene,
		cauldron, potion, crystalBall, menorah, dreidel,
		foldingFan, christmasCracker, paperCrane, papelPicado, potOfGold, kinara, partyHorn,
		weddingArch, champagneTower, boutonniere, cornucopia, streamers, maypole, beads, rosary, prayerBeads, chalice,
		christmasStar, treeTopper, trickOrTreatBucket, luckyCat, darumaDoll, giftBag, balloonGarland, ganesha, prayerRug, lionDance,
	}
}
