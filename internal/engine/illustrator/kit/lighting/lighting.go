// Package lighting draws candles, lamps and lanterns.
package lighting

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		floorLamp, lavaLamp, candle, jarCandle, lamp, lantern, lightBulb, stringLight, deskLamp, candlestick,
		chandelier,
	}
}
