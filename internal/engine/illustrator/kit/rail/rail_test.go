package rail_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/rail"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, rail.Pieces()) }
