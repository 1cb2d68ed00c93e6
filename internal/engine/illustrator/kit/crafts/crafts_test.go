package crafts_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/crafts"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, crafts.Pieces()) }
