package accessories_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/accessories"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, accessories.Pieces()) }
