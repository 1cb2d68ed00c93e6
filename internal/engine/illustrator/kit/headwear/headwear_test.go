package headwear_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/headwear"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, headwear.Pieces()) }
