package clothing_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/clothing"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, clothing.Pieces()) }
