package money_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/money"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, money.Pieces()) }
