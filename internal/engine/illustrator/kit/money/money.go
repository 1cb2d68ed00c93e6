// Package money draws money, what keeps it and what it is paid with.
package money

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		receipt, creditCard, cashRegister, vendingMachine, waxSeal, coin, money, moneyBag, piggyBank, goldBar,
		coinStack,
	}
}
