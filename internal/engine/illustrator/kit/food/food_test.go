package food_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/food"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, food.Pieces()) }
