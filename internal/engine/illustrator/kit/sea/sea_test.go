package sea_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/sea"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, sea.Pieces()) }
