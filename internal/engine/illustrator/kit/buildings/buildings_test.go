package buildings_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/buildings"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, buildings.Pieces()) }
