// Package holiday draws what belongs to holidays and faiths other than Christmas.
package holiday

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		crownOfThorns, coffin, torch, pumpkin, jackOLantern, easterEgg, diyaLamp, easterBasket, ramadanLantern, americanFlag, chineseLantern,
		firecracker, redEnvelope, cauldron, potion, crystalBall, menorah, dreidel, foldingFan, paperCrane, papelPicado, potOfGold, kinara,
		beads, rosary, prayerBeads, chalice, trickOrTreatBucket, luckyCat, darumaDoll, ganesha, prayerRug, lionDance,
	}
}
