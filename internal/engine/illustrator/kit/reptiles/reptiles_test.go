package reptiles_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/reptiles"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, reptiles.Pieces()) }
