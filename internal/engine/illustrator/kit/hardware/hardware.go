// Package hardware draws what is built and closed off with: nails, chains, bricks, planks, cans and barriers.
package hardware

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		fireHydrant, horseshoe, trafficCone, woodPlank, steelBeam, woodScrew, nutAndBolt, chain, barbedWire,
		hook, plug, toolBelt, cautionTape, clothespin, pallet, barricade, nail, coilSpring, brick, brickWall, gasCan, milkCan, tackleBox,
	}
}
