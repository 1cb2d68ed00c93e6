// Package balls draws the balls of sports and games.
package balls

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		baseball, softball, basketball, beachBall, football, soccerBall, tennisBall, volleyball, golfBall,
		rugbyBall, bowlingBall, eightBall, bingoBall, cricketBall, golfTee,
	}
}
