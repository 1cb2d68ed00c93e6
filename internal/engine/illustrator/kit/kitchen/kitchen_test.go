package kitchen_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kitchen"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, kitchen.Pieces()) }
