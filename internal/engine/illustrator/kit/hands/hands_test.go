package hands_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/hands"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, hands.Pieces()) }
