package drinks_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/drinks"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, drinks.Pieces()) }
