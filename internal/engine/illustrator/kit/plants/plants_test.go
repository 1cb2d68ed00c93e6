package plants_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/plants"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, plants.Pieces()) }
