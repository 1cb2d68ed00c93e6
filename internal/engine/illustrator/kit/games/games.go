// Package games draws board games, cards, dice and what arcades and casinos have.
package games

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		jokerCard, dart, dice, playingCard, dartboard, chessPiece, domino, pokerChip, arcadeMachine,
		chessBoard, foosballTable, rouletteWheel, treadmill, slotMachine, pinballMachine, checkers,
		pingPongTable, backgammon, jengaTower, marbles, mahjongTile, chessQueen, chessRook, chessBishop, chessPawn,
		houseOfCards, ticTacToe, mazeGame, cornhole, d20,
	}
}
