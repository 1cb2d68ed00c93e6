// Package home draws doors, windows, vessels and what else is found around a home.
package home

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		keyRing, windChime, urn, plunger, pincushion, handMirror, doorbell, outlet, tissueBox, glassDome,
		basket, bucket, cardboardBox, door, fireplace, key, mirror, vase, window, clothesHanger, padlock,
		airConditioner, radiator, lightSwitch, powerStrip, dollhouse,
	}
}
