package yard_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/yard"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, yard.Pieces()) }
