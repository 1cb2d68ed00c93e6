// Package signs draws road signs, flags and markers.
package signs

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return append([]kit.Piece{
		evilEye, licensePlate, nationalFlag, wavingFlag, rainbowFlag, locationPin, roadSign, stopSign, trafficLight,
		parkingMeter, manholeCover, placard, hangingSign, arrowSign, noticeSign, yardSign, retroSign, barberPole, sandwichBoard, billboard,
	}, stateFlags()...)
}
