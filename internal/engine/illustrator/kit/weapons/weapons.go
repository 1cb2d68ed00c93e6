// Package weapons draws what is fought and hunted with.
package weapons

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		battleAxe, quiver,
		bomb, bowAndArrow, handgun, shield, sword, dagger, razor, scaleBalance, slingshot, crossbow, catapult, harpoon, oar,
		crossedSwords, scythe, grenade, warHammer, wizardStaff, katana, rifle, bullet, dynamite, trident, spear, mace, flail, halberd, nunchucks, shuriken, laserSword, rayGun, cannon, cannonball,
	}
}
