// Package clocks draws what tells the time.
package clocks

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		grandfatherClock, cuckooClock, pocketWatch, stopwatch, sundial, alarmClock, digitalClock, clock,
		hourglass,
	}
}
