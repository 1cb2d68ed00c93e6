package footwear_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/footwear"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, footwear.Pieces()) }
