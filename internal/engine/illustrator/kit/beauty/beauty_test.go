package beauty_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/beauty"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, beauty.Pieces()) }
