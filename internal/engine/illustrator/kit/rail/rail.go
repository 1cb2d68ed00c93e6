// Package rail draws trains, and the tracks and roads that traffic is on.
package rail

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		trainTrack, road, bulletTrain, subwayTrain, steamTrain, train, tram,
	}
}
