// Package sport draws toys, games and sports gear.
package sport

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		boomerang, lacrosseStick, jokerCard,
		dart,
		playgroundSlide, sandbox, bouncyCastle,
		badmintonRacket,
		iceSkate, barbell, snowSkis,
		baseball, softball, baseballBat, baseballGlove, basketball, beachBall, sandBucket, boxingGlove, checkeredFlag, dice, dumbbell,
		fishingRod, football, footballHelmet, golfClub, kite, medal, pacifier, playingCard, puzzlePiece, rollerSkate,
		rubberDuck, skateboard, soccerBall, surfboard, teddyBear, tennisBall, tennisRacket, trophy, volleyball,
		archeryTarget, basketballHoop, bowlingPin, frisbee, golfBall, hockeyStick, lifeBuoy, pinwheel, rockingHorse, whistle,
		yoYo, jumpRope, puzzleCube, yogaMat, kettlebell, hulaHoop, matryoshka,
		cricketBat, snowboard, tableTennisPaddle, pickleballPaddle, shuttlecock, dartboard, chessPiece, domino, pokerChip,
		doll, jackInTheBox, spinningTop, toyBrick, voodooDoll,
		hockeyPuck, trampoline, arcadeMachine,
		soccerGoal, seesaw, punchingBag, chessBoard, toyTrain,
		foosballTable, skateRamp, benchPress, stilts,
		mannequin, marionette, toys,
		babyMobile, babyMonitor, teether, golfBag, rouletteWheel, treadmill,
		boxingRing, tennisNet, javelin, hurdle, rugbyBall, curlingStone, slotMachine, pinballMachine, checkers,
		golfFlag, swimFins, skiGoggles, balanceBeam, pommelHorse, pingPongTable, backgammon, jengaTower, marbles, mahjongTile, scoreboard,
		ragDoll, glowStick, fidgetSpinner, duckDecoy,
		pomPom, foamFinger, championBelt, chessQueen, chessRook, chessBishop, chessPawn,
		bowlingBall, eightBall, bingoBall, cricketBall, golfTee, soccerField, tennisCourt, basketballCourt, footballField, baseballField,
		houseOfCards, ticTacToe, mazeGame,
		goalpost, hockeyMask, podium, pogoStick, cornhole, carabiner, fishingLure, paddleBoard, rollerblade, slinky, waterGun, d20, handheldConsole, kaleidoscope,
	}
}
