// Package sport draws what sport is done with, on and for.
package sport

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		boomerang, lacrosseStick, badmintonRacket, iceSkate, barbell, snowSkis, baseballBat, baseballGlove, boxingGlove, checkeredFlag, dumbbell,
		fishingRod, footballHelmet, golfClub, medal, rollerSkate, skateboard, surfboard, tennisRacket, trophy,
		archeryTarget, basketballHoop, bowlingPin, frisbee, hockeyStick, lifeBuoy, whistle, cricketBat, snowboard, tableTennisPaddle, pickleballPaddle, shuttlecock,
		hockeyPuck, soccerGoal, punchingBag, skateRamp, benchPress, golfBag, boxingRing, tennisNet, javelin, hurdle, curlingStone,
		golfFlag, swimFins, skiGoggles, balanceBeam, pommelHorse, scoreboard, pomPom, foamFinger, championBelt,
		soccerField, tennisCourt, basketballCourt, footballField, baseballField, goalpost, hockeyMask, podium, carabiner, fishingLure, paddleBoard, rollerblade,
	}
}
