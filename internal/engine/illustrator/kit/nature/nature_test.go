package nature_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/nature"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, nature.Pieces()) }
