// Package electronics draws cameras, phones, computers and other devices.
package electronics

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		earbuds, smartwatch, floppyDisk, videoCassette, filmProjector, faxMachine,
		chargingCable, serverRack,
		usbDrive, tripod, walkieTalkie,
		boombox, retroTelevision, keyboard, computerMouse, remoteControl, videoCamera,
		calculator, camera, instantCamera, cassetteTape, cellPhone, computer, gameController, headphones, laptop, megaphone,
		microphone, radio, speaker, telephone, television, vinylRecord,
		battery, clapperboard, filmReel,
		drone, vrHeadset, satelliteDish, solarPanel,
		siren, radioTower, phoneCase, securityCamera, webcam, ringLight, retroMicrophone, router, compactDisc,
		printer, tablet,
	}
}
