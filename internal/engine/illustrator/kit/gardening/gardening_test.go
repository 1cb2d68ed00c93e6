package gardening_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/gardening"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, gardening.Pieces()) }
