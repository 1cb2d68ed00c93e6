package produce_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/produce"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, produce.Pieces()) }
